"""Which package imports which, read from the sources, as a drawing in layers."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

Graph = dict[str, set[str]]
"""Each package with the packages that it imports."""

WIDTH, HEIGHT = 120, 36
"""Of a box."""
ACROSS, DOWN = 156, 92
"""From box to box."""

STYLE = """<style>
  text { font: 15px system-ui, sans-serif; fill: #1d2b24; text-anchor: middle }
  rect { fill: #f2ead8; stroke: #4f6b5a; stroke-width: 1.5 }
  path { stroke: #4f6b5a; stroke-width: 1.5; fill: none }
  marker path { fill: #4f6b5a; stroke: none }
  @media (prefers-color-scheme: dark) {
    text { fill: #f2ead8 } rect { fill: #24382f; stroke: #9cb8a6 }
    path { stroke: #9cb8a6 } marker path { fill: #9cb8a6 }
  }
</style>"""
ARROW = """<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8"
  markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>"""


def imports_of(package: Path) -> Graph:
    """The packages below ``package`` and the siblings that their modules import."""
    names = {folder.name for folder in package.iterdir() if (folder / "__init__.py").exists()}
    graph: Graph = {name: set() for name in sorted(names)}
    for name in names:
        for module in (package / name).rglob("*.py"):
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                graph[name] |= {found for found in _imported(node, package.name) if found in names}
        graph[name].discard(name)
    return graph


def _imported(node: ast.AST, package: str) -> list[str]:
    """The sibling packages that an import statement names."""
    if isinstance(node, ast.Import):
        modules = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        modules = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    else:
        return []
    parts = [module.split(".") for module in modules]
    return [path[1] for path in parts if path[0] == package and len(path) > 1]


def reduced(graph: Graph) -> Graph:
    """The same without arrows that follow from longer ways."""

    @cache
    def reach(name: str) -> frozenset[str]:
        return frozenset(graph[name]).union(*(reach(below) for below in graph[name]))

    return {
        name: {b for b in below if not any(b in reach(other) for other in below - {b})}
        for name, below in graph.items()
    }


def layers(graph: Graph) -> list[list[str]]:
    """Packages by the longest way down from them, the lowest layer first."""

    @cache
    def height(name: str) -> int:
        return 1 + max(map(height, graph[name]), default=-1)

    rows: list[list[str]] = [[] for _ in range(1 + max(map(height, graph)))]
    for name in sorted(graph):
        rows[height(name)].append(name)
    return rows


def draw(graph: Graph) -> str:
    """The graph as SVG, light and dark."""
    rows = layers(graph)
    width = max(len(row) for row in rows) * ACROSS
    height = len(rows) * DOWN
    places = {
        name: (width * (2 * i + 1) // (2 * len(row)), height - DOWN * level - DOWN // 2)
        for level, row in enumerate(rows)
        for i, name in enumerate(row)
    }
    arrows = [
        _arrow(places[name], places[other])
        for name, below in reduced(graph).items()
        for other in sorted(below)
    ]
    boxes = [
        f'<rect x="{x - WIDTH // 2}" y="{y - HEIGHT // 2}" width="{WIDTH}" height="{HEIGHT}" '
        f'rx="8"/><text x="{x}" y="{y + 5}">{name}</text>'
        for name, (x, y) in places.items()
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return "\n".join([head, STYLE, ARROW, *arrows, *boxes, "</svg>", ""])


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    """A curve from the bottom of one box to the top of another."""
    (x, y), (to_x, to_y) = start, end
    y, to_y = y + HEIGHT // 2, to_y - HEIGHT // 2
    bend = (to_y - y) // 2
    curve = f"M{x} {y}C{x} {y + bend} {to_x} {to_y - bend} {to_x} {to_y}"
    return f'<path d="{curve}" marker-end="url(#head)"/>'
