### 6 nimmt!: dlaczego ruch jest dobry albo zły. $gap: karty, które mogą wejść pomiędzy, np. 46–51.

six-nimmt-danger-row = szansa, że zabierzesz rząd

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
