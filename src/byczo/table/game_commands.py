"""Commands about the game: each is checked and becomes an entry of the log, or an error."""

from __future__ import annotations

from byczo.core.errors import ByczoError, GameOver, NotYourTurn
from byczo.core.fairness import SALT, seal_of
from byczo.core.validation import listed
from byczo.messages.client_messages import Act, Rematch, Salt, Seal, SetUp, Start
from byczo.table import log_entries as entries
from byczo.table.checks import (
    Caller,
    require_gathering,
    require_host,
    require_moment,
    require_open_seals,
    seat_of,
)
from byczo.table.errors import (
    BadSalt,
    NoHints,
    NotOver,
    NotPlaying,
    NotSeated,
    PausedNow,
    TooFast,
    TooLate,
    WrongCount,
)
from byczo.table.game_changes import drawn_seats
from byczo.table.rates import MOST_CHANGES
from byczo.table.table import Table, possible_players

REVEAL_WITHIN = 5000
"""Milliseconds that a table waits for salts before it can begin without them."""


def set_up(table: Table, command: SetUp, caller: Caller) -> entries.SetUpChanged:
    """Change what the table has agreed on."""
    require_open_seals(table)
    require_host(table, caller)
    agreed = table.agreed
    options = agreed.options if command.options is None else command.options
    possible_players(table.game, options)
    return entries.SetUpChanged(
        at=caller.now,
        who=caller.person,
        id=command.id,
        options=options,
        listed=agreed.listed if command.listed is None else command.listed,
        clock=command.clock or agreed.clock,
        hints=agreed.hints if command.hints is None else command.hints,
    )


def seal(table: Table, command: Seal, caller: Caller) -> entries.SealGiven:
    """Promise a salt."""
    require_open_seals(table)
    seat = seat_of(table, caller)
    return entries.SealGiven(
        at=caller.now, who=caller.person, id=command.id, seat=seat, seal=command.seal
    )


def salt(table: Table, command: Salt, caller: Caller) -> entries.SaltGiven:
    """Add to the chance of the game."""
    require_gathering(table)
    seat = seat_of(table, caller)
    chair = table.chairs[seat]
    if not SALT.fullmatch(command.salt):
        raise BadSalt("a salt has 1 to 64 letters, digits, hyphens or underscores")
    if table.closed_at is None:
        if chair.seal is not None and chair.salt is None:
            raise BadSalt("you have sealed a salt: show it when the table is revealing")
    elif not chair.awaited:
        raise BadSalt("you have sealed no salt before the others began to show theirs")
    elif seal_of(command.salt) != chair.seal:
        raise BadSalt("this is not the salt that you have sealed")
    return entries.SaltGiven(
        at=caller.now, who=caller.person, id=command.id, seat=seat, salt=command.salt
    )


def start(table: Table, command: Start, caller: Caller) -> entries.SealsClosed | entries.Started:
    """Draw the seats and begin; first let those who are here show the salts that they sealed."""
    require_gathering(table)
    require_host(table, caller)
    count = len(table.chairs)
    if count not in table.players:
        possible = listed([str(players) for players in table.players])
        raise WrongCount(f"{count} sit here; these rules are for {possible}")
    at, who, name = caller.now, caller.person, command.id
    if table.closed_at is None:
        awaited = [
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.seal and not chair.salt and any(p in caller.present for p in chair.people)
        ]
        if awaited:
            return entries.SealsClosed(at=at, who=who, id=name, seats=awaited)
    elif caller.now - table.closed_at < REVEAL_WITHIN:
        raise TooFast(
            f"salts are being shown: the game begins with the last, or when you ask again after "
            f"{REVEAL_WITHIN // 1000} seconds"
        )
    return entries.Started(at=at, who=who, id=name, order=drawn_seats(table))


def act(table: Table, command: Act, caller: Caller) -> entries.Acted:
    """A person's action."""
    seat = seat_of(table, caller)
    if table.status != "playing":
        raise _not_playing(table)
    if command.moment is not None and command.moment != table.moment:
        require_moment(table, command.moment)
    if table.changed_minds.get(seat, 0) >= MOST_CHANGES:
        raise TooFast(f"you have changed your mind {MOST_CHANGES} times: this choice stays")
    return entries.Acted(at=caller.now, who=caller.person, id=command.id, seat=seat, do=command.do)


def _not_playing(table: Table) -> ByczoError:
    if table.ended:
        return GameOver("the game is over")
    if table.status == "paused":
        return PausedNow("the table has paused: play on first")
    return NotPlaying("the game has not begun")


def bot_acts(table: Table, seat: int, moment: int, do: str, now: int) -> entries.Acted:
    """A bot's choice for its seat."""
    require_moment(table, moment)
    if all(seat != other for other, _ in table.bots_to_move()):
        raise TooLate(f"no bot has to choose for seat {seat} now")
    return entries.Acted(at=now, seat=seat, do=do)


def clock_acts(table: Table, seat: int, moment: int, do: str, now: int) -> entries.Acted:
    """A bot's choice for a person whose time is over."""
    require_moment(table, moment)
    if seat not in table.people_to_move() or table.due is None or now < table.due:
        raise TooLate(f"the clock of seat {seat} is not running out")
    return entries.Acted(at=now, seat=seat, do=do, clock=True)


def rematch(table: Table, command: Rematch, caller: Caller) -> entries.Rematched:
    """Gather for another game."""
    if table.seat_of(caller.person) is None and caller.person != table.host:
        raise NotSeated("only who sits here can ask for another game")
    if not table.ended:
        raise NotOver("this game has not ended")
    secret = caller.entropy(32).hex()
    return entries.Rematched(at=caller.now, who=caller.person, id=command.id, secret=secret)


def may_have_hint(table: Table, caller: Caller) -> int:
    """The seat of somebody who may be told what a strong player would do now."""
    seat = seat_of(table, caller)
    if not table.agreed.hints:
        raise NoHints("this table has agreed to play without hints")
    if table.status != "playing" or table.match is None:
        raise NotPlaying("there is nothing to decide now")
    if not table.match.actions(seat):
        raise NotYourTurn(f"seat {seat} has nothing to decide now")
    return seat
