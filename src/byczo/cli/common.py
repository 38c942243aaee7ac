"""What several commands need: options of a table, files of records, a console."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.console import Console

from byczo.cli.printable import printable
from byczo.core.errors import BadOption, BadRecord
from byczo.core.game import Game
from byczo.core.game_record import GameRecord, read_records
from byczo.core.options import Options

WIDTH = 80


class Output(Console):
    """A console that raises BrokenPipeError when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Rich would end the program here, with exit code 1."""
        raise BrokenPipeError


def console() -> Console:
    """Output for people: never wider than 80 columns, plain when it is not a terminal."""
    out = Output(highlight=False, soft_wrap=False)
    out.width = min(out.width, WIDTH) if out.is_terminal else WIDTH
    return out


def options_of(game: Game, args: argparse.Namespace, *, players: int) -> Options:
    """The options that the command line asks for; ``players`` where it does not say."""
    given: dict[str, Any] = {}
    for word in args.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"--option {word!r}: write NAME=VALUE, for example players=4")
        given[name] = read_json(value[1:], f"option {name!r}") if value.startswith("@") else value
    if args.players is not None:
        given["players"] = args.players
    return game.read_options({"players": players, **given})


def read_json(file: str, wish: str) -> Any:
    """What the JSON file holds; ``wish`` says in errors what named the file."""
    try:
        return json.loads(Path(file).read_bytes())
    except OSError as problem:
        raise BadOption(f"{wish}: cannot read {file}: {problem.strerror}") from None
    except ValueError:
        raise BadOption(f"{wish}: {file} is not complete JSON") from None


def records_of(args: argparse.Namespace) -> Iterator[tuple[int, GameRecord]]:
    """The records that the command line asks for, numbered from 1; names can be printed."""
    found = False
    for number, record in enumerate(read_records(Path(args.file)), 1):
        if args.game in {None, number}:
            found = True
            seats = [replace(seat, name=printable(seat.name)) for seat in record.seats]
            yield number, replace(record, seats=seats)
    if not found:
        raise BadRecord(f"{args.file} has no game number {args.game}")


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written before a long command begins."""
    try:
        path.open("a").close()
    except OSError as problem:
        raise BadRecord(f"cannot write {path}: {problem.strerror}") from None


def print_json(value: object) -> None:
    """One JSON document on standard output."""
    print(json.dumps(value, ensure_ascii=False))
