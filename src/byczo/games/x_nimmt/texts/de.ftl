### X nimmt!: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $rounds: number of rounds; $players: players at the table.

x-nimmt-name = X nimmt!
x-nimmt-tagline = Was du nimmst, landet gleich wieder auf deiner Hand. Wirst du es los?
x-nimmt-summary = Ein gerissenes Hornochsenspiel für 2 bis 4 Personen. Die drei Reihen füllen sich verschieden schnell, und was du nehmen musst, kommt auf deine Hand zurück, bis auf eine einzige Karte. Die liegt sicher in deiner X-Reihe, solange es dort immer weiter aufwärtsgeht.

x-nimmt-rules-goal =
    Werde deine Karten los, bevor dich die Hornochsen einholen. Die Hornochsen, die du am Ende einer Runde noch auf der Hand hast, sind Minuspunkte, und die in deinem X-Stapel zählen doppelt. Nur in deiner X-Reihe sind sie harmlos.

    Wer am Ende des Spiels die wenigsten Minuspunkte hat, gewinnt. Teilen sich mehrere die niedrigste Summe, gewinnen sie gemeinsam.
    .title = Worum es geht

x-nimmt-rules-cards =
    Die Karten tragen die Zahlen 1 bis 100, jede Zahl gibt es genau einmal. Die Zahl bestimmt, wohin eine Karte kommt, und die Hornochsen bestimmen, was sie dich kosten kann:

    - 55: sieben Hornochsen
    - die übrigen Vielfachen von 11 (11, 22, 33 und so weiter bis 99): fünf Hornochsen
    - die Vielfachen von 10 (10, 20, 30 und so weiter bis 100): drei Hornochsen
    - die übrigen Vielfachen von 5 (5, 15, 25 und so weiter bis 95): zwei Hornochsen
    - alle anderen: ein Hornochse
    .title = Karten und Hornochsen

x-nimmt-rules-setup =
    Das Spiel ist für 2 bis 4 Personen. In der Tischmitte ist Platz für drei Reihen: Reihe 3, Reihe 4 und Reihe 5. Mischt alle Karten und eröffnet jede Reihe mit einer offenen Karte.

    Gebt jeder Person acht Karten; deine Hand gehört nur dir. Der Rest spielt in dieser Runde nicht mit.

    Lass vor dir Platz für zweierlei, das jetzt noch leer ist: deine X-Reihe, die nach rechts wächst, und daneben deinen X-Stapel.
    .title = Vorbereitung

x-nimmt-rules-turn =
    Jeder Zug hat drei Schritte:

    - Wählen. Alle entscheiden sich heimlich für eine Handkarte. Solange noch jemand überlegt, darfst du deine Wahl noch ändern.
    - Aufdecken. Alle gewählten Karten werden im selben Moment gezeigt.
    - Anlegen. Die Karten kommen nacheinander in die Reihen, von der niedrigsten bis zur höchsten. Wer dabei eine Reihe nimmt, verteilt die genommenen Karten sofort; erst dann folgt die nächste gespielte Karte.
    .title = Ein Zug

x-nimmt-rules-placing =
    Wohin deine Karte kommt, entscheidest nicht du. Das tun zwei Regeln:

    - Regel 1: nur aufwärts. Eine Karte darf nur hinter einer niedrigeren liegen; keine Reihe geht je abwärts.
    - Regel 2: der nächste Nachbar. Kommen mehrere Reihen infrage, geht die Karte dorthin, wo der Abstand zur letzten Karte am kleinsten ist.

    Beispiel: Reihe 3 endet mit 40, Reihe 4 mit 12 und Reihe 5 mit 73. Gespielt sind 15, 44 und 80. Niedriger als die 15 ist nur die 12, also kommt die 15 in Reihe 4. Die 44 könnte hinter die 40 oder hinter die neue 15; die 40 ist näher, also kommt sie in Reihe 3. Die 80 legt sich in Reihe 5 zur 73.
    .title = Karten anlegen

