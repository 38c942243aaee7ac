"""Messages are for every client: importing them loads neither numpy nor a game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import byczo.messages

MODULES = sorted(
    f"byczo.messages.{file.stem}"
    for file in Path(byczo.messages.__path__[0]).glob("*.py")
    if file.stem != "__init__"
)
ALLOWED = {
    "byczo.core.errors",
    "byczo.core.events",
    "byczo.core.game_record",
    "byczo.core.message_fields",
    "byczo.core.reason",
    "byczo.core.seats",
    "byczo.core.validation",
    "byczo.core",
}
MOST_MODULES = 16
"""Modules of byczo that one module of messages may load, with itself."""


@pytest.mark.parametrize("module", MODULES)
def test_a_module_of_messages_loads_little(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    ours = {name for name in loaded if name.startswith("byczo.")}
    assert {name for name in ours if not name.startswith("byczo.messages")} <= ALLOWED
    assert len(ours) <= MOST_MODULES
    assert not loaded & {"numpy", "starlette", "uvicorn", "websockets", "asyncio"}
