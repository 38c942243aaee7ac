### Sheets to print, for all games. Short words: they stand in narrow columns.

print-name = Name
print-date = Date
print-round = Round { $number }
print-total = Total
print-fewest-win = Fewest points win.
print-most-win = Most points win.
print-written = Ready to print: { $files }
