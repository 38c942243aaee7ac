### 6 nimmt!: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $target: heads that end the game; $rounds: fixed number of rounds, 0 when a target is played to;
### $ends: "above" or "at" the target; $players: players at the table.

six-nimmt-name = 6 nimmt!
six-nimmt-tagline = Cztery rzędy, jedna pechowa karta i całe stado idzie za tobą do domu.
six-nimmt-summary = Karcianka dla 2–10 osób o mocnych nerwach i dobrym wyczuciu chwili. Wszyscy w tajemnicy wybierają po karcie, karty ustawiają się w czterech rzędach, a kto dołoży szóstą, zgarnia pięć poprzednich. Im mniej byków, tym lepiej!

six-nimmt-rules-goal =
    Nie daj się bykom! Prędzej czy później trzeba będzie wziąć coś ze stołu, a razem z kartami przychodzą byki, których nikt nie chce.

    Kto na koniec ma najmniej byków, ten wygrywa. Jeśli najniższą sumę ma kilka osób, wygrywają wspólnie.
    .title = Cel gry

six-nimmt-rules-cards =
    Talia liczy 104 karty z numerami od 1 do 104, każdy numer jest tylko jeden. Od numeru zależy, gdzie karta trafi, a od byków, jak bardzo zaboli:

    - 55: siedem byków
    - pozostałe wielokrotności 11 (11, 22, 33 i tak dalej aż do 99): pięć byków
    - wielokrotności 10 (10, 20, 30 i tak dalej aż do 100): trzy byki
    - pozostałe wielokrotności 5 (5, 15, 25 i tak dalej aż do 95): dwa byki
    - cała reszta: jeden byk

    Razem to stado 171 byków.
    .title = Karty i byki

six-nimmt-rules-setup =
    Do stołu może zasiąść od 2 do 10 osób. Potasujcie całą talię i rozdajcie wszystkim po dziesięć kart. Swoich nikomu nie pokazuj.

    Odkryjcie jeszcze cztery karty i ułóżcie je jedną pod drugą. Każda otwiera rząd, który będzie się wydłużał w prawo. Pięć kart zapełnia rząd, a karta otwierająca jest pierwszą z nich.

    To, co zostało z talii, leży zakryte i w tej rundzie już nie zagra. Gdy gra was dziesięcioro, nie zostaje nic.
    .title = Przygotowanie

six-nimmt-rules-turn =
    Runda to dziesięć tur, po jednej na każdą kartę z ręki. Tura składa się z trzech kroków:

    - Wybór. Każdy decyduje się na jedną kartę z ręki i nie zdradza, na którą. Dopóki choć jedna osoba się namyśla, możesz jeszcze zmienić zdanie.
    - Odkrycie. Wszystkie wybrane karty pokazujecie w tej samej chwili.
    - Dokładanie. Karty idą do rzędów po kolei, od najniższej do najwyższej. Każdą załatwiacie do końca, łącznie z ewentualnym zabraniem rzędu, i dopiero potem przychodzi pora na następną.

    Każda dołożona karta zmienia sytuację, więc miejsce, które wyglądało bezpiecznie, może zniknąć, zanim twoja karta tam dotrze.
    .title = Tura

six-nimmt-rules-placing =
    Nie ty decydujesz, gdzie trafi twoja karta. Robią to dwie zasady:

    - Zasada 1: tylko w górę. Karta może stanąć wyłącznie za niższą od siebie; żaden rząd nigdy nie idzie w dół.
    - Zasada 2: najbliższy sąsiad. Jeśli karta mogłaby stanąć w kilku rzędach, staje w tym, do którego ostatniej karty ma najbliżej.

    Przykład: rzędy kończą się kartami 9, 31, 50 i 83, a wy zagrywacie 33, 48, 57 i 90. Karta 33 mogłaby stanąć za 9 albo za 31; do 31 ma bliżej, więc idzie właśnie tam. Teraz ten rząd kończy się na 33 i przyjmuje także 48, bo do 9 jest o wiele dalej, a 50 to już za dużo. Karta 57 dołącza do 50, a 90 do 83.
    .title = Dokładanie kart

