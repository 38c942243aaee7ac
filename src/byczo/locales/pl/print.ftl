### Kartki do druku, wspólne dla wszystkich gier. Krótkie słowa: stoją w wąskich kolumnach.

print-name = Imię
print-date = Data
print-round = Runda { $number }
print-total = Razem
print-fewest-win = Wygrywa, kto ma najmniej punktów.
print-most-win = Wygrywa, kto ma najwięcej punktów.
print-written = Gotowe do druku: { $files }
