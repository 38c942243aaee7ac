### David & Goliath: warum eine Karte gut oder schlecht ist. $gain: Punkte mit Vorzeichen; Karten wie „g7“.
### $colour: ein Buchstabe, r y g b v; $above und $below: ungesehene Karten, die den Stich wenden.

david-goliath-danger-worth = Gefahr, in diesem Stich Punkte zu verlieren

david-goliath-why-lead = spielt aus; ungesehene Karten darüber: { $above }, darunter: { $below }
david-goliath-why-lead-highest = spielt aus, und niemand kann sie übertreffen: Goliath gehört dir
david-goliath-why-lead-lowest = spielt aus, und niemand kommt darunter: David bringt dir die höchste Karte
david-goliath-why-high = bisher die höchste, für { $cards } ({ $gain }); ungesehene Karten, die sie übertreffen: { $above }
david-goliath-why-goliath = sicher Goliath: gewinnt { $cards } ({ $gain })
david-goliath-why-goliath-spoils = sicher Goliath: gewinnt { $cards } ({ $gain }), aber { $colour ->
        [r] Rot
        [y] Gelb
        [g] Grün
        [b] Blau
       *[v] Violett
    } fällt von { $before } auf { $after }
david-goliath-why-low = bisher die niedrigste, für { $card } ({ $gain }); ungesehene Karten, die darunter kommen: { $below }
david-goliath-why-david = sicher David: gewinnt { $card } ({ $gain })
david-goliath-why-david-spoils = sicher David: gewinnt { $card } ({ $gain }), und { $colour ->
        [r] Rot
        [y] Gelb
        [g] Grün
        [b] Blau
       *[v] Violett
    } fällt von { $before } auf { $after }
david-goliath-why-between = weder die höchste noch die niedrigste: gewinnt nichts, was auch folgt
