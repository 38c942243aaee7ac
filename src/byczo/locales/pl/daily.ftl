### Rozdanie dnia, zagadki i zasady na obrazkach.

daily-of = Rozdanie dnia, { $date }
daily-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
daily-line = Byczo { $game } { $date }: { $points }, miejsce { $place } z { $players } 🐂

web-daily = Rozdanie dnia
web-daily-text = Codziennie jedno rozdanie w każdej grze, dla wszystkich takie samo. Liczy się pierwsza partia.
web-daily-minutes = około 5 minut
web-daily-play = Graj
web-daily-go-on = Graj dalej
web-daily-look = Zobacz jeszcze raz
web-daily-again = Jeszcze raz, dla zabawy
web-daily-fun = Ta partia była dla zabawy: liczy się pierwsza z dzisiaj.
web-daily-none = Bez wyniku: pierwsza partia została przerwana.
web-daily-place = Miejsce { $place } z { $players }
web-daily-streak =
    { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
web-daily-days = Twoje dni
web-daily-result = Twój wynik do wysłania
web-daily-copy = Kopiuj wynik

web-puzzles = Zagadki
web-puzzle-number = Zagadka { $number } z { $count }
web-puzzle-solved = Rozwiązane: { $solved } z { $count }
web-puzzle-ask = Jeden wybór jest wyraźnie najlepszy. Który?
web-puzzle-right = Tak jest! Wszystko inne kosztuje więcej:
web-puzzle-wrong = { $do }: to kosztuje { $cost }. Spróbuj czegoś innego.
web-puzzle-shown = Najlepsze było: { $do }
web-puzzle-cost =
    { $unit ->
        [heads] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } byka
        [points] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
       *[percent] { NUMBER($cost, maximumFractionDigits: 0) }% szans na wygraną
    }
web-puzzle-best = najlepsze
web-puzzle-show = Pokaż
web-puzzle-next = Następna zagadka
web-puzzle-leave = Zakończ zagadki
web-puzzle-grade =
    { $grade ->
        [0] łatwa
        [1] średnia
       *[2] trudna
    }
web-puzzle-choices = Ile kosztuje każdy wybór

web-rules-glance = W skrócie
