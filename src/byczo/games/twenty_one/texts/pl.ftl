### Twenty One: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $players: players at the table.

twenty-one-name = Twenty One
twenty-one-tagline = Sześć kostek, wspólny rzut i zawsze nie te liczby, na które czekasz.
twenty-one-summary = Szybka gra w kości dla 2–6 osób, w której nikt nie czeka na swoją kolej. Każdy rzut jest dla wszystkich: wpisuj kostki w pola ich kolorów i poluj na dokładne trafienia, bo to one dają premię. Tylko się nie ociągaj, bo kto pierwszy zapełni kartkę, ten kończy grę.

twenty-one-rules-goal =
    Zapełnij pięć rzędów na swojej kartce jak najwyższymi liczbami i jak najczęściej trafiaj dokładnie w liczby z nadruku: za trafienia jest premia. Pilnuj też tempa, bo gra się kończy, gdy ktoś upora się ze wszystkimi pięcioma rzędami.

    Kto na koniec ma najwięcej punktów, ten wygrywa. Jeśli najwyższą sumę ma kilka osób, wygrywają wspólnie.
    .title = Cel gry

twenty-one-rules-sheet =
    Gra jest dla 2–6 osób. Kartek jest sześć, od A do F, i żadne dwie osoby nie grają na takiej samej. Przez całą grę wszystkie są jawne.

    Na kartce jest pięć rzędów po sześć pól. Każde pole ma kolor i liczbę. W każdym rzędzie jest po jednym polu białym, żółtym, czerwonym, zielonym, niebieskim i czarnym. Od lewej do prawej liczby maleją albo się powtarzają, a między kartkami zmienia się jedynie kolejność kolorów.

    Idziesz z góry na dół. Rząd, który właśnie zapełniasz, to twój bieżący rząd, a do następnego przechodzisz, dopiero gdy jest pełny. Każdy może więc być w innym miejscu.

    Nasze kartki są rekonstrukcją: nie mamy kompletnego oryginału, więc brakujące miejsca uzupełniliśmy sami. Liczby w rzędach standardowych kartek to:

    - rząd 1: 6 5 4 3 2 1
    - rząd 2: 5 4 4 3 3 1
    - rząd 3: 5 4 3 2 2 1
    - rząd 4: 5 4 4 2 2 1
    - rząd 5: 4 4 3 3 2 1

    Gospodarz gry może przygotować inne kartki.
    .title = Kartka

twenty-one-rules-roll =
    Kostek jest sześć, po jednej w każdym kolorze. O tym, kto rzuca jako pierwszy, decyduje los; po każdej turze kostki wędrują dalej, zgodnie z ruchem wskazówek zegara.

    Gdy kostki są u ciebie, rzuć wszystkimi sześcioma. Potem, jeśli chcesz, masz jedną poprawkę, na zasadzie wszystko albo nic: jedynki leżą, pozostałe kostki lecą jeszcze raz i żadnej z nich nie uratujesz.

    To, co kostki pokazują teraz, dotyczy wszystkich.
    .title = Rzut

twenty-one-rules-writing =
    Wszyscy decydują jednocześnie, każdy o swojej kartce. Ile kostek wpiszesz do bieżącego rzędu, od jednej do sześciu, to twoja sprawa, byle pasowały. Tylko zero kosztuje: tracisz wtedy pole (patrz „Skreślanie”).

    Kostka pasuje do pola swojego koloru w bieżącym rzędzie, jeśli to pole jest jeszcze wolne, a wynik na kostce nie przekracza jego liczby. Gdy są równe, masz trafienie: zaznacz je, bo da ci premię. Co wpisane, to wpisane.

    Nie musisz korzystać z każdej pasującej kostki. Zostaw pole wolne, jeśli liczysz na coś lepszego.

    Przykład: twój bieżący rząd jest pusty i wygląda tak: czerwone 6, niebieskie 5, białe 4, czarne 3, zielone 2, żółte 1. Kostki pokazują: czerwona 2, niebieska 5, biała 6, czarna 1, zielona 2, żółta 3. Niebieska 5 i zielona 2 to trafienia, wpisujesz obie. Biała 6 i żółta 3 są za wysokie. Czerwona 2 i czarna 1 by pasowały, ale wolisz poczekać na więcej.
    .title = Wpisywanie liczb

