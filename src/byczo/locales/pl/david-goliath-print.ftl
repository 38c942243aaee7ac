### The score sheet of David & Goliath.

david-goliath-print-round = Rozdanie { $number }
david-goliath-print-red = czerwone
david-goliath-print-yellow = żółte
david-goliath-print-green = zielone
david-goliath-print-blue = niebieskie
david-goliath-print-violet = fioletowe
david-goliath-print-cards = zdobyte karty
david-goliath-print-worth = punkty
david-goliath-print-sum = suma
david-goliath-print-deals = rozdaje
david-goliath-print-remark = Jedna lub dwie karty koloru liczą się według liczb, trzy i więcej po 1. Wygrywa, kto ma najwięcej punktów.
