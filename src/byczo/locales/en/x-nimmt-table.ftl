### X nimmt! at the table: what the board says, and what has happened.

x-nimmt-table-row = Row { $row }
x-nimmt-table-hand =
    { $heads ->
        [one] Your hand ({ $heads } head)
       *[other] Your hand ({ $heads } heads)
    }
x-nimmt-table-heads =
    { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }
x-nimmt-table-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
x-nimmt-table-known = known: { $cards }
x-nimmt-table-x-row = X row: { $cards }
x-nimmt-table-x-pile =
    { $heads ->
        [one] X pile: { $heads } head
       *[other] X pile: { $heads } heads
    }
x-nimmt-table-total = total { $total }
x-nimmt-table-ready = ready
x-nimmt-table-waiting-cards = Still to be placed: { $cards }
x-nimmt-table-place = row { $row }, card { $position }
x-nimmt-table-takes = row { $row }: takes { $cards }
x-nimmt-table-low = below all rows
x-nimmt-table-take-row = Your { $card } is below every row. Which row do you take?
x-nimmt-table-row-cards =
    { $heads ->
        [one] takes { $cards } ({ $heads } head)
       *[other] takes { $cards } ({ $heads } heads)
    }
x-nimmt-table-choose-x = You have taken { $cards }. Which card goes to your X row?
x-nimmt-table-sorting = { $name } is choosing a card for the X row: { $cards }
x-nimmt-table-fits = goes to the X row
x-nimmt-table-piles =
    { $points ->
        [one] X row { $cards } goes to the X pile: { $points } point
       *[other] X row { $cards } goes to the X pile: { $points } points
    }
x-nimmt-table-returns = into your hand: { $cards }

x-nimmt-told-revealed = Revealed: { $cards }
x-nimmt-told-placed = { $name }: { $card } → row { $row }
x-nimmt-told-took = { $name }: { $card } → row { $row } and takes { $cards }
x-nimmt-told-x = { $name }: { $card } → X row
x-nimmt-told-piled = { $name }: { $card } → new X row; to the X pile: { $cards }
x-nimmt-told-into-hand = { $name }: into the hand: { $cards }
x-nimmt-told-counted = { $name }: hand { $hand } + X pile 2 × { $pile } = { $points }
