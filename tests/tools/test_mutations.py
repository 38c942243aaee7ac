"""Rules are broken in small ways, one at a time, and put back."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType

from tools.mutations import GAMES, apply, code_of, files_of, is_for, mutants

RULES = """
from byczo.core.rule import rule

def helper(a):
    return a + 1

@rule
def price(cards, left):
    total = 0
    if left > 2 and cards != 5:
        total += cards * 3
    return total
"""


def rules(folder: Path) -> tuple[Path, dict[str, FunctionType]]:
    file = folder / "rules.py"
    file.write_text(RULES, encoding="utf-8")
    module: dict[str, FunctionType] = {}
    exec(compile(RULES, file, "exec"), module)
    return file, module


def test_every_operator_number_condition_and_statement_of_a_rule_is_changed_once(
    tmp_path: Path,
) -> None:
    file, _ = rules(tmp_path)
    assert sorted(mutant.change for mutant in mutants(file)) == [
        "0 became 1",
        "2 became 3",
        "3 became 4",
        "5 became 6",
        "Add became Sub",
        "And became Or",
        "Gt became GtE",
        "Mult became Add",
        "NotEq became Eq",
        "not left > 2 and cards != 5",
        "without total += cards * 3",
        "without total = 0",
    ]


def test_a_mutant_takes_the_place_of_the_rule_in_this_process(tmp_path: Path) -> None:
    file, module = rules(tmp_path)
    before, asked = module["price"].__code__, []
    for mutant in mutants(file):
        apply(mutant)
        try:
            asked.append([module["price"](4, left) for left in (1, 2, 3)])
        except UnboundLocalError:
            asked.append([])
        assert module["helper"](1) == 2
    module["price"].__code__ = before
    assert [0, 0, 12] in asked, "what cannot be seen with four cards"
    assert [0, 12, 12] in asked, "two left are enough"
    assert [0, 0, 16] in asked
    assert [] in asked, "without a total to begin with"
    assert len(code_of(next(mutants(file)))) == 2


def test_shared_rules_are_those_of_each_room_that_imports_them() -> None:
    names = [file.relative_to(GAMES).as_posix() for file in files_of("x_nimmt")]
    assert names[0] == "x_nimmt/rules.py"
    assert "rows/placing.py" in names
    assert files_of("twenty_one") == [GAMES / "twenty_one" / "rules.py"]


def test_only_tests_that_play_the_interpreted_rules_of_the_room_are_run() -> None:
    golden = "tests/records/test_golden.py::test_a_golden_record_replays"
    assert is_for("x_nimmt", f"{golden}[interpreted-x-nimmt-base-1]")
    assert not is_for("x_nimmt", f"{golden}[compiled-x-nimmt-base-1]")
    assert not is_for("x_nimmt", f"{golden}[interpreted-six-nimmt-base-1]")
    assert is_for("x_nimmt", "tests/games/x_nimmt/test_rules.py::test_a_rule")
