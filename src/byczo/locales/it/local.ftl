### Testi dei tavoli su questo dispositivo.

web-here-welcome = Giochi veloci, senza account e senza rete: contro i bot o insieme su un solo dispositivo.
web-here-change = Giocatori, bot e regole: { $chosen }
web-here-together = Insieme su questo dispositivo
web-here-people = Chi gioca su questo dispositivo?
web-here-person = Nome della persona { $number }
web-here-person-default = Persona { $number }
web-here-add-person = Un’altra persona
web-here-pass = In più persone, il dispositivo passa di mano in mano. Nessuno vede le carte degli altri.
web-here-bots = Bot
web-here-bot-count = { $count ->
    [0] Nessun bot
    [one] Un bot
    [many] { $count } bot
   *[other] { $count } bot
}
web-here-turn = Tocca a { $name }
web-here-curtain-text = Passa il dispositivo. Le carte si vedono quando si preme il pulsante.
web-here-take = Sono { $name }
web-here-end = Termina questa partita
web-here-end-text = La partita finisce senza risultato.
web-here-keep = Conservala sul server
web-here-kept = Ora il server ha questa partita.
web-here-offline = Nessun collegamento con il server. Su questo dispositivo si gioca lo stesso; i tavoli con gli altri torneranno insieme alla rete.
web-here-online = Il server è di nuovo raggiungibile.
web-here-needs-server = Per questo serve il server, che ora non è raggiungibile.
web-here-no-server = Questa pagina non ha un server.
web-here-no-server-text = Ai tavoli con altri altrove ne serve uno. Qui si gioca contro i bot o insieme su questo dispositivo.
web-here-gone = Questa partita non è su questo dispositivo.
web-here-gone-text = È stata eliminata, o giocata in un altro browser.
web-here-not-saved = Questo browser non può salvare la partita: dura finché la pagina resta aperta.
web-here-cover = Copri le carte
web-running-here = In corso su questo dispositivo
web-finished-games = Partite finite
web-more-running = { $count ->
    [one] Un’altra partita in corso
    [many] Altre { $count } partite in corso
   *[other] Altre { $count } partite in corso
}
web-remove-game = Elimina
web-remove-game-name = Elimina { $game } con { $names }, { $day }
web-remove-game-yes = Sì, eliminala
web-my-games-partial = Le partite conservate da un server compaiono qui quando è di nuovo raggiungibile.
web-review-waits = L’analisi viene dal server. Continuiamo a provare, non serve fare nulla.
web-book-chapters = Capitoli
web-book-search = Cerca nelle regole
web-book-found = { $count ->
    [0] Nessun risultato
    [one] Trovato in un punto
    [many] Trovato in { $count } punti
   *[other] Trovato in { $count } punti
}
