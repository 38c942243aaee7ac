### 6 nimmt!: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $target: heads that end the game; $rounds: fixed number of rounds, 0 when a target is played to;
### $ends: "above" or "at" the target; $players: players at the table.

six-nimmt-name = 6 nimmt!
six-nimmt-tagline = Vier Reihen, eine Karte zu viel, und schon trottet dir die ganze Herde hinterher.
six-nimmt-summary = Ein Kartenspiel für 2 bis 10 Leute mit guten Nerven und Gespür für den richtigen Moment. Alle wählen heimlich eine Karte, die Karten ordnen sich in vier Reihen ein, und wer in einer Reihe die sechste legt, kassiert die fünf davor. Je weniger Hornochsen, desto besser!

six-nimmt-rules-goal =
    Halte dir die Hornochsen vom Leib! Früher oder später musst du Karten vom Tisch nehmen, und mit den Karten kommen Hornochsen, die keiner haben will.

    Wer am Ende des Spiels die wenigsten Hornochsen hat, gewinnt. Teilen sich mehrere die niedrigste Summe, gewinnen sie gemeinsam.
    .title = Worum es geht

six-nimmt-rules-cards =
    Die Karten tragen die Zahlen 1 bis 104, jede Zahl gibt es genau einmal. Die Zahl bestimmt, wohin eine Karte kommt, und die Hornochsen bestimmen, wie weh sie tut:

    - 55: sieben Hornochsen
    - die übrigen Vielfachen von 11 (11, 22, 33 und so weiter bis 99): fünf Hornochsen
    - die Vielfachen von 10 (10, 20, 30 und so weiter bis 100): drei Hornochsen
    - die übrigen Vielfachen von 5 (5, 15, 25 und so weiter bis 95): zwei Hornochsen
    - alle anderen: ein Hornochse

    Die ganze Herde zählt 171 Hornochsen.
    .title = Karten und Hornochsen

six-nimmt-rules-setup =
    Am Tisch ist Platz für 2 bis 10 Personen. Mischt alle Karten und gebt jeder Person zehn. Deine Handkarten gehen niemanden etwas an.

    Deckt dann vier weitere Karten auf und legt sie untereinander. Jede eröffnet eine Reihe, die nach rechts wächst. Mit fünf Karten ist eine Reihe voll, und die Startkarte zählt dabei als erste.

    Der Rest bleibt verdeckt und spielt in dieser Runde nicht mit. Zu zehnt bleibt nichts übrig.
    .title = Vorbereitung

six-nimmt-rules-turn =
    Eine Runde besteht aus zehn Zügen, einem für jede Handkarte. Jeder Zug hat drei Schritte:

    - Wählen. Alle entscheiden sich heimlich für eine Handkarte. Solange noch jemand überlegt, darfst du deine Wahl noch ändern.
    - Aufdecken. Alle gewählten Karten werden im selben Moment gezeigt.
    - Anlegen. Die Karten kommen nacheinander in die Reihen, von der niedrigsten bis zur höchsten. Jede wird ganz abgehandelt, auch wenn sie eine Reihe nimmt, erst dann folgt die nächste.

    Jede angelegte Karte verändert die Reihen. Ein Platz, der sicher aussah, kann also weg sein, bevor deine Karte dort ankommt.
    .title = Ein Zug

six-nimmt-rules-placing =
    Wohin deine Karte kommt, entscheidest nicht du. Das tun zwei Regeln:

    - Regel 1: nur aufwärts. Eine Karte darf nur hinter einer niedrigeren liegen; keine Reihe geht je abwärts.
    - Regel 2: der nächste Nachbar. Kommen mehrere Reihen infrage, geht die Karte dorthin, wo der Abstand zur letzten Karte am kleinsten ist.

    Beispiel: Die Reihen enden mit 9, 31, 50 und 83. Ihr habt 33, 48, 57 und 90 gespielt. Die 33 könnte hinter die 9 oder hinter die 31; die 31 ist näher, also kommt sie dorthin. Diese Reihe endet nun mit 33 und ist damit auch für die 48 die richtige: Die 9 ist viel weiter weg, und die 50 ist zu hoch. Die 57 kommt zur 50 und die 90 zur 83.
    .title = Karten anlegen

