### Twenty One at the table: what the board says, and what has happened.

twenty-one-table-turn = Turn { $turn }, { $name } has the dice
twenty-one-table-sheet = sheet
twenty-one-table-total = total
twenty-one-table-current-row = current row
twenty-one-table-full = sheet full
twenty-one-table-own-sheet = Your sheet, { $sheet }
twenty-one-table-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
twenty-one-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
twenty-one-table-bonus = Bonus for hits: { $table }
twenty-one-table-fills = row full

twenty-one-told-dealt = Sheets: { $sheets }. { $name } rolls first
twenty-one-told-rolled = { $name } rolls { $dice }
twenty-one-told-rolled-again = Second roll by { $name }: { $dice }
twenty-one-told-kept = { $name } keeps the roll
twenty-one-told-rerolls = { $name } rolls again: { $dice }
twenty-one-told-wrote = { $name }: row { $row }, writes { $dice }
twenty-one-told-crossed = { $name }: row { $row }, crosses out { $field }
twenty-one-told-filled =
    { $points ->
        [one] { $name }: row { $row } is full, { $numbers } + { $bonus } = { $points } point
       *[other] { $name }: row { $row } is full, { $numbers } + { $bonus } = { $points } points
    }
