"""A review as one page of HTML: no script, nothing to load, light and dark, and it prints well."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from math import pi

from byczo.cli.review_plot import Plot, draw_courses
from byczo.cli.review_text import HEADINGS, cost, courses, signed
from byczo.games import game_of
from byczo.locales import Say, voice
from byczo.messages.review import Move, Player, Review
from byczo.play.advice_text import reason_text

RADIUS = 38  # of the ring around the accuracy


def page(reviews: list[Review], language: str) -> str:
    """All reviews, one below the other."""
    say = voice(language)
    style = files("byczo.cli").joinpath("review.css").read_text(encoding="utf-8")
    titles = " · ".join(dict.fromkeys(game_of(review.game).title for review in reviews))
    articles = "\n".join(
        article(review, voice(language, game_of(review.game).texts)) for review in reviews
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(say('review-title'))}: {escape(titles)}</title>\n"
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n{articles}\n{reading(say)}\n"
        "</main>\n</body>\n</html>\n"
    )


def article(review: Review, say: Say) -> str:
    """One game."""
    title = escape(game_of(review.game).title)
    totals = ", ".join(
        f"{name} {total}" for name, total in zip(review.names, review.totals, strict=True)
    )
    running = "" if review.finished else f'<p class="note">{escape(say("review-running"))}</p>'
    scale = max((abs(part) for p in review.players for part in parts_of(p)), default=0.0)
    cards = "\n".join(player_card(player, review, scale, say) for player in review.players)
    points = "\n".join(
        turning_card(number, review.moves[place], review, say)
        for number, place in enumerate(review.turning_points, 1)
    )
    return "\n".join(
        [
            f"<article>\n<h1>{escape(say('review-title'))}: {title}</h1>",
            f'<p class="lead">{escape(say("review-totals", totals=totals))}</p>{running}',
            f'<ul class="players">\n{cards}\n</ul>',
            f"<h2>{escape(say('review-plot'))}</h2>",
            f'<div class="frame">{plot(review, say)}</div>',
            f"<h2>{escape(say('review-turning-points'))}</h2>",
            f'<ol class="points">\n{points}\n</ol>',
            f"<h2>{escape(say('review-moves'))}</h2>",
            f'<div class="scroll">{move_table(review, say)}</div>',
            f"<footer><p>{escape(say('review-made', playouts=review.playouts))}</p></footer>",
            "</article>",
        ]
    )


def parts_of(player: Player) -> tuple[float, float, float]:
    """What the result is made of."""
    return player.skill, player.deal, player.luck


def player_card(player: Player, review: Review, scale: float, say: Say) -> str:
    """Accuracy, result, and what it is made of."""
    length = 2 * pi * RADIUS
    ring = (
        '<svg class="ring" role="img" viewBox="0 0 100 100">'
        f'<circle class="all" cx="50" cy="50" r="{RADIUS}"/>'
        f'<path class="part" d="M50 {50 - RADIUS}a{RADIUS} {RADIUS} 0 1 1 0 {2 * RADIUS}'
        f'a{RADIUS} {RADIUS} 0 1 1 0 {-2 * RADIUS}" '
        f'stroke-dasharray="{length * player.accuracy / 100:.1f} {length:.1f}"/>'
        f'<text x="50" y="59">{player.accuracy:.0f}</text></svg>'
    )
    result = player.result - player.par
    counted = say("review-against", unit=review.unit)
    rows = "".join(
        f"<dt>{escape(say(name))}</dt>{bar(part, scale)}<dd>{signed(part, review.unit, say)}</dd>"
        for name, part in zip(
            ("review-skill", "review-deal", "review-luck"), parts_of(player), strict=True
        )
    )
    return (
        f'<li class="card c{player.seat}"><h3><span class="dot"></span>{escape(player.name)}</h3>'
        f'<div class="score">{ring}<div><small>{escape(say("review-accuracy"))}</small>'
        f'<span class="value">{signed(result, review.unit, say)}</span>'
        f"<small>{escape(counted)}</small></div></div>"
        f'<dl class="parts">{rows}</dl></li>'
    )


def bar(part: float, scale: float) -> str:
    """To the right if it helped, to the left if it hurt."""
    width = 50 * abs(part) / scale if scale > 0 else 0.0
    side = "left:50%" if part >= 0 else "right:50%"
    kind = "up" if part >= 0 else "down"
    return f'<div class="bar"><i class="{kind}" style="{side};width:{width:.1f}%"></i></div>'


def plot(review: Review, say: Say) -> str:
    """The course of the game."""
    seats = [player.seat for player in review.players]
    begins: dict[int, int] = {}
    for move in review.moves:
        begins.setdefault(move.round, move.entry)
    turned = [review.moves[place] for place in review.turning_points]
    picture = Plot(
        axis=say("review-axis", unit=review.unit),
        names=[player.name for player in review.players],
        seats=seats,
        courses=courses(review),
        rounds=[(entry, say("review-round", round=n)) for n, entry in begins.items()],
        moments=[(seats.index(move.seat), move.entry) for move in turned],
        base=100 / len(review.names) if review.payoff == "win" else 0.0,
    )
    return draw_courses(picture)


def turning_card(number: int, move: Move, review: Review, say: Say) -> str:
    """One of the turning points."""
    unit = review.unit
    kind = "good" if move.swing > 0 else "bad"
    split = say(
        "review-split", skill=signed(move.skill, unit, say), luck=signed(move.luck, unit, say)
    )
    when = say("review-when", round=move.round, turn=move.turn)
    return (
        f'<li class="card"><p class="when">{escape(when)}</p>'
        f'<h3><span class="circle">{number}</span>{named(move, review)} · {escape(move.do)}</h3>'
        f'<span class="swing {kind}">{signed(move.swing, unit, say)}</span>'
        f'<p class="split">{escape(split)}</p>'
        f"<p>{escape(reason_text(move.reason, say))}</p>{better(move, say)}</li>"
    )


def named(move: Move, review: Review) -> str:
    """Who it was, with the colour of the seat."""
    return f'<span class="dot c{move.seat}"></span>{escape(review.names[move.seat])}'


def better(move: Move, say: Say) -> str:
    """What would have been better, where that is clear."""
    if move.verdict != "costs":
        return ""
    reason = reason_text(move.best_reason, say)
    because = f" – {escape(reason)}" if reason else ""
    return f"<p>{escape(say('review-better'))}: <b>{escape(move.best)}</b>{because}</p>"


def move_table(review: Review, say: Say) -> str:
    """All moves, one line each; a thicker rule where a round begins."""
    heads = "".join(
        f'<th scope="col" class="{name}">{escape(say(text))}</th>'
        for name, text in HEADINGS.items()
    )
    rows = []
    last = 0
    for move in review.moves:
        new = " new" if last not in {0, move.round} else ""
        last = move.round
        best = escape(move.best) if move.verdict == "costs" else ""
        rows.append(
            f'<tr class="{move.verdict}{new}"><td class="turn">{move.round}.{move.turn}</td>'
            f'<td class="who">{named(move, review)}</td><td class="do">{escape(move.do)}</td>'
            f'<td class="cost">{cost(move, review.unit, say)}</td><td class="do">{best}</td>'
            f'<td class="why">{escape(reason_text(move.reason, say))}</td></tr>'
        )
    body = "\n".join(rows)
    return f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def reading(say: Say) -> str:
    """How to read the page."""
    texts = (
        say("review-reading-cost"),
        say("review-reading-accuracy"),
        say("review-reading-parts"),
    )
    lines = "\n".join(f"<p>{escape(text)}</p>" for text in texts)
    return f"<footer>\n<h2>{escape(say('review-reading'))}</h2>\n{lines}\n</footer>"
