"""The table: who sits where, whose turn it is, clocks, and the log that everything follows from."""
