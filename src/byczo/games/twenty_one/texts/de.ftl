### Twenty One: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $players: players at the table.

twenty-one-name = Twenty One
twenty-one-tagline = Sechs Würfel, ein Wurf für alle, und nie ganz die Zahlen, auf die du wartest.
twenty-one-summary = Ein flottes Würfelspiel für 2 bis 6 Personen, bei dem niemand warten muss. Jeder Wurf zählt für alle: Trage Würfel in die Felder ihrer Farbe ein und hoffe auf genaue Treffer, denn die bringen den Bonus. Aber trödle nicht, denn wer zuerst fertig ist, beendet das Spiel.

twenty-one-rules-goal =
    Fülle die fünf Reihen auf deinem Zettel mit möglichst hohen Zahlen und triff möglichst oft genau die aufgedruckten: Treffer bringen einen Bonus. Achte aber auch auf das Tempo, denn Schluss ist, sobald jemand alle fünf Reihen geschafft hat.

    Wer am Ende die meisten Punkte hat, gewinnt. Teilen sich mehrere die höchste Summe, gewinnen sie gemeinsam.
    .title = Worum es geht

twenty-one-rules-sheet =
    Das Spiel ist für 2 bis 6 Personen. Es gibt sechs Zettel, A bis F, und keine zwei von euch spielen auf dem gleichen. Die Zettel sind das ganze Spiel über für jeden sichtbar.

    Auf einem Zettel stehen fünf Reihen mit je sechs Feldern. Jedes Feld hat eine Farbe und eine Zahl. In jeder Reihe kommt jede der sechs Farben einmal vor: Weiß, Gelb, Rot, Grün, Blau und Schwarz. Von links nach rechts werden die Zahlen kleiner oder bleiben gleich; von Zettel zu Zettel wechselt nur die Reihenfolge der Farben.

    Du arbeitest dich von oben nach unten vor. Die Reihe, die du gerade füllst, ist deine aktuelle Reihe; erst wenn sie voll ist, kommt die nächste dran. Deshalb können alle unterschiedlich weit sein.

    Unsere Zettel sind eine Rekonstruktion: Ein vollständiges Original lag uns nicht vor, die Lücken haben wir selbst gefüllt. Auf den Standardzetteln stehen diese Zahlen:

    - Reihe 1: 6 5 4 3 2 1
    - Reihe 2: 5 4 4 3 3 1
    - Reihe 3: 5 4 3 2 2 1
    - Reihe 4: 5 4 4 2 2 1
    - Reihe 5: 4 4 3 3 2 1

    Wer das Spiel ausrichtet, kann andere Zettel bereitstellen.
    .title = Der Zettel

twenty-one-rules-roll =
    Es gibt sechs Würfel, einen in jeder Farbe. Das Los entscheidet, wer sie zuerst bekommt; nach jedem Zug wandern sie im Uhrzeigersinn weiter.

    Hast du die Würfel, wirfst du alle sechs. Danach steht dir, wenn du magst, ein einziger zweiter Wurf zu, ganz oder gar nicht: Die Einsen bleiben liegen, alle anderen Würfel rollen noch einmal, und keinen davon darfst du retten.

    Was die Würfel jetzt zeigen, gilt für alle.
    .title = Würfeln

twenty-one-rules-writing =
    Alle entscheiden gleichzeitig, jeder für seinen Zettel. Von einem bis zu allen sechs: Wie viele Würfel du in deine aktuelle Reihe einträgst, ist deine Sache, solange sie passen. Nur wer gar keinen einträgt, zahlt dafür mit einem Feld (siehe „Streichen“).

    Ein Würfel passt in das Feld seiner Farbe in deiner aktuellen Reihe, wenn es noch frei ist und der Würfel die aufgedruckte Zahl nicht übersteigt. Sind beide gleich, ist das ein Treffer: Markiere ihn, denn er bringt dir einen Bonus. Was einmal eingetragen ist, bleibt stehen.

    Du musst nicht jeden passenden Würfel nutzen. Lass ein Feld frei, wenn du auf etwas Besseres hoffst.

    Beispiel: Deine aktuelle Reihe ist noch leer und zeigt Rot 6, Blau 5, Weiß 4, Schwarz 3, Grün 2, Gelb 1. Die Würfel zeigen Rot 2, Blau 5, Weiß 6, Schwarz 1, Grün 2, Gelb 3. Blau 5 und Grün 2 sind Treffer, du trägst beide ein. Weiß 6 und Gelb 3 sind zu hoch. Rot 2 und Schwarz 1 würden passen, aber du wartest lieber auf mehr.
    .title = Zahlen eintragen

