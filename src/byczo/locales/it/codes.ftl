### Parole dei codici dei tavoli, da dire a voce: brevi e diverse tra loro.

table-code-words =
    albero anatra asino barca bosco burro campo capra carota castello cavallo cesto
    ciliegia collina coniglio erba farfalla fattoria fieno fiore fiume foglia fontana formaggio
    fragola fungo gallo gatto giardino girasole grano lampone latte lepre limone mandorla
    mela miele mucca mulino noce nuvola olivo orto papavero pecora pera pesca
    pioggia ponte prato quercia radice riccio sole stella toro uva vento vigna
    volpe zucca cicala panino
