### The score sheet of David & Goliath.

david-goliath-print-round = Runde { $number }
david-goliath-print-red = Rot
david-goliath-print-yellow = Gelb
david-goliath-print-green = Grün
david-goliath-print-blue = Blau
david-goliath-print-violet = Violett
david-goliath-print-cards = Karten
david-goliath-print-worth = Punkte
david-goliath-print-sum = Summe
david-goliath-print-deals = gibt
david-goliath-print-remark = Eine oder zwei Karten einer Farbe zählen ihre Zahlen, ab drei zählt jede 1. Die meisten Punkte gewinnen.
