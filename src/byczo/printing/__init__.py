"""Sheets on paper: shapes in millimetres, the paper they lie on, and their files (PDF and SVG).

Knows no game. What a game's own sheets look like is in its room, in ``score_sheet.py``.
"""