x-nimmt-rules-taking =
    Karten fängst du dir auf zwei Arten ein:

    - Regel 3: Die Reihe platzt. Reihe 3 platzt mit der dritten Karte, Reihe 4 mit der vierten und Reihe 5 mit der fünften. Ist das deine, nimmst du alle Karten, die schon dort liegen. Deine bleibt und eröffnet die Reihe neu.
    - Regel 4: zu niedrig für alles. Eine Karte, die unter allen Reihenenden liegt, findet nirgends Anschluss und schafft sich selbst Platz: Du zeigst auf irgendeine Reihe, nimmst sie komplett an dich, und deine Karte eröffnet sie neu.

    Deine Beute teilst du sofort auf: Eine Karte deiner Wahl findet Zuflucht in deiner X-Reihe, der Rest füllt deine Hand auf und ist ab dem nächsten Zug spielbar. Eine einzelne Karte lässt dir keine Wahl: Sie kommt direkt in die X-Reihe, und deine Hand bleibt, wie sie war.

    Das alles geschieht offen. Jeder darf sich also merken, welche Karten du auf die Hand bekommst.

    Beispiel: In Reihe 3 liegen 40 und 44, Reihe 4 endet mit 15 und Reihe 5 mit 80. Du spielst die 58. Sie gehört hinter die 44 und ist dort die dritte Karte, also nimmst du 40 und 44. Eine davon legst du in deine X-Reihe, die andere kommt auf die Hand. In Reihe 3 liegt nun allein die 58.
    .title = Karten nehmen

x-nimmt-rules-xrow =
    Auch in deiner X-Reihe geht es nur aufwärts. Die erste Karte ist beliebig, jede weitere kommt ans rechte Ende.

    Wählst du eine Karte, die niedriger ist als die letzte in deiner X-Reihe, bricht die Reihe: Alles, was darin liegt, wandert auf deinen X-Stapel, und die gewählte Karte beginnt eine neue X-Reihe. Das darfst du auch dann tun, wenn eine andere der genommenen Karten gepasst hätte. Was auf dem X-Stapel liegt, bleibt dort bis zum Ende der Runde.

    Beispiel: In deiner X-Reihe liegen 18 und 47, und du hast gerade 33 und 96 genommen. Wählst du die 96, so passt sie zwar, aber danach passen nur noch 97 bis 100, und die 33 mit ihren fünf Hornochsen kommt auf die Hand. Wählst du die 33, so landen 18 und 47 auf dem X-Stapel, und ihre zwei Hornochsen kosten dich vier Punkte. Dafür beginnt deine neue X-Reihe bei 33 und hat nach oben viel Platz, und die 96 kommt auf die Hand.
    .title = X-Reihe und X-Stapel

x-nimmt-rules-round =
    Schaut euch am Ende jedes Zuges um, wenn alle Karten angelegt sind. Eine einzige leere Hand genügt, und die Runde ist vorbei. Aber Achtung: Wer seine letzte Karte gespielt und im selben Zug neue auf die Hand bekommen hat, steht nicht mit leerer Hand da.

    Nun wird gezählt:

    - Hornochsen auf der Hand: je ein Minuspunkt
    - Hornochsen im X-Stapel: je zwei Minuspunkte
    - Hornochsen in der X-Reihe: null

    Beispiel: Auf der Hand hast du noch 20 und 41 mit vier Hornochsen: vier Punkte. Im X-Stapel liegen 11 und 64 mit sechs Hornochsen: zwölf Punkte. Die drei Karten in deiner X-Reihe kosten nichts. Das macht 16 Punkte.

    Addiere die Punkte zu deiner Summe; die Ergebnisse aller Runden bleiben notiert. Vor einer weiteren Runde mischt ihr alle 100 Karten zusammen und fangt von vorn an: je acht neue Karten, leere X-Reihen, leere X-Stapel.
    .title = Ende einer Runde

x-nimmt-rules-end =
    { $rounds ->
        [2] Das Spiel dauert { $rounds } Runden.
        [one] Das Spiel dauert { $rounds } Runde statt der üblichen zwei.
       *[other] Das Spiel dauert { $rounds } Runden statt der üblichen zwei.
    } Nach der letzten gewinnt die niedrigste Summe; bei Gleichstand an der Spitze wird der Sieg geteilt.
    .title = Ende des Spiels

## X nimmt! am Tisch: was man sieht und was geschehen ist.

x-nimmt-table-row = Reihe { $row }
x-nimmt-table-hand =
    { $heads ->
        [one] Deine Hand ({ $heads } Hornochse)
       *[other] Deine Hand ({ $heads } Hornochsen)
    }
