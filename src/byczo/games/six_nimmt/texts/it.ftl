### 6 nimmt!: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $target: heads that end the game; $rounds: fixed number of rounds, 0 when a target is played to;
### $ends: "above" or "at" the target; $players: players at the table.

six-nimmt-name = 6 nimmt!
six-nimmt-tagline = Quattro file, una carta sfortunata e tutta la mandria ti segue a casa.
six-nimmt-summary = Un gioco di carte per 2–10 persone dai nervi saldi e dal buon tempismo. Tutti scelgono una carta di nascosto, le carte si mettono in coda in quattro file e chi porta la sesta si porta via le altre cinque. Meno teste di toro hai, meglio è!

six-nimmt-rules-goal =
    Alla larga dai tori! Prima o poi ti toccherà raccogliere carte dal tavolo, e con le carte arrivano le teste di toro, che nessuno vuole.

    Vince chi a fine partita ne ha meno di tutti. In caso di parità al primo posto, la vittoria è condivisa.
    .title = Lo scopo

six-nimmt-rules-cards =
    Il mazzo va da 1 a 104, con una sola carta per numero. Il numero decide dove va la carta, le teste di toro quanto fa male:

    - 55: sette teste
    - gli altri multipli di 11 (11, 22, 33 e così via fino a 99): cinque teste
    - i multipli di 10 (10, 20, 30 e così via fino a 100): tre teste
    - gli altri multipli di 5 (5, 15, 25 e così via fino a 95): due teste
    - tutte le altre carte: una testa

    In tutto la mandria conta 171 teste.
    .title = Carte e teste di toro

six-nimmt-rules-setup =
    Al tavolo c’è posto per 2–10 persone. Mescolate tutte le carte e datene dieci a testa. Le tue non le deve vedere nessuno.

    Poi scoprite altre quattro carte e mettetele in colonna. Ognuna apre una fila, che si allungherà verso destra. Con cinque carte la fila è piena, e quella d’apertura conta come prima.

    Quello che avanza resta coperto e in questo round non gioca. In dieci non avanza niente.
    .title = Preparazione

six-nimmt-rules-turn =
    Un round dura dieci turni, uno per ogni carta che hai in mano. Ogni turno ha tre momenti:

    - Scelta. Ciascuno decide in segreto quale carta della propria mano giocare. Finché qualcuno ci sta ancora pensando, puoi cambiare idea.
    - Rivelazione. Le carte scelte si mostrano tutte nello stesso istante.
    - Sistemazione. Le carte vanno nelle file a una a una, dalla più bassa alla più alta. Prima si finisce con una carta, anche quando si porta via una fila, e solo dopo si passa alla successiva.

    Ogni carta sistemata cambia il tavolo: un posto che sembrava sicuro può sparire prima che la tua carta ci arrivi.
    .title = Il turno

six-nimmt-rules-placing =
    Dove va la tua carta non lo scegli tu. Lo decidono due regole:

    - Regola 1: solo in salita. Una carta può mettersi soltanto dietro a una più bassa; nessuna fila scende mai.
    - Regola 2: il vicino più vicino. Se potrebbe mettersi in più file, la carta sceglie quella che finisce con il numero meno lontano dal suo.

    Esempio: le file finiscono con 9, 31, 50 e 83, e avete giocato 33, 48, 57 e 90. Il 33 potrebbe mettersi dietro al 9 o al 31; il 31 è più vicino, quindi va lì. Ora quella fila finisce con 33 ed è quella giusta anche per il 48: il 9 è molto più lontano e il 50 è troppo alto. Il 57 raggiunge il 50 e il 90 raggiunge l’83.
    .title = Sistemare le carte

six-nimmt-rules-taking =
    I tori ti piombano addosso in due casi:

    - Regola 3: la sesta prende. In una fila non c’è posto per la sesta carta. Se la tua capita in una fila piena, le cinque che ci sono passano a te, e lei resta lì a riaprire la fila.
    - Regola 4: troppo bassa per tutte. Una carta che sta sotto l’ultima di ogni fila non sa dove andare, così si fa posto da sola: indichi una fila a piacere, te la porti via intera, e la tua carta la riapre.

    Con la regola 4 hai piena libertà. La fila più economica fa gola, ma a volte conviene pagare di più e rovinare i piani a qualcuno.

    Le carte raccolte formano la tua pila di tori e non tornano mai in mano.

    Esempio: le file sono 14, 15 (tre teste); 44 (cinque teste); 61, 64, 70, 75, 78 (otto teste) e 89, 90, 92 (cinque teste). Sara ha giocato il 6, Luca l’80 e Giulia l’85. Il 6 sta sotto 15, 44, 78 e 92, quindi Sara indica una fila: due carte con tre teste costano meno del solitario 44, che ne ha cinque. Raccoglie 14 e 15 e al loro posto lascia il 6. L’80 di Luca va dietro al 78, come sesta carta: lui raccoglie cinque carte e otto teste, e il suo 80 riapre la fila. A Giulia va bene: mette semplicemente l’85 accanto all’80.
    .title = Prendere le carte

six-nimmt-rules-round =
    Dopo dieci turni nessuno ha più carte in mano e il round è finito. Conta le teste della tua pila e sommale al tuo totale; i risultati di tutti i round restano annotati. Chi non ha raccolto nulla non aggiunge nulla.

    Se la partita non è finita, mescolate insieme tutte le 104 carte e preparate il round seguente: quattro file nuove, nessuna pila.
    .title = Fine del round

six-nimmt-rules-end =
    { $rounds ->
        [0] { $ends ->
            [at] Il vostro limite: { $target ->
                [one] { $target } testa di toro
                [many] { $target } di teste di toro
               *[other] { $target } teste di toro
            }. Quando, finito un round, qualcuno lo ha raggiunto o superato, la partita si chiude.
           *[above] Il vostro limite: { $target ->
                [one] { $target } testa di toro
                [many] { $target } di teste di toro
               *[other] { $target } teste di toro
            }. Quando, finito un round, qualcuno lo ha superato, la partita si chiude. Chi è esattamente al limite non la chiude ancora.
        }
        [one] La vostra partita dura { $rounds } round, non importa quante teste si accumulano.
        [many] La vostra partita dura { $rounds } di round, non importa quante teste si accumulano.
       *[other] La vostra partita dura { $rounds } round, non importa quante teste si accumulano.
    }

    Ogni round si gioca fino all’ultima carta. A fine partita vince il totale più basso; in caso di parità, la vittoria è condivisa.

    Regole della casa: di solito si smette quando qualcuno supera le 66 teste. Prima di cominciare potete accordarvi su un altro limite, stabilire che basta raggiungerlo, oppure rinunciare al limite e fissare quanti round giocare. La variante «Due metà» è sempre una partita sola, senza limite.
    .title = Fine della partita

six-nimmt-rules-tactical =
    Per 2–10 persone che preferiscono i piani alla fortuna: le carte in mano ve le scegliete voi, e tutti sanno che cosa c’è in gioco.

    Vi servono solo le carte più basse: dieci a testa e altre quattro. Se siete in { $players }, sono le carte da 1 a { $players ->
        [2] 24
        [3] 34
        [4] 44
        [5] 54
        [6] 64
        [7] 74
        [8] 84
        [9] 94
       *[10] 104
    }.

    Sono tutte lì, scoperte, a disposizione. Si sceglie in senso orario, una carta per volta, giro dopo giro, finché ogni mano arriva a dieci. Nel primo round comincia chi siede al primo posto; poi, a ogni round, l’inizio si sposta di un posto in senso orario. Le quattro carte che nessuno ha voluto aprono le file: la più bassa la prima, la più alta la quarta.

    Da qui in poi tutto va come al solito, fine della partita compresa. Tutti hanno visto chi prendeva che cosa, quindi qui le mani non sono un segreto. Lo è ancora la carta che scegli a ogni turno.
    .title = Variante tattica

six-nimmt-rules-halves =
    Una partita intera tutta d’un fiato, per 4–7 persone: due metà, nessun limite, nessun altro round. Aprite quattro file come al solito e date le carte così:

    - in 4: 12 carte a testa nella prima metà, 13 nella seconda
    - in 5: 10 carte a testa in entrambe le metà
    - in 6: 8 carte a testa in entrambe le metà; 4 carte non entrano mai in gioco
    - in 7: 7 carte a testa in entrambe le metà; 2 carte non entrano mai in gioco

    Finite le carte della prima metà, non si sparecchia niente: le file restano tali e quali e ciascuno conserva la propria pila. Con il resto del mazzo date le carte della seconda metà e continuate.

    Dopo la seconda metà contate le teste. Vince il totale più basso; in caso di parità, la vittoria è condivisa.
    .title = Variante «Due metà»

## 6 nimmt! al tavolo: che cosa si vede e che cosa è successo.

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
six-nimmt-table-low = sotto ogni fila: prende almeno { $heads }
six-nimmt-table-ready = ha scelto
six-nimmt-table-score = in questo round { $heads }, in tutto { $total }
six-nimmt-table-cards =
    { $cards ->
        [one] { $cards } carta
        [many] { $cards } di carte
       *[other] { $cards } carte
    }
six-nimmt-table-waiting-cards = Ancora da sistemare: { $cards }
six-nimmt-table-take-row = Il tuo { $card } è sotto tutte le file. Quale fila prendi?

six-nimmt-told-revealed = Carte scoperte: { $cards }
six-nimmt-told-placed = { $name } mette { $card } nella fila { $row }
six-nimmt-told-took =
    { $heads ->
        [one] { $name } mette { $card } nella fila { $row } e prende { $heads } testa
        [many] { $name } mette { $card } nella fila { $row } e prende { $heads } di teste
       *[other] { $name } mette { $card } nella fila { $row } e prende { $heads } teste
    }
six-nimmt-told-picked = { $name } sceglie { $card }

## 6 nimmt!: perché una mossa è buona o cattiva. $gap: le carte che possono infilarsi, per es. 46–51.

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
six-nimmt-why-next = segue subito la carta { $end }: nessuna carta può infilarsi, diventa la carta { $place } della fila { $row }
six-nimmt-why-room = c’è posto nella fila { $row }: posti liberi { $free }, prima della tua al massimo { $most }
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

