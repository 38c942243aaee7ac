### The score sheet of 6 nimmt!.
### Variables of the remark: $length: "target" or "rounds"; $ends: "above" or "at" the $target.

six-nimmt-print-total = gesamt
six-nimmt-print-game = Spiel { $number }
six-nimmt-print-remark =
    { $length ->
        [rounds] Die wenigsten Hornochsen gewinnen.
       *[target] { $ends ->
            [at] Die letzte Runde ist die, in der jemand { $target } erreicht. Die wenigsten Hornochsen gewinnen.
           *[above] Die letzte Runde ist die, in der jemand über { $target } kommt. Die wenigsten Hornochsen gewinnen.
        }
    }
