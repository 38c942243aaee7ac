"""``byczo pad``: a score pad in the terminal, for those who play with the box."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from byczo.cli.common import console, options_of
from byczo.cli.pad_entry import read_round
from byczo.cli.print import write_files
from byczo.core.errors import BadOption, BadRecord, BadRound, ByczoError
from byczo.core.game import Game
from byczo.core.options import written_options
from byczo.core.pad_declaration import Owners, PadNumbers, Turns
from byczo.core.score_pad import ScorePad, Standing, standing
from byczo.games import game_of
from byczo.locales import Say, guess_language, voice
from byczo.table.names import free_name, readable_name

HOW = {
    PadNumbers: "cli-pad-how-numbers",
    Owners: "cli-pad-how-owners",
    Turns: "cli-pad-how-turns",
}
"""Texts that say what to type for a round."""


class Stopped(Exception):
    """Nothing more is written."""


def run(args: argparse.Namespace) -> int:
    """Write rounds until the game is over or somebody stops."""
    game = game_of(args.game)
    say = voice(args.lang or guess_language(), game.texts)
    file = Path(args.file) if args.file else None
    try:
        pad = read_pad(file, game) if file and file.exists() else _new_pad(game, args, say)
        TerminalPad(game, pad, file, console(), say).write()
    except (EOFError, Stopped):
        pass
    return 0


def read_pad(file: Path, game: Game) -> ScorePad:
    """A pad that was kept; BadRecord or BadOption says what is wrong with the file."""
    try:
        pad = msgspec.json.decode(file.read_bytes(), type=ScorePad)
    except OSError as problem:
        raise BadRecord(f"cannot read {file}: {problem.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadRecord(f"{file} is no score pad") from None
    if pad.game != game.id:
        raise BadOption(f"{file} is a pad of {pad.game!r}, not of {game.id!r}")
    standing(game, pad)
    return pad


def _new_pad(game: Game, args: argparse.Namespace, say: Say) -> ScorePad:
    given = args.names or _asked(say("cli-pad-names"))
    names: list[str] = []
    for name in given.split(",") if "," in given else given.split():
        names.append(free_name(readable_name(name), names))
    args.players = len(names)
    options = written_options(options_of(game, args, players=len(names)))
    del options["players"]
    pad = ScorePad(game=game.id, options=options, names=names)
    standing(game, pad)
    return pad


class TerminalPad:
    """A pad, the file that it is kept in, and the person who writes."""

    def __init__(
        self, game: Game, pad: ScorePad, file: Path | None, out: Console, say: Say
    ) -> None:
        self.game, self.pad, self.file, self.out, self.say = game, pad, file, out, say

    def write(self) -> None:
        """One line after the other."""
        self.out.rule(self.game.title)
        self.out.print(self.say("cli-pad-help"), style="dim", markup=False)
        self._keep(self.pad)
        while True:
            now = self._show()
            number = len(self.pad.rounds) + 1
            prompt = "cli-pad-over" if now.over else "cli-pad-prompt"
            line = _asked(self.say(prompt, round=number, how=self._how()))
            try:
                if line:
                    self._keep(self._changed(line))
            except BadRound as problem:
                words = self.say(problem.text)
                where = self.say("pad-problem-in-round", round=problem.number, problem=words)
                self._complain(words if problem.number == number else where)
            except ByczoError as problem:
                self._complain(str(problem))

    def _changed(self, line: str) -> ScorePad:
        """The pad after what the line asks for."""
        word, _, rest = line.partition(" ")
        if word in {"undo", "u"}:
            return self.pad.without_round(self._number(rest))
        if word in {"correct", "c"}:
            number = self._number(rest)
            before = msgspec.structs.replace(self.pad, rounds=self.pad.rounds[: number - 1])
            first = _asked(self.say("cli-pad-prompt", round=number, how=self._how()))
            marks = read_round(self.game, before, first, _asked, self.say)
            return self.pad.with_correction(number, marks)
        return self.pad.with_round(read_round(self.game, self.pad, line, _asked, self.say))

    def _number(self, text: str) -> int:
        """Which round is meant; the last one, if nothing is said."""
        if not text.strip():
            return len(self.pad.rounds)
        if not (text.strip().isascii() and text.strip().isdigit() and len(text.strip()) < 6):
            raise BadOption(self.say("cli-pad-not-a-number", text=text.strip()))
        return int(text)

    def _keep(self, pad: ScorePad) -> None:
        """Only what the rules allow; kept before it is shown."""
        standing(self.game, pad)
        if self.file is not None:
            write_files({self.file: msgspec.json.encode(pad) + b"\n"})
        self.pad = pad

    def _show(self) -> Standing:
        now = standing(self.game, self.pad)
        names = self.pad.names
        table = Table()
        table.add_column("")
        for name in names:
            table.add_column(name, justify="right")
        for number, points in enumerate(now.points, 1):
            table.add_row(str(number), *map(str, points))
        totals = [
            f"[bold]{total}[/bold]" if place == 1 else str(total)
            for total, place in zip(now.totals, now.places, strict=True)
        ]
        table.add_row(self.say("print-total"), *totals)
        self.out.print(table)
        first = [name for name, place in zip(names, now.places, strict=True) if place == 1]
        if self.pad.rounds:
            said = self.say(
                "pad-wins" if now.over else "pad-leads",
                names=", ".join(first),
                count=len(first),
                points=now.totals[now.places.index(1)],
            )
            self.out.print(said, markup=False)
        if now.turn is not None and not now.over:
            self.out.print(self.say(self.game.pad.turn_text, name=names[now.turn]), markup=False)
        return now

    def _how(self) -> str:
        """What to type for a round."""
        entry = self.game.pad.entry
        fields = entry.fields if isinstance(entry, PadNumbers) else ()
        cards = sum(bool(field.cards) for field in fields)
        return self.say(HOW[type(entry)], fields=len(fields), cards=cards)

    def _complain(self, words: str) -> None:
        self.out.print(words, style="red", markup=False)


def _asked(prompt: str) -> str:
    line = input(f"{prompt} ").strip()
    if line in {"q", "quit"}:
        raise Stopped
    return line
