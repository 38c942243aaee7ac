### X nimmt! am Tisch: was man sieht und was geschehen ist.

x-nimmt-table-row = Reihe { $row }
x-nimmt-table-hand =
    { $heads ->
        [one] Deine Hand ({ $heads } Hornochse)
       *[other] Deine Hand ({ $heads } Hornochsen)
    }
x-nimmt-table-heads =
    { $heads ->
        [one] { $heads } Hornochse
       *[other] { $heads } Hornochsen
    }
x-nimmt-table-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
x-nimmt-table-known = bekannt: { $cards }
x-nimmt-table-x-row = X-Reihe: { $cards }
x-nimmt-table-x-pile =
    { $heads ->
        [one] X-Stapel: { $heads } Hornochse
       *[other] X-Stapel: { $heads } Hornochsen
    }
x-nimmt-table-total = insgesamt { $total }
x-nimmt-table-ready = bereit
x-nimmt-table-waiting-cards = Noch anzulegen: { $cards }
x-nimmt-table-place = Reihe { $row }, Karte { $position }
x-nimmt-table-takes = Reihe { $row }: nimmt { $cards }
x-nimmt-table-low = unter allen Reihen
x-nimmt-table-take-row = Deine { $card } ist niedriger als alle Reihen. Welche Reihe nimmst du?
x-nimmt-table-row-cards =
    { $heads ->
        [one] nimmt { $cards } ({ $heads } Hornochse)
       *[other] nimmt { $cards } ({ $heads } Hornochsen)
    }
x-nimmt-table-choose-x = Genommen: { $cards }. Welche Karte kommt in deine X-Reihe?
x-nimmt-table-sorting = { $name } wählt eine Karte für die X-Reihe: { $cards }
x-nimmt-table-fits = kommt in die X-Reihe
x-nimmt-table-piles =
    { $points ->
        [one] X-Reihe { $cards } kommt auf den X-Stapel: { $points } Punkt
       *[other] X-Reihe { $cards } kommt auf den X-Stapel: { $points } Punkte
    }
x-nimmt-table-returns = auf die Hand: { $cards }

x-nimmt-told-revealed = Aufgedeckt: { $cards }
x-nimmt-told-placed = { $name }: { $card } → Reihe { $row }
x-nimmt-told-took = { $name }: { $card } → Reihe { $row } und nimmt { $cards }
x-nimmt-told-x = { $name }: { $card } → X-Reihe
x-nimmt-told-piled = { $name }: { $card } → neue X-Reihe; auf den X-Stapel: { $cards }
x-nimmt-told-into-hand = { $name }: auf die Hand: { $cards }
x-nimmt-told-counted = { $name }: Hand { $hand } + X-Stapel 2 × { $pile } = { $points }
