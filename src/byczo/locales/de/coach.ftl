### Was der Trainer zu jedem Zug sagt. $cost und $error: Hornochsen, Punkte oder Prozentpunkte.

coach-best = am besten
coach-close = zu knapp, um es zu entscheiden
coach-costs-heads = kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Hornochsen
coach-costs-points = kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
coach-costs-percent = kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Gewinnchance
coach-danger = { $what }: { $percent } %
coach-line = { $do }: { $verdict } – { $why }
coach-line-without-reason = { $do }: { $verdict }
