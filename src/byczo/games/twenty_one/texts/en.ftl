### Twenty One: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $players: players at the table.

twenty-one-name = Twenty One
twenty-one-tagline = Six dice, one roll for everybody, and never quite the numbers you need.
twenty-one-summary = A quick dice game for 2 to 6 players in which nobody ever has to wait. Every roll counts for everyone: write the dice into the fields of their colours and aim for exact hits, because those bring the bonus. But do not dawdle, for the first player to finish ends the game.

twenty-one-rules-goal =
    Fill the five rows on your sheet with high numbers, and match the printed numbers exactly as often as you can: hits bring a bonus. But keep an eye on the pace too, since the game ends as soon as somebody has finished all five rows.

    Whoever has the most points at the end is the winner. If several players tie for the highest total, they share the win.
    .title = The goal

twenty-one-rules-sheet =
    The game is for 2 to 6 players. There are six sheets, A to F, and no two of you play on the same one. All sheets are open for everyone to see throughout the game.

    A sheet has five rows of six fields. Every field shows a colour and a number. In each row all six colours appear once: white, yellow, red, green, blue and black. The numbers never rise from left to right, and from one sheet to the next only the colours change places.

    You work from top to bottom. The row you are filling is your current row, and only when it is full do you move on to the next. So different players may well be in different rows.

    Our sheets are a reconstruction: for lack of a complete original, we have filled in what we could not know. The numbers of the five rows on the standard sheets are:

    - row 1: 6 5 4 3 2 1
    - row 2: 5 4 4 3 3 1
    - row 3: 5 4 3 2 2 1
    - row 4: 5 4 4 2 2 1
    - row 5: 4 4 3 3 2 1

    Whoever hosts the game can supply other sheets.
    .title = The sheet

twenty-one-rules-roll =
    There are six dice, one in each colour. A draw decides who gets the dice first; after every turn they pass clockwise to the next player.

    If you have the dice, you are the active player: roll all six. After that, one second roll is yours if you want it, all or nothing: the 1s stay on the table, the other dice are all thrown again, and you may not save a single one of them.

    What the dice show now counts for everybody.
    .title = Rolling the dice

twenty-one-rules-writing =
    All players decide at the same time, each for their own sheet. From one die to all six: how many you write into your current row is up to you, as long as they fit. Only zero has a price: it costs you a field (see “Crossing out”).

    A die fits the field of its colour in your current row if that field is still free and the die is not higher than the number printed there. If the two are equal, it is a hit: mark it, because it will earn you a bonus. What is written stays.

    You never have to use every die that fits. Leave a field free if you are hoping for something better.

    Example: your current row is empty and shows red 6, blue 5, white 4, black 3, green 2, yellow 1. The dice show red 2, blue 5, white 6, black 1, green 2, yellow 3. Blue 5 and green 2 are hits, so you write down both. White 6 and yellow 3 are too high. Red 2 and black 1 would fit, but you would rather wait for more.
    .title = Writing numbers

twenty-one-rules-crossing =
    Nothing fits, or nothing tempts you? Then you give up a field: the first free one from the left in your current row. Cross it out; it is worth nothing.

    A turn brings either numbers or one crossed-out field. Mixing the two is not allowed, and neither is crossing out a second field.

    Crossing out by choice hurts, since the biggest numbers are on the left. But it brings you one step closer to the end of the row.
    .title = Crossing out

twenty-one-rules-row =
    A row is full when each of its six fields is either written in or crossed out. Score it at once: add up the numbers you wrote, counting crossed-out fields as 0, and add the bonus for the hits in that row:

    - no hits: 0
    - one hit: 1
    - two hits: 3
    - three hits: 6
    - four hits: 10
    - five hits: 15
    - six hits: 21

    Your next row waits for the next turn: dice left over now cannot be written there, however well they fit.

    Example: your row with the printed numbers 5 4 4 3 3 1 now reads 5, 2, 4, crossed out, 3, 1. That adds up to 15. The 5, the 4, the 3 and the 1 are hits, and four hits bring a bonus of 10. The row scores 25 points.
    .title = A full row

