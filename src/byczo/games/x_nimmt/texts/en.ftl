### X nimmt!: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $rounds: number of rounds; $players: players at the table.

x-nimmt-name = X nimmt!
x-nimmt-tagline = The cards you take come straight back to your hand. Can you shake them off?
x-nimmt-summary = A sly game of bulls for 2 to 4 players. The three rows fill up at different speeds, and the cards you have to take go back into your hand, all but one. That one lies safely in your own X row, as long as you can keep the row rising.

x-nimmt-rules-goal =
    Get rid of your cards before the bulls catch up with you. Bull heads still in your hand at the end of a round count against you, and those in your X pile count double. Only in your X row are they harmless.

    Whoever has the fewest points at the end of the game is the winner. If several players tie for the lowest total, they share the win.
    .title = The goal

x-nimmt-rules-cards =
    The deck runs from 1 to 100, one card of each number. The number decides where a card goes; the bull heads decide how much it can cost you:

    - 55: seven heads
    - the other multiples of 11 (11, 22, 33 and so on, up to 99): five heads
    - the multiples of 10 (10, 20, 30 and so on, up to 100): three heads
    - the other multiples of 5 (5, 15, 25 and so on, up to 95): two heads
    - all the rest: one head
    .title = Cards and bull heads

x-nimmt-rules-setup =
    The game is for 2 to 4 players. Three rows lie in the middle of the table: row 3, row 4 and row 5. Shuffle the deck and open each row with one card, face up.

    Deal eight cards to each of you and keep them hidden from the others. The cards left over are not used in this round.

    In front of you, leave space for two things that are still empty: your X row, which will grow to the right, and next to it your X pile.
    .title = Setting up

x-nimmt-rules-turn =
    Every turn has three steps:

    - Choose. Everyone settles on one card from their hand and keeps it hidden. You may change your mind until the last player has chosen.
    - Reveal. All the chosen cards are shown at the same moment.
    - Place. The cards go to the rows one by one, from the lowest to the highest. If a card takes a row, its owner sorts out those cards at once; only then does the next card follow.
    .title = A turn

x-nimmt-rules-placing =
    Where a card goes is not up to you. Two rules find its row:

    - Rule 1: upwards only. A card may only stand behind a lower one; a row never goes down.
    - Rule 2: the nearest neighbour. If the card could follow several rows, it joins the one whose last card is closest to it.

    Example: row 3 ends in 40, row 4 in 12 and row 5 in 73. The cards played are 15, 44 and 80. Only the 12 is lower than the 15, so the 15 goes to row 4. The 44 could follow the 40 or the new 15; the 40 is closer, so it goes to row 3. The 80 joins the 73 in row 5.
    .title = Placing cards

x-nimmt-rules-taking =
    There are two ways to end up with cards:

    - Rule 3: the row bursts. Row 3 bursts with its third card, row 4 with its fourth and row 5 with its fifth. If you bring that card, you take all the cards already lying there. Yours stays and opens the row anew.
    - Rule 4: too low for every row. A card below all the row ends has nowhere to go, so it makes room for itself: you point at any row you like, carry off everything in it, and leave your card there to open it anew.

    Split up your catch straight away: a card of your choice finds shelter in your X row, while the rest swells your hand, ready for use from the next turn on. A lone card leaves you no choice: straight to the X row with it, and your hand stays as it was.

    This happens in the open, so everybody may remember which cards went into your hand.

    Example: 40 and 44 lie in row 3, row 4 ends in 15 and row 5 in 80. You play 58. It belongs behind the 44, as the third card in row 3, so you take the 40 and the 44. One of them goes to your X row, the other into your hand. The 58 is now alone in row 3.
    .title = Taking cards

x-nimmt-rules-xrow =
    The cards in your X row have to rise as well. The first may be any card; each one after it goes to the right-hand end.

    If the card you choose is lower than the last one in your X row, the row breaks: all of its cards move to your X pile, and the chosen card starts a new X row. You may decide to do this even if you could have chosen a card that fits. Cards in the X pile stay there until the end of the round.

    Example: your X row is 18, 47, and you have just taken 33 and 96. If you choose the 96, it fits, but from then on only 97 to 100 will, and the 33 with its five heads goes into your hand. If you choose the 33, then 18 and 47 go to your X pile, which will cost you four points for their two heads. In return your new X row starts at 33, with plenty of room above it, and the 96 goes into your hand.
    .title = X row and X pile

x-nimmt-rules-round =
    Look around at the end of each turn, when all the cards have been placed. A single empty hand is enough, and the round is over. But if you have played your last card but taken new cards into your hand in the same turn, your hand is not empty.

    Now everybody scores:

    - heads in your hand: one point each
    - heads in your X pile: two points each
    - heads in your X row: no points

    Example: you still hold 20 and 41, with four heads: four points. In your X pile lie 11 and 64, with six heads: twelve points. The three cards in your X row cost nothing. That makes 16 points.

    Add your points to your total; the result of every round stays on record. For another round, shuffle all 100 cards together and set up afresh, with eight new cards each and empty X rows and X piles.
    .title = The end of a round

