"""Sheets to print that the browser client is built with, so that it needs no server for them.

``python -m byczo.prebuilt.browser_sheets FOLDER`` writes one page for each game, language and
look: on A4, with room for the usual number of players, packed by gzip, for browsers keep what they
need without a network as it comes. For others there are servers and the command line.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from byczo.core.game import Game
from byczo.games.catalogue import built_in_games
from byczo.locales import LANGUAGES, voice
from byczo.printing.game_sheets import game_sheets
from byczo.printing.look import COLOUR, MONO, Look
from byczo.printing.sheet import Request, pages, usual_players
from byczo.printing.svg import svg

LOOKS = {"colour": COLOUR, "mono": MONO}


def write_sheets(folder: Path) -> None:
    """Write all sheets; files that are as they should be stay untouched."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in built_in_games():
        for language in LANGUAGES:
            for name, look in LOOKS.items():
                file = folder / f"{game.id}.{language}.{name}.sheet"
                drawn = gzip.compress(browser_sheet(game, language, look).encode(), mtime=0)
                if not file.exists() or file.read_bytes() != drawn:
                    file.write_bytes(drawn)


def browser_sheet(game: Game, language: str, look: Look) -> str:
    """The usual page of a game as SVG."""
    options = game.read_options({"players": usual_players(game)})
    request = Request(game, options, voice(language, game.texts), look)
    return svg(pages(game_sheets(request), "a4")[0], game.title)


if __name__ == "__main__":
    write_sheets(Path(sys.argv[1]))
