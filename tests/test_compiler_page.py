"""docs/compiler.md shows a rule, the C that the compiler writes for it, and a kernel that runs."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

from byczo.core.compiler.library import translate
from byczo.core.compiler.spec import KernelEntry
from byczo.games.six_nimmt import rules

PAGE = (Path(__file__).parents[1] / "docs" / "compiler.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_rule_is_the_one_in_the_sources() -> None:
    assert blocks("python")[0] in inspect.getsource(rules)


def test_the_c_is_what_the_compiler_writes() -> None:
    assert blocks("c")[0] in translate("six_nimmt", [KernelEntry.of(rules.act)]).text


def test_the_kernel_runs(tmp_path: Path) -> None:
    script = tmp_path / "kernel.py"
    script.write_text(blocks("python")[1], encoding="utf-8")
    said = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (said.stdout, said.stderr) == ("1\n", "")
