from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from byczo.core.action_texts import ActionTexts, Letters, Named, Numbered, Verb
from byczo.core.errors import IllegalAction

DAY, NIGHT, DAWN = 1, 2, 3
STARS = ("Algol", "Deneb", "Vega")
TEXTS = ActionTexts(
    verbs=(
        Verb("dig", 1, 7, Letters("abc", "bed", "beds")),
        Verb("sow", 8, 12, Numbered(), DAY),
        Verb("see", 8, 10, Named(STARS, lambda sky, star: star < sky.stars, str), NIGHT),
        Verb("rest", 13, 13),
    ),
    examples={DAY: "'sow 2'", NIGHT: "'see Vega'"},
)


def at(phase: int) -> Any:
    return SimpleNamespace(phase=phase, stars=2)


@pytest.mark.parametrize(
    ("phase", "action", "text"),
    [
        (DAY, 1, "dig a"),
        (NIGHT, 6, "dig bc"),
        (DAY, 7, "dig abc"),
        (DAY, 8, "sow 1"),
        (DAY, 12, "sow 5"),
        (NIGHT, 9, "see Deneb"),
        (DAWN, 13, "rest"),
    ],
)
def test_written_and_read(phase: int, action: int, text: str) -> None:
    assert TEXTS.write_action(at(phase), action) == text
    assert TEXTS.read_action(at(phase), text) == action
    assert TEXTS.read_action(at(phase), f"  {text.replace(' ', '   ')} ") == action


def test_what_was_understood_once_is_understood_in_its_phase_only() -> None:
    assert [TEXTS.read_action(at(DAY), "sow 2") for _ in range(2)] == [9, 9]
    with pytest.raises(IllegalAction, match="is not understood here"):
        TEXTS.read_action(at(NIGHT), "sow 2")


def test_a_name_that_left_play_is_not_understood_any_longer() -> None:
    assert TEXTS.read_action(SimpleNamespace(phase=NIGHT, stars=3), "see Vega") == 10
    with pytest.raises(IllegalAction, match="'see Vega'"):
        TEXTS.read_action(at(NIGHT), "see Vega")


def test_letters_come_in_any_order() -> None:
    assert TEXTS.read_action(at(DAY), "dig cb") == TEXTS.read_action(at(DAY), "dig bc") == 6


@pytest.mark.parametrize(
    ("phase", "text", "why"),
    [
        (DAY, "", "'' is not understood here: say, for example, 'sow 2'"),
        (DAY, "sow", "is not understood here"),
        (DAY, "sow two", "is not understood here"),
        (DAY, "sow ²", "is not understood here"),
        (DAY, "sow -1", "is not understood here"),
        (DAY, "sow 1 2", "is not understood here"),
        (DAY, "sow 0", "'sow 0': the number must be from 1 to 5"),
        (DAY, "sow 6", "the number must be from 1 to 5"),
        (DAY, "sow " + 9999 * "9", "the number must be from 1 to 5"),
        (DAY, "see Vega", "is not understood here: say, for example, 'sow 2'"),
        (NIGHT, "sow 1", "is not understood here: say, for example, 'see Vega'"),
        (DAWN, "sow 1", "is not understood here: say, for example, 'sow 2'"),
        (NIGHT, "see Vega", "'see Vega': .*stars=2"),
        (NIGHT, "see Sirius", "'see Sirius': .*stars=2"),
        (DAY, "dig x", "'dig x': there is no bed 'x', the beds are abc"),
        (DAY, "dig aa", "'dig aa': there is only one bed 'a'"),
        (DAY, "rest now", "is not understood here"),
    ],
)
def test_what_is_not_understood(phase: int, text: str, why: str) -> None:
    with pytest.raises(IllegalAction, match=why):
        TEXTS.read_action(at(phase), text)


def test_an_action_that_no_verb_says() -> None:
    with pytest.raises(IllegalAction, match="there is no action 12 here"):
        TEXTS.write(NIGHT, 12)
