"""``byczo games``: the games, their players and options, and what they are made of."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

import msgspec

from byczo.cli.common import console, print_json
from byczo.core.game import Game
from byczo.core.parts import optional_parts
from byczo.games import GAMES


def run(args: argparse.Namespace) -> int:
    """List all games."""
    if args.parts:
        return _print_parts(args)
    games = [_described(game) for game in GAMES.values()]
    if args.json:
        print_json(games)
        return 0
    out = console()
    for game in games:
        out.print(f"[bold]{game['title']}[/bold]  {game['id']}")
        out.print(
            f"  {game['players'][0]}–{game['players'][1]} players, "
            f"about {game['minutes']} minutes, {_by(game['authors'])}"
        )
        for option in game["options"]:
            default = "" if option["default"] is None else f" ({option['default']})"
            name = f"--option {option['name']}="
            out.print(f"  {name}{option['values']}{default}", style="dim", markup=False)
    return 0


def _print_parts(args: argparse.Namespace) -> int:
    """What each game declares, and what stands in for the rest."""
    if args.json:
        parts = {game.id: list(map(asdict, optional_parts(game))) for game in GAMES.values()}
        print_json(parts)
        return 0
    out = console()
    for game in GAMES.values():
        out.print(f"[bold]{game.title}[/bold]  {game.id}")
        out.print("  ✓ rules, options, notation, view, policy")
        for part in optional_parts(game):
            text = part.name if part.declared else f"{part.name}: {part.otherwise}"
            out.print(f"  {'✓' if part.declared else '–'} {text}", markup=False)
    return 0


def _by(authors: list[str]) -> str:
    return f"by {' and '.join(authors)}" if authors else "traditional"


def _described(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "authors": list(game.authors),
        "players": [game.players[0], game.players[-1]],
        "minutes": game.minutes,
        "options": [
            {
                "name": field.name,
                "default": field.default,
                "values": _values(field.type),
            }
            for field in msgspec.structs.fields(game.options)
            if field.name != "players"
        ],
    }


def _values(kind: object) -> str:
    """What an option takes, in words."""
    info = msgspec.inspect.type_info(kind)
    kinds = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    words: list[str] = []
    for one in kinds:
        if isinstance(one, msgspec.inspect.LiteralType):
            words += [str(value) for value in one.values]
        elif isinstance(one, msgspec.inspect.IntType):
            words.append("N")
        elif isinstance(one, msgspec.inspect.ListType):
            words.append("@FILE.json")
    return "|".join(words)
