"""Writes docs/house.md and docs/images/imports.svg: every file in a line, and who imports whom.

Both follow from the sources alone: ``python -m tools.house`` writes them anew, and a test finds
out when they no longer fit.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.import_graph import draw, imports_of

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "byczo"
PAGE = ROOT / "docs" / "house.md"
PICTURE = ROOT / "docs" / "images" / "imports.svg"

HEAD = """# The house

Every module of the package in a line: the first sentence of its docstring.
This page and the picture are written by `make documents`.

![Packages from the bottom up, with arrows to what they import](images/imports.svg)

An arrow leads from a package to one that it imports; arrows that follow from others are left out.
"""


def first_line(module: Path) -> str:
    """The first line of a module's docstring."""
    docstring = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return docstring.partition("\n")[0]


def listed(folder: Path, depth: int) -> Iterator[str]:
    """The modules of a package, its own line first, then those of the packages in it."""
    indent = "  " * depth
    yield f"{indent}- **{folder.name}/**: {first_line(folder / '__init__.py')}"
    for module in sorted(folder.glob("*.py")):
        if module.name not in {"__init__.py", "__main__.py"}:
            yield f"{indent}  - `{module.name}`: {first_line(module)}"
    for inner in sorted(folder.iterdir()):
        if (inner / "__init__.py").exists():
            yield from listed(inner, depth + 1)


def documents() -> dict[Path, str]:
    """The text of each generated file."""
    page = "\n".join([HEAD, *listed(PACKAGE, 0), ""])
    return {PAGE: page, PICTURE: draw(imports_of(PACKAGE))}


def main() -> None:
    """Write them."""
    for path, text in documents().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
