### Texts of tables on this device.

web-here-welcome = Quick games, without an account and without a network: against bots, or together on one device.
web-here-change = Players, bots and rules: { $chosen }
web-here-together = Together on this device
web-here-people = Who plays on this device?
web-here-person = Name of person { $number }
web-here-person-default = Person { $number }
web-here-add-person = Another person
web-here-pass = With several people, the device goes round. Nobody sees the cards of others.
web-here-bots = Bots
web-here-bot-count = { $count ->
    [0] No bots
    [one] One bot
   *[other] { $count } bots
}
web-here-turn = Your turn, { $name }
web-here-curtain-text = Pass the device on. Cards are shown when the button is pressed.
web-here-take = I am { $name }
web-here-end = End this game
web-here-end-text = The game ends without a result.
web-here-keep = Keep it on the server
web-here-kept = The server has this game now.
web-here-offline = No connection to the server. On this device you can play all the same; tables with others will be there again with the network.
web-here-online = The server is there again.
web-here-needs-server = This needs the server, which cannot be reached right now.
web-here-no-server = There is no server behind this page.
web-here-no-server-text = Tables with others elsewhere need one. Here you can play against bots, or together on this device.
web-here-gone = This game is not on this device.
web-here-gone-text = It was removed, or played in another browser.
web-here-not-saved = This browser cannot save the game: it lasts as long as this page stays open.
web-here-cover = Cover the cards
web-running-here = Running on this device
web-finished-games = Finished games
web-more-running = { $count ->
    [one] One more running game
   *[other] { $count } more running games
}
web-remove-game = Remove
web-remove-game-name = Remove { $game } with { $names }, { $day }
web-remove-game-yes = Yes, remove it
web-my-games-partial = Games that a server keeps are listed here when it can be reached again.
web-review-waits = The review comes from the server. We keep trying, you need not do anything.
web-book-chapters = Chapters
web-book-search = Search the rules
web-book-found = { $count ->
    [0] Found nowhere
    [one] Found in one place
   *[other] Found in { $count } places
}
