from __future__ import annotations

from pathlib import Path

from tools.import_graph import imports_of, layers, reduced


def write(package: Path, sources: dict[str, str]) -> Path:
    for name, text in sources.items():
        file = package / name / "module.py"
        file.parent.mkdir(parents=True)
        file.with_name("__init__.py").touch()
        file.write_text(text, encoding="utf-8")
    return package


def test_every_way_to_import_is_found(tmp_path: Path) -> None:
    house = write(
        tmp_path / "house",
        {
            "cellar": "import os",
            "hall": "from house.cellar import module",
            "attic": "def lazily() -> None:\n    import house.hall.module",
            "roof": "if TYPE_CHECKING:\n    from house import attic, cellar",
        },
    )
    graph = imports_of(house)
    assert graph == {
        "attic": {"hall"},
        "cellar": set(),
        "hall": {"cellar"},
        "roof": {"attic", "cellar"},
    }
    assert reduced(graph)["roof"] == {"attic"}
    assert layers(graph) == [["cellar"], ["hall"], ["attic"], ["roof"]]