six-nimmt-rules-taking =
    Hornochsen fängst du dir auf zwei Arten ein:

    - Regel 3: Die sechste nimmt. Für eine sechste Karte hat eine Reihe keinen Platz. Gerät deine in eine volle Reihe, gehören die fünf Karten dort dir, und deine bleibt liegen und eröffnet die Reihe neu.
    - Regel 4: zu niedrig für alles. Eine Karte, die unter allen Reihenenden liegt, findet nirgends Anschluss und schafft sich selbst Platz: Du zeigst auf irgendeine Reihe, nimmst sie komplett an dich, und deine Karte eröffnet sie neu.

    Bei Regel 4 hast du freie Wahl. Die billigste Reihe ist verlockend, aber manchmal lohnt es sich, mehr zu bezahlen und jemandem den Plan zu verderben.

    Genommene Karten bilden deinen Ochsenstapel und kommen nie zurück auf die Hand.

    Beispiel: Es liegen die Reihen 14, 15 (drei Hornochsen); 44 (fünf Hornochsen); 61, 64, 70, 75, 78 (acht Hornochsen) und 89, 90, 92 (fünf Hornochsen). Lina hat die 6 gespielt, Ben die 80 und Mia die 85. Die 6 ist niedriger als 15, 44, 78 und 92, also sucht sich Lina eine Reihe aus: Zwei Karten mit drei Hornochsen sind billiger als die einsame 44 mit fünf. Sie nimmt 14 und 15 und lässt ihre 6 dort liegen. Bens 80 gehört hinter die 78, und zwar als sechste Karte: Er nimmt fünf Karten mit acht Hornochsen, und seine 80 eröffnet die Reihe neu. Mia hat Glück und legt ihre 85 einfach neben die 80.
    .title = Karten nehmen

six-nimmt-rules-round =
    Nach zehn Zügen sind alle Hände leer, und die Runde ist vorbei. Zähle die Hornochsen in deinem Stapel und addiere sie zu deiner Summe; die Ergebnisse aller Runden bleiben notiert. Wer nichts genommen hat, schreibt nichts dazu.

    Ist das Spiel noch nicht zu Ende, mischt ihr alle 104 Karten zusammen und bereitet die nächste Runde vor: vier neue Reihen, keine Stapel.
    .title = Ende einer Runde

six-nimmt-rules-end =
    { $rounds ->
        [0] { $ends ->
            [at] Eure Grenze: { $target ->
                [one] { $target } Hornochse
               *[other] { $target } Hornochsen
            }. Steht nach einer Runde jemand genau auf der Grenze oder darüber, ist das Spiel aus.
           *[above] Eure Grenze: { $target ->
                [one] { $target } Hornochse
               *[other] { $target } Hornochsen
            }. Steht nach einer Runde jemand über der Grenze, ist das Spiel aus. Genau auf der Grenze geht es noch weiter.
        }
        [one] Euer Spiel dauert { $rounds } Runde, ganz gleich, wie viele Hornochsen zusammenkommen.
       *[other] Euer Spiel dauert { $rounds } Runden, ganz gleich, wie viele Hornochsen zusammenkommen.
    }

    Jede Runde wird bis zur letzten Karte gespielt. Am Ende des Spiels gewinnt die niedrigste Summe; bei Gleichstand an der Spitze wird der Sieg geteilt.

    Hausregeln: Üblicherweise ist Schluss, wenn jemand mehr als 66 Hornochsen hat. Vor der ersten Runde könnt ihr euch auf eine andere Grenze einigen, das bloße Erreichen der Grenze genügen lassen oder statt einer Grenze eine feste Zahl von Runden vereinbaren. Die Variante „Zwei Hälften“ ist immer ein einziges Spiel ohne Grenze.
    .title = Ende des Spiels

six-nimmt-rules-tactical =
    Für 2 bis 10 Leute, die lieber planen als auf ihr Glück vertrauen: Ihr stellt euch eure Hand selbst zusammen, und alle wissen, welche Karten im Spiel sind.

    Ihr braucht nur die niedrigsten Karten: zehn pro Person und vier dazu. { $players ->
        [one] Bei { $players } Person
       *[other] Bei { $players } Personen
    } sind das die Karten von 1 bis { $players ->
        [2] 24
        [3] 34
        [4] 44
        [5] 54
        [6] 64
        [7] 74
        [8] 84
        [9] 94
       *[10] 104
    }.

    Alle liegen offen zur Auswahl. Ausgesucht wird reihum im Uhrzeigersinn, immer eine Karte auf einmal, bis jede Hand zehn zählt. In der ersten Runde beginnt, wer auf dem ersten Platz sitzt; danach rückt der Anfang mit jeder Runde im Uhrzeigersinn einen Platz weiter. Die vier Karten, die niemand wollte, eröffnen die Reihen: die niedrigste die erste, die höchste die vierte.

    Danach läuft alles wie gewohnt, bis hin zum Ende des Spiels. Alle haben gesehen, wer was genommen hat; die Hände sind hier also kein Geheimnis. Welche Karte du in einem Zug wählst, dagegen schon.
    .title = Taktische Variante

