### David & Goliath: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $players: players at the table; $highest: highest number in play; $rounds: number of rounds.

david-goliath-name = David & Goliath
david-goliath-tagline = Il più forte fa la presa. Il più debole si prende il più forte.
david-goliath-summary = Un gioco di prese con sorpresa, per 3–6 persone. La carta più alta vince tutte le altre, ma è la più bassa a portarsi via la più alta. E occhio all’ingordigia: due carte di un colore possono essere un tesoro, tre sono spiccioli.

david-goliath-rules-goal =
    Vinci carte con le prese, ma con giudizio. Una o due carte di un colore possono fruttare una fortuna, una collezione intera vale poco.

    Vince chi dopo l’ultimo round ha più punti di tutti. In caso di parità al primo posto, la vittoria è condivisa.
    .title = Lo scopo

david-goliath-rules-cards =
    I colori sono cinque: rosso, giallo, verde, blu e viola. Ciascuno ha i numeri da 1 a 18, una carta per numero. Nessun colore è più forte degli altri e non c’è briscola.

    Quali carte servono dipende da quanti siete:

    - in 3: i numeri da 1 a 9 (45 carte)
    - in 4: i numeri da 1 a 12 (60 carte)
    - in 5: i numeri da 1 a 15 (75 carte)
    - in 6: i numeri da 1 a 18 (tutte le 90 carte)
    .title = Le carte

david-goliath-rules-setup =
    Se siete in { $players }, usate i numeri da 1 a { $highest } di ogni colore e mettete via gli altri. Tirate a sorte il primo mazziere.

    Il mazziere mescola e distribuisce tutte le carte in gioco: ne toccano 15 a testa. Le tue non le deve vedere nessuno.
    .title = Preparazione

david-goliath-rules-trick =
    Un round è fatto di 15 prese. La prima la apre chi siede alla sinistra del mazziere, con una carta qualsiasi. Gli altri giocano una carta ciascuno, in senso orario.

    Al colore d’apertura bisogna rispondere: se lo hai, devi giocarlo, ma il numero lo scegli tu. Se non lo hai, puoi giocare quello che vuoi.

    Quando tutti hanno giocato, si guarda chi vince che cosa. La presa successiva la apre chi aveva la carta più alta.
    .title = La presa

david-goliath-rules-winning =
    Adesso contano solo i numeri, di qualunque colore siano. Prima si cerca la carta più alta, poi la più bassa fra le rimanenti:

    - Golia è la carta con il numero più alto. Chi l’ha giocata vince tutte le altre carte della presa, Davide compreso, e apre la successiva.
    - Davide è la carta con il numero più basso. Chi l’ha giocata vince una carta sola: Golia.

    A parità di numero è favorito chi arriva dopo, sia per Golia sia per Davide: fra carte uguali il titolo va all’ultima giocata. Golia si determina per primo e poi è fuori gioco, perciò persino una presa di numeri tutti uguali è chiara: l’ultima carta è Golia, la penultima è Davide.

    Quello che vinci non è un segreto: resta davanti a te, scoperto, colore per colore, sotto gli occhi di tutti.

    Esempio: Giulia apre con l’8 giallo e Luca risponde con il 3 giallo. Sara non ha gialli e gioca l’8 rosso; nemmeno Marco ne ha, e gioca il 3 viola. Dei due 8 quello di Sara è arrivato dopo, quindi Golia è l’8 rosso. Dei due 3 quello di Marco è arrivato dopo, quindi Davide è il 3 viola. Marco vince l’8 rosso. Sara vince l’8 giallo, il 3 giallo e il 3 viola, e apre la presa successiva.
    .title = Golia e Davide

david-goliath-rules-scoring =
    Dopo 15 prese conta le carte che hai vinto, un colore per volta:

    - una o due carte di un colore: la somma dei loro numeri
    - tre o più carte di un colore: un punto a carta, qualunque sia il numero
    - nessuna carta di un colore: zero punti

    I cinque colori insieme danno il tuo risultato del round.

    Esempio: hai il 12 rosso (12 punti), il 7 e l’11 gialli (18 punti), l’1, il 6, l’8 e il 9 verdi (4 punti), niente di blu (0 punti) e il 3, il 4 e il 10 viola (3 punti). In tutto 37 punti. Un’altra carta gialla, e quei 18 punti sarebbero diventati 3.
    .title = Il punteggio

