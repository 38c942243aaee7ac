"""The manifest that is written beside the WebAssembly of a game."""

from __future__ import annotations

import msgspec
import pytest

from byczo.core.compiler.manifest import WASM
from byczo.core.game import Game
from byczo.games import GAMES
from byczo.prebuilt.browser_manifest import BrowserManifest
from byczo.prebuilt.libraries import table_kernels

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture
def manifest(game: Game) -> BrowserManifest:
    written = (WASM / f"{game.id}.json").read_bytes()
    return msgspec.json.decode(written, type=BrowserManifest)


@games
def test_it_names_the_game_and_its_module(game: Game, manifest: BrowserManifest) -> None:
    assert manifest.game == game.id
    assert (WASM / manifest.module).exists()
    assert manifest.players == (game.players[0], game.players[-1])
    assert (manifest.actions, manifest.most_draws) == (game.actions, game.most_draws)
    assert manifest.rule_sets == dict(game.rule_sets)


@games
def test_it_has_every_kernel_of_a_table(game: Game, manifest: BrowserManifest) -> None:
    assert set(table_kernels(game)) <= set(manifest.kernels)


@games
def test_the_state_is_laid_out_as_in_python(game: Game, manifest: BrowserManifest) -> None:
    fields = manifest.records[manifest.state].fields
    assert [field.name for field in fields] == list(game.state.layout.names or ())
