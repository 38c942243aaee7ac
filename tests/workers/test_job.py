"""A worker's bench: jobs are opened once, and problems are part of the answer."""

from __future__ import annotations

import pickle
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from byczo.core.errors import BadOption
from byczo.workers.job import Bench, packed, sendable
from tests.workers.jobs import Failing, Squares


def test_a_job_is_opened_once_and_closed_before_the_next(tmp_path: Path) -> None:
    bench = Bench()
    bench.take(packed(Squares(tmp_path)))
    assert bench.work([2, 3]).results == [4, 9]
    assert bench.work([4]).results == [16]
    bench.take(packed(Squares(tmp_path)))
    bench.work([5])
    bench.close()
    (notes,) = tmp_path.iterdir()
    assert notes.read_text().split() == ["open", "2", "3", "4", "close", "open", "5", "close"]


def test_what_was_done_before_a_failure_is_kept(tmp_path: Path) -> None:
    bench = Bench()
    bench.take(packed(Failing(tmp_path)))
    answer = bench.work([6, 7, 8])
    assert answer.results == [36]
    assert isinstance(answer.problem, ValueError)
    bench.close()


def test_a_problem_that_cannot_be_sent_is_told() -> None:
    class Local(Exception):
        pass

    assert str(sendable(Local("why"))) == "Local: why"
    assert isinstance(sendable(KeyError("x")), KeyError)


def test_a_job_of_a_notebook_is_sent_whole() -> None:
    def double() -> AbstractContextManager[Any]:
        return nullcontext(lambda number: 2 * number)

    with pickle.loads(packed(double))() as work:
        assert work(4) == 8


def test_without_cloudpickle_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    with pytest.raises(BadOption, match="put it into a module of its own"):
        packed(lambda: nullcontext(str))
