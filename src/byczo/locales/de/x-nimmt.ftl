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
    Das Spiel ist für 2 bis 4 Personen. In der Tischmitte ist Platz für drei Reihen: die 3er-, die 4er- und die 5er-Reihe. Mischt alle Karten und eröffnet jede Reihe mit einer offenen Karte.

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

    Beispiel: Die 3er-Reihe endet mit 40, die 4er-Reihe mit 12 und die 5er-Reihe mit 73. Gespielt sind 15, 44 und 80. Niedriger als die 15 ist nur die 12, also kommt die 15 in die 4er-Reihe. Die 44 könnte hinter die 40 oder hinter die neue 15; die 40 ist näher, also kommt sie in die 3er-Reihe. Die 80 legt sich in der 5er-Reihe zur 73.
    .title = Karten anlegen

x-nimmt-rules-taking =
    Karten fängst du dir auf zwei Arten ein:

    - Regel 3: Die Reihe platzt. Die 3er-Reihe platzt mit der dritten Karte, die 4er-Reihe mit der vierten und die 5er-Reihe mit der fünften. Ist das deine, nimmst du alle Karten, die schon dort liegen. Deine bleibt und eröffnet die Reihe neu.
    - Regel 4: zu niedrig für alles. Eine Karte, die unter allen Reihenenden liegt, findet nirgends Anschluss und schafft sich selbst Platz: Du zeigst auf irgendeine Reihe, nimmst sie komplett an dich, und deine Karte eröffnet sie neu.

    Deine Beute teilst du sofort auf: Eine Karte deiner Wahl findet Zuflucht in deiner X-Reihe, der Rest füllt deine Hand auf und ist ab dem nächsten Zug spielbar. Eine einzelne Karte lässt dir keine Wahl: Sie kommt direkt in die X-Reihe, und deine Hand bleibt, wie sie war.

    Das alles geschieht offen. Jeder darf sich also merken, welche Karten du auf die Hand bekommst.

    Beispiel: In der 3er-Reihe liegen 40 und 44, die 4er-Reihe endet mit 15 und die 5er-Reihe mit 80. Du spielst die 58. Sie gehört hinter die 44 und ist dort die dritte Karte, also nimmst du 40 und 44. Eine davon legst du in deine X-Reihe, die andere kommt auf die Hand. In der 3er-Reihe liegt nun allein die 58.
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
