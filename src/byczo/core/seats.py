"""How many can sit at a table."""

MOST_SEATS = 10
