### X nimmt!: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $rounds: number of rounds; $players: players at the table.

x-nimmt-name = X nimmt!
x-nimmt-tagline = Zabrane karty wracają prosto na rękę. Umiesz się ich pozbyć?
x-nimmt-summary = Przebiegła bycza gra dla 2–4 osób. Trzy rzędy zapełniają się w różnym tempie, a zabrane karty wracają na rękę, wszystkie oprócz jednej. Ta jedna jest bezpieczna w twoim rzędzie X, dopóki ten rząd pnie się w górę.

x-nimmt-rules-goal =
    Pozbądź się kart, zanim dopadną cię byki. Byki, które na koniec rundy zostały ci na ręce, to punkty karne, a te ze stosu X liczą się podwójnie. Tylko w twoim rzędzie X są niegroźne.

    Kto na koniec gry ma najmniej punktów, ten wygrywa. Jeśli najniższą sumę ma kilka osób, wygrywają wspólnie.
    .title = Cel gry

x-nimmt-rules-cards =
    Talia liczy 100 kart z numerami od 1 do 100, każdy numer jest tylko jeden. Od numeru zależy, gdzie karta trafi, a od byków, ile może cię kosztować:

    - 55: siedem byków
    - pozostałe wielokrotności 11 (11, 22, 33 i tak dalej aż do 99): pięć byków
    - wielokrotności 10 (10, 20, 30 i tak dalej aż do 100): trzy byki
    - pozostałe wielokrotności 5 (5, 15, 25 i tak dalej aż do 95): dwa byki
    - cała reszta: jeden byk
    .title = Karty i byki

x-nimmt-rules-setup =
    Gra jest dla 2–4 osób. Pośrodku stołu jest miejsce na trzy rzędy: rząd 3, rząd 4 i rząd 5. Potasujcie talię i otwórzcie każdy z nich jedną odkrytą kartą.

    Rozdajcie wszystkim po osiem kart; swoich nikomu nie pokazuj. Reszta talii w tej rundzie nie zagra.

    Zostaw przed sobą miejsce na dwie rzeczy, na razie puste: rząd X, który będzie się wydłużał w prawo, a obok niego stos X.
    .title = Przygotowanie

x-nimmt-rules-turn =
    Tura składa się z trzech kroków:

    - Wybór. Każdy decyduje się na jedną kartę z ręki i nie zdradza, na którą. Dopóki choć jedna osoba się namyśla, możesz jeszcze zmienić zdanie.
    - Odkrycie. Wszystkie wybrane karty pokazujecie w tej samej chwili.
    - Dokładanie. Karty idą do rzędów po kolei, od najniższej do najwyższej. Kto przy tym zabiera rząd, od razu rozdziela zabrane karty i dopiero potem kolej na następną zagraną kartę.
    .title = Tura

x-nimmt-rules-placing =
    Nie ty decydujesz, gdzie trafi twoja karta. Robią to dwie zasady:

    - Zasada 1: tylko w górę. Karta może stanąć wyłącznie za niższą od siebie; żaden rząd nigdy nie idzie w dół.
    - Zasada 2: najbliższy sąsiad. Jeśli karta mogłaby stanąć w kilku rzędach, staje w tym, do którego ostatniej karty ma najbliżej.

    Przykład: rząd 3 kończy się kartą 40, rząd 4 kartą 12, a rząd 5 kartą 73. Zagrane są 15, 44 i 80. Od 15 niższa jest tylko 12, więc 15 idzie do rzędu 4. Karta 44 mogłaby stanąć za 40 albo za nową 15; do 40 ma bliżej, więc idzie do rzędu 3. W rzędzie 5 karta 80 dołącza do 73.
    .title = Dokładanie kart

