### David & Goliath: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $players: players at the table; $highest: highest number in play; $rounds: number of rounds.

david-goliath-name = David & Goliath
david-goliath-tagline = The strongest takes the trick. The weakest takes the strongest.
david-goliath-summary = A trick-taking game with a twist for 3 to 6 players. The highest card wins all the others, but the lowest of all walks off with the highest. And beware of greed: two cards of a colour can be a treasure, three are small change.

david-goliath-rules-goal =
    Win cards in tricks, but choose them with care. One or two cards of a colour can be worth a fortune; a whole collection is worth little.

    Whoever has the most points after the last round is the winner. If several players tie for the highest total, they share the win.
    .title = The goal

david-goliath-rules-cards =
    There are five colours: red, yellow, green, blue and violet. Each has the numbers 1 to 18, one card of each. No colour is stronger than another, and there are no trumps.

    How many of the cards you need depends on how many of you there are:

    - 3 players: numbers 1 to 9 (45 cards)
    - 4 players: numbers 1 to 12 (60 cards)
    - 5 players: numbers 1 to 15 (75 cards)
    - 6 players: numbers 1 to 18 (all 90 cards)
    .title = The cards

david-goliath-rules-setup =
    { $players ->
        [one] With { $players } player
       *[other] With { $players } players
    } you use the numbers 1 to { $highest } in each colour and put away the rest. Draw lots for the first dealer.

    The dealer shuffles and deals out every card, so each of you gets 15. Keep your hand hidden from the others.
    .title = Setting up

david-goliath-rules-trick =
    A round consists of 15 tricks. The player to the dealer’s left leads to the first one with any card they like. The others follow in clockwise order, one card each.

    The colour that was led is binding: if you have it, you must play it, though you are free to choose which number. If you do not have it, you may play any card at all.

    When everybody has played, see who wins what. The player of the highest card leads to the next trick.
    .title = A trick

david-goliath-rules-winning =
    Only the numbers count now, whatever the colour. First find the highest card, then the lowest among the others:

    - Goliath is the card with the highest number. Whoever played it wins all the other cards of the trick, David included, and leads next.
    - David is the card with the lowest number. Whoever played it wins a single card: Goliath.

    Ties favour the latecomer, for Goliath and David alike: among equal cards the title goes to the one played last. Goliath is found first and is then out of the running, so even a trick of equal numbers is clear: the last card played is Goliath, the one just before it David.

    What you have won is no secret: it lies open in front of you, colour by colour, for the whole table to study.

    Example: Mia leads the yellow 8, Ben follows with the yellow 3, Zoe has no yellow and plays the red 8, and Sam, who has none either, the violet 3. There are two 8s; Zoe’s came later, so the red 8 is Goliath. There are two 3s; Sam’s came later, so the violet 3 is David. Sam wins the red 8. Zoe wins the yellow 8, the yellow 3 and the violet 3, and leads to the next trick.
    .title = Goliath and David

david-goliath-rules-scoring =
    When all 15 tricks have been played, count the cards you have won, each colour by itself:

    - one or two cards of a colour: add up their numbers
    - three or more cards of a colour: one point per card, whatever the numbers
    - no card of a colour: no points

    The five colours together make your score for the round.

    Example: you have won the red 12 (12 points), the yellow 7 and 11 (18 points), the green 1, 6, 8 and 9 (4 points), no blue cards (0 points), and the violet 3, 4 and 10 (3 points). That makes 37 points. One more yellow card, and those 18 points would have shrunk to 3.
    .title = Scoring

david-goliath-rules-end =
    In a full game everyone deals once. { $rounds ->
        [one] At your table you play { $rounds } round.
       *[other] At your table you play { $rounds } rounds.
    } After each round the deal passes clockwise to the next player, and the result is kept.

    After the last round the highest total wins, and a tie for first place is a shared win.
    .title = The end of the game

## David & Goliath at the table: what the board says, and what has happened.
## $gain: points with their sign, such as +7 or −3; cards are named as in "g7".

david-goliath-table-round = Round { $round } of { $rounds }
david-goliath-table-trick = trick { $trick } of { $tricks }
david-goliath-table-dealer = dealer: { $name }
david-goliath-table-red = red
david-goliath-table-yellow = yellow
david-goliath-table-green = green
david-goliath-table-blue = blue
david-goliath-table-violet = violet
david-goliath-table-worth = now
david-goliath-table-total = total
david-goliath-table-void = has none of this colour left
david-goliath-table-leads = The middle is empty. { $name } leads.
david-goliath-table-unseen = Cards you have not seen yet
david-goliath-table-hand = Your hand
david-goliath-table-playable = You can play
david-goliath-table-led = leads the trick
david-goliath-table-highest = highest so far: { $gain }
david-goliath-table-lowest = lowest so far: { $gain }
david-goliath-table-between = in between
david-goliath-table-goliath = Goliath
david-goliath-table-david = David

david-goliath-told-played = { $name } plays { $card }
david-goliath-told-trick-won = { $goliath } has Goliath and wins { $others }. { $david } has David and wins { $highest }.

## David & Goliath: why a card is good or bad. $gain: points with their sign; cards as in "g7".
## $colour: a letter, r y g b v; $above and $below: unseen cards that would change who wins.

