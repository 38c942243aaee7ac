"""``byczo daily``: plays or shows the deal of the day, the same as in every browser."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from byczo.cli.common import console, print_json
from byczo.cli.play import Quit, TerminalGame, asked_game, seats_of
from byczo.core.errors import BadOption
from byczo.core.match import Match
from byczo.games import game_of
from byczo.games.boards import board_of
from byczo.locales import Voice, guess_language, voice
from byczo.play.daily import LEVEL, PLAYER, Daily, place_of, read_date, text_of


def run(args: argparse.Namespace) -> int:
    """Play the deal, or show it."""
    language = args.lang or guess_language()
    out = console()
    day = read_date(args.date) if args.date else datetime.now().astimezone().date()
    try:
        if args.json and not args.game:
            raise BadOption("name the game whose deal is to be told in JSON")
        game = game_of(args.game) if args.game else asked_game(out, language)
        daily, say = Daily(game, day), voice(language, game.texts)
        options = game.read_options(daily.options)
        seats = seats_of(args.name or say("play-you"), LEVEL.name, options.players)
        match = Match(game, options, chance=daily.chance, seats=seats, compiled=True)
        if args.json:
            print_json(
                {
                    "text": text_of(game.id, day),
                    "secret": daily.secret.hex(),
                    "options": daily.options,
                    "log": match.log,
                }
            )
            return 0
        out.print(say("daily-of", date=day.isoformat()))
        if args.show:
            out.print(text_of(game.id, day), style="dim")
            out.print(board_of(game).board(match.view(PLAYER), [s.name for s in seats], say))
            return 0
        record = Path(args.record) if args.record else None
        TerminalGame(match, lambda seat: daily.decide(match, seat), out, say, record).play()
        out.print(line_of(daily, match.totals, say), markup=False)
    except Quit:
        out.print(voice(language)("play-left"))
    return 0


def line_of(daily: Daily, totals: list[int], say: Voice) -> str:
    """The result in one line, to be shared; it gives nothing of the deal away."""
    game = daily.game
    own = f"{game.id}-daily-points"
    points = say(own if say.knows(own) else "daily-points", points=totals[PLAYER])
    return say(
        "daily-line",
        game=say.either(f"{game.id}-name", game.title),
        date=daily.day.isoformat(),
        points=points,
        place=place_of(game, totals, PLAYER),
        players=len(totals),
    )
