### Words of codes for tables, to be said aloud: short, and none sounds like another.

table-code-words =
    apple barn bell berry bread bridge bucket butter candle carrot castle cheese
    cherry cloud clover daisy donkey eagle feather field flower forest fountain garden
    hammer honey horse island jacket kettle ladder lemon lily meadow melon mill
    moon mountain mushroom onion orange orchard pepper pony potato pumpkin rabbit river
    saddle sheep silver spoon squirrel summer tractor turtle violin waffle wagon window
    pasture donut pillow basket