six-nimmt-rules-halves =
    Ein komplettes Spiel in einem Rutsch, für 4 bis 7 Personen: zwei Hälften, keine Grenze, keine weiteren Runden. Eröffnet wie gewohnt vier Reihen und verteilt die Karten so:

    - zu viert: je 12 Karten in der ersten Hälfte, je 13 in der zweiten
    - zu fünft: je 10 Karten in beiden Hälften
    - zu sechst: je 8 Karten in beiden Hälften; 4 Karten kommen nie ins Spiel
    - zu siebt: je 7 Karten in beiden Hälften; 2 Karten kommen nie ins Spiel

    Sind die Karten der ersten Hälfte gespielt, wird nichts abgeräumt: Die Reihen bleiben genau so, wie sie sind, und alle behalten ihren Stapel. Verteilt aus dem Rest die Karten der zweiten Hälfte und spielt weiter.

    Nach der zweiten Hälfte zählt ihr eure Hornochsen. Die niedrigste Summe gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt.
    .title = Variante „Zwei Hälften“

## 6 nimmt! am Tisch: was man sieht und was geschehen ist.

six-nimmt-table-row = Reihe { $row }
six-nimmt-table-hand = Deine Hand
six-nimmt-table-offered = Karten zur Wahl
six-nimmt-table-heads =
    { $heads ->
        [one] { $heads } Hornochse
       *[other] { $heads } Hornochsen
    }
six-nimmt-table-place = Reihe { $row }, Karte { $position }
six-nimmt-table-takes =
    { $heads ->
        [one] Reihe { $row }: nimmt { $heads } Hornochsen
       *[other] Reihe { $row }: nimmt { $heads } Hornochsen
    }
six-nimmt-table-low = unter allen Reihen: nimmt mindestens { $heads }
six-nimmt-table-ready = bereit
six-nimmt-table-score = diese Runde { $heads }, insgesamt { $total }
six-nimmt-table-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
six-nimmt-table-waiting-cards = Noch anzulegen: { $cards }
six-nimmt-table-take-row = Deine { $card } ist niedriger als alle Reihen. Welche Reihe nimmst du?

six-nimmt-told-revealed = Aufgedeckt: { $cards }
six-nimmt-told-placed = { $name } legt { $card } in Reihe { $row }
six-nimmt-told-took =
    { $heads ->
        [one] { $name } legt { $card } in Reihe { $row } und nimmt { $heads } Hornochsen
       *[other] { $name } legt { $card } in Reihe { $row } und nimmt { $heads } Hornochsen
    }
six-nimmt-told-picked = { $name } wählt { $card }

## 6 nimmt!: warum ein Zug gut oder schlecht ist. $gap: die Karten, die dazwischen passen, etwa 46–51.

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
        [one] Reihe { $row } ist voll: wenn niemand vor dir { $gap } spielt, nimmst du einen Hornochsen
       *[other] Reihe { $row } ist voll: wenn niemand vor dir { $gap } spielt, nimmst du { $heads } Hornochsen
    }
six-nimmt-why-sixth =
    { $heads ->
        [one] Reihe { $row } ist voll, und keine Karte passt dazwischen: du nimmst { $heads } Hornochsen
       *[other] Reihe { $row } ist voll, und keine Karte passt dazwischen: du nimmst { $heads } Hornochsen
    }
six-nimmt-why-sixth-unless =
    { $heads ->
        [one] Reihe { $row } ist voll, und keine Karte passt dazwischen: wenn sie niemand vorher nimmt, nimmst du einen Hornochsen
       *[other] Reihe { $row } ist voll, und keine Karte passt dazwischen: wenn sie niemand vorher nimmt, nimmst du { $heads } Hornochsen
    }
six-nimmt-why-fifth =
    { $heads ->
        [one] wird die fünfte Karte von Reihe { $row }: wenn jemand vor dir { $gap } spielt, nimmst du sie, mehr als einen Hornochsen
       *[other] wird die fünfte Karte von Reihe { $row }: wenn jemand vor dir { $gap } spielt, nimmst du sie, mehr als { $heads } Hornochsen
    }
six-nimmt-why-next = kommt gleich hinter die { $end }: keine Karte passt dazwischen, sie wird Karte { $place } von Reihe { $row }
six-nimmt-why-room = genug Platz in Reihe { $row }: { $free } frei, davor höchstens { $most }
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

## The score sheet of 6 nimmt!.
## Variables of the remark: $length: "target" or "rounds"; $ends: "above" or "at" the $target.

six-nimmt-print-total = gesamt
six-nimmt-print-game = Spiel { $number }
six-nimmt-print-remark =
    { $length ->
        [rounds] Die wenigsten Hornochsen gewinnen.
       *[target] { $ends ->
            [at] Die letzte Runde ist die, in der jemand { $target } erreicht. Die wenigsten Hornochsen gewinnen.
           *[above] Die letzte Runde ist die, in der jemand über { $target } kommt. Die wenigsten Hornochsen gewinnen.
        }
    }

## The guided first game: few words, each beside the thing they are about.

