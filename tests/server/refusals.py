"""Requests to a running server that are refused, or answered with text."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.server.running import PATIENCE, ServerProcess


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
