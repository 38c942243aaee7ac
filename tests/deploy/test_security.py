"""The page about security goes through the whole standard, and names tests that there are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
SOURCES = ROOT / "src" / "byczo"
SERVER = [
    file
    for part in ("server", "store", "table", "messages")
    for file in sorted((SOURCES / part).rglob("*.py"))
]
CLIENT = [
    file for end in ("ts", "svelte") for file in sorted((ROOT / "web" / "src").rglob(f"*.{end}"))
]
ROW = re.compile(
    r"^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*?) ?\|$", re.MULTILINE
)
LEFT_OUT = re.compile(r"^- ([\d., –]+): ", re.MULTILINE)
ASKED = {
    "1": (2, 9, 11, 3, 2),
    "2": (3, 3, 4, 1),
    "3": (0, 2, 4, 6, 5, 0, 2),
    "4": (3, 1, 2, 4),
    "5": (1, 3, 2, 3),
    "6": (3, 12, 4, 4, 5, 3, 0, 4),
    "7": (3, 4, 2, 5, 2, 2),
    "8": (2, 3, 1, 1),
    "9": (3, 4),
    "11": (2, 3, 3, 4, 1, 1),
    "12": (3, 2, 4),
    "13": (1, 5, 2, 5),
    "14": (2, 4, 3),
    "15": (3, 3, 7),
    "16": (1, 5, 4, 3, 3),
}
"""How many requirements of levels 1 and 2 each section of a chapter begins with; all others are of
level 3. Chapters 10 and 17 (OAuth, WebRTC) are left out as wholes.
"""


def asked() -> Iterator[str]:
    """The number of every requirement of levels 1 and 2."""
    for chapter, sections in ASKED.items():
        for section, count in enumerate(sections, 1):
            yield from (f"{chapter}.{section}.{number}" for number in range(1, count + 1))


def spread(text: str) -> Iterator[str]:
    """The numbers in a text such as ``1.2.6–1.2.8, 1.3.1``."""
    for part in text.split(", "):
        first, _, last = part.partition("–")
        section, _, number = first.rpartition(".")
        for found in range(int(number), int(last.rpartition(".")[2] or number) + 1):
            yield f"{section}.{found}"


def test_every_requirement_is_on_the_page_once() -> None:
    rows = [row[0] for row in ROW.findall(PAGE)]
    left_out = [number for text in LEFT_OUT.findall(PAGE) for number in spread(text)]
    assert sorted([*rows, *left_out]) == sorted(asked())


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    files = (ROOT / "tests").rglob("test_*.py")
    written = {
        name
        for file in files
        for name in re.findall(r"def (test_\w+)\(", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 40
    assert named <= written, sorted(named - written)
    for file in re.findall(r"`(web/tests/[\w.-]+)`", PAGE):
        assert (ROOT / file).exists(), file


def test_what_is_said_to_be_met_has_a_test() -> None:
    for number, _, status, what, tests in ROW.findall(PAGE):
        assert status in {"met", "operator", "not met"}, number
        assert what.strip(), number
        assert status != "met" or re.search(r"`(test_|web/tests/)", tests), number


def test_time_frames_for_components_are_written_down() -> None:
    """And holes in them are looked for where they come from."""
    policy = (ROOT / "SECURITY.md").read_text(encoding="utf-8").partition("## Parts of others")[2]
    assert "within a week" in policy
    assert "within a month" in policy
    watched = (ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"package-ecosystem: ([\w-]+)", watched))
    assert named == {"docker", "github-actions", "npm", "pip"}


def test_holes_in_components_are_looked_for_every_night() -> None:
    """One that is known and not closed fails the run, until a release closes it."""
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "nightly.yml").read_text())["jobs"]
    done = "\n".join(step.get("run", "") for step in jobs["components"]["steps"])
    for lock in ("requirements.lock", "deploy/requirements.lock"):
        assert f"--requirement {lock}" in done
    assert "npm audit" in done


# --- what no running server could show ----------------------------------------------------------

UNSAFE_MODULES = {
    *("subprocess", "pty", "pickle", "marshal", "shelve", "code", "runpy", "random"),
    *("urllib.request", "http.client", "ftplib", "smtplib", "xml", "yaml", "requests", "httpx"),
}
UNSAFE_CALLS = {"eval", "exec", "compile", "__import__", "system", "popen"}


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_the_server_runs_no_commands_and_no_text_and_calls_nobody() -> None:
    """Nor does it read what can hold objects, or draw from a generator that can be guessed."""
    for file in SERVER:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        parts = {name.partition(".")[0] for name in imported(tree)} | set(imported(tree))
        assert not parts & UNSAFE_MODULES, file
        called = {
            node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)
        }
        patterns = {"compile"} if "re" in parts else set()
        assert not called & (UNSAFE_CALLS - patterns), file


def test_queries_are_put_together_from_constants() -> None:
    """Values are parameters; what is written into a query has a name in capitals."""
    queries = 0
    for file in sorted((SOURCES / "store").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                said = "".join(str(p.value) for p in node.values if isinstance(p, ast.Constant))
                if re.match(r"\s*(select|insert|update|delete|with|create|drop|alter)\b", said):
                    queries += 1
                    for part in node.values:
                        if isinstance(part, ast.FormattedValue):
                            assert isinstance(part.value, ast.Name), said
                            assert part.value.id.isupper(), said
    assert queries


def test_hashes_are_sha_256() -> None:
    used = {
        name
        for file in SOURCES.rglob("*.py")
        for name in re.findall(r"hashlib\.(\w+)", file.read_text(encoding="utf-8"))
    }
    assert used == {"sha256"}


def test_the_client_shows_text_as_text() -> None:
    unsafe = (
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\{@html|\beval\(|new Function\("
        r"|srcdoc|javascript:|window\.open|addEventListener\('message'"
    )
    for file in CLIENT:
        assert not re.search(unsafe, file.read_text(encoding="utf-8")), file


def test_the_client_changes_no_prototypes() -> None:
    """Neither by name nor by copying what was parsed: settings take fields that there are."""
    for file in CLIENT:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"__proto__|\.prototype\b|setPrototypeOf|\bfor \(.* in ", text), file
        assert not re.search(r"Object\.assign\([^)]*JSON\.parse", text), file
    rules = (ROOT / "web" / "eslint.config.js").read_text(encoding="utf-8")
    assert "'no-proto': 'error'" in rules
    assert "'no-extend-native': 'error'" in rules
    settings = (ROOT / "web" / "src" / "settings.svelte.ts").read_text(encoding="utf-8")
    assert "Object.hasOwn(DEFAULTS, name)" in settings
