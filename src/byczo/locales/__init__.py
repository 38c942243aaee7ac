"""Texts for people in four languages, as Fluent files that terminal and browser share.

What belongs to no game lies here; each game has a folder of its own texts (``Game.texts``).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from byczo.core.errors import Unknown
from byczo.core.validation import listed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "pl", "it", "de")
FALLBACK = "en"
FOLDER = Path(__file__).parent
BROWSER = "web.ftl"
"""The file of texts that only the browser says."""

Say = Callable[..., str]
"""``say(message, **values)``: the text of a message in somebody's language."""


class Voice:
    """Speaks a language: common texts and those of one game.

    A text that the language lacks is said in English; one that nobody has written, in the words
    of its id. So a game without texts can still be played.
    """

    def __init__(self, language: str, texts: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise Unknown(f"no language {language!r}: there are {listed(list(LANGUAGES))}")
        self.language = language
        self.texts = texts

    def __call__(self, message: str, **values: Any) -> str:
        """The text of a message, or of its attribute (``message.attribute``)."""
        found = self._find(message)
        if found is None:
            return _readable(message, values)
        bundle, pattern = found
        return str(bundle.format_pattern(pattern, values)[0])

    def knows(self, message: str) -> bool:
        """Whether somebody has written the text, in this language or in English."""
        return self._find(message) is not None

    def either(self, message: str, otherwise: str) -> str:
        """The text of a message, if somebody has written it."""
        return self(message) if self.knows(message) else otherwise

    def _find(self, message: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = message.partition(".")
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle = _bundle(language, self.texts)
            if bundle.has_message(name):
                found = bundle.get_message(name)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return bundle, pattern
        return None


@cache
def voice(language: str, texts: Path | None = None) -> Voice:
    """Speak a language, with the texts of a game's folder."""
    return Voice(language, texts)


@cache
def _bundle(language: str, texts: Path | None) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for file in text_files(language, texts):
        if file.name != BROWSER:
            bundle.add_resource(_resource(file))
    return bundle


@cache
def _resource(file: Path) -> Resource:
    """The texts of a file, read once: all games share the common ones."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


def text_files(language: str, texts: Path | None = None) -> list[Path]:
    """The files of common texts, and that of a game's folder, if it has one."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    own = texts / f"{language}.ftl" if texts is not None else None
    return [*files, own] if own is not None and own.exists() else files


def _readable(message: str, values: Mapping[str, Any]) -> str:
    """``goofspiel-why-high`` with a card 7 becomes "goofspiel why high (card 7)"."""
    words = message.replace("-", " ").replace(".", " ")
    said = ", ".join(f"{name} {value}" for name, value in values.items())
    return f"{words} ({said})" if said else words


def guess_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's system, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
