"""Servers that do not start, and requests to running ones that are refused or answered in text."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.server.running import PATIENCE, ServerProcess


def start_refusal(folder: Path, *arguments: str, **environment: str) -> str:
    """The one line that ``byczo serve`` says when it does not start."""
    command = [sys.executable, "-m", "byczo.cli.main", "serve", "--port", "0"]
    refused = subprocess.run(
        [*command, "--data", str(folder), *arguments],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
        env={**os.environ, **environment},
    )
    assert (refused.returncode, refused.stdout) == (2, "")
    [line] = refused.stderr.splitlines()
    return line


def refusal(server: ServerProcess, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
    """Status and code of a request that is refused."""
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    request = Request(server.address + path, data, {"content-type": "application/json", **headers})
    with pytest.raises(HTTPError) as refused:
        urlopen(request, timeout=PATIENCE)
    with refused.value as answer:
        return answer.code, str(json.load(answer)["code"])


def text_of(server: ServerProcess, path: str) -> str:
    """The answer as it is."""
    with urlopen(server.address + path, timeout=PATIENCE) as answer:
        return str(answer.read().decode())
