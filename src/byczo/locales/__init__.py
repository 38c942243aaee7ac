"""Texts for people, in four languages: one set of Fluent files for terminal and browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from byczo.core.errors import Unknown
from byczo.core.options import listed

LANGUAGES = ("en", "pl", "it", "de")
FOLDER = Path(__file__).parent

Say = Callable[..., str]
"""``say(message, **values)``: the text of a message in somebody's language."""


def guess_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's system, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


@cache
def voice(language: str) -> Say:
    """Speak a language."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise Unknown(f"no language {language!r}: there are {listed(list(LANGUAGES))}")
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(message: str, **values: Any) -> str:
        name, _, attribute = message.partition(".")
        try:
            found = bundle.get_message(name)
            pattern = found.attributes[attribute] if attribute else found.value
        except LookupError:
            raise Unknown(f"no text {message!r} in {language!r}") from None
        if pattern is None:
            raise Unknown(f"no text {message!r} in {language!r}")
        text, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise Unknown(f"text {message!r} in {language!r}: {problems[0]}")
        return str(text)

    return say