six-nimmt-rules-taking =
    Byki spadają na ciebie w dwóch przypadkach:

    - Zasada 3: szósta bierze. Na szóstą kartę w rzędzie nie ma miejsca. Jeśli twoja trafia do pełnego rzędu, pięć leżących tam kart bierzesz ty, a ona sama zostaje i otwiera rząd na nowo.
    - Zasada 4: za niska na wszystko. Karta niższa niż końce wszystkich rzędów nie ma dokąd pójść, więc sama robi sobie miejsce: wskazujesz rząd, jaki tylko chcesz, zgarniasz go w całości, a twoja karta otwiera go na nowo.

    Przy zasadzie 4 nikt nie ogranicza twojego wyboru. Kusi najtańszy rząd, ale czasem warto dopłacić, żeby pokrzyżować komuś plany.

    Zabrane karty tworzą twój stos byków i na rękę już nie wracają.

    Przykład: leżą rzędy 14, 15 (trzy byki); 44 (pięć byków); 61, 64, 70, 75, 78 (osiem byków) oraz 89, 90, 92 (pięć byków). Zosia zagrywa 6, Kuba 80, a Hania 85. Szóstka jest niższa od 15, 44, 78 i 92, więc Zosia wskazuje rząd: dwie karty z trzema bykami wychodzą taniej niż samotna 44 z pięcioma. Zabiera 14 i 15, a na ich miejscu kładzie 6. Karta 80 powinna stanąć za 78, jako szósta: Kuba zabiera pięć kart i osiem byków, a jego 80 otwiera rząd na nowo. Hania ma szczęście i po prostu dokłada 85 obok 80.
    .title = Zabieranie kart

six-nimmt-rules-round =
    Po dziesięciu turach wszystkie ręce są puste i runda się kończy. Policz byki na swoim stosie i dopisz je do swojej sumy; wyniki wszystkich rund zostają zapisane. Kto nic nie zabrał, niczego nie dopisuje.

    Jeśli to jeszcze nie koniec gry, potasujcie razem wszystkie 104 karty i przygotujcie następną rundę: cztery nowe rzędy, żadnych stosów.
    .title = Koniec rundy

six-nimmt-rules-end =
    { $rounds ->
        [0] { $ends ->
            [at] Wasza granica: { $target ->
                [one] { $target } byk
                [few] { $target } byki
                [many] { $target } byków
               *[other] { $target } byka
            }. Gdy po rundzie czyjaś suma jest równa granicy albo od niej wyższa, gra się kończy.
           *[above] Wasza granica: { $target ->
                [one] { $target } byk
                [few] { $target } byki
                [many] { $target } byków
               *[other] { $target } byka
            }. Gdy po rundzie czyjaś suma jest od niej wyższa, gra się kończy. Suma równa granicy to jeszcze nie koniec.
        }
        [one] Wasza gra trwa { $rounds } rundę, bez względu na to, ile zbierze się byków.
        [few] Wasza gra trwa { $rounds } rundy, bez względu na to, ile zbierze się byków.
        [many] Wasza gra trwa { $rounds } rund, bez względu na to, ile zbierze się byków.
       *[other] Wasza gra trwa { $rounds } rundy, bez względu na to, ile zbierze się byków.
    }

    Każdą rundę gracie do ostatniej karty. Na koniec gry wygrywa najniższa suma, a jeśli ma ją kilka osób, wygrywają wspólnie.

    Zasady domowe: zwykle gra kończy się, kiedy ktoś przekroczy 66 byków. Przed pierwszą rundą możecie umówić się na inną granicę, uznać, że wystarczy do niej dojść, albo zamiast granicy ustalić z góry, ile będzie rund. Wariant „Dwie połowy” to zawsze jedna gra bez granicy.
    .title = Koniec gry

