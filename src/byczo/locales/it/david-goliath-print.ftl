### The score sheet of David & Goliath.

david-goliath-print-round = Smazzata { $number }
david-goliath-print-red = rosso
david-goliath-print-yellow = giallo
david-goliath-print-green = verde
david-goliath-print-blue = blu
david-goliath-print-violet = viola
david-goliath-print-cards = carte vinte
david-goliath-print-worth = punti
david-goliath-print-sum = somma
david-goliath-print-deals = dà le carte
david-goliath-print-remark = Una o due carte di un colore valgono i loro numeri, tre o più valgono 1 ciascuna. Vince chi ha più punti.
