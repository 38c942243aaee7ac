"""What may be asked of a table: each ask is checked and becomes an entry of the log, or an error.

Nothing changes here; :meth:`byczo.table.table.Table.apply` lets the entry happen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from secrets import token_bytes
from typing import Any

from msgspec import Struct, structs

from byczo.core.errors import BadRecord, GameOver, NotYourTurn, Unknown
from byczo.core.fairness import SALT, Fair
from byczo.core.game_record import GameRecord
from byczo.core.options import listed
from byczo.messages import client_messages as asks
from byczo.play.roster import bots_for
from byczo.table import log_entries as entries
from byczo.table.chair import Chair
from byczo.table.errors import (
    AlreadySeated,
    BadSalt,
    BadToken,
    HostOnly,
    NoHints,
    NoSuchSeat,
    NotGathering,
    NotOver,
    NotPlaying,
    NotSeated,
    PausedNow,
    StillHere,
    TableFull,
    TooFast,
    TooLate,
    WrongCount,
)
from byczo.table.names import bot_name, free_name, readable_name, readable_text
from byczo.table.table import MOST_TALK, STAND_IN, Table, possible_players
from byczo.table.tokens import hashed, same

TALK_WITHIN = 15_000
"""Milliseconds in which one person can say or show MOST_TALK things."""


class Who(Struct, frozen=True):
    """Somebody who asks, when, which people are present, and where secrets come from."""

    person: str
    now: int
    present: Collection[str] = ()
    entropy: Callable[[int], bytes] = token_bytes


def decide(table: Table, ask: asks.Ask, who: Who) -> entries.AnyEntry:
    """The entry that the ask leads to. Raises a ByczoError when it cannot be done."""
    return _DECIDE[type(ask)](table, ask, who)


def open_table(setting: asks.SetUp, game: str, who: Who) -> entries.Opened:
    """A new table: private, without a clock and with hints unless asked for otherwise."""
    options = setting.options or {}
    opened = entries.Opened(
        at=who.now,
        who=who.person,
        id=setting.id,
        game=game,
        options=options,
        listed=bool(setting.listed),
        clock=setting.clock or "off",
        hints=setting.hints is not False,
        secret=who.entropy(32).hex(),
    )
    Table(opened)
    return opened


def bring_game(record: GameRecord, who: Who) -> entries.Brought:
    """A table for a finished game; whether it follows the rules is seen when it is set up."""
    if record.result is None:
        raise BadRecord("only a finished game can be brought: this record has no result")
    return entries.Brought(
        at=who.now,
        who=who.person,
        id="bring",
        game=record.game,
        options={name: value for name, value in record.options.items() if name != "players"},
        listed=False,
        clock="off",
        hints=True,
        secret=who.entropy(32).hex(),
        record=structs.replace(
            record,
            seats=[structs.replace(seat, name=readable_name(seat.name)) for seat in record.seats],
        ),
    )


def bot_acts(table: Table, seat: int, moment: int, do: str, now: int) -> entries.Acted:
    """A bot's choice for its seat."""
    _check_moment(table, moment)
    if all(seat != other for other, _ in table.bots_to_move()):
        raise TooLate(f"no bot has to choose for seat {seat} now")
    return entries.Acted(at=now, seat=seat, do=do)


def clock_acts(table: Table, seat: int, moment: int, do: str, now: int) -> entries.Acted:
    """A bot's choice for a person whose time is over."""
    _check_moment(table, moment)
    if seat not in table.people_to_move() or table.due is None or now < table.due:
        raise TooLate(f"the clock of seat {seat} is not running out")
    return entries.Acted(at=now, seat=seat, do=do, clock=True)


def claim(table: Table, token: str, who: Who) -> entries.Claimed | None:
    """Another device of a seat's person shows the seat's token; None if it plays already."""
    digest = hashed(token)
    for seat, chair in enumerate(table.chairs):
        if chair.token is not None and same(chair.token, digest):
            if who.person in chair.people:
                return None
            if table.seat_of(who.person) is not None:
                raise AlreadySeated("you have another seat at this table: give it up first")
            return entries.Claimed(at=who.now, who=who.person, seat=seat)
    raise BadToken("this link opens no seat here: ask for a new one on the first device")


def may_have_hint(table: Table, who: Who) -> int:
    """The seat of somebody who may be told what a strong player would do now."""
    seat = _seat(table, who)
    if not table.agreed.hints:
        raise NoHints("this table has agreed to play without hints")
    if table.status != "playing" or table.match is None:
        raise NotPlaying("there is nothing to decide now")
    if not table.match.actions(seat):
        raise NotYourTurn(f"seat {seat} has nothing to decide now")
    return seat