twenty-one-rules-crossing =
    Nichts passt, oder nichts reizt dich? Dann opferst du ein Feld: das erste freie von links in deiner aktuellen Reihe. Streiche es; es ist nichts wert.

    Ein Zug bringt entweder Zahlen oder ein gestrichenes Feld. Beides zugleich ist nicht erlaubt, ein zweites gestrichenes Feld ebenso wenig.

    Freiwillig zu streichen tut weh, denn die großen Zahlen stehen links. Aber es bringt dich dem Ende der Reihe einen Schritt näher.
    .title = Streichen

twenty-one-rules-row =
    Eine Reihe ist voll, wenn jedes der sechs Felder eine Zahl enthält oder gestrichen ist. Werte sie sofort: Addiere die eingetragenen Zahlen (ein gestrichenes Feld ist 0) und dazu den Bonus für die Treffer in dieser Reihe:

    - kein Treffer: 0
    - ein Treffer: 1
    - zwei Treffer: 3
    - drei Treffer: 6
    - vier Treffer: 10
    - fünf Treffer: 15
    - sechs Treffer: 21

    Die nächste Reihe wartet bis zum nächsten Zug: Würfel, die jetzt übrig sind, darfst du dort nicht eintragen, so gut sie auch passen.

    Beispiel: In deiner Reihe mit den Zahlen 5 4 4 3 3 1 steht jetzt 5, 2, 4, gestrichen, 3, 1. Das sind zusammen 15. Die 5, die 4, die 3 und die 1 sind Treffer, und vier Treffer bringen 10 Punkte Bonus. Die Reihe bringt 25 Punkte.
    .title = Eine volle Reihe

twenty-one-rules-end =
    Hat jemand seine fünfte Reihe gefüllt, ist dieser Zug der letzte. Wie immer tragen darin alle noch etwas ein oder streichen; erst dann ist das Spiel aus.

    Steckst du noch mitten in einer Reihe, zählt sie ebenfalls, und zwar genauso: die bisher eingetragenen Zahlen und der Bonus für die bisherigen Treffer. Freie Felder und nicht begonnene Reihen bringen nichts.

    Zähle deine Reihen zusammen. Die höchste Summe gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt.
    .title = Ende des Spiels

## Twenty One am Tisch: was zu sehen ist und was geschehen ist.

twenty-one-table-turn = Zug { $turn }, { $name } hat die Würfel
twenty-one-table-sheet = Zettel
twenty-one-table-total = Summe
twenty-one-table-current-row = aktuelle Reihe
twenty-one-table-full = Zettel voll
twenty-one-table-own-sheet = Dein Zettel, { $sheet }
twenty-one-table-hits =
    { $hits ->
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }
twenty-one-table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
twenty-one-table-bonus = Bonus für Treffer: { $table }
twenty-one-table-fills = Reihe voll

twenty-one-told-dealt = Zettel: { $sheets }. { $name } beginnt
twenty-one-told-rolled = { $name } würfelt { $dice }
twenty-one-told-rolled-again = Zweiter Wurf von { $name }: { $dice }
twenty-one-told-kept = { $name } lässt den Wurf stehen
twenty-one-told-rerolls = { $name } würfelt noch einmal: { $dice }
twenty-one-told-wrote = { $name }: Reihe { $row }, trägt { $dice } ein
twenty-one-told-crossed = { $name }: Reihe { $row }, streicht { $field }
twenty-one-told-filled =
    { $points ->
        [one] { $name }: Reihe { $row } ist voll, { $numbers } + { $bonus } = { $points } Punkt
       *[other] { $name }: Reihe { $row } ist voll, { $numbers } + { $bonus } = { $points } Punkte
    }