six-nimmt-rules-tactical =
    Dla 2–10 osób, które wolą planować, niż liczyć na szczęście: karty na rękę wybieracie sami i wszyscy wiedzą, co jest w grze.

    Potrzebujecie tylko najniższych kart: po dziesięć na osobę i jeszcze czterech. Grając { $players ->
        [one] w { $players } osobę
        [few] w { $players } osoby
        [many] w { $players } osób
       *[other] w { $players } osoby
    }, używacie kart od 1 do { $players ->
        [2] 24
        [3] 34
        [4] 44
        [5] 54
        [6] 64
        [7] 74
        [8] 84
        [9] 94
       *[10] 104
    }.

    Wszystkie leżą odkryte, do wyboru. Kolejka krąży zgodnie z ruchem wskazówek zegara, za każdym razem jedna karta na rękę, i zatrzymuje się, gdy każda ręka liczy dziesięć kart. W pierwszej rundzie zaczyna osoba na pierwszym miejscu przy stole, a w każdej kolejnej początek przesuwa się o jedno miejsce dalej, także zgodnie z ruchem wskazówek zegara. Cztery karty, których nikt nie wziął, otwierają rzędy: najniższa pierwszy, najwyższa czwarty.

    Dalej wszystko idzie jak zwykle, aż po koniec gry. Każdy widział, kto co bierze, więc ręce nie są tu tajemnicą. Tajemnicą pozostaje tylko to, którą kartę wybierasz w danej turze.
    .title = Wariant taktyczny

six-nimmt-rules-halves =
    Cała gra za jednym zamachem, dla 4–7 osób: dwie połowy, bez granicy byków i bez dalszych rund. Otwórzcie cztery rzędy jak zwykle, a karty rozdawajcie tak:

    - 4 osoby: po 12 kart w pierwszej połowie i po 13 w drugiej
    - 5 osób: po 10 kart w każdej połowie
    - 6 osób: po 8 kart w każdej połowie; 4 karty w ogóle nie wchodzą do gry
    - 7 osób: po 7 kart w każdej połowie; 2 karty w ogóle nie wchodzą do gry

    Gdy skończą się karty z pierwszej połowy, niczego nie sprzątacie: rzędy zostają dokładnie takie, jakie są, a każdy zachowuje swój stos. Rozdajcie z reszty talii karty na drugą połowę i grajcie dalej.

    Po drugiej połowie policzcie byki. Wygrywa najniższa suma, a jeśli ma ją kilka osób, wygrywają wspólnie.
    .title = Wariant „Dwie połowy”

## 6 nimmt! przy stole: co widać na stole i co się wydarzyło.

six-nimmt-table-row = Rząd { $row }
six-nimmt-table-hand = Twoja ręka
six-nimmt-table-offered = Karty do wyboru
six-nimmt-table-heads =
    { $heads ->
        [one] { $heads } byk
        [few] { $heads } byki
        [many] { $heads } byków
       *[other] { $heads } byka
    }
six-nimmt-table-place = rząd { $row }, karta { $position }
six-nimmt-table-takes =
    { $heads ->
        [one] rząd { $row }: bierze { $heads } byka
        [few] rząd { $row }: bierze { $heads } byki
        [many] rząd { $row }: bierze { $heads } byków
       *[other] rząd { $row }: bierze { $heads } byka
    }
six-nimmt-table-low = poniżej rzędów: bierze co najmniej { $heads }
six-nimmt-table-ready = gotowe
six-nimmt-table-score = w tej rundzie { $heads }, razem { $total }
six-nimmt-table-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
six-nimmt-table-waiting-cards = Czekają na dołożenie: { $cards }
six-nimmt-table-take-row = Twoja { $card } jest niższa niż wszystkie rzędy. Który rząd bierzesz?

six-nimmt-told-revealed = Odkryte karty: { $cards }
six-nimmt-told-placed = { $name } kładzie { $card } w rzędzie { $row }
six-nimmt-told-took =
    { $heads ->
        [one] { $name } kładzie { $card } w rzędzie { $row } i zabiera { $heads } byka
        [few] { $name } kładzie { $card } w rzędzie { $row } i zabiera { $heads } byki
        [many] { $name } kładzie { $card } w rzędzie { $row } i zabiera { $heads } byków
       *[other] { $name } kładzie { $card } w rzędzie { $row } i zabiera { $heads } byka
    }
