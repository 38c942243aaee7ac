### Twenty One am Tisch: was zu sehen ist und was geschehen ist.

twenty-one-table-turn = Zug { $turn }, { $name } hat die Würfel
twenty-one-table-sheet = Zettel
twenty-one-table-total = Summe
twenty-one-table-current-row = aktuelle Reihe
twenty-one-table-full = Zettel voll
twenty-one-table-own-sheet = Dein Zettel, { $sheet }
twenty-one-table-hits =
    { $hits ->
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }
twenty-one-table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
twenty-one-table-bonus = Bonus für Treffer: { $table }
twenty-one-table-fills = Reihe voll

twenty-one-told-dealt = Zettel: { $sheets }. { $name } beginnt
twenty-one-told-rolled = { $name } würfelt { $dice }
twenty-one-told-rolled-again = Zweiter Wurf von { $name }: { $dice }
twenty-one-told-kept = { $name } lässt den Wurf stehen
twenty-one-told-rerolls = { $name } würfelt noch einmal: { $dice }
twenty-one-told-wrote = { $name }: Reihe { $row }, trägt { $dice } ein
twenty-one-told-crossed = { $name }: Reihe { $row }, streicht { $field }
twenty-one-told-filled =
    { $points ->
        [one] { $name }: Reihe { $row } ist voll, { $numbers } + { $bonus } = { $points } Punkt
       *[other] { $name }: Reihe { $row } ist voll, { $numbers } + { $bonus } = { $points } Punkte
    }
