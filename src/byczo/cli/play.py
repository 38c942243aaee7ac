"""``byczo play``: a game in the terminal against bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from byczo.cli.common import console, options_of
from byczo.core.chance import Seeded, stream_of
from byczo.core.errors import BadRecord, ByczoError
from byczo.core.events import Event
from byczo.core.fairness import Fair
from byczo.core.game import Game
from byczo.core.game_record import Seat, to_line
from byczo.core.match import Match
from byczo.games import GAMES, game_of
from byczo.games.boards import board_of, sentence_of
from byczo.locales import Say, guess_language, voice
from byczo.play.roster import Bot, bot_of

ME = 0
BOT_NAMES = ("Bruno", "Celina", "Dario", "Edda", "Felek", "Gina", "Henryk", "Ilse", "Jacopo")


class Quit(Exception):
    """The person has left the table."""


def run(args: argparse.Namespace) -> int:
    """Sit down, play, show the result."""
    language = args.lang or guess_language()
    out = console()
    try:
        game = game_of(args.game) if args.game else asked_game(out, language)
        say = voice(language, game.texts)
        options = options_of(game, args, players=game.usual_players)
        stream = stream_of(args.seed if args.seed is not None else Fair.fresh().commitment)
        bot: Bot = bot_of(args.bots, game, stream)
        chance = Seeded(args.seed) if args.seed is not None else Fair.fresh()
        seats = seats_of(args.name or say("play-you"), args.bots, options.players)
        match = Match(game, options, chance=chance, seats=seats)
        record = Path(args.record) if args.record else None
        TerminalGame(
            match, lambda seat: bot.decide(match.observe(seat), seat), out, say, record
        ).play()
    except Quit:
        out.print(voice(language)("play-left"))
    return 0


def seats_of(mine: str, by: str, players: int) -> list[Seat]:
    """The person, and bots with other names."""
    names = [mine, *(name for name in BOT_NAMES if name != mine)][:players]
    return [Seat(name=name, by=by if n != ME else "human") for n, name in enumerate(names)]


class TerminalGame:
    """One game of a person against bots."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        decide: Callable[[int], int],
        out: Console,
        say: Say,
        record: Path | None = None,
    ) -> None:
        """``decide`` says what the bot in a seat does; the game is written to ``record``."""
        self.match, self.decide, self.out, self.say = match, decide, out, say
        self.names = [seat.name for seat in match.seats]
        self.record = record

    def play(self) -> None:
        """Play until the game has ended."""
        chance = self.match.chance
        self.out.rule(self.match.game.title)
        if isinstance(chance, Fair):
            self.out.print(self.say("play-commitment", commitment=chance.commitment), style="dim")
        self.out.print(self.say("play-help"), style="dim")
        while not self.match.over:
            self._print(self._turn())
        self.out.print(self._board())
        if isinstance(chance, Fair):
            self.out.print(self.say("play-secret", secret=chance.secret.hex()), style="dim")
        if self.record is not None:
            self._save(self.record)

    def _turn(self) -> list[Event]:
        """All seats that have to decide do so, the person last."""
        events: list[Event] = []
        waiting = self.match.waiting
        for seat in (seat for seat in waiting if seat != ME):
            events += self.match.act(seat, self.decide(seat))
        if ME in waiting:
            self._print(events)
            self.out.print(self._board())
            return self._asked()
        return events

    def _asked(self) -> list[Event]:
        """Ask until the answer is legal."""
        while True:
            answer = _answer(self.out, self.say("play-prompt", name=self.names[ME]))
            if answer in {"q", "quit"}:
                raise Quit
            if answer in {"", "?"}:
                self.out.print(", ".join(self.match.legal(ME)), markup=False)
                continue
            try:
                return self.match.act(ME, self._completed(answer))
            except ByczoError as problem:
                self.out.print(str(problem), style="red", markup=False)

    def _completed(self, answer: str) -> str:
        """A lone number or word stands for the only legal action that ends in it."""
        fits = [do for do in self.match.legal(ME) if do.split()[-1] == answer]
        return fits[0] if len(fits) == 1 else answer

    def _board(self) -> object:
        return board_of(self.match.game).board(self.match.view(ME), self.names, self.say)

    def _print(self, events: list[Event]) -> None:
        for event in events:
            line = sentence_of(self.match.game, event, self.names, self.say)
            if line:
                self.out.print(line, markup=False)

    def _save(self, path: Path) -> None:
        try:
            path.write_text(to_line(self.match.record()) + "\n", encoding="utf-8")
        except OSError as problem:
            raise BadRecord(f"cannot write {path}: {problem.strerror}") from None
        self.out.print(self.say("play-saved", file=str(path)), markup=False)


def asked_game(out: Console, language: str) -> Game:
    """Ask which game to play."""
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        say, tagline = voice(language, game.texts), f"{game.id}-tagline"
        out.print(f"[bold]{number}  {game.title}[/bold]  {say.either(tagline, '')}")
    question = voice(language)("play-which", count=len(games))
    while True:
        answer = _answer(out, question)
        if answer in {"q", "quit"}:
            raise Quit
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if answer in GAMES:
            return GAMES[answer]


def _answer(out: Console, prompt: str) -> str:
    try:
        answer = out.input(f"{prompt} ").strip().lower()
    except EOFError:
        out.print()
        raise Quit from None
    if not out.is_terminal:
        out.print(answer, markup=False)  # so that the transcript of a piped game can be read
    return answer
