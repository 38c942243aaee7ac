"""``byczo rules``: the rules of a game, in the reader's language."""

from __future__ import annotations

import argparse

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from byczo.cli.common import console, options_of
from byczo.games import game_of
from byczo.locales import guess_language, voice


def run(args: argparse.Namespace) -> int:
    """Print all chapters, with the numbers of the table that was asked for."""
    game = game_of(args.game)
    options = options_of(game, args, players=game.usual_players)
    say = voice(args.lang or guess_language(), game.texts)
    values = game.rule_values(options)
    out = console()
    out.print(f"[bold]{say.either(f'{game.id}-name', game.title)}[/bold]")
    if say.knows(f"{game.id}-tagline"):
        out.print(say(f"{game.id}-tagline"), style="italic")
    if not game.chapters:
        out.print(say("cli-no-rules"))
    for chapter in game.chapters:
        message = f"{game.id}-rules-{chapter}"
        out.print(f"\n[bold]{say(f'{message}.title', **values)}[/bold]")
        for paragraph in say(message, **values).splitlines():
            out.print(_laid_out(paragraph))
    return 0


def _laid_out(paragraph: str) -> RenderableType:
    if not paragraph.startswith("- "):
        return Text(paragraph)
    item = Table.grid(padding=(0, 1))
    item.add_row(" •", Text(paragraph.removeprefix("- ")))
    return item
