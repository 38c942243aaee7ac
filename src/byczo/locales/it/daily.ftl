### La mano del giorno, i rompicapi e le regole per immagini.

daily-of = Mano del giorno, { $date }
daily-points =
    { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
daily-line = Byczo { $game } { $date }: { $points }, posto { $place } su { $players } 🐂

web-daily = Mano del giorno
web-daily-text = Ogni giorno una mano per ogni gioco, uguale per tutti. Conta la prima partita.
web-daily-minutes = circa 5 minuti
web-daily-play = Gioca
web-daily-go-on = Continua
web-daily-look = Rivedi
web-daily-again = Ancora, per divertimento
web-daily-fun = Questa partita era per divertimento: conta la prima di oggi.
web-daily-none = Senza risultato: la prima partita è stata interrotta.
web-daily-place = Posto { $place } su { $players }
web-daily-streak =
    { $days ->
        [one] { $days } giorno di fila
        [many] { $days } di giorni di fila
       *[other] { $days } giorni di fila
    }
web-daily-days = I tuoi giorni
web-daily-result = Il tuo risultato, da condividere
web-daily-copy = Copia il risultato

web-puzzles = Rompicapi
web-puzzle-number = Rompicapo { $number } di { $count }
web-puzzle-solved = Risolti: { $solved } su { $count }
web-puzzle-ask = Una scelta è nettamente la migliore. Quale?
web-puzzle-right = Esatto! Tutto il resto costa di più:
web-puzzle-wrong = { $do }: costa { $cost }. Prova un’altra scelta.
web-puzzle-shown = La scelta migliore era: { $do }
web-puzzle-cost =
    { $unit ->
        [heads] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } teste
        [points] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
       *[percent] { NUMBER($cost, maximumFractionDigits: 0) }% di probabilità di vincere
    }
web-puzzle-best = la migliore
web-puzzle-show = Mostra
web-puzzle-next = Prossimo rompicapo
web-puzzle-leave = Esci dai rompicapi
web-puzzle-grade =
    { $grade ->
        [0] facile
        [1] medio
       *[2] difficile
    }
web-puzzle-choices = Quanto costa ogni scelta

web-rules-glance = A colpo d’occhio