def _act(table: Table, ask: asks.Act, who: Who) -> entries.Acted:
    seat = _seat(table, who)
    if table.ended:
        raise GameOver("the game is over")
    if table.status == "paused":
        raise PausedNow("the table has paused: play on first")
    if table.status != "playing":
        raise NotPlaying("the game has not begun")
    if ask.moment is not None:
        _check_moment(table, ask.moment)
    return entries.Acted(at=who.now, who=who.person, id=ask.id, seat=seat, do=ask.do)


def _check_moment(table: Table, moment: int) -> None:
    if moment != table.moment:
        raise TooLate(f"this answers moment {moment}; the game is at moment {table.moment}")


def _sit(table: Table, ask: asks.Sit, who: Who) -> entries.Sat:
    _gathering(table)
    if table.seat_of(who.person) is not None:
        raise AlreadySeated("you have a seat at this table")
    name = free_name(readable_name(ask.name), _names(table))
    _room_for_one(table)
    return entries.Sat(at=who.now, who=who.person, id=ask.id, name=name)


def _add_bot(table: Table, ask: asks.AddBot, who: Who) -> entries.Sat:
    _gathering(table)
    _host(table, who)
    _room_for_one(table)
    bot = _known_bot(table, ask.bot)
    name = bot_name(_names(table)) if ask.name is None else readable_name(ask.name)
    name = free_name(name, _names(table))
    return entries.Sat(at=who.now, who=who.person, id=ask.id, name=name, bot=bot)


def _invite(table: Table, ask: asks.Invite, who: Who) -> entries.Invited:
    _gathering(table)
    _host(table, who)
    name = free_name(readable_name(ask.name), _names(table))
    _room_for_one(table)
    token = hashed(ask.token)
    if any(chair.token is not None and same(chair.token, token) for chair in table.chairs):
        raise BadToken("this token opens another seat here: draw a new one")
    return entries.Invited(at=who.now, who=who.person, id=ask.id, name=name, token=token)


def _leave(table: Table, ask: asks.Leave, who: Who) -> entries.Left | entries.Replaced:
    seat = _seat(table, who)
    if not table.playing:
        return entries.Left(at=who.now, who=who.person, id=ask.id, seat=seat)
    return entries.Replaced(
        at=who.now, who=who.person, id=ask.id, seat=seat, bot=STAND_IN, why="left"
    )


def _remove(table: Table, ask: asks.Remove, who: Who) -> entries.Left:
    _gathering(table)
    _host(table, who)
    _chair(table, ask.seat)
    return entries.Left(at=who.now, who=who.person, id=ask.id, seat=ask.seat)


def _replace(table: Table, ask: asks.Replace, who: Who) -> entries.Replaced:
    _playing(table)
    _host(table, who)
    chair = _chair(table, ask.seat)
    if chair.player is not None:
        raise NoSuchSeat(f"a bot plays for seat {ask.seat} already")
    if any(person in who.present for person in chair.people):
        raise StillHere(f"{chair.name} is here: only an absent person can be replaced")
    bot = STAND_IN if ask.bot is None else _known_bot(table, ask.bot)
    return entries.Replaced(
        at=who.now, who=who.person, id=ask.id, seat=ask.seat, bot=bot, why="replaced"
    )


def _back(table: Table, ask: asks.Back, who: Who) -> entries.Returned:
    seat = _seat(table, who)
    if table.chairs[seat].stand_in is None:
        raise AlreadySeated("nobody plays for you: your seat is yours")
    return entries.Returned(at=who.now, who=who.person, id=ask.id, seat=seat)


def _set_up(table: Table, ask: asks.SetUp, who: Who) -> entries.Reset:
    _gathering(table)
    _host(table, who)
    agreed = table.agreed
    options = agreed.options if ask.options is None else ask.options
    possible_players(table.game, options)
    return entries.Reset(
        at=who.now,
        who=who.person,
        id=ask.id,
        options=options,
        listed=agreed.listed if ask.listed is None else ask.listed,
        clock=ask.clock or agreed.clock,
        hints=agreed.hints if ask.hints is None else ask.hints,
    )


def _salt(table: Table, ask: asks.Salt, who: Who) -> entries.SaltGiven:
    _gathering(table)
    seat = _seat(table, who)
    if not SALT.fullmatch(ask.salt):
        raise BadSalt("a salt has 1 to 64 letters, digits, hyphens or underscores")
    return entries.SaltGiven(at=who.now, who=who.person, id=ask.id, seat=seat, salt=ask.salt)