x-nimmt-rules-taking =
    Karty zabierasz w dwóch przypadkach:

    - Zasada 3: rząd pęka. Rząd 3 pęka przy trzeciej karcie, rząd 4 przy czwartej, a rząd 5 przy piątej. Jeśli to twoja, zabierasz wszystko, co już tam leżało. Twoja karta zostaje i otwiera rząd na nowo.
    - Zasada 4: za niska na wszystko. Karta niższa niż końce wszystkich rzędów nie ma dokąd pójść, więc sama robi sobie miejsce: wskazujesz rząd, jaki tylko chcesz, zgarniasz go w całości, a twoja karta otwiera go na nowo.

    Łup dzielisz od razu: wybrana przez ciebie karta znajduje schronienie w rzędzie X, a reszta powiększa twoją rękę i od następnej tury możesz nią grać. Samotna karta nie daje wyboru: wędruje prosto do rzędu X, a ręka zostaje, jaka była.

    Wszystko dzieje się jawnie, więc każdy może zapamiętać, które karty masz z powrotem na ręce.

    Przykład: w rzędzie 3 leżą 40 i 44, rząd 4 kończy się na 15, a rząd 5 na 80. Zagrywasz 58. Jej miejsce jest za 44, czyli trzecie w rzędzie 3, więc zabierasz 40 i 44. Jedną z nich wykładasz w rzędzie X, druga idzie na rękę. W rzędzie 3 zostaje sama 58.
    .title = Zabieranie kart

x-nimmt-rules-xrow =
    Twój rząd X też może iść tylko w górę. Pierwsza karta jest dowolna, każdą następną kładziesz na prawym końcu.

    Jeśli wybierzesz kartę niższą od ostatniej w rzędzie X, rząd się załamuje: cała jego zawartość ląduje na twoim stosie X, a wybrana karta zaczyna nowy rząd X. Wolno ci to zrobić nawet wtedy, gdy inna z zabranych kart by pasowała. Co trafi na stos X, zostaje tam do końca rundy.

    Przykład: w rzędzie X masz 18 i 47 i właśnie zabierasz 33 i 96. Jeśli wybierzesz 96, będzie pasować, ale potem zmieszczą się już tylko karty od 97 do 100, a 33 z pięcioma bykami idzie na rękę. Jeśli wybierzesz 33, na stos X odchodzą 18 i 47, a ich dwa byki będą kosztować cztery punkty. W zamian nowy rząd X zaczyna się od 33 i ma dużo miejsca w górę, a na rękę idzie 96.
    .title = Rząd X i stos X

x-nimmt-rules-round =
    Na koniec każdej tury, po dołożeniu wszystkich kart, rozejrzyjcie się po stole. Wystarczy jedna pusta ręka i runda się kończy. Uwaga: kto zagrał swoją ostatnią kartę, ale w tej samej turze wziął na rękę nowe, nie ma pustej ręki.

    Teraz liczycie punkty:

    - byki na ręce: po jednym punkcie
    - byki na stosie X: po dwa punkty
    - byki w rzędzie X: zero punktów

    Przykład: na ręce masz jeszcze 20 i 41, czyli cztery byki: cztery punkty. Na stosie X leżą 11 i 64, czyli sześć byków: dwanaście punktów. Trzy karty w rzędzie X nic nie kosztują. Razem 16 punktów.

    Dopisz punkty do swojej sumy; wyniki wszystkich rund zostają zapisane. Przed kolejną rundą potasujcie razem wszystkie 100 kart i przygotujcie grę od nowa: po osiem świeżych kart, puste rzędy X i puste stosy X.
    .title = Koniec rundy

x-nimmt-rules-end =
    { $rounds ->
        [2] Gra trwa { $rounds } rundy.
        [one] Gra trwa { $rounds } rundę zamiast zwykłych dwóch.
        [few] Gra trwa { $rounds } rundy zamiast zwykłych dwóch.
        [many] Gra trwa { $rounds } rund zamiast zwykłych dwóch.
       *[other] Gra trwa { $rounds } rundy zamiast zwykłych dwóch.
    } Po ostatniej wygrywa najniższa suma, a jeśli ma ją kilka osób, wygrywają wspólnie.
    .title = Koniec gry

