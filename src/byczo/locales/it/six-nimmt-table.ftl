### 6 nimmt! al tavolo: che cosa si vede e che cosa è successo.

six-nimmt-table-row = Fila { $row }
six-nimmt-table-hand = La tua mano
six-nimmt-table-offered = Carte da scegliere
six-nimmt-table-heads =
    { $heads ->
        [one] { $heads } testa
        [many] { $heads } di teste
       *[other] { $heads } teste
    }
six-nimmt-table-place = fila { $row }, carta { $position }
six-nimmt-table-takes =
    { $heads ->
        [one] fila { $row }: prende { $heads } testa
        [many] fila { $row }: prende { $heads } di teste
       *[other] fila { $row }: prende { $heads } teste
    }
six-nimmt-table-low = sotto ogni fila: prende ≥ { $heads }
six-nimmt-table-ready = ha scelto
six-nimmt-table-score = in questo round { $heads }, in tutto { $total }
six-nimmt-table-cards =
    { $cards ->
        [one] { $cards } carta
        [many] { $cards } di carte
       *[other] { $cards } carte
    }
six-nimmt-table-waiting-cards = Ancora da piazzare: { $cards }
six-nimmt-table-take-row = Il tuo { $card } è sotto tutte le file. Quale fila prendi?

six-nimmt-told-revealed = Carte scoperte: { $cards }
six-nimmt-told-placed = { $name }: { $card } → fila { $row }
six-nimmt-told-took =
    { $heads ->
        [one] { $name }: { $card } → fila { $row } e prende { $heads } testa
        [many] { $name }: { $card } → fila { $row } e prende { $heads } di teste
       *[other] { $name }: { $card } → fila { $row } e prende { $heads } teste
    }
six-nimmt-told-picked = { $name } sceglie { $card }
