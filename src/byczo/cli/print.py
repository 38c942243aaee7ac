"""``byczo print``: sheets for the table at home, as PDF or SVG."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from byczo.cli.common import console, options_of, read_json
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.validation import listed
from byczo.games import game_of
from byczo.locales import Say, guess_language, voice
from byczo.printing.game_sheets import game_sheets
from byczo.printing.look import COLOUR, MONO
from byczo.printing.pdf import pdf
from byczo.printing.sheet import Request, pages, usual_players
from byczo.printing.svg import svg


def run(args: argparse.Namespace) -> int:
    """Draw what is asked for, then write it: the whole file, or nothing."""
    game = game_of(args.game)
    target = Path(args.file)
    language = args.lang or guess_language()
    say = voice(language, game.texts)
    if target.suffix.lower() not in {".pdf", ".svg"}:
        raise BadOption(f"{target.name}: sheets are written as FILE.pdf or FILE.svg")
    wanted = game_sheets(_request(game, args, say))
    drawn = pages(wanted, args.paper, args.per_page, args.copies)
    if target.suffix.lower() == ".pdf":
        files = {target: pdf(drawn, game.title, language)}
    else:
        files = {
            _numbered(target, number, len(drawn)): svg(page, game.title).encode()
            for number, page in enumerate(drawn, 1)
        }
    write_files(files)
    names = ", ".join(str(file) for file in files)
    console().print(say("print-written", files=names), markup=False)
    return 0


def _request(game: Game, args: argparse.Namespace, say: Say) -> Request:
    if args.sheet is not None and args.players is not None:
        raise BadOption("--sheet says which sheets to print and --players how many: leave out one")
    options = options_of(game, args, players=usual_players(game))
    look = MONO if args.mono else COLOUR
    if args.sheet and args.sheet.startswith("@"):
        own = read_json(args.sheet[1:], "--sheet")
        return Request(game, options, say, look, own_sheets=own)
    return Request(game, options, say, look, sheet=args.sheet)


def _numbered(file: Path, number: int, count: int) -> Path:
    """An SVG file holds one page: several get a number each."""
    return file if count == 1 else file.with_name(f"{file.stem}-{number}{file.suffix}")


def write_files(files: dict[Path, bytes]) -> None:
    """Write beside the target first, so that a full disk leaves no half sheet behind."""
    parts = {file: file.with_name(f".{file.name}.{os.getpid()}.part") for file in files}
    try:
        for file, part in parts.items():
            part.write_bytes(files[file])
        for file, part in parts.items():
            part.replace(file)
    except OSError as problem:
        names = listed([str(file) for file in files])
        raise BadOption(f"cannot write {names}: {problem.strerror}") from None
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
