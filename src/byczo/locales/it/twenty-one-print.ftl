### The sheets of Twenty One. The colours are those of the dice.

twenty-one-print-white = bianco
twenty-one-print-yellow = giallo
twenty-one-print-red = rosso
twenty-one-print-green = verde
twenty-one-print-blue = blu
twenty-one-print-black = nero
twenty-one-print-sum = somma
twenty-one-print-bonus = bonus
twenty-one-print-points = punti
