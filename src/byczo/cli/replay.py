"""``byczo replay``: checks a record against the rules and shows it step by step."""

from __future__ import annotations

import argparse

import msgspec

from byczo.cli.common import console, print_json, records_of
from byczo.core.game_record import GameRecord
from byczo.core.match import Match
from byczo.games import game_of
from byczo.games.boards import board_of, sentence_of
from byczo.locales import guess_language, voice


def run(args: argparse.Namespace) -> int:
    """Replay each record; in JSON, one object per entry with what it made happen."""
    for number, record in records_of(args):
        if args.json:
            _as_json(number, record)
        else:
            _for_people(number, record, args)
    return 0


def _fresh(record: GameRecord) -> Match:
    game = game_of(record.game)
    return Match(game, record.options, seats=record.seats, compiled=True)


def _as_json(number: int, record: GameRecord) -> None:
    match = _fresh(record)
    steps = [
        {"entry": entry, "events": msgspec.to_builtins(events)}
        for entry, events in match.replay(record)
    ]
    result = msgspec.to_builtins(match.result)
    print_json({"game": number, "of": record.game, "steps": steps, "result": result})


def _for_people(number: int, record: GameRecord, args: argparse.Namespace) -> None:
    out = console()
    match = _fresh(record)
    say = voice(args.lang or guess_language(), match.game.texts)
    names = [seat.name for seat in record.seats]
    out.rule(f"{number} · {match.game.title} · {', '.join(names)}")
    for entry, events in match.replay(record):
        lines = [sentence_of(match.game, event, names, say) for event in events]
        for line in filter(None, lines):
            out.print(line, markup=False)
        if "do" not in entry or (any(lines) and len(match.waiting) != 1):
            out.print(board_of(match.game).board(match.view(None), names, say))
            if args.step and out.is_terminal:
                out.input("⏎ ")
    out.print(say("cli-checked", entries=len(record.log)))