def _start(table: Table, ask: asks.Start, who: Who) -> entries.Started:
    _gathering(table)
    _host(table, who)
    count = len(table.chairs)
    if count not in table.players:
        possible = listed([str(players) for players in table.players])
        raise WrongCount(f"{count} sit here; these rules are for {possible}")
    salts = [chair.salt for chair in table.chairs if chair.salt]
    order = Fair(table.fair.secret, salts).seating(count)
    return entries.Started(at=who.now, who=who.person, id=ask.id, order=order)


def _chat(table: Table, ask: asks.Chat, who: Who) -> entries.ChatSaid:
    seat = _seat(table, who)
    _talk(table, who)
    text = readable_text(ask.text)
    return entries.ChatSaid(at=who.now, who=who.person, id=ask.id, seat=seat, text=text)


def _react(table: Table, ask: asks.React, who: Who) -> entries.ReactionShown:
    seat = _seat(table, who)
    _talk(table, who)
    return entries.ReactionShown(
        at=who.now, who=who.person, id=ask.id, seat=seat, reaction=ask.reaction
    )


def _pause(table: Table, ask: asks.Pause, who: Who) -> entries.PauseVoted:
    seat = _voter(table, who)
    if table.status == "paused" and ask.want:
        raise PausedNow("the table has paused already")
    return entries.PauseVoted(at=who.now, who=who.person, id=ask.id, seat=seat, want=ask.want)


def _abandon(table: Table, ask: asks.Abandon, who: Who) -> entries.AbandonVoted:
    seat = _voter(table, who)
    return entries.AbandonVoted(at=who.now, who=who.person, id=ask.id, seat=seat, want=ask.want)


def _rematch(table: Table, ask: asks.Rematch, who: Who) -> entries.Rematched:
    if table.seat_of(who.person) is None and who.person != table.host:
        raise NotSeated("only who sits here can ask for another game")
    if not table.ended:
        raise NotOver("this game has not ended")
    secret = who.entropy(32).hex()
    return entries.Rematched(at=who.now, who=who.person, id=ask.id, secret=secret)


def _link(table: Table, ask: asks.Link, who: Who) -> entries.LinkMade:
    seat = _seat(table, who)
    return entries.LinkMade(
        at=who.now, who=who.person, id=ask.id, seat=seat, token=hashed(ask.token)
    )


# --- checks ---------------------------------------------------------------------------------------


def _seat(table: Table, who: Who) -> int:
    seat = table.seat_of(who.person)
    if seat is None:
        raise NotSeated("you have no seat at this table")
    return seat


def _voter(table: Table, who: Who) -> int:
    _playing(table)
    seat = _seat(table, who)
    if table.chairs[seat].stand_in is not None:
        raise NotSeated("a bot plays for you: come back first")
    return seat


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise NoSuchSeat(f"there is no seat {seat}: {len(table.chairs)} are taken, from 0 on")
    return table.chairs[seat]


def _host(table: Table, who: Who) -> None:
    """The host decides; while the host is absent, everybody who sits here does."""
    if who.person == table.host:
        return
    if table.host in who.present or table.seat_of(who.person) is None:
        raise HostOnly("only the host can do that")


def _gathering(table: Table) -> None:
    if table.status != "gathering":
        raise NotGathering("the game has begun already")


def _playing(table: Table) -> None:
    if not table.playing:
        raise NotPlaying("no game is being played")


def _room_for_one(table: Table) -> None:
    most = max(table.players)
    if len(table.chairs) >= most:
        raise TableFull(f"all {most} seats are taken")


def _known_bot(table: Table, name: str) -> str:
    known = list(bots_for(table.game))
    if name not in known:
        raise Unknown(f"there is no bot {name!r}: there are {listed(known)}")
    return name


def _names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def _talk(table: Table, who: Who) -> None:
    said = table.talk.get(who.person)
    if said is not None and len(said) == MOST_TALK and who.now - said[0] < TALK_WITHIN:
        raise TooFast(f"at most {MOST_TALK} messages in {TALK_WITHIN // 1000} seconds")


_DECIDE: dict[type[asks.Ask], Callable[[Table, Any, Who], entries.AnyEntry]] = {
    asks.Act: _act,
    asks.Sit: _sit,
    asks.AddBot: _add_bot,
    asks.Invite: _invite,
    asks.Leave: _leave,
    asks.Remove: _remove,
    asks.Replace: _replace,
    asks.Back: _back,
    asks.SetUp: _set_up,
    asks.Salt: _salt,
    asks.Start: _start,
    asks.Chat: _chat,
    asks.React: _react,
    asks.Pause: _pause,
    asks.Abandon: _abandon,
    asks.Rematch: _rematch,
    asks.Link: _link,
}
