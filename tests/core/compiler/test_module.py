from __future__ import annotations

from pathlib import Path
from typing import Annotated

import numpy as np

from byczo.core.compiler.library import translate
from byczo.core.compiler.module import Module
from byczo.core.compiler.spec import KernelEntry
from byczo.core.layout import Ints, Record
from byczo.core.rule import brief, hot, rule
from tests.core.compiler.engines import Engines
from tests.core.compiler.rule_files import HEAD, Herd, load_rules, rule_text, translated


class Stable(Record):
    """Names that C has for other things, and gaps between fields."""

    int: int
    doors: Annotated[Ints, (3,)]
    size: int  # type: ignore[valid-type]


Twin = type("Herd", (Record,), {"__annotations__": {"cows": int}, "__module__": __name__})


@rule
def visit(stable: Stable, herd: Herd) -> int:
    stable.int += 1
    stable.doors[2] = herd.bulls
    stable.size = stable.int + stable.doors[2]
    return stable.size


@rule
def cows_of(herd: Herd) -> int:
    return int(herd.pens[0, 0])


@rule
def bulls_of(herd: Herd) -> int:
    return herd.bulls


@brief
def ask(herd: Herd) -> int:
    return cows_of(herd) + bulls_of(herd)


@rule
def count_cows(herd: Herd) -> int:
    return cows_of(herd)


def test_what_only_brief_kernels_call_is_marked_as_rare() -> None:
    text = translate("test", [KernelEntry.of(ask), KernelEntry.of(count_cows)]).text
    assert marked("RARE", text) == {"ask", "bulls_of"}
    assert "RARE ENTRY(call_ask)" in text
    assert "\nENTRY(call_count_cows)" in text


@rule
def pens_of(herd: Herd) -> int:
    first = herd.pens[0, 0]
    second = herd.pens[0, 1]
    third = herd.pens[1, 0]
    fourth = herd.pens[1, 1]
    return first + second + third + fourth


@rule
def pens_and_bulls(herd: Herd) -> int:
    few = pens_of(herd)
    more = few + herd.bulls
    return more + bulls_of(herd)


@rule
def pens_twice(herd: Herd) -> int:
    once = pens_of(herd)
    again = pens_and_bulls(herd)
    return once + again


@hot
def count_pens(herd: Herd) -> int:
    total = 0
    for _ in range(herd.bulls):
        total += pens_twice(herd)
    return total


def marked(mark: str, text: str) -> set[str]:
    """The functions with a mark, by the names of their rules."""
    heads = [line for line in text.splitlines() if line.endswith(") {") and "INLINE" in line]
    return {line.split("__")[1].split("(")[0] for line in heads if mark in line.split()}


def test_a_function_is_short_with_all_that_it_brings_along() -> None:
    """Else a short function that calls short functions would be a long one, many times over."""
    text = translate("test", [KernelEntry.of(count_pens)]).text
    assert marked("SHORT", text) == {"pens_of", "bulls_of", "pens_and_bulls", "count_pens"}


def test_hot_functions_are_marked() -> None:
    text = translate("test", [KernelEntry.of(count_pens)]).text
    assert marked("HOT", text) == {"count_pens"}


def test_records_have_the_same_layout_in_c() -> None:
    engines = Engines(visit)
    for name in ("native", "checked"):
        stable, herd = Stable.blank(), Herd.blank()
        herd.bulls = 40
        assert engines(visit, name)(stable, herd) == 41
        assert (stable.int, stable.doors.tolist(), stable.size) == (1, [0, 0, 40], 41)


def test_the_layout_is_asserted() -> None:
    text = translate("test", [KernelEntry.of(visit)]).text
    offset = Stable.layout.fields["size"][1]  # type: ignore[index]
    assert f'_Static_assert(offsetof(struct Stable, size) == {offset}, "size");' in text
    assert f'_Static_assert(sizeof(struct Stable) == {Stable.layout.itemsize}, "size");' in text


def test_classes_of_the_same_name_get_different_structs() -> None:
    module = Module()
    assert [module.record(cls).name for cls in (Herd, Twin, Herd)] == ["Herd", "Herd_2", "Herd"]


def test_tables_of_the_same_name_stay_apart_and_equal_ones_are_one() -> None:
    module = Module()
    one, other = np.array([1, 2], np.int16), np.array([1, 3], np.int16)
    names = [module.table("_STEPS", array) for array in (one, other, one.copy())]
    assert names == ["STEPS__", "STEPS_2__", "STEPS__"] or names == [
        "STEPS__",
        "STEPS___2",
        "STEPS__",
    ]


def test_numbers_of_tables_are_exact(tmp_path: Path) -> None:
    before = """
        ROOTS = np.array([0.1, -2.5])
        THIRDS = np.array([1 / 3], np.float32)
    """
    body = "return int(ROOTS[n] + THIRDS[n])"
    text = translated(tmp_path, body, before=before).text
    assert f"{{{(0.1).hex()}, {(-2.5).hex()}}}" in text
    assert f"{{{float(np.float32(1 / 3)).hex()}f}}" in text


def test_a_table_and_a_variable_may_have_one_name(tmp_path: Path) -> None:
    before = """
        steps = np.array([4, 5], np.int16)

        @rule
        def first(herd: Herd, i: int) -> int:
            return steps[i] + herd.bulls

        @rule
        def second(steps: int) -> int:
            return steps * 2
    """
    text = HEAD + rule_text("return first(herd, n) + second(n)")
    module = load_rules(
        tmp_path, text.replace("\n\n@rule", before.replace("\n        ", "\n") + "\n\n@rule", 1)
    )
    assert "steps__[i]" in translate("rules", [KernelEntry.of(module.kernel)]).text


def test_the_text_does_not_depend_on_the_run() -> None:
    entries = [KernelEntry.of(visit)]
    assert translate("one", entries).text == translate("two", entries).text
