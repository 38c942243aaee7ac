### Twenty One przy stole: co widać na stole i co się wydarzyło.

twenty-one-table-turn = Tura { $turn }, kostki ma { $name }
twenty-one-table-sheet = kartka
twenty-one-table-total = razem
twenty-one-table-current-row = bieżący rząd
twenty-one-table-full = kartka pełna
twenty-one-table-own-sheet = Twoja kartka, { $sheet }
twenty-one-table-hits =
    { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }
twenty-one-table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
twenty-one-table-bonus = Premia za trafienia: { $table }
twenty-one-table-fills = rząd pełny

twenty-one-told-dealt = Kartki: { $sheets }. Zaczyna { $name }
twenty-one-told-rolled = { $name }: rzut { $dice }
twenty-one-told-rolled-again = { $name }: drugi rzut { $dice }
twenty-one-told-kept = { $name } zostawia wynik
twenty-one-told-rerolls = { $name } rzuca jeszcze raz: { $dice }
twenty-one-told-wrote = { $name }: rząd { $row }, wpis { $dice }
twenty-one-told-crossed = { $name }: rząd { $row }, skreślone { $field }
twenty-one-told-filled =
    { $points ->
        [one] { $name }: rząd { $row } pełny, { $numbers } + { $bonus } = { $points } punkt
        [few] { $name }: rząd { $row } pełny, { $numbers } + { $bonus } = { $points } punkty
        [many] { $name }: rząd { $row } pełny, { $numbers } + { $bonus } = { $points } punktów
       *[other] { $name }: rząd { $row } pełny, { $numbers } + { $bonus } = { $points } punktu
    }
