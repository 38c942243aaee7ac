### The score sheet of X nimmt!.

x-nimmt-print-hand = Hand
x-nimmt-print-pile = X pile
x-nimmt-print-remark = Heads in the X row cost nothing. Fewest points win.
