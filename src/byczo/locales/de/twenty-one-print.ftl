### The sheets of Twenty One. The colours are those of the dice.

twenty-one-print-white = weiß
twenty-one-print-yellow = gelb
twenty-one-print-red = rot
twenty-one-print-green = grün
twenty-one-print-blue = blau
twenty-one-print-black = schwarz
twenty-one-print-sum = Summe
twenty-one-print-bonus = Bonus
twenty-one-print-points = Punkte
