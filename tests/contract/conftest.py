"""The engines that laws are tested in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from byczo.core.compiler.load import ENGINES
from byczo.games import GAMES


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
