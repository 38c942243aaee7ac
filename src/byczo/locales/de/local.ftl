### Texte der Tische auf diesem Gerät.

web-here-welcome = Schnelle Spiele, ohne Konto und ohne Netz: gegen Bots oder zusammen an einem Gerät.
web-here-change = Mitspielende, Bots und Regeln: { $chosen }
web-here-together = Zusammen an diesem Gerät
web-here-people = Wer spielt auf diesem Gerät?
web-here-person = Name von Person { $number }
web-here-person-default = Person { $number }
web-here-add-person = Noch eine Person
web-here-pass = Spielen mehrere mit, geht das Gerät reihum. Niemand sieht die Karten der anderen.
web-here-bots = Bots
web-here-bot-count = { $count ->
    [0] Keine Bots
    [one] Ein Bot
   *[other] { $count } Bots
}
web-here-turn = { $name } ist dran
web-here-curtain-text = Gib das Gerät weiter. Die Karten erscheinen auf Knopfdruck.
web-here-take = Ich bin { $name }
web-here-end = Diese Partie beenden
web-here-end-text = Die Partie endet ohne Ergebnis.
web-here-keep = Auf dem Server aufheben
web-here-kept = Der Server hat diese Partie jetzt.
web-here-offline = Keine Verbindung zum Server. Auf diesem Gerät lässt sich trotzdem spielen; Tische mit anderen sind mit dem Netz wieder da.
web-here-online = Der Server ist wieder da.
web-here-needs-server = Dafür braucht es den Server, der gerade nicht erreichbar ist.
