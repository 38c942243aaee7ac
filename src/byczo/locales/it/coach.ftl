### Che cosa dice l’allenatore di ogni mossa. $cost e $error: teste, punti o punti percentuali.

coach-best = la migliore
coach-close = troppo vicine per decidere
coach-costs-heads = costa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } teste
coach-costs-points = costa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
coach-costs-percent = costa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di vittoria
coach-danger = { $what }: { $percent } %
coach-line = { $do }: { $verdict } – { $why }
coach-line-without-reason = { $do }: { $verdict }
