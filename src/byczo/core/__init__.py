"""What a game is; knows no game."""
