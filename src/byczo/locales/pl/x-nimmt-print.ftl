### The score sheet of X nimmt!.

x-nimmt-print-hand = Ręka
x-nimmt-print-pile = Stos X
x-nimmt-print-remark = Byki w rzędzie X nic nie kosztują. Wygrywa, kto ma najmniej punktów.