x-nimmt-table-heads =
    { $heads ->
        [one] { $heads } Hornochse
       *[other] { $heads } Hornochsen
    }
x-nimmt-table-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
x-nimmt-table-known = bekannt: { $cards }
x-nimmt-table-x-row = X-Reihe: { $cards }
x-nimmt-table-x-pile =
    { $heads ->
        [one] X-Stapel: { $heads } Hornochse
       *[other] X-Stapel: { $heads } Hornochsen
    }
x-nimmt-table-total = insgesamt { $total }
x-nimmt-table-ready = bereit
x-nimmt-table-waiting-cards = Noch anzulegen: { $cards }
x-nimmt-table-place = Reihe { $row }, Karte { $position }
x-nimmt-table-takes = Reihe { $row }: nimmt { $cards }
x-nimmt-table-low = unter allen Reihen
x-nimmt-table-take-row = Deine { $card } ist niedriger als alle Reihen. Welche Reihe nimmst du?
x-nimmt-table-row-cards =
    { $heads ->
        [one] nimmt { $cards } ({ $heads } Hornochse)
       *[other] nimmt { $cards } ({ $heads } Hornochsen)
    }
x-nimmt-table-choose-x = Genommen: { $cards }. Welche Karte kommt in deine X-Reihe?
x-nimmt-table-sorting = { $name } wählt eine Karte für die X-Reihe: { $cards }
x-nimmt-table-fits = kommt in die X-Reihe
x-nimmt-table-piles =
    { $points ->
        [one] X-Reihe { $cards } kommt auf den X-Stapel: { $points } Punkt
       *[other] X-Reihe { $cards } kommt auf den X-Stapel: { $points } Punkte
    }
x-nimmt-table-returns = auf die Hand: { $cards }

x-nimmt-told-revealed = Aufgedeckt: { $cards }
x-nimmt-told-placed = { $name } legt { $card } in Reihe { $row }
x-nimmt-told-took = { $name } legt { $card } in Reihe { $row } und nimmt { $cards }
x-nimmt-told-x = { $name } legt { $card } in die X-Reihe
x-nimmt-told-piled = { $name } beginnt mit { $card } eine neue X-Reihe; auf den X-Stapel: { $cards }
x-nimmt-told-into-hand = { $name }: auf die Hand: { $cards }
x-nimmt-told-counted = { $name }: Hand { $hand } + X-Stapel 2 × { $pile } = { $points }

## X nimmt!: warum ein Zug gut oder schlecht ist. $gap: die Karten, die dazwischen passen, etwa 46–51.

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
        [one] der letzte sichere Platz in Reihe { $row }: wenn jemand vor dir { $gap } spielt, nimmst du sie, mehr als einen Hornochsen
       *[other] der letzte sichere Platz in Reihe { $row }: wenn jemand vor dir { $gap } spielt, nimmst du sie, mehr als { $heads } Hornochsen
    }
x-nimmt-why-next = kommt gleich hinter die { $end }: keine Karte passt dazwischen, sie wird Karte { $place } von Reihe { $row }
x-nimmt-why-room = genug Platz in Reihe { $row }: { $free } sicher, davor höchstens { $most }
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

## The score sheet of X nimmt!.

x-nimmt-print-hand = Hand
x-nimmt-print-pile = X-Stapel
x-nimmt-print-remark = Hornochsen in der X-Reihe kosten nichts. Die wenigsten Punkte gewinnen.

## X nimmt! in the browser

web-x-yards = Was vor allen liegt
web-x-taken = Genommene Karten
web-x-known = alle wissen, dass du sie hast
web-x-to-row = { $card } in die X-Reihe

## The guided first game: few words, each beside the thing they are about.

