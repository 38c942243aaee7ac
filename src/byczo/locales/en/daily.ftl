### The deal of the day, puzzles, and rules that are looked at.

daily-of = Deal of the day, { $date }
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-line = Byczo { $game } { $date }: { $points }, place { $place } of { $players } 🐂

web-daily = Deal of the day
web-daily-text = Every day one deal for each game, the same for everybody. Your first game counts.
web-daily-minutes = about 5 minutes
web-daily-play = Play
web-daily-go-on = Play on
web-daily-look = Look again
web-daily-again = Again, for fun
web-daily-fun = This game was for fun: your first one today counts.
web-daily-none = Not counted: the first game was abandoned.
web-daily-place = Place { $place } of { $players }
web-daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
web-daily-days = Your days
web-daily-result = Your result, to share
web-daily-copy = Copy the result

web-puzzles = Puzzles
web-puzzle-number = Puzzle { $number } of { $count }
web-puzzle-solved = { $solved } of { $count } solved
web-puzzle-ask = One choice is clearly best. Which?
web-puzzle-right = Right! Everything else costs more:
web-puzzle-wrong = { $do }: that costs { $cost }. Try another one.
web-puzzle-shown = This would have been best: { $do }
web-puzzle-cost =
    { $unit ->
        [heads] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } heads
        [points] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
       *[percent] { NUMBER($cost, maximumFractionDigits: 0) }% chance to win
    }
web-puzzle-best = best
web-puzzle-show = Show me
web-puzzle-next = Next puzzle
web-puzzle-leave = Leave the puzzles
web-puzzle-grade =
    { $grade ->
        [0] easy
        [1] medium
       *[2] hard
    }
web-puzzle-choices = What each choice costs

web-rules-glance = At a glance
