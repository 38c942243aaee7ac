"""Who may do what."""

from __future__ import annotations

import pytest

from byczo.messages import client_messages as commands
from byczo.table.errors import (
    HostOnly,
)
from tests.table.seated_people import Sitting


def test_while_the_host_is_absent_everybody_who_sits_can_begin() -> None:
    sitting = Sitting()
    sitting.seat("ania", "bo")
    sitting.present.discard("ania")
    with pytest.raises(HostOnly):
        sitting.ask("passer-by", commands.Start)
    sitting.ask("bo", commands.Start)
