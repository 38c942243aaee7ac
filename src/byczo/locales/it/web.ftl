### Testi del tavolo nel browser.

web-welcome = Prendi posto. I tori sono in libertà.
web-welcome-text = Giochi veloci, un solo tavolo. Senza registrarti: manda un link agli amici o gioca subito contro i bot.
web-players = { $players } giocatori
web-minutes = circa { $minutes } min con gli amici
web-rules = Regole
web-play-bots = Gioca contro i bot
web-invite = Invita gli amici
web-join-label = Ti hanno dato un codice?
web-join-example = prato 4821 oppure un link
web-join = Entra
web-join-unknown = Con questo codice nessun tavolo aspetta. Chiedilo di nuovo: forse è scaduto.
web-code = Il codice di questo tavolo
web-code-text = Dillo agli amici: si scrive nella pagina iniziale.
web-lobby = Tavoli aperti
web-lobby-empty = In questo momento nessun tavolo aspetta giocatori. Aprine uno e rendilo visibile qui.
web-my-tables = I tuoi tavoli
web-my-games = Le mie partite
web-my-games-empty = Qui trovi le partite che hai finito, da rivedere e da cui imparare.
web-bring-record = Apri una registrazione da un file
web-won-by = { $count ->
    [one] Vince { $names }
    [many] Vincono { $names }
   *[other] Vincono { $names }
}
web-back-to = Torna a { $game }: { $names }
web-empty-table = Non c’è ancora nessuno
web-to-games = Ai giochi
web-status-gathering = aspetta giocatori
web-status-playing = si gioca
web-status-paused = in pausa
web-status-over = finito
web-status-abandoned = interrotto

web-settings = Impostazioni
web-name = Il tuo nome
web-guest = Ospite
web-language = Lingua
web-language-system = Come nel browser ({ $language })
web-theme = Colori
web-theme-system = Come nel sistema
web-theme-light = Giorno
web-theme-dark = Notte
web-motion = Animazioni
web-motion-system = Come nel sistema
web-motion-calm = Le carte si muovono
web-motion-none = Niente si muove
web-sound = Suoni
web-plain = Tavoli semplici: tutto come testo
web-notify = Avvisami quando tocca a me
web-notify-denied = Il browser non lo permette. Si può cambiare nelle sue impostazioni per questa pagina; fino ad allora ti avvisano il titolo della pagina e un suono.
web-devices = I miei dispositivi
web-device-kind-phone = Telefono
web-device-kind-tablet = Tablet
web-device-kind-computer = Computer
web-device-kind-program = Programma
web-device-here = Questo
web-device-last = usato il { $day }
web-device-first = dal { $day }
web-device-remove = Disconnetti
web-device-remove-name = Disconnetti: { $name }
web-device-remove-all = Disconnetti tutti gli altri
web-device-leave = Disconnetti qui
web-device-leave-text = I tavoli e le partite di questo browser qui non saranno più tuoi; senza un altro dispositivo, da nessuna parte. Impostazioni, blocchi e problemi risolti restano.
web-device-leave-yes = Sì, disconnetti
web-device-add = Usa un altro dispositivo
web-device-link = Link per l’altro dispositivo
web-device-link-text = Apri questo link sull’altro dispositivo entro dieci minuti. Funziona una volta sola; non darlo a nessuno.
web-device-new = Giocare qui come la stessa persona?
web-device-new-text = I tavoli e le partite dell’altro dispositivo saranno anche qui. Quelli di questo browser non saranno più tuoi.
web-device-use = Sì, sono io
web-device-stay = No
web-close = Chiudi

web-options = Opzioni di gioco
web-variant = Regole
web-variant-base = Gioco base
    .note = Dieci carte segrete, quattro file, e la sesta carta prende.
web-variant-tactical = Tattica
    .note = Solo le carte che servono, e la mano la scegli allo scoperto: tutti sanno tutto.
web-variant-halves = Due metà
    .note = Una sola partita per 4–7 persone: le file della prima metà restano per la seconda.
web-length = Durata
web-length-target-66 = Finché qualcuno supera 66 teste
web-length-target-33 = Finché qualcuno supera 33 teste
web-length-everyone-deals = Ognuno dà le carte una volta
web-length-rounds-1 = Un round
web-length-rounds-2 = Due round
web-length-rounds-3 = Tre round
web-length-rounds-4 = Quattro round
web-clock = Tempo per pensare
web-clock-off = Senza limite
web-clock-relaxed = 90 secondi per decisione
web-clock-quick = 20 secondi per decisione
web-clock-left =
    { $seconds ->
        [one] resta { $seconds } secondo
        [many] restano { $seconds } di secondi
       *[other] restano { $seconds } secondi
    }
