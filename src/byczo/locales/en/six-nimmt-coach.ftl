### 6 nimmt!: why an action is good or bad. $gap: the cards that could come between, such as 46–51.

six-nimmt-danger-row = chance to take a row

six-nimmt-why-low =
    { $heads ->
        [one] below all rows: unless somebody plays lower, you take a row, at best row { $row } for { $heads } head
       *[other] below all rows: unless somebody plays lower, you take a row, at best row { $row } for { $heads } heads
    }
six-nimmt-why-lowest =
    { $heads ->
        [one] below all rows, and nobody can play lower: you take a row, at best row { $row } for { $heads } head
       *[other] below all rows, and nobody can play lower: you take a row, at best row { $row } for { $heads } heads
    }
six-nimmt-why-full =
    { $heads ->
        [one] row { $row } is full: if nobody plays { $gap } before you, you take { $heads } head
       *[other] row { $row } is full: if nobody plays { $gap } before you, you take { $heads } heads
    }
six-nimmt-why-sixth =
    { $heads ->
        [one] row { $row } is full and no card can come between: you take { $heads } head
       *[other] row { $row } is full and no card can come between: you take { $heads } heads
    }
six-nimmt-why-sixth-unless =
    { $heads ->
        [one] row { $row } is full and no card can come between: unless somebody takes it first, you take { $heads } head
       *[other] row { $row } is full and no card can come between: unless somebody takes it first, you take { $heads } heads
    }
six-nimmt-why-fifth =
    { $heads ->
        [one] becomes the fifth card of row { $row }: if anybody plays { $gap } before you, you take it, more than { $heads } head
       *[other] becomes the fifth card of row { $row }: if anybody plays { $gap } before you, you take it, more than { $heads } heads
    }
six-nimmt-why-next = follows the { $end } at once: no card can come between, it becomes card { $place } of row { $row }
six-nimmt-why-room = room enough in row { $row }: free places { $free }, cards that can come before yours at most { $most }
six-nimmt-why-crowd =
    { $free ->
        [one] you take row { $row } only if { $free } other plays { $gap } before you
       *[other] you take row { $row } only if { $free } others play { $gap } before you
    }
six-nimmt-why-cheapest =
    { $heads ->
        [one] the cheapest row: { $heads } head
       *[other] the cheapest row: { $heads } heads
    }
six-nimmt-why-dearer =
    { $heads ->
        [one] { $heads } head; row { $row } would cost { $least }
       *[other] { $heads } heads; row { $row } would cost { $least }
    }
six-nimmt-why-beside = goes with your { $card }: little can come between the two
six-nimmt-why-pick-low = one of the lowest: sooner or later it is below all rows
six-nimmt-why-pick-high = one of the highest: it always finds the row that ends highest
six-nimmt-why-pick-middle = in the middle, and none of your cards is near
