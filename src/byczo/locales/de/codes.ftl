### Wörter der Codes für Tische, zum Sagen: kurz und einander nicht ähnlich.

table-code-words =
    apfel bauer biene birne blume brot brunnen distel eiche eimer ente esel
    falke feder fichte fuchs garten glocke hafer hase heide henne himbeere hirsch
    honig hufeisen igel kalb kamille kirsche klee korb krug kürbis lamm laterne
    leiter linde mohn mond mühle nelke ochse pferd pflaume pilz rabe reh
    scheune schaf sonne stroh traube wiese wolke ziege amsel besen dackel garbe
    hummel kessel quelle zwiebel
