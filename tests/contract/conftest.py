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
    """Interpreted rules are slow: by day they play with few people, by night with all."""
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {})
        if given.get("engine") == "interpreted" and not _is_small(given):
            item.add_marker(pytest.mark.nightly)


def _is_small(given: dict[str, Any]) -> bool:
    if given.get("seed", 0) != 0:
        return False
    game, options = given.get("game"), given.get("options")
    if game is None or options is None:
        return True
    return any((game, options) in tables_of(game, name)[:2] for name in game.rule_sets)
