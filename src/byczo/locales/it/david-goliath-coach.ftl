### David & Goliath: perché una carta è buona o cattiva. $gain: punti con il segno; carte come «g7».
### $colour: una lettera, r y g b v; $above e $below: carte non viste che cambierebbero l’esito.

david-goliath-danger-worth = rischio di perdere punti in questa presa

david-goliath-why-lead = apre; carte non viste che la superano: { $above }, che stanno sotto: { $below }
david-goliath-why-lead-highest = apre, e nessuno può superarla: Golia è tuo
david-goliath-why-lead-lowest = apre, e nessuno può scendere sotto: Davide ti dà la carta più alta
david-goliath-why-high = per ora la più alta, per { $cards } ({ $gain }); carte non viste che la superano: { $above }
david-goliath-why-goliath = Golia di sicuro: vince { $cards } ({ $gain })
david-goliath-why-goliath-spoils = Golia di sicuro: vince { $cards } ({ $gain }), ma il { $colour ->
        [r] rosso
        [y] giallo
        [g] verde
        [b] blu
       *[v] viola
    } cala da { $before } a { $after }
david-goliath-why-low = per ora la più bassa, per { $card } ({ $gain }); carte non viste che stanno sotto: { $below }
david-goliath-why-david = Davide di sicuro: vince { $card } ({ $gain })
david-goliath-why-david-spoils = Davide di sicuro: vince { $card } ({ $gain }), e il { $colour ->
        [r] rosso
        [y] giallo
        [g] verde
        [b] blu
       *[v] viola
    } cala da { $before } a { $after }
david-goliath-why-between = né la più alta né la più bassa: non vince niente, qualunque cosa segua
