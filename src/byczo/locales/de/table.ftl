### Texte des Tisches, die alle Spiele teilen, und des Spiels im Terminal.

table-round-begun = Runde { $round }
table-round-closed = Runde { $round } ist zu Ende: { $points }
table-game-ended =
    { $count ->
        [one] Das Spiel ist aus. { $winners } gewinnt! { $totals }
       *[other] Das Spiel ist aus. Gemeinsamer Sieg: { $winners }! { $totals }
    }

play-you = Du
play-which = Welches Spiel? 1–{ $count }, oder q zum Gehen:
play-help = Tippe deine Wahl und drücke Enter. ? zeigt alles, was du tun darfst, q verlässt den Tisch.
play-prompt = { $name }:
play-left = Du hast den Tisch verlassen. Bis bald!
play-commitment = Alle Karten und Würfel folgen aus einem Geheimnis mit dem SHA-256 { $commitment }
play-secret = Das Geheimnis war { $secret }
play-saved = Das Spiel steht in { $file }

cli-checked =
    { $entries ->
        [one] Ein Eintrag geprüft: alles nach den Regeln.
       *[other] { $entries } Einträge geprüft: alles nach den Regeln.
    }
cli-no-rules = Zu diesem Spiel gibt es hier keinen Regeltext; vielleicht weiß sein Paket mehr.
