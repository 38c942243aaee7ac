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
