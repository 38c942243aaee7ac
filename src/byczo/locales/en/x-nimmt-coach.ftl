### X nimmt!: why an action is good or bad. $gap: the cards that could come between, such as 46–51.

x-nimmt-danger-row = chance to take a row

x-nimmt-why-low =
    { $heads ->
        [one] below all rows: unless somebody plays lower, you take a row, at best row { $row } with { $heads } head
       *[other] below all rows: unless somebody plays lower, you take a row, at best row { $row } with { $heads } heads
    }
x-nimmt-why-lowest =
    { $heads ->
        [one] below all rows, and nobody can play lower: you take a row, at best row { $row } with { $heads } head
       *[other] below all rows, and nobody can play lower: you take a row, at best row { $row } with { $heads } heads
    }
x-nimmt-why-full =
    { $heads ->
        [one] fills row { $row }: if nobody plays { $gap } before you, you take { $cards } ({ $heads } head)
       *[other] fills row { $row }: if nobody plays { $gap } before you, you take { $cards } ({ $heads } heads)
    }
x-nimmt-why-fills =
    { $heads ->
        [one] fills row { $row }, and no card can come between: you take { $cards } ({ $heads } head)
       *[other] fills row { $row }, and no card can come between: you take { $cards } ({ $heads } heads)
    }
x-nimmt-why-fills-unless =
    { $heads ->
        [one] fills row { $row }, and no card can come between: unless somebody takes it first, you take { $cards } ({ $heads } head)
       *[other] fills row { $row }, and no card can come between: unless somebody takes it first, you take { $cards } ({ $heads } heads)
    }
x-nimmt-why-last =
    { $heads ->
        [one] the last safe place of row { $row }: if anybody plays { $gap } before you, you take it, more than { $heads } head
       *[other] the last safe place of row { $row }: if anybody plays { $gap } before you, you take it, more than { $heads } heads
    }
x-nimmt-why-next = follows the { $end } at once: no card can come between, it becomes card { $place } of row { $row }
x-nimmt-why-room = room enough in row { $row }: safe places { $free }, cards that can come before yours at most { $most }
x-nimmt-why-crowd =
    { $free ->
        [one] you take row { $row } only if { $free } other plays { $gap } before you
       *[other] you take row { $row } only if { $free } others play { $gap } before you
    }
x-nimmt-why-take =
    { $heads ->
        [one] you take { $cards } ({ $heads } head): one card goes to your X row, the rest into your hand
       *[other] you take { $cards } ({ $heads } heads): one card goes to your X row, the rest into your hand
    }
x-nimmt-why-x-starts =
    { $heads ->
        [one] starts your X row, where its { $heads } head does not count
       *[other] starts your X row, where its { $heads } heads do not count
    }
x-nimmt-why-x-fits =
    { $heads ->
        [one] follows the { $end } in your X row, where its { $heads } head does not count
       *[other] follows the { $end } in your X row, where its { $heads } heads do not count
    }
x-nimmt-why-x-breaks =
    { $points ->
        [one] lower than the { $end }: your X row goes to the X pile and costs { $points } point
       *[other] lower than the { $end }: your X row goes to the X pile and costs { $points } points
    }
