### Der Spielblock für alle, die mit dem echten Spiel spielen: im Browser und im Terminal.

pad-title = Spielblock
pad-text = Das echte Spiel liegt auf dem Tisch: Der Block rechnet nach seinen Regeln. Er bleibt auf diesem Gerät und braucht kein Netz.
pad-continue = weiterschreiben
pad-not-kept = Dieser Browser behält nichts: Die Seite bitte nicht schließen.
pad-who = Wer spielt mit?
pad-order = Im Uhrzeigersinn um den Tisch; der erste Name beginnt.
pad-name = Name { $number }
pad-remove = Person { $number } streichen
pad-add-player = Noch jemand
pad-length-own = Bis zu einer anderen Grenze
pad-limit = Grenze
pad-begin = Los geht’s
pad-back = Zurück
pad-names-twice = „{ $name }“ steht zweimal da: Wer ist wer?
pad-names-missing = Mindestens { $count } Namen werden gebraucht.
pad-points = Punkte
pad-turn = An der Reihe: { $name }
pad-round = Runde { $round }
pad-write-round = Runde { $round } aufschreiben
pad-correct-round = { $round }: diese Runde berichtigen
pad-correct-hint = Verschrieben? Tippt auf die Nummer der Runde.
pad-new = Neue Partie
pad-print = Drucken
pad-problem-in-round = Dann stimmt Runde { $round } nicht mehr. { $problem }
pad-write = Aufschreiben
pad-correct = Berichtigen
pad-remove-round = Runde streichen
pad-minus = Plus oder minus
pad-clear = Leeren
pad-next = Weiter
pad-by-cards = Karten antippen
pad-by-numbers = Zahl eintippen
pad-whose-cards = Wessen Karten?
pad-card-of = { $card }, gewonnen: { $name }
pad-take-rest = Der ganze Rest: { $name }
pad-after-end = Das Spiel war schon vor dieser Runde zu Ende.
pad-not-a-round = In dieser Runde fehlt etwas.
pad-leads = { $count ->
    [one] Es führt: { $names } ({ $points })
   *[other] Es führen: { $names } ({ $points })
}
pad-wins = { $count ->
    [one] Gewonnen: { $names } ({ $points })!
   *[other] Gemeinsam gewonnen: { $names } ({ $points })!
}
pad-card = { $count ->
    [one] { $card }, zählt eins
   *[other] { $card }, zählt { $count }
}
pad-cards-left = { $count ->
    [0] Alle Karten sind verteilt.
    [one] Eine Karte ist übrig.
   *[other] { $count } Karten sind übrig.
}
pad-share = Live teilen
pad-share-text = Alle am Tisch sehen diesen Block auf ihren Handys.
pad-everybody-writes = Alle dürfen schreiben
pad-only-look = Du schaust auf diesen Block.
pad-changed = Inzwischen hat jemand anders geschrieben. Sieh nach und schreib, wenn nötig, noch einmal.
pad-cannot-show = Diese Seite kann den Block dieses Spiels nicht zeigen.

sheets-title = Zettel zum Ausdrucken
sheets-text = Punktezettel und Spielzettel für den Tisch zu Hause.
sheets-game = Spiel
sheets-players = Mitspielende
sheets-usual = wie üblich
sheets-which = Welche Zettel
sheets-paper = Papier
sheets-mono = Schwarz-weiß: Zeichen unterscheiden die Farben
sheets-own = Eigene Zettel (JSON-Datei)
sheets-picture = { $game }: so wird es gedruckt
sheets-offline = Das ist die übliche Seite in A4. Anderes Papier, andere Personenzahlen, PDF und eigene Zettel gibt es von einem Byczo-Server oder auf der Kommandozeile mit byczo print.

cli-pad-help = Eine Runde eintippen; „undo 2“ streicht eine, „correct 2“ berichtigt sie, „q“ hört auf.
cli-pad-names = Wer spielt mit? Namen, im Uhrzeigersinn:
cli-pad-prompt = Runde { $round } ({ $how }):
cli-pad-over = Das Spiel ist aus (undo, correct oder q):
cli-pad-how-numbers =
    für jede Person eine Zahl, etwa 12{ $fields ->
        [1] { "" }
       *[other] ; mehrere als 3+10
    }{ $cards ->
        [0] { "" }
       *[other] ; Karten als =55,10
    }
cli-pad-how-owners = die Karten der ersten Person, etwa r1 g7
cli-pad-how-turns = was die Würfel zeigen, etwa 654321
cli-pad-numbers = Eine Runde hat { $count } Zahlen, eine für jede Person, mit Leerzeichen dazwischen.
cli-pad-fields = { $name }: { $fields }, mit einem Plus verbunden.
cli-pad-no-card = { $card }: Diese Karte gibt es nicht, oder jemand hat sie schon.
cli-pad-range = Bitte eine Zahl von { $least } bis { $most }.
cli-pad-not-a-number = „{ $text }“ ist keine Zahl.
cli-pad-cards = Karten von { $name } (oder: Rest):
cli-pad-rest = Rest
cli-pad-dice = Sechs Würfel in der Reihenfolge { $dice }, jeder von 1 bis { $faces }: etwa 654321.
cli-pad-action = { $name } (etwa: write wrk, oder: cross):
