### Zettel zum Drucken, für alle Spiele. Kurze Wörter: sie stehen in schmalen Spalten.

print-name = Name
print-date = Datum
print-round = Runde { $number }
print-total = Gesamt
print-fewest-win = Die wenigsten Punkte gewinnen.
print-most-win = Die meisten Punkte gewinnen.
print-written = Fertig zum Drucken: { $files }
