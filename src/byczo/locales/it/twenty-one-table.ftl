### Twenty One al tavolo: che cosa si vede e che cosa è successo.

twenty-one-table-turn = Turno { $turn }, i dadi a { $name }
twenty-one-table-sheet = scheda
twenty-one-table-total = totale
twenty-one-table-current-row = riga corrente
twenty-one-table-full = scheda piena
twenty-one-table-own-sheet = La tua scheda, { $sheet }
twenty-one-table-hits =
    { $hits ->
        [one] { $hits } centro
        [many] { $hits } di centri
       *[other] { $hits } centri
    }
twenty-one-table-points =
    { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
twenty-one-table-bonus = Bonus per i centri: { $table }
twenty-one-table-fills = riga piena

twenty-one-told-dealt = Schede: { $sheets }. Comincia { $name }
twenty-one-told-rolled = { $name } lancia { $dice }
twenty-one-told-rolled-again = Secondo lancio di { $name }: { $dice }
twenty-one-told-kept = { $name } tiene il lancio
twenty-one-told-rerolls = { $name } rilancia { $dice }
twenty-one-told-wrote = { $name }: riga { $row }, scrive { $dice }
twenty-one-told-crossed = { $name }: riga { $row }, barra { $field }
twenty-one-told-filled =
    { $points ->
        [one] { $name }: riga { $row } piena, { $numbers } + { $bonus } = { $points } punto
        [many] { $name }: riga { $row } piena, { $numbers } + { $bonus } = { $points } di punti
       *[other] { $name }: riga { $row } piena, { $numbers } + { $bonus } = { $points } punti
    }