david-goliath-rules-end =
    In una partita completa ognuno fa il mazziere una volta. { $rounds ->
        [one] Al vostro tavolo si gioca { $rounds } round.
        [many] Al vostro tavolo si giocano { $rounds } di round.
       *[other] Al vostro tavolo si giocano { $rounds } round.
    } Dopo ognuno si annota il risultato e il mazzo passa alla persona seguente, in senso orario.

    Dopo l’ultimo round vince il totale più alto; in caso di parità, la vittoria è condivisa.
    .title = Fine della partita

## David & Goliath at the table: what the board says, and what has happened.
## $gain: points with their sign, such as +7 or −3; cards are named as in "g7".

david-goliath-table-round = Round { $round } di { $rounds }
david-goliath-table-trick = presa { $trick } di { $tricks }
david-goliath-table-dealer = dà le carte { $name }
david-goliath-table-red = rosso
david-goliath-table-yellow = giallo
david-goliath-table-green = verde
david-goliath-table-blue = blu
david-goliath-table-violet = viola
david-goliath-table-worth = ora
david-goliath-table-total = totale
david-goliath-table-void = di sicuro non ha più questo colore
david-goliath-table-leads = Il centro è vuoto. Apre { $name }.
david-goliath-table-unseen = Carte che non hai ancora visto
david-goliath-table-hand = La tua mano
david-goliath-table-playable = Puoi giocare
david-goliath-table-led = apre la presa
david-goliath-table-highest = per ora la più alta: { $gain }
david-goliath-table-lowest = per ora la più bassa: { $gain }
david-goliath-table-between = nel mezzo
david-goliath-table-goliath = Golia
david-goliath-table-david = Davide

david-goliath-told-played = { $name } gioca { $card }
david-goliath-told-trick-won = Golia: { $goliath } vince { $others }. Davide: { $david } vince { $highest }.

## David & Goliath: perché una carta è buona o cattiva. $gain: punti con il segno; carte come «g7».
## $colour: una lettera, r y g b v; $above e $below: carte non viste che cambierebbero l’esito.

david-goliath-danger-worth = rischio di perdere punti in questa presa

david-goliath-why-lead = apre; carte non viste che la superano: { $above }, che stanno sotto: { $below }
david-goliath-why-lead-highest = apre, e nessuno può superarla: Golia è tuo
david-goliath-why-lead-lowest = apre, e nessuno può scendere sotto: Davide ti dà la carta più alta
david-goliath-why-high = per ora la più alta, per { $cards } ({ $gain }); carte non viste che la superano: { $above }
david-goliath-why-goliath = Golia di sicuro: vince { $cards } ({ $gain })
david-goliath-why-goliath-spoils = Golia di sicuro: vince { $cards } ({ $gain }), ma il { $colour ->
        [r] rosso
        [y] giallo
        [g] verde
        [b] blu
       *[v] viola
    } cala da { $before } a { $after }
david-goliath-why-low = per ora la più bassa, per { $card } ({ $gain }); carte non viste che stanno sotto: { $below }
david-goliath-why-david = Davide di sicuro: vince { $card } ({ $gain })
david-goliath-why-david-spoils = Davide di sicuro: vince { $card } ({ $gain }), e il { $colour ->
        [r] rosso
        [y] giallo
        [g] verde
        [b] blu
       *[v] viola
    } cala da { $before } a { $after }
david-goliath-why-between = né la più alta né la più bassa: non vince niente, qualunque cosa segua

## The score sheet of David & Goliath.

david-goliath-print-round = Round { $number }
david-goliath-print-red = rosso
david-goliath-print-yellow = giallo
david-goliath-print-green = verde
david-goliath-print-blue = blu
david-goliath-print-violet = viola
david-goliath-print-cards = carte vinte
david-goliath-print-worth = punti
david-goliath-print-sum = somma
david-goliath-print-deals = dà le carte
david-goliath-print-remark = Una o due carte di un colore valgono i loro numeri, tre o più valgono 1 ciascuna. Vince chi ha più punti.

## David & Goliath in the browser. $colour of a card: r, y, g, b or v; .won is the form after “wins” and “play”

