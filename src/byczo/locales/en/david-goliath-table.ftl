### David & Goliath at the table: what the board says, and what has happened.
### $gain: points with their sign, such as +7 or −3; cards are named as in "g7".

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
david-goliath-table-void = has shown to have none of this colour left
david-goliath-table-leads = The middle is empty. { $name } leads.
david-goliath-table-unseen = Cards you have not seen yet
david-goliath-table-hand = Your hand
david-goliath-table-playable = You can play
david-goliath-table-led = leads the trick
david-goliath-table-highest = highest so far: { $gain }
david-goliath-table-lowest = lowest so far: { $gain }
david-goliath-table-between = in between

david-goliath-told-played = { $name } plays { $card }
david-goliath-told-trick-won = { $goliath } has Goliath and wins { $others }. { $david } has David and wins { $highest }.
