### David & Goliath at the table: what the board says, and what has happened.
### $gain: points with their sign, such as +7 or −3; cards are named as in "g7".

david-goliath-table-round = Rozdanie { $round } z { $rounds }
david-goliath-table-trick = lewa { $trick } z { $tricks }
david-goliath-table-dealer = rozdaje { $name }
david-goliath-table-red = czerwone
david-goliath-table-yellow = żółte
david-goliath-table-green = zielone
david-goliath-table-blue = niebieskie
david-goliath-table-violet = fioletowe
david-goliath-table-worth = teraz
david-goliath-table-total = suma
david-goliath-table-void = na pewno nie ma już tego koloru
david-goliath-table-leads = Na środku pusto. Wychodzi { $name }.
david-goliath-table-unseen = Karty, których jeszcze nie widać
david-goliath-table-hand = Twoja ręka
david-goliath-table-playable = Możesz zagrać
david-goliath-table-led = wyjście
david-goliath-table-highest = na razie najwyższa: { $gain }
david-goliath-table-lowest = na razie najniższa: { $gain }
david-goliath-table-between = pomiędzy

david-goliath-told-played = { $name }: { $card }
david-goliath-told-trick-won = Goliat: { $goliath } zdobywa { $others }. Dawid: { $david } zdobywa { $highest }.