twenty-one-rules-end =
    When somebody completes their fifth row, that turn is the last one. As always, all players make their entries for it before the game ends.

    If you are still in the middle of a row, it counts too, in just the same way: the numbers written so far plus the bonus for the hits so far. Free fields and rows you have not started bring nothing.

    Add up your rows. The highest total wins, and a tie for first place is a shared win.
    .title = The end of the game

## Twenty One at the table: what the board says, and what has happened.

twenty-one-table-turn = Turn { $turn }, { $name } has the dice
twenty-one-table-sheet = sheet
twenty-one-table-total = total
twenty-one-table-current-row = current row
twenty-one-table-full = sheet full
twenty-one-table-own-sheet = Your sheet, { $sheet }
twenty-one-table-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
twenty-one-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
twenty-one-table-bonus = Bonus for hits: { $table }
twenty-one-table-fills = row full

twenty-one-told-dealt = Sheets: { $sheets }. { $name } rolls first
twenty-one-told-rolled = { $name } rolls { $dice }
twenty-one-told-rolled-again = Second roll by { $name }: { $dice }
twenty-one-told-kept = { $name } keeps the roll
twenty-one-told-rerolls = { $name } rolls again: { $dice }
twenty-one-told-wrote = { $name }: row { $row }, writes { $dice }
twenty-one-told-crossed = { $name }: row { $row }, crosses out { $field }
twenty-one-told-filled =
    { $points ->
        [one] { $name }: row { $row } is full, { $numbers } + { $bonus } = { $points } point
       *[other] { $name }: row { $row } is full, { $numbers } + { $bonus } = { $points } points
    }

## Twenty One: why an action is good or bad. $dice: letters of dice, or how many roll; $field as in "w6".
## $hits: hits; $open: fields left open in the row; $hit and $nothing: chances in percent.

twenty-one-danger-cross = risk of having nothing to write

twenty-one-why-keep = { $dice } would fit: points { $points }, hits { $hits }
twenty-one-why-keep-nothing = no die fits: keeping means crossing out
twenty-one-why-reroll = dice for your open fields that roll again: { $dice }; a hit: { $hit }%, nothing that fits: { $nothing }%
twenty-one-why-fills = fills the row: points { $points }, hits { $hits }
twenty-one-why-hits = hits { $hits }, points { $points } at once; fields left open: { $open }
twenty-one-why-write = points { $points } and no hit; fields left open: { $open }
twenty-one-why-misses = points { $points }, but leaves out a hit: { $dice }
twenty-one-why-cross = gives up { $field } to wait for better dice
twenty-one-why-must-cross = no die fits: { $field } is crossed out

## The sheets of Twenty One. The colours are those of the dice.

twenty-one-print-white = white
twenty-one-print-yellow = yellow
twenty-one-print-red = red
twenty-one-print-green = green
twenty-one-print-blue = blue
twenty-one-print-black = black
twenty-one-print-sum = sum
twenty-one-print-bonus = bonus
twenty-one-print-points = points

## Twenty One in the browser

web-twenty-one-dice = Dice
web-twenty-one-white = white
web-twenty-one-yellow = yellow
web-twenty-one-red = red
web-twenty-one-green = green
web-twenty-one-blue = blue
web-twenty-one-black = black
web-twenty-one-with-hit = { $die } (hit)
web-twenty-one-row = Row { $row }
web-twenty-one-written = { $field }: { $number }
web-twenty-one-hit = { $field }: hit
web-twenty-one-crossed = { $field }: crossed out
web-twenty-one-fits = { $field }: write { $number }
web-twenty-one-would-hit = { $field }: write { $number }, a hit
web-twenty-one-others = Sheets of the others
web-twenty-one-sheet-of = { $name }, sheet { $sheet }
web-twenty-one-decide = Keep the roll, or roll again? Every 1 stays.
web-twenty-one-decides = { $name } decides: keep or roll again?
web-twenty-one-all-write = Everybody writes.
web-twenty-one-keep = Keep
web-twenty-one-reroll =
    { $count ->
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }
web-twenty-one-choose = Touch the fields you want to fill.
web-twenty-one-nothing-fits = Nothing fits: a field must go.
web-twenty-one-leftmost = By the rules it is always the first free field from the left.
web-twenty-one-cross = Cross out { $field }
web-twenty-one-confirm-cross = Cross out
web-twenty-one-write =
    { $count ->
        [0] Write
        [one] Write { $count } number
       *[other] Write { $count } numbers
    }
