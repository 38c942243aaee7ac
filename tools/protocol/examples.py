"""One true example of every message: written by hand, or taken from games being played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from byczo import __version__
from byczo.core.events import Event
from byczo.core.fairness import Fair
from byczo.core.match import Match
from byczo.core.reason import Reason
from byczo.games import GAMES
from byczo.messages import (
    client_messages,
    http_messages,
    server_messages,
    table_events,
)
from byczo.messages.advice import Advice, Candidate
from byczo.messages.http_messages import Listed, Played
from byczo.messages.review import Move, Player, Review
from byczo.server.audience import HEARTBEAT
from byczo.server.connections import refusal
from byczo.server.replay import replay_of
from byczo.table import log_entries as entries
from byczo.table.changes import apply, replay
from byczo.table.checks import Caller
from byczo.table.commands import decide, open_table
from byczo.table.errors import TooLate
from byczo.table.presentation import table_now, view_of

NOON = 1_790_000_000_000
TABLE = "9f2c41d07ab35e8864c1d2f0"
TOKEN = "Zk3vQ8w1rXo5tYb7mNc2La"
SECRET = bytes(range(32))
RULE_SETS = ("base", "tactical")
"""Between them the games show every event in these."""

PLAYER = Player(
    seat=0,
    name="Ania",
    par=-52.0,
    result=-41.0,
    skill=6.5,
    deal=1.0,
    luck=3.5,
    cost=4.2,
    accuracy=91.0,
    decisions=22,
)
MOVE = Move(
    entry=2,
    round=1,
    turn=1,
    seat=0,
    do="play 3",
    verdict="costs",
    cost=2.1,
    error=0.3,
    danger=0.9,
    reason=Reason("six-nimmt-why-low", {"heads": 2, "row": 4}),
    best="play 46",
    best_reason=Reason("six-nimmt-why-next", {"end": 45, "place": 2, "row": 4}),
    standing=0.4,
    skill=-1.8,
    luck=0.6,
)

EXAMPLES: list[msgspec.Struct] = [
    client_messages.Hello(table=TABLE, seen=41),
    client_messages.Ping(sent=NOON),
    client_messages.Act(id="a7", do="play 45", moment=12),
    client_messages.Sit(id="a1", name="Ania"),
    client_messages.Leave(id="a30"),
    client_messages.Back(id="a31"),
    client_messages.Rename(id="a21", name="Ania K."),
    client_messages.AddBot(id="a3", bot="ox"),
    client_messages.Invite(id="a14", name="My bot", token=TOKEN),
    client_messages.Remove(id="a4", seat=2),
    client_messages.Replace(id="a20", seat=1),
    client_messages.SetUp(id="a5", options={"target": 100}, clock="relaxed"),
    client_messages.Salt(id="a2", salt="3fQz0Lw8"),
    client_messages.Seal(
        id="a4", seal="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
    ),
    client_messages.Start(id="a6"),
    client_messages.Chat(id="a8", text="Bull's eye!"),
    client_messages.React(id="a9", reaction="wow"),
    client_messages.Pause(id="a10", want=True),
    client_messages.Abandon(id="a11", want=True),
    client_messages.Rematch(id="a40"),
    client_messages.Link(id="a12", token=TOKEN),
    client_messages.Unlink(id="a13"),
    client_messages.PutPad(id="a15", names=["Ania", "Bruno"], rounds=[[12, 7]]),
    client_messages.WriteRound(id="a16", version=1, round=2, marks=[3, 30]),
    client_messages.OpenPad(id="a17", everybody=True),
    client_messages.Hint(id="a14"),
    server_messages.Welcome(table=TABLE, version=__version__, now=NOON, heartbeat=HEARTBEAT),
    server_messages.You(seat=0, host=True, devices=1),
    server_messages.Chosen(moment=1, do="play 45"),
    server_messages.Ack(id="a7"),
    refusal(TooLate("this answers moment 12; the game is at moment 13"), "en", "a7"),
    server_messages.Present(seats=[0, 2], watching=1, bots=True),
    server_messages.Hinted(
        id="a13",
        moment=1,
        advice=Advice(
            payoff="own",
            unit="heads",
            exact=False,
            worlds=800,
            usual=-6.1,
            danger="six-nimmt-danger-row",
            candidates=[
                Candidate(
                    do="play 45",
                    verdict="best",
                    cost=0.0,
                    error=0.0,
                    value=-5.2,
                    danger=0.08,
                    reason=Reason("six-nimmt-why-room", {"row": 2, "free": 3, "most": 2}),
                )
            ],
        ),
        last=True,
    ),
    server_messages.Pong(sent=NOON, now=NOON + 21),
    table_events.SatDown(seat=0, name="Ania", by="human"),
    table_events.Renamed(seat=0, name="Ania K.", before="Ania"),
    table_events.GotUp(seat=1, name="Bruno"),
    table_events.Sealed(seat=0),
    table_events.SealsClosed(seats=[0, 1]),
    table_events.SealsOpened(),
    table_events.Salted(seat=0),
    table_events.SetUpChanged(),
    table_events.SeatsDrawn(number=1, order=[1, 0], salts=["3fQz0Lw8"]),
    table_events.TakenOver(seat=1, by="ox", why="clock"),
    table_events.CameBack(seat=1),
    table_events.ClockRanOut(seat=1),
    table_events.Said(seat=0, name="Ania", text="Bull's eye!", at=NOON),
    table_events.Reacted(seat=0, reaction="wow"),
    table_events.PauseVote(seat=0, want=True),
    table_events.Paused(),
    table_events.PlayedOn(seat=0),
    table_events.AbandonVote(seat=0, want=True),
    table_events.Abandoned(),
    table_events.Gathering(number=2, commitment=Fair(SECRET).commitment),
    http_messages.OpenTable(game="six-nimmt", options={"target": 66}, name="Ania"),
    http_messages.Join(name="Bruno"),
    http_messages.SheetWish(players=4, paper="letter", mono=True, language="it"),
    http_messages.Nothing(),
    http_messages.Program(token=f"{TOKEN}.c2lnbmF0dXJl"),
    http_messages.Device(
        id="xTq3_0Lw", kind="phone", system="Android", first=NOON, last=NOON, here=True
    ),
    http_messages.DeviceLink(link=f"{TOKEN}.c2lnbmF0dXJl", until=NOON + 600_000),
    http_messages.UseLink(link=f"{TOKEN}.c2lnbmF0dXJl"),
    http_messages.Revocation(device="xTq3_0Lw"),
    http_messages.Version(name="byczo", version=__version__),
    http_messages.GameInfo(
        game="x-nimmt",
        title="X nimmt!",
        players=[2, 3, 4],
        minutes=20,
        fewest_wins=True,
        rule_sets={"base": {}},
        levels=["calf", "heifer", "cow", "ox", "bull", "aurochs"],
        bots=["calf", "heifer", "cow", "ox", "bull", "aurochs", "random", "greedy", "search"],
        chapters=["goal", "cards"],
        rule_values={"players": 4, "rounds": 2},
    ),
    http_messages.AtTable(table=TABLE),
    http_messages.TableCode(code="clover 4821", until=NOON + 3_600_000),
    http_messages.Reviewed(before=0, done=17, total=44, review=None),
    PLAYER,
    MOVE,
    Review(
        game="six-nimmt",
        names=["Ania", "Bruno"],
        payoff="own",
        unit="heads",
        finished=True,
        totals=[41, 70],
        playouts=8000,
        players=[PLAYER],
        moves=[MOVE],
        turning_points=[0],
    ),
    Listed(table=TABLE, game="six-nimmt", status="gathering", changed=NOON, names=["Ania"]),
    Played(
        table=TABLE, number=1, game="six-nimmt", ended=NOON, names=["Ania", "Bruno"], result=None
    ),
]


@cache
def examples() -> dict[type[msgspec.Struct], msgspec.Struct]:
    """An example of every message, event, view and body."""
    found: dict[type[msgspec.Struct], msgspec.Struct] = {}
    for example in (*EXAMPLES, *_at_a_table(), *_again(), *_in_games()):
        found.setdefault(type(example), example)
    return found


def _again() -> Iterator[msgspec.Struct]:
    """The beginning of a finished game, as it is shown again."""
    match = Match(GAMES["x-nimmt"], {"players": 2})
    match.draw_from(Fair(SECRET))
    again = replay_of(match.record(), 0)
    yield again
    yield from again.steps


def _at_a_table() -> Iterator[msgspec.Struct]:
    """What a table of 6 nimmt! says when its game begins."""
    caller = Caller("ania", NOON, (), lambda count: SECRET[:count])
    log: list[entries.AnyEntry] = [open_table(client_messages.SetUp(id="a0"), "six-nimmt", caller)]
    table = replay(log)
    events: list[Event] = []
    for command in (
        client_messages.Sit(id="a1", name="Ania"),
        client_messages.AddBot(id="a3", bot="ox"),
        client_messages.Start(id="a6"),
    ):
        events = apply(table, decide(table, command, caller))
    yield server_messages.Events(first=table.count - len(events) + 1, events=events)
    yield table_now(table)
    view = view_of(table, table.seat_of("ania"))
    assert view is not None
    yield view


def _in_games() -> Iterator[msgspec.Struct]:
    """Views and events of whole games, where everybody plays the middle of their choices."""
    for game in GAMES.values():
        for rule_set in (name for name in game.rule_sets if name in RULE_SETS):
            options: dict[str, Any] = {"players": game.players[0], **game.rule_sets[rule_set]}
            match = Match(game, options)
            yield from match.draw_from(Fair(SECRET))
            yield match.view(0)
            yield match.options
            while not match.over:
                seat = match.waiting[0]
                actions = match.actions(seat)
                yield from match.act(seat, actions[len(actions) // 2])