six-nimmt-lesson-rows = Auf dem Tisch liegen vier Reihen. Karten kommen immer rechts dazu, und die Zahlen einer Reihe steigen nur.
six-nimmt-lesson-heads = Hornochsen sind Minuspunkte. Die 33 hat gleich fünf davon! Du willst möglichst wenige einsammeln.
six-nimmt-lesson-nearest = Alle wählen heimlich eine Karte. Versuch es mit der 54. Sie könnte hinter die 10, die 33 oder die 52: In welche Reihe kommt sie?
six-nimmt-lesson-nearest-done = Sie kam zur 52: Eine Karte geht immer in die Reihe, deren letzte Karte niedriger und am nächsten ist. Aussuchen darfst du die Reihe nicht.
six-nimmt-lesson-neighbour = Eine Reihe endet mit 81, und du hast die 82. Dazwischen passt nichts, also kommt dir niemand in die Quere. Spiel sie.
six-nimmt-lesson-neighbour-done = In Sicherheit! Die anderen Karten kamen in die dritte Reihe, eine nach der anderen, von der niedrigsten bis zur höchsten.
six-nimmt-lesson-full = Sieh dir die dritte Reihe an: fünf Karten. Sie ist voll. Wer die sechste bringt, nimmt diese fünf, zusammen sieben Hornochsen.
six-nimmt-lesson-sixth = Du hast die 36 und die 61. Welche ist jetzt besser? Hier kann nichts passieren: Probier es aus.
six-nimmt-lesson-sixth-done = Gut gemacht. Die 36 ist hinter die 35 geschlüpft, und die volle Reihe wartet auf jemand anderen.
six-nimmt-lesson-sixth-taken = Die 61 war die sechste Karte: Du nimmst die fünf Karten mit sieben Hornochsen, und die 61 eröffnet die Reihe neu. Zurück, versuch eine andere.
six-nimmt-lesson-lowest = Deine 4 ist niedriger als die letzte Karte jeder Reihe, sie passt also nirgends. Spiel sie und sieh, was geschieht.
six-nimmt-lesson-lowest-done = Eine Karte, die nirgends passt, nimmt eine ganze Reihe: welche du willst.
six-nimmt-lesson-row = Wähle die Reihe, die du nimmst. Zähl die Hornochsen: Eine ist die billigste.
six-nimmt-lesson-row-done = Fünf Hornochsen, und deine 4 eröffnet die Reihe neu. Eine niedrige Karte im richtigen Moment kann billig sein.
six-nimmt-lesson-row-other = Diese Reihe hat mehr Hornochsen als die erste, die fünf hat. Zurück, wähl noch einmal.
six-nimmt-lesson-trap = Erste Falle: Deine 40 sieht harmlos aus. Aber in welche Reihe käme sie? Drei Reihen sind voll. Wähle zwischen der 7 und der 40.
six-nimmt-lesson-trap-done = Die 7 fand ihren Platz in der kurzen Reihe. Zwei andere hatten weniger Glück und nahmen volle Reihen.
six-nimmt-lesson-trap-taken = Unter der 40 ist die 38 am nächsten, und deren Reihe ist voll: zehn Hornochsen für dich. Zurück, versuch eine andere.
six-nimmt-lesson-surprise = Zweite Falle: In der Reihe mit der 62 ist reichlich Platz für deine 64. Da kann nichts passieren, oder? Spiel die 64.
six-nimmt-lesson-surprise-done = Jemand hat die 3 gespielt und zuerst diese Reihe genommen. Nun war die 38 am nächsten, in einer vollen Reihe: zehn Hornochsen. Das ist 6 nimmt!
six-nimmt-lesson-other = Auch das ist erlaubt, und du siehst, was es bringt. Für die Lektion gehen wir zurück: Versuch, was gefragt ist.
six-nimmt-lesson-end = Jetzt weißt du alles. Spiel diese Runde zu Ende oder beginn ein eigenes Spiel.
six-nimmt-pad-heads = Hornochsen
six-nimmt-pad-too-many = Das sind mehr Hornochsen, als alle Karten zusammen haben, und in den Reihen liegen auch noch welche. Hat jemand doppelt gezählt?

six-nimmt-daily-points =
    { $points ->
        [one] { $points } Hornochse
       *[other] { $points } Hornochsen
    }

six-nimmt-rules-picture-nearest = Eine Karte kommt in die Reihe, deren letzte Karte am nächsten darunter liegt.
six-nimmt-rules-picture-sixth = Wer die sechste Karte legt, nimmt die fünf davor. Die sechste beginnt die Reihe neu.
six-nimmt-rules-picture-lowest = Eine Karte unter allen Reihen nimmt eine Reihe nach Wahl und beginnt sie neu.
six-nimmt-rules-picture-heads = Hornochsen auf genommenen Karten sind Minuspunkte: 1, 2, 3, 5 oder 7.
