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
web-here-no-server = Hinter dieser Seite steht kein Server.
web-here-no-server-text = Tische mit anderen brauchen einen. Hier lässt sich gegen Bots spielen, oder zusammen an diesem Gerät.
web-here-gone = Diese Partie ist nicht auf diesem Gerät.
web-here-gone-text = Sie wurde entfernt oder in einem anderen Browser gespielt.
web-here-not-saved = Dieser Browser kann die Partie nicht speichern: Sie bleibt, solange diese Seite offen ist.
web-here-cover = Karten verdecken
web-running-here = Laufend auf diesem Gerät
web-finished-games = Beendete Partien
web-more-running = { $count ->
    [one] Noch eine laufende Partie
   *[other] Noch { $count } laufende Partien
}
web-remove-game = Entfernen
web-remove-game-name = { $game } mit { $names }, { $day }: entfernen
web-remove-game-yes = Ja, entfernen
web-my-games-partial = Partien, die ein Server aufhebt, stehen hier, sobald er wieder erreichbar ist.
web-review-waits = Die Analyse kommt vom Server. Wir versuchen es weiter, du musst nichts tun.
web-book-chapters = Kapitel
web-book-search = In den Regeln suchen
web-book-found = { $count ->
    [0] Nirgends gefunden
    [one] An einer Stelle gefunden
   *[other] An { $count } Stellen gefunden
}