six-nimmt-told-picked = { $name } wybiera { $card }

## 6 nimmt!: dlaczego ruch jest dobry albo zły. $gap: karty, które mogą wejść pomiędzy, np. 46–51.

six-nimmt-danger-row = ryzyko, że zabierzesz rząd

six-nimmt-why-low =
    { $heads ->
        [one] poniżej wszystkich rzędów: jeśli nikt nie zagra niżej, zabierasz rząd, najtaniej rząd { $row } za { $heads } byka
        [few] poniżej wszystkich rzędów: jeśli nikt nie zagra niżej, zabierasz rząd, najtaniej rząd { $row } za { $heads } byki
        [many] poniżej wszystkich rzędów: jeśli nikt nie zagra niżej, zabierasz rząd, najtaniej rząd { $row } za { $heads } byków
       *[other] poniżej wszystkich rzędów: jeśli nikt nie zagra niżej, zabierasz rząd, najtaniej rząd { $row } za { $heads } byka
    }
six-nimmt-why-lowest =
    { $heads ->
        [one] poniżej wszystkich rzędów i nikt nie może zagrać niżej: zabierasz rząd, najtaniej rząd { $row } za { $heads } byka
        [few] poniżej wszystkich rzędów i nikt nie może zagrać niżej: zabierasz rząd, najtaniej rząd { $row } za { $heads } byki
        [many] poniżej wszystkich rzędów i nikt nie może zagrać niżej: zabierasz rząd, najtaniej rząd { $row } za { $heads } byków
       *[other] poniżej wszystkich rzędów i nikt nie może zagrać niżej: zabierasz rząd, najtaniej rząd { $row } za { $heads } byka
    }
six-nimmt-why-full =
    { $heads ->
        [one] rząd { $row } jest pełny: jeśli nikt nie zagra przed tobą { $gap }, zabierasz { $heads } byka
        [few] rząd { $row } jest pełny: jeśli nikt nie zagra przed tobą { $gap }, zabierasz { $heads } byki
        [many] rząd { $row } jest pełny: jeśli nikt nie zagra przed tobą { $gap }, zabierasz { $heads } byków
       *[other] rząd { $row } jest pełny: jeśli nikt nie zagra przed tobą { $gap }, zabierasz { $heads } byka
    }
six-nimmt-why-sixth =
    { $heads ->
        [one] rząd { $row } jest pełny i żadna karta nie wejdzie pomiędzy: zabierasz { $heads } byka
        [few] rząd { $row } jest pełny i żadna karta nie wejdzie pomiędzy: zabierasz { $heads } byki
        [many] rząd { $row } jest pełny i żadna karta nie wejdzie pomiędzy: zabierasz { $heads } byków
       *[other] rząd { $row } jest pełny i żadna karta nie wejdzie pomiędzy: zabierasz { $heads } byka
    }
six-nimmt-why-sixth-unless =
    { $heads ->
        [one] rząd { $row } jest pełny i żadna karta nie wejdzie pomiędzy: jeśli nikt nie weźmie go wcześniej, zabierasz { $heads } byka
        [few] rząd { $row } jest pełny i żadna karta nie wejdzie pomiędzy: jeśli nikt nie weźmie go wcześniej, zabierasz { $heads } byki
        [many] rząd { $row } jest pełny i żadna karta nie wejdzie pomiędzy: jeśli nikt nie weźmie go wcześniej, zabierasz { $heads } byków
       *[other] rząd { $row } jest pełny i żadna karta nie wejdzie pomiędzy: jeśli nikt nie weźmie go wcześniej, zabierasz { $heads } byka
    }
