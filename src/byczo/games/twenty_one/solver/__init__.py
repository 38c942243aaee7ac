"""The solver of Twenty One, and two simpler bots to measure it with."""
