### Fogli da stampare, per tutti i giochi. Parole brevi: stanno in colonne strette.

print-name = Nome
print-date = Data
print-round = Round { $number }
print-total = Totale
print-fewest-win = Vince chi ha meno punti.
print-most-win = Vince chi ha più punti.
print-written = Pronto per la stampa: { $files }
