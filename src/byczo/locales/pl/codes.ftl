### Słowa kodów stołów, do podania na głos: krótkie i niepodobne do siebie.

table-code-words =
    baran bocian brzoza burak bukiet chata chleb chmura cukier cytryna czapka dzban
    drzewo gruszka gwiazda indyk jabłko jagoda jaskółka jezioro kaczka kalosz kamień kapusta
    klacz kogut koszyk krowa księżyc kwiat latarnia łąka malina marchew masło mleko
    młyn motyl obora ogród orzech owca pasieka polana poziomka pszczoła rzeka sarna
    siano słoma sowa stodoła śliwka trawa wiatr wiśnia zając żaba żuraw jeleń
    rower zegar kotek pieróg
