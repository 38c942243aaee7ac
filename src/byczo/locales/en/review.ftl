### The review of a game. Values come with their sign and one digit: $swing, $skill, $luck.

review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-judging = judging decisions
review-title = Review
review-player = player
review-accuracy = accuracy
review-result = result
review-skill = decisions
review-deal = deal
review-luck = others, chance
review-course = course
review-parts = The result against par is the sum of decisions, deal, and others and chance. More is better.
review-turning-points = Turning points
review-turned = Round { $round }, turn { $turn }, { $name }, { $do }: { $swing } (decision { $skill }, others and chance { $luck })
review-when = Round { $round }, turn { $turn }
review-split = decision { $skill }, others and chance { $luck }
review-moves = Move by move
review-turn = turn
review-played = played
review-cost = cost
review-better = better
review-why = why
review-axis =
    { $unit ->
        [heads] heads better (+) or worse (−) than par
        [points] points better (+) or worse (−) than par
       *[percent] chance to win, in percent
    }
review-against =
    { $unit ->
        [heads] heads against par
        [points] points against par
       *[percent] % chance to win against par
    }
review-plot = How the game went
review-totals = Totals: { $totals }
review-round = round { $round }
review-running = The game is not finished: its result is what may be expected.
review-saved = The review is written to { $file }
review-reading = How to read this
review-reading-cost = The cost of a decision is what the best one was expected to bring more, with what the player could know then. ✓ is the best, ≈ is too close to call.
review-reading-accuracy = Accuracy: 100 if every decision was the best, 0 if no better than choosing blindly.
review-reading-parts = Par is what may be expected before anything is dealt. The deal changes that, then decisions do (compared with a usual player), and so do the others and chance. All together lead to the result.
review-made =
    { $playouts ->
        [one] Each decision was judged with { $playouts } playout.
       *[other] Each decision was judged with { $playouts } playouts.
    }
