### 6 nimmt!: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $target: heads that end the game; $rounds: fixed number of rounds, 0 when a target is played to;
### $ends: "above" or "at" the target; $players: players at the table.

six-nimmt-name = 6 nimmt!
six-nimmt-tagline = Four rows, one unlucky card, and the whole herd follows you home.
six-nimmt-summary = A card game of nerve and timing for 2 to 10 players. Everyone picks a card in secret, the cards line up in four rows, and whoever brings the sixth card to a row takes home the other five. Collect as few bull heads as you can!

six-nimmt-rules-goal =
    Keep the bulls off your back! Sooner or later you will be forced to take cards from the table, and with them come bull heads, the last thing you want to own.

    Whoever has the fewest heads when the game ends is the winner. If several players tie for the lowest total, they share the win.
    .title = The goal

six-nimmt-rules-cards =
    The deck runs from 1 to 104, one card of each number. The number decides where a card goes; the bull heads decide how much it hurts:

    - 55: seven heads
    - the other multiples of 11 (11, 22, 33 and so on, up to 99): five heads
    - the multiples of 10 (10, 20, 30 and so on, up to 100): three heads
    - the other multiples of 5 (5, 15, 25 and so on, up to 95): two heads
    - all the rest: one head

    The whole herd has 171 heads.
    .title = Cards and bull heads

six-nimmt-rules-setup =
    There is room for 2 to 10 players. Shuffle the whole deck and deal ten cards to each of you. Your hand is for your eyes only.

    Now turn up four more cards and lay them in a column. Each one opens a row that will grow to the right. Five cards fill a row, and the opening card is the first of them.

    Any cards left over sit this round out, face down. With ten players there are none.
    .title = Setting up

six-nimmt-rules-turn =
    A round lasts ten turns, one for each card in your hand. Every turn has three steps:

    - Choose. Everyone settles on one card from their hand and keeps it hidden. You may change your mind until the last player has chosen.
    - Reveal. All the chosen cards are shown at the same moment.
    - Place. The cards go to the rows one by one, from the lowest to the highest. Each is dealt with completely, including any row it takes, before the next one follows.

    Every card placed changes the rows, so a spot that looked safe may be gone by the time your card gets there.
    .title = A turn

six-nimmt-rules-placing =
    Where a card goes is not up to you. Two rules find its row:

    - Rule 1: upwards only. A card may only stand behind a lower one; a row never goes down.
    - Rule 2: the nearest neighbour. If the card could follow several rows, it joins the one whose last card is closest to it.

    Example: the rows end in 9, 31, 50 and 83. You have played 33, 48, 57 and 90 between you. The 33 could follow the 9 or the 31; the 31 is closer, so it goes there. That row now ends in 33, which makes it the right one for the 48 as well: the 9 is much further away, and the 50 is too high. The 57 joins the 50, and the 90 joins the 83.
    .title = Placing cards

six-nimmt-rules-taking =
    There are two ways to end up with bulls:

    - Rule 3: the sixth card takes. A row has no room for a sixth card. If yours is sent to a full row, the five lying there are yours, and your card stays behind to open the row anew.
    - Rule 4: too low for every row. A card below all the row ends has nowhere to go, so it makes room for itself: you point at any row you like, carry off everything in it, and leave your card there to open it anew.

    Under rule 4 the choice is entirely yours. The cheapest row is tempting, but sometimes it pays to take more and spoil somebody else’s plan.

    What you take becomes your bull pile. It never goes back into your hand.

    Example: the rows are 14, 15 (three heads); 44 (five heads); 61, 64, 70, 75, 78 (eight heads); and 89, 90, 92 (five heads). Zoe has played 6, Ben 80 and Mia 85. The 6 is lower than 15, 44, 78 and 92, so Zoe picks a row: two cards with three heads are cheaper than the lone 44 with five. She takes 14 and 15 and leaves her 6 there. Ben’s 80 belongs behind the 78, as the sixth card: he takes five cards and eight heads, and the 80 opens the row anew. Mia is in luck and simply lays her 85 next to the 80.
    .title = Taking cards

six-nimmt-rules-round =
    After ten turns all hands are empty and the round is over. Count the heads in your bull pile and add them to your total; the result of every round stays on record. A player who took nothing adds nothing.

    If the game is not over yet, shuffle all 104 cards together and set up the next round, with four fresh rows and empty piles.
    .title = The end of a round

six-nimmt-rules-end =
    { $rounds ->
        [0] { $ends ->
            [at] Your limit: { $target ->
                [one] { $target } bull head
               *[other] { $target } bull heads
            }. Once a round leaves at least one player exactly on the limit or above it, the game is over.
           *[above] Your limit: { $target ->
                [one] { $target } bull head
               *[other] { $target } bull heads
            }. Once a round leaves at least one player above the limit, the game is over. A total exactly on the limit does not end it yet.
        }
        [one] Your game lasts { $rounds } round, no matter how many heads pile up.
       *[other] Your game lasts { $rounds } rounds, no matter how many heads pile up.
    }

    Every round is played down to the last card. At the end of the game the lowest total wins, and a tie for first place is a shared win.

    House rules: normally the game ends once somebody has more than 66 heads. Before the first deal you can agree on another limit, decide that reaching the limit is already enough, or do without a limit and play a fixed number of rounds. The Two Halves variant is always one single game without a limit.
    .title = The end of the game