## X nimmt! przy stole: co widać na stole i co się wydarzyło.

x-nimmt-table-row = Rząd { $row }
x-nimmt-table-hand =
    { $heads ->
        [one] Twoja ręka ({ $heads } byk)
        [few] Twoja ręka ({ $heads } byki)
        [many] Twoja ręka ({ $heads } byków)
       *[other] Twoja ręka ({ $heads } byka)
    }
x-nimmt-table-heads =
    { $heads ->
        [one] { $heads } byk
        [few] { $heads } byki
        [many] { $heads } byków
       *[other] { $heads } byka
    }
x-nimmt-table-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
x-nimmt-table-known = znane: { $cards }
x-nimmt-table-x-row = rząd X: { $cards }
x-nimmt-table-x-pile =
    { $heads ->
        [one] stos X: { $heads } byk
        [few] stos X: { $heads } byki
        [many] stos X: { $heads } byków
       *[other] stos X: { $heads } byka
    }
x-nimmt-table-total = razem { $total }
x-nimmt-table-ready = gotowe
x-nimmt-table-waiting-cards = Czekają na dołożenie: { $cards }
x-nimmt-table-place = rząd { $row }, karta { $position }
x-nimmt-table-takes = rząd { $row }: bierze { $cards }
x-nimmt-table-low = poniżej wszystkich rzędów
x-nimmt-table-take-row = Twoja { $card } jest niższa niż wszystkie rzędy. Który rząd zabierasz?
x-nimmt-table-row-cards =
    { $heads ->
        [one] zabierasz { $cards } ({ $heads } byk)
        [few] zabierasz { $cards } ({ $heads } byki)
        [many] zabierasz { $cards } ({ $heads } byków)
       *[other] zabierasz { $cards } ({ $heads } byka)
    }
x-nimmt-table-choose-x = Zabrane karty: { $cards }. Która trafi do twojego rzędu X?
x-nimmt-table-sorting = { $name } wybiera kartę do rzędu X: { $cards }
x-nimmt-table-fits = trafia do rzędu X
x-nimmt-table-piles =
    { $points ->
        [one] rząd X { $cards } odchodzi na stos X: { $points } punkt
        [few] rząd X { $cards } odchodzi na stos X: { $points } punkty
        [many] rząd X { $cards } odchodzi na stos X: { $points } punktów
       *[other] rząd X { $cards } odchodzi na stos X: { $points } punktu
    }
x-nimmt-table-returns = na rękę: { $cards }

x-nimmt-told-revealed = Odkryte karty: { $cards }
x-nimmt-told-placed = { $name } kładzie { $card } w rzędzie { $row }
x-nimmt-told-took = { $name } kładzie { $card } w rzędzie { $row } i zabiera { $cards }
x-nimmt-told-x = { $name } kładzie { $card } w rzędzie X
x-nimmt-told-piled = { $name } zaczyna nowy rząd X kartą { $card }; na stos X: { $cards }
x-nimmt-told-into-hand = { $name }: na rękę: { $cards }
x-nimmt-told-counted = { $name }: ręka { $hand } + stos X 2 × { $pile } = { $points }

## X nimmt!: dlaczego ruch jest dobry albo zły. $gap: karty, które mogą wejść pomiędzy, np. 46–51.

x-nimmt-danger-row = ryzyko, że zabierzesz rząd

x-nimmt-why-low =
    { $heads ->
        [one] poniżej wszystkich rzędów: jeśli nikt nie zagra niżej, zabierasz rząd, najtaniej rząd { $row }, w nim { $heads } byk
        [few] poniżej wszystkich rzędów: jeśli nikt nie zagra niżej, zabierasz rząd, najtaniej rząd { $row }, w nim { $heads } byki
        [many] poniżej wszystkich rzędów: jeśli nikt nie zagra niżej, zabierasz rząd, najtaniej rząd { $row }, w nim { $heads } byków
       *[other] poniżej wszystkich rzędów: jeśli nikt nie zagra niżej, zabierasz rząd, najtaniej rząd { $row }, w nim { $heads } byka
    }
