"""A bot that is a process: it reads questions and writes answers, one JSON object per line."""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
import time
from typing import IO, Any

import msgspec

from byczo.core.chance import draw
from byczo.core.contract import Stream, TableState
from byczo.core.errors import ByczoError, IllegalAction
from byczo.core.game import Game

NO_ACTION = 0
"""Actions are numbered from 1, so this one is never legal."""

START_UP = 10.0
"""Seconds that the first answer of a process may take beyond the limit."""

PATIENCE = 1.0
"""Seconds that a process has to end by itself when its input ends."""

SEEDS = 1 << 15


class BotFailed(ByczoError):
    """A bot broke down, so that nothing can be said about its strength."""

    code = "bot-failed"


class Late(Exception):
    """No answer within the limit."""


class Conversation:
    """A running process, asked one question at a time."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.owes = False  # the answer to a question that was given up
        self.answered = False  # ever, by any process of this command
        self.starting = True

    def ask(self, question: bytes, limit: float) -> bytes:
        """The answer; Late if there is none in time. A process that ended is started again."""
        if self.process is None:
            self._start()
        deadline = time.monotonic() + limit + START_UP * self.starting
        if self.owes:
            self._next_line(deadline)
        while not self.lines.empty():  # nobody asked for these
            if not self.lines.get():
                self._ended()
        self._write(question)
        self.owes = True
        return self._next_line(deadline)

    def close(self) -> None:
        """End the process: close its input, then terminate, then kill it."""
        if self.process is None:
            return
        process, self.process = self.process, None
        assert process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        for end in (process.terminate, process.kill):
            try:
                process.wait(PATIENCE)
                break
            except subprocess.TimeoutExpired:
                end()
        process.wait()
        self.reader.join()

    def _start(self) -> None:
        words = shlex.split(self.command)
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as problem:
            raise BotFailed(f"cannot start {self.command!r}: {problem.strerror}") from None
        self.lines = queue.SimpleQueue()
        self.owes, self.starting = False, True
        self.reader = threading.Thread(
            target=_read_lines, args=(self.process.stdout, self.lines), daemon=True
        )
        self.reader.start()

    def _write(self, question: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(question + b"\n")
        except OSError:
            self._ended()

    def _next_line(self, deadline: float) -> bytes:
        try:
            line = self.lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise Late from None
        if not line:
            self._ended()
        self.owes = self.starting = False
        self.answered = True
        return line

    def _ended(self) -> None:
        assert self.process is not None
        process = self.process
        self.close()
        if not self.answered:
            raise BotFailed(
                f"{self.command!r} ended before its first answer, "
                f"with exit code {process.returncode}"
            )
        raise Late


def _read_lines(output: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Pass on line after line; an empty one says that there are no more."""
    with output:
        for line in output:
            lines.put(line.rstrip(b"\r\n") or b" ")
    lines.put(b"")


class ProcessBot:
    """Asks a process. What it answers may be illegal; that is for the arena to judge."""

    def __init__(self, game: Game, stream: Stream, conversation: Conversation, limit: float):
        self.game = game
        self.stream = stream
        self.conversation = conversation
        self.limit = limit

    def decide(self, seen: TableState, seat: int) -> int:
        """The action that the process names, or NO_ACTION if it names none; Late if too late."""
        return self._read(seen, self.conversation.ask(self._question(seen, seat), self.limit))

    def _question(self, seen: TableState, seat: int) -> bytes:
        engine, write = self.game.interpreted, self.game.notation.write_action
        count = engine.choices(seen, seat)
        legal = sorted(int(engine.choice(seen, seat, index)) for index in range(count))
        return msgspec.json.encode(
            {
                "game": self.game.id,
                "seat": seat,
                "view": msgspec.Raw(self.game.view_json(seen, seat, engine)),
                "legal": [write(seen, action) for action in legal],
                "seed": int(draw(self.stream, SEEDS)),
            }
        )

    def _read(self, seen: TableState, answer: bytes) -> int:
        try:
            said: Any = msgspec.json.decode(answer)
            return self.game.notation.read_action(seen, said["do"])
        except (msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError, AttributeError):
            return NO_ACTION
        except IllegalAction:
            return NO_ACTION
