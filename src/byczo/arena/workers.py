"""Tables on all cores: worker processes that each play one table after the other."""

from __future__ import annotations

import atexit
import pickle
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from byczo.arena.process import BotFailed
from byczo.arena.seatings import Seating
from byczo.arena.table_play import TablePlayer, TableResult, TableSettings
from byczo.core.errors import BadOption
from byczo.core.validation import listed

AHEAD = 4
"""Tables that are handed out per worker, so that none has to wait for the next."""

Task = tuple[int, Seating]

_player: TablePlayer


def play_tables(
    settings: TableSettings, tasks: Iterator[Task], workers: int
) -> Iterator[TableResult]:
    """Play the tables and give their results as they come, which is in no order.

    Tasks are taken only as workers need them, so whoever makes them can stop at any time.
    """
    if workers == 1:
        with TablePlayer(settings) as player:
            for task in tasks:
                yield player.play(*task)
        return
    # Fresh processes, for a copy of this one would share its threads' locks.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _start_worker, (packed(settings),))
    try:
        pending = {pool.submit(_play, task) for task in islice(tasks, AHEAD * workers)}
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield _result(future)
                pending |= {pool.submit(_play, task) for task in islice(tasks, 1)}
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def packed(settings: TableSettings) -> bytes:
    """Settings for another process; bots that were defined in a notebook need cloudpickle."""
    own = [name for name, maker in settings.makers.items() if _is_of_main(maker)]
    if not own:
        return pickle.dumps(settings)
    try:
        import cloudpickle
    except ModuleNotFoundError:
        raise BadOption(
            f"{listed(own)}: put the bot into a module of its own, install cloudpickle, "
            "or play with one worker"
        ) from None
    made: bytes = cloudpickle.dumps(settings)
    return made


def _is_of_main(maker: object) -> bool:
    return getattr(maker, "__module__", "__main__") == "__main__"


def _result(future: Future[TableResult]) -> TableResult:
    try:
        return future.result()
    except BrokenProcessPool:
        raise BotFailed("a worker process died; was there enough memory?") from None


def _start_worker(settings: bytes) -> None:
    """Prepare a worker. The interrupt key is for the arena, which then ends its workers."""
    global _player  # noqa: PLW0603 - a worker has one, from its start to its end
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _player = TablePlayer(pickle.loads(settings))
    atexit.register(_player.close)


def _play(task: Task) -> TableResult:
    return _player.play(*task)
