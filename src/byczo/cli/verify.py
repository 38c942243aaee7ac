"""``byczo verify``: do all deals and rolls follow from the committed secret?"""

from __future__ import annotations

import argparse
import sys

from byczo.cli.common import print_json, records_of
from byczo.core.errors import Unfair
from byczo.core.verification import PlayerNotes, verify
from byczo.games import game_of


def run(args: argparse.Namespace) -> int:
    """One line per game; exit code 1 if one is not fair."""
    notes = PlayerNotes(args.commitment, args.salt, args.seal)
    answers = []
    for number, record in records_of(args):
        answer: dict[str, object] = {"game": number, "fair": True}
        try:
            answer["checked"] = verify(game_of(record.game), record, notes)
        except Unfair as problem:
            answer |= {"fair": False, "why": str(problem)}
        answers.append(answer)
        if not args.json:
            _print(answer)
    if args.json:
        print_json(answers)
    return 0 if all(answer["fair"] for answer in answers) else 1


def _print(answer: dict[str, object]) -> None:
    if answer["fair"]:
        print(f"game {answer['game']}: fair, {answer['checked']} deals and rolls checked")
    else:
        print(f"game {answer['game']}: NOT FAIR: {answer['why']}", file=sys.stderr)
