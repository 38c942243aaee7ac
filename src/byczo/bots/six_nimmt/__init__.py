"""Bots for 6 nimmt!."""
