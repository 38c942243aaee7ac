"""All commands of ``byczo``, and what each of them takes."""

from __future__ import annotations

import argparse

from byczo import __version__
from byczo.cli.parser import Parser, number, whole_number

LANGUAGES = ("en", "pl", "it", "de")


def parser() -> Parser:
    """All commands and their options."""
    top = Parser(
        prog="byczo",
        description="Card and dice games at one table: exact, fast, fair.",
        epilog="Start with: byczo play",
    )
    top.add_argument("--version", action="version", version=f"byczo {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, text: str, example: str = "") -> Parser:
        return commands.add_parser(
            name,
            help=text,
            description=text[0].upper() + text[1:] + ".",
            epilog=f"Example: {example}" if example else None,
        )

    _games(command("games", "list the games, their players and options"))

    _rules(command("rules", "read the rules of a game", "byczo rules {game} --lang pl"))
    _play(command("play", "play in the terminal against bots", "byczo play {game} --players 4"))
    daily = command(
        "daily", "play the deal of the day, the same for everybody", "byczo daily {game}"
    )
    _daily(daily)
    simulate = command(
        "simulate",
        "play many games between bots and sum them up",
        "byczo simulate {game} --players 4 --games 100000 --seed 1",
    )
    _simulate(simulate)
    replay = command("replay", "check a record and show it step by step", "byczo replay my.jsonl")
    _replay(replay)
    verify = command(
        "verify",
        "check that all deals and rolls follow from the secret",
        "byczo verify my.jsonl --game 1 --commitment 9f86d0… --salt mysalt",
    )
    _verify(verify)
    review = command(
        "review",
        "judge every decision of a game, and tell luck from skill",
        "byczo review my.jsonl --seat 0 --html review.html",
    )
    _review(review)

    arena = command(
        "arena",
        "let bots play each other and say who is better",
        "byczo arena {game} search greedy --players 4 --deals 100",
    )
    _arena(arena)

    serve = command("serve", "run a server for tables in the browser", "byczo serve --port 8021")
    _serve(serve)

    _backup(command("backup", "copy all tables while the server runs", "byczo backup copy.db"))
    _site(command("site", "write the browser client as files for any host", "byczo site folder"))

    train = command(
        "train",
        "learn how playouts of a game choose",
        "byczo train {game} --seed 1 --out weights.json",
    )
    _train(train)
    puzzles = command(
        "puzzles",
        "find puzzles in games of bots",
        "byczo puzzles {game} puzzles.json --count 200 --seed 1",
    )
    _puzzles(puzzles)

    _print(command("print", "write score sheets to print", "byczo print {game} sheets.pdf"))

    words = "keep the score of a game with the box"
    _pad(command("pad", words, "byczo pad {game} --names Ada,Ben"))

    _bench(command("bench", "measure how fast the rules run on this machine"))
    return top


def _bench(command: argparse.ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME", help="{games}; all when left out")
    _json(command)


def _games(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--parts", action="store_true", help="what each game declares, and what it does without"
    )
    _json(command)


def _rules(command: argparse.ArgumentParser) -> None:
    _game(command)
    _table(command)
    _language(command)


def _play(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help="{games}; asked for when left out")
    _table(command)
    _language(command)
    command.add_argument("--name", default=None, help="your name at the table")
    command.add_argument(
        "--bots", default="greedy", metavar="BOT", help="who plays against you (greedy)"
    )
    command.add_argument("--seed", help="deal from this seed instead of a fresh secret")
    command.add_argument("--record", metavar="FILE", help="write the finished game there")


def _simulate(command: argparse.ArgumentParser) -> None:
    _game(command)
    _table(command)
    command.add_argument(
        "--games", type=whole_number, default=1000, metavar="N", help="how many (1000)"
    )
    command.add_argument("--seed", default="1", help="the same seed gives the same games (1)")
    command.add_argument(
        "--bots", default="random", metavar="BOT,…", help="who plays, clockwise (random)"
    )
    command.add_argument("--records", metavar="FILE.jsonl", help="write all games there")
    _json(command)


def _replay(command: argparse.ArgumentParser) -> None:
    _records(command)
    _language(command)
    command.add_argument("--step", action="store_true", help="wait for Enter after each turn")
    _json(command)


def _verify(command: argparse.ArgumentParser) -> None:
    _records(command)
    command.add_argument("--commitment", help="what you noted before the game: it must be the same")
    command.add_argument("--salt", help="your own salt: the deals must follow from it, too")
    command.add_argument(
        "--seal", action="append", default=[], help="a seal that you noted; give all, in order"
    )
    _json(command)


def _game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="{games}")


def _table(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=whole_number, metavar="N", help="players at the table")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as listed by 'byczo games'; can be repeated",
    )


def _daily(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help="{games}; asked for when left out")
    command.add_argument("--date", metavar="DATE", help="another day, as 2026-11-17 (today)")
    command.add_argument("--show", action="store_true", help="show the deal instead of playing it")
    command.add_argument("--record", metavar="FILE", help="write the game there when it is over")
    command.add_argument("--name", help="your name")
    _language(command)
    _json(command)


def _pad(command: argparse.ArgumentParser) -> None:
    _game(command)
    command.add_argument(
        "--names", metavar="NAME,…", help="who plays, clockwise; asked for when left out"
    )
    command.add_argument("--file", metavar="FILE", help="keep the pad there, and go on from there")
    _table(command)
    _language(command)


