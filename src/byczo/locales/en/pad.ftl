### The score pad for those who play with the box, in the browser and in the terminal.

pad-title = Score pad
pad-text = You have the real game on the table: the pad does the sums, by its rules. It stays on this device and needs no network.
pad-continue = go on writing
pad-not-kept = This browser keeps nothing: do not close the page.
pad-who = Who plays?
pad-order = Clockwise around the table; the first name begins.
pad-name = Name { $number }
pad-remove = Remove player { $number }
pad-add-player = One more player
pad-length-own = Until another limit
pad-limit = Limit
pad-begin = Begin
pad-back = Back
pad-names-twice = “{ $name }” is there twice: who is who?
pad-names-missing = At least { $count } names are needed.
pad-points = Points
pad-turn = Next: { $name }
pad-round = Round { $round }
pad-write-round = Write down round { $round }
pad-correct-round = { $round }: correct this round
pad-correct-hint = A slip of the pen? Tap the number of the round.
pad-new = New game
pad-print = Print
pad-problem-in-round = Then round { $round } no longer fits. { $problem }
pad-write = Write it down
pad-correct = Correct it
pad-remove-round = Strike it out
pad-minus = Plus or minus
pad-clear = Clear
pad-next = Next
pad-by-cards = Tap the cards
pad-by-numbers = Type the number
pad-whose-cards = Whose cards?
pad-card-of = { $card }, won: { $name }
pad-take-rest = All the rest: { $name }
pad-after-end = The game was over before this round.
pad-not-a-round = Something is missing in this round.
pad-leads = { $count ->
    [one] In the lead: { $names } ({ $points })
   *[other] In the lead together: { $names } ({ $points })
}
pad-wins = { $count ->
    [one] { $names } wins with { $points }!
   *[other] They share the win: { $names } ({ $points })!
}
pad-card = { $count ->
    [one] { $card }, counts one
   *[other] { $card }, counts { $count }
}
pad-cards-left = { $count ->
    [0] All cards have found their owners.
    [one] One card is left.
   *[other] { $count } cards are left.
}
pad-share = Share live
pad-share-text = Others at the table follow this pad on their phones.
pad-everybody-writes = Everybody may write
pad-only-look = You are following this pad.
pad-changed = Somebody else has written meanwhile. Look at the pad, and write again if need be.
pad-cannot-show = This page cannot show the pad of this game.

sheets-title = Sheets to print
sheets-text = Score sheets and sheets to play on, for the table at home.
sheets-game = Game
sheets-players = Players
sheets-usual = as many as usual
sheets-which = Which sheets
sheets-paper = Paper
sheets-mono = Black and white: signs tell the colours apart
sheets-own = Sheets of your own (JSON file)
sheets-picture = { $game }: what will be printed
sheets-offline = This is the usual page, on A4. Other papers, other numbers of players, PDF and sheets of your own come from a Byczo server or from the command line: byczo print.

cli-pad-help = Type a round, “undo 2” to strike one out, “correct 2” to correct one, “q” to stop.
cli-pad-names = Who plays? Names, clockwise:
cli-pad-prompt = Round { $round } ({ $how }):
cli-pad-over = The game is over (undo, correct or q):
cli-pad-how-numbers =
    a number for each, such as 12{ $fields ->
        [1] { "" }
       *[other] ; several as 3+10
    }{ $cards ->
        [0] { "" }
       *[other] ; cards as =55,10
    }
cli-pad-how-owners = the cards of the first player, such as r1 g7
cli-pad-how-turns = what the dice show, such as 654321
cli-pad-numbers = A round has { $count } numbers, one for each player, with spaces between.
cli-pad-fields = { $name }: write { $fields }, joined by a plus.
cli-pad-no-card = { $card }: there is no such card, or somebody has it already.
cli-pad-range = A number from { $least } to { $most }, please.
cli-pad-not-a-number = “{ $text }” is not a number.
cli-pad-cards = Cards of { $name } (or: rest):
cli-pad-rest = rest
cli-pad-dice = Six dice, in the order { $dice }, each from 1 to { $faces }: for example 654321.
cli-pad-action = { $name } (such as: write wrk, or: cross):
