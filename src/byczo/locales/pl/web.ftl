### Teksty stołu w przeglądarce.

web-welcome = Siadaj do stołu. Byki już na wolności.
web-welcome-text = Szybkie gry przy jednym stole. Bez konta: wyślij znajomym link albo zagraj od razu z botami.
web-players = { $players } graczy
web-minutes = ok. { $minutes } min ze znajomymi
web-rules = Zasady
web-play-bots = Zagraj z botami
web-invite = Zaproś znajomych
web-join-label = Masz kod od znajomych?
web-join-example = krowa 4821 albo link
web-join = Dołącz
web-join-unknown = Pod tym kodem nie czeka żaden stół. Zapytaj o kod jeszcze raz: mógł wygasnąć.
web-code = Kod tego stołu
web-code-text = Podaj go znajomym: wpiszą go na stronie głównej.
web-lobby = Otwarte stoły
web-lobby-empty = Żaden stół nie czeka teraz na graczy. Otwórz własny i pokaż go tutaj.
web-my-tables = Twoje stoły
web-my-games = Moje partie
web-my-games-empty = Tu znajdziesz swoje ukończone partie: do obejrzenia jeszcze raz i do nauki.
web-bring-record = Otwórz zapis z pliku
web-won-by = { $count ->
    [one] Wygrywa: { $names }
    [few] Wygrywają: { $names }
    [many] Wygrywają: { $names }
   *[other] Wygrywają: { $names }
}
web-back-to = Wróć do gry { $game }: { $names }
web-empty-table = Jeszcze nikogo tu nie ma
web-to-games = Do gier
web-status-gathering = czeka na graczy
web-status-playing = gra trwa
web-status-paused = przerwa
web-status-over = skończona
web-status-abandoned = przerwana

web-settings = Ustawienia
web-name = Twoje imię
web-guest = Gość
web-language = Język
web-language-system = Jak w przeglądarce ({ $language })
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Dzień
web-theme-dark = Noc
web-motion = Animacje
web-motion-system = Jak w systemie
web-motion-calm = Karty się poruszają
web-motion-none = Nic się nie porusza
web-sound = Dźwięki
web-plain = Proste stoły: wszystko jako tekst
web-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-notify-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony; do tego czasu powiadomią cię tytuł strony i dźwięk.
web-devices = Moje urządzenia
web-device-kind-phone = Telefon
web-device-kind-tablet = Tablet
web-device-kind-computer = Komputer
web-device-kind-program = Program
web-device-here = To urządzenie
web-device-last = ostatnio { $day }
web-device-first = od { $day }
web-device-remove = Wyloguj
web-device-remove-name = Wyloguj: { $name }
web-device-remove-all = Wyloguj wszystkie inne
web-device-leave = Wyloguj tutaj
web-device-leave-text = Stoły i partie z tej przeglądarki nie będą tu już twoje; bez innego urządzenia – nigdzie. Ustawienia, notesy i rozwiązane zadania zostają.
web-device-leave-yes = Tak, wyloguj
web-device-add = Dodaj urządzenie
web-device-link = Link dla drugiego urządzenia
web-device-link-text = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa tylko raz; nie dawaj go nikomu.
web-device-new = Grać tutaj jako ta sama osoba?
web-device-new-text = Twoje stoły i partie z drugiego urządzenia będą też tutaj. Te z tej przeglądarki nie będą już twoje.
web-device-use = Tak, to ja
web-device-stay = Nie
web-close = Zamknij

web-options = Opcje gry
web-variant = Zasady
web-variant-base = Gra podstawowa
    .note = Po dziesięć tajnych kart, cztery rzędy, a szósta karta zabiera.
web-variant-tactical = Taktyczna
    .note = Tylko tyle kart, ile trzeba, a rękę wybierasz z odkrytych: wszyscy wiedzą wszystko.
web-variant-halves = Dwie połowy
    .note = Jedna gra dla 4–7 osób: rzędy z pierwszej połowy zostają na drugą.
web-length = Długość
web-length-target-66 = Aż ktoś przekroczy 66 byków
web-length-target-33 = Aż ktoś przekroczy 33 byki
web-length-everyone-deals = Każdy rozdaje raz
web-length-rounds-1 = Jedna runda
web-length-rounds-2 = Dwie rundy
web-length-rounds-3 = Trzy rundy
web-length-rounds-4 = Cztery rundy
web-clock = Czas na namysł
web-clock-off = Bez ograniczeń
web-clock-relaxed = 90 sekund na decyzję
web-clock-quick = 20 sekund na decyzję
web-clock-left =
    { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
        [many] zostało { $seconds } sekund
       *[other] zostało { $seconds } sekundy
    }
web-hints = Podpowiedzi dozwolone
    .note = Trener może powiedzieć, co zrobiłby mocny gracz.