six-nimmt-why-fifth =
    { $heads ->
        [one] będzie piątą kartą rzędu { $row }: jeśli ktoś zagra przed tobą { $gap }, zabierasz go, a w nim więcej niż { $heads } byka
        [few] będzie piątą kartą rzędu { $row }: jeśli ktoś zagra przed tobą { $gap }, zabierasz go, a w nim więcej niż { $heads } byki
        [many] będzie piątą kartą rzędu { $row }: jeśli ktoś zagra przed tobą { $gap }, zabierasz go, a w nim więcej niż { $heads } byków
       *[other] będzie piątą kartą rzędu { $row }: jeśli ktoś zagra przed tobą { $gap }, zabierasz go, a w nim więcej niż { $heads } byka
    }
six-nimmt-why-next = od razu po { $end }: żadna karta nie wejdzie pomiędzy, będzie kartą nr { $place } w rzędzie { $row }
six-nimmt-why-room = dość miejsca w rzędzie { $row }: wolne miejsca { $free }, przed twoją wejdzie kart najwyżej { $most }
six-nimmt-why-crowd =
    { $free ->
        [one] zabierasz rząd { $row } tylko wtedy, gdy przed tobą { $free } gracz zagra { $gap }
        [few] zabierasz rząd { $row } tylko wtedy, gdy przed tobą { $free } innych graczy zagra { $gap }
        [many] zabierasz rząd { $row } tylko wtedy, gdy przed tobą { $free } innych graczy zagra { $gap }
       *[other] zabierasz rząd { $row } tylko wtedy, gdy przed tobą { $free } innego gracza zagra { $gap }
    }
six-nimmt-why-cheapest =
    { $heads ->
        [one] najtańszy rząd: { $heads } byk
        [few] najtańszy rząd: { $heads } byki
        [many] najtańszy rząd: { $heads } byków
       *[other] najtańszy rząd: { $heads } byka
    }
six-nimmt-why-dearer =
    { $heads ->
        [one] { $heads } byk; rząd { $row } kosztowałby { $least }
        [few] { $heads } byki; rząd { $row } kosztowałby { $least }
        [many] { $heads } byków; rząd { $row } kosztowałby { $least }
       *[other] { $heads } byka; rząd { $row } kosztowałby { $least }
    }
six-nimmt-why-beside = pasuje do twojej { $card }: niewiele wejdzie pomiędzy nie
six-nimmt-why-pick-low = jedna z najniższych: prędzej czy później znajdzie się poniżej wszystkich rzędów
six-nimmt-why-pick-high = jedna z najwyższych: zawsze trafi do rzędu, który kończy się najwyżej
six-nimmt-why-pick-middle = ze środka, a żadna z twoich kart nie jest blisko

## The score sheet of 6 nimmt!.
## Variables of the remark: $length: "target" or "rounds"; $ends: "above" or "at" the $target.

six-nimmt-print-total = razem
six-nimmt-print-game = Gra { $number }
six-nimmt-print-remark =
    { $length ->
        [rounds] Wygrywa, kto ma najmniej byków.
       *[target] { $ends ->
            [at] Ostatnia runda to ta, w której ktoś dojdzie do { $target }. Wygrywa, kto ma najmniej byków.
           *[above] Ostatnia runda to ta, w której ktoś przekroczy { $target }. Wygrywa, kto ma najmniej byków.
        }
    }

## The guided first game: few words, each beside the thing they are about.

