### David & Goliath: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $players: players at the table; $highest: highest number in play; $rounds: number of rounds.

david-goliath-name = David & Goliath
david-goliath-tagline = Der Stärkste holt den Stich. Der Schwächste holt den Stärksten.
david-goliath-summary = Ein Stichspiel mit Dreh für 3 bis 6 Personen. Die höchste Karte gewinnt alle anderen, doch die niedrigste schnappt sich die höchste. Und Vorsicht vor der Gier: Zwei Karten einer Farbe können ein Schatz sein, drei sind nur noch Kleingeld.

david-goliath-rules-goal =
    Gewinne Karten in Stichen, aber mit Bedacht. Eine oder zwei Karten einer Farbe können ein Vermögen bringen, eine ganze Sammlung ist wenig wert.

    Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Teilen sich mehrere die höchste Summe, gewinnen sie gemeinsam.
    .title = Worum es geht

david-goliath-rules-cards =
    Es gibt fünf Farben: Rot, Gelb, Grün, Blau und Violett, jede mit den Zahlen 1 bis 18. Jede Karte gibt es einmal. Keine Farbe ist stärker als die andere, und Trumpf gibt es nicht.

    Welche Karten mitspielen, hängt davon ab, wie viele ihr seid:

    - zu dritt: die Zahlen 1 bis 9 (45 Karten)
    - zu viert: die Zahlen 1 bis 12 (60 Karten)
    - zu fünft: die Zahlen 1 bis 15 (75 Karten)
    - zu sechst: die Zahlen 1 bis 18 (alle 90 Karten)
    .title = Die Karten

david-goliath-rules-setup =
    { $players ->
        [one] Bei { $players } Person
       *[other] Bei { $players } Personen
    } spielt ihr in jeder Farbe mit den Zahlen 1 bis { $highest } und legt die übrigen Karten weg. Lost aus, wer als Erstes gibt.

    Wer gibt, mischt und verteilt alle Karten, die im Spiel sind; für jeden sind das 15. Deine Hand gehört nur dir.
    .title = Vorbereitung

david-goliath-rules-trick =
    Eine Runde besteht aus 15 Stichen. Zum ersten spielt aus, wer links vom Geber sitzt, und zwar eine beliebige Karte. Im Uhrzeigersinn legen die anderen je eine Karte dazu.

    Die ausgespielte Farbe muss bedient werden: Hast du sie, musst du sie spielen; welche Zahl, ist deine Sache. Hast du sie nicht, darfst du spielen, was du willst.

    Haben alle gespielt, schaut ihr, wer was gewinnt. Zum nächsten Stich spielt aus, wessen Karte die höchste war.
    .title = Ein Stich

david-goliath-rules-winning =
    Jetzt zählen nur die Zahlen, ganz gleich in welcher Farbe. Sucht zuerst die höchste Karte und dann unter den übrigen die niedrigste:

    - Goliath ist die Karte mit der höchsten Zahl. Wer sie gespielt hat, gewinnt alle anderen Karten des Stichs, auch David, und spielt als Nächstes aus.
    - David ist die Karte mit der niedrigsten Zahl. Wer sie gespielt hat, gewinnt nur eine einzige Karte: Goliath.

    Bei Gleichstand haben Nachzügler die Nase vorn, bei Goliath wie bei David: Unter gleich hohen Karten geht der Titel an die zuletzt gespielte. Goliath wird zuerst bestimmt und scheidet dann aus. Deshalb ist sogar ein Stich aus lauter gleichen Zahlen klar: Die letzte Karte ist Goliath, die vorletzte David.

    Was du gewonnen hast, ist kein Geheimnis: Es liegt offen vor dir, Farbe für Farbe, und alle dürfen es studieren.

    Beispiel: Mia spielt die gelbe 8 aus, Ben legt die gelbe 3 dazu. Lina hat kein Gelb und spielt die rote 8, Paul hat auch keins und spielt die violette 3. Von den beiden Achten kam Linas später, also ist die rote 8 Goliath. Von den beiden Dreien kam Pauls später, also ist die violette 3 David. Paul gewinnt die rote 8. Lina gewinnt die gelbe 8, die gelbe 3 und die violette 3 und spielt zum nächsten Stich aus.
    .title = Goliath und David

