### The score sheet of 6 nimmt!.
### Variables of the remark: $length: "target" or "rounds"; $ends: "above" or "at" the $target.

six-nimmt-print-total = razem
six-nimmt-print-game = Gra { $number }
six-nimmt-print-remark =
    { $length ->
        [rounds] Wygrywa, kto ma najmniej byków.
       *[target] { $ends ->
            [at] Ostatnia runda to ta, w której ktoś dojdzie do { $target }. Wygrywa, kto ma najmniej byków.
           *[above] Ostatnia runda to ta, w której ktoś przekroczy { $target }. Wygrywa, kto ma najmniej byków.
        }
    }
