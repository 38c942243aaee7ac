"""Worker processes of this machine."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from byczo.workers.crew import Sign
from byczo.workers.job import Answer, packed
from byczo.workers.local import local_crew
from tests.workers.jobs import Deadly, Squares


def test_a_worker_from_its_start_to_its_end(tmp_path: Path) -> None:
    with local_crew(1) as crew:
        crew.start(5)
        assert crew.wait() == [(5, Sign.READY)]
        crew.tell(5, packed(Squares(tmp_path)))
        crew.send(5, [2, 3])
        ((worker, answer),) = crew.wait()
        assert isinstance(answer, Answer)
        assert (worker, answer.results, answer.problem) == (5, [4, 9], None)
    (notes,) = tmp_path.iterdir()
    assert notes.read_text().split() == ["open", "2", "3", "close"]
    with pytest.raises(ProcessLookupError):
        os.kill(int(notes.name), 0)


def test_a_worker_that_died_is_told_and_can_be_sent_to(tmp_path: Path) -> None:
    with local_crew(1) as crew:
        crew.start(0)
        crew.wait()
        crew.tell(0, packed(Deadly(tmp_path, deadly=(1,))))
        crew.send(0, [1])
        assert crew.wait() == [(0, Sign.LOST)]
        crew.start(1)
        assert crew.wait() == [(1, Sign.READY)]
        crew.processes[1].kill()
        crew.processes[1].join()
        crew.send(1, [1])
        assert crew.wait() == [(1, Sign.LOST)]
