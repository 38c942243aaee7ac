### X nimmt!: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $rounds: number of rounds; $players: players at the table.

x-nimmt-name = X nimmt!
x-nimmt-tagline = Quello che raccogli ti torna subito in mano. Riuscirai a liberartene?
x-nimmt-summary = Un gioco di tori e di astuzia per 2–4 persone. Le tre file si riempiono a velocità diverse, e le carte che raccogli ti tornano in mano, tutte tranne una. Quella è al sicuro nella tua fila X, finché riesci a farla salire.

x-nimmt-rules-goal =
    Liberati delle carte prima che i tori ti raggiungano. Le teste di toro che ti restano in mano a fine round sono punti di penalità, e quelle nella tua pila X valgono doppio. Solo nella tua fila X sono innocue.

    Vince chi a fine partita ha meno punti di tutti. In caso di parità al primo posto, la vittoria è condivisa.
    .title = Lo scopo

x-nimmt-rules-cards =
    Il mazzo va da 1 a 100, con una sola carta per numero. Il numero decide dove va la carta, le teste di toro quanto ti può costare:

    - 55: sette teste
    - gli altri multipli di 11 (11, 22, 33 e così via fino a 99): cinque teste
    - i multipli di 10 (10, 20, 30 e così via fino a 100): tre teste
    - gli altri multipli di 5 (5, 15, 25 e così via fino a 95): due teste
    - tutte le altre carte: una testa
    .title = Carte e teste di toro

x-nimmt-rules-setup =
    Si gioca in 2, 3 o 4. In mezzo al tavolo c’è posto per tre file: la fila 3, la fila 4 e la fila 5. Mescolate il mazzo e aprite ogni fila con una carta scoperta.

    Date otto carte a testa; le tue non le deve vedere nessuno. Quello che avanza in questo round non gioca.

    Davanti a te lascia spazio per due cose, per ora vuote: la tua fila X, che si allungherà verso destra, e lì accanto la tua pila X.
    .title = Preparazione

x-nimmt-rules-turn =
    Ogni turno ha tre momenti:

    - Scelta. Ciascuno decide in segreto quale carta della propria mano giocare. Finché qualcuno ci sta ancora pensando, puoi cambiare idea.
    - Rivelazione. Le carte scelte si mostrano tutte nello stesso istante.
    - Sistemazione. Le carte vanno nelle file a una a una, dalla più bassa alla più alta. Chi raccoglie una fila ne smista subito le carte; solo dopo tocca alla carta successiva.
    .title = Il turno

x-nimmt-rules-placing =
    Dove va la tua carta non lo scegli tu. Lo decidono due regole:

    - Regola 1: solo in salita. Una carta può mettersi soltanto dietro a una più bassa; nessuna fila scende mai.
    - Regola 2: il vicino più vicino. Se potrebbe mettersi in più file, la carta sceglie quella che finisce con il numero meno lontano dal suo.

    Esempio: la fila 3 finisce con 40, la fila 4 con 12 e la fila 5 con 73. Le carte giocate sono 15, 44 e 80. Più basso del 15 c’è solo il 12, quindi il 15 va nella fila 4. Il 44 potrebbe mettersi dietro al 40 o al nuovo 15; il 40 è più vicino, quindi va nella fila 3. L’80 raggiunge il 73 nella fila 5.
    .title = Sistemare le carte

x-nimmt-rules-taking =
    Ti tocca raccogliere carte in due casi:

    - Regola 3: la fila scoppia. La fila 3 scoppia alla terza carta, la fila 4 alla quarta e la fila 5 alla quinta. Se quella carta è tua, raccogli tutte quelle che erano già lì. La tua resta e riapre la fila.
    - Regola 4: troppo bassa per tutte. Una carta che sta sotto l’ultima di ogni fila non sa dove andare, così si fa posto da sola: indichi una fila a piacere, te la porti via intera, e la tua carta la riapre.

    Il bottino lo dividi subito: una carta a tua scelta trova rifugio nella tua fila X, il resto ti ingrossa la mano e si può giocare dal turno dopo. Una carta sola non lascia scelta: finisce dritta nella fila X e la tua mano resta com’era.

    Tutto avviene allo scoperto, quindi chiunque può ricordarsi quali carte ti sono finite in mano.

    Esempio: nella fila 3 ci sono 40 e 44, la fila 4 finisce con 15 e la fila 5 con 80. Giochi il 58. Il suo posto è dietro al 44, il terzo della fila 3, quindi raccogli 40 e 44. Uno dei due va nella tua fila X, l’altro in mano. Nella fila 3 ora c’è soltanto il 58.
    .title = Prendere le carte

