### 6 nimmt! at the table: what the board says, and what has happened.

six-nimmt-table-row = Row { $row }
six-nimmt-table-hand = Your hand
six-nimmt-table-offered = Cards to pick
six-nimmt-table-heads =
    { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }
six-nimmt-table-place = row { $row }, card { $position }
six-nimmt-table-takes =
    { $heads ->
        [one] row { $row }: takes { $heads } head
       *[other] row { $row }: takes { $heads } heads
    }
six-nimmt-table-low = below all rows: takes ≥ { $heads }
six-nimmt-table-ready = ready
six-nimmt-table-score = this round { $heads }, total { $total }
six-nimmt-table-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
six-nimmt-table-waiting-cards = Still to be placed: { $cards }
six-nimmt-table-take-row = Your { $card } is below every row. Which row do you take?

six-nimmt-told-revealed = Revealed: { $cards }
six-nimmt-told-placed = { $name }: { $card } → row { $row }
six-nimmt-told-took =
    { $heads ->
        [one] { $name }: { $card } → row { $row } and takes { $heads } head
       *[other] { $name }: { $card } → row { $row } and takes { $heads } heads
    }
six-nimmt-told-picked = { $name } picks { $card }
