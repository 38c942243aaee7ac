### The score sheet of 6 nimmt!.
### Variables of the remark: $length: "target" or "rounds"; $ends: "above" or "at" the $target.

six-nimmt-print-total = totale
six-nimmt-print-game = Partita { $number }
six-nimmt-print-remark =
    { $length ->
        [rounds] Vince chi ha meno teste.
       *[target] { $ends ->
            [at] L’ultimo round è quello in cui qualcuno arriva a { $target }. Vince chi ha meno teste.
           *[above] L’ultimo round è quello in cui qualcuno supera { $target }. Vince chi ha meno teste.
        }
    }