web-twenty-one-ends = The game ends with this turn.

## The guided first game: few words, each beside the thing they are about.

twenty-one-lesson-sheet = This is your sheet: five rows of six coloured fields. You fill one row after the other, from the top.
twenty-one-lesson-dice = Six dice were rolled. A die fits the field of its colour if it is not higher than the printed number. Equal numbers are a hit!
twenty-one-lesson-keep = It is your roll. You may roll again once, but only all dice that do not show a 1. Black 6, yellow 5 and red 1 are hits already. Keep or roll again?
twenty-one-lesson-keep-done = Three hits at once, that is a fine roll.
twenty-one-lesson-keep-rolled = That would throw two of your three hits away. We go back: keep the roll.
twenty-one-lesson-write = Everybody may use the roll now. Write all three: black, yellow and red.
twenty-one-lesson-write-done = Three hits! The more hits a full row has, the higher its bonus: 1, 3, 6, 10, 15 and 21.
twenty-one-lesson-write-other = You can write more than that. We go back: write black, yellow and red.
twenty-one-lesson-cross = Somebody else has rolled, and you must use it: white 5, green 4 and blue 3 are all too high. Whoever writes nothing crosses out a field.
twenty-one-lesson-cross-done = It is always the leftmost free field, the highest number that is left. So do not wait too long for the perfect roll.
twenty-one-lesson-reroll = Your roll again. Green 6 and blue 5 are too high for what is free. What do you do?
twenty-one-lesson-reroll-done = All dice that do not show a 1 are rolled again.
twenty-one-lesson-reroll-kept = Then nothing fits, and you would have to cross out a field. We go back: roll again.
twenty-one-lesson-tempo = Green 3 is a hit. Blue 1 fits, but a 2 would be a hit. Fill the row now with both, or wait for a better blue?
twenty-one-lesson-tempo-done = The row is full: 16 for the numbers and 10 for four hits. Now the next row is open to you.
twenty-one-lesson-tempo-waited = A bolder way: a blue 2 would bring one more hit. But turns are precious, for the game ends soon after somebody fills five rows. We go back: write both.
twenty-one-lesson-score = When somebody has filled the fifth row, the game ends after that turn. Unfinished rows count as far as they go.
twenty-one-lesson-other = That is allowed, too, and you see what it brings. For this lesson we go back: try what is asked for.
twenty-one-lesson-end = Most points win. You know everything now: play on, or start a game of your own.
twenty-one-pad-rolls = Rolls: { $name }
twenty-one-pad-no-die = Each of the six dice shows a number from 1 to 6.
twenty-one-pad-does-not-fit = With these dice, somebody’s entry does not fit the sheet.
twenty-one-pad-dice = What do the dice show?
twenty-one-pad-roll = Roll them here
twenty-one-pad-lay = These are the dice
twenty-one-pad-other-dice = Other dice
twenty-one-pad-whose = Whose sheet?
twenty-one-pad-cross = Cross out
## What people remember of a game of Twenty One

twenty-one-memory-row = The best row
twenty-one-memory-row-text =
    { $points ->
        [one] { $name }: row { $row } brings { $points } point ({ twenty-one-table-hits }).
       *[other] { $name }: row { $row } brings { $points } points ({ twenty-one-table-hits }).
    }
twenty-one-memory-cross = The costliest cross
twenty-one-memory-cross-text = { $name } gives up { $field } in row { $row }.

twenty-one-rules-picture-write = A die fits a field of its colour if it shows no more than is printed there. The same number is a hit.
twenty-one-rules-picture-cross = If you cannot or will not write anything, you cross out the leftmost free field.
twenty-one-rules-picture-full = A full row counts the numbers written in it, and its hits bring a bonus.