david-goliath-danger-worth = risk of losing points in this trick

david-goliath-why-lead = leads; unseen cards that top it: { $above }, that go below it: { $below }
david-goliath-why-lead-highest = leads, and nobody can top it: Goliath is yours
david-goliath-why-lead-lowest = leads, and nobody can go below it: David wins you the highest card
david-goliath-why-high = highest so far, for { $cards } ({ $gain }); unseen cards that top it: { $above }
david-goliath-why-goliath = Goliath for sure: wins { $cards } ({ $gain })
david-goliath-why-goliath-spoils = Goliath for sure: wins { $cards } ({ $gain }), but { $colour ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
       *[v] violet
    } falls from { $before } to { $after }
david-goliath-why-low = lowest so far, for { $card } ({ $gain }); unseen cards that go below it: { $below }
david-goliath-why-david = David for sure: wins { $card } ({ $gain })
david-goliath-why-david-spoils = David for sure: wins { $card } ({ $gain }), and { $colour ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
       *[v] violet
    } falls from { $before } to { $after }
david-goliath-why-between = neither highest nor lowest: wins nothing, whatever follows

## The score sheet of David & Goliath.

david-goliath-print-round = Round { $number }
david-goliath-print-red = red
david-goliath-print-yellow = yellow
david-goliath-print-green = green
david-goliath-print-blue = blue
david-goliath-print-violet = violet
david-goliath-print-cards = cards won
david-goliath-print-worth = points
david-goliath-print-sum = sum
david-goliath-print-deals = deals
david-goliath-print-remark = One or two cards of a colour count their numbers, three or more count 1 each. Most points win.

## David & Goliath in the browser. $colour of a card: r, y, g, b or v; .won is the form after “wins” and “play”

web-colour-card =
    { $colour ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
       *[v] violet
    } { $number }
    .won =
        { $colour ->
            [r] red
            [y] yellow
            [g] green
            [b] blue
           *[v] violet
        } { $number }
web-trick = The trick
web-trick-led = Colour led: { $colour }
web-trick-turn = { $name } plays.
web-winnings = What everybody has won
web-winnings-seat = Player
web-winnings-risk = one more card, and they count only one each

## The guided first game: few words, each beside the thing they are about.

david-goliath-lesson-cards = Five colours, numbers from 1 to 9. You play tricks: everybody lays one card, in turn. Follow the first colour if you can.
david-goliath-lesson-trick = A green 4 was led, then came the green 9. The highest card is Goliath, the lowest is David.
david-goliath-lesson-david = David wins Goliath! The highest card of the trick goes to whoever played the lowest. You must play green: which one?
david-goliath-lesson-david-done = Your 2 was the lowest, so the 9 is yours. Whoever played the 9 gets all the other cards, and leads next.
david-goliath-lesson-david-missed = Your card was neither the highest nor the lowest, so you won nothing. We go back, try the lowest green.
david-goliath-lesson-worth = Won cards lie open, by colour. One or two cards of a colour are worth their numbers. Your green 9 is worth nine.
david-goliath-lesson-third = But the third card of a colour makes each of them worth only 1. A green 6 is led, a low green will follow. Do you want to win them?
david-goliath-lesson-third-kept = Well avoided. You won nothing, and your 9 is still worth nine points.
david-goliath-lesson-third-lost = You are Goliath and win two more greens. Three greens: one point each, instead of nine. We go back, play lower.
david-goliath-lesson-free = Yellow is led, and you have none: you may play anything. The highest number of any colour is Goliath. Try your red 9.
david-goliath-lesson-free-done = Your 9 beat the yellows: 5 and 2 are yours, seven points. Your red 9 went to David, the yellow 2.
david-goliath-lesson-ties = Of equal numbers the one played last counts, as the highest and as the lowest.
david-goliath-lesson-other = That is allowed, too, and you see what it brings. For this lesson we go back: try what is asked for.
david-goliath-lesson-end = You play as many rounds as there are players, and most points win. You know everything now: play on, or start a game of your own.
david-goliath-pad-deals = Dealer: { $name }
david-goliath-pad-incomplete = Some cards have no owner yet: in the end, somebody has won each of them.
web-winnings-third = Two of a colour count their numbers. With a third, each counts only 1.

## What people remember of a game of David & Goliath

david-goliath-memory-costly = The trick that hurt most
david-goliath-memory-costly-text =
    { $points ->
        [one] Round { $round }: { $name } wins cards and loses { $points } point.
       *[other] Round { $round }: { $name } wins cards and loses { $points } points.
    }
david-goliath-memory-rich = The richest trick
david-goliath-memory-rich-text =
    { $points ->
        [one] Round { $round }: { $points } point for { $name }.
       *[other] Round { $round }: { $points } points for { $name }.
    }

david-goliath-rules-picture-trick = The lowest card, David, wins the highest one. The highest, Goliath, wins all others.
david-goliath-rules-picture-free = Follow the colour that was led. Whoever cannot plays any card, and its number counts as well.
david-goliath-rules-picture-two = One or two cards of a colour count what is printed on them.
david-goliath-rules-picture-three = Three or more cards of a colour count only one point each.
