"""The look of printed sheets: inks, and the paint and sign of every colour in the games."""

from __future__ import annotations

from dataclasses import dataclass

SIGNS = {
    "r": "M12 3L21 20L3 20Z",
    "y": ("M12 2C17.5 2 22 6.5 22 12C22 17.5 17.5 22 12 22C6.5 22 2 17.5 2 12C2 6.5 6.5 2 12 2Z"),
    "g": "M3 3L21 3L21 21L3 21Z",
    "b": "M12 1L22 12L12 23L2 12Z",
    "v": "M12 1L15 9L23 9L16.5 14L19 22.5L12 17.5L5 22.5L7.5 14L1 9L9 9Z",
    "w": "M9 2L15 2L15 9L22 9L22 15L15 15L15 22L9 22L9 15L2 15L2 9L9 9Z",
    "k": "M3 2L12 9L21 2L21 15L12 23L3 15Z",
}
"""A drawing for each colour, in a square of 24, so that nobody needs to see colours."""

STAR = SIGNS["v"]
"""Marks what counts extra, in a square of 24."""

SIGN_SIZE = 24


@dataclass(frozen=True)
class Paint:
    """A colour of the game on paper: the area, its edge, and what is printed on it."""

    area: str
    edge: str
    print: str


@dataclass(frozen=True)
class Look:
    """The inks of a sheet."""

    mono: bool
    ink: str
    faint: str
    rule: str
    accent: str
    tint: str
    on_accent: str
    paints: dict[str, Paint]


COLOUR = Look(
    mono=False,
    ink="#2a2019",
    faint="#65543f",
    rule="#b3a385",
    accent="#a5301d",
    tint="#f6efdf",
    on_accent="#fff6e4",
    paints={
        "r": Paint("#b83a26", "#862414", "#fff3dc"),
        "y": Paint("#eebb3b", "#b98710", "#3b2a05"),
        "g": Paint("#3a7745", "#265430", "#f4f6df"),
        "b": Paint("#2c6aa3", "#1b4a76", "#eef5fb"),
        "v": Paint("#6b3d84", "#4a2560", "#f8ecff"),
        "w": Paint("#fbf4e2", "#65543f", "#3a2f23"),
        "k": Paint("#2b2722", "#2b2722", "#f6ecd6"),
    },
)
"""For colour printers: the paints of the browser client."""

BLANK = Paint("#ffffff", "#000000", "#000000")

MONO = Look(
    mono=True,
    ink="#000000",
    faint="#404040",
    rule="#8a8a8a",
    accent="#000000",
    tint="#eeeeee",
    on_accent="#ffffff",
    paints=dict.fromkeys("rygbvw", BLANK) | {"k": Paint("#000000", "#000000", "#ffffff")},
)
"""For black-and-white printers: signs and words tell the colours apart."""
