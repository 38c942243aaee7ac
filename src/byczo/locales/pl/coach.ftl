### Co trener mówi o każdym ruchu. $cost i $error: byki, punkty albo punkty procentowe.

coach-best = najlepsze
coach-close = zbyt bliskie, by rozstrzygnąć
coach-costs-heads = kosztuje { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } byka
coach-costs-points = kosztuje { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
coach-costs-percent = kosztuje { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % szans na wygraną
coach-danger = { $what }: { $percent } %
coach-line = { $do }: { $verdict } – { $why }
coach-line-without-reason = { $do }: { $verdict }
