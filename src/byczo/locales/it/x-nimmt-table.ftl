### X nimmt! al tavolo: che cosa si vede e che cosa è successo.

x-nimmt-table-row = Fila { $row }
x-nimmt-table-hand =
    { $heads ->
        [one] La tua mano ({ $heads } testa)
        [many] La tua mano ({ $heads } di teste)
       *[other] La tua mano ({ $heads } teste)
    }
x-nimmt-table-heads =
    { $heads ->
        [one] { $heads } testa
        [many] { $heads } di teste
       *[other] { $heads } teste
    }
x-nimmt-table-cards =
    { $cards ->
        [one] { $cards } carta
        [many] { $cards } di carte
       *[other] { $cards } carte
    }
x-nimmt-table-known = note: { $cards }
x-nimmt-table-x-row = fila X: { $cards }
x-nimmt-table-x-pile =
    { $heads ->
        [one] pila X: { $heads } testa
        [many] pila X: { $heads } di teste
       *[other] pila X: { $heads } teste
    }
x-nimmt-table-total = in tutto { $total }
x-nimmt-table-ready = ha scelto
x-nimmt-table-waiting-cards = Ancora da sistemare: { $cards }
x-nimmt-table-place = fila { $row }, carta { $position }
x-nimmt-table-takes = fila { $row }: prende { $cards }
x-nimmt-table-low = sotto tutte le file
x-nimmt-table-take-row = Il tuo { $card } è sotto tutte le file. Quale fila raccogli?
x-nimmt-table-row-cards =
    { $heads ->
        [one] raccogli { $cards } ({ $heads } testa)
        [many] raccogli { $cards } ({ $heads } di teste)
       *[other] raccogli { $cards } ({ $heads } teste)
    }
x-nimmt-table-choose-x = Hai raccolto { $cards }. Quale carta va nella tua fila X?
x-nimmt-table-sorting = { $name } sceglie una carta per la fila X: { $cards }
x-nimmt-table-fits = va nella fila X
x-nimmt-table-piles =
    { $points ->
        [one] la fila X { $cards } passa nella pila X: { $points } punto
        [many] la fila X { $cards } passa nella pila X: { $points } di punti
       *[other] la fila X { $cards } passa nella pila X: { $points } punti
    }
x-nimmt-table-returns = in mano: { $cards }

x-nimmt-told-revealed = Carte scoperte: { $cards }
x-nimmt-told-placed = { $name }: { $card } → fila { $row }
x-nimmt-told-took = { $name }: { $card } → fila { $row } e raccoglie { $cards }
x-nimmt-told-x = { $name }: { $card } → fila X
x-nimmt-told-piled = { $name }: { $card } → nuova fila X; nella pila X: { $cards }
x-nimmt-told-into-hand = { $name }: in mano: { $cards }
x-nimmt-told-counted = { $name }: mano { $hand } + pila X 2 × { $pile } = { $points }
