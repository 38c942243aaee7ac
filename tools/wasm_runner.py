"""Runs the WebAssembly of a game in Node, with the frame of the browser (``web/src/engine``)."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import msgspec
import numpy as np

from byczo.core.compiler.spec import Parameter
from byczo.core.game_record import GameRecord
from byczo.prebuilt.browser_manifest import BrowserManifest

SCRIPT = Path(__file__).with_suffix(".mjs")


class WasmProblem(Exception):
    """What the frame complained about."""


class WasmGame:
    """The WebAssembly of one game, in a process of Node."""

    def __init__(self, manifest: Path) -> None:
        """``manifest`` lies beside its module."""
        self.manifest = msgspec.json.decode(manifest.read_bytes(), type=BrowserManifest)
        self.seconds = 0.0  # of CPU time: the last call, or the quickest of its repetitions
        node = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
        self.process = subprocess.Popen(
            [node, str(SCRIPT), str(manifest.resolve())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()

    def call(self, name: str, *arguments: Any, repeat: int = 1) -> tuple[Any, list[bytes]]:
        """What a kernel returns, and the bytes that it left in each array or record."""
        parameters = self.manifest.kernels[name].parameters
        given = [_given(*each) for each in zip(parameters, arguments, strict=True)]
        _share(given, arguments)
        answer = self._ask(command="call", kernel=name, given=given, repeat=repeat)
        self.seconds = answer["seconds"]
        return answer["result"], [b64decode(each or "") for each in answer["arrays"]]

    def play(self, options: dict[str, Any], moves: list[dict[str, Any]]) -> dict[str, Any]:
        """All that is to be seen at a table after each of the moves, and its last state."""
        return self._ask(command="play", options=options, moves=moves)

    def decide(self, level: str, seen: bytes, seat: int, stream: int) -> tuple[int, int]:
        """What a bot does who observes this, and its stream afterwards."""
        given = b64encode(seen).decode()
        made = self._ask(command="decide", level=level, seen=given, seat=seat, stream=str(stream))
        return made["action"], int(made["stream"])

    def advise(self, seen: bytes, seat: int, playouts: int) -> list[dict[str, Any]]:
        """All answers of the coach to a seat that observes this."""
        given = b64encode(seen).decode()
        asked = self._ask(command="advise", seen=given, seat=seat, playouts=playouts)
        answers: list[dict[str, Any]] = asked["answers"]
        return answers

    def daily(self, day: str, *, last: bool) -> GameRecord:
        """The deal of a day, by a player who always takes the first choice.

        ``last``: after the bots have chosen, instead of at once.
        """
        asked = self._ask(command="daily", game=self.manifest.game, date=day, last=last)
        return msgspec.convert(asked["record"], GameRecord)

    def start(self, options: dict[str, Any]) -> bytes:
        """The first state of a table."""
        return b64decode(self._ask(command="start", options=options)["state"])

    def _ask(self, **asked: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if "problem" in answer:
            raise WasmProblem(answer["problem"])
        return answer


def bytes_of(argument: Any) -> bytes:
    """The memory of an array or record; nothing, of a number."""
    return argument.tobytes() if isinstance(argument, np.ndarray | np.void) else b""


def _share(given: list[Any], arguments: Sequence[Any]) -> None:
    """Arguments that lie at one place, such as a record and its numbers, do so in Node, too."""
    places: dict[int, int] = {}
    for index, argument in enumerate(arguments):
        if isinstance(argument, np.ndarray):
            place = places.setdefault(argument.__array_interface__["data"][0], index)
            if place != index:
                given[index] = {"same": place, "element": given[index]["element"]}


def _given(parameter: Parameter, argument: Any) -> object:
    """An argument as the runner takes it."""
    if parameter.kind == "int":
        return str(int(argument))
    if parameter.kind in {"float", "bool"}:
        return argument
    shape = list(np.shape(argument)) if parameter.kind == "array" else [1]
    content = bytes_of(argument)
    written = b64encode(content).decode() if any(content) else ""  # nothing stands for zeros
    return {"element": parameter.element, "shape": shape, "bytes": written}
