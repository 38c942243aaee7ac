### X nimmt!: perché una mossa è buona o cattiva. $gap: le carte che possono infilarsi, per es. 46–51.

x-nimmt-danger-row = rischio di raccogliere una fila

x-nimmt-why-low =
    { $heads ->
        [one] sotto tutte le file: se nessuno gioca più basso raccogli una fila, al meglio la { $row } con { $heads } testa
        [many] sotto tutte le file: se nessuno gioca più basso raccogli una fila, al meglio la { $row } con { $heads } di teste
       *[other] sotto tutte le file: se nessuno gioca più basso raccogli una fila, al meglio la { $row } con { $heads } teste
    }
x-nimmt-why-lowest =
    { $heads ->
        [one] sotto tutte le file, e nessuno può giocare più basso: raccogli una fila, al meglio la { $row } con { $heads } testa
        [many] sotto tutte le file, e nessuno può giocare più basso: raccogli una fila, al meglio la { $row } con { $heads } di teste
       *[other] sotto tutte le file, e nessuno può giocare più basso: raccogli una fila, al meglio la { $row } con { $heads } teste
    }
x-nimmt-why-full =
    { $heads ->
        [one] riempie la fila { $row }: se nessuno gioca { $gap } prima di te, raccogli { $cards } ({ $heads } testa)
        [many] riempie la fila { $row }: se nessuno gioca { $gap } prima di te, raccogli { $cards } ({ $heads } di teste)
       *[other] riempie la fila { $row }: se nessuno gioca { $gap } prima di te, raccogli { $cards } ({ $heads } teste)
    }
x-nimmt-why-fills =
    { $heads ->
        [one] riempie la fila { $row } e nessuna carta può infilarsi: raccogli { $cards } ({ $heads } testa)
        [many] riempie la fila { $row } e nessuna carta può infilarsi: raccogli { $cards } ({ $heads } di teste)
       *[other] riempie la fila { $row } e nessuna carta può infilarsi: raccogli { $cards } ({ $heads } teste)
    }
x-nimmt-why-fills-unless =
    { $heads ->
        [one] riempie la fila { $row } e nessuna carta può infilarsi: se nessuno la prende prima, raccogli { $cards } ({ $heads } testa)
        [many] riempie la fila { $row } e nessuna carta può infilarsi: se nessuno la prende prima, raccogli { $cards } ({ $heads } di teste)
       *[other] riempie la fila { $row } e nessuna carta può infilarsi: se nessuno la prende prima, raccogli { $cards } ({ $heads } teste)
    }
x-nimmt-why-last =
    { $heads ->
        [one] l’ultimo posto sicuro della fila { $row }: se qualcuno gioca { $gap } prima di te, la raccogli, con più di { $heads } testa
        [many] l’ultimo posto sicuro della fila { $row }: se qualcuno gioca { $gap } prima di te, la raccogli, con più di { $heads } di teste
       *[other] l’ultimo posto sicuro della fila { $row }: se qualcuno gioca { $gap } prima di te, la raccogli, con più di { $heads } teste
    }
x-nimmt-why-next = segue subito il { $end }: nessuna carta può infilarsi, diventa la carta { $place } della fila { $row }
x-nimmt-why-room = c’è posto nella fila { $row }: posti sicuri { $free }, carte che possono precederti al massimo { $most }
x-nimmt-why-crowd =
    { $free ->
        [one] raccogli la fila { $row } solo se { $free } altro gioca { $gap } prima di te
        [many] raccogli la fila { $row } solo se { $free } di altri giocano { $gap } prima di te
       *[other] raccogli la fila { $row } solo se altri { $free } giocano { $gap } prima di te
    }
x-nimmt-why-take =
    { $heads ->
        [one] raccogli { $cards } ({ $heads } testa): una carta va nella fila X, le altre in mano
        [many] raccogli { $cards } ({ $heads } di teste): una carta va nella fila X, le altre in mano
       *[other] raccogli { $cards } ({ $heads } teste): una carta va nella fila X, le altre in mano
    }
x-nimmt-why-x-starts =
    { $heads ->
        [one] comincia la tua fila X, dove la sua { $heads } testa non conta
        [many] comincia la tua fila X, dove le sue { $heads } di teste non contano
       *[other] comincia la tua fila X, dove le sue { $heads } teste non contano
    }
x-nimmt-why-x-fits =
    { $heads ->
        [one] segue il { $end } nella tua fila X, dove la sua { $heads } testa non conta
        [many] segue il { $end } nella tua fila X, dove le sue { $heads } di teste non contano
       *[other] segue il { $end } nella tua fila X, dove le sue { $heads } teste non contano
    }
x-nimmt-why-x-breaks =
    { $points ->
        [one] più bassa del { $end }: la tua fila X passa nella pila X e costa { $points } punto
        [many] più bassa del { $end }: la tua fila X passa nella pila X e costa { $points } di punti
       *[other] più bassa del { $end }: la tua fila X passa nella pila X e costa { $points } punti
    }