web-colour-card =
    { $number } { $colour ->
        [r] rosso
        [y] giallo
        [g] verde
        [b] blu
       *[v] viola
    }
    .won =
        { $number } { $colour ->
            [r] rosso
            [y] giallo
            [g] verde
            [b] blu
           *[v] viola
        }
web-trick = La presa
web-trick-led = Colore d’apertura: { $colour }
web-trick-turn = Tocca a { $name }.
web-winnings = Che cosa ha vinto ognuno
web-winnings-seat = Giocatore
web-winnings-risk = ancora una carta e varranno solo un punto l’una

## The guided first game: few words, each beside the thing they are about.

david-goliath-lesson-cards = Cinque colori, numeri da 1 a 9. Si gioca a prese: a turno ciascuno mette una carta. Al primo colore bisogna rispondere, se lo si ha.
david-goliath-lesson-trick = È stato aperto il 4 verde, poi è arrivato il 9 verde. La carta più alta è Golia, la più bassa è Davide.
david-goliath-lesson-david = Davide vince Golia! La carta più alta della presa va a chi ha giocato la più bassa. Devi rispondere con un verde: quale?
david-goliath-lesson-david-done = Il tuo 2 era il più basso, quindi il 9 è tuo. Chi ha giocato il 9 vince tutte le altre carte e apre la presa successiva.
david-goliath-lesson-david-missed = La tua carta non era né la più alta né la più bassa, quindi non hai vinto niente. Torniamo indietro, prova il verde più basso.
david-goliath-lesson-worth = Le carte vinte restano scoperte, divise per colore. Una o due carte di un colore valgono il loro numero. Il tuo 9 verde vale nove.
david-goliath-lesson-third = Ma con la terza carta di un colore ognuna vale solo 1. È stato aperto un 6 verde, e seguirà un verde basso. Li vuoi vincere?
david-goliath-lesson-third-kept = Meglio stare alla larga. Non hai vinto niente, e il tuo 9 vale ancora nove punti.
david-goliath-lesson-third-lost = Golia è tuo e vinci altri due verdi. Tre verdi: un punto ciascuno invece di nove. Torniamo indietro, gioca più basso.
david-goliath-lesson-free = È stato aperto il giallo e tu non ne hai: puoi giocare qualsiasi carta. Golia è il numero più alto di qualunque colore. Prova il tuo 9 rosso.
david-goliath-lesson-free-done = Il tuo 9 ha battuto i gialli: il 5 e il 2 sono tuoi, sette punti. Il 9 rosso è andato a Davide, il 2 giallo.
david-goliath-lesson-ties = Fra numeri uguali conta quello giocato per ultimo, sia come più alto sia come più basso.
david-goliath-lesson-other = Si può fare anche così, e vedi che cosa porta. Per la lezione torniamo indietro: prova quello che ti si chiede.
david-goliath-lesson-end = Si giocano tanti round quanti siete, e vince chi ha più punti. Ora sai tutto: continua, oppure comincia una partita tua.
david-goliath-pad-deals = Dà le carte: { $name }
david-goliath-pad-incomplete = Alcune carte non hanno ancora un padrone: alla fine qualcuno ha preso ognuna.
web-winnings-third = Due carte di un colore valgono i loro numeri. Con la terza valgono solo 1 ciascuna.

## Che cosa si ricorda di una partita a David & Goliath

david-goliath-memory-costly = La presa più dolorosa
david-goliath-memory-costly-text =
    { $points ->
        [one] Round { $round }: { $name } prende carte e perde { $points } punto.
        [many] Round { $round }: { $name } prende carte e perde { $points } di punti.
       *[other] Round { $round }: { $name } prende carte e perde { $points } punti.
    }
david-goliath-memory-rich = La presa più ricca
david-goliath-memory-rich-text =
    { $points ->
        [one] Round { $round }: { $points } punto per { $name }.
        [many] Round { $round }: { $points } di punti per { $name }.
       *[other] Round { $round }: { $points } punti per { $name }.
    }

david-goliath-rules-picture-trick = La carta più bassa, Davide, vince la più alta. La più alta, Golia, vince tutte le altre.
david-goliath-rules-picture-free = Si risponde al colore. Chi non può gioca una carta qualsiasi, e il suo numero vale lo stesso.
david-goliath-rules-picture-two = Una o due carte di un colore valgono il numero stampato.
david-goliath-rules-picture-three = Tre o più carte di un colore valgono solo un punto ciascuna.
