"""Tables as text, SVG and pixels."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

from byczo.core.chance import Seeded
from byczo.core.errors import BadOption
from byczo.core.game import Game
from byczo.core.match import Match
from byczo.envs.board_picture import (
    SCALE,
    board_pixels,
    board_svg,
    board_text,
    check_render_mode,
    render,
)
from byczo.games import GAMES, game_of
from byczo.games.table_drawing import HEIGHT, WIDTH

NAMES = ["Ania", "Bruno", "Chloé"]
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_a_table_is_text_a_picture_and_svg(game: Game) -> None:
    match = Match(game, {"players": 3}, chance=Seeded(1))
    for seat in (match.waiting[0], None):
        view = match.view(seat)
        text = board_text(game, view, NAMES)
        assert "Ania" in text and "\x1b[" in text
        pixels = board_pixels(game, view, NAMES)
        assert pixels.dtype == np.uint8 and pixels.shape == (HEIGHT * SCALE, WIDTH * SCALE, 3)
        root = ElementTree.fromstring(board_svg(game, view, NAMES))
        assert root.get("viewBox") == f"0 0 {WIDTH:g} {HEIGHT:g}"
        labels = {group.get("aria-label") for group in root.iter() if group.get("aria-label")}
        assert {game.title, *NAMES} <= labels


def test_other_tables_are_other_pictures() -> None:
    game = game_of("six-nimmt")
    one, two = (Match(game, {"players": 3}, chance=Seeded(seed)).view(0) for seed in (1, 2))
    assert (board_pixels(game, one, NAMES) == board_pixels(game, one, NAMES)).all()
    assert (board_pixels(game, one, NAMES) != board_pixels(game, two, NAMES)).any()


def test_dice_have_their_colours() -> None:
    game = game_of("twenty-one")
    view = Match(game, {"players": 3}, chance=Seeded(1)).view(0)
    pixels = board_pixels(game, view, NAMES).reshape(-1, 3)
    assert (pixels == (0x2C, 0x6A, 0xA3)).all(axis=1).sum() > 2000, "a blue die"


def test_a_game_without_a_board_is_drawn_from_its_view() -> None:
    plain = replace(game_of("six-nimmt"), board=None, drawing=None)
    view = Match(plain, {"players": 3}, chance=Seeded(1)).view(0)
    assert "unseen" in board_text(plain, view, NAMES)
    assert 'aria-label="unseen' in board_svg(plain, view, NAMES)
    pixels = board_pixels(plain, view, NAMES)
    assert pixels.shape == (HEIGHT * SCALE, WIDTH * SCALE, 3)


def test_render_modes(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_of("six-nimmt")
    view = Match(game, {"players": 3}, chance=Seeded(1)).view(0)
    assert isinstance(render(game, view, NAMES, "ansi"), str)
    assert isinstance(render(game, view, NAMES, "rgb_array"), np.ndarray)
    assert render(game, view, NAMES, None) is None
    assert not capsys.readouterr().out
    assert render(game, view, NAMES, "human") is None
    assert "Ania" in capsys.readouterr().out


def test_an_unknown_mode_is_refused() -> None:
    check_render_mode(None)
    with pytest.raises(BadOption, match="ansi, rgb_array and human or None, not 'svg'"):
        check_render_mode("svg")