x-nimmt-rules-xrow =
    Anche la tua fila X va solo in salita. La prima carta può essere qualsiasi; le altre si aggiungono sempre all’estremità destra.

    Se scegli una carta più bassa dell’ultima della tua fila X, la fila si spezza: tutto quello che contiene passa nella tua pila X, e la carta scelta comincia una nuova fila X. Puoi farlo anche quando un’altra delle carte raccolte sarebbe andata bene. Ciò che entra nella pila X ci resta fino a fine round.

    Esempio: nella tua fila X ci sono 18 e 47, e hai appena raccolto 33 e 96. Se scegli il 96, va bene, ma da lì in poi ci staranno solo le carte da 97 a 100, e in mano ti va il 33 con le sue cinque teste. Se scegli il 33, nella pila X passano 18 e 47, e le loro due teste ti costeranno quattro punti. In cambio la nuova fila X parte da 33, con tanto spazio per salire, e in mano ti va il 96.
    .title = Fila X e pila X

x-nimmt-rules-round =
    Alla fine di ogni turno, quando tutte le carte sono sistemate, guardatevi intorno. Basta una sola mano vuota e il round è finito. Attenzione: chi ha giocato l’ultima carta ma nello stesso turno ne ha prese altre in mano, la mano vuota non ce l’ha.

    Ora si contano i punti:

    - teste in mano: un punto ciascuna
    - teste nella pila X: due punti ciascuna
    - teste nella fila X: zero punti

    Esempio: in mano hai ancora 20 e 41, con quattro teste: quattro punti. Nella pila X ci sono 11 e 64, con sei teste: dodici punti. Le tre carte della fila X non costano nulla. In tutto fanno 16 punti.

    Somma i punti al tuo totale; i risultati di tutti i round restano annotati. Per giocarne un altro, mescolate insieme tutte le 100 carte e ricominciate da capo: otto carte nuove a testa, file X e pile X vuote.
    .title = Fine del round

x-nimmt-rules-end =
    { $rounds ->
        [2] La partita dura { $rounds } round.
        [one] La partita dura { $rounds } round invece dei soliti due.
        [many] La partita dura { $rounds } di round invece dei soliti due.
       *[other] La partita dura { $rounds } round invece dei soliti due.
    } Dopo l’ultimo vince il totale più basso; in caso di parità, la vittoria è condivisa.
    .title = Fine della partita

## X nimmt! al tavolo: che cosa si vede e che cosa è successo.

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
x-nimmt-table-take-row = Il tuo { $card } è sotto tutte le file. Quale fila prendi?
x-nimmt-table-row-cards =
    { $heads ->
        [one] prendi { $cards } ({ $heads } testa)
        [many] prendi { $cards } ({ $heads } di teste)
       *[other] prendi { $cards } ({ $heads } teste)
    }
x-nimmt-table-choose-x = Hai preso { $cards }. Quale carta va nella tua fila X?
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
x-nimmt-told-placed = { $name } mette { $card } nella fila { $row }
x-nimmt-told-took = { $name } mette { $card } nella fila { $row } e prende { $cards }
x-nimmt-told-x = { $name } mette { $card } nella fila X
x-nimmt-told-piled = { $name } comincia una nuova fila X con { $card }; nella pila X: { $cards }
x-nimmt-told-into-hand = { $name }: in mano: { $cards }
x-nimmt-told-counted = { $name }: mano { $hand } + pila X 2 × { $pile } = { $points }

## X nimmt!: perché una mossa è buona o cattiva. $gap: le carte che possono infilarsi, per es. 46–51.

x-nimmt-danger-row = rischio di prendere una fila

x-nimmt-why-low =
    { $heads ->
        [one] sotto tutte le file: se nessuno gioca più basso prendi una fila, al meglio la { $row } con { $heads } testa
        [many] sotto tutte le file: se nessuno gioca più basso prendi una fila, al meglio la { $row } con { $heads } di teste
       *[other] sotto tutte le file: se nessuno gioca più basso prendi una fila, al meglio la { $row } con { $heads } teste
    }
x-nimmt-why-lowest =
    { $heads ->
        [one] sotto tutte le file, e nessuno può giocare più basso: prendi una fila, al meglio la { $row } con { $heads } testa
        [many] sotto tutte le file, e nessuno può giocare più basso: prendi una fila, al meglio la { $row } con { $heads } di teste
       *[other] sotto tutte le file, e nessuno può giocare più basso: prendi una fila, al meglio la { $row } con { $heads } teste
    }
x-nimmt-why-full =
    { $heads ->
        [one] riempie la fila { $row }: se nessuno gioca { $gap } prima di te, prendi { $cards } ({ $heads } testa)
        [many] riempie la fila { $row }: se nessuno gioca { $gap } prima di te, prendi { $cards } ({ $heads } di teste)
       *[other] riempie la fila { $row }: se nessuno gioca { $gap } prima di te, prendi { $cards } ({ $heads } teste)
    }
x-nimmt-why-fills =
    { $heads ->
        [one] riempie la fila { $row } e nessuna carta può infilarsi: prendi { $cards } ({ $heads } testa)
        [many] riempie la fila { $row } e nessuna carta può infilarsi: prendi { $cards } ({ $heads } di teste)
       *[other] riempie la fila { $row } e nessuna carta può infilarsi: prendi { $cards } ({ $heads } teste)
    }
x-nimmt-why-fills-unless =
    { $heads ->
        [one] riempie la fila { $row } e nessuna carta può infilarsi: se nessuno la prende prima, prendi { $cards } ({ $heads } testa)
        [many] riempie la fila { $row } e nessuna carta può infilarsi: se nessuno la prende prima, prendi { $cards } ({ $heads } di teste)
       *[other] riempie la fila { $row } e nessuna carta può infilarsi: se nessuno la prende prima, prendi { $cards } ({ $heads } teste)
    }
x-nimmt-why-last =
    { $heads ->
        [one] l’ultimo posto sicuro della fila { $row }: se qualcuno gioca { $gap } prima di te, la prendi, con più di { $heads } testa
        [many] l’ultimo posto sicuro della fila { $row }: se qualcuno gioca { $gap } prima di te, la prendi, con più di { $heads } di teste
       *[other] l’ultimo posto sicuro della fila { $row }: se qualcuno gioca { $gap } prima di te, la prendi, con più di { $heads } teste
    }
x-nimmt-why-next = segue subito la carta { $end }: nessuna carta può infilarsi, diventa la carta { $place } della fila { $row }
x-nimmt-why-room = c’è posto nella fila { $row }: posti sicuri { $free }, prima della tua al massimo { $most }
x-nimmt-why-crowd =
    { $free ->
        [one] prendi la fila { $row } solo se { $free } altro gioca { $gap } prima di te
        [many] prendi la fila { $row } solo se { $free } di altri giocano { $gap } prima di te
       *[other] prendi la fila { $row } solo se altri { $free } giocano { $gap } prima di te
    }
x-nimmt-why-take =
    { $heads ->
        [one] prendi { $cards } ({ $heads } testa): una carta va nella fila X, le altre in mano
        [many] prendi { $cards } ({ $heads } di teste): una carta va nella fila X, le altre in mano
       *[other] prendi { $cards } ({ $heads } teste): una carta va nella fila X, le altre in mano
    }
x-nimmt-why-x-starts =
    { $heads ->
        [one] comincia la tua fila X, dove la sua { $heads } testa non conta
        [many] comincia la tua fila X, dove le sue { $heads } di teste non contano
       *[other] comincia la tua fila X, dove le sue { $heads } teste non contano
    }
x-nimmt-why-x-fits =
    { $heads ->
        [one] segue la carta { $end } nella tua fila X, dove la sua { $heads } testa non conta
        [many] segue la carta { $end } nella tua fila X, dove le sue { $heads } di teste non contano
       *[other] segue la carta { $end } nella tua fila X, dove le sue { $heads } teste non contano
    }
x-nimmt-why-x-breaks =
    { $points ->
        [one] più bassa della carta { $end }: la tua fila X passa nella pila X e costa { $points } punto
        [many] più bassa della carta { $end }: la tua fila X passa nella pila X e costa { $points } di punti
       *[other] più bassa della carta { $end }: la tua fila X passa nella pila X e costa { $points } punti
    }

## The score sheet of X nimmt!.

x-nimmt-print-hand = Mano
x-nimmt-print-pile = Pila X
x-nimmt-print-remark = Le teste nella fila X non costano nulla. Vince chi ha meno punti.

## X nimmt! in the browser

web-x-yards = Che cosa c’è davanti ai giocatori
web-x-taken = Carte prese
web-x-known = tutti sanno che ce l’hai
web-x-to-row = { $card } nella fila X

## The guided first game: few words, each beside the thing they are about.

x-nimmt-lesson-rows = Tre file con posti diversi: la fila 3 scoppia alla terza carta, la fila 4 alla quarta, la fila 5 alla quinta.
x-nimmt-lesson-first = Tutti scelgono una carta in segreto. Va nella fila la cui ultima carta è più bassa e più vicina. Gioca il tuo 22.
x-nimmt-lesson-first-done = Si è messo dietro al 20. In questa fila c’è posto per due carte: la prossima se le prende.
x-nimmt-lesson-third = Gioca il 24. Sarà la terza carta della fila 3. Prendere carte qui non è poi così male!
x-nimmt-lesson-third-done = Il 24 prende il 20 e il 22 e riapre la fila.
x-nimmt-lesson-choose = Una delle due va nella tua fila X, dove non costa niente. L’altra ti torna in mano. La fila X deve salire, quindi comincia dal basso: scegli il 20.
x-nimmt-lesson-choose-done = Il 20 apre la tua fila X. Il 22 è di nuovo in mano tua, e lo sanno tutti.
x-nimmt-lesson-choose-high = La tua fila X comincerebbe dal 22. Un inizio basso lascia più spazio a quello che verrà. Torniamo indietro, scegli il 20.
x-nimmt-lesson-lowest = Il tuo 3 è più basso dell’ultima carta di ogni fila. Una carta così prende una fila a tua scelta. Giocalo.
x-nimmt-lesson-lowest-done = Non va bene da nessuna parte, quindi prendi una fila.
x-nimmt-lesson-row = Quale fila? Se prendi una carta sola più alta del 20, va semplicemente in fondo alla tua fila X.
x-nimmt-lesson-row-done = Il 24 sta dietro al 20: la fila X sale e in mano non è arrivato niente.
x-nimmt-lesson-row-other = Così ti arrivano più carte in mano. Torniamo indietro, prova la fila con una carta sola.
x-nimmt-lesson-others = Qualcuno ha portato la quinta carta nella fila 5 e ne ha prese quattro: una nella fila X, tre in mano. La mano può crescere!
x-nimmt-lesson-grow = Gioca adesso il tuo 6. Si mette dietro al 3.
x-nimmt-lesson-grow-done = Nella fila 3 ci sono di nuovo due carte. La prossima se le prende.
x-nimmt-lesson-break = E ora il rovescio della medaglia: gioca l’8 e prendi il 3 e il 6. La tua fila X finisce con 24, e tutte e due sono più basse.
x-nimmt-lesson-break-done = Hai preso il 3 e il 6. Una delle due deve andare nella fila X.
x-nimmt-lesson-pile = Scegli quella che vuoi. Una carta più bassa dell’ultima manda tutta la fila X nella tua pila X.
x-nimmt-lesson-pile-done = Ora il 20 e il 24 stanno nella tua pila X, e alla fine le loro teste contano doppio. È cominciata una nuova fila X.
x-nimmt-lesson-score = A fine round le teste in mano contano una volta, quelle nella pila X due, quelle nella fila X niente. Vince chi ne ha meno.
x-nimmt-lesson-other = Si può fare anche così, e vedi che cosa porta. Per la lezione torniamo indietro: prova quello che ti si chiede.
x-nimmt-lesson-end = Un round finisce quando qualcuno resta senza carte. Ora sai tutto: continua, oppure comincia una partita tua.
x-nimmt-pad-hand = Mano ×1
x-nimmt-pad-pile = Pila X ×2
x-nimmt-pad-too-many = Sono più teste di quante ce ne siano su tutte le carte. Conta le teste semplici: la pila si raddoppia da sola.

x-nimmt-rules-picture-nearest = La carta va nella fila la cui ultima carta è la più vicina sotto di essa.
x-nimmt-rules-picture-full = Nelle file c’è posto per 2, 3 e 4 carte: chi ne posa una in più le prende tutte.
x-nimmt-rules-picture-x-row = Una delle carte prese va nella tua fila X, le altre in mano.
x-nimmt-rules-picture-x-pile = La fila X può solo salire. Una carta più bassa la trasforma nella pila X, che conta doppio.
x-nimmt-rules-picture-lowest = Una carta più bassa di tutte le file prende una fila a scelta e la ricomincia.
