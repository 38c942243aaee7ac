### Teksty stołu wspólne dla wszystkich gier oraz gry w terminalu.

table-round-begun = Runda { $round }
table-round-closed = Koniec rundy { $round }: { $points }
table-game-ended =
    { $count ->
        [one] Koniec gry. Zwycięstwo: { $winners }! { $totals }
        [few] Koniec gry. Wspólne zwycięstwo: { $winners }! { $totals }
        [many] Koniec gry. Wspólne zwycięstwo: { $winners }! { $totals }
       *[other] Koniec gry. Wspólne zwycięstwo: { $winners }! { $totals }
    }

play-you = Ty
play-which = W co gramy? 1–{ $count } albo q, aby wyjść:
play-help = Wpisz swój wybór i naciśnij Enter. ? pokazuje wszystkie możliwości, q kończy grę.
play-prompt = { $name }:
play-left = Odchodzisz od stołu. Do zobaczenia!
play-commitment = Wszystkie rozdania wynikają z sekretu o skrócie SHA-256 { $commitment }
play-secret = Sekret brzmiał { $secret }
play-saved = Grę zapisano w pliku { $file }

cli-checked =
    { $entries ->
        [one] Sprawdzono { $entries } wpis: wszystko zgodnie z zasadami.
        [few] Sprawdzono { $entries } wpisy: wszystko zgodnie z zasadami.
        [many] Sprawdzono { $entries } wpisów: wszystko zgodnie z zasadami.
       *[other] Sprawdzono { $entries } wpisu: wszystko zgodnie z zasadami.
    }
cli-no-rules = Ta gra nie ma opisu zasad; może więcej powie jej pakiet.
