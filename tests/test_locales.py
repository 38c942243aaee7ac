"""All languages say the same things, in their own words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

from byczo.core.errors import Unknown
from byczo.core.game import Game
from byczo.core.lesson import lesson_of
from byczo.core.message_fields import Names
from byczo.core.picture import pictures_of
from byczo.games import GAMES
from byczo.locales import (
    FOLDER,
    LANGUAGES,
    Voice,
    _resource,
    guess_language,
    text_files,
    voice,
)
from byczo.messages.vocabulary import Away, ClockName, DeviceKind, Reaction, Status
from byczo.play.roster import LEVELS
from tests.support import TABLES

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "byczo"
CLIENT = ROOT / "web" / "src"
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "it": {"one", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language by id, those of the games included."""
    found: dict[str, ast.Message] = {}
    own = [game.texts / f"{language}.ftl" for game in GAMES.values() if game.texts]
    for file in [*text_files(language), *own]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is written twice"
                found[entry.id.name] = entry
    return found


def nodes(node: Any) -> Any:
    """The node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def shape(message: ast.Message) -> tuple[set[str], set[str]]:
    """Attributes and variables of a message."""
    attributes = {attribute.id.name for attribute in message.attributes}
    variables = {n.id.name for n in nodes(message) if isinstance(n, ast.VariableReference)}
    return attributes, variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for name, message in other.items():
        assert shape(message) == shape(english[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    for name, message in messages(language).items():
        for node in nodes(message):
            if isinstance(node, ast.SelectExpression):
                keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
                if "one" in keys:
                    assert keys >= PLURALS[language], name


def test_no_message_is_missing_or_unused() -> None:
    """Messages are named in full in the sources, or by a known pattern for all games."""
    text = "\n".join(file.read_text() for file in SOURCES.rglob("*.py"))
    named = set(re.findall(r"""["']([a-z0-9]+(?:-[a-z0-9]+)+)["']""", text))
    patterned = {
        f"{game.id}-{part}" for game in GAMES.values() for part in ("name", "tagline", "summary")
    } | {f"{game.id}-rules-{chapter}" for game in GAMES.values() for chapter in game.chapters}
    patterned |= {
        f"{game.id}-lesson-{text}"
        for game in GAMES.values()
        if (lesson := lesson_of(game))
        for text in lesson.texts()
    }
    patterned |= {
        f"{game.id}-rules-picture-{picture.text}"
        for game in GAMES.values()
        for picture in pictures_of(game)
    }
    patterned |= {name for game in GAMES.values() for name in reasons_named_by(game)}
    patterned |= {
        f"error-{code}"
        for code in re.findall(r'"""\n\n    code(?:: ClassVar\[str\])? = "([a-z-]+)"', text)
    }
    known = set(messages("en"))
    assert patterned <= known
    ours = {name for name in known if not name.startswith("web-")}
    ours -= {f"{game}-daily-points" for game in GAMES}  # where it is not "daily-points"
    assert ours - patterned <= named | set(spoken_by_the_client()), "unused"
    parts = ("t", "why-", "danger-", "print-")
    prefixes = (
        "play-",
        "print-",
        "table-",
        "cli-",
        "coach-",
        "review-",
        "pad-",
        "daily-",
        *(f"{g}-{p}" for g in GAMES for p in parts),
    )
    spoken = set(re.findall(r"""(?:say|because)\(\s*["']([a-z0-9-]+)["']""", text))
    assert spoken <= known, "missing"
    assert all(name.startswith(prefixes) for name in spoken)


def reasons_named_by(game: Game) -> tuple[str, ...]:
    """The texts of its coach, as the rules name them."""
    if game.coaching.reason is None:
        return ()
    declared = get_type_hints(game.coaching.reason, include_extras=True)["text"]
    return next(mark.names for mark in declared.__metadata__ if isinstance(mark, Names))


def client_text() -> str:
    """All sources of the browser client."""
    files = sorted(file for file in CLIENT.rglob("*") if file.suffix in {".ts", ".svelte"})
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def spoken_by_the_client() -> list[str]:
    """Messages that the browser client names in full."""
    return re.findall(r"\bt\(\s*'([a-z0-9-]+)", client_text())


def families() -> dict[str, set[str]]:
    """Messages that the client names by a pattern, and all that such a pattern can stand for."""
    text = client_text()
    lengths = set(re.findall(r"id: '([a-z0-9-]+)', options", text))
    variants = {rule_set for game in GAMES.values() for rule_set in game.rule_sets}
    return {
        "web-bot-": {level.name for level in LEVELS},
        "web-clock-": set(get_args(ClockName)),
        "web-device-kind-": set(get_args(DeviceKind)),
        "web-length-": lengths,
        "web-motion-": {"system", "calm", "none"},
        "web-news-away-": set(get_args(Away)),
        "web-page-": {"scores", "cards", "chronicle", "talk"},
        "web-reaction-": set(get_args(Reaction)),
        "web-status-": set(get_args(Status)),
        "web-theme-": {"system", "light", "dark"},
        "web-tracker-": {"unseen", "out", "mine"},
        "web-variant-": variants,
    }


def test_the_client_has_all_texts_and_no_others() -> None:
    known = {name for name in messages("en") if name.startswith("web-")}
    literal = set(re.findall(r"'(web-[a-z0-9-]+)(?:\.[a-z]+)?'", client_text()))
    patterned = {prefix + end for prefix, ends in families().items() for end in ends}
    assert set(re.findall(r"`(web-[a-z-]+)\$\{", client_text())) == set(families())
    assert set(spoken_by_the_client()) <= set(messages("en")), "missing"
    assert literal | patterned <= known, "missing"
    assert known <= literal | patterned, "unused"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), TABLES[:: len(TABLES) // 12])
def test_rules_can_be_spoken(game: Game, options: Any, language: str) -> None:
    say = voice(language, game.texts)
    for chapter in game.chapters:
        assert say(f"{game.id}-rules-{chapter}.title")
        text = say(f"{game.id}-rules-{chapter}", **game.rule_values(options))
        assert "{" not in text
        assert "\u2068" not in text


def test_a_missing_text_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("whist-name = Whist\n    .title = The title\n")
    (tmp_path / "pl.ftl").write_text("whist-goal = Cel\n")
    say = voice("pl", tmp_path)
    assert say("whist-goal") == "Cel"
    assert say("whist-name") == "Whist"
    assert say("whist-name.title") == "The title"


def test_a_text_that_nobody_wrote_is_said_in_the_words_of_its_id() -> None:
    say = voice("en")
    assert say("whist-why-high", card=7) == "whist why high (card 7)"
    assert say.either("whist-name", "Whist") == "Whist"


def test_a_language_that_nobody_speaks() -> None:
    with pytest.raises(Unknown, match="no language 'fr'"):
        voice("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "pl_PL.UTF-8"}, "pl"), ({"LC_ALL": "de", "LANG": "it"}, "de"), ({}, "en")],
)
def test_the_language_is_guessed(environment: dict[str, str], language: str) -> None:
    assert guess_language(environment) == language


def test_python_reads_each_file_once_and_none_that_only_the_browser_says() -> None:
    for game in GAMES.values():
        assert all(voice(name, game.texts).knows("coach-verdict") for name in LANGUAGES)
    before = _resource.cache_info().misses
    assert not Voice("it", FOLDER / "nowhere").knows("web-welcome")
    assert _resource.cache_info().misses == before