david-goliath-rules-scoring =
    Nach 15 Stichen zählst du deine gewonnenen Karten, jede Farbe für sich:

    - eine oder zwei Karten einer Farbe: die Summe ihrer Zahlen
    - drei oder mehr Karten einer Farbe: ein Punkt pro Karte, egal was darauf steht
    - keine Karte einer Farbe: null Punkte

    Alle fünf Farben zusammen sind dein Ergebnis der Runde.

    Beispiel: Du hast in Rot die 12 (12 Punkte), in Gelb die 7 und die 11 (18 Punkte), in Grün 1, 6, 8 und 9 (4 Punkte), in Blau nichts (0 Punkte) und in Violett 3, 4 und 10 (3 Punkte). Das macht 37 Punkte. Noch eine gelbe Karte, und aus den 18 Punkten wären 3 geworden.
    .title = Wertung

david-goliath-rules-end =
    In einem ganzen Spiel geben alle einmal. { $rounds ->
        [one] An eurem Tisch spielt ihr { $rounds } Runde.
       *[other] An eurem Tisch spielt ihr { $rounds } Runden.
    } Nach jeder Runde wird das Ergebnis notiert, und im Uhrzeigersinn gibt die nächste Person.

    Nach der letzten Runde gewinnt die höchste Summe; bei Gleichstand an der Spitze wird der Sieg geteilt.
    .title = Ende des Spiels

## David & Goliath at the table: what the board says, and what has happened.
## $gain: points with their sign, such as +7 or −3; cards are named as in "g7".

david-goliath-table-round = Runde { $round } von { $rounds }
david-goliath-table-trick = Stich { $trick } von { $tricks }
david-goliath-table-dealer = { $name } gibt die Karten
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
david-goliath-table-goliath = Goliath
david-goliath-table-david = David

david-goliath-told-played = { $name } spielt { $card }
david-goliath-told-trick-won = Goliath: { $goliath } gewinnt { $others }. David: { $david } gewinnt { $highest }.

## David & Goliath: warum eine Karte gut oder schlecht ist. $gain: Punkte mit Vorzeichen; Karten wie „g7“.
## $colour: ein Buchstabe, r y g b v; $above und $below: ungesehene Karten, die den Stich wenden.

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

## The score sheet of David & Goliath.

david-goliath-print-round = Runde { $number }
david-goliath-print-red = Rot
david-goliath-print-yellow = Gelb
david-goliath-print-green = Grün
david-goliath-print-blue = Blau
david-goliath-print-violet = Violett
david-goliath-print-cards = Karten
david-goliath-print-worth = Punkte
david-goliath-print-sum = Summe
david-goliath-print-deals = gibt
david-goliath-print-remark = Eine oder zwei Karten einer Farbe zählen ihre Zahlen, ab drei zählt jede 1. Die meisten Punkte gewinnen.

## David & Goliath in the browser. $colour of a card: r, y, g, b or v; .won is the form after “wins” and “play”

web-colour-card =
    { $colour ->
        [r] Rot
        [y] Gelb
        [g] Grün
        [b] Blau
       *[v] Violett
    } { $number }
    .won =
        { $colour ->
            [r] Rot
            [y] Gelb
            [g] Grün
            [b] Blau
           *[v] Violett
        } { $number }
web-trick = Der Stich
web-trick-led = Ausgespielt: { $colour }
web-trick-turn = { $name } ist dran.
web-winnings = Was alle gewonnen haben
web-winnings-seat = Wer
web-winnings-risk = noch eine Karte, und jede zählt nur einen Punkt

## The guided first game: few words, each beside the thing they are about.