web-hints = Consigli ammessi
    .note = L’allenatore può dirti che cosa farebbe un giocatore forte.
web-listed = Mostra il tavolo
    .note = Chiunque lo trova fra i «Tavoli aperti» e può unirsi.
web-open-table = Apri il tavolo

web-waiting-text = Appena ci siete tutti si può cominciare.
web-waiting-host = Manda il link agli amici o fai sedere dei bot.
web-at-the-table = Al tavolo: { $here } su { $most }
web-you = tu
web-person = persona
web-bot = bot
web-host = ospita il tavolo
web-absent = non c’è
web-stand-in = gioca un bot
web-bot-level = Livello del bot
web-program = programma esterno
web-bot-calf = Vitello
    .note = sbaglia spesso, gioca con gentilezza
web-bot-heifer = Giovenca
    .note = sta ancora imparando
web-bot-cow = Mucca
    .note = gioca con buon senso
web-bot-ox = Bue
    .note = gioca bene
web-bot-bull = Toro
    .note = gioca forte
web-bot-aurochs = Uro
    .note = senza pietà
web-add-bot = Aggiungi bot
web-remove = Togli { $name }
web-sit = Siediti
web-full = Tutti i posti sono occupati. Puoi restare a guardare.
web-start = Comincia la partita
web-missing =
    { $count ->
        [one] Manca ancora { $count } persona.
        [many] Mancano ancora { $count } di persone.
       *[other] Mancano ancora { $count } persone.
    }
web-host-starts = La partita la fa cominciare chi ospita il tavolo.
web-get-up = Lascia il posto
web-share = Condividi
web-share-text = Vieni al mio tavolo: { $game }
web-link = Link al tavolo
web-copy = Copia il link
web-copied = Copiato
web-qr = Il link come codice da inquadrare
web-television = Sul televisore
web-television-text = Inquadra il QR col telefono, oppure scrivi questo codice su { $address }.

web-seats = Giocatori
web-rows = File sul tavolo
web-open-cards = Carte di questo turno
web-score = Punti
web-score-sheet = Tabella dei punti
web-total = Totale
web-chart = Come sono cresciuti i totali
web-this-round = +{ $points }
web-ready = ha scelto
web-thinking = sta pensando
web-choose-card = Scegli una carta.
web-pick-card = Scegli una carta per la tua mano.
web-card =
    { $heads ->
        [one] { $card }, { $heads } testa di toro
        [many] { $card }, { $heads } di teste di toro
       *[other] { $card }, { $heads } teste di toro
    }
web-chosen = scelta
web-chosen-wait = Hai scelto { $choice }. Puoi ancora cambiare.
web-sending = Invio in corso…
web-choices = Che cosa puoi fare
web-play = Gioca { $card }
web-pick = Prendi { $card }
web-change-to = Cambia in { $card }
web-take = Prendi
web-take-row =
    { $heads ->
        [one] Prendi la fila { $row }: { $heads } testa
        [many] Prendi la fila { $row }: { $heads } di teste
       *[other] Prendi la fila { $row }: { $heads } teste
    }
web-round-turn = Round { $round }, turno { $turn }
web-half-turn = Metà { $half }, turno { $turn }
web-draft = Scelta delle carte, round { $round }
web-open-hands = Che cosa hanno gli altri
web-you-watch = Stai guardando.
web-your-turn = Tocca a te
web-hint = Consiglio
web-hinted = consiglio
web-coach = L’allenatore
web-coach-thinking =
    { $count ->
        [one] Sta pensando … finora { $count } distribuzione possibile
        [many] Sta pensando … finora { $count } distribuzioni possibili
       *[other] Sta pensando … finora { $count } distribuzioni possibili
    }
web-coach-worlds =
    { $count ->
        [one] { $count } distribuzione possibile provata
        [many] { $count } distribuzioni possibili provate
       *[other] { $count } distribuzioni possibili provate
    }
web-coach-exact = Calcolato, non stimato
web-do-row = Fila { $row }
web-do-write = Scrivi { $dice }
web-do-reroll = Rilancia
web-look-up = Consulta
web-page-scores = Punti
web-page-cards = Carte
web-page-chronicle = Cronaca
web-page-talk = Chat
web-tracker-count =
    { $unseen ->
        [one] { $unseen } carta non si è ancora vista.
        [many] { $unseen } di carte non si sono ancora viste.
       *[other] { $unseen } carte non si sono ancora viste.
    }
