### David & Goliath at the table: what the board says, and what has happened.
### $gain: points with their sign, such as +7 or −3; cards are named as in "g7".

david-goliath-table-round = Smazzata { $round } di { $rounds }
david-goliath-table-trick = presa { $trick } di { $tricks }
david-goliath-table-dealer = dà le carte { $name }
david-goliath-table-red = rosso
david-goliath-table-yellow = giallo
david-goliath-table-green = verde
david-goliath-table-blue = blu
david-goliath-table-violet = viola
david-goliath-table-worth = ora
david-goliath-table-total = totale
david-goliath-table-void = di sicuro non ha più questo colore
david-goliath-table-leads = Il centro è vuoto. Apre { $name }.
david-goliath-table-unseen = Carte che non hai ancora visto
david-goliath-table-hand = La tua mano
david-goliath-table-playable = Puoi giocare
david-goliath-table-led = apre la presa
david-goliath-table-highest = per ora la più alta: { $gain }
david-goliath-table-lowest = per ora la più bassa: { $gain }
david-goliath-table-between = nel mezzo

david-goliath-told-played = { $name } gioca { $card }
david-goliath-told-trick-won = Golia: { $goliath } vince { $others }. Davide: { $david } vince { $highest }.