six-nimmt-rules-tactical =
    For 2 to 10 players who would rather plan than trust their luck: here you choose your own hands, and everybody knows which cards are in play.

    You need only the lowest cards: ten for each player plus four more. { $players ->
        [one] With { $players } player
       *[other] With { $players } players
    } those are the cards from 1 to { $players ->
        [2] 24
        [3] 34
        [4] 44
        [5] 54
        [6] 64
        [7] 74
        [8] 84
        [9] 94
       *[10] 104
    }.

    They all lie face up, ready for the taking. The draft goes clockwise round and round the table, one card at a time, and stops when every hand has ten. In the first round the player in the first seat begins; in each later round the start moves one seat on, clockwise. The four cards nobody took open the rows: the lowest the first row, the highest the fourth.

    After that everything works as usual, up to and including the end of the game. Everyone saw who took what, so hands are no secret here. The card you choose for a turn still is.
    .title = Variant: Tactical

six-nimmt-rules-halves =
    A complete game in one go, for 4 to 7 players. It is played in two halves, with no limit and no further rounds. Open four rows as usual, then deal each half as follows:

    - 4 players: 12 cards each in the first half, 13 in the second
    - 5 players: 10 cards each in both halves
    - 6 players: 8 cards each in both halves; 4 cards are never used
    - 7 players: 7 cards each in both halves; 2 cards are never used

    When the first hands have been played, nothing is cleared away: the rows stay exactly as they are, and everyone keeps the pile they have. Deal the second hands from the rest of the deck and play on.

    After the second half, count your heads. The fewest heads win, and a tie for first place is a shared win.
    .title = Variant: Two Halves

## 6 nimmt! at the table: what the board says, and what has happened.

six-nimmt-table-row = Row { $row }
six-nimmt-table-hand = Your hand
six-nimmt-table-offered = Cards to pick
six-nimmt-table-heads =
    { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }
six-nimmt-table-place = row { $row }, card { $position }
six-nimmt-table-takes =
    { $heads ->
        [one] row { $row }: takes { $heads } head
       *[other] row { $row }: takes { $heads } heads
    }
six-nimmt-table-low = below all rows: takes at least { $heads }
six-nimmt-table-ready = ready
six-nimmt-table-score = this round { $heads }, total { $total }
six-nimmt-table-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
six-nimmt-table-waiting-cards = Still to be placed: { $cards }
six-nimmt-table-take-row = Your { $card } is below every row. Which row do you take?

six-nimmt-told-revealed = Revealed: { $cards }
six-nimmt-told-placed = { $name } puts { $card } in row { $row }
six-nimmt-told-took =
    { $heads ->
        [one] { $name } puts { $card } in row { $row } and takes { $heads } head
       *[other] { $name } puts { $card } in row { $row } and takes { $heads } heads
    }
six-nimmt-told-picked = { $name } picks { $card }

## 6 nimmt!: why an action is good or bad. $gap: the cards that could come between, such as 46–51.

six-nimmt-danger-row = risk of taking a row

six-nimmt-why-low =
    { $heads ->
        [one] below all rows: unless somebody plays lower, you take a row, at best row { $row } for { $heads } head
       *[other] below all rows: unless somebody plays lower, you take a row, at best row { $row } for { $heads } heads
    }
six-nimmt-why-lowest =
    { $heads ->
        [one] below all rows, and nobody can play lower: you take a row, at best row { $row } for { $heads } head
       *[other] below all rows, and nobody can play lower: you take a row, at best row { $row } for { $heads } heads
    }
six-nimmt-why-full =
    { $heads ->
        [one] row { $row } is full: if nobody plays { $gap } before you, you take { $heads } head
       *[other] row { $row } is full: if nobody plays { $gap } before you, you take { $heads } heads
    }
six-nimmt-why-sixth =
    { $heads ->
        [one] row { $row } is full and no card can come between: you take { $heads } head
       *[other] row { $row } is full and no card can come between: you take { $heads } heads
    }
six-nimmt-why-sixth-unless =
    { $heads ->
        [one] row { $row } is full and no card can come between: unless somebody takes it first, you take { $heads } head
       *[other] row { $row } is full and no card can come between: unless somebody takes it first, you take { $heads } heads
    }
six-nimmt-why-fifth =
    { $heads ->
        [one] becomes the fifth card of row { $row }: if anybody plays { $gap } before you, you take it, more than { $heads } head
       *[other] becomes the fifth card of row { $row }: if anybody plays { $gap } before you, you take it, more than { $heads } heads
    }
