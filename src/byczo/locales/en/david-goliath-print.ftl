### The score sheet of David & Goliath.

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