twenty-one-rules-crossing =
    Nic nie pasuje albo nic cię nie kusi? Wtedy poświęcasz pole: pierwsze wolne od lewej w bieżącym rzędzie. Skreśl je; jest warte zero.

    Tura to albo liczby, albo jedno skreślone pole. Nie wolno tego łączyć ani skreślić drugiego pola.

    Skreślanie z wyboru boli, bo największe liczby są po lewej. Ale przybliża cię o krok do końca rzędu.
    .title = Skreślanie

twenty-one-rules-row =
    Rząd jest pełny, gdy w każdym z sześciu pól jest liczba albo skreślenie. Od razu policz wynik: dodaj wpisane liczby (skreślone pole to 0), a do tego premię za trafienia w tym rzędzie:

    - bez trafień: 0
    - jedno trafienie: 1
    - dwa trafienia: 3
    - trzy trafienia: 6
    - cztery trafienia: 10
    - pięć trafień: 15
    - sześć trafień: 21

    Następny rząd czeka do następnej tury: kostek, które teraz zostały, nie wolno tam wpisać, choćby idealnie pasowały.

    Przykład: w twoim rzędzie z liczbami 5 4 4 3 3 1 jest teraz 5, 2, 4, skreślenie, 3, 1. Suma to 15. Trafienia to 5, 4, 3 i 1, a cztery trafienia dają 10 punktów premii. Rząd jest wart 25 punktów.
    .title = Pełny rząd

twenty-one-rules-end =
    Gdy ktoś zapełni swój piąty rząd, ta tura jest ostatnia. Jak zawsze każdy jeszcze coś w niej wpisuje albo skreśla i dopiero wtedy gra się kończy.

    Jeśli jesteś w trakcie rzędu, on też się liczy, dokładnie tak samo: liczby wpisane do tej pory i premia za dotychczasowe trafienia. Wolne pola i niezaczęte rzędy nie dają nic.

    Dodaj wyniki rzędów. Wygrywa najwyższa suma, a jeśli ma ją kilka osób, wygrywają wspólnie.
    .title = Koniec gry

## Twenty One przy stole: co widać na stole i co się wydarzyło.

twenty-one-table-turn = Tura { $turn }, kostki ma { $name }
twenty-one-table-sheet = kartka
twenty-one-table-total = razem
twenty-one-table-current-row = bieżący rząd
twenty-one-table-full = kartka pełna
twenty-one-table-own-sheet = Twoja kartka, { $sheet }
twenty-one-table-hits =
    { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }
twenty-one-table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
twenty-one-table-bonus = Premia za trafienia: { $table }
twenty-one-table-fills = rząd pełny

twenty-one-told-dealt = Kartki: { $sheets }. Zaczyna { $name }
twenty-one-told-rolled = { $name }: rzut { $dice }
twenty-one-told-rolled-again = { $name }: drugi rzut { $dice }
twenty-one-told-kept = { $name } zostawia wynik
twenty-one-told-rerolls = { $name } rzuca jeszcze raz: { $dice }
twenty-one-told-wrote = { $name }: rząd { $row }, wpis { $dice }
twenty-one-told-crossed = { $name }: rząd { $row }, skreślone { $field }
twenty-one-told-filled =
    { $points ->
        [one] { $name }: rząd { $row } pełny, { $numbers } + { $bonus } = { $points } punkt
        [few] { $name }: rząd { $row } pełny, { $numbers } + { $bonus } = { $points } punkty
        [many] { $name }: rząd { $row } pełny, { $numbers } + { $bonus } = { $points } punktów
       *[other] { $name }: rząd { $row } pełny, { $numbers } + { $bonus } = { $points } punktu
    }

## Twenty One: dlaczego ruch jest dobry albo zły. $dice: litery kostek albo ich liczba; $field jak „w6”.
## $hits: trafienia; $open: pola wolne w rzędzie; $hit i $nothing: szanse w procentach.

twenty-one-danger-cross = ryzyko, że nic nie wpiszesz

