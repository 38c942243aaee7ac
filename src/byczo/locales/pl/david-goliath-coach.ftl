### David & Goliath: dlaczego karta jest dobra albo zła. $gain: punkty ze znakiem; karty jak „g7”.
### $colour: litera, r y g b v; $above i $below: niewidziane karty, które zmienią wynik lewy.

david-goliath-danger-worth = szansa na stratę punktów w tej lewie

david-goliath-why-lead = wyjście; niewidziane karty wyższe: { $above }, niższe: { $below }
david-goliath-why-lead-highest = wyjście, którego nikt nie przebije: Goliat jest twój
david-goliath-why-lead-lowest = wyjście, poniżej którego nikt nie zejdzie: Dawid da ci najwyższą kartę
david-goliath-why-high = na razie najwyższa, bierze { $cards } ({ $gain }); niewidziane karty, które ją przebiją: { $above }
david-goliath-why-goliath = na pewno Goliat: zdobywa { $cards } ({ $gain })
david-goliath-why-goliath-spoils = na pewno Goliat: zdobywa { $cards } ({ $gain }), ale kolor { $colour ->
        [r] czerwony
        [y] żółty
        [g] zielony
        [b] niebieski
       *[v] fioletowy
    } spada z { $before } do { $after }
david-goliath-why-low = na razie najniższa, bierze { $card } ({ $gain }); niewidziane karty, które zejdą niżej: { $below }
david-goliath-why-david = na pewno Dawid: zdobywa { $card } ({ $gain })
david-goliath-why-david-spoils = na pewno Dawid: zdobywa { $card } ({ $gain }), a kolor { $colour ->
        [r] czerwony
        [y] żółty
        [g] zielony
        [b] niebieski
       *[v] fioletowy
    } spada z { $before } do { $after }
david-goliath-why-between = ani najwyższa, ani najniższa: nic nie zdobywa, cokolwiek jeszcze padnie
