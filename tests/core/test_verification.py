"""A record is checked against its revealed secret."""

from __future__ import annotations

import msgspec
import pytest

from byczo.core.errors import BadRecord, Unfair
from byczo.core.fairness import Fair
from byczo.core.game import Game
from byczo.core.options import Options
from byczo.core.verification import verify
from tests.core.fair_games import fair_game
from tests.support import NAMES, TABLES, short


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_verify(game: Game, options: Options) -> None:
    record = fair_game(game, short(game, options))
    assert verify(game, record) == sum(1 for entry in record.log if {"deal", "roll"} & set(entry))


def test_another_secret_and_other_deals_are_found_out() -> None:
    game, options = TABLES[0]
    record = fair_game(game, short(game, options))
    assert record.fairness is not None
    other = msgspec.structs.replace(record.fairness, commitment=Fair(bytes(32)).commitment)
    with pytest.raises(Unfair, match="not the one that the table committed to"):
        verify(game, msgspec.structs.replace(record, fairness=other))
    salted = msgspec.structs.replace(record.fairness, salts=["ania", "bruna"])
    with pytest.raises(Unfair, match="log entry 1 should be"):
        verify(game, msgspec.structs.replace(record, fairness=salted))


def test_what_cannot_be_checked_is_refused() -> None:
    game, options = TABLES[0]
    record = fair_game(game, short(game, options))
    assert record.fairness is not None
    with pytest.raises(BadRecord, match="no field 'fairness'"):
        verify(game, msgspec.structs.replace(record, fairness=None))
    hidden = msgspec.structs.replace(record.fairness, secret=None)
    with pytest.raises(BadRecord, match="not been revealed"):
        verify(game, msgspec.structs.replace(record, fairness=hidden))


def test_a_record_that_breaks_the_rules_is_bad_not_unfair() -> None:
    game, options = TABLES[0]
    record = fair_game(game, short(game, options))
    with pytest.raises(BadRecord, match="log entry 2"):
        verify(game, msgspec.structs.replace(record, log=[record.log[0], {"seat": 9, "do": ""}]))