twenty-one-why-keep = pasuje { $dice }: punkty { $points }, trafienia { $hits }
twenty-one-why-keep-nothing = żadna kostka nie pasuje: zostawić znaczy skreślić
twenty-one-why-reroll = kostki do wolnych pól rzucane jeszcze raz: { $dice }; trafienie: { $hit }%, nic nie pasuje: { $nothing }%
twenty-one-why-fills = zapełnia rząd: punkty { $points }, trafienia { $hits }
twenty-one-why-hits = trafienia { $hits }, od razu punkty { $points }; wolne pola: { $open }
twenty-one-why-write = punkty { $points } bez trafienia; wolne pola: { $open }
twenty-one-why-misses = punkty { $points }, ale pomija trafienie: { $dice }
twenty-one-why-cross = poświęca pole { $field }, by poczekać na lepsze kostki
twenty-one-why-must-cross = żadna kostka nie pasuje: skreślone { $field }

## The sheets of Twenty One. The colours are those of the dice.

twenty-one-print-white = biała
twenty-one-print-yellow = żółta
twenty-one-print-red = czerwona
twenty-one-print-green = zielona
twenty-one-print-blue = niebieska
twenty-one-print-black = czarna
twenty-one-print-sum = suma
twenty-one-print-bonus = premia
twenty-one-print-points = punkty

## Twenty One in the browser

web-twenty-one-dice = Kostki
web-twenty-one-white = biała
web-twenty-one-yellow = żółta
web-twenty-one-red = czerwona
web-twenty-one-green = zielona
web-twenty-one-blue = niebieska
web-twenty-one-black = czarna
web-twenty-one-with-hit = { $die } (trafienie)
web-twenty-one-row = Rząd { $row }
web-twenty-one-written = { $field }: { $number }
web-twenty-one-hit = { $field }: trafienie
web-twenty-one-crossed = { $field }: skreślona
web-twenty-one-fits = { $field }: wpisz { $number }
web-twenty-one-would-hit = { $field }: wpisz { $number }, trafienie
web-twenty-one-others = Kartki pozostałych
web-twenty-one-sheet-of = { $name }, kartka { $sheet }
web-twenty-one-decide = Zostawiasz wynik czy rzucasz jeszcze raz? Jedynki zostają.
web-twenty-one-decides = { $name } decyduje: zostawić czy rzucić jeszcze raz?
web-twenty-one-all-write = Wszyscy piszą.
web-twenty-one-keep = Zostaw
web-twenty-one-reroll =
    { $count ->
        [one] Rzuć { $count } kostką
        [few] Rzuć { $count } kostkami
        [many] Rzuć { $count } kostkami
       *[other] Rzuć { $count } kostki
    }
web-twenty-one-choose = Dotknij pól, które chcesz wypełnić.
web-twenty-one-nothing-fits = Nic nie pasuje: jedno pole przepada.
web-twenty-one-leftmost = Zgodnie z zasadami jest to zawsze pierwsze wolne pole od lewej.
web-twenty-one-cross = Skreśl: { $field }
web-twenty-one-confirm-cross = Skreśl
web-twenty-one-write =
    { $count ->
        [0] Wpisz
        [one] Wpisz { $count } liczbę
        [few] Wpisz { $count } liczby
        [many] Wpisz { $count } liczb
       *[other] Wpisz { $count } liczby
    }
web-twenty-one-ends = Ta tura kończy grę.

## The guided first game: few words, each beside the thing they are about.

