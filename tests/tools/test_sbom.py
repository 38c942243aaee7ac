"""The bill of materials names all that is installed, with hashes."""

from __future__ import annotations

import re

from tools.sbom import BROWSER, PYTHON, bill


def test_everything_that_is_pinned_is_named_with_its_hashes() -> None:
    components = bill()["components"]
    pinned = re.findall(r"^([\w.-]+)==", PYTHON.read_text(encoding="utf-8"), re.MULTILINE)
    python = [each for each in components if each["purl"].startswith("pkg:pypi/")]
    assert [each["name"] for each in python] == pinned
    assert {"msgspec", "numpy", "starlette", "uvicorn"} <= set(pinned)
    assert all(each["hashes"] for each in python)
    hashes = sum(len(each["hashes"]) for each in python)
    assert hashes == PYTHON.read_text(encoding="utf-8").count("--hash=sha256:")


def test_the_packages_of_the_browser_client_are_named() -> None:
    names = [each["name"] for each in bill()["components"] if "pkg:npm/" in each["purl"]]
    assert "svelte" in names
    assert len(names) == BROWSER.read_text(encoding="utf-8").count('"node_modules/')
