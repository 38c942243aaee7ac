### The sheets of Twenty One. The colours are those of the dice.

twenty-one-print-white = biała
twenty-one-print-yellow = żółta
twenty-one-print-red = czerwona
twenty-one-print-green = zielona
twenty-one-print-blue = niebieska
twenty-one-print-black = czarna
twenty-one-print-sum = suma
twenty-one-print-bonus = premia
twenty-one-print-points = punkty