web-listed = Pokaż stół innym
    .note = Każdy znajdzie go w „Otwartych stołach” i będzie mógł dołączyć.
web-open-table = Otwórz stół

web-waiting-text = Gdy wszyscy będą na miejscu, można zaczynać.
web-waiting-host = Wyślij link znajomym albo posadź boty.
web-at-the-table = Przy stole: { $here } z { $most }
web-you = ty
web-person = człowiek
web-bot = bot
web-host = gospodarz
web-absent = nie ma przy stole
web-stand-in = gra bot
web-bot-level = Poziom bota
web-program = program z zewnątrz
web-bot-calf = Cielak
    .note = często się myli, gra łagodnie
web-bot-heifer = Jałówka
    .note = jeszcze się uczy
web-bot-cow = Krowa
    .note = gra rozsądnie
web-bot-ox = Wół
    .note = gra dobrze
web-bot-bull = Byk
    .note = gra mocno
web-bot-aurochs = Tur
    .note = bezlitosny
web-add-bot = Dodaj bota
web-remove = Usuń: { $name }
web-sit = Usiądź
web-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
web-start = Zaczynamy
web-missing =
    { $count ->
        [one] Brakuje { $count } gracza.
        [few] Brakuje { $count } graczy.
        [many] Brakuje { $count } graczy.
       *[other] Brakuje { $count } gracza.
    }
web-host-starts = Grę rozpoczyna gospodarz.
web-get-up = Wstań od stołu
web-share = Udostępnij
web-share-text = Zagrasz ze mną? { $game }
web-link = Link do stołu
web-copy = Kopiuj link
web-copied = Skopiowano
web-qr = Link jako kod do zeskanowania
web-television = Na telewizor
web-television-text = Zeskanuj obrazek telefonem albo wpisz ten kod na { $address }.

web-seats = Gracze
web-rows = Rzędy na stole
web-open-cards = Karty tej tury
web-score = Wynik
web-score-sheet = Tabela wyników
web-total = Razem
web-chart = Jak rosły wyniki
web-this-round = +{ $points }
web-ready = już wybrane
web-thinking = namyśla się
web-choose-card = Wybierz kartę.
web-pick-card = Wybierz kartę na rękę.
web-card =
    { $heads ->
        [one] { $card }, { $heads } byk
        [few] { $card }, { $heads } byki
        [many] { $card }, { $heads } byków
       *[other] { $card }, { $heads } byka
    }
web-chosen = wybrana
web-chosen-wait = Twój wybór: { $choice }. Możesz go jeszcze zmienić.
web-sending = Wysyłanie…
web-choices = Co możesz zrobić
web-play = Zagraj { $card }
web-pick = Weź { $card }
web-change-to = Zmień na { $card }
web-take = Weź
web-take-row =
    { $heads ->
        [one] Weź rząd { $row }: { $heads } byk
        [few] Weź rząd { $row }: { $heads } byki
        [many] Weź rząd { $row }: { $heads } byków
       *[other] Weź rząd { $row }: { $heads } byka
    }
web-round-turn = Runda { $round }, tura { $turn }
web-half-turn = Połowa { $half }, tura { $turn }
web-draft = Wybór kart, runda { $round }
web-open-hands = Co mają inni
web-you-watch = Oglądasz grę.
web-your-turn = Twoja kolej
web-hint = Podpowiedź
web-hinted = podpowiedź
web-coach = Trener
web-coach-thinking =
    { $count ->
        [one] Myśli … jak dotąd { $count } możliwe rozdanie
        [few] Myśli … jak dotąd { $count } możliwe rozdania
        [many] Myśli … jak dotąd { $count } możliwych rozdań
       *[other] Myśli … jak dotąd { $count } możliwego rozdania
    }
web-coach-worlds =
    { $count ->
        [one] Sprawdzono { $count } możliwe rozdanie
        [few] Sprawdzono { $count } możliwe rozdania
        [many] Sprawdzono { $count } możliwych rozdań
       *[other] Sprawdzono { $count } możliwego rozdania
    }
web-coach-exact = Obliczone, nie oszacowane
web-do-row = Rząd { $row }
web-do-write = Wpisz: { $dice }
web-do-reroll = Rzuć jeszcze raz
web-look-up = Podgląd
web-page-scores = Wyniki
web-page-cards = Karty
web-page-chronicle = Przebieg
web-page-talk = Czat
web-tracker-count =
    { $unseen ->
        [one] Jeszcze nie widać { $unseen } karty.
        [few] Jeszcze nie widać { $unseen } kart.
        [many] Jeszcze nie widać { $unseen } kart.
       *[other] Jeszcze nie widać { $unseen } karty.
    }
