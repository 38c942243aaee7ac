### X nimmt!: warum ein Zug gut oder schlecht ist. $gap: die Karten, die dazwischen passen, etwa 46–51.

x-nimmt-danger-row = Gefahr, eine Reihe zu nehmen

x-nimmt-why-low =
    { $heads ->
        [one] unter allen Reihen: wenn niemand niedriger spielt, nimmst du eine Reihe, am billigsten Reihe { $row } mit { $heads } Hornochsen
       *[other] unter allen Reihen: wenn niemand niedriger spielt, nimmst du eine Reihe, am billigsten Reihe { $row } mit { $heads } Hornochsen
    }
x-nimmt-why-lowest =
    { $heads ->
        [one] unter allen Reihen, und niemand kann niedriger spielen: du nimmst eine Reihe, am billigsten Reihe { $row } mit { $heads } Hornochsen
       *[other] unter allen Reihen, und niemand kann niedriger spielen: du nimmst eine Reihe, am billigsten Reihe { $row } mit { $heads } Hornochsen
    }
x-nimmt-why-full =
    { $heads ->
        [one] füllt Reihe { $row }: wenn niemand vor dir { $gap } spielt, nimmst du { $cards } ({ $heads } Hornochse)
       *[other] füllt Reihe { $row }: wenn niemand vor dir { $gap } spielt, nimmst du { $cards } ({ $heads } Hornochsen)
    }
x-nimmt-why-fills =
    { $heads ->
        [one] füllt Reihe { $row }, und keine Karte passt dazwischen: du nimmst { $cards } ({ $heads } Hornochse)
       *[other] füllt Reihe { $row }, und keine Karte passt dazwischen: du nimmst { $cards } ({ $heads } Hornochsen)
    }
x-nimmt-why-fills-unless =
    { $heads ->
        [one] füllt Reihe { $row }, und keine Karte passt dazwischen: wenn sie niemand vorher nimmt, nimmst du { $cards } ({ $heads } Hornochse)
       *[other] füllt Reihe { $row }, und keine Karte passt dazwischen: wenn sie niemand vorher nimmt, nimmst du { $cards } ({ $heads } Hornochsen)
    }
x-nimmt-why-last =
    { $heads ->
        [one] der letzte sichere Platz in Reihe { $row }: wenn jemand vor dir { $gap } spielt, nimmst du sie, mehr als { $heads } Hornochsen
       *[other] der letzte sichere Platz in Reihe { $row }: wenn jemand vor dir { $gap } spielt, nimmst du sie, mehr als { $heads } Hornochsen
    }
x-nimmt-why-next = kommt gleich hinter die { $end }: keine Karte passt dazwischen, sie wird Karte { $place } von Reihe { $row }
x-nimmt-why-room = genug Platz in Reihe { $row }: sichere Plätze { $free }, Karten vor deiner höchstens { $most }
x-nimmt-why-crowd =
    { $free ->
        [one] du nimmst Reihe { $row } nur, wenn { $free } anderer vor dir { $gap } spielt
       *[other] du nimmst Reihe { $row } nur, wenn { $free } andere vor dir { $gap } spielen
    }
x-nimmt-why-take =
    { $heads ->
        [one] du nimmst { $cards } ({ $heads } Hornochse): eine Karte kommt in die X-Reihe, der Rest auf die Hand
       *[other] du nimmst { $cards } ({ $heads } Hornochsen): eine Karte kommt in die X-Reihe, der Rest auf die Hand
    }
x-nimmt-why-x-starts =
    { $heads ->
        [one] beginnt deine X-Reihe, in der { $heads } Hornochse nicht zählt
       *[other] beginnt deine X-Reihe, in der { $heads } Hornochsen nicht zählen
    }
x-nimmt-why-x-fits =
    { $heads ->
        [one] folgt in deiner X-Reihe auf die { $end }, wo { $heads } Hornochse nicht zählt
       *[other] folgt in deiner X-Reihe auf die { $end }, wo { $heads } Hornochsen nicht zählen
    }
x-nimmt-why-x-breaks =
    { $points ->
        [one] niedriger als die { $end }: deine X-Reihe kommt auf den X-Stapel und kostet { $points } Punkt
       *[other] niedriger als die { $end }: deine X-Reihe kommt auf den X-Stapel und kostet { $points } Punkte
    }
