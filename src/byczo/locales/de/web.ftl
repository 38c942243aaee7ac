### Texte des Tisches im Browser.

web-welcome = Nimm Platz. Die Ochsen sind los.
web-welcome-text = Schnelle Spiele an einem Tisch. Ohne Konto: Schick deinen Freunden einen Link oder spiel sofort gegen Bots.
web-players = { $players } Personen
web-minutes = mit Freunden etwa { $minutes } Min.
web-rules = Regeln
web-play-bots = Gegen Bots spielen
web-invite = Freunde einladen
web-join-label = Hast du einen Code bekommen?
web-join-example = wiese 4821 oder ein Link
web-join = Beitreten
web-join-unknown = Unter diesem Code wartet kein Tisch. Frag noch einmal nach: Er kann abgelaufen sein.
web-code = Der Code dieses Tisches
web-code-text = Sag ihn weiter: Auf der Startseite eingeben, und schon ist man hier.
web-lobby = Offene Tische
web-lobby-empty = Gerade wartet kein Tisch auf Mitspielende. Eröffne selbst einen und zeig ihn hier.
web-my-tables = Deine Tische
web-my-games = Meine Partien
web-my-games-empty = Hier stehen deine beendeten Partien, zum Anschauen und zum Lernen.
web-bring-record = Aufzeichnung aus einer Datei öffnen
web-won-by = { $count ->
    [one] Gewonnen hat { $names }
   *[other] Gewonnen haben { $names }
}
web-back-to = Zurück zu { $game }: { $names }
web-empty-table = Noch ist niemand da
web-to-games = Zu den Spielen
web-status-gathering = wartet auf Mitspielende
web-status-playing = es wird gespielt
web-status-paused = macht Pause
web-status-over = beendet
web-status-abandoned = abgebrochen

web-settings = Einstellungen
web-name = Dein Name
web-guest = Gast
web-language = Sprache
web-language-system = Wie im Browser ({ $language })
web-theme = Farben
web-theme-system = Wie im System
web-theme-light = Tag
web-theme-dark = Nacht
web-motion = Animationen
web-motion-system = Wie im System
web-motion-calm = Karten bewegen sich
web-motion-none = Nichts bewegt sich
web-sound = Töne
web-plain = Einfache Tische: alles als Text
web-notify = Sag Bescheid, wenn ich dran bin
web-notify-denied = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern; bis dahin melden sich der Titel der Seite und ein Ton.
web-devices = Meine Geräte
web-device-kind-phone = Telefon
web-device-kind-tablet = Tablet
web-device-kind-computer = Computer
web-device-kind-program = Programm
web-device-here = Dieses hier
web-device-last = zuletzt am { $day }
web-device-first = seit { $day }
web-device-remove = Abmelden
web-device-remove-name = Abmelden: { $name }
web-device-remove-all = Alle anderen abmelden
web-device-leave = Hier abmelden
web-device-leave-text = Die Tische und Partien dieses Browsers gehören dir hier nicht mehr; ohne ein anderes Gerät nirgends. Einstellungen, Blöcke und gelöste Rätsel bleiben.
web-device-leave-yes = Ja, abmelden
web-device-add = Weiteres Gerät benutzen
web-device-link = Link für dein anderes Gerät
web-device-link-text = Öffne diesen Link innerhalb von zehn Minuten auf deinem anderen Gerät. Er gilt nur einmal; gib ihn niemandem sonst.
web-device-new = Hier als dieselbe Person spielen?
web-device-new-text = Deine Tische und Partien vom anderen Gerät sind dann auch hier. Die von diesem Browser gehören dir nicht mehr.
web-device-use = Ja, das bin ich
web-device-stay = Nein
web-close = Schließen

web-options = Spieloptionen
web-variant = Regeln
web-variant-base = Grundspiel
    .note = Zehn geheime Karten, vier Reihen, und die sechste Karte nimmt.
web-variant-tactical = Taktisch
    .note = Nur so viele Karten wie nötig, und deine Hand wählst du offen aus: Alle wissen alles.
web-variant-halves = Zwei Hälften
    .note = Ein Spiel für 4 bis 7: Die Reihen der ersten Hälfte bleiben für die zweite liegen.