six-nimmt-lesson-rows = Na stole leżą cztery rzędy. Karty dokłada się zawsze z prawej strony, a liczby w rzędzie mogą tylko rosnąć.
six-nimmt-lesson-heads = Byki to punkty karne. Karta 33 ma ich aż pięć! Chcesz zebrać jak najmniej.
six-nimmt-lesson-nearest = Wszyscy w tajemnicy wybierają kartę. Spróbuj zagrać 54. Mogłaby stanąć za 10, za 33 albo za 52: do którego rzędu trafi?
six-nimmt-lesson-nearest-done = Trafiła do 52: karta zawsze idzie do rzędu, którego ostatnia karta jest od niej niższa i leży najbliżej. Rzędu nie wybierasz.
six-nimmt-lesson-neighbour = Jeden rząd kończy się na 81, a ty masz 82. Nic się między nie nie wciśnie, więc nikt ci nie przeszkodzi. Zagraj ją.
six-nimmt-lesson-neighbour-done = Bezpiecznie! Pozostałe karty poszły do trzeciego rzędu, jedna po drugiej, od najniższej do najwyższej.
six-nimmt-lesson-full = Spójrz teraz na trzeci rząd: pięć kart. Jest pełny. Kto dołoży szóstą, bierze tych pięć, razem siedem byków.
six-nimmt-lesson-sixth = Masz 36 i 61. Która jest teraz lepsza? Tutaj nic złego się nie stanie: wypróbuj.
six-nimmt-lesson-sixth-done = Świetnie. Karta 36 stanęła za 35, a pełny rząd czeka na kogoś innego.
six-nimmt-lesson-sixth-taken = 61 to szósta karta: bierzesz pięć kart z siedmioma bykami, a 61 otwiera rząd na nowo. Cofamy się, spróbuj innej karty.
six-nimmt-lesson-lowest = Twoja 4 jest niższa od ostatniej karty każdego rzędu, więc nigdzie nie pasuje. Zagraj ją i zobacz, co się stanie.
six-nimmt-lesson-lowest-done = Karta, która nigdzie nie pasuje, zabiera cały rząd: jaki tylko chcesz.
six-nimmt-lesson-row = Wybierz rząd, który weźmiesz. Policz byki: jeden z rzędów jest najtańszy.
six-nimmt-lesson-row-done = Pięć byków, a twoja 4 otwiera rząd na nowo. Niska karta w dobrej chwili bywa tania.
six-nimmt-lesson-row-other = W tym rzędzie jest więcej byków niż w pierwszym, który ma pięć. Cofamy się, wybierz jeszcze raz.
six-nimmt-lesson-trap = Pierwsza pułapka: twoja 40 wygląda niewinnie. Ale do którego rzędu by poszła? Trzy rzędy są pełne. Wybierz między 7 a 40.
six-nimmt-lesson-trap-done = 7 znalazła miejsce w krótkim rzędzie. Dwie inne osoby miały mniej szczęścia i wzięły pełne rzędy.
six-nimmt-lesson-trap-taken = Najbliżej pod 40 leży 38, a ten rząd jest pełny: dziesięć byków dla ciebie. Cofamy się, spróbuj innej karty.
six-nimmt-lesson-surprise = Druga pułapka: w rzędzie z 62 jest mnóstwo miejsca na twoją 64. Nic się nie może stać, prawda? Zagraj 64.
six-nimmt-lesson-surprise-done = Ktoś zagrał 3 i najpierw zabrał ten rząd. Teraz najbliżej pod 64 leżała 38, w pełnym rzędzie: dziesięć byków. Takie jest 6 nimmt!
six-nimmt-lesson-other = Tak też wolno, i widzisz, co z tego wynika. Na potrzeby lekcji cofamy się: zrób to, o co prosimy.
six-nimmt-lesson-end = Wiesz już wszystko. Dograj tę rundę albo zacznij własną grę.
six-nimmt-pad-heads = Byki
six-nimmt-pad-too-many = To więcej byków, niż jest na wszystkich kartach, a w rzędach też coś leży. Może ktoś policzył dwa razy?

six-nimmt-daily-points =
    { $points ->
        [one] { $points } byk
        [few] { $points } byki
        [many] { $points } byków
       *[other] { $points } byka
    }

six-nimmt-rules-picture-nearest = Karta trafia do rzędu, którego ostatnia karta jest najbliżej od dołu.
six-nimmt-rules-picture-sixth = Kto kładzie szóstą kartę, bierze pięć wcześniejszych. Szósta zaczyna rząd od nowa.
six-nimmt-rules-picture-lowest = Karta niższa od wszystkich rzędów zabiera wybrany rząd i zaczyna go od nowa.
six-nimmt-rules-picture-heads = Byki na zabranych kartach to punkty karne: 1, 2, 3, 5 albo 7.