web-tracker-unseen = jeszcze niewidziane
web-tracker-out = zagrane
web-tracker-mine = w twojej ręce
web-tracker-costly = od { $heads } byków
web-chronicle-empty = Jeszcze nic się nie wydarzyło.
web-film = Animacja
web-film-stop = Zatrzymaj
web-film-run = Dalej
web-film-step = Jeden krok
web-film-skip = Przeskocz do końca
web-film-again = Ostatnia tura jeszcze raz
    .short = Powtórz
web-film-speed = Szybkość: { $speed }
web-film-at-once = od razu
web-round-over = Koniec rundy { $round }
web-round-of-over = Koniec rundy { $round } z { $rounds }
web-limit-left = Do granicy { $limit } brakuje jeszcze { $left }.
web-go-on = Dalej

web-talk = Czat
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-talk-say = Powiedz coś
web-talk-send = Wyślij
web-reactions = Zareaguj
web-reaction-bull = byk
web-reaction-clap = brawa
web-reaction-cry = łzy
web-reaction-fire = ogień
web-reaction-heart = serce
web-reaction-laugh = śmiech
web-reaction-luck = powodzenia
web-reaction-think = hmm
web-reaction-wow = ojej

web-table-menu = Ten stół
web-pause = Poproś o przerwę
web-no-pause = Jednak bez przerwy
web-play-on = Gramy dalej
web-abandon = Poproś o zakończenie gry
web-no-abandon = Jednak gramy do końca
web-votes = Na przerwę albo koniec bez wyniku muszą się zgodzić wszyscy grający ludzie.
web-replace = Niech zagra bot ({ $name })
web-waiting-absent = Gra czeka na nieobecnych: { $names }.
web-waiting-absent-host = Gospodarz może pozwolić, by grał bot.
web-other-device = Graj na innym urządzeniu
web-other-device-text = Kto otworzy ten link, gra na twoim miejscu. Zachowaj go dla siebie.
web-leave = Opuść grę
web-back = Wracam
web-bot-plays-for-you = Gra za ciebie bot.
web-watching =
    { $count ->
        [0] Nikt nie kibicuje.
        [one] Kibicuje { $count } osoba.
        [few] Kibicują { $count } osoby.
        [many] Kibicuje { $count } osób.
       *[other] Kibicuje { $count } osoby.
    }
web-fair = Czy rozdania są uczciwe?
web-fair-text = Wszystkie rozdania wynikają z sekretu ustalonego przed grą. To jego odcisk (SHA-256). Po grze sekret zostanie ujawniony i każdy będzie mógł sprawdzić każde rozdanie.
web-fair-after = Wszystkie rozdania wynikają z sekretu, ustalonego przed grą przez jego odcisk, i z tego, co dodały wasze przeglądarki. Gra skończona, więc każdy może je sprawdzić.
web-commitment = Odcisk sekretu (SHA-256)
web-secret = Sekret
web-fair-check = Sprawdź rozdania tutaj
web-fair-checked =
    { $count ->
        [0] Sekret jest ten, który obiecano. W tej grze nic innego nie zależało od losu.
        [one] Sprawdzono { $count } rozdanie lub rzut: wszystko zgodnie z obietnicą.
        [few] Sprawdzono { $count } rozdania lub rzuty: wszystko zgodnie z obietnicą.
        [many] Sprawdzono { $count } rozdań lub rzutów: wszystko zgodnie z obietnicą.
       *[other] Sprawdzono { $count } rozdania lub rzutu: wszystko zgodnie z obietnicą.
    }
web-fair-noted = Obietnica, twoja sól i wszystkie pieczęcie są takie, jak ta strona zanotowała przed grą.
web-fair-elsewhere = Ta strona nie umie sprawdzić tej gry. Umie to polecenie „byczo verify” z zapisem partii.