web-length = Länge
web-length-target-66 = Bis jemand mehr als 66 Hornochsen hat
web-length-target-33 = Bis jemand mehr als 33 Hornochsen hat
web-length-everyone-deals = Alle geben einmal
web-length-rounds-1 = Eine Runde
web-length-rounds-2 = Zwei Runden
web-length-rounds-3 = Drei Runden
web-length-rounds-4 = Vier Runden
web-clock = Bedenkzeit
web-clock-off = Unbegrenzt
web-clock-relaxed = 90 Sekunden je Entscheidung
web-clock-quick = 20 Sekunden je Entscheidung
web-clock-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-hints = Tipps erlaubt
    .note = Der Trainer darf verraten, was ein starker Spieler täte.
web-listed = Tisch anzeigen
    .note = Alle finden ihn unter „Offene Tische“ und können sich dazusetzen.
web-open-table = Tisch eröffnen

web-waiting-text = Sobald alle da sind, kann es losgehen.
web-waiting-host = Schick den Link herum oder lass Bots Platz nehmen.
web-at-the-table = Am Tisch: { $here } von { $most }
web-you = du
web-person = Mensch
web-bot = Bot
web-host = leitet den Tisch
web-absent = nicht da
web-stand-in = ein Bot spielt
web-bot-level = Stärke des Bots
web-program = Programm von außen
web-bot-calf = Kalb
    .note = irrt sich oft, spielt freundlich
web-bot-heifer = Färse
    .note = lernt noch
web-bot-cow = Kuh
    .note = spielt solide
web-bot-ox = Ochse
    .note = spielt gut
web-bot-bull = Stier
    .note = spielt stark
web-bot-aurochs = Auerochse
    .note = gnadenlos
