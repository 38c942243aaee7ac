### David & Goliath: name, summary and rules.
### A blank line ends a paragraph or a list; a line that begins with "- " is one item of a list.
### Variables passed: $players: players at the table; $highest: highest number in play; $rounds: number of rounds.

david-goliath-name = David & Goliath
david-goliath-tagline = Najsilniejszy bierze lewę. Najsłabszy bierze najsilniejszego.
david-goliath-summary = Gra na lewy z niespodzianką, dla 3–6 osób. Najwyższa karta zgarnia wszystkie inne, ale to najniższa porywa najwyższą. Tylko bez zachłanności: dwie karty w kolorze to skarb, trzy to już drobniaki.

david-goliath-rules-goal =
    Zdobywaj karty w lewach, ale z głową. Jedna czy dwie karty w kolorze potrafią dać mnóstwo punktów, większy zbiór jest wart grosze.

    Kto po ostatniej rundzie ma najwięcej punktów, ten wygrywa. Jeśli najwyższą sumę ma kilka osób, wygrywają wspólnie.
    .title = Cel gry

david-goliath-rules-cards =
    Jest pięć kolorów: czerwony, żółty, zielony, niebieski i fioletowy. W każdym są numery od 1 do 18, po jednej karcie. Żaden kolor nie jest mocniejszy od innych i nie ma atutów.

    Od tego, ilu was jest, zależy, które karty są w grze:

    - 3 osoby: numery od 1 do 9 (45 kart)
    - 4 osoby: numery od 1 do 12 (60 kart)
    - 5 osób: numery od 1 do 15 (75 kart)
    - 6 osób: numery od 1 do 18 (cała talia, 90 kart)
    .title = Karty

david-goliath-rules-setup =
    Grając { $players ->
        [one] w { $players } osobę
        [few] w { $players } osoby
        [many] w { $players } osób
       *[other] w { $players } osoby
    }, zostawcie w każdym kolorze numery od 1 do { $highest }, a resztę odłóżcie. Wylosujcie, kto rozdaje pierwszy.

    Rozdający tasuje i rozdaje wszystko, co jest w grze: każdemu wypada po 15 kart. Swoich nikomu nie pokazuj.
    .title = Przygotowanie

david-goliath-rules-trick =
    Runda to 15 lew. Pierwszą otwiera osoba po lewej stronie rozdającego, kartą, jaką chce. Pozostali dokładają po jednej karcie, zgodnie z ruchem wskazówek zegara.

    Kolor pierwszej karty obowiązuje: jeśli go masz, musisz do niego dołożyć, ale numer wybierasz dowolnie. Jeśli go nie masz, możesz zagrać, co zechcesz.

    Gdy wszyscy zagrają, sprawdźcie, komu co przypada. Następną lewę zaczyna osoba, której karta okazała się najwyższa.
    .title = Lewa

david-goliath-rules-winning =
    Teraz liczą się same numery, kolory są bez znaczenia. Najpierw szukacie karty najwyższej, potem najniższej spośród reszty:

    - Goliat to karta z najwyższym numerem. Kto ją zagrał, zdobywa całą resztę lewy, razem z Dawidem, i zaczyna następną.
    - Dawid to karta z najniższym numerem. Kto ją zagrał, zdobywa tylko jedną kartę, ale za to Goliata.

    Przy remisie górą są spóźnialscy, i dotyczy to zarówno Goliata, jak i Dawida: z równych kart tytuł zdobywa ta, która padła najpóźniej. Goliata wyznaczacie najpierw i on już się dalej nie liczy, dlatego nawet lewa z samych równych kart jest rozstrzygnięta: Goliatem jest ostatnia, a Dawidem przedostatnia.

    Zdobycze nie są tajemnicą: leżą przed tobą odkryte, kolor przy kolorze, i każdy może je sobie obejrzeć.

    Przykład: Zosia otwiera lewę żółtą 8, Kuba dokłada żółtą 3, Hania nie ma żółtych i gra czerwoną 8, a Maks, też bez żółtych, fioletową 3. Ósemki są dwie; karta Hani padła później, więc Goliatem jest czerwona 8. Trójki też są dwie; później padła karta Maksa, więc Dawidem jest fioletowa 3. Maks zdobywa czerwoną 8. Hania zdobywa żółtą 8, żółtą 3 i fioletową 3, i zaczyna następną lewę.
    .title = Goliat i Dawid

