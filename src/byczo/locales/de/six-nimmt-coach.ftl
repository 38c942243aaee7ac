### 6 nimmt!: warum ein Zug gut oder schlecht ist. $gap: die Karten, die dazwischen passen, etwa 46–51.

six-nimmt-danger-row = Gefahr, eine Reihe zu nehmen

six-nimmt-why-low =
    { $heads ->
        [one] unter allen Reihen: wenn niemand niedriger spielt, nimmst du eine Reihe, am billigsten Reihe { $row } mit { $heads } Hornochsen
       *[other] unter allen Reihen: wenn niemand niedriger spielt, nimmst du eine Reihe, am billigsten Reihe { $row } mit { $heads } Hornochsen
    }
six-nimmt-why-lowest =
    { $heads ->
        [one] unter allen Reihen, und niemand kann niedriger spielen: du nimmst eine Reihe, am billigsten Reihe { $row } mit { $heads } Hornochsen
       *[other] unter allen Reihen, und niemand kann niedriger spielen: du nimmst eine Reihe, am billigsten Reihe { $row } mit { $heads } Hornochsen
    }
six-nimmt-why-full =
    { $heads ->
        [one] Reihe { $row } ist voll: wenn niemand vor dir { $gap } spielt, nimmst du { $heads } Hornochsen
       *[other] Reihe { $row } ist voll: wenn niemand vor dir { $gap } spielt, nimmst du { $heads } Hornochsen
    }
six-nimmt-why-sixth =
    { $heads ->
        [one] Reihe { $row } ist voll, und keine Karte passt dazwischen: du nimmst { $heads } Hornochsen
       *[other] Reihe { $row } ist voll, und keine Karte passt dazwischen: du nimmst { $heads } Hornochsen
    }
six-nimmt-why-sixth-unless =
    { $heads ->
        [one] Reihe { $row } ist voll, und keine Karte passt dazwischen: wenn sie niemand vorher nimmt, nimmst du { $heads } Hornochsen
       *[other] Reihe { $row } ist voll, und keine Karte passt dazwischen: wenn sie niemand vorher nimmt, nimmst du { $heads } Hornochsen
    }
six-nimmt-why-fifth =
    { $heads ->
        [one] wird die fünfte Karte von Reihe { $row }: wenn jemand vor dir { $gap } spielt, nimmst du sie, mehr als { $heads } Hornochsen
       *[other] wird die fünfte Karte von Reihe { $row }: wenn jemand vor dir { $gap } spielt, nimmst du sie, mehr als { $heads } Hornochsen
    }
six-nimmt-why-next = kommt gleich hinter die { $end }: keine Karte passt dazwischen, sie wird Karte { $place } von Reihe { $row }
six-nimmt-why-room = genug Platz in Reihe { $row }: freie Plätze { $free }, Karten vor deiner höchstens { $most }
six-nimmt-why-crowd =
    { $free ->
        [one] du nimmst Reihe { $row } nur, wenn { $free } anderer vor dir { $gap } spielt
       *[other] du nimmst Reihe { $row } nur, wenn { $free } andere vor dir { $gap } spielen
    }
six-nimmt-why-cheapest =
    { $heads ->
        [one] die billigste Reihe: { $heads } Hornochse
       *[other] die billigste Reihe: { $heads } Hornochsen
    }
six-nimmt-why-dearer =
    { $heads ->
        [one] { $heads } Hornochse; Reihe { $row } würde { $least } kosten
       *[other] { $heads } Hornochsen; Reihe { $row } würde { $least } kosten
    }
six-nimmt-why-beside = passt zu deiner { $card }: zwischen die beiden kommt wenig
six-nimmt-why-pick-low = eine der niedrigsten: früher oder später liegt sie unter allen Reihen
six-nimmt-why-pick-high = eine der höchsten: sie findet immer die Reihe, die am höchsten endet
six-nimmt-why-pick-middle = aus der Mitte, und keine deiner Karten ist in der Nähe
