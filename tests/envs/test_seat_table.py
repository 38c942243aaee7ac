"""The table under both forms of PettingZoo's environments."""

from __future__ import annotations

import pytest

from byczo.core.errors import BadOption
from byczo.envs.seat_table import SeatTable, environment_name
from byczo.games import game_of


def test_a_table_is_cut_off_or_over() -> None:
    table = SeatTable("six-nimmt", players=2, options={"rounds": 1}, max_cycles=2)
    table.reset(3)
    table.step([0, 0])
    assert not table.cut_off
    table.step([0, 0])
    assert table.cut_off and not table.over
    whole = SeatTable("six-nimmt", players=2, options={"rounds": 1})
    whole.reset(3)
    while not whole.over:
        assert "totals" not in whole.infos()["player_0"]
        whole.step([0, 0])
    assert not whole.cut_off
    totals = whole.infos()["player_1"]["totals"]
    assert totals.tolist() == whole.tables.totals[0].tolist()


def test_every_agent_is_told_what_it_sees_and_may_do() -> None:
    table = SeatTable("david-goliath")
    table.reset(1)
    waiting = [agent for agent, info in table.infos().items() if not info["action_mask"][0]]
    assert waiting == [table.agents[int(table.tables.turns[0])]]
    for agent, seat in table.seats.items():
        assert (table.observations()[agent] == table.tables.observations[0, seat]).all()


def test_a_wrong_wish_is_told() -> None:
    with pytest.raises(BadOption, match="max_cycles must be at least 1"):
        SeatTable("six-nimmt", max_cycles=0)
    with pytest.raises(BadOption, match="render_mode"):
        SeatTable("six-nimmt", render_mode="paper")


def test_names_are_versioned() -> None:
    assert environment_name(game_of("six-nimmt")) == "six_nimmt_v0"
    assert SeatTable("x-nimmt").metadata["name"] == "x_nimmt_v0"
