### 6 nimmt!: perché una mossa è buona o cattiva. $gap: le carte che possono infilarsi, per es. 46–51.

six-nimmt-danger-row = rischio di prendere una fila

six-nimmt-why-low =
    { $heads ->
        [one] sotto tutte le file: se nessuno gioca più basso prendi una fila, al meglio la { $row } con { $heads } testa
        [many] sotto tutte le file: se nessuno gioca più basso prendi una fila, al meglio la { $row } con { $heads } di teste
       *[other] sotto tutte le file: se nessuno gioca più basso prendi una fila, al meglio la { $row } con { $heads } teste
    }
six-nimmt-why-lowest =
    { $heads ->
        [one] sotto tutte le file, e nessuno può giocare più basso: prendi una fila, al meglio la { $row } con { $heads } testa
        [many] sotto tutte le file, e nessuno può giocare più basso: prendi una fila, al meglio la { $row } con { $heads } di teste
       *[other] sotto tutte le file, e nessuno può giocare più basso: prendi una fila, al meglio la { $row } con { $heads } teste
    }
six-nimmt-why-full =
    { $heads ->
        [one] la fila { $row } è piena: se nessuno gioca { $gap } prima di te, prendi { $heads } testa
        [many] la fila { $row } è piena: se nessuno gioca { $gap } prima di te, prendi { $heads } di teste
       *[other] la fila { $row } è piena: se nessuno gioca { $gap } prima di te, prendi { $heads } teste
    }
six-nimmt-why-sixth =
    { $heads ->
        [one] la fila { $row } è piena e nessuna carta può infilarsi: prendi { $heads } testa
        [many] la fila { $row } è piena e nessuna carta può infilarsi: prendi { $heads } di teste
       *[other] la fila { $row } è piena e nessuna carta può infilarsi: prendi { $heads } teste
    }
six-nimmt-why-sixth-unless =
    { $heads ->
        [one] la fila { $row } è piena e nessuna carta può infilarsi: se nessuno la prende prima, prendi { $heads } testa
        [many] la fila { $row } è piena e nessuna carta può infilarsi: se nessuno la prende prima, prendi { $heads } di teste
       *[other] la fila { $row } è piena e nessuna carta può infilarsi: se nessuno la prende prima, prendi { $heads } teste
    }
six-nimmt-why-fifth =
    { $heads ->
        [one] diventa la quinta carta della fila { $row }: se qualcuno gioca { $gap } prima di te, la prendi, con più di { $heads } testa
        [many] diventa la quinta carta della fila { $row }: se qualcuno gioca { $gap } prima di te, la prendi, con più di { $heads } di teste
       *[other] diventa la quinta carta della fila { $row }: se qualcuno gioca { $gap } prima di te, la prendi, con più di { $heads } teste
    }
six-nimmt-why-next = segue subito il { $end }: nessuna carta può infilarsi, diventa la carta { $place } della fila { $row }
six-nimmt-why-room = c’è posto nella fila { $row }: posti liberi { $free }, carte che possono precederti al massimo { $most }
six-nimmt-why-crowd =
    { $free ->
        [one] prendi la fila { $row } solo se { $free } altro gioca { $gap } prima di te
        [many] prendi la fila { $row } solo se { $free } di altri giocano { $gap } prima di te
       *[other] prendi la fila { $row } solo se altri { $free } giocano { $gap } prima di te
    }
six-nimmt-why-cheapest =
    { $heads ->
        [one] la fila meno cara: { $heads } testa
        [many] la fila meno cara: { $heads } di teste
       *[other] la fila meno cara: { $heads } teste
    }
six-nimmt-why-dearer =
    { $heads ->
        [one] { $heads } testa; la fila { $row } ne costerebbe { $least }
        [many] { $heads } di teste; la fila { $row } ne costerebbe { $least }
       *[other] { $heads } teste; la fila { $row } ne costerebbe { $least }
    }
six-nimmt-why-beside = sta bene con il tuo { $card }: tra le due si infila ben poco
six-nimmt-why-pick-low = una delle più basse: prima o poi sarà sotto tutte le file
six-nimmt-why-pick-high = una delle più alte: trova sempre la fila che finisce più in alto
six-nimmt-why-pick-middle = nel mezzo, e nessuna delle tue carte è vicina
