"""Extras of the package: what needs more than numpy and msgspec."""

from __future__ import annotations

from byczo.core.errors import MissingExtra

EXTRAS = {
    "asyncpg": "postgres",
    "cloudpickle": "ray",
    "fluent": "play",
    "fpdf": "print",
    "gymnasium": "envs",
    "httptools": "server",
    "open_spiel": "openspiel",
    "pettingzoo": "envs",
    "PIL": "envs",
    "prometheus_client": "server",
    "pyspiel": "openspiel",
    "ray": "ray",
    "rich": "play",
    "segno": "server",
    "starlette": "server",
    "torch": "train",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "client",
    "ziglang": "compiler",
}
"""The extra that brings a package, by the name that is imported."""


def missing_extra(problem: ModuleNotFoundError, what: str) -> MissingExtra:
    """Says which extra ``what`` needs; raises the problem itself if no extra would help."""
    extra = EXTRAS.get((problem.name or "").split(".")[0])
    if extra is None:
        raise problem
    return MissingExtra(f"{what} needs the extra {extra!r}: pip install 'byczo[{extra}]'")