x-nimmt-why-lowest =
    { $heads ->
        [one] poniżej wszystkich rzędów i nikt nie może zagrać niżej: zabierasz rząd, najtaniej rząd { $row }, w nim { $heads } byk
        [few] poniżej wszystkich rzędów i nikt nie może zagrać niżej: zabierasz rząd, najtaniej rząd { $row }, w nim { $heads } byki
        [many] poniżej wszystkich rzędów i nikt nie może zagrać niżej: zabierasz rząd, najtaniej rząd { $row }, w nim { $heads } byków
       *[other] poniżej wszystkich rzędów i nikt nie może zagrać niżej: zabierasz rząd, najtaniej rząd { $row }, w nim { $heads } byka
    }
x-nimmt-why-full =
    { $heads ->
        [one] zapełnia rząd { $row }: jeśli nikt nie zagra przed tobą { $gap }, zabierasz { $cards } ({ $heads } byk)
        [few] zapełnia rząd { $row }: jeśli nikt nie zagra przed tobą { $gap }, zabierasz { $cards } ({ $heads } byki)
        [many] zapełnia rząd { $row }: jeśli nikt nie zagra przed tobą { $gap }, zabierasz { $cards } ({ $heads } byków)
       *[other] zapełnia rząd { $row }: jeśli nikt nie zagra przed tobą { $gap }, zabierasz { $cards } ({ $heads } byka)
    }
x-nimmt-why-fills =
    { $heads ->
        [one] zapełnia rząd { $row } i żadna karta nie wejdzie pomiędzy: zabierasz { $cards } ({ $heads } byk)
        [few] zapełnia rząd { $row } i żadna karta nie wejdzie pomiędzy: zabierasz { $cards } ({ $heads } byki)
        [many] zapełnia rząd { $row } i żadna karta nie wejdzie pomiędzy: zabierasz { $cards } ({ $heads } byków)
       *[other] zapełnia rząd { $row } i żadna karta nie wejdzie pomiędzy: zabierasz { $cards } ({ $heads } byka)
    }
x-nimmt-why-fills-unless =
    { $heads ->
        [one] zapełnia rząd { $row } i żadna karta nie wejdzie pomiędzy: jeśli nikt nie weźmie go wcześniej, zabierasz { $cards } ({ $heads } byk)
        [few] zapełnia rząd { $row } i żadna karta nie wejdzie pomiędzy: jeśli nikt nie weźmie go wcześniej, zabierasz { $cards } ({ $heads } byki)
        [many] zapełnia rząd { $row } i żadna karta nie wejdzie pomiędzy: jeśli nikt nie weźmie go wcześniej, zabierasz { $cards } ({ $heads } byków)
       *[other] zapełnia rząd { $row } i żadna karta nie wejdzie pomiędzy: jeśli nikt nie weźmie go wcześniej, zabierasz { $cards } ({ $heads } byka)
    }
x-nimmt-why-last =
    { $heads ->
        [one] ostatnie bezpieczne miejsce w rzędzie { $row }: jeśli ktoś zagra przed tobą { $gap }, zabierasz go, a w nim więcej niż { $heads } byka
        [few] ostatnie bezpieczne miejsce w rzędzie { $row }: jeśli ktoś zagra przed tobą { $gap }, zabierasz go, a w nim więcej niż { $heads } byki
        [many] ostatnie bezpieczne miejsce w rzędzie { $row }: jeśli ktoś zagra przed tobą { $gap }, zabierasz go, a w nim więcej niż { $heads } byków
       *[other] ostatnie bezpieczne miejsce w rzędzie { $row }: jeśli ktoś zagra przed tobą { $gap }, zabierasz go, a w nim więcej niż { $heads } byka
    }
