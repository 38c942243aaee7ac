### Il segnapunti per chi gioca con il gioco vero: nel browser e nel terminale.

pad-title = Segnapunti
pad-text = Giocate con il gioco vero sul tavolo: il segnapunti fa i conti secondo le regole. Resta su questo dispositivo e non serve la rete.
pad-continue = continua
pad-not-kept = Questo browser non conserva nulla: non chiudere la pagina.
pad-who = Chi gioca?
pad-order = In senso orario intorno al tavolo; comincia il primo nome.
pad-name = Nome { $number }
pad-remove = Togli il giocatore { $number }
pad-add-player = Un giocatore in più
pad-length-own = Fino a un altro limite
pad-limit = Limite
pad-begin = Si comincia
pad-back = Indietro
pad-names-twice = «{ $name }» compare due volte: chi è chi?
pad-names-missing = Servono almeno { $count } nomi.
pad-points = Punti
pad-turn = Tocca a: { $name }
pad-round = Round { $round }
pad-write-round = Scrivi il round { $round }
pad-correct-round = { $round }: correggi questo round
pad-correct-hint = Un errore? Tocca il numero del round.
pad-new = Nuova partita
pad-print = Stampa
pad-problem-in-round = Allora non torna più il round { $round }. { $problem }
pad-write = Scrivi
pad-correct = Correggi
pad-remove-round = Cancella il round
pad-minus = Più o meno
pad-clear = Cancella
pad-next = Avanti
pad-by-cards = Tocca le carte
pad-by-numbers = Scrivi il numero
pad-whose-cards = Carte di chi?
pad-card-of = { $card }, presa: { $name }
pad-take-rest = Tutto il resto: { $name }
pad-after-end = La partita era già finita prima di questo round.
pad-not-a-round = In questo round manca qualcosa.
pad-leads = { $count ->
    [one] In testa: { $names } ({ $points })
    [many] In testa insieme: { $names } ({ $points })
   *[other] In testa insieme: { $names } ({ $points })
}
pad-wins = { $count ->
    [one] Vince: { $names } ({ $points })!
    [many] Vincono insieme: { $names } ({ $points })!
   *[other] Vincono insieme: { $names } ({ $points })!
}
pad-card = { $count ->
    [one] { $card }, vale uno
    [many] { $card }, vale { $count }
   *[other] { $card }, vale { $count }
}
pad-cards-left = { $count ->
    [0] Tutte le carte hanno un padrone.
    [one] Resta una carta.
    [many] Restano { $count } carte.
   *[other] Restano { $count } carte.
}
pad-share = Condividi in diretta
pad-share-text = Gli altri al tavolo seguono questo segnapunti sul telefono.
pad-everybody-writes = Tutti possono scrivere
pad-only-look = Stai seguendo questo segnapunti.
pad-changed = Nel frattempo ha scritto qualcun altro. Guarda il segnapunti e, se serve, scrivi di nuovo.
pad-cannot-show = Questa pagina non può mostrare il segnapunti di questo gioco.

sheets-title = Fogli da stampare
sheets-text = Fogli segnapunti e schede di gioco, per il tavolo di casa.
sheets-game = Gioco
sheets-players = Giocatori
sheets-usual = il numero abituale
sheets-which = Quali schede
sheets-paper = Carta
sheets-mono = Bianco e nero: i simboli distinguono i colori
sheets-own = Schede personali (file JSON)
sheets-picture = { $game }: come verrà la stampa
sheets-offline = Questa è la pagina standard, in formato A4. Altri formati, un altro numero di giocatori, il PDF e le schede personali li prepara un server Byczo o il comando byczo print.

cli-pad-help = Scrivi un round; «undo 2» lo cancella, «correct 2» lo corregge, «q» smette.
cli-pad-names = Chi gioca? Nomi, in senso orario:
cli-pad-prompt = Round { $round } ({ $how }):
cli-pad-over = La partita è finita (undo, correct o q):
cli-pad-how-numbers =
    un numero per ciascuno, come 12{ $fields ->
        [1] { "" }
       *[other] ; più numeri come 3+10
    }{ $cards ->
        [0] { "" }
       *[other] ; carte come =55,10
    }
cli-pad-how-owners = le carte del primo giocatore, come r1 g7
cli-pad-how-turns = che cosa mostrano i dadi, come 654321
cli-pad-numbers = Un round ha { $count } numeri, uno per giocatore, separati da spazi.
cli-pad-fields = { $name }: scrivi { $fields }, uniti da un più.
cli-pad-no-card = { $card }: questa carta non c’è, o qualcuno l’ha già.
cli-pad-range = Un numero da { $least } a { $most }, per favore.
cli-pad-not-a-number = «{ $text }» non è un numero.
cli-pad-cards = Carte di { $name } (o: resto):
cli-pad-rest = resto
cli-pad-dice = Sei dadi, nell’ordine { $dice }, ognuno da 1 a { $faces }: per esempio 654321.
cli-pad-action = { $name } (per esempio: write wrk, o: cross):