web-tracker-unseen = non ancora viste
web-tracker-out = uscite
web-tracker-mine = nella tua mano
web-tracker-costly = almeno { $heads } teste
web-chronicle-empty = Non è ancora successo nulla.
web-film = Animazione
web-film-stop = Ferma
web-film-run = Riprendi
web-film-step = Un passo
web-film-skip = Vai alla fine
web-film-again = Rivedi l’ultimo turno
    .short = Rivedi
web-film-speed = Velocità: { $speed }
web-film-at-once = subito
web-round-over = Fine del round { $round }
web-round-of-over = Fine del round { $round } di { $rounds }
web-limit-left = Al limite di { $limit } mancano ancora { $left }.
web-go-on = Avanti

web-talk = Chat
web-talk-empty = Nessuno ha ancora detto nulla.
web-talk-say = Di’ qualcosa
web-talk-send = Invia
web-reactions = Reagisci
web-reaction-bull = toro
web-reaction-clap = applausi
web-reaction-cry = lacrime
web-reaction-fire = fuoco
web-reaction-heart = cuore
web-reaction-laugh = risate
web-reaction-luck = buona fortuna
web-reaction-think = mah
web-reaction-wow = caspita

web-table-menu = Questo tavolo
web-pause = Chiedi una pausa
web-no-pause = Anzi, niente pausa
web-play-on = Si riprende
web-abandon = Chiedi di finire qui
web-no-abandon = Anzi, giochiamo fino in fondo
web-votes = Per una pausa, o per finire senza risultato, devono essere d’accordo tutte le persone che giocano.
web-replace = Fai giocare un bot per { $name }
web-waiting-absent = Si aspetta chi non c’è: { $names }.
web-waiting-absent-host = Chi ospita il tavolo può far giocare un bot.
web-other-device = Gioca su un altro dispositivo
web-other-device-text = Chi apre questo link gioca al tuo posto. Tienilo per te.
web-leave = Lascia la partita
web-back = Sono di nuovo qui
web-bot-plays-for-you = Un bot gioca per te.
web-watching =
    { $count ->
        [0] Nessuno sta guardando.
        [one] { $count } persona sta guardando.
        [many] { $count } di persone stanno guardando.
       *[other] { $count } persone stanno guardando.
    }
web-fair = Le carte sono date onestamente?
web-fair-text = Tutte le carte e i dadi derivano da un segreto fissato prima della partita. Questa è la sua impronta (SHA-256). Dopo la partita il segreto viene mostrato, e chiunque può controllare tutto.
web-fair-after = Tutte le carte e i dadi derivano dal segreto, fissato prima della partita dalla sua impronta, e da ciò che hanno aggiunto i vostri browser. Ora chiunque può controllare.
web-commitment = Impronta del segreto (SHA-256)
web-secret = Il segreto
web-fair-check = Controlla qui
web-fair-checked =
    { $count ->
        [0] Il segreto è quello promesso. Altro, in questa partita, non dipendeva dal caso.
        [one] { $count } distribuzione o lancio controllato: tutto come promesso.
        [many] { $count } di distribuzioni o lanci controllati: tutto come promesso.
       *[other] { $count } distribuzioni o lanci controllati: tutto come promesso.
    }
web-fair-noted = La promessa, il tuo sale e tutti i sigilli sono quelli che questa pagina ha annotato prima della partita.
web-fair-elsewhere = Questa pagina non sa controllare questo gioco. Lo sa fare il comando «byczo verify» con la registrazione della partita.

web-you-win = Hai vinto!
web-winners =
    { $count ->
        [one] Vince { $winners }!
        [many] Vittoria condivisa: { $winners }!
       *[other] Vittoria condivisa: { $winners }!
    }
web-place = { $place }º
web-memory-row = La fila più cara
web-memory-row-text =
    { $heads ->
        [one] Round { $round }: { $name } porta { $card } alla fila { $row } e prende { $heads } testa.
        [many] Round { $round }: { $name } porta { $card } alla fila { $row } e prende { $heads } di teste.
       *[other] Round { $round }: { $name } porta { $card } alla fila { $row } e prende { $heads } teste.
    }
