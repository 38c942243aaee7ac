### Teksty stołów na tym urządzeniu.

web-here-welcome = Szybkie gry, bez konta i bez sieci: z botami albo razem na jednym urządzeniu.
web-here-change = Gracze, boty i zasady: { $chosen }
web-here-together = Razem na tym urządzeniu
web-here-people = Kto gra na tym urządzeniu?
web-here-person = Imię osoby { $number }
web-here-person-default = Osoba { $number }
web-here-add-person = Jeszcze jedna osoba
web-here-pass = Gdy gra kilka osób, urządzenie krąży między nimi. Nikt nie widzi cudzych kart.
web-here-bots = Boty
web-here-bot-count = { $count ->
    [0] Bez botów
    [one] Jeden bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-here-turn = Teraz kolej: { $name }
web-here-curtain-text = Podaj urządzenie dalej. Karty pokażą się po naciśnięciu przycisku.
web-here-take = To ja, { $name }
web-here-end = Zakończ tę grę
web-here-end-text = Gra skończy się bez wyniku.
web-here-keep = Zachowaj na serwerze
web-here-kept = Serwer ma już tę partię.
web-here-offline = Nie ma połączenia z serwerem. Na tym urządzeniu można grać mimo to; stoły z innymi wrócą razem z siecią.
web-here-online = Serwer znowu odpowiada.
web-here-needs-server = Do tego potrzebny jest serwer, a teraz nie ma z nim połączenia.
web-here-no-server = Ta strona nie ma serwera.
web-here-no-server-text = Wspólne stoły z innymi potrzebują serwera. Tutaj można grać z botami albo razem na tym urządzeniu.
web-here-gone = Tej partii nie ma na tym urządzeniu.
web-here-gone-text = Została usunięta albo rozegrano ją w innej przeglądarce.
web-here-not-saved = Ta przeglądarka nie może zapisać partii: trwa ona tak długo, jak strona jest otwarta.
web-here-cover = Zakryj karty
web-running-here = Trwające na tym urządzeniu
web-finished-games = Zakończone gry
web-more-running = { $count ->
    [one] Jeszcze jedna trwająca partia
    [few] Jeszcze { $count } trwające partie
    [many] Jeszcze { $count } trwających partii
   *[other] Jeszcze { $count } trwającej partii
}
web-remove-game = Usuń
web-remove-game-name = Usuń: { $game }, { $names }, { $day }
web-remove-game-yes = Tak, usuń
web-my-games-partial = Partie, które przechowuje serwer, pojawią się tutaj, gdy znów będzie dostępny.
web-review-waits = Analiza przychodzi z serwera. Próbujemy dalej, nie trzeba nic robić.
web-book-chapters = Rozdziały
web-book-search = Szukaj w zasadach
web-book-found = { $count ->
    [0] Nigdzie nie znaleziono
    [one] Znaleziono w jednym miejscu
    [few] Znaleziono w { $count } miejscach
    [many] Znaleziono w { $count } miejscach
   *[other] Znaleziono w { $count } miejsca
}
