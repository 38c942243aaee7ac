### The score sheet of 6 nimmt!.
### Variables of the remark: $length: "target" or "rounds"; $ends: "above" or "at" the $target.

six-nimmt-print-total = total
six-nimmt-print-game = Game { $number }
six-nimmt-print-remark =
    { $length ->
        [rounds] Fewest heads win.
       *[target] { $ends ->
            [at] The last round is the one in which somebody reaches { $target }. Fewest heads win.
           *[above] The last round is the one in which somebody passes { $target }. Fewest heads win.
        }
    }