x-nimmt-rules-end =
    { $rounds ->
        [2] The game lasts { $rounds } rounds.
        [one] The game lasts { $rounds } round instead of the usual two.
       *[other] The game lasts { $rounds } rounds instead of the usual two.
    } After the last round the lowest total wins, and a tie for first place is a shared win.
    .title = The end of the game

## X nimmt! at the table: what the board says, and what has happened.

x-nimmt-table-row = Row { $row }
x-nimmt-table-hand =
    { $heads ->
        [one] Your hand ({ $heads } head)
       *[other] Your hand ({ $heads } heads)
    }
x-nimmt-table-heads =
    { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }
x-nimmt-table-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
x-nimmt-table-known = known: { $cards }
x-nimmt-table-x-row = X row: { $cards }
x-nimmt-table-x-pile =
    { $heads ->
        [one] X pile: { $heads } head
       *[other] X pile: { $heads } heads
    }
x-nimmt-table-total = total { $total }
x-nimmt-table-ready = ready
x-nimmt-table-waiting-cards = Still to be placed: { $cards }
x-nimmt-table-place = row { $row }, card { $position }
x-nimmt-table-takes = row { $row }: takes { $cards }
x-nimmt-table-low = below all rows
x-nimmt-table-take-row = Your { $card } is below every row. Which row do you take?
x-nimmt-table-row-cards =
    { $heads ->
        [one] takes { $cards } ({ $heads } head)
       *[other] takes { $cards } ({ $heads } heads)
    }
x-nimmt-table-choose-x = You have taken { $cards }. Which card goes to your X row?
x-nimmt-table-sorting = { $name } is choosing a card for the X row: { $cards }
x-nimmt-table-fits = goes to the X row
x-nimmt-table-piles =
    { $points ->
        [one] X row { $cards } goes to the X pile: { $points } point
       *[other] X row { $cards } goes to the X pile: { $points } points
    }
x-nimmt-table-returns = into your hand: { $cards }

x-nimmt-told-revealed = Revealed: { $cards }
x-nimmt-told-placed = { $name } puts { $card } in row { $row }
x-nimmt-told-took = { $name } puts { $card } in row { $row } and takes { $cards }
x-nimmt-told-x = { $name } puts { $card } in the X row
x-nimmt-told-piled = { $name } starts a new X row with { $card }; to the X pile: { $cards }
x-nimmt-told-into-hand = { $name }: into the hand: { $cards }
x-nimmt-told-counted = { $name }: hand { $hand } + X pile 2 × { $pile } = { $points }

## X nimmt!: why an action is good or bad. $gap: the cards that could come between, such as 46–51.

x-nimmt-danger-row = risk of taking a row

x-nimmt-why-low =
    { $heads ->
        [one] below all rows: unless somebody plays lower, you take a row, at best row { $row } with { $heads } head
       *[other] below all rows: unless somebody plays lower, you take a row, at best row { $row } with { $heads } heads
    }
x-nimmt-why-lowest =
    { $heads ->
        [one] below all rows, and nobody can play lower: you take a row, at best row { $row } with { $heads } head
       *[other] below all rows, and nobody can play lower: you take a row, at best row { $row } with { $heads } heads
    }
x-nimmt-why-full =
    { $heads ->
        [one] fills row { $row }: if nobody plays { $gap } before you, you take { $cards } ({ $heads } head)
       *[other] fills row { $row }: if nobody plays { $gap } before you, you take { $cards } ({ $heads } heads)
    }
x-nimmt-why-fills =
    { $heads ->
        [one] fills row { $row }, and no card can come between: you take { $cards } ({ $heads } head)
       *[other] fills row { $row }, and no card can come between: you take { $cards } ({ $heads } heads)
    }
x-nimmt-why-fills-unless =
    { $heads ->
        [one] fills row { $row }, and no card can come between: unless somebody takes it first, you take { $cards } ({ $heads } head)
       *[other] fills row { $row }, and no card can come between: unless somebody takes it first, you take { $cards } ({ $heads } heads)
    }
x-nimmt-why-last =
    { $heads ->
        [one] the last safe place of row { $row }: if anybody plays { $gap } before you, you take it, more than { $heads } head
       *[other] the last safe place of row { $row }: if anybody plays { $gap } before you, you take it, more than { $heads } heads
    }
x-nimmt-why-next = follows the { $end } at once: no card can come between, it becomes card { $place } of row { $row }
x-nimmt-why-room = room enough in row { $row }: { $free } safe, and at most { $most } can come before yours
x-nimmt-why-crowd =
    { $free ->
        [one] you take row { $row } only if { $free } other plays { $gap } before you
       *[other] you take row { $row } only if { $free } others play { $gap } before you
    }