x-nimmt-why-next = od razu po { $end }: żadna karta nie wejdzie pomiędzy, będzie kartą nr { $place } w rzędzie { $row }
x-nimmt-why-room = dość miejsca w rzędzie { $row }: bezpieczne miejsca { $free }, przed twoją wejdzie kart najwyżej { $most }
x-nimmt-why-crowd =
    { $free ->
        [one] zabierasz rząd { $row } tylko wtedy, gdy przed tobą { $free } gracz zagra { $gap }
        [few] zabierasz rząd { $row } tylko wtedy, gdy przed tobą { $free } innych graczy zagra { $gap }
        [many] zabierasz rząd { $row } tylko wtedy, gdy przed tobą { $free } innych graczy zagra { $gap }
       *[other] zabierasz rząd { $row } tylko wtedy, gdy przed tobą { $free } innego gracza zagra { $gap }
    }
x-nimmt-why-take =
    { $heads ->
        [one] zabierasz { $cards } ({ $heads } byk): jedna karta idzie do rzędu X, reszta na rękę
        [few] zabierasz { $cards } ({ $heads } byki): jedna karta idzie do rzędu X, reszta na rękę
        [many] zabierasz { $cards } ({ $heads } byków): jedna karta idzie do rzędu X, reszta na rękę
       *[other] zabierasz { $cards } ({ $heads } byka): jedna karta idzie do rzędu X, reszta na rękę
    }
x-nimmt-why-x-starts =
    { $heads ->
        [one] zaczyna twój rząd X, gdzie jej { $heads } byk się nie liczy
        [few] zaczyna twój rząd X, gdzie jej { $heads } byki się nie liczą
        [many] zaczyna twój rząd X, gdzie jej { $heads } byków się nie liczy
       *[other] zaczyna twój rząd X, gdzie jej { $heads } byka się nie liczy
    }
x-nimmt-why-x-fits =
    { $heads ->
        [one] idzie po { $end } w twoim rzędzie X, gdzie jej { $heads } byk się nie liczy
        [few] idzie po { $end } w twoim rzędzie X, gdzie jej { $heads } byki się nie liczą
        [many] idzie po { $end } w twoim rzędzie X, gdzie jej { $heads } byków się nie liczy
       *[other] idzie po { $end } w twoim rzędzie X, gdzie jej { $heads } byka się nie liczy
    }
x-nimmt-why-x-breaks =
    { $points ->
        [one] niższa niż { $end }: twój rząd X odchodzi na stos X i kosztuje { $points } punkt
        [few] niższa niż { $end }: twój rząd X odchodzi na stos X i kosztuje { $points } punkty
        [many] niższa niż { $end }: twój rząd X odchodzi na stos X i kosztuje { $points } punktów
       *[other] niższa niż { $end }: twój rząd X odchodzi na stos X i kosztuje { $points } punktu
    }

## The score sheet of X nimmt!.

x-nimmt-print-hand = Ręka
x-nimmt-print-pile = Stos X
x-nimmt-print-remark = Byki w rzędzie X nic nie kosztują. Wygrywa, kto ma najmniej punktów.

## X nimmt! in the browser

web-x-yards = Co leży przed graczami
web-x-taken = Zabrane karty
web-x-known = wszyscy wiedzą, że ją masz
web-x-to-row = { $card } do rzędu X

## The guided first game: few words, each beside the thing they are about.

