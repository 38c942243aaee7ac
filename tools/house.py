"""The page of all files with a line about each, and the picture of who imports whom."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.import_graph import draw, imports_of

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "byczo"
CLIENT = ROOT / "web" / "src"

CODE = {".py", ".c", ".ts", ".svelte", ".js", ".mjs", ".cjs", ".ftl"}
"""Files that say in their first lines what they are; data, styles and pictures do not."""

BUILT = {"__pycache__", "node_modules", "static", "native", "checked", "wasm"}
"""Folders that are not sources."""

PARTS = {
    "The package": "src/byczo",
    "The browser client": "web",
    "Tools": "tools",
    "Tests": "tests",
    "Benchmarks": "benchmarks",
    "Examples": "examples",
}

HEAD = """# The house

Every file of code or text in a line: the first sentence of its docstring or comment.
This page and the picture are written by `make documents`.

![Packages from the bottom up, with arrows to what they import](images/imports.svg)

An arrow leads from a package to one that it imports; arrows that follow from others are left out.
"""

SENTENCE = re.compile(r"(.+?(?<!nimmt)[.!?])(?=\s+[^a-z]|$)|(.+)")
"""Up to the full stop; the name of a game has none."""

MARKS = re.compile(r"^\s*(?:<!--|-->|//+|/\*+|\*/|\*|#+)?\s*(.*?)\s*(?:-->|\*/)?\s*$")
"""A line of a comment, in any of the languages."""


TESTED = re.compile(r"test_(.+)\.py|(.+)\.test\.ts")
"""The name of a test, and what it tests: it need not say so once more."""


def documents() -> dict[str, str]:
    """The page and the picture."""
    lines = [HEAD]
    for title, folder in PARTS.items():
        lines += [f"## {title}", "", *tree(ROOT / folder, 0), ""]
    return {
        "docs/house.md": "\n".join(lines),
        "docs/images/imports.svg": draw(imports_of(PACKAGE)),
    }


def tree(folder: Path, depth: int) -> Iterator[str]:
    """The files of a folder, what is said of it first, then the folders in it."""
    indent = "  " * depth
    package = folder / "__init__.py"
    said = f": {summary(package)}" if package.exists() else ""
    yield f"{indent}- **{folder.name}/**{said}"
    for file in sorted(folder.iterdir()):
        if file.suffix in CODE and file.name not in {"__init__.py", "__main__.py"}:
            yield f"{indent}  - `{file.name}`: {summary(file)}"
    for inner in sorted(folder.iterdir()):
        if inner.is_dir() and inner.name not in BUILT and has_code(inner):
            yield from tree(inner, depth + 1)


def has_code(folder: Path) -> bool:
    """Whether there is anything to tell of a folder."""
    return any(
        file.suffix in CODE and not BUILT & set(file.relative_to(folder).parts)
        for file in folder.rglob("*")
    )


def summary(file: Path) -> str:
    """The first sentence of what a file says of itself."""
    text = file.read_text(encoding="utf-8")
    said = docstring_of(text) if file.suffix == ".py" else comment_of(text)
    found = SENTENCE.match(said)
    if found:
        return found[0]
    tested = TESTED.fullmatch(file.name)
    return f"Tests of `{tested[1] or tested[2]}`." if tested else ""


def docstring_of(text: str) -> str:
    """The first paragraph of a module's docstring, in one line."""
    paragraph = (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0]
    return " ".join(paragraph.split())


def comment_of(text: str) -> str:
    """The comment that a file begins with, in one line."""
    lines: list[str] = []
    within = False
    for line in text.splitlines():
        start = line.lstrip()
        within = within or start.startswith(("<!--", "/*"))
        if not within and not start.startswith(("//", "###", "#!")):
            break
        found = MARKS.match(line)
        words = found[1] if found else ""
        if not words.startswith("!/"):  # the line that names an interpreter
            lines.append(words)
        if within and line.rstrip().endswith(("-->", "*/")):
            break
    return " ".join(" ".join(lines).split())
