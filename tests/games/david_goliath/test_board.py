"""The table in the terminal, in every language."""

from __future__ import annotations

import pytest

from byczo.core.chance import Seeded, draw, stream_of
from byczo.core.events import Ready
from byczo.core.match import Match
from byczo.games.david_goliath import GAME
from byczo.locales import LANGUAGES
from tests.games.boards import drawn, told
from tests.nights import pairs_with_nights


@pytest.mark.parametrize(("language", "players"), pairs_with_nights(LANGUAGES, [3, 6]))
def test_a_whole_round_can_be_shown_and_told(language: str, players: int) -> None:
    match = Match(GAME, {"players": players, "rounds": 1}, chance=Seeded(3))
    stream = stream_of(3)
    while not match.over:
        seat = match.waiting[0]
        if not draw(stream, 4):
            page = drawn(GAME, match.view(seat), language) + drawn(GAME, match.view(None), language)
            assert max(len(line) for line in page.splitlines()) <= 80
            assert "…" not in page.replace("Aleksandra …", "")
            assert page.count("Bruno [bold]") >= 2
        actions = match.actions(seat)
        for event in match.act(seat, actions[draw(stream, len(actions))])[:2]:
            said = told(GAME, event, players, language)
            assert said is None or not {"\n", "{"} & set(said)
    page = drawn(GAME, match.view(0), language)
    assert all(f" {total}\n" in page for total in match.totals)


def test_the_board_says_what_each_card_would_do() -> None:
    pack = [f"{letter}{number}" for letter in "rygbv" for number in range(1, 10)]
    match = Match(GAME, {"players": 3})
    match.deal({"deal": {"hands": [pack[::3], pack[1::3], pack[2::3]], "dealer": 2}})
    assert "The middle is empty. Ania leads." in drawn(GAME, match.view(0))
    assert "r4  leads the trick" in drawn(GAME, match.view(0))
    match.act(0, "play r4")
    page = drawn(GAME, match.view(1))
    assert "Ania r4 ▲" in page
    assert "r2  ▼ lowest so far: +4" in page
    assert "r5  ▲ highest so far: +4" in page
    match.act(1, "play r5")
    events = match.act(2, "play r6")
    sentences = [told(GAME, event, 3) for event in events]
    assert sentences == [
        "Celina plays r6",
        "Celina has Goliath and wins r4, r5. Ania has David and wins r6.",
    ]
    assert "4+5" in drawn(GAME, match.view(0))


def test_events_of_other_kinds_are_left_to_others() -> None:
    assert told(GAME, Ready(seat=0), 3) is None
