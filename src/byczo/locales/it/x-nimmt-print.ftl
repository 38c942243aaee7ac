### The score sheet of X nimmt!.

x-nimmt-print-hand = Mano
x-nimmt-print-pile = Pila X
x-nimmt-print-remark = Le teste nella fila X non costano nulla. Vince chi ha meno punti.
