### Notes dla grających przy prawdziwym stole: w przeglądarce i w terminalu.

pad-title = Notes na punkty
pad-text = Gracie przy prawdziwym stole: notes liczy punkty według zasad gry. Zostaje na tym urządzeniu i nie potrzebuje sieci.
pad-continue = pisz dalej
pad-not-kept = Ta przeglądarka niczego nie zapisuje: nie zamykaj strony.
pad-who = Kto gra?
pad-order = Zgodnie z ruchem wskazówek zegara; zaczyna pierwsze imię.
pad-name = Imię { $number }
pad-remove = Usuń gracza { $number }
pad-add-player = Jeszcze jedna osoba
pad-length-own = Do innej granicy
pad-limit = Granica
pad-begin = Zaczynamy
pad-back = Wróć
pad-names-twice = „{ $name }” jest tu dwa razy: kto jest kto?
pad-names-missing = Potrzebne są przynajmniej { $count } imiona.
pad-points = Punkty
pad-turn = Kolej: { $name }
pad-round = Runda { $round }
pad-write-round = Zapisz rundę { $round }
pad-correct-round = { $round }: popraw tę rundę
pad-correct-hint = Pomyłka? Dotknij numeru rundy.
pad-new = Nowa partia
pad-print = Drukuj
pad-problem-in-round = Wtedy nie zgadza się runda { $round }. { $problem }
pad-write = Zapisz
pad-correct = Popraw
pad-remove-round = Skreśl rundę
pad-minus = Plus albo minus
pad-clear = Wyczyść
pad-next = Dalej
pad-by-cards = Dotykaj kart
pad-by-numbers = Wpisz liczbę
pad-whose-cards = Czyje karty?
pad-card-of = { $card }, zdobyte: { $name }
pad-take-rest = Cała reszta: { $name }
pad-after-end = Partia skończyła się przed tą rundą.
pad-not-a-round = W tej rundzie czegoś brakuje.
pad-leads = { $count ->
    [one] Prowadzi: { $names } ({ $points })
    [few] Prowadzą: { $names } ({ $points })
    [many] Prowadzą: { $names } ({ $points })
   *[other] Prowadzą: { $names } ({ $points })
}
pad-wins = { $count ->
    [one] Wygrywa: { $names } ({ $points })!
    [few] Wspólnie wygrywają: { $names } ({ $points })!
    [many] Wspólnie wygrywają: { $names } ({ $points })!
   *[other] Wspólnie wygrywają: { $names } ({ $points })!
}
pad-card = { $count ->
    [one] { $card }, liczy się { $count }
    [few] { $card }, liczy się { $count }
    [many] { $card }, liczy się { $count }
   *[other] { $card }, liczy się { $count }
}
pad-cards-left = { $count ->
    [0] Wszystkie karty mają właścicieli.
    [one] Została { $count } karta.
    [few] Zostały { $count } karty.
    [many] Zostało { $count } kart.
   *[other] Zostało { $count } karty.
}
pad-share = Udostępnij na żywo
pad-share-text = Inni przy stole widzą ten notes na swoich telefonach.
pad-everybody-writes = Wszyscy mogą pisać
pad-only-look = Śledzisz ten notes.
pad-changed = Ktoś inny zapisał coś w tym samym czasie. Spójrz na notes i w razie potrzeby zapisz jeszcze raz.
pad-cannot-show = Ta strona nie potrafi pokazać notesu tej gry.

sheets-title = Kartki do druku
sheets-text = Kartki do zapisywania punktów i kartki do gry, na domowy stół.
sheets-game = Gra
sheets-players = Gracze
sheets-usual = tylu, co zwykle
sheets-which = Które kartki
sheets-paper = Papier
sheets-mono = Czarno-biało: znaki zamiast kolorów
sheets-own = Własne kartki (plik JSON)
sheets-picture = { $game }: tak będzie wyglądał wydruk
sheets-offline = To zwykła strona w formacie A4. Inny papier, inną liczbę graczy, PDF i własne kartki przygotuje serwer Byczo albo polecenie byczo print.

cli-pad-help = Wpisz rundę; „undo 2” skreśla rundę, „correct 2” poprawia, „q” kończy.
cli-pad-names = Kto gra? Imiona, zgodnie z ruchem wskazówek zegara:
cli-pad-prompt = Runda { $round } ({ $how }):
cli-pad-over = Koniec partii (undo, correct albo q):
cli-pad-how-numbers =
    liczba dla każdej osoby, np. 12{ $fields ->
        [1] { "" }
       *[other] ; kilka jako 3+10
    }{ $cards ->
        [0] { "" }
       *[other] ; karty jako =55,10
    }
cli-pad-how-owners = karty pierwszej osoby, np. r1 g7
cli-pad-how-turns = co pokazują kostki, np. 654321
cli-pad-numbers = Liczb w rundzie ma być { $count }, po jednej na osobę, oddzielonych spacjami.
cli-pad-fields = { $name }: wpisz { $fields }, połączone plusem.
cli-pad-no-card = { $card }: nie ma takiej karty albo ktoś już ją ma.
cli-pad-range = Proszę o liczbę od { $least } do { $most }.
cli-pad-not-a-number = „{ $text }” to nie liczba.
cli-pad-cards = Karty: { $name } (albo: reszta):
cli-pad-rest = reszta
cli-pad-dice = Sześć kostek w kolejności { $dice }, każda od 1 do { $faces }: np. 654321.
cli-pad-action = { $name } (np. write wrk albo cross):
