from __future__ import annotations

from pathlib import Path

import pytest

from byczo.core.compiler.library import translate
from byczo.core.compiler.load import load_library
from byczo.core.compiler.spec import KernelEntry
from byczo.core.compiler.toolchain import own_target
from byczo.core.rule import brief, rule
from tests.core.compiler.rule_files import HEAD, load_rules

SCRIPT = "{head}\n\n@rule\ndef model(n: int) -> int:\n    return n {sign} 1\n"


@rule
def slow(n: int) -> int:
    return n + 1


@brief
def quick(n: int) -> int:
    return n + 2


def test_kernels_of_the_same_name_live_in_one_library(tmp_path: Path) -> None:
    modules = [load_rules(tmp_path, SCRIPT.format(head=HEAD, sign=sign)) for sign in "+-"]
    entries = [KernelEntry.of(module.model) for module in modules]
    library = translate("both", entries)
    assert sorted(spec.symbol for spec in library.kernels.values()) == [
        "call_model",
        "call_model_2",
    ]
    kernels = load_library(library)
    assert [kernels[entry.key](5) for entry in entries] == [6, 4]


def test_a_kernel_that_is_named_twice_is_there_once() -> None:
    assert len(translate("twice", [KernelEntry.of(slow), KernelEntry.of(slow)]).kernels) == 1


def test_brief_kernels_keep_the_lock() -> None:
    library = translate("both", [KernelEntry.of(slow), KernelEntry.of(quick)])
    assert {key.partition(".")[0]: spec.brief for key, spec in library.kernels.items()} == {
        "slow": False,
        "quick": True,
    }


@pytest.mark.parametrize("checked", [False, True])
def test_the_digest_is_that_of_the_text(checked: bool) -> None:
    target = own_target()
    digest = translate("one", [KernelEntry.of(slow)], checked=checked).digest(target)
    assert digest == translate("two", [KernelEntry.of(slow)], checked=checked).digest(target)
    assert digest != translate("one", [KernelEntry.of(slow)], checked=not checked).digest(target)
    assert digest != translate("one", [KernelEntry.of(quick)], checked=checked).digest(target)


def test_functions_know_their_files() -> None:
    assert set(translate("one", [KernelEntry.of(slow)]).functions.values()) == {__file__}
