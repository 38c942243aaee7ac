"""Names: what can be shown, and told apart."""

from __future__ import annotations

import pytest

from byczo.messages import client_messages as commands
from byczo.table.errors import (
    BadName,
    NameTaken,
)
from tests.table.seated_people import Sitting


@pytest.mark.parametrize("name", ["", "   ", "?!", "x" * 21, "\u202e\u200b", "\x00"])
def test_names_that_cannot_be_shown(name: str) -> None:
    with pytest.raises(BadName, match="1 to 20 characters"):
        Sitting().ask("ania", commands.Sit, name=name)


def test_names_that_look_the_same() -> None:
    sitting = Sitting()
    sitting.ask("ania", commands.Sit, name="  Ania\u200b  K ")
    assert sitting.table.chairs[0].name == "Ania K"
    with pytest.raises(NameTaken):
        sitting.ask("bo", commands.Sit, name="ANIAK")
