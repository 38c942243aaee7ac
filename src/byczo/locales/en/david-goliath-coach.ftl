### David & Goliath: why a card is good or bad. $gain: points with their sign; cards as in "g7".
### $colour: a letter, r y g b v; $above and $below: unseen cards that would change who wins.

david-goliath-danger-worth = chance to lose points in this trick

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
