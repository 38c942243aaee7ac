### X nimmt!: dlaczego ruch jest dobry albo zły. $gap: karty, które mogą wejść pomiędzy, np. 46–51.

x-nimmt-danger-row = szansa, że zabierzesz rząd

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
