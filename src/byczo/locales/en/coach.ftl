### What a coach says of any action. $cost and $error: heads, points or percentage points.

coach-best = best
coach-close = too close to call
coach-costs-heads = costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } heads
coach-costs-points = costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
coach-costs-percent = costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the win
coach-danger = { $what }: { $percent } %
coach-line = { $do }: { $verdict } – { $why }
coach-line-without-reason = { $do }: { $verdict }
