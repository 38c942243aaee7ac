### Die Analyse eines Spiels. Werte haben ein Vorzeichen und eine Nachkommastelle: $swing, $skill, $luck.

review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-judging = Entscheidungen werden beurteilt
review-title = Spielanalyse
review-player = wer
review-accuracy = Güte
review-result = Ergebnis
review-skill = selbst
review-deal = Karten
review-luck = andere, Glück
review-course = Verlauf
review-parts = Das Ergebnis gegenüber dem Üblichen ist die Summe der eigenen Entscheidungen, der Karten, der anderen und des Glücks. Mehr ist besser.
review-turning-points = Wendepunkte
review-turned = Runde { $round }, Zug { $turn }, { $name }, { $do }: { $swing } (Entscheidung { $skill }, andere und Glück { $luck })
review-when = Runde { $round }, Zug { $turn }
review-split = Entscheidung { $skill }, andere und Glück { $luck }
review-moves = Zug um Zug
review-turn = Zug
review-played = gespielt
review-cost = Preis
review-better = besser
review-why = warum
review-axis =
    { $unit ->
        [heads] Hornochsen besser (+) oder schlechter (−) als üblich
        [points] Punkte besser (+) oder schlechter (−) als üblich
       *[percent] Chance zu gewinnen, in Prozent
    }
review-against =
    { $unit ->
        [heads] Hornochsen gegenüber dem Üblichen
        [points] Punkte gegenüber dem Üblichen
       *[percent] % Gewinnchance gegenüber dem Üblichen
    }
review-plot = Wie das Spiel verlief
review-totals = Summen: { $totals }
review-round = Runde { $round }
review-running = Das Spiel ist noch nicht aus: Das Ergebnis ist, was zu erwarten ist.
review-saved = Die Analyse steht in { $file }
review-reading = Wie man das liest
review-reading-cost = Der Preis einer Entscheidung ist, was die beste mehr versprach, mit dem, was man damals wissen konnte. ✓ ist die beste, ≈ ist zu knapp, um es zu entscheiden.
review-reading-accuracy = Güte: 100, wenn jede Entscheidung die beste war, 0, wenn sie nicht besser waren als blind gewählt.
review-reading-parts = Das Übliche ist, was vor dem Austeilen zu erwarten ist. Die Karten ändern das, dann die Entscheidungen (verglichen mit üblichem Spiel), dann die anderen und das Glück. Alles zusammen führt zum Ergebnis.
review-made =
    { $playouts ->
        [one] Jede Entscheidung wurde mit { $playouts } Probespiel beurteilt.
       *[other] Jede Entscheidung wurde mit { $playouts } Probespielen beurteilt.
    }