## The score sheet of 6 nimmt!.
## Variables of the remark: $length: "target" or "rounds"; $ends: "above" or "at" the $target.

six-nimmt-print-total = totale
six-nimmt-print-game = Partita { $number }
six-nimmt-print-remark =
    { $length ->
        [rounds] Vince chi ha meno teste.
       *[target] { $ends ->
            [at] L’ultimo round è quello in cui qualcuno arriva a { $target }. Vince chi ha meno teste.
           *[above] L’ultimo round è quello in cui qualcuno supera { $target }. Vince chi ha meno teste.
        }
    }

## The guided first game: few words, each beside the thing they are about.

six-nimmt-lesson-rows = Sul tavolo ci sono quattro file. Le carte si aggiungono sempre a destra, e in una fila i numeri possono solo salire.
six-nimmt-lesson-heads = Le teste di toro sono punti di penalità. Il 33 ne ha ben cinque! L’idea è raccoglierne il meno possibile.
six-nimmt-lesson-nearest = Tutti scelgono una carta in segreto. Prova il tuo 54. Potrebbe mettersi dietro al 10, al 33 o al 52: in quale fila finirà?
six-nimmt-lesson-nearest-done = È andato dal 52: una carta va sempre nella fila la cui ultima carta è più bassa e più vicina. La fila non la scegli tu.
six-nimmt-lesson-neighbour = Una fila finisce con 81, e tu hai l’82. In mezzo non ci sta niente, quindi nessuno può disturbarti. Giocalo.
six-nimmt-lesson-neighbour-done = Al sicuro! Le altre carte sono andate nella terza fila, una dopo l’altra, dalla più bassa alla più alta.
six-nimmt-lesson-full = Guarda la terza fila: cinque carte. È piena. Chi porta la sesta si prende queste cinque, sette teste in tutto.
six-nimmt-lesson-sixth = Hai il 36 e il 61. Qual è meglio adesso? Qui non può succedere niente di male: prova.
six-nimmt-lesson-sixth-done = Ben fatto. Il 36 si è infilato dietro al 35, e la fila piena aspetta qualcun altro.
six-nimmt-lesson-sixth-taken = Il 61 era la sesta carta: prendi le cinque carte con sette teste, e il 61 riapre la fila. Torniamo indietro, prova un’altra carta.
six-nimmt-lesson-lowest = Il tuo 4 è più basso dell’ultima carta di ogni fila, quindi non va bene da nessuna parte. Giocalo e guarda che cosa succede.
six-nimmt-lesson-lowest-done = Una carta che non trova posto si prende una fila intera: quella che vuoi.
six-nimmt-lesson-row = Scegli la fila da prendere. Conta le teste: una è la più economica.
six-nimmt-lesson-row-done = Cinque teste, e il tuo 4 riapre la fila. Una carta bassa al momento giusto può costare poco.
six-nimmt-lesson-row-other = Quella fila ha più teste della prima, che ne ha cinque. Torniamo indietro, scegli di nuovo.
six-nimmt-lesson-trap = Prima trappola: il tuo 40 sembra innocuo. Ma in quale fila andrebbe? Tre file sono piene. Scegli tra il 7 e il 40.
six-nimmt-lesson-trap-done = Il 7 ha trovato posto nella fila corta. Altre due persone hanno avuto meno fortuna e hanno preso file piene.
six-nimmt-lesson-trap-taken = Sotto il 40 il più vicino è il 38, e quella fila è piena: dieci teste per te. Torniamo indietro, prova un’altra carta.
six-nimmt-lesson-surprise = Seconda trappola: nella fila del 62 c’è posto in abbondanza per il tuo 64. Non può succedere niente, vero? Gioca il 64.
six-nimmt-lesson-surprise-done = Qualcuno ha giocato il 3 e ha preso prima quella fila. A quel punto il più vicino era il 38, in una fila piena: dieci teste. Questo è 6 nimmt!
six-nimmt-lesson-other = Si può fare anche così, e vedi che cosa porta. Per la lezione torniamo indietro: prova quello che ti si chiede.
six-nimmt-lesson-end = Ora sai tutto. Finisci questo round oppure comincia una partita tua.
six-nimmt-pad-heads = Teste
six-nimmt-pad-too-many = Sono più teste di quante ce ne siano su tutte le carte, e nelle file ne restano alcune. Qualcuno ha contato due volte?

six-nimmt-daily-points =
    { $points ->
        [one] { $points } testa
        [many] { $points } di teste
       *[other] { $points } teste
    }

six-nimmt-rules-picture-nearest = La carta va nella fila la cui ultima carta è la più vicina sotto di essa.
six-nimmt-rules-picture-sixth = Chi posa la sesta carta prende le cinque precedenti. La sesta ricomincia la fila.
six-nimmt-rules-picture-lowest = Una carta più bassa di tutte le file prende una fila a scelta e la ricomincia.
six-nimmt-rules-picture-heads = Le teste sulle carte prese sono punti di penalità: 1, 2, 3, 5 o 7.
