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
