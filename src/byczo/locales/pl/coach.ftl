### Co trener mówi o każdym ruchu. $cost i $error: byki, punkty albo punkty procentowe.

coach-verdict =
    { $verdict ->
        [best] najlepsze
        [close] zbyt bliskie, by rozstrzygnąć
       *[costs] kosztuje { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
            [heads] byka
            [points] punktu
           *[percent] % szans na wygraną
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