twenty-one-lesson-sheet = To twoja kartka: pięć rzędów po sześć kolorowych pól. Zapełniasz rząd po rzędzie, od góry.
twenty-one-lesson-dice = Rzucono sześcioma kostkami. Kostka pasuje do pola swojego koloru, jeśli nie przekracza liczby z nadruku. Równe liczby to trafienie!
twenty-one-lesson-keep = To twój rzut. Raz możesz rzucić ponownie, ale tylko wszystkimi kostkami bez jedynki. Czarna 6, żółta 5 i czerwona 1 już są trafieniami. Zostawiasz czy rzucasz?
twenty-one-lesson-keep-done = Trzy trafienia naraz, to świetny rzut.
twenty-one-lesson-keep-rolled = Tak przepadłyby dwa z trzech trafień. Cofamy się: zostaw ten rzut.
twenty-one-lesson-write = Teraz z rzutu korzystają wszyscy. Wpisz wszystkie trzy: czarną, żółtą i czerwoną.
twenty-one-lesson-write-done = Trzy trafienia! Im więcej ich w pełnym rzędzie, tym wyższa premia: 1, 3, 6, 10, 15 i 21.
twenty-one-lesson-write-other = Możesz wpisać więcej. Cofamy się: wpisz czarną, żółtą i czerwoną.
twenty-one-lesson-cross = Rzucał ktoś inny, a ty musisz z tego skorzystać: biała 5, zielona 4 i niebieska 3 są za wysokie. Kto nic nie wpisuje, skreśla pole.
twenty-one-lesson-cross-done = Zawsze jest to pierwsze wolne pole od lewej, czyli najwyższa liczba, jaka została. Nie czekaj więc zbyt długo na idealny rzut.
twenty-one-lesson-reroll = Znowu twój rzut. Zielona 6 i niebieska 5 są za wysokie na wolne pola. Co robisz?
twenty-one-lesson-reroll-done = Wszystkie kostki bez jedynki lecą jeszcze raz.
twenty-one-lesson-reroll-kept = Wtedy nic nie pasuje i trzeba by skreślić pole. Cofamy się: rzuć ponownie.
twenty-one-lesson-tempo = Zielona 3 to trafienie. Niebieska 1 pasuje, ale trafieniem byłaby 2. Zapełnisz rząd od razu obiema czy poczekasz na lepszą niebieską?
twenty-one-lesson-tempo-done = Rząd jest pełny: 16 za liczby i 10 za cztery trafienia. Teraz otwarty jest dla ciebie następny.
twenty-one-lesson-tempo-waited = Odważniej: niebieska 2 dałaby kolejne trafienie. Ale tury są cenne, bo gra kończy się, gdy ktoś zapełni pięć rzędów. Cofamy się: wpisz obie.
twenty-one-lesson-score = Gdy ktoś zapełni piąty rząd, gra kończy się po tej turze. Niedokończone rzędy liczą się tak, jak są.
twenty-one-lesson-other = Tak też wolno, i widzisz, co z tego wynika. Na potrzeby lekcji cofamy się: zrób to, o co prosimy.
twenty-one-lesson-end = Wygrywa, kto ma najwięcej punktów. Wiesz już wszystko: graj dalej albo zacznij własną grę.
twenty-one-pad-rolls = Rzuca: { $name }
twenty-one-pad-no-die = Każda z sześciu kostek pokazuje liczbę od 1 do 6.
twenty-one-pad-does-not-fit = Przy tych kostkach czyjś wpis nie pasuje do kartki.
twenty-one-pad-dice = Co pokazują kostki?
twenty-one-pad-roll = Rzuć tutaj
twenty-one-pad-lay = Tak leżą kostki
twenty-one-pad-other-dice = Inne kostki
twenty-one-pad-whose = Czyja kartka?
twenty-one-pad-cross = Skreśl pole
## Co zostaje w pamięci po partii Twenty One

twenty-one-memory-row = Najlepszy rząd
twenty-one-memory-row-text =
    { $points ->
        [one] { $name }: rząd { $row } daje { $points } punkt ({ twenty-one-table-hits }).
        [few] { $name }: rząd { $row } daje { $points } punkty ({ twenty-one-table-hits }).
        [many] { $name }: rząd { $row } daje { $points } punktów ({ twenty-one-table-hits }).
       *[other] { $name }: rząd { $row } daje { $points } punktu ({ twenty-one-table-hits }).
    }
twenty-one-memory-cross = Najdroższe skreślenie
twenty-one-memory-cross-text = { $name } w rzędzie { $row } poświęca pole: { $field }.

twenty-one-rules-picture-write = Kostka pasuje do pola w swoim kolorze, jeśli pokazuje nie więcej, niż tam wydrukowano. Ta sama liczba to trafienie.
twenty-one-rules-picture-cross = Kto nie może lub nie chce nic wpisać, skreśla pierwsze wolne pole od lewej.
twenty-one-rules-picture-full = Pełny rząd liczy wpisane liczby, a trafienia dają premię.