david-goliath-rules-scoring =
    Po 15 lewach policz zdobyte karty, każdy kolor z osobna:

    - jedna lub dwie karty w kolorze: suma ich numerów
    - trzy karty lub więcej: punkt za kartę, bez względu na numery
    - ani jednej karty w kolorze: zero

    Pięć kolorów razem daje twój wynik rundy.

    Przykład: masz czerwoną 12 (12 punktów), żółte 7 i 11 (18 punktów), zielone 1, 6, 8 i 9 (4 punkty), żadnej niebieskiej (0 punktów) oraz fioletowe 3, 4 i 10 (3 punkty). Razem 37 punktów. Jeszcze jedna żółta i z 18 punktów zrobiłyby się 3.
    .title = Punktacja

david-goliath-rules-end =
    W pełnej grze każdy rozdaje raz. { $rounds ->
        [one] Przy waszym stole gracie { $rounds } rundę.
        [few] Przy waszym stole gracie { $rounds } rundy.
        [many] Przy waszym stole gracie { $rounds } rund.
       *[other] Przy waszym stole gracie { $rounds } rundy.
    } Po każdej zapisujecie wyniki, a rozdaje następna osoba, zgodnie z ruchem wskazówek zegara.

    Po ostatniej rundzie wygrywa najwyższa suma, a jeśli ma ją kilka osób, wygrywają wspólnie.
    .title = Koniec gry

## David & Goliath at the table: what the board says, and what has happened.
## $gain: points with their sign, such as +7 or −3; cards are named as in "g7".

david-goliath-table-round = Runda { $round } z { $rounds }
david-goliath-table-trick = lewa { $trick } z { $tricks }
david-goliath-table-dealer = rozdaje { $name }
david-goliath-table-red = czerwone
david-goliath-table-yellow = żółte
david-goliath-table-green = zielone
david-goliath-table-blue = niebieskie
david-goliath-table-violet = fioletowe
david-goliath-table-worth = teraz
david-goliath-table-total = suma
david-goliath-table-void = na pewno nie ma już tego koloru
david-goliath-table-leads = Na środku pusto. Lewę otwiera { $name }.
david-goliath-table-unseen = Karty, których jeszcze nie widać
david-goliath-table-hand = Twoja ręka
david-goliath-table-playable = Możesz zagrać
david-goliath-table-led = otwiera lewę
david-goliath-table-highest = na razie najwyższa: { $gain }
david-goliath-table-lowest = na razie najniższa: { $gain }
david-goliath-table-between = pomiędzy
david-goliath-table-goliath = Goliat
david-goliath-table-david = Dawid

david-goliath-told-played = { $name }: { $card }
david-goliath-told-trick-won = Goliat: { $goliath } zdobywa { $others }. Dawid: { $david } zdobywa { $highest }.

## David & Goliath: dlaczego karta jest dobra albo zła. $gain: punkty ze znakiem; karty jak „g7”.
## $colour: litera, r y g b v; $above i $below: niewidziane karty, które zmienią wynik lewy.

david-goliath-danger-worth = ryzyko straty punktów w tej lewie

david-goliath-why-lead = otwiera lewę; niewidziane karty wyższe: { $above }, niższe: { $below }
david-goliath-why-lead-highest = otwiera lewę i nikt jej nie przebije: Goliat jest twój
david-goliath-why-lead-lowest = otwiera lewę i nikt nie zejdzie niżej: Dawid da ci najwyższą kartę
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

## The score sheet of David & Goliath.

david-goliath-print-round = Runda { $number }
david-goliath-print-red = czerwone
david-goliath-print-yellow = żółte
david-goliath-print-green = zielone
david-goliath-print-blue = niebieskie
david-goliath-print-violet = fioletowe
david-goliath-print-cards = zdobyte karty
david-goliath-print-worth = punkty
david-goliath-print-sum = suma
david-goliath-print-deals = rozdaje
david-goliath-print-remark = Jedna lub dwie karty koloru liczą się według numerów, trzy i więcej po 1. Wygrywa, kto ma najwięcej punktów.

## David & Goliath in the browser. $colour of a card: r, y, g, b or v; .won is the form after “wins” and “play”

web-colour-card =
    { $colour ->
        [r] czerwona
        [y] żółta
        [g] zielona
        [b] niebieska
       *[v] fioletowa
    } { $number }
    .won =
        { $colour ->
            [r] czerwoną
            [y] żółtą
            [g] zieloną
            [b] niebieską
           *[v] fioletową
        } { $number }
web-trick = Lewa
web-trick-led = Kolor lewy: { $colour }
web-trick-turn = Gra { $name }.
web-winnings = Co kto zdobył
web-winnings-seat = Gracz
web-winnings-risk = jeszcze jedna karta, a każda będzie warta tylko punkt

