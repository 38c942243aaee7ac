### Twenty One: warum ein Zug gut oder schlecht ist. $dice: Buchstaben der Würfel oder ihre Zahl; $field wie „w6“.
### $hits: Treffer; $open: freie Felder der Reihe; $hit und $nothing: Chancen in Prozent.

twenty-one-danger-cross = Gefahr, nichts einzutragen

twenty-one-why-keep = { $dice } würden passen: Punkte { $points }, Treffer { $hits }
twenty-one-why-keep-nothing = kein Würfel passt: stehen lassen heißt streichen
twenty-one-why-reroll = Würfel für deine freien Felder, die noch einmal rollen: { $dice }; ein Treffer: { $hit } %, nichts, was passt: { $nothing } %
twenty-one-why-fills = füllt die Reihe: Punkte { $points }, Treffer { $hits }
twenty-one-why-hits = Treffer { $hits }, sofort Punkte { $points }; freie Felder: { $open }
twenty-one-why-write = Punkte { $points } ohne Treffer; freie Felder: { $open }
twenty-one-why-misses = Punkte { $points }, lässt aber einen Treffer aus: { $dice }
twenty-one-why-cross = gibt { $field } auf, um auf bessere Würfel zu warten
twenty-one-why-must-cross = kein Würfel passt: { $field } wird gestrichen
