from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from byczo.core.compiler import toolchain
from byczo.core.compiler.errors import BadCompiler, NoCompiler
from byczo.core.compiler.toolchain import TARGETS, Compiler, find_compiler, own_target


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    find_compiler.cache_clear()
    yield
    find_compiler.cache_clear()


def executable(folder: Path, name: str, text: str) -> Path:
    made = folder / name
    made.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    made.chmod(0o755)
    return made


def test_the_variable_cc_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "ccache gcc-14")
    assert find_compiler() == Compiler(("ccache", "gcc-14"), is_zig=False)
    find_compiler.cache_clear()
    monkeypatch.setenv("CC", "zig cc")
    assert find_compiler().is_zig


def test_then_zig_then_what_the_system_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(toolchain, "find_spec", lambda name: object())
    assert find_compiler().command == (sys.executable, "-m", "ziglang", "cc")
    find_compiler.cache_clear()
    monkeypatch.setattr(toolchain, "find_spec", lambda name: None)
    with pytest.raises(NoCompiler, match=r"install one, or byczo\[compiler\]"):
        find_compiler()
    cc = executable(tmp_path, "cc", "exit 0")
    assert find_compiler() == Compiler((str(cc),), is_zig=False)


def test_a_compiler_that_fails_is_quoted(tmp_path: Path) -> None:
    broken = executable(tmp_path, "cc", "echo 'error: no such hay' >&2; exit 3")
    with pytest.raises(BadCompiler, match="failed: error: no such hay"):
        Compiler((str(broken),), is_zig=False).library(
            tmp_path / "x.c", tmp_path / "x.so", own_target()
        )


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "x86_64-linux-gnu"),
        ("linux", "aarch64", "aarch64-linux-gnu"),
        ("darwin", "arm64", "aarch64-macos"),
        ("win32", "AMD64", "x86_64-windows"),
    ],
)
def test_this_machine_is_one_of_the_targets(
    monkeypatch: pytest.MonkeyPatch, system: str, machine: str, name: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(platform, "libc_ver", lambda: ("glibc", "2.36"))
    assert own_target().name.startswith(name)


def test_a_machine_that_nobody_knows_builds_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert own_target().name == ""


def test_modules_for_python_have_a_suffix_of_their_own() -> None:
    suffixes = {name: target.module_suffix for name, target in TARGETS.items()}
    assert suffixes["x86_64-windows-gnu"] == ".pyd"
    assert suffixes["x86_64-linux-musl"] == ".abi3.so"
