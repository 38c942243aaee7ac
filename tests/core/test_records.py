from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from byczo.core.errors import BadRecord
from byczo.core.game_record import GameRecord, Seat, from_json, read_records, to_line, to_page
from byczo.core.match import Match
from byczo.games import game_of
from tests.support import played

SIX = game_of("six-nimmt")


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return played(SIX, SIX.read_options({"players": 2, "rounds": 2}), 1).record()


def changed(record: GameRecord, **fields: Any) -> GameRecord:
    return msgspec.structs.replace(record, **fields)


def test_the_format_of_the_design(record: GameRecord) -> None:
    """Field names, their order, and one line per game."""
    line = to_line(record)
    assert "\n" not in line
    assert list(msgspec.json.decode(line)) == ["byczo", "game", "options", "seats", "log", "result"]
    assert line.startswith('{"byczo":1,"game":"six-nimmt","options":{"players":2,"variant":"base"')


def test_a_page_has_one_line_per_entry(record: GameRecord) -> None:
    page = to_page(record)
    assert len(page.splitlines()) == len(record.log) + 6
    assert from_json(page) == record


def test_files_hold_one_record_or_one_per_line(record: GameRecord, tmp_path: Path) -> None:
    page, lines = tmp_path / "one.json", tmp_path / "many.jsonl"
    page.write_text(to_page(record))
    lines.write_text(f"{to_line(record)}\n\n{to_line(record)}\n")
    assert list(read_records(page)) == [record]
    assert list(read_records(lines)) == [record, record]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not complete JSON"),
        ("{", "not complete JSON"),
        ("[]", "no field 'byczo'"),
        ("{}", "no field 'byczo'"),
        ('{"byczo": 2}', "format version 2; this program reads 1"),
        ('{"byczo": "1"}', "format version '1'"),
        ('{"byczo": 1}', "damaged: object missing required field 'game'"),
        (
            '{"byczo":1,"game":"six-nimmt","options":{},"seats":[],"log":[3]}',
            r"damaged: log\[0\]: expected an object, got a whole number",
        ),
    ],
)
def test_damaged_text(text: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        from_json(text)


def test_damage_in_a_file_names_the_line(record: GameRecord, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f'{to_line(record)}\n{to_line(record)[:-9]}"}}\n')
    with pytest.raises(BadRecord, match="line 2: this is not complete JSON"):
        list(read_records(file))
    file.write_text("")
    with pytest.raises(BadRecord, match="holds no record"):
        list(read_records(file))
    with pytest.raises(BadRecord, match=r"cannot read .*: No such file"):
        list(read_records(tmp_path / "none.jsonl"))


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
