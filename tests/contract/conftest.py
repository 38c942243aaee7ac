"""The engines that laws are tested in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from byczo.core.compiler.load import ENGINES
from byczo.games import GAMES
from tests.support import tables_of


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """Run the tests of a module in each engine: ``game.compiled`` is this one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BYCZO_ENGINE", request.param)
        _forget_engines()
        yield request.param
    _forget_engines()


def _forget_engines() -> None:
    for game in GAMES.values():
        game.__dict__.pop("compiled", None)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """By day only machine code plays at all tables; the other engines do so by night."""
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {})
        if not _is_for_days(given):
            item.add_marker(pytest.mark.nightly)


def _is_for_days(given: dict[str, Any]) -> bool:
    """Checked with the fewest and the most people, interpreted, which is slow, with few people."""
    engine, game, options = (given.get(name) for name in ("engine", "game", "options"))
    if engine not in {"checked", "interpreted"}:
        return True
    if engine == "interpreted" and given.get("seed", 0) != 0:
        return False
    if game is None or options is None:
        return True
    end = -1 if engine == "checked" else 1
    tables = [tables_of(game, name) for name in game.rule_sets]
    return any((game, options) in (several[0], several[end]) for several in tables)