web-add-bot = Bot hinzufügen
web-remove = { $name } entfernen
web-sit = Platz nehmen
web-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
web-start = Partie beginnen
web-missing =
    { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
web-host-starts = Wer den Tisch leitet, beginnt die Partie.
web-get-up = Platz freigeben
web-share = Teilen
web-share-text = Komm an meinen Tisch: { $game }
web-link = Link zum Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-qr = Der Link als Code zum Scannen
web-television = Auf den Fernseher
web-television-text = Scanne das Bild mit dem Handy oder gib diesen Code auf { $address } ein.

web-seats = Am Tisch
web-rows = Reihen auf dem Tisch
web-open-cards = Karten dieses Zuges
web-score = Stand
web-score-sheet = Punktezettel
web-total = Summe
web-chart = Wie die Summen gewachsen sind
web-this-round = +{ $points }
web-ready = hat gewählt
web-thinking = überlegt
web-choose-card = Wähle eine Karte.
web-pick-card = Wähle eine Karte für deine Hand.
web-card =
    { $heads ->
        [one] { $card }, { $heads } Hornochse
       *[other] { $card }, { $heads } Hornochsen
    }
web-chosen = gewählt
web-chosen-wait = Du hast { $choice } gewählt. Du kannst noch tauschen.
web-sending = Wird gesendet …
web-choices = Was du tun kannst
web-play = { $card } spielen
web-pick = { $card } nehmen
web-change-to = Lieber { $card }
web-take = Nehmen
web-take-row =
    { $heads ->
        [one] Reihe { $row } nehmen: { $heads } Hornochse
       *[other] Reihe { $row } nehmen: { $heads } Hornochsen
    }
web-round-turn = Runde { $round }, Zug { $turn }
web-half-turn = Hälfte { $half }, Zug { $turn }
web-draft = Kartenwahl, Runde { $round }
web-open-hands = Was die anderen haben
web-you-watch = Du schaust zu.
web-your-turn = Du bist dran
web-hint = Tipp
web-hinted = Tipp
web-coach = Der Trainer
web-coach-thinking =
    { $count ->
        [one] Er überlegt … bisher { $count } mögliche Verteilung
       *[other] Er überlegt … bisher { $count } mögliche Verteilungen
    }
web-coach-worlds =
    { $count ->
        [one] { $count } mögliche Verteilung durchgespielt
       *[other] { $count } mögliche Verteilungen durchgespielt
    }
web-coach-exact = Berechnet, nicht geschätzt
web-do-row = Reihe { $row }
web-do-write = { $dice } eintragen
web-do-reroll = Noch einmal würfeln
web-look-up = Nachsehen
web-page-scores = Punkte
web-page-cards = Karten
web-page-chronicle = Verlauf
web-page-talk = Chat
web-tracker-count =
    { $unseen ->
        [one] { $unseen } Karte war noch nicht zu sehen.
       *[other] { $unseen } Karten waren noch nicht zu sehen.
    }
web-tracker-unseen = noch nicht gesehen
web-tracker-out = gespielt
web-tracker-mine = auf deiner Hand
web-tracker-costly = ab { $heads } Hornochsen
web-chronicle-empty = Noch ist nichts geschehen.
web-film = Animation
web-film-stop = Anhalten
web-film-run = Weiter
web-film-step = Ein Schritt
web-film-skip = Zum Ende springen
web-film-again = Letzten Zug noch einmal
    .short = Wiederholen
web-film-speed = Tempo: { $speed }
web-film-at-once = sofort
web-round-over = Runde { $round } ist zu Ende
web-round-of-over = Runde { $round } von { $rounds } ist zu Ende
web-limit-left = Bis zur Grenze { $limit } fehlen noch { $left }.
web-go-on = Weiter

web-talk = Chat
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Sag etwas
web-talk-send = Senden
web-reactions = Reagieren
web-reaction-bull = Ochse
web-reaction-clap = Applaus
web-reaction-cry = Tränen
web-reaction-fire = Feuer
web-reaction-heart = Herz
web-reaction-laugh = Gelächter
web-reaction-luck = viel Glück
web-reaction-think = hm
web-reaction-wow = oh!

web-table-menu = Dieser Tisch
web-pause = Um eine Pause bitten
web-no-pause = Doch keine Pause
web-play-on = Weiterspielen
web-abandon = Um Abbruch bitten
web-no-abandon = Doch zu Ende spielen
web-votes = Einer Pause oder einem Ende ohne Ergebnis müssen alle Menschen zustimmen, die mitspielen.
web-replace = Für { $name } einen Bot spielen lassen
web-waiting-absent = Warten auf { $names } (nicht da).
web-waiting-absent-host = Wer den Tisch leitet, kann einen Bot weiterspielen lassen.
web-other-device = Auf anderem Gerät spielen
web-other-device-text = Wer diesen Link öffnet, spielt auf deinem Platz. Behalte ihn für dich.
web-leave = Partie verlassen
web-back = Ich bin wieder da
web-bot-plays-for-you = Ein Bot spielt für dich.
web-watching =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-fair = Wird ehrlich gegeben?
web-fair-text = Alle Karten und Würfel folgen aus einem Geheimnis, das vor dem Spiel feststand. Das ist sein Fingerabdruck (SHA-256). Nach dem Spiel wird das Geheimnis gezeigt, und alle können alles nachprüfen.
web-fair-after = Alle Karten und Würfel folgen aus dem Geheimnis, das vor dem Spiel durch seinen Fingerabdruck festlag, und aus dem, was eure Browser dazugetan haben. Jetzt kann es jeder nachprüfen.
web-commitment = Fingerabdruck des Geheimnisses (SHA-256)
web-secret = Das Geheimnis
web-fair-check = Hier nachprüfen
web-fair-checked =
    { $count ->
        [0] Das Geheimnis ist das versprochene. Mehr Zufall hatte dieses Spiel nicht.
        [one] { $count } Mal Austeilen oder Würfeln geprüft: genau wie versprochen.
       *[other] { $count } Mal Austeilen oder Würfeln geprüft: genau wie versprochen.
    }
web-fair-noted = Versprechen, dein Salz und alle Siegel sind die, die diese Seite vor dem Spiel notiert hat.
web-fair-elsewhere = Diese Seite kann dieses Spiel nicht prüfen. Der Befehl „byczo verify“ kann es, mit der Aufzeichnung des Spiels.

web-you-win = Du hast gewonnen!
web-winners =
    { $count ->
        [one] { $winners } gewinnt!
       *[other] Gemeinsamer Sieg: { $winners }!
    }
web-place = { $place }.
web-memory-row = Die teuerste Reihe
web-memory-row-text =
    { $heads ->
        [one] Runde { $round }: { $name } legt { $card } an Reihe { $row } und nimmt { $heads } Hornochsen.
       *[other] Runde { $round }: { $name } legt { $card } an Reihe { $row } und nimmt { $heads } Hornochsen.
    }
web-memory-escape = Gerade noch entkommen
web-memory-escape-text =
    { $heads ->
        [one] { $name } passt mit { $card } gerade noch hinein. Gleich danach kommt die { $next } und nimmt { $heads } Hornochsen.
       *[other] { $name } passt mit { $card } gerade noch hinein. Gleich danach kommt die { $next } und nimmt { $heads } Hornochsen.
    }
web-memory-round = Was den Ausschlag gab
web-memory-round-text =
    { $count ->
        [one] Runde { $round }: Von da an lag niemand mehr vor { $winners }.
       *[other] Runde { $round }: Von da an lag immer jemand von diesen vorn: { $winners }.
    }
web-memory-always-ahead = Von der ersten bis zur letzten Runde vorn: { $winners }.
web-result = Zum Ergebnis
web-rematch = Noch eine Partie
web-replay = Partie ansehen
web-review = Analyse des Trainers
web-review-judging = Der Trainer sieht sich jede Entscheidung an
web-review-text = … nach dem, was alle damals wissen konnten. Das dauert ein wenig. Du kannst gehen: Die Analyse geht weiter und ist da, wenn du wiederkommst.
web-review-before =
    { $count ->
        [one] Vorher kommt noch { $count } andere Partie.
       *[other] Vorher kommen noch { $count } andere Partien.
    }
web-review-begins = Gleich geht es los.
web-review-done = { $done } von { $total } Entscheidungen
web-review-ready = Die Analyse ist fertig.
web-review-refused = Du kannst es später noch einmal versuchen oder die Partie ohne den Trainer ansehen.
web-review-look = ansehen
web-review-costly = Nur teure Entscheidungen
web-review-nothing = Hier ist nichts: gut gespielt!
web-everybody = Alle
web-to-table = Zum Tisch
web-film-back = Ein Schritt zurück
web-step = Schritt { $step } von { $last }
web-seen-by = Aus wessen Sicht
web-as-seen-by = Sicht von { $name }
web-look-table = Tisch ansehen
web-record = Aufzeichnung herunterladen

web-news-sat-down = { $name } nimmt Platz.
web-news-renamed = { $before } heißt jetzt { $name }.
web-news-got-up = { $name } ist gegangen.
web-news-started = Die Plätze sind ausgelost. Es geht los!
web-news-away-left = { $name } ist gegangen. Ein Bot spielt weiter.
web-news-away-clock = { $name } war zu langsam. Ein Bot spielt weiter.
web-news-away-replaced = { $name } ist nicht da. Ein Bot spielt weiter.
web-news-came-back = { $name } ist wieder da.
web-news-clock = Zeit vorbei: Ein Bot hat für { $name } gewählt.
web-news-said = { $name } sagt: { $text }
web-news-reacted = { $name }: { $reaction }
web-news-wants-pause = { $name } hätte gern eine Pause.
web-news-paused = Der Tisch macht Pause.
web-news-played-on = Es geht weiter.
web-news-wants-abandon = { $name } möchte die Partie beenden.
web-news-abandoned = Die Partie wurde ohne Ergebnis beendet.
web-news-gathering = Der Tisch sammelt sich für eine neue Partie.

web-connecting = Wir gehen zum Tisch …
web-refused-text = Prüfe den Link oder frag, wer ihn dir geschickt hat.
web-nowhere = Hier weidet nichts
web-nowhere-text = Diese Adresse führt nirgendwohin.
web-unreachable = Der Server ist nicht zu erreichen. Bist du online?
web-lost = Die Verbindung ist unterbrochen.
web-lost-text = Dein Platz bleibt dir. Wir versuchen es weiter.
web-not-storing = Der Server kann gerade nichts speichern.
web-retry = Jetzt versuchen
web-trying = Wir versuchen es weiter, du musst nichts tun. Falls du einen Platz hast, bleibt er dir.
web-outdated = Auf dem Server läuft eine neuere Version.
web-reload = Neu laden

## Lessons

web-learn = Lernen
web-learn-offer = Neu hier? In vier Minuten gelernt
web-learn-dismiss = Nicht mehr anbieten
web-learn-title = Lektion
web-learn-next = Weiter
web-learn-again = Noch einmal versuchen
web-learn-leave = Lektion verlassen

## About

web-about = Über Byczo
web-about-text = Byczo { $version } ist freie Software unter der MIT-Lizenz. Spiel, kopiere, ändere und teile sie.
web-about-independent = Byczo ist eine unabhängige Umsetzung. Es hat nichts mit den Autoren oder Verlagen der Spiele zu tun; alle Texte und Zeichnungen sind eigene. Die Namen der Spiele gehören ihren Inhabern.
web-licences = Lizenzen
web-licences-text = Byczo baut auf der Arbeit anderer auf. Daraus besteht diese Seite, und das sind die Bedingungen. Alle Texte in einer Datei:
