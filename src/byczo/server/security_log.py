"""What the log tells about safety: devices that come and go, and what was refused as it should be.

Each kind at most once a minute with how often, for strangers can cause most of it. Never who it
was: an operator who needs addresses has them in the log of the proxy.
"""

from __future__ import annotations

import logging

from byczo.core.errors import ByczoError
from byczo.server.errors import BadLink, BadMessage, Flooding, Forbidden, TooLarge
from byczo.server.rare_log import RareLog
from byczo.table.errors import BadToken, HostOnly, NotSeated, TooFast

SUSPECT = (
    *(BadLink, BadToken, Forbidden, HostOnly, NotSeated),  # not for whom it was refused
    *(BadMessage, TooLarge),  # what no client of ours sends
    *(Flooding, TooFast),
)
rare_log = RareLog(logging.getLogger("byczo.security"))


def note(event: str) -> None:
    """Something happened that an operator may look for."""
    rare_log.info(event)


def note_refusal(problem: ByczoError) -> None:
    """Something was refused: told if it may be an attack, and not a mistake in a game."""
    if isinstance(problem, SUSPECT):
        note(f"refused: {problem.code}")
