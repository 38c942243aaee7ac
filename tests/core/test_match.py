"""A match asks, plays, saves and loads; what it refuses changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from byczo.core.chance import Seeded
from byczo.core.errors import BadChance, BadRecord, GameOver, IllegalAction, NotYourTurn
from byczo.core.events import GameEnded, Ready, RoundBegun
from byczo.core.fairness import Fair
from byczo.core.game_record import GameRecord, Seat
from byczo.core.match import Match, joined, result_of
from byczo.core.options import Options
from byczo.games import GAMES, game_of
from tests.support import played

SIX = game_of("six-nimmt")


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return played(SIX, SIX.read_options({"players": 2, "rounds": 2}), 1).record()


def changed(record: GameRecord, **fields: Any) -> GameRecord:
    return msgspec.structs.replace(record, **fields)


def test_every_truncation_is_told(record: GameRecord) -> None:
    """A log cut anywhere does not agree with its result, and the text says what was awaited."""
    for length in range(len(record.log)):
        with pytest.raises(BadRecord, match=r"cut off|ends before the score"):
            Match.load(SIX, changed(record, log=record.log[:length]))


def test_without_a_result_a_shorter_log_is_a_game_not_finished(record: GameRecord) -> None:
    match = Match.load(SIX, changed(record, log=record.log[:5], result=None))
    assert not match.over


@pytest.mark.parametrize(
    ("number", "entry", "why"),
    [
        (1, {"deal": {"hands": [[1]], "rows": []}}, "hands: expected a list of 2"),
        (1, {"seat": 0, "do": "play 3"}, "nothing to decide now: cards or dice come first"),
        (2, {"seat": 0, "do": "play 105"}, "from 1 to 104"),
        (2, {"seat": 5, "do": "play 3"}, "there is no seat 5"),
        (2, {"seat": "0", "do": "play 3"}, "a seat is a number"),
        (2, {"seat": True, "do": "play 3"}, "a seat is a number"),
        (2, {"seat": 0, "do": 3}, "what it does is a text"),
        (2, {"score": [0, 0]}, "no round has ended here"),
        (2, {}, "nothing is to be dealt"),
        (3, {"deal": {}}, "nothing is to be dealt or rolled now: waiting for seat 1"),
    ],
)
def test_an_illegal_entry_is_named(
    record: GameRecord, number: int, entry: dict[str, Any], why: str
) -> None:
    log = [*record.log]
    log[number - 1] = entry
    with pytest.raises(BadRecord, match=f"log entry {number}, .*{why}"):
        Match.load(SIX, changed(record, log=log))


def test_a_wrong_score_is_named(record: GameRecord) -> None:
    place = next(n for n, entry in enumerate(record.log) if "score" in entry)
    log = [*record.log]
    log[place] = {"score": [99, 99]}
    with pytest.raises(BadRecord, match=f"log entry {place + 1}, .*the round scores"):
        Match.load(SIX, changed(record, log=log))
    with pytest.raises(BadRecord, match=f"log entry {place + 1}, .*the round scores"):
        Match.load(SIX, changed(record, log=record.log[:place] + record.log[place + 1 :]))


def test_what_comes_after_the_end_is_refused(record: GameRecord) -> None:
    more = [*record.log, {"seat": 0, "do": "play 1"}]
    with pytest.raises(BadRecord, match="the game was over before it"):
        Match.load(SIX, changed(record, log=more))


def test_a_wrong_result_is_refused(record: GameRecord) -> None:
    assert record.result is not None
    for fields in ({"totals": [0, 1]}, {"winners": [0, 1]}, {"reason": "luck"}):
        wrong = msgspec.structs.replace(record.result, **fields)
        with pytest.raises(BadRecord, match="the result should be"):
            Match.load(SIX, changed(record, result=wrong))


def test_options_and_game_of_a_record_are_checked(record: GameRecord) -> None:
    with pytest.raises(BadRecord, match="options: players must be from 2 to 10"):
        Match.load(SIX, changed(record, options={"players": 1}))
    with pytest.raises(BadRecord, match="a record of 'chess'"):
        Match.load(SIX, changed(record, game="chess"))
    with pytest.raises(BadRecord, match="1 seats are named for 2 players"):
        Match.load(SIX, changed(record, seats=[Seat(name="Ania")]))


def begun(name: str, **options: Any) -> Match[Any, Any, Any]:
    return Match(game_of(name), {"players": 3, **options}, chance=Seeded(1))


def test_without_a_source_of_chance_somebody_says_what_is_dealt() -> None:
    match = Match(SIX, {"players": 2})
    assert match.needs_chance
    assert match.waiting == []
    with pytest.raises(BadChance, match="no source of chance"):
        match.deal()
    match.deal({"deal": {"hands": [[*range(1, 11)], [*range(11, 21)]], "rows": [21, 22, 23, 24]}})
    assert match.actions(0) == list(range(1, 11))
    with pytest.raises(BadChance, match="nothing is to be dealt or rolled now: waiting for seat 0"):
        match.deal()


def test_a_source_that_comes_later_deals_what_is_due() -> None:
    match = Match(SIX, {"players": 3})
    assert match.draw_from(Seeded(1)) == [RoundBegun(round=1)]
    assert match.log == begun("six-nimmt").log


def test_choices_are_secret_until_all_have_chosen() -> None:
    match = begun("six-nimmt")
    cards = [match.actions(seat)[-1] for seat in match.everybody]
    assert match.act(0, cards[0]) == [Ready(seat=0)]
    assert match.waiting == [1, 2]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_refused_changes_nothing(game: Any) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(1))
    seat = match.waiting[0]
    before, log = match.state.twin(), list(match.log)
    for wrong, error, why in (
        ("dance", IllegalAction, "allowed: "),
        (0, IllegalAction, "may not 'action 0' now; allowed: "),
        (-1, IllegalAction, "may not 'action -1' now; allowed: "),
        (10**30, IllegalAction, "may not 'action 10{30}' now; allowed: "),
    ):
        with pytest.raises(error, match=why):
            match.act(seat, wrong)
    with pytest.raises(NotYourTurn, match="there is no seat 3: this table has seats 0 to 2"):
        match.act(3, match.actions(seat)[0])
    with pytest.raises(NotYourTurn, match="there is no seat -1"):
        match.view(-1)
    assert match.state.same(before)
    assert match.log == log


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
@pytest.mark.parametrize("seat", [1.0, "1", None, [1]])
def test_a_seat_is_a_whole_number_in_every_engine(seat: Any, *, compiled: bool) -> None:
    match = Match(SIX, {"players": 3}, chance=Seeded(1), compiled=compiled)
    for asked in (match.actions, match.legal, lambda seat: match.act(seat, "play 1")):
        with pytest.raises(NotYourTurn, match="a seat is a whole number, not "):
            asked(seat)


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_an_action_is_a_text_or_a_whole_number_in_every_engine(*, compiled: bool) -> None:
    match = Match(SIX, {"players": 3}, chance=Seeded(1), compiled=compiled)
    wrong: Any = float(match.actions(0)[0])
    with pytest.raises(IllegalAction, match=r"a text or a whole number, not .*; allowed: "):
        match.act(0, wrong)
    assert match.waiting == [0, 1, 2]


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_numbers_of_numpy_and_flags_are_whole_numbers(*, compiled: bool) -> None:
    match = Match(SIX, {"players": 3}, chance=Seeded(1), compiled=compiled)
    actions = match.actions(1)
    assert match.actions(np.int64(1)) == match.actions(True) == actions  # type: ignore[arg-type]
    match.act(np.int16(1), np.int16(actions[0]))  # type: ignore[arg-type]
    assert match.waiting == [0, 2]
    assert type(match.log[-1]["seat"]) is int


def test_a_seat_out_of_turn_is_told_who_is_waited_for() -> None:
    match = begun("david-goliath")
    (seat,) = match.waiting
    other = (seat + 1) % 3
    with pytest.raises(NotYourTurn, match=f"nothing to decide now: waiting for seat {seat}"):
        match.act(other, match.legal(seat)[0])


def test_scores_add_up_to_the_totals_of_the_result(record: GameRecord) -> None:
    match = Match.load(SIX, record)
    assert match.result is not None
    assert [sum(points) for points in zip(*match.scores, strict=True)] == match.totals
    assert match.result.totals == match.totals
    assert match.result.winners == [
        seat for seat, total in enumerate(match.totals) if total == min(match.totals)
    ]
    with pytest.raises(GameOver, match="the game is over"):
        match.act(0, "play 1")
    with pytest.raises(BadChance, match="the game is over"):
        match.deal()


def test_the_last_move_tells_the_end() -> None:
    match = begun("six-nimmt", rounds=1)
    assert result_of(SIX, match.state) is None
    events: list[Any] = []
    while not match.over:
        seat = match.waiting[0]
        events = match.act(seat, match.actions(seat)[0])
    assert match.result is not None
    assert events[-1] == GameEnded(
        totals=(*match.totals,), winners=(*match.result.winners,), reason=match.result.reason
    )


def test_events_as_json_are_the_same_events() -> None:
    spoken, written = begun("twenty-one"), begun("twenty-one")
    for _ in range(10):
        seat = spoken.waiting[0]
        action = spoken.legal(seat)[0]
        events = spoken.act(seat, action)
        assert spoken.game.events.read(written.act_json(seat, action)) == (*events,)


def test_lists_are_joined() -> None:
    assert joined([b"[1,2]", b"[]", b"[3]"]) == b"[1,2,3]"
    assert joined([b"[]"]) == b"[]"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_fair_match_goes_on_with_its_secret_after_loading(game: Any) -> None:
    """After any move, also when a round was closed: the next deals are the same."""
    chance = Fair(bytes(32), ["ania"])
    match = Match(game, {"players": game.players[0]}, chance=chance, compiled=True)
    while not match.over:
        for seat in match.waiting:
            match.act(seat, match.legal(seat)[0])
        if match.over:
            break
        again = Match.load(game, match.record(), compiled=True)
        assert isinstance(again.chance, Fair)
        assert again.chance.events == chance.events


def test_options_of_another_kind_are_read_again() -> None:
    class Plain(Options, frozen=True, kw_only=True):
        rounds: int = 1

    match = Match(SIX, Plain(players=4))
    assert isinstance(match.options, SIX.options)
    assert (match.options.players, match.options.rounds) == (4, 1)


def test_a_card_that_is_not_in_play_is_explained_though_it_was_understood_before() -> None:
    game = game_of("david-goliath")
    most, fewest = (
        Match(game, {"players": players}, chance=Seeded(1))
        for players in (max(game.players), min(game.players))
    )
    leader = most.waiting[0]
    assert "play r11" in most.legal(leader)
    most.act(leader, "play r11")
    with pytest.raises(IllegalAction, match="a card is one of the letters"):
        fewest.act(fewest.waiting[0], "play r11")
