"""Workers as a user asks for them."""

from __future__ import annotations

import sys

import pytest

from byczo.core.errors import BadOption, MissingExtra
from byczo.workers.start import start_workers


@pytest.mark.parametrize(("count", "most", "size"), [(3, 0, 3), (3, 2, 2), (1, 9, 1), (9, 1, 1)])
def test_never_more_than_there_are_tasks(count: int, most: int, size: int) -> None:
    with start_workers(count, most=most) as workers:
        assert workers.count == size
        assert (workers.crew is None) == (size == 1)


def test_no_workers_are_refused() -> None:
    with pytest.raises(BadOption, match="--workers must be at least 1, not 0"):
        start_workers(0)


def test_without_ray_it_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"'--ray' needs the extra 'ray'"):
        start_workers(ray="auto").__enter__()
