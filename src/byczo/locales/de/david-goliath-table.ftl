### David & Goliath at the table: what the board says, and what has happened.
### $gain: points with their sign, such as +7 or −3; cards are named as in "g7".

david-goliath-table-round = Runde { $round } von { $rounds }
david-goliath-table-trick = Stich { $trick } von { $tricks }
david-goliath-table-dealer = gegeben von { $name }
david-goliath-table-red = Rot
david-goliath-table-yellow = Gelb
david-goliath-table-green = Grün
david-goliath-table-blue = Blau
david-goliath-table-violet = Violett
david-goliath-table-worth = jetzt
david-goliath-table-total = gesamt
david-goliath-table-void = hat sicher nichts mehr von dieser Farbe
david-goliath-table-leads = Die Mitte ist leer. { $name } spielt aus.
david-goliath-table-unseen = Karten, die du noch nicht gesehen hast
david-goliath-table-hand = Deine Hand
david-goliath-table-playable = Du kannst spielen
david-goliath-table-led = spielt aus
david-goliath-table-highest = bisher die höchste: { $gain }
david-goliath-table-lowest = bisher die niedrigste: { $gain }
david-goliath-table-between = dazwischen

david-goliath-told-played = { $name } spielt { $card }
david-goliath-told-trick-won = Goliath: { $goliath } gewinnt { $others }. David: { $david } gewinnt { $highest }.
