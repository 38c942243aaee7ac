### L’analisi di una partita. I valori hanno il segno e una cifra decimale: $swing, $skill, $luck.

review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-judging = valuto le decisioni
review-title = Analisi della partita
review-player = giocatore
review-accuracy = precisione
review-result = risultato
review-skill = decisioni
review-deal = carte
review-luck = altri, caso
review-course = andamento
review-parts = Il risultato rispetto alla norma è la somma di decisioni, carte distribuite, altri giocatori e caso. Di più è meglio.
review-turning-points = Punti di svolta
review-turned = Round { $round }, turno { $turn }, { $name }, { $do }: { $swing } (decisione { $skill }, altri e caso { $luck })
review-when = Round { $round }, turno { $turn }
review-split = decisione { $skill }, altri e caso { $luck }
review-moves = Mossa per mossa
review-turn = turno
review-played = giocata
review-cost = costo
review-better = meglio
review-why = perché
review-axis =
    { $unit ->
        [heads] teste meglio (+) o peggio (−) della norma
        [points] punti meglio (+) o peggio (−) della norma
       *[percent] probabilità di vincere, in percentuale
    }
review-against =
    { $unit ->
        [heads] teste rispetto alla norma
        [points] punti rispetto alla norma
       *[percent] % di probabilità di vincere rispetto alla norma
    }
review-plot = Com’è andata la partita
review-totals = Totali: { $totals }
review-round = round { $round }
review-running = La partita non è finita: il risultato è quello che ci si può aspettare.
review-saved = L’analisi è salvata in { $file }
review-reading = Come si legge
review-reading-cost = Il costo di una decisione è quanto prometteva in più la migliore, con ciò che il giocatore poteva sapere in quel momento. ✓ è la migliore, ≈ è troppo vicina per decidere.
review-reading-accuracy = Precisione: 100 se ogni decisione era la migliore, 0 se non era meglio che scegliere alla cieca.
review-reading-parts = La norma è ciò che ci si può aspettare prima di distribuire. La cambiano le carte, poi le decisioni (rispetto a un giocatore abituale), gli altri e il caso. Tutto insieme porta al risultato.
review-made =
    { $playouts ->
        [one] Ogni decisione è stata valutata con { $playouts } partita simulata.
        [many] Ogni decisione è stata valutata con { $playouts } di partite simulate.
       *[other] Ogni decisione è stata valutata con { $playouts } partite simulate.
    }
