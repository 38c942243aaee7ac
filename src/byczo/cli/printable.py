"""Text of others that is printed: no terminal may take it for commands."""

from __future__ import annotations

import re

COMMANDS = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters, escape among them, and those that turn the direction of writing."""


def printable(text: str) -> str:
    """The text with a mark in place of each character that a terminal would obey."""
    return COMMANDS.sub("\ufffd", text)
