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

HEAD = """# The house

Every file in a line: the first sentence of its docstring or comment.
This page and the picture are written by `make documents`.

![Packages from the bottom up, with arrows to what they import](images/imports.svg)

An arrow leads from a package to one that it imports; arrows that follow from others are left out.
"""

COMMENT = re.compile(r"\s*(?:<!--|//|/\*\*?)\s*(.*?)\s*(?:-->|\*/)?\s*$")
"""The first line of a TypeScript or Svelte file."""


def documents() -> dict[str, str]:
    """The page and the picture."""
    lines = [HEAD, "## The package", "", *packages(PACKAGE, 0), ""]
    lines += ["## The browser client", "", *folders(CLIENT, 0), ""]
    lines += ["## Tools", "", *packages(ROOT / "tools", 0), ""]
    return {
        "docs/house.md": "\n".join(lines),
        "docs/images/imports.svg": draw(imports_of(PACKAGE)),
    }


def docstring_of(module: Path) -> str:
    """The first line of a module's docstring."""
    docstring = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return docstring.partition("\n")[0]


def packages(folder: Path, depth: int) -> Iterator[str]:
    """The modules of a package, its own line first, then those of the packages in it."""
    indent = "  " * depth
    yield f"{indent}- **{folder.name}/**: {docstring_of(folder / '__init__.py')}"
    for module in sorted(folder.glob("*.py")):
        if module.name not in {"__init__.py", "__main__.py"}:
            yield f"{indent}  - `{module.name}`: {docstring_of(module)}"
    for inner in sorted(folder.iterdir()):
        if (inner / "__init__.py").exists():
            yield from packages(inner, depth + 1)


def comment_of(file: Path) -> str:
    """The comment in the first line of a file of the browser client."""
    found = COMMENT.match(file.read_text(encoding="utf-8").partition("\n")[0])
    return found[1] if found else ""


def folders(folder: Path, depth: int) -> Iterator[str]:
    """The files of the browser client, those of a folder before the folders in it."""
    indent = "  " * depth
    yield f"{indent}- **{folder.name}/**"
    for file in sorted(folder.iterdir()):
        if file.suffix in {".ts", ".svelte"}:
            yield f"{indent}  - `{file.name}`: {comment_of(file)}"
    for inner in sorted(folder.iterdir()):
        if inner.is_dir():
            yield from folders(inner, depth + 1)
