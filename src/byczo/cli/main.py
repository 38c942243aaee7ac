"""``byczo``: reads the command line and calls the command.

Nothing heavy is imported before a command runs, so that ``byczo --help`` answers at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from byczo.cli.commands import parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    try:
        try:
            return run(arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has gone, as in `byczo rules … | head`. What is still to be
        # flushed when Python ends goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(arguments: Sequence[str] | None) -> int:
    """Run one command; what a user did wrong is told in one line."""
    args = parser().parse_args(arguments)
    from byczo.cli.printable import printable
    from byczo.core.errors import ByczoError

    try:
        return _run(args)
    except ByczoError as problem:
        print(f"byczo: {printable(str(problem))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _run(args: argparse.Namespace) -> int:
    try:
        return int(import_module(f"byczo.cli.{args.command}").run(args))
    except ModuleNotFoundError as problem:
        from byczo.core.extras import missing_extra

        raise missing_extra(problem, f"'byczo {args.command}'") from None


if __name__ == "__main__":
    sys.exit(main())