web-you-win = Wygrywasz!
web-winners =
    { $count ->
        [one] Zwycięstwo: { $winners }!
        [few] Wspólne zwycięstwo: { $winners }!
        [many] Wspólne zwycięstwo: { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
web-place = { $place }.
web-memory-row = Najdroższy rząd
web-memory-row-text =
    { $heads ->
        [one] Runda { $round }: { $name } dokłada { $card } do rzędu { $row } i zabiera { $heads } byka.
        [few] Runda { $round }: { $name } dokłada { $card } do rzędu { $row } i zabiera { $heads } byki.
        [many] Runda { $round }: { $name } dokłada { $card } do rzędu { $row } i zabiera { $heads } byków.
       *[other] Runda { $round }: { $name } dokłada { $card } do rzędu { $row } i zabiera { $heads } byka.
    }
web-memory-escape = O włos od byków
web-memory-escape-text =
    { $heads ->
        [one] { $name } jeszcze się mieści z kartą { $card }. Zaraz po niej { $next } zabiera { $heads } byka.
        [few] { $name } jeszcze się mieści z kartą { $card }. Zaraz po niej { $next } zabiera { $heads } byki.
        [many] { $name } jeszcze się mieści z kartą { $card }. Zaraz po niej { $next } zabiera { $heads } byków.
       *[other] { $name } jeszcze się mieści z kartą { $card }. Zaraz po niej { $next } zabiera { $heads } byka.
    }
web-memory-round = Co przesądziło o wyniku
web-memory-round-text =
    { $count ->
        [one] Runda { $round }. Od niej już stale na czele: { $winners }.
        [few] Runda { $round }. Od niej już stale na czele ktoś z tej grupy: { $winners }.
        [many] Runda { $round }. Od niej już stale na czele ktoś z tej grupy: { $winners }.
       *[other] Runda { $round }. Od niej już stale na czele ktoś z tej grupy: { $winners }.
    }
web-memory-always-ahead = Na czele od pierwszej rundy do ostatniej: { $winners }.
web-result = Do wyniku
web-rematch = Zagraj ponownie
web-replay = Obejrzyj partię
web-review = Analiza trenera
web-review-judging = Trener ogląda każdą decyzję
web-review-text = … na podstawie tego, co każdy mógł wtedy wiedzieć. To chwilę potrwa. Możesz stąd wyjść: analiza trwa dalej i będzie tu, gdy wrócisz.
web-review-before =
    { $count ->
        [one] Najpierw { $count } inna partia.
        [few] Najpierw { $count } inne partie.
        [many] Najpierw { $count } innych partii.
       *[other] Najpierw { $count } innej partii.
    }
web-review-begins = Zaraz się zacznie.
web-review-done = Decyzje: { $done } z { $total }
web-review-ready = Analiza jest gotowa.
web-review-refused = Możesz spróbować później albo obejrzeć partię bez trenera.
web-review-look = zobacz
web-review-costly = Tylko kosztowne decyzje
web-review-nothing = Nic tu nie ma: dobra gra!
web-everybody = Wszyscy
web-to-table = Do stołu
web-film-back = Krok wstecz
web-step = Krok { $step } z { $last }
web-seen-by = Czyj widok
web-as-seen-by = Widok: { $name }
web-look-table = Spójrz na stół
web-record = Pobierz zapis partii

web-news-sat-down = { $name } siada do stołu.
web-news-renamed = Nowe imię przy stole: { $before } to teraz { $name }.
web-news-got-up = { $name } odchodzi od stołu.
web-news-started = Miejsca wylosowane. Zaczynamy!
web-news-away-left = { $name } opuszcza grę. Dalej gra bot.
web-news-away-clock = { $name } gra zbyt wolno. Dalej gra bot.
web-news-away-replaced = Nie ma przy stole: { $name }. Dalej gra bot.
web-news-came-back = { $name } wraca do gry.
web-news-clock = Koniec czasu: { $name }. Wybrał bot.
web-news-said = { $name } mówi: { $text }
web-news-reacted = { $name }: { $reaction }
web-news-wants-pause = { $name } prosi o przerwę.
web-news-paused = Przy stole trwa przerwa.
web-news-played-on = Gramy dalej.
web-news-wants-abandon = { $name } chce zakończyć grę.
web-news-abandoned = Gra została zakończona bez wyniku.
web-news-gathering = Stół zbiera się do kolejnej gry.

web-connecting = Podchodzimy do stołu …
web-refused-text = Sprawdź link albo zapytaj osobę, która go przysłała.
web-nowhere = Tu nic się nie pasie
web-nowhere-text = Ten adres donikąd nie prowadzi.
web-unreachable = Nie ma połączenia z serwerem. Czy masz internet?
web-lost = Połączenie zostało przerwane.
web-lost-text = Twoje miejsce czeka. Próbujemy dalej.
web-not-storing = Serwer nie może teraz niczego zapisać.
web-retry = Spróbuj teraz
web-trying = Próbujemy dalej, nie musisz nic robić. Jeśli masz miejsce, czeka na ciebie.
web-outdated = Serwer ma nowszą wersję.
web-reload = Odśwież

## Lessons

web-learn = Nauka
web-learn-offer = Pierwszy raz? Naucz się w cztery minuty
web-learn-dismiss = Nie proponuj tego więcej
web-learn-title = Lekcja
web-learn-next = Dalej
web-learn-again = Spróbuj jeszcze raz
web-learn-leave = Zakończ lekcję

## About

web-about = O Byczo
web-about-text = Byczo { $version } to wolne oprogramowanie na licencji MIT. Graj, kopiuj, zmieniaj i udostępniaj.
web-about-independent = Byczo to niezależna realizacja. Nie jest związana z autorami ani wydawcami gier; wszystkie teksty i rysunki są własne. Nazwy gier należą do ich właścicieli.
web-licences = Licencje
web-licences-text = Byczo korzysta z pracy innych. Oto z czego składa się ta strona i na jakich warunkach. Wszystkie teksty w jednym pliku:
