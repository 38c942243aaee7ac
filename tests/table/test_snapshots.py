"""A snapshot and what came after it lead to the same table as the whole log."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from byczo.core.errors import ByczoError
from byczo.core.fairness import seal_of
from byczo.messages import client_messages as commands
from byczo.table import changes, snapshots
from tests.table.seated_people import Sitting, faces

GAMES = ["six-nimmt", "x-nimmt", "david-goliath", "twenty-one"]


def lived(game: str, rng: Random, steps: int) -> Sitting:
    """A table at which people do all kinds of things."""
    sitting = Sitting(game, clock="quick")
    people = ("ania", "bo", "cy")
    sitting.seat(*people)
    sitting.ask("bo", commands.Salt, salt="pepper")
    for person in ("ania", "cy"):
        sitting.ask(person, commands.Seal, seal=seal_of(person))
    sitting.ask("ania", commands.Start)
    for person in ("cy", "ania"):
        sitting.ask(person, commands.Salt, salt=person)
    for _ in range(steps):
        sitting.now += rng.randrange(3000)
        person = rng.choice(people)
        try:
            match rng.randrange(8):
                case 0:
                    sitting.ask(person, commands.Chat, text="moo")
                case 1:
                    sitting.ask(person, commands.Pause, want=rng.random() < 0.7)
                case 2:
                    sitting.ask(person, rng.choice((commands.Leave, commands.Back)))
                case 3:
                    sitting.ask(person, commands.Link, token=str(rng.randrange(9)) * 22)
                case 4 if rng.random() < 0.2:
                    sitting.ask(person, commands.Rematch)
                    sitting.ask("ania", commands.Start)
                case _:
                    sitting.act(person, rng.randrange(2))
        except (ByczoError, IndexError, AssertionError):
            continue
    return sitting


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_snapshot_at_any_place_of_the_log_is_the_table(game: str, seed: int) -> None:
    rng = Random(seed)
    sitting = lived(game, rng, 120)
    whole = faces(sitting.table)
    for place in sorted(rng.sample(range(1, len(sitting.log)), 6)):
        written = snapshots.take(changes.replay(sitting.log[:place]))
        table = snapshots.restore(written)
        assert table is not None
        for entry in sitting.log[place:]:
            changes.apply(table, entry)
        assert faces(table) == whole, place


def test_a_snapshot_of_another_format_is_ignored() -> None:
    sitting = Sitting()
    written = msgspec.json.decode(snapshots.take(sitting.table))
    assert snapshots.restore(msgspec.json.encode(written)) is not None
    assert snapshots.restore(msgspec.json.encode({**written, "format": 2})) is None
    del written["host"]
    assert snapshots.restore(msgspec.json.encode(written)) is None
    assert snapshots.restore(b"{") is None
