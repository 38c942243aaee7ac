### Twenty One: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $players: players at the table.

twenty-one-name = Twenty One
twenty-one-tagline = Sei dadi, un lancio per tutti e mai proprio i numeri che aspetti.
twenty-one-summary = Un rapido gioco di dadi per 2–6 persone, in cui nessuno sta mai a guardare. Ogni lancio vale per tutti: scrivi i dadi nelle caselle del loro colore e cerca di fare centro, perché sono i centri a dare il bonus. Ma non perdere tempo: chi finisce per primo chiude la partita.

twenty-one-rules-goal =
    Riempi le cinque righe della tua scheda con numeri alti e cerca di centrare più spesso che puoi quelli stampati: i centri danno un bonus. Attenzione anche al ritmo, perché la partita si chiude appena qualcuno ha completato tutte e cinque le righe.

    Vince chi alla fine ha più punti di tutti. In caso di parità al primo posto, la vittoria è condivisa.
    .title = Lo scopo

twenty-one-rules-sheet =
    Il gioco è per 2–6 persone. Le schede sono sei, dalla A alla F, e al tavolo non ce ne sono due uguali. Per tutta la partita restano visibili a tutti.

    Una scheda ha cinque righe di sei caselle. Ogni casella ha un colore e un numero. In ogni riga ciascuno dei sei colori compare una volta: bianco, giallo, rosso, verde, blu e nero. Da sinistra a destra i numeri calano o si ripetono; da una scheda all’altra cambia soltanto l’ordine dei colori.

    Si procede dall’alto in basso. La riga che stai riempiendo è la tua riga corrente, e passi alla prossima solo quando è piena. Ognuno può quindi trovarsi a un punto diverso.

    Le nostre schede sono una ricostruzione: non avendo un originale completo, abbiamo colmato noi le lacune. I numeri delle schede standard sono questi:

    - riga 1: 6 5 4 3 2 1
    - riga 2: 5 4 4 3 3 1
    - riga 3: 5 4 3 2 2 1
    - riga 4: 5 4 4 2 2 1
    - riga 5: 4 4 3 3 2 1

    Chi ospita la partita può fornire schede diverse.
    .title = La scheda

twenty-one-rules-roll =
    I dadi sono sei, uno per colore. La sorte decide chi li riceve per primo; dopo ogni turno passano alla persona seguente, in senso orario.

    Se i dadi sono tuoi, lanciali tutti e sei. Poi, se vuoi, hai un solo secondo lancio, tutto o niente: gli 1 restano sul tavolo, gli altri dadi si rilanciano in blocco e non puoi salvarne nemmeno uno.

    Quello che i dadi mostrano adesso vale per tutti.
    .title = Il lancio

twenty-one-rules-writing =
    Decidete tutti insieme, ciascuno per la propria scheda. Da uno a sei: quanti dadi scrivere nella tua riga corrente lo scegli tu, purché vadano bene. Solo lo zero ha un prezzo: ti costa una casella (vedi «Barrare»).

    Un dado va bene per la casella del suo colore, nella tua riga corrente, se è ancora libera e il dado non supera il numero stampato. Se i due numeri sono uguali, è un centro: segnalo, perché ti frutterà un bonus. Quello che è scritto resta scritto.

    Non devi usare per forza ogni dado che va bene. Lascia libera una casella, se speri in qualcosa di meglio.

    Esempio: la tua riga corrente è vuota e mostra rosso 6, blu 5, bianco 4, nero 3, verde 2, giallo 1. I dadi mostrano rosso 2, blu 5, bianco 6, nero 1, verde 2, giallo 3. Il 5 blu e il 2 verde sono centri, e li scrivi tutti e due. Il 6 bianco e il 3 giallo sono troppo alti. Il 2 rosso e l’1 nero andrebbero bene, ma preferisci aspettare qualcosa di più.
    .title = Scrivere i numeri

twenty-one-rules-crossing =
    Non va bene niente, o niente ti tenta? Allora sacrifichi una casella: la prima libera da sinistra nella tua riga corrente. Barrala: non vale nulla.

    In un turno o scrivi numeri o barri una casella. Le due cose insieme non si possono fare, e nemmeno barrarne una seconda.

    Barrare per scelta fa male, perché i numeri grandi stanno a sinistra. Però ti avvicina di un passo alla fine della riga.
    .title = Barrare

