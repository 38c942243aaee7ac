"""Matches between bots: duplicate deals, all seats, error bars, ratings, on all cores."""