web-memory-escape = Per un pelo
web-memory-escape-text =
    { $heads ->
        [one] { $name } ci sta ancora con { $card }. Subito dopo { $next } prende { $heads } testa.
        [many] { $name } ci sta ancora con { $card }. Subito dopo { $next } prende { $heads } di teste.
       *[other] { $name } ci sta ancora con { $card }. Subito dopo { $next } prende { $heads } teste.
    }
web-memory-round = Il momento decisivo
web-memory-round-text =
    { $count ->
        [one] Il round { $round }: da lì in poi sempre in testa { $winners }.
        [many] Il round { $round }: da lì in poi sempre in testa qualcuno fra { $winners }.
       *[other] Il round { $round }: da lì in poi sempre in testa qualcuno fra { $winners }.
    }
web-memory-always-ahead = In testa dal primo round all’ultimo: { $winners }.
web-result = Al risultato
web-rematch = Un’altra partita
web-replay = Rivedi la partita
web-review = Analisi dell’allenatore
web-review-judging = L’allenatore guarda ogni decisione
web-review-text = … con quello che ciascuno poteva sapere allora. Ci vuole un po’. Puoi andartene: l’analisi continua e la trovi qui quando torni.
web-review-before =
    { $count ->
        [one] Prima tocca a un’altra partita ({ $count }).
        [many] Prima tocca ad altre { $count } partite.
       *[other] Prima tocca ad altre { $count } partite.
    }
web-review-begins = Comincia fra un attimo.
web-review-done = { $done } decisioni su { $total }
web-review-ready = L’analisi è pronta.
web-review-refused = Puoi riprovare più tardi o rivedere la partita senza l’allenatore.
web-review-look = guarda
web-review-costly = Solo le decisioni costose
web-review-nothing = Qui non c’è nulla: ben giocato!
web-everybody = Tutti
web-to-table = Al tavolo
web-film-back = Un passo indietro
web-step = Passo { $step } di { $last }
web-seen-by = Punto di vista
web-as-seen-by = Con gli occhi di { $name }
web-look-table = Guarda il tavolo
web-record = Scarica la registrazione

web-news-sat-down = { $name } si siede.
web-news-renamed = { $before } ora si chiama { $name }.
web-news-got-up = { $name } lascia il tavolo.
web-news-started = Posti sorteggiati. Si comincia!
web-news-away-left = { $name } lascia la partita. Continua un bot.
web-news-away-clock = Tempo scaduto troppe volte: { $name }. Continua un bot.
web-news-away-replaced = { $name } non c’è. Continua un bot.
web-news-came-back = { $name } è di nuovo qui.
web-news-clock = Tempo scaduto: un bot ha scelto per { $name }.
web-news-said = { $name } dice: { $text }
web-news-reacted = { $name }: { $reaction }
web-news-wants-pause = { $name } vorrebbe una pausa.
web-news-paused = Il tavolo è in pausa.
web-news-played-on = Si riprende a giocare.
web-news-wants-abandon = { $name } vorrebbe finire qui.
web-news-abandoned = La partita è finita senza risultato.
web-news-gathering = Il tavolo si prepara a un’altra partita.

web-connecting = Andiamo al tavolo …
web-refused-text = Controlla il link o chiedi a chi te l’ha mandato.
web-nowhere = Qui non pascola nulla
web-nowhere-text = Questo indirizzo non porta da nessuna parte.
web-unreachable = Il server non è raggiungibile. Hai la connessione?
web-lost = La connessione si è interrotta.
web-lost-text = Il tuo posto resta tuo. Continuiamo a provare.
web-not-storing = Il server ora non può salvare nulla.
web-retry = Prova ora
web-trying = Continuiamo a provare, non devi fare nulla. Se hai un posto, resta tuo.
web-outdated = Il server ha una versione più nuova.
web-reload = Ricarica

## Lessons

web-learn = Impara
web-learn-offer = È la prima volta? Impara in quattro minuti
web-learn-dismiss = Non proporlo più
web-learn-title = Lezione
web-learn-next = Avanti
web-learn-again = Riprova
web-learn-leave = Esci dalla lezione

## About

web-about = Informazioni su Byczo
web-about-text = Byczo { $version } è software libero con licenza MIT. Gioca, copia, modifica e condividi.
web-about-independent = Byczo è una realizzazione indipendente. Non è legata agli autori o agli editori dei giochi; tutti i testi e i disegni sono suoi. I nomi dei giochi appartengono ai loro proprietari.
web-licences = Licenze
web-licences-text = Byczo si regge sul lavoro di altri. Ecco di che cosa è fatta questa pagina e a quali condizioni. Tutti i testi in un solo file:
