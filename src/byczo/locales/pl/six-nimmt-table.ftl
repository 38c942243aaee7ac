### 6 nimmt! przy stole: co widać na stole i co się wydarzyło.

six-nimmt-table-row = Rząd { $row }
six-nimmt-table-hand = Twoja ręka
six-nimmt-table-offered = Karty do wyboru
six-nimmt-table-heads =
    { $heads ->
        [one] { $heads } byk
        [few] { $heads } byki
        [many] { $heads } byków
       *[other] { $heads } byka
    }
six-nimmt-table-place = rząd { $row }, karta { $position }
six-nimmt-table-takes =
    { $heads ->
        [one] rząd { $row }: bierze { $heads } byka
        [few] rząd { $row }: bierze { $heads } byki
        [many] rząd { $row }: bierze { $heads } byków
       *[other] rząd { $row }: bierze { $heads } byka
    }
six-nimmt-table-low = poniżej rzędów: bierze ≥ { $heads }
six-nimmt-table-ready = gotowe
six-nimmt-table-score = w tej rundzie { $heads }, razem { $total }
six-nimmt-table-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
six-nimmt-table-waiting-cards = Czekają na dołożenie: { $cards }
six-nimmt-table-take-row = Twoja { $card } jest niższa niż wszystkie rzędy. Który rząd bierzesz?

six-nimmt-told-revealed = Odkryte karty: { $cards }
six-nimmt-told-placed = { $name }: { $card } → rząd { $row }
six-nimmt-told-took =
    { $heads ->
        [one] { $name }: { $card } → rząd { $row }, zabiera { $heads } byka
        [few] { $name }: { $card } → rząd { $row }, zabiera { $heads } byki
        [many] { $name }: { $card } → rząd { $row }, zabiera { $heads } byków
       *[other] { $name }: { $card } → rząd { $row }, zabiera { $heads } byka
    }
six-nimmt-told-picked = { $name } wybiera { $card }
