from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from byczo.core.compiler.load import cache_folder, chosen_engine
from byczo.core.errors import BadOption
from byczo.core.rule import compiled, rule
from tests.core.compiler.engines import NAMES

SCRIPT = """\
from byczo.core.rule import compiled, rule


@rule
def model(n: int) -> int:
    return n {} 1


print(compiled(model)(5), type(compiled(model)).__name__)
"""


@rule
def feed(hay: int) -> int:
    return hay + 1


def run(folder: Path, sign: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script with a rule of its own, always under the same name."""
    script = folder / "script.py"
    script.write_text(SCRIPT.format(sign), encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "BYCZO_CACHE": str(folder / "cache"), **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def libraries(folder: Path) -> set[str]:
    found = (folder / "cache").glob("model-*")
    return {path.name for path in found if path.suffix != ".sha256"}


def test_scripts_with_the_same_name_get_their_own_code(tmp_path: Path) -> None:
    """Code in the cache is found by its C, so that none is out of date."""
    assert run(tmp_path, "+").stdout.split()[0] == "6"
    first = libraries(tmp_path)
    assert run(tmp_path, "-").stdout.split()[0] == "4"
    assert len(libraries(tmp_path)) == 2
    assert run(tmp_path, "+").stdout.split()[0] == "6"
    assert first < libraries(tmp_path)
    assert len(libraries(tmp_path)) == 2


@pytest.mark.parametrize("engine", NAMES)
def test_the_environment_chooses_the_engine(tmp_path: Path, engine: str) -> None:
    answer = run(tmp_path, "+", BYCZO_ENGINE=engine)
    kind = "function" if engine == "interpreted" else "builtin_function_or_method"
    assert answer.stdout.split() == ["6", kind]
    assert len(libraries(tmp_path)) == (engine != "interpreted")


def test_without_a_compiler_rules_are_interpreted_and_it_says_so_once(tmp_path: Path) -> None:
    hidden = tmp_path / "ziglang"
    hidden.mkdir()
    sitecustomize = tmp_path / "sitecustomize.py"
    sitecustomize.write_text(
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'ziglang' else find(name, *rest)\n",
        encoding="utf-8",
    )
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    answer = run(tmp_path, "+", PATH=str(hidden), CC="", PYTHONPATH=paths)
    assert answer.stdout.split() == ["6", "function"]
    assert answer.stderr.splitlines() == [
        "byczo: there is no C compiler here: install one, or byczo[compiler]. "
        "Until then rules run as Python, a few hundred times slower."
    ]


def said_once(answer: subprocess.CompletedProcess[str]) -> str:
    """The one line about why rules are interpreted."""
    assert answer.stdout.split() == ["6", "function"]
    (line,) = answer.stderr.splitlines()
    assert line.endswith("Until then rules run as Python, a few hundred times slower.")
    return line


@pytest.mark.parametrize(
    ("compiler", "words"),
    [
        ("/no/such", "byczo: the C compiler /no/such cannot be run: "),
        ("false", "byczo: false failed: "),
    ],
)
def test_with_a_compiler_that_does_not_work_rules_are_interpreted(
    tmp_path: Path, compiler: str, words: str
) -> None:
    assert said_once(run(tmp_path, "+", CC=compiler)).startswith(words)


def test_without_a_place_for_what_is_compiled_rules_are_interpreted(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file", encoding="utf-8")
    line = said_once(run(tmp_path, "+"))
    assert f"cannot be kept in {tmp_path / 'cache'}, see BYCZO_CACHE: " in line


@pytest.mark.parametrize("length", [0, 100, 5000])
def test_what_is_broken_in_the_cache_is_compiled_anew(tmp_path: Path, length: int) -> None:
    run(tmp_path, "+")
    (library,) = (tmp_path / "cache").glob("model-*.so")
    whole = library.read_bytes()
    library.write_bytes(whole[:length])
    answer = run(tmp_path, "+")
    assert answer.stdout.split() == ["6", "builtin_function_or_method"]
    assert not answer.stderr
    assert library.read_bytes() == whole


def test_engines_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BYCZO_ENGINE", "numba")
    with pytest.raises(BadOption, match="native, checked, interpreted, not 'numba'"):
        chosen_engine()
    monkeypatch.delenv("BYCZO_ENGINE")
    assert chosen_engine() == "native"


def test_an_engine_is_loaded_once() -> None:
    for engine in NAMES:
        assert compiled(feed, engine=engine) is compiled(feed, engine=engine)
        assert compiled(feed, engine=engine)(2) == 3
    assert compiled(feed, engine="interpreted") is feed


def test_the_cache_lies_where_caches_lie(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BYCZO_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv("BYCZO_CACHE")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert cache_folder() == Path("/somewhere/byczo")
    monkeypatch.delenv("XDG_CACHE_HOME")
    for platform, folder in (
        ("linux", ".cache/byczo"),
        ("darwin", "Library/Caches/byczo"),
        ("win32", "AppData/Local/byczo"),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        assert cache_folder() == Path.home() / folder
