"""Every file says in one whole sentence what it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.house import comment_of, docstring_of, documents, summary

PAGE = documents()["docs/house.md"]


def test_no_line_is_empty_or_breaks_off() -> None:
    lines = re.findall(r"^ *- (?:`.*`|\*\*.*\*\*): *(.*)$", PAGE, re.MULTILINE)
    assert [line for line in lines if not line.endswith((".", "!", "?", ":"))] == []


def test_all_parts_of_the_tree_are_there() -> None:
    for line in (
        *("- **byczo/**: ", "- `kernel.c`: ", "- `en.ftl`: "),
        *("- **web/**", "- **build/**", "- **tests/**", "- **benchmarks/**", "- **goofspiel/**"),
    ):
        assert line in PAGE, line
    assert "node_modules" not in PAGE


@pytest.mark.parametrize(
    "text",
    [
        "// A table for any game, made\n// of its view. And more.\nimport x",
        "<!-- A table for any game, made\n     of its view. And more. -->\n<script>",
        "/* A table for any game, made\n   of its view. And more. */\nint x;",
        "/**\n * A table for any game, made\n * of its view.\n */",
        "### A table for any game, made\n### of its view.\n\nkey = 1",
        "#!/usr/bin/env node\n// A table for any game, made of its view.",
    ],
)
def test_a_comment_is_joined_up_to_its_full_stop(text: str, tmp_path: Path) -> None:
    file = tmp_path / "file.ts"
    file.write_text(text, encoding="utf-8")
    assert summary(file) == "A table for any game, made of its view."


def test_a_game_is_not_the_end_of_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file.ts"
    file.write_text("// The table of 6 nimmt! as it is shown. More.\n", encoding="utf-8")
    assert summary(file) == "The table of 6 nimmt! as it is shown."


@pytest.mark.parametrize("name", ["test_table.py", "table.test.ts"])
def test_a_test_need_not_say_what_it_tests(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text("import x\n", encoding="utf-8")
    assert summary(file) == "Tests of `table`."


def test_code_is_no_comment() -> None:
    assert comment_of("import x; // not this") == ""
    assert docstring_of("x = 1") == ""