x-nimmt-lesson-rows = Drei Reihen mit verschieden viel Platz: Reihe 3 platzt mit der dritten Karte, Reihe 4 mit der vierten, Reihe 5 mit der fünften.
x-nimmt-lesson-first = Alle wählen heimlich eine Karte. Sie kommt in die Reihe, deren letzte Karte niedriger und am nächsten ist. Spiel deine 22.
x-nimmt-lesson-first-done = Sie kam zur 20. In dieser Reihe ist Platz für zwei Karten: Die nächste nimmt sie.
x-nimmt-lesson-third = Spiel die 24. Sie wird die dritte Karte von Reihe 3. Karten zu nehmen ist hier gar nicht so schlimm!
x-nimmt-lesson-third-done = Die 24 nimmt die 20 und die 22 und eröffnet die Reihe neu.
x-nimmt-lesson-choose = Eine der beiden kommt in deine X-Reihe, dort kostet sie nichts. Die andere kommt auf die Hand. Die X-Reihe muss steigen, also fang niedrig an: Wähle die 20.
x-nimmt-lesson-choose-done = Mit der 20 beginnt deine X-Reihe. Die 22 ist wieder auf deiner Hand, und alle wissen das.
x-nimmt-lesson-choose-high = Deine X-Reihe begänne mit 22. Ein niedriger Anfang lässt mehr Platz für später. Zurück, wähle die 20.
x-nimmt-lesson-lowest = Deine 3 ist niedriger als die letzte Karte jeder Reihe. So eine Karte nimmt eine Reihe deiner Wahl. Spiel sie.
x-nimmt-lesson-lowest-done = Nichts passt, also nimmst du eine Reihe.
x-nimmt-lesson-row = Welche Reihe? Nimmst du eine einzelne Karte, die höher als 20 ist, kommt sie einfach ans Ende deiner X-Reihe.
x-nimmt-lesson-row-done = Die 24 steht hinter der 20: Deine X-Reihe steigt, und auf die Hand kam nichts.
x-nimmt-lesson-row-other = So kommen mehr Karten auf deine Hand. Zurück, versuch die Reihe mit der einzelnen Karte.
x-nimmt-lesson-others = Jemand hat die fünfte Karte in Reihe 5 gebracht und vier genommen: eine für die X-Reihe, drei auf die Hand. Hände können wachsen!
x-nimmt-lesson-grow = Spiel jetzt deine 6. Sie kommt hinter die 3.
x-nimmt-lesson-grow-done = In Reihe 3 liegen wieder zwei Karten. Die nächste nimmt sie.
x-nimmt-lesson-break = Und nun die Kehrseite: Spiel die 8 und nimm die 3 und die 6. Deine X-Reihe endet mit 24, und beide sind niedriger.
x-nimmt-lesson-break-done = Du hast die 3 und die 6 genommen. Eine davon muss in die X-Reihe.
x-nimmt-lesson-pile = Wähle irgendeine. Eine Karte, die niedriger ist als die letzte, schickt die ganze X-Reihe auf deinen X-Stapel.
x-nimmt-lesson-pile-done = Die 20 und die 24 liegen jetzt auf deinem X-Stapel, und ihre Hornochsen zählen am Ende doppelt. Eine neue X-Reihe hat begonnen.
x-nimmt-lesson-score = Am Ende einer Runde zählen Hornochsen auf der Hand einfach, im X-Stapel doppelt, in der X-Reihe gar nicht. Die wenigsten gewinnen.
x-nimmt-lesson-other = Auch das ist erlaubt, und du siehst, was es bringt. Für die Lektion gehen wir zurück: Versuch, was gefragt ist.
x-nimmt-lesson-end = Eine Runde endet, wenn jemand keine Karte mehr hat. Jetzt weißt du alles: Spiel weiter oder beginn ein eigenes Spiel.
x-nimmt-pad-hand = Hand ×1
x-nimmt-pad-pile = X-Stapel ×2
x-nimmt-pad-too-many = Das sind mehr Hornochsen, als alle Karten zusammen haben. Einfach zählen: Der Stapel verdoppelt sich von selbst.

x-nimmt-rules-picture-nearest = Eine Karte kommt in die Reihe, deren letzte Karte am nächsten darunter liegt.
x-nimmt-rules-picture-full = In die Reihen passen 2, 3 und 4 Karten: Wer eine weitere legt, nimmt sie alle.
x-nimmt-rules-picture-x-row = Eine der genommenen Karten kommt in deine X-Reihe, der Rest auf die Hand.
x-nimmt-rules-picture-x-pile = Die X-Reihe darf nur steigen. Eine niedrigere Karte macht sie zum X-Stapel, der doppelt zählt.
x-nimmt-rules-picture-lowest = Eine Karte unter allen Reihen nimmt eine Reihe nach Wahl und beginnt sie neu.