david-goliath-lesson-cards = Fünf Farben, Zahlen von 1 bis 9. Ihr spielt Stiche: Alle legen reihum eine Karte. Die erste Farbe muss bedient werden, wenn man sie hat.
david-goliath-lesson-trick = Ausgespielt wurde die grüne 4, dann kam die grüne 9. Die höchste Karte ist Goliath, die niedrigste ist David.
david-goliath-lesson-david = David gewinnt Goliath! Die höchste Karte des Stichs bekommt, wer die niedrigste gespielt hat. Du musst Grün bedienen: womit?
david-goliath-lesson-david-done = Deine 2 war die niedrigste, also gehört dir die 9. Wer die 9 gespielt hat, gewinnt alle anderen Karten und spielt als Nächstes aus.
david-goliath-lesson-david-missed = Deine Karte war weder die höchste noch die niedrigste, du gewinnst also nichts. Zurück, versuch die niedrigste grüne.
david-goliath-lesson-worth = Gewonnene Karten liegen offen, nach Farben. Eine oder zwei Karten einer Farbe zählen ihre Zahlen. Deine grüne 9 ist neun Punkte wert.
david-goliath-lesson-third = Aber ab der dritten Karte einer Farbe ist jede nur noch 1 wert. Eine grüne 6 liegt, eine niedrige grüne folgt noch. Willst du sie gewinnen?
david-goliath-lesson-third-kept = Gut herausgehalten. Du gewinnst nichts, und deine 9 ist noch immer neun Punkte wert.
david-goliath-lesson-third-lost = Du hast Goliath und gewinnst zwei weitere grüne. Drei grüne: je ein Punkt statt neun. Zurück, spiel niedriger.
david-goliath-lesson-free = Gelb liegt, und du hast keine: Du darfst alles spielen. Goliath ist die höchste Zahl gleich welcher Farbe. Versuch deine rote 9.
david-goliath-lesson-free-done = Deine 9 hat die gelben geschlagen: 5 und 2 gehören dir, sieben Punkte. Die rote 9 ging an David, die gelbe 2.
david-goliath-lesson-ties = Von gleichen Zahlen gilt die zuletzt gespielte, als höchste und als niedrigste.
david-goliath-lesson-other = Auch das ist erlaubt, und du siehst, was es bringt. Für die Lektion gehen wir zurück: Versuch, was gefragt ist.
david-goliath-lesson-end = Ihr spielt so viele Runden, wie ihr seid, und die meisten Punkte gewinnen. Jetzt weißt du alles: Spiel weiter oder beginn ein eigenes Spiel.
david-goliath-pad-deals = Die Karten gibt: { $name }
david-goliath-pad-incomplete = Manche Karten gehören noch niemandem: Am Ende hat jede jemand gewonnen.
web-winnings-third = Zwei Karten einer Farbe zählen ihre Zahlen. Mit der dritten zählt jede nur noch 1.

## Was von einer Partie David & Goliath in Erinnerung bleibt

david-goliath-memory-costly = Der schmerzlichste Stich
david-goliath-memory-costly-text =
    { $points ->
        [one] Runde { $round }: { $name } gewinnt Karten und verliert { $points } Punkt.
       *[other] Runde { $round }: { $name } gewinnt Karten und verliert { $points } Punkte.
    }
david-goliath-memory-rich = Der reichste Stich
david-goliath-memory-rich-text =
    { $points ->
        [one] Runde { $round }: { $points } Punkt für { $name }.
       *[other] Runde { $round }: { $points } Punkte für { $name }.
    }

david-goliath-rules-picture-trick = Die niedrigste Karte, David, gewinnt die höchste. Die höchste, Goliath, gewinnt alle anderen.
david-goliath-rules-picture-free = Die Farbe wird bedient. Wer nicht kann, spielt eine beliebige Karte, deren Zahl genauso gilt.
david-goliath-rules-picture-two = Eine oder zwei Karten einer Farbe zählen, was darauf steht.
david-goliath-rules-picture-three = Drei oder mehr Karten einer Farbe zählen nur je einen Punkt.