## Twenty One: warum ein Zug gut oder schlecht ist. $dice: Buchstaben der Würfel oder ihre Zahl; $field wie „w6“.
## $hits: Treffer; $open: freie Felder der Reihe; $hit und $nothing: Chancen in Prozent.

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

## The sheets of Twenty One. The colours are those of the dice.

twenty-one-print-white = weiß
twenty-one-print-yellow = gelb
twenty-one-print-red = rot
twenty-one-print-green = grün
twenty-one-print-blue = blau
twenty-one-print-black = schwarz
twenty-one-print-sum = Summe
twenty-one-print-bonus = Bonus
twenty-one-print-points = Punkte

## Twenty One in the browser

web-twenty-one-dice = Würfel
web-twenty-one-white = weiß
web-twenty-one-yellow = gelb
web-twenty-one-red = rot
web-twenty-one-green = grün
web-twenty-one-blue = blau
web-twenty-one-black = schwarz
web-twenty-one-with-hit = { $die } (Treffer)
web-twenty-one-row = Reihe { $row }
web-twenty-one-written = { $field }: { $number }
web-twenty-one-hit = { $field }: Treffer
web-twenty-one-crossed = { $field }: gestrichen
web-twenty-one-fits = { $field }: { $number } eintragen
web-twenty-one-would-hit = { $field }: { $number } eintragen, Treffer
web-twenty-one-others = Zettel der anderen
web-twenty-one-sheet-of = { $name }, Zettel { $sheet }
web-twenty-one-decide = Den Wurf stehen lassen oder noch einmal würfeln? Jede 1 bleibt liegen.
web-twenty-one-decides = { $name } entscheidet: stehen lassen oder noch einmal würfeln?
web-twenty-one-all-write = Alle schreiben.
web-twenty-one-keep = Stehen lassen
web-twenty-one-reroll =
    { $count ->
        [one] { $count } Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
web-twenty-one-choose = Tippe auf die Felder, die du füllen willst.
web-twenty-one-nothing-fits = Nichts passt: Ein Feld muss weg.
web-twenty-one-leftmost = Nach den Regeln ist es immer das erste freie Feld von links.
web-twenty-one-cross = { $field } streichen
web-twenty-one-confirm-cross = Streichen
web-twenty-one-write =
    { $count ->
        [0] Eintragen
        [one] { $count } Zahl eintragen
       *[other] { $count } Zahlen eintragen
    }
web-twenty-one-ends = Mit diesem Zug endet das Spiel.

## The guided first game: few words, each beside the thing they are about.

twenty-one-lesson-sheet = Das ist dein Zettel: fünf Reihen mit je sechs farbigen Feldern. Du füllst sie eine nach der anderen, von oben.
twenty-one-lesson-dice = Sechs Würfel wurden geworfen. Ein Würfel passt in das Feld seiner Farbe, wenn er die aufgedruckte Zahl nicht übersteigt. Gleiche Zahlen sind ein Treffer!
twenty-one-lesson-keep = Dein Wurf. Einmal darfst du neu würfeln, aber nur mit allen Würfeln, die keine 1 zeigen. Schwarz 6, Gelb 5 und Rot 1 sind schon Treffer. Behalten oder würfeln?
twenty-one-lesson-keep-done = Drei Treffer auf einmal, ein feiner Wurf.
twenty-one-lesson-keep-rolled = Damit wären zwei deiner drei Treffer weg. Zurück: Behalte den Wurf.
twenty-one-lesson-write = Jetzt dürfen alle den Wurf nutzen. Trag alle drei ein: Schwarz, Gelb und Rot.
twenty-one-lesson-write-done = Drei Treffer! Je mehr davon in einer vollen Reihe stehen, desto höher der Bonus: 1, 3, 6, 10, 15 und 21.
twenty-one-lesson-write-other = Du kannst mehr eintragen. Zurück: Trag Schwarz, Gelb und Rot ein.
twenty-one-lesson-cross = Jemand anderes hat gewürfelt, und du musst den Wurf nutzen: Weiß 5, Grün 4 und Blau 3 sind zu hoch. Wer nichts einträgt, streicht ein Feld.
twenty-one-lesson-cross-done = Es ist immer das erste freie Feld von links, also die höchste Zahl, die noch da ist. Warte darum nicht zu lange auf den perfekten Wurf.
twenty-one-lesson-reroll = Wieder dein Wurf. Grün 6 und Blau 5 sind zu hoch für die freien Felder. Was tust du?
twenty-one-lesson-reroll-done = Alle Würfel, die keine 1 zeigen, werden neu geworfen.
twenty-one-lesson-reroll-kept = Dann passt nichts, und du müsstest ein Feld streichen. Zurück: Würfle neu.
twenty-one-lesson-tempo = Grün 3 ist ein Treffer. Blau 1 passt, aber eine 2 wäre ein Treffer. Füllst du die Reihe jetzt mit beiden, oder wartest du auf ein besseres Blau?
twenty-one-lesson-tempo-done = Die Reihe ist voll: 16 für die Zahlen und 10 für vier Treffer. Nun ist die nächste Reihe dran.
twenty-one-lesson-tempo-waited = Kühner: Eine blaue 2 brächte noch einen Treffer. Aber Züge sind kostbar, denn Schluss ist, sobald jemand fünf Reihen gefüllt hat. Zurück: Trag beide ein.
twenty-one-lesson-score = Hat jemand die fünfte Reihe gefüllt, endet das Spiel nach diesem Zug. Unfertige Reihen zählen, so weit sie sind.
twenty-one-lesson-other = Auch das ist erlaubt, und du siehst, was es bringt. Für die Lektion gehen wir zurück: Versuch, was gefragt ist.
twenty-one-lesson-end = Die meisten Punkte gewinnen. Jetzt weißt du alles: Spiel weiter oder beginn ein eigenes Spiel.
twenty-one-pad-rolls = Es würfelt: { $name }
twenty-one-pad-no-die = Jeder der sechs Würfel zeigt eine Zahl von 1 bis 6.
twenty-one-pad-does-not-fit = Bei diesen Würfeln passt ein Eintrag nicht auf den Zettel.
twenty-one-pad-dice = Was zeigen die Würfel?
twenty-one-pad-roll = Hier würfeln
twenty-one-pad-lay = So liegen sie
twenty-one-pad-other-dice = Andere Würfel
twenty-one-pad-whose = Wessen Zettel?
twenty-one-pad-cross = Feld streichen
## Was von einer Partie Twenty One in Erinnerung bleibt

twenty-one-memory-row = Die beste Reihe
twenty-one-memory-row-text =
    { $points ->
        [one] { $name }: Reihe { $row } bringt { $points } Punkt ({ twenty-one-table-hits }).
       *[other] { $name }: Reihe { $row } bringt { $points } Punkte ({ twenty-one-table-hits }).
    }
twenty-one-memory-cross = Das teuerste Kreuz
twenty-one-memory-cross-text = { $name } gibt in Reihe { $row } ein Feld auf: { $field }.

twenty-one-rules-picture-write = Ein Würfel passt in ein Feld seiner Farbe, wenn er höchstens die gedruckte Zahl zeigt. Die gleiche Zahl ist ein Treffer.
twenty-one-rules-picture-cross = Wer nichts eintragen kann oder will, streicht das am weitesten links liegende freie Feld.
twenty-one-rules-picture-full = Eine volle Reihe zählt die eingetragenen Zahlen, und ihre Treffer bringen einen Bonus.