six-nimmt-why-next = follows the { $end } at once: no card can come between, it becomes card { $place } of row { $row }
six-nimmt-why-room = room enough in row { $row }: { $free } free, and at most { $most } can come before yours
six-nimmt-why-crowd =
    { $free ->
        [one] you take row { $row } only if { $free } other plays { $gap } before you
       *[other] you take row { $row } only if { $free } others play { $gap } before you
    }
six-nimmt-why-cheapest =
    { $heads ->
        [one] the cheapest row: { $heads } head
       *[other] the cheapest row: { $heads } heads
    }
six-nimmt-why-dearer =
    { $heads ->
        [one] { $heads } head; row { $row } would cost { $least }
       *[other] { $heads } heads; row { $row } would cost { $least }
    }
six-nimmt-why-beside = goes with your { $card }: little can come between the two
six-nimmt-why-pick-low = one of the lowest: sooner or later it is below all rows
six-nimmt-why-pick-high = one of the highest: it always finds the row that ends highest
six-nimmt-why-pick-middle = in the middle, and none of your cards is near

## The score sheet of 6 nimmt!.
## Variables of the remark: $length: "target" or "rounds"; $ends: "above" or "at" the $target.

six-nimmt-print-total = total
six-nimmt-print-game = Game { $number }
six-nimmt-print-remark =
    { $length ->
        [rounds] Fewest heads win.
       *[target] { $ends ->
            [at] The last round is the one in which somebody reaches { $target }. Fewest heads win.
           *[above] The last round is the one in which somebody passes { $target }. Fewest heads win.
        }
    }

## The guided first game: few words, each beside the thing they are about.

six-nimmt-lesson-rows = Four rows lie on the table. Cards are always added on the right, and the numbers in a row only ever rise.
six-nimmt-lesson-heads = Bull heads are penalty points. The 33 has five of them! You want to take home as few as you can.
six-nimmt-lesson-nearest = All of you choose a card in secret. Try your 54. It could follow the 10, the 33 or the 52: which row will it join?
six-nimmt-lesson-nearest-done = It joined the 52: a card always goes to the row whose last card is closest below it. You cannot choose the row.
six-nimmt-lesson-neighbour = One row ends in 81, and you hold the 82. Nothing fits between them, so nobody can get in your way. Play it.
six-nimmt-lesson-neighbour-done = Safe! The others went to the third row, one after the other, from the lowest card to the highest.
six-nimmt-lesson-full = Now look at the third row: five cards. It is full. Whoever brings the sixth card takes these five, seven heads in all.
six-nimmt-lesson-sixth = You hold the 36 and the 61. Which one is better now? Nothing can go wrong here: try it out.
six-nimmt-lesson-sixth-done = Well done. The 36 slipped in behind the 35, and the full row waits for somebody else.
six-nimmt-lesson-sixth-taken = The 61 was the sixth card: you take the five cards with seven heads, and the 61 starts the row anew. We go back, try another card.
six-nimmt-lesson-lowest = Your 4 is lower than the last card of every row, so it fits nowhere. Play it and see what happens.
six-nimmt-lesson-lowest-done = A card that fits nowhere takes a whole row: any one you like.
six-nimmt-lesson-row = Choose the row you take. Count the heads: one of them is the cheapest.
six-nimmt-lesson-row-done = Five heads, and your 4 starts the row anew. A low card at the right moment can be cheap.
six-nimmt-lesson-row-other = That row has more heads than the first one, which has five. We go back, choose again.
six-nimmt-lesson-trap = First trap: your 40 looks harmless. But which row would it go to? Three rows are full. Choose between the 7 and the 40.
six-nimmt-lesson-trap-done = The 7 found its place in the short row. Two others were less lucky and took full rows.
six-nimmt-lesson-trap-taken = The 38 is closest below the 40, and that row is full: ten heads for you. We go back, try another card.
six-nimmt-lesson-surprise = Second trap: the row with the 62 has plenty of room for your 64. Nothing can happen, can it? Play the 64.
six-nimmt-lesson-surprise-done = Somebody played the 3 and took that row first. Now the 38 was closest below your 64, in a full row: ten heads. That is 6 nimmt!
six-nimmt-lesson-other = That is allowed, too, and you see what it brings. For this lesson we go back: try what is asked for.
six-nimmt-lesson-end = You know everything now. Play this round to its end, or start a game of your own.
six-nimmt-pad-heads = Heads
six-nimmt-pad-too-many = That is more bull heads than all cards together have, and the rows keep some. Did somebody count twice?

six-nimmt-daily-points =
    { $points ->
        [one] { $points } head
       *[other] { $points } heads
    }

six-nimmt-rules-picture-nearest = A card goes to the row whose last card is the nearest below it.
six-nimmt-rules-picture-sixth = Whoever lays the sixth card takes the five before it. The sixth begins the row anew.
six-nimmt-rules-picture-lowest = A card below all rows takes a row of your choice, and begins it anew.
six-nimmt-rules-picture-heads = Bull heads on cards that you take are penalty points: 1, 2, 3, 5 or 7.
