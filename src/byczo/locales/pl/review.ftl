### Analiza gry. Wartości mają znak i jedną cyfrę po przecinku: $swing, $skill, $luck.

review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-judging = ocena decyzji
review-title = Analiza partii
review-player = gracz
review-accuracy = trafność
review-result = wynik
review-skill = decyzje
review-deal = rozdanie
review-luck = inni, los
review-course = przebieg
review-parts = Wynik względem normy to suma decyzji, rozdania oraz innych graczy i losu. Więcej znaczy lepiej.
review-turning-points = Punkty zwrotne
review-turned = Runda { $round }, tura { $turn }, { $name }, { $do }: { $swing } (decyzja { $skill }, inni i los { $luck })
review-when = Runda { $round }, tura { $turn }
review-split = decyzja { $skill }, inni i los { $luck }
review-moves = Ruch po ruchu
review-turn = tura
review-played = zagranie
review-cost = koszt
review-better = lepiej
review-why = dlaczego
review-axis =
    { $unit ->
        [heads] byki lepiej (+) lub gorzej (−) niż norma
        [points] punkty lepiej (+) lub gorzej (−) niż norma
       *[percent] szansa na wygraną w procentach
    }
review-against =
    { $unit ->
        [heads] byki względem normy
        [points] punkty względem normy
       *[percent] % szans na wygraną względem normy
    }
review-plot = Jak toczyła się gra
review-totals = Suma: { $totals }
review-round = runda { $round }
review-running = Gra jeszcze trwa: wynik to to, czego można się spodziewać.
review-saved = Analizę zapisano w pliku { $file }
review-reading = Jak to czytać
review-reading-cost = Koszt decyzji to tyle, o ile więcej obiecywała najlepsza, przy tym, co gracz mógł wtedy wiedzieć. ✓ to najlepsza, ≈ to różnica zbyt mała, by rozstrzygnąć.
review-reading-accuracy = Trafność: 100, gdy każda decyzja była najlepsza, 0, gdy nie były lepsze niż wybór na ślepo.
review-reading-parts = Norma to to, czego można się spodziewać przed rozdaniem. Zmienia ją rozdanie, potem decyzje (w porównaniu ze zwykłym graczem) oraz inni gracze i los. Wszystko razem daje wynik.
review-made =
    { $playouts ->
        [one] Każdą decyzję oceniono za pomocą { $playouts } rozgrywki próbnej.
        [few] Każdą decyzję oceniono za pomocą { $playouts } rozgrywek próbnych.
        [many] Każdą decyzję oceniono za pomocą { $playouts } rozgrywek próbnych.
       *[other] Każdą decyzję oceniono za pomocą { $playouts } rozgrywki próbnej.
    }