x-nimmt-why-take =
    { $heads ->
        [one] you take { $cards } ({ $heads } head): one card goes to your X row, the rest into your hand
       *[other] you take { $cards } ({ $heads } heads): one card goes to your X row, the rest into your hand
    }
x-nimmt-why-x-starts =
    { $heads ->
        [one] starts your X row, where its { $heads } head does not count
       *[other] starts your X row, where its { $heads } heads do not count
    }
x-nimmt-why-x-fits =
    { $heads ->
        [one] follows the { $end } in your X row, where its { $heads } head does not count
       *[other] follows the { $end } in your X row, where its { $heads } heads do not count
    }
x-nimmt-why-x-breaks =
    { $points ->
        [one] lower than the { $end }: your X row goes to the X pile and costs { $points } point
       *[other] lower than the { $end }: your X row goes to the X pile and costs { $points } points
    }

## The score sheet of X nimmt!.

x-nimmt-print-hand = Hand
x-nimmt-print-pile = X pile
x-nimmt-print-remark = Heads in the X row cost nothing. Fewest points win.

## X nimmt! in the browser

web-x-yards = What lies before the players
web-x-taken = Cards taken
web-x-known = everybody knows that you hold it
web-x-to-row = { $card } to the X row

## The guided first game: few words, each beside the thing they are about.

x-nimmt-lesson-rows = Three rows with different room: row 3 is taken by its third card, row 4 by its fourth, row 5 by its fifth.
x-nimmt-lesson-first = All of you choose a card in secret. It goes to the row whose last card is closest below it. Play your 22.
x-nimmt-lesson-first-done = It joined the 20. This row has room for two cards: the next one takes them.
x-nimmt-lesson-third = Play the 24. It will be the third card of row 3. Taking cards is not all bad here!
x-nimmt-lesson-third-done = The 24 takes the 20 and the 22, and starts the row anew.
x-nimmt-lesson-choose = One of the two goes into your X row, where it costs nothing. The other goes into your hand. The X row has to rise, so begin low: choose the 20.
x-nimmt-lesson-choose-done = The 20 begins your X row. The 22 is in your hand again, and everybody knows it.
x-nimmt-lesson-choose-high = The 22 would begin your X row. A low beginning leaves more room for what comes. We go back, choose the 20.
x-nimmt-lesson-lowest = Your 3 is lower than the last card of every row. Such a card takes a row of your choice. Play it.
x-nimmt-lesson-lowest-done = Nothing fits, so you take a row.
x-nimmt-lesson-row = Which row? If you take a single card that is higher than the 20, it simply goes to the end of your X row.
x-nimmt-lesson-row-done = The 24 stands behind the 20: your X row rises, and nothing came into your hand.
x-nimmt-lesson-row-other = That brings more cards into your hand. We go back, try the row with the single card.
x-nimmt-lesson-others = Somebody brought the fifth card to row 5 and took four cards: one for the X row, three for the hand. Hands can grow!
x-nimmt-lesson-grow = Play your 6 now. It stands behind the 3.
x-nimmt-lesson-grow-done = Two cards lie in row 3 again. The next one takes them.
x-nimmt-lesson-break = Now the other side of it: play the 8 and take the 3 and the 6. Your X row ends in 24, and both are lower.
x-nimmt-lesson-break-done = You took the 3 and the 6. One of them has to go into the X row.
x-nimmt-lesson-pile = Choose either. A card lower than the last one sends the whole X row to your X pile.
x-nimmt-lesson-pile-done = The 20 and the 24 lie on your X pile now, and their heads count twice at the end. A new X row has begun.
x-nimmt-lesson-score = At the end of a round: heads in your hand count once, heads in your X pile twice, your X row nothing. Fewest heads win.
x-nimmt-lesson-other = That is allowed, too, and you see what it brings. For this lesson we go back: try what is asked for.
x-nimmt-lesson-end = A round ends when somebody has no card left. You know everything now: play on, or start a game of your own.
x-nimmt-pad-hand = Hand ×1
x-nimmt-pad-pile = X pile ×2
x-nimmt-pad-too-many = That is more bull heads than all cards together have. Count single heads: the pile is doubled for you.

x-nimmt-rules-picture-nearest = A card goes to the row whose last card is the nearest below it.
x-nimmt-rules-picture-full = The rows have room for 2, 3 and 4 cards: whoever lays one more takes them all.
x-nimmt-rules-picture-x-row = One of the cards that you take goes to your X row; the rest goes to your hand.
x-nimmt-rules-picture-x-pile = The X row may only rise. A lower card turns it into the X pile, which counts double.
x-nimmt-rules-picture-lowest = A card below all rows takes a row of your choice, and begins it anew.
