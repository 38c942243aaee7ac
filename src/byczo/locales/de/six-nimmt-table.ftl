### 6 nimmt! am Tisch: was man sieht und was geschehen ist.

six-nimmt-table-row = Reihe { $row }
six-nimmt-table-hand = Deine Hand
six-nimmt-table-offered = Karten zur Wahl
six-nimmt-table-heads =
    { $heads ->
        [one] { $heads } Hornochse
       *[other] { $heads } Hornochsen
    }
six-nimmt-table-place = Reihe { $row }, Karte { $position }
six-nimmt-table-takes =
    { $heads ->
        [one] Reihe { $row }: nimmt { $heads } Hornochsen
       *[other] Reihe { $row }: nimmt { $heads } Hornochsen
    }
six-nimmt-table-low = unter allen Reihen: nimmt ≥ { $heads }
six-nimmt-table-ready = bereit
six-nimmt-table-score = diese Runde { $heads }, insgesamt { $total }
six-nimmt-table-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
six-nimmt-table-waiting-cards = Noch anzulegen: { $cards }
six-nimmt-table-take-row = Deine { $card } ist niedriger als alle Reihen. Welche Reihe nimmst du?

six-nimmt-told-revealed = Aufgedeckt: { $cards }
six-nimmt-told-placed = { $name }: { $card } → Reihe { $row }
six-nimmt-told-took =
    { $heads ->
        [one] { $name }: { $card } → Reihe { $row } und nimmt { $heads } Hornochsen
       *[other] { $name }: { $card } → Reihe { $row } und nimmt { $heads } Hornochsen
    }
six-nimmt-told-picked = { $name } wählt { $card }