def _arena(command: argparse.ArgumentParser) -> None:
    _game(command)
    command.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="names of bots, search@FILE and network@FILE, or process:COMMAND for your own",
    )
    _table(command)
    command.add_argument(
        "--deals", type=whole_number, default=100, metavar="N", help="how many (100)"
    )
    command.add_argument("--seed", default="1", help="the same seed gives the same games (1)")
    _workers(command)
    command.add_argument(
        "--test",
        type=number,
        metavar="MARGIN",
        help="stop when it is clear whether the first bot leads the second by so many points",
    )
    command.add_argument("--cross", action="store_true", help="also the second bot among firsts")
    command.add_argument("--no-control", action="store_true", help="no bot among its own copies")
    command.add_argument(
        "--limit", type=number, default=1.0, metavar="S", help="seconds a process has to answer (1)"
    )
    command.add_argument("--out", metavar="FILE", help="keep results there, and go on from there")
    command.add_argument("--plot", metavar="FILE.svg", help="draw the results")
    command.add_argument(
        "--log-values", metavar="FILE.npz", help="write what searchers thought of every action"
    )
    _json(command)


def _review(command: argparse.ArgumentParser) -> None:
    _records(command)
    command.add_argument(
        "--seat", metavar="N", help="only this seat, by number (the first is 0) or name"
    )
    command.add_argument("--html", metavar="FILE", help="write a page there, to read and to print")
    command.add_argument(
        "--playouts",
        type=whole_number,
        default=8000,
        metavar="N",
        help="thoughts per decision (8000)",
    )
    _language(command)
    _json(command)


def _print(command: argparse.ArgumentParser) -> None:
    _game(command)
    command.add_argument("file", metavar="FILE", help="write there: FILE.pdf or FILE.svg")
    command.add_argument(
        "--sheet",
        metavar="SHEET",
        help="sheets by name, as A or ACE, or all; or sheets of your own: @FILE.json",
    )
    _table(command)
    command.add_argument("--paper", choices=("a4", "letter"), default="a4", help="size (a4)")
    command.add_argument("--mono", action="store_true", help="for black-and-white printers")
    command.add_argument(
        "--per-page",
        type=whole_number,
        metavar="N",
        help="sheets on a page: 1, 2, 4 or 6 (what fits well)",
    )
    command.add_argument(
        "--copies",
        type=whole_number,
        metavar="N",
        help="copies of each sheet (as many as fill a page)",
    )
    _language(command)


def _train(command: argparse.ArgumentParser) -> None:
    _game(command)
    command.add_argument("--seed", default="1", help="the same seed gives the same weights (1)")
    command.add_argument("--games", type=whole_number, metavar="N", help="games of each iteration")
    command.add_argument(
        "--iterations", type=whole_number, metavar="N", help="how often to start anew"
    )
    command.add_argument("--start", metavar="FILE", help="weights to start from, instead of these")
    command.add_argument(
        "--watched", type=whole_number, metavar="N", help="games to learn choices from"
    )
    command.add_argument(
        "--readings", type=whole_number, metavar="N", help="how often to watch so many"
    )
    words = "learn only how this bot chooses, and tell what a searcher gains against it"
    command.add_argument("--against", metavar="BOT", help=words)
    command.add_argument(
        "--deals",
        type=whole_number,
        default=100,
        metavar="N",
        help="deals to tell the gain by (100)",
    )
    command.add_argument(
        "--out", required=True, metavar="FILE", help="write the weights there; FILE.part until then"
    )
    _workers(command)


def _puzzles(command: argparse.ArgumentParser) -> None:
    _game(command)
    command.add_argument("file", metavar="FILE", help="write them there; FILE.part until then")
    command.add_argument(
        "--count", type=whole_number, default=200, metavar="N", help="how many (200)"
    )
    command.add_argument("--seed", default="1", help="the same seed gives the same puzzles (1)")
    _workers(command)


def _serve(command: argparse.ArgumentParser) -> None:
    where = command.add_mutually_exclusive_group()
    where.add_argument("--host", help="address to listen on (127.0.0.1: this machine only)")
    where.add_argument(
        "--lan", action="store_true", help="listen to the local network, and show a QR code"
    )
    command.add_argument("--port", type=whole_number, help="port to listen on (8021)")
    _data(command)
    command.add_argument(
        "--workers", type=whole_number, metavar="N", help="processes (1; PostgreSQL only)"
    )
    command.add_argument("--log", metavar="FORMAT", help="auto, json or text (auto)")
    command.add_argument(
        "--open", action="store_true", help="open the browser when there is a screen"
    )
    command.epilog = f"{command.epilog}. All settings: docs/hosting.md"


def _site(command: argparse.ArgumentParser) -> None:
    command.add_argument("folder", help="a new or empty folder")


def _backup(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="write the copy there")
    _data(command)


def _data(command: argparse.ArgumentParser) -> None:
    command.add_argument("--database", metavar="URL", help="a file of SQLite, or postgresql://…")
    command.add_argument("--data", metavar="FOLDER", help="where database and key are kept")


def _language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="language (that of your system)")


def _workers(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--workers", type=whole_number, metavar="W", help="processes (one per core)"
    )
    command.add_argument(
        "--ray",
        nargs="?",
        const="auto",
        metavar="ADDRESS",
        help="work on a Ray cluster: the one of this machine, or HOST:PORT",
    )


def _records(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a record (.json) or many (.jsonl)")
    command.add_argument(
        "--game", type=whole_number, metavar="N", help="only the N-th game of the file"
    )


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="answer in JSON, for programs")
