### Das Blatt des Tages, Rätsel und Regeln zum Anschauen.

daily-of = Blatt des Tages, { $date }
daily-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
daily-line = Byczo { $game } { $date }: { $points }, Platz { $place } von { $players } 🐂

web-daily = Blatt des Tages
web-daily-text = Jeden Tag ein Blatt in jedem Spiel, für alle das gleiche. Die erste Partie zählt.
web-daily-minutes = etwa 5 Minuten
web-daily-play = Spielen
web-daily-go-on = Weiterspielen
web-daily-look = Noch einmal ansehen
web-daily-again = Noch einmal, zum Spaß
web-daily-fun = Diese Partie war zum Spaß: Die erste von heute zählt.
web-daily-none = Ohne Wertung: Die erste Partie wurde abgebrochen.
web-daily-place = Platz { $place } von { $players }
web-daily-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
web-daily-days = Deine Tage
web-daily-result = Dein Ergebnis zum Teilen
web-daily-copy = Ergebnis kopieren

web-puzzles = Rätsel
web-puzzle-number = Rätsel { $number } von { $count }
web-puzzle-solved = { $solved } von { $count } gelöst
web-puzzle-ask = Eine Wahl ist deutlich die beste. Welche?
web-puzzle-right = Richtig! Alles andere kostet mehr:
web-puzzle-wrong = { $do }: Das kostet { $cost }. Versuche etwas anderes.
web-puzzle-shown = Am besten wäre gewesen: { $do }
web-puzzle-cost =
    { $unit ->
        [heads] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Hornochsen
        [points] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
       *[percent] { NUMBER($cost, maximumFractionDigits: 0) } % Gewinnchance
    }
web-puzzle-best = am besten
web-puzzle-show = Zeig es mir
web-puzzle-next = Nächstes Rätsel
web-puzzle-leave = Rätsel verlassen
web-puzzle-grade =
    { $grade ->
        [0] leicht
        [1] mittel
       *[2] schwer
    }
web-puzzle-choices = Was jede Wahl kostet

web-rules-glance = Auf einen Blick