twenty-one-rules-row =
    Una riga è piena quando ognuna delle sei caselle contiene un numero o è barrata. Calcola subito il punteggio: somma i numeri scritti (una casella barrata è 0) e aggiungi il bonus per i centri di quella riga:

    - nessun centro: 0
    - un centro: 1
    - due centri: 3
    - tre centri: 6
    - quattro centri: 10
    - cinque centri: 15
    - sei centri: 21

    La riga seguente aspetta il turno dopo: i dadi che ti avanzano adesso lì non si possono scrivere, per quanto vadano bene.

    Esempio: nella tua riga con i numeri 5 4 4 3 3 1 ora ci sono 5, 2, 4, una casella barrata, 3, 1. La somma è 15. Il 5, il 4, il 3 e l’1 sono centri, e quattro centri danno un bonus di 10. La riga vale 25 punti.
    .title = La riga piena

twenty-one-rules-end =
    Quando qualcuno completa la sua quinta riga, quel turno è l’ultimo. Come sempre, tutti scrivono o barrano, e solo allora la partita finisce.

    Se hai una riga a metà, conta anche quella, allo stesso modo: i numeri scritti fin lì più il bonus per i centri fatti fin lì. Le caselle libere e le righe non cominciate non danno niente.

    Somma le tue righe. Vince il totale più alto; in caso di parità, la vittoria è condivisa.
    .title = Fine della partita

## Twenty One al tavolo: che cosa si vede e che cosa è successo.

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

## Twenty One: perché una mossa è buona o cattiva. $dice: lettere dei dadi, o quanti; $field come «w6».
## $hits: centri; $open: caselle libere nella riga; $hit e $nothing: probabilità in percentuale.

twenty-one-danger-cross = rischio di non scrivere niente

twenty-one-why-keep = vanno bene { $dice }: punti { $points }, centri { $hits }
twenty-one-why-keep-nothing = nessun dado va bene: tenere vuol dire barrare
twenty-one-why-reroll = dadi per le caselle libere da rilanciare: { $dice }; un centro: { $hit }%, niente che vada bene: { $nothing }%
twenty-one-why-fills = riempie la riga: punti { $points }, centri { $hits }
twenty-one-why-hits = centri { $hits }, subito punti { $points }; caselle libere: { $open }
twenty-one-why-write = punti { $points } senza centri; caselle libere: { $open }
twenty-one-why-misses = punti { $points }, ma rinuncia a un centro: { $dice }
twenty-one-why-cross = rinuncia a { $field } per aspettare dadi migliori
twenty-one-why-must-cross = nessun dado va bene: { $field } viene barrata

## The sheets of Twenty One. The colours are those of the dice.

twenty-one-print-white = bianco
twenty-one-print-yellow = giallo
twenty-one-print-red = rosso
twenty-one-print-green = verde
twenty-one-print-blue = blu
twenty-one-print-black = nero
twenty-one-print-sum = somma
twenty-one-print-bonus = bonus
twenty-one-print-points = punti

## Twenty One in the browser

web-twenty-one-dice = Dadi
web-twenty-one-white = bianco
web-twenty-one-yellow = giallo
web-twenty-one-red = rosso
web-twenty-one-green = verde
web-twenty-one-blue = blu
web-twenty-one-black = nero
web-twenty-one-with-hit = { $die } (centro)
web-twenty-one-row = Riga { $row }
web-twenty-one-written = { $field }: { $number }
web-twenty-one-hit = { $field }: centro
web-twenty-one-crossed = { $field }: barrato
web-twenty-one-fits = { $field }: scrivi { $number }
web-twenty-one-would-hit = { $field }: scrivi { $number }, centro
web-twenty-one-others = Schede degli altri
web-twenty-one-sheet-of = { $name }, scheda { $sheet }
web-twenty-one-decide = Tieni il lancio o rilanci? Gli 1 restano.
web-twenty-one-decides = { $name } decide: tenere o rilanciare?
web-twenty-one-all-write = Tutti scrivono.
web-twenty-one-keep = Tieni
web-twenty-one-reroll =
    { $count ->
        [one] Rilancia { $count } dado
        [many] Rilancia { $count } di dadi
       *[other] Rilancia { $count } dadi
    }
web-twenty-one-choose = Tocca le caselle che vuoi riempire.
web-twenty-one-nothing-fits = Niente è adatto: devi rinunciare a una casella.
web-twenty-one-leftmost = Per regola è sempre la prima casella libera da sinistra.
web-twenty-one-cross = Barra { $field }
web-twenty-one-confirm-cross = Barra
web-twenty-one-write =
    { $count ->
        [0] Scrivi
        [one] Scrivi { $count } numero
        [many] Scrivi { $count } di numeri
       *[other] Scrivi { $count } numeri
    }
web-twenty-one-ends = Questo turno chiude la partita.

## The guided first game: few words, each beside the thing they are about.

twenty-one-lesson-sheet = Questa è la tua scheda: cinque righe di sei caselle colorate. Le riempi una dopo l’altra, dall’alto.
twenty-one-lesson-dice = Sono stati lanciati sei dadi. Un dado va bene per la casella del suo colore se non supera il numero stampato. Numeri uguali sono un centro!
twenty-one-lesson-keep = Il lancio è tuo. Puoi rilanciare una volta, ma solo tutti i dadi che non mostrano 1. Nero 6, giallo 5 e rosso 1 sono già centri. Lo tieni o rilanci?
twenty-one-lesson-keep-done = Tre centri in un colpo, un gran bel lancio.
twenty-one-lesson-keep-rolled = Così butteresti via due dei tuoi tre centri. Torniamo indietro: tieni il lancio.
twenty-one-lesson-write = Ora il lancio è di tutti. Scrivili tutti e tre: nero, giallo e rosso.
twenty-one-lesson-write-done = Tre centri! Più centri ha una riga piena, più alto è il bonus: 1, 3, 6, 10, 15 e 21.
twenty-one-lesson-write-other = Puoi scrivere di più. Torniamo indietro: scrivi nero, giallo e rosso.
twenty-one-lesson-cross = Ha lanciato qualcun altro, e devi usare quel lancio: bianco 5, verde 4 e blu 3 sono troppo alti. Chi non scrive niente barra una casella.
twenty-one-lesson-cross-done = È sempre la prima casella libera da sinistra, il numero più alto rimasto. Quindi non aspettare troppo il lancio perfetto.
twenty-one-lesson-reroll = Di nuovo il tuo lancio. Verde 6 e blu 5 sono troppo alti per le caselle libere. Che cosa fai?
twenty-one-lesson-reroll-done = Si rilanciano tutti i dadi che non mostrano 1.
twenty-one-lesson-reroll-kept = Così non va bene niente, e ti toccherebbe barrare una casella. Torniamo indietro: rilancia.
twenty-one-lesson-tempo = Il 3 verde è un centro. L’1 blu va bene, ma un 2 sarebbe un centro. Riempi subito la riga con tutti e due, o aspetti un blu migliore?
twenty-one-lesson-tempo-done = La riga è piena: 16 per i numeri e 10 per quattro centri. Ora puoi passare alla riga successiva.
twenty-one-lesson-tempo-waited = Più audace: un 2 blu darebbe un altro centro. Ma i turni sono preziosi: la partita finisce appena qualcuno riempie cinque righe. Torniamo indietro: scrivili tutti e due.
twenty-one-lesson-score = Quando qualcuno ha riempito la quinta riga, la partita finisce dopo quel turno. Le righe incomplete contano per quello che hanno.
twenty-one-lesson-other = Si può fare anche così, e vedi che cosa porta. Per la lezione torniamo indietro: prova quello che ti si chiede.
twenty-one-lesson-end = Vince chi ha più punti. Ora sai tutto: continua, oppure comincia una partita tua.
twenty-one-pad-rolls = Lancia: { $name }
twenty-one-pad-no-die = Ognuno dei sei dadi mostra un numero da 1 a 6.
twenty-one-pad-does-not-fit = Con questi dadi, quello che qualcuno ha scritto non entra nella scheda.
twenty-one-pad-dice = Che cosa mostrano i dadi?
twenty-one-pad-roll = Lancia qui
twenty-one-pad-lay = I dadi sono così
twenty-one-pad-other-dice = Altri dadi
twenty-one-pad-whose = La scheda di chi?
twenty-one-pad-cross = Barra una casella
## Che cosa si ricorda di una partita a Twenty One

twenty-one-memory-row = La riga migliore
twenty-one-memory-row-text =
    { $points ->
        [one] { $name }: la riga { $row } porta { $points } punto ({ twenty-one-table-hits }).
        [many] { $name }: la riga { $row } porta { $points } di punti ({ twenty-one-table-hits }).
       *[other] { $name }: la riga { $row } porta { $points } punti ({ twenty-one-table-hits }).
    }
twenty-one-memory-cross = La rinuncia più cara
twenty-one-memory-cross-text = { $name } rinuncia a { $field } nella riga { $row }.

twenty-one-rules-picture-write = Un dado va in una casella del suo colore se non supera il numero stampato. Lo stesso numero è un centro.
twenty-one-rules-picture-cross = Chi non può o non vuole scrivere nulla barra la prima casella libera da sinistra.
twenty-one-rules-picture-full = Una riga piena vale i numeri scritti, e i centri danno un bonus.
