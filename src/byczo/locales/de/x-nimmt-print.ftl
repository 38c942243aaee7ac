### The score sheet of X nimmt!.

x-nimmt-print-hand = Hand
x-nimmt-print-pile = X-Stapel
x-nimmt-print-remark = Hornochsen in der X-Reihe kosten nichts. Die wenigsten Punkte gewinnen.
