### What a coach says of any action. $cost and $error: heads, points or percentage points.

coach-verdict =
    { $verdict ->
        [best] best
        [close] too close to call
       *[costs] costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
            [heads] heads
            [points] points
           *[percent] % chance to win
        }
    }
coach-danger = { $danger }: { NUMBER($percent, maximumFractionDigits: 0) }%
coach-line =
    { $do }: { coach-verdict }{ $danger_known ->
        [yes] { " " }({ coach-danger })
       *[no] { "" }
    }{ $reason_known ->
        [yes] { " " }– { $why }
       *[no] { "" }
    }
