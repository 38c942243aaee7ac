"""Two worlds over the wire: two servers, the same public history, other hidden cards.

Whoever cannot know hears the same from both, byte for byte: seats, spectators, second devices,
those who come back, those who ask over HTTP, those who ask for a hint, and the bot that stands
in for a seat.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.errors import IllegalAction
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.core.options import Options, written_options
from byczo.games import GAMES
from tests.contract.worlds import other_world
from tests.server.running import Player, ServerProcess
from tests.server.schema_check import check
from tests.support import short

Log = list[dict[str, Any]]
Heard = dict[str, Any]
DEALT = str(Path(__file__).with_name("dealt_server.py"))


@dataclass(frozen=True)
class Story:
    """A game so far, in two worlds that the observer cannot tell apart."""

    name: str
    game: Game
    options: Options
    observer: int
    here: Log
    there: Log

    @property
    def worlds(self) -> tuple[Log, Log]:
        return self.here, self.there


def stories() -> list[Story]:
    """One of every game and rule set that hides something: cards, or else secret choices."""
    found = []
    for game in GAMES.values():
        for rule_set, options in game.rule_sets.items():
            players = max(4, game.players[0])
            table = short(game, game.read_options({"players": players, **options}))
            story = cards_apart(f"{game.id}-{rule_set}", game, table)
            found.append(story or choices_apart(f"{game.id}-{rule_set}", game, table))
    return found


def cards_apart(name: str, game: Game, options: Options) -> Story | None:
    """Two unseen cards of others have changed hands."""
    if not game.hidden or getattr(options, "variant", "") == "tactical":
        return None
    for seed in range(100):
        stream = stream_of(f"{name} {seed}")
        match = Match(game, options, chance=Seeded(seed))
        for _ in range(draw(stream, 3 * options.players)):
            seat = match.waiting[0]
            actions = match.actions(seat)
            match.act(seat, actions[draw(stream, len(actions))])
        observer = match.waiting[-1]
        log = other_world(match.log, options.players, observer, partial(draw, stream))
        if log is None or len(match.log) < 5:
            continue
        try:
            replayed(game, options, log)
        except IllegalAction:
            continue  # with those cards somebody would have had to follow the colour
        return Story(name, game, options, observer, match.log, log)
    raise AssertionError(f"{name}: no other world found")


def choices_apart(name: str, game: Game, options: Options) -> Story:
    """Somebody has chosen something else in secret, after having changed their mind."""
    match = Match(game, options, chance=Seeded(name))
    while len(match.waiting) < 2:
        match.act(match.waiting[0], match.actions(match.waiting[0])[0])
    chooser, observer = match.waiting[0], match.waiting[-1]
    before = list(match.log)
    first, *_, last = (match.legal(chooser) * 2)[-max(2, len(match.legal(chooser))) :]
    choices = [{"seat": chooser, "do": do} for do in (first, last)]
    return Story(name, game, options, observer, [*before, choices[0]], [*before, *choices])


def replayed(game: Game, options: Options, log: Log) -> None:
    match = Match(game, options)
    for entry in log:
        if "do" in entry:
            match.act(entry["seat"], entry["do"])
        elif "score" not in entry:
            match.deal(entry)


STORIES = stories()


class Dealt(ServerProcess):
    """One of the two worlds."""

    def __init__(self, folder: Path, world: int) -> None:
        folder.mkdir()
        deals = {
            story.name: [e for e in story.worlds[world] if "do" not in e and "score" not in e]
            for story in STORIES
        }
        file = folder / "deals.json"
        file.write_text(json.dumps(deals), encoding="utf-8")
        self.program = (DEALT, str(file))
        super().__init__(folder)


@pytest.fixture
def worlds(tmp_path: Path) -> Iterator[tuple[Dealt, Dealt]]:
    folder = tmp_path / "worlds"
    folder.mkdir()
    here, there = Dealt(folder / "here", 0), Dealt(folder / "there", 1)
    yield here, there
    for server in (here, there):
        server.stop()
    assert [server.complaints for server in (here, there)] == ["", ""]


class Witness(Player):
    """Keeps everything it hears, as bytes; all of it is in the protocol."""

    def __init__(self, server: ServerProcess, token: str) -> None:
        super().__init__(server, token)
        self.bytes: list[bytes] = []

    async def listen(self) -> list[dict[str, Any]]:
        assert self.socket is not None
        frame = await asyncio.wait_for(self.socket.recv(decode=False), 30)
        self.bytes += [bytes(part) for part in msgspec.json.decode(frame, type=list[msgspec.Raw])]
        messages = json.loads(frame)
        check(messages)
        self.last.update({message["t"]: message for message in messages})
        return list(messages)


async def lived(server: ServerProcess, story: Story, log: Log) -> tuple[Heard, list[list[bytes]]]:
    """Play the story; all that those who cannot know hear of it, and what the others hear."""
    options = {k: v for k, v in written_options(story.options).items() if k != "players"}
    players = [Witness(server, server.person()) for _ in range(story.options.players)]
    wish = {"game": story.game.id, "options": options, "name": f"{story.name} 0"}
    table = server.request("/api/tables", wish, players[0].token)["table"]
    spectator = Witness(server, server.person())
    await spectator.join(table)
    for number, player in enumerate(players):
        await player.join(table)
        if number:
            await player.do("sit", name=f"{story.name} {number}")
    await players[0].do("start")
    for player in players:
        await player.silence()
    seats = {player.seat: player for player in players}
    for entry in (entry for entry in log if "do" in entry):
        await seats[entry["seat"]].do("act", do=entry["do"], id=f"b{seats[entry['seat']].asked}")
    observer = seats[story.observer]
    await observer.say(t="hint", id="hint")
    await observer.until(lambda m: m["t"] == "hint" and m["last"])
    assert (await observer.ask("act", do="play nothing", id="wrong"))["t"] == "error"
    heard: Heard = {}
    for seen in (None, 0, 3):
        for who in (observer, spectator):
            other = Witness(server, who.token)
            await other.join(table, seen=seen)
            await other.silence()
            await other.leave()
            heard[f"{'seat' if who is observer else 'spectator'} from {seen}"] = other.bytes
    for path in ("", "/games", "/games/1"):
        heard[path] = got(server, f"/api/tables/{table}{path}", observer.token)
    for path in ("/api/me/tables", "/api/me/games", "/api/tables"):
        heard[path] = got(server, path, observer.token)
    await observer.do("leave", id="leave")  # a bot stands in, and our device hears its choice
    await observer.until(lambda m: m["t"] == "chosen" or (m["t"] == "view" and m["moment"] > 1))
    await asyncio.sleep(0.1)
    for who, name in ((observer, "seat"), (spectator, "spectator")):
        await who.silence()
        heard[name] = who.bytes
    for player in (*players, spectator):
        await player.silence()
        await player.leave()
    return heard, [player.bytes for player in players if player is not observer]


def got(server: ServerProcess, path: str, token: str) -> Any:
    try:
        return server.request(path, token=token)
    except HTTPError as problem:
        return problem.code, json.load(problem)


def words(frames: Any) -> Any:
    """Everything but views: those that can wait may be overtaken by the next, as time has it."""
    return [f for f in frames if not is_view(f)] if isinstance(frames, list) else frames


def views_of(frames: Any) -> dict[tuple[int, int], bytes]:
    """By moment and number of events, the view that was sent last."""
    if not isinstance(frames, list):
        return {}
    views = [(json.loads(frame), frame) for frame in frames if is_view(frame)]
    return {(view["moment"], view["n"]): frame for view, frame in views}


def is_view(frame: Any) -> bool:
    return isinstance(frame, bytes) and frame.startswith(b'{"t":"view"')


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
async def test_nobody_can_tell_the_worlds_apart(worlds: tuple[Dealt, Dealt], story: Story) -> None:
    (here, told_here), (there, told_there) = [
        await lived(server, story, log) for server, log in zip(worlds, story.worlds, strict=True)
    ]
    assert here.keys() == there.keys()
    for channel, heard in here.items():
        assert words(heard) == words(there[channel]), channel
        views, others = views_of(heard), views_of(there[channel])
        assert [views[k] for k in views if k in others] == [others[k] for k in others if k in views]
        assert list(views.values())[-1:] == list(others.values())[-1:], channel
    assert told_here != told_there, "somebody must know which world it is"
