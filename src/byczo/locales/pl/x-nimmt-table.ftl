### X nimmt! przy stole: co widać na stole i co się wydarzyło.

x-nimmt-table-row = Rząd { $row }
x-nimmt-table-hand =
    { $heads ->
        [one] Twoja ręka ({ $heads } byk)
        [few] Twoja ręka ({ $heads } byki)
        [many] Twoja ręka ({ $heads } byków)
       *[other] Twoja ręka ({ $heads } byka)
    }
x-nimmt-table-heads =
    { $heads ->
        [one] { $heads } byk
        [few] { $heads } byki
        [many] { $heads } byków
       *[other] { $heads } byka
    }
x-nimmt-table-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
x-nimmt-table-known = znane: { $cards }
x-nimmt-table-x-row = rząd X: { $cards }
x-nimmt-table-x-pile =
    { $heads ->
        [one] stos X: { $heads } byk
        [few] stos X: { $heads } byki
        [many] stos X: { $heads } byków
       *[other] stos X: { $heads } byka
    }
x-nimmt-table-total = razem { $total }
x-nimmt-table-ready = gotowe
x-nimmt-table-waiting-cards = Czekają na dołożenie: { $cards }
x-nimmt-table-place = rząd { $row }, karta { $position }
x-nimmt-table-takes = rząd { $row }: bierze { $cards }
x-nimmt-table-low = poniżej wszystkich rzędów
x-nimmt-table-take-row = Twoja { $card } jest niższa niż wszystkie rzędy. Który rząd zabierasz?
x-nimmt-table-row-cards =
    { $heads ->
        [one] zabierasz { $cards } ({ $heads } byk)
        [few] zabierasz { $cards } ({ $heads } byki)
        [many] zabierasz { $cards } ({ $heads } byków)
       *[other] zabierasz { $cards } ({ $heads } byka)
    }
x-nimmt-table-choose-x = Zabrane karty: { $cards }. Która trafi do twojego rzędu X?
x-nimmt-table-sorting = { $name } wybiera kartę do rzędu X: { $cards }
x-nimmt-table-fits = trafia do rzędu X
x-nimmt-table-piles =
    { $points ->
        [one] rząd X { $cards } odchodzi na stos X: { $points } punkt
        [few] rząd X { $cards } odchodzi na stos X: { $points } punkty
        [many] rząd X { $cards } odchodzi na stos X: { $points } punktów
       *[other] rząd X { $cards } odchodzi na stos X: { $points } punktu
    }
x-nimmt-table-returns = na rękę: { $cards }

x-nimmt-told-revealed = Odkryte karty: { $cards }
x-nimmt-told-placed = { $name }: { $card } → rząd { $row }
x-nimmt-told-took = { $name }: { $card } → rząd { $row }, zabiera { $cards }
x-nimmt-told-x = { $name }: { $card } → rząd X
x-nimmt-told-piled = { $name }: { $card } → nowy rząd X; na stos X: { $cards }
x-nimmt-told-into-hand = { $name }: na rękę: { $cards }
x-nimmt-told-counted = { $name }: ręka { $hand } + stos X 2 × { $pile } = { $points }
