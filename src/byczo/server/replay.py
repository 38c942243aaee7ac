"""A finished game once more, decision by decision, as one of its seats saw it."""

from __future__ import annotations

import msgspec

from byczo.core.errors import BadRecord
from byczo.core.events import Event, Ready
from byczo.core.game_record import GameRecord
from byczo.core.match import Match
from byczo.games import game_of
from byczo.messages.http_messages import Replay, ReplayStep
from byczo.table.errors import NoSuchSeat


def replay_of(record: GameRecord, seat: int, *, compiled: bool = False) -> Replay:
    """The views of a seat, with what happened before each."""
    game = game_of(record.game)
    if not 0 <= seat < len(record.seats):
        raise NoSuchSeat(f"the game has seats 0 to {len(record.seats) - 1}, not {seat}")
    match = Match(game, record.options, seats=record.seats, compiled=compiled)
    steps: list[ReplayStep] = []
    happened: list[Event] = []
    for _, events in match.replay(record):
        happened += events
        if match.needs_chance or [type(event) for event in events] == [Ready]:
            continue  # nobody could see anything new yet
        view = msgspec.Raw(match.view_json(seat))
        steps.append(ReplayStep(entry=len(match.log), events=happened, view=view))
        happened = []
    if not steps:
        raise BadRecord("nothing happened in this game")
    return Replay(
        game=game.id,
        options=record.options,
        rule_values=game.rule_values(match.options),
        seats=record.seats,
        seat=seat,
        scores=match.scores,
        result=record.result,
        steps=steps,
    )
