"""The pictures of the rules of David & Goliath: a trick, another colour, two cards, and three."""

from __future__ import annotations

from byczo.core.picture import Picture

PICTURES = (
    Picture(
        text="trick",
        at="david",
        do="play g2",
        brings={"event": "trick-won", "goliath": 2, "david": 0, "highest": "g9"},
    ),
    Picture(
        text="free",
        at="free",
        do="play r9",
        brings={"event": "trick-won", "goliath": 0, "david": 1, "highest": "r9"},
    ),
    Picture(
        text="two",
        at="free",
        do="play r9",
        brings={"event": "trick-won", "goliath": 0},
        shows={"seat": 0, "colour": "y", "cards": 2, "worth": 7},
    ),
    Picture(
        text="three",
        at="third",
        do="play g8",
        brings={"event": "trick-won", "goliath": 0},
        shows={"seat": 0, "colour": "g", "cards": 3, "worth": 3},
    ),
)