x-nimmt-lesson-rows = Trzy rzędy o różnej pojemności: rząd 3 pęka przy trzeciej karcie, rząd 4 przy czwartej, rząd 5 przy piątej.
x-nimmt-lesson-first = Wszyscy w tajemnicy wybierają kartę. Trafia ona do rzędu, którego ostatnia karta jest niższa i leży najbliżej. Zagraj 22.
x-nimmt-lesson-first-done = Stanęła za 20. W tym rzędzie jest miejsce na dwie karty: następna je zabierze.
x-nimmt-lesson-third = Zagraj 24. Będzie trzecią kartą rzędu 3. Zabieranie kart nie jest tu wcale takie złe!
x-nimmt-lesson-third-done = 24 zabiera 20 i 22 i otwiera rząd na nowo.
x-nimmt-lesson-choose = Jedna z nich trafia do twojego rzędu X, gdzie nic nie kosztuje. Druga idzie na rękę. Rząd X musi rosnąć, więc zacznij nisko: wybierz 20.
x-nimmt-lesson-choose-done = Twój rząd X zaczyna się od 20. Karta 22 wróciła na rękę i wszyscy o tym wiedzą.
x-nimmt-lesson-choose-high = Rząd X zacząłby się od 22. Niski początek zostawia więcej miejsca na później. Cofamy się, wybierz 20.
x-nimmt-lesson-lowest = Twoja 3 jest niższa od ostatniej karty każdego rzędu. Taka karta zabiera rząd, który wskażesz. Zagraj ją.
x-nimmt-lesson-lowest-done = Nic nie pasuje, więc zabierasz rząd.
x-nimmt-lesson-row = Który rząd? Jeśli weźmiesz jedną kartę wyższą niż 20, po prostu stanie na końcu twojego rzędu X.
x-nimmt-lesson-row-done = 24 stoi za 20: rząd X rośnie, a na rękę nic nie przyszło.
x-nimmt-lesson-row-other = Wtedy na rękę przyjdzie więcej kart. Cofamy się, spróbuj rzędu z jedną kartą.
x-nimmt-lesson-others = Ktoś dołożył piątą kartę do rzędu 5 i zabrał cztery: jedna poszła do rzędu X, trzy na rękę. Ręka może rosnąć!
x-nimmt-lesson-grow = Zagraj teraz 6. Stanie za 3.
x-nimmt-lesson-grow-done = W rzędzie 3 znowu leżą dwie karty. Następna je zabierze.
x-nimmt-lesson-break = A teraz druga strona medalu: zagraj 8 i zabierz 3 i 6. Twój rząd X kończy się na 24, a obie są niższe.
x-nimmt-lesson-break-done = Masz 3 i 6. Jedna z nich musi trafić do rzędu X.
x-nimmt-lesson-pile = Wybierz dowolną. Karta niższa od ostatniej posyła cały rząd X na twój stos X.
x-nimmt-lesson-pile-done = 20 i 24 leżą teraz na stosie X, a ich byki liczą się na koniec podwójnie. Zaczął się nowy rząd X.
x-nimmt-lesson-score = Na koniec rundy byki na ręce liczą się raz, na stosie X dwa razy, a w rzędzie X wcale. Wygrywa, kto ma ich najmniej.
x-nimmt-lesson-other = Tak też wolno, i widzisz, co z tego wynika. Na potrzeby lekcji cofamy się: zrób to, o co prosimy.
x-nimmt-lesson-end = Runda kończy się, gdy ktoś nie ma już kart. Wiesz już wszystko: graj dalej albo zacznij własną grę.
x-nimmt-pad-hand = Ręka ×1
x-nimmt-pad-pile = Stos X ×2
x-nimmt-pad-too-many = To więcej byków, niż jest na wszystkich kartach. Licz zwykłe byki: stos X podwoi się sam.

x-nimmt-rules-picture-nearest = Karta trafia do rzędu, którego ostatnia karta jest najbliżej od dołu.
x-nimmt-rules-picture-full = W rzędach mieszczą się 2, 3 i 4 karty: kto dokłada następną, bierze wszystkie.
x-nimmt-rules-picture-x-row = Jedna z zabranych kart trafia do twojego rzędu X, reszta na rękę.
x-nimmt-rules-picture-x-pile = Rząd X może tylko rosnąć. Niższa karta zamienia go w stos X, który liczy się podwójnie.
x-nimmt-rules-picture-lowest = Karta niższa od wszystkich rzędów zabiera wybrany rząd i zaczyna go od nowa.
