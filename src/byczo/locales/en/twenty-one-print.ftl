### The sheets of Twenty One. The colours are those of the dice.

twenty-one-print-white = white
twenty-one-print-yellow = yellow
twenty-one-print-red = red
twenty-one-print-green = green
twenty-one-print-blue = blue
twenty-one-print-black = black
twenty-one-print-sum = sum
twenty-one-print-bonus = bonus
twenty-one-print-points = points
