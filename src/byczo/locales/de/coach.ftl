### Was der Trainer zu jedem Zug sagt. $cost und $error: Hornochsen, Punkte oder Prozentpunkte.

coach-verdict =
    { $verdict ->
        [best] am besten
        [close] zu knapp, um es zu entscheiden
       *[costs] kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
            [heads] Hornochsen
            [points] Punkte
           *[percent] % Gewinnchance
        }
    }
coach-danger = { $danger }: { NUMBER($percent, maximumFractionDigits: 0) } %
coach-line =
    { $do }: { coach-verdict }{ $danger_known ->
        [yes] { " " }({ coach-danger })
       *[no] { "" }
    }{ $reason_known ->
        [yes] { " " }– { $why }
       *[no] { "" }
    }
