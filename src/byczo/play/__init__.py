"""How any game is played well; knows no game."""