## The guided first game: few words, each beside the thing they are about.

david-goliath-lesson-cards = Pięć kolorów, numery od 1 do 9. Gracie w lewy: każdy po kolei kładzie jedną kartę. Do koloru pierwszej karty trzeba dołożyć, jeśli się go ma.
david-goliath-lesson-trick = Lewę otworzyła zielona 4, potem padła zielona 9. Najwyższa karta to Goliat, najniższa to Dawid.
david-goliath-lesson-david = Dawid zdobywa Goliata! Najwyższą kartę lewy dostaje ten, kto zagrał najniższą. Musisz dołożyć zieloną: którą?
david-goliath-lesson-david-done = Twoja 2 była najniższa, więc 9 jest twoja. Kto zagrał 9, dostaje wszystkie inne karty i otwiera następną lewę.
david-goliath-lesson-david-missed = Twoja karta nie była ani najwyższa, ani najniższa, więc nic nie zdobywasz. Cofamy się, spróbuj najniższej zielonej.
david-goliath-lesson-worth = Zdobyte karty leżą odkryte, według kolorów. Jedna lub dwie karty w kolorze są warte tyle, ile pokazują. Twoja zielona 9 to dziewięć punktów.
david-goliath-lesson-third = Ale przy trzeciej karcie w kolorze każda jest warta już tylko 1. Lewę otwiera zielona 6, dojdzie jeszcze niska zielona. Chcesz je zdobyć?
david-goliath-lesson-third-kept = Słusznie, z daleka od nich. Nic nie zdobywasz, a twoja 9 nadal jest warta dziewięć punktów.
david-goliath-lesson-third-lost = Masz Goliata i zdobywasz dwie kolejne zielone. Trzy zielone: po punkcie zamiast dziewięciu. Cofamy się, zagraj niżej.
david-goliath-lesson-free = Lewę otworzyła żółta, a ty nie masz żadnej żółtej: możesz zagrać cokolwiek. Goliatem jest najwyższy numer w dowolnym kolorze. Spróbuj czerwonej 9.
david-goliath-lesson-free-done = Twoja 9 pobiła żółte: 5 i 2 są twoje, siedem punktów. Czerwona 9 poszła do Dawida, czyli do żółtej 2.
david-goliath-lesson-ties = Z równych numerów liczy się ten zagrany później, i jako najwyższy, i jako najniższy.
david-goliath-lesson-other = Tak też wolno, i widzisz, co z tego wynika. Na potrzeby lekcji cofamy się: zrób to, o co prosimy.
david-goliath-lesson-end = Rund jest tyle, ilu graczy, a wygrywa, kto ma najwięcej punktów. Wiesz już wszystko: graj dalej albo zacznij własną grę.
david-goliath-pad-deals = Rozdaje: { $name }
david-goliath-pad-incomplete = Niektóre karty nie mają jeszcze właściciela: na koniec każdą ktoś zdobył.
web-winnings-third = Dwie karty koloru liczą się według numerów. Przy trzeciej każda jest warta tylko 1.

## Co zostaje w pamięci po partii David & Goliath

david-goliath-memory-costly = Najbardziej bolesna lewa
david-goliath-memory-costly-text =
    { $points ->
        [one] Runda { $round }: { $name } bierze karty i traci { $points } punkt.
        [few] Runda { $round }: { $name } bierze karty i traci { $points } punkty.
        [many] Runda { $round }: { $name } bierze karty i traci { $points } punktów.
       *[other] Runda { $round }: { $name } bierze karty i traci { $points } punktu.
    }
david-goliath-memory-rich = Najcenniejsza lewa
david-goliath-memory-rich-text =
    { $points ->
        [one] Runda { $round }: { $name } zyskuje { $points } punkt.
        [few] Runda { $round }: { $name } zyskuje { $points } punkty.
        [many] Runda { $round }: { $name } zyskuje { $points } punktów.
       *[other] Runda { $round }: { $name } zyskuje { $points } punktu.
    }

david-goliath-rules-picture-trick = Najniższa karta, Dawid, zdobywa najwyższą. Najwyższa, Goliat, zdobywa wszystkie inne.
david-goliath-rules-picture-free = Trzeba dokładać do koloru. Kto nie może, zagrywa dowolną kartę, a jej numer też się liczy.
david-goliath-rules-picture-two = Jedna lub dwie karty w kolorze liczą się tyle, ile na nich napisano.
david-goliath-rules-picture-three = Trzy lub więcej kart w kolorze liczy się tylko po jednym punkcie.
