"""The command line as its user meets it: real processes, real pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from byczo.games import GAMES
from byczo.locales import LANGUAGES

PLAIN = {"PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "HOME": str(Path.home())}
RECORDS = Path(__file__).parents[1] / "records"
PLAIN |= {name: os.environ[name] for name in ("PYTHONPATH", "BYCZO_CACHE") if name in os.environ}


def byczo(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "byczo", *words]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env=PLAIN, timeout=300
    )


def test_help_names_every_command() -> None:
    said = byczo("--help")
    assert said.returncode == 0
    for command in (
        *("games", "rules", "play", "simulate", "replay", "verify", "review", "arena"),
        *("print", "bench"),
    ):
        assert f"  {command} " in said.stdout
        assert byczo(command, "--help").returncode == 0


def test_games() -> None:
    listed = json.loads(byczo("games", "--json").stdout)
    assert [game["id"] for game in listed] == list(GAMES)
    text = byczo("games").stdout
    for game in GAMES.values():
        assert game.title in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_complete_and_fit_80_columns(game: str, language: str) -> None:
    said = byczo("rules", game, "--lang", language)
    assert said.returncode == 0, said.stderr
    lines = said.stdout.splitlines()
    assert len(lines) > 40
    assert max(len(line.rstrip()) for line in lines) <= 80


def test_rules_speak_of_the_table_that_is_asked_for() -> None:
    rules = byczo("rules", "six-nimmt", "--lang", "pl", "--option", "target=22").stdout
    assert "22 byki" in " ".join(rules.split())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(game: str, language: str, tmp_path: Path) -> None:
    """Answers come from the listed choices; the record of the game is right and fair."""
    record = tmp_path / "game.jsonl"
    rounds = {"twenty-one": []}.get(game, ["--option", "rounds=1"])
    typed = "?\n" + "".join(answer + "\n" for answer in answers(game) * 400)
    words = ["play", game, "--lang", language, *rounds, "--record", str(record)]
    said = byczo(*words, typed=typed)
    assert said.returncode == 0, said.stderr
    assert record.exists(), said.stdout[-2000:]
    assert max(len(line.rstrip()) for line in said.stdout.splitlines()) <= 80
    assert byczo("replay", str(record)).returncode == 0
    assert "fair" in byczo("verify", str(record)).stdout


def answers(game: str) -> list[str]:
    """Enough different answers that one of them is always legal."""
    if game == "twenty-one":
        return ["keep", "cross"]
    if game == "david-goliath":
        return [f"{colour}{number}" for colour in "rygbv" for number in range(1, 19)]
    return [f"row {n}" for n in (1, 2)] + [str(card) for card in range(1, 105)]


@pytest.mark.parametrize("game", GAMES)
def test_simulation_is_the_same_with_and_without_records(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", game, "--games", "20", "--seed", "7", "--json"]
    plain, logged = byczo(*words), byczo(*words, "--records", str(file))
    assert plain.stdout == logged.stdout != ""
    assert json.loads(plain.stdout)["games"] == 20
    replayed = byczo("replay", str(file), "--json")
    assert len(replayed.stdout.splitlines()) == 20
    assert replayed.returncode == 0


def test_bots_of_several_kinds_at_one_table(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "six-nimmt", "--players", "4", "--games", "20", "--option", "rounds=1"]
    said = byczo(*words, "--bots", "greedy,random", "--records", str(file), "--json")
    mean = json.loads(said.stdout)["mean"]
    assert mean[0] + mean[2] < mean[1] + mean[3]
    seats = json.loads(file.read_text().splitlines()[0])["seats"]
    assert [seat["by"] for seat in seats] == ["greedy", "random"] * 2


def test_summary_of_a_simulation() -> None:
    text = byczo("simulate", "six-nimmt", "--games", "300", "--players", "3").stdout
    assert "300 games" in text


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["rules", "chess"], "there is no game 'chess': the games are six-nimmt"),
        (["rules", "six-nimmt", "--lang", "fr"], "invalid choice: 'fr'"),
        (["simulate", "six-nimmt", "--players", "11"], "players must be from 2 to 10, not 11"),
        (["simulate", "six-nimmt", "--players", "x"], "invalid int value: 'x'"),
        (["simulate", "six-nimmt", "--option", "target"], "write NAME=VALUE"),
        (["simulate", "six-nimmt", "--option", "target=0"], "target must be from 1 to 10000"),
        (["simulate", "six-nimmt", "--option", "tempo=3"], "there is no option 'tempo'"),
        (["simulate", "six-nimmt", "--games", "0"], "--games must be at least 1"),
        (["simulate", "six-nimmt", "--bots", "hal"], "there is no bot 'hal'"),
        (["simulate", "six-nimmt", "--records", "/nowhere/x.jsonl"], "cannot write"),
        (["arena", "six-nimmt", "hal"], "there is no bot 'hal'"),
        (["arena", "six-nimmt", "random", "--deals", "0"], "deals must be at least 1"),
        (["arena", "six-nimmt", "random", "--test", "1"], "a test compares two bots, not 1"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["play", "six-nimmt", "--players", "1"], "players must be from 2 to 10"),
        (["replay", "/nowhere.jsonl"], "cannot read /nowhere.jsonl: No such file"),
        (["verify", "/nowhere.jsonl"], "cannot read /nowhere.jsonl: No such file"),
        (["review", "/nowhere.jsonl"], "cannot read /nowhere.jsonl: No such file"),
    ],
)
def test_mistakes_get_one_line_and_exit_code_2(words: list[str], why: str) -> None:
    said = byczo(*words)
    assert said.returncode == 2
    assert said.stdout == ""
    assert why in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_a_damaged_record_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "damaged.jsonl"
    byczo("simulate", "six-nimmt", "--games", "2", "--records", str(file))
    lines = file.read_text().splitlines()
    file.write_text(lines[0] + "\n" + lines[1].replace('"do":"play', '"do":"plough', 1) + "\n")
    said = byczo("replay", str(file), "--json")
    assert said.returncode == 2
    assert "log entry 2" in said.stderr
    assert len(said.stderr.splitlines()) == 1
    assert byczo("replay", str(file), "--game", "3").returncode == 2


def test_an_unfair_game_is_found_out(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "".join(answer + "\n" for answer in answers("six-nimmt") * 40)
    byczo("play", "six-nimmt", "--option", "rounds=1", "--record", str(file), typed=typed)
    record = json.loads(file.read_text())
    record["fairness"]["salts"] = ["mine"]
    file.write_text(json.dumps(record))
    said = byczo("verify", str(file))
    assert said.returncode == 1
    assert "NOT FAIR" in said.stderr
    assert json.loads(byczo("verify", str(file), "--json").stdout)[0]["fair"] is False


def test_leaving_the_table() -> None:
    assert "See you soon" in byczo("play", typed="9\n1\nq\n").stdout
    assert "See you soon" in byczo("play", "six-nimmt", typed="").stdout


def test_sheets_from_a_file(tmp_path: Path) -> None:
    layout = Path(__file__).parents[2] / "src" / "byczo" / "games" / "twenty_one" / "layout.json"
    words = ["simulate", "twenty-one", "--games", "3", "--json", "--option"]
    assert byczo(*words, f"layout=@{layout}").returncode == 0
    damaged = tmp_path / "sheets.json"
    damaged.write_text(layout.read_text().replace('["w", 6]', '["k", 6]'))
    said = byczo(*words, f"layout=@{damaged}")
    assert said.returncode == 2
    assert "each colour comes once, w is missing" in said.stderr
    damaged.write_text("[")
    assert "is not complete JSON" in byczo(*words, f"layout=@{damaged}").stderr
    assert "No such file" in byczo(*words, f"layout=@{tmp_path / 'none'}").stderr


def test_help_names_the_games_of_the_catalogue_and_the_languages() -> None:
    text = " ".join(byczo("play", "--help").stdout.split())
    assert f"{', '.join(GAMES)}; asked for when left out" in text
    assert f"--lang {{{','.join(LANGUAGES)}}}" in text
    assert f"byczo play {next(iter(GAMES))} --players 4" in text


def test_a_pipe_that_closes_early_is_no_error() -> None:
    """As in ``byczo rules … | head -1``."""
    command = [sys.executable, "-m", "byczo", "simulate", "six-nimmt", "--games", "1", "--json"]
    for words in (command, [*command[:3], "rules", "six-nimmt"], [*command[:3], "--help"]):
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run(
            words, stdout=writer, stderr=subprocess.PIPE, text=True, check=False, env=PLAIN
        )
        os.close(writer)
        assert (done.returncode, done.stderr) == (0, "")


def test_terminal_commands_in_names_are_not_obeyed(tmp_path: Path) -> None:
    """Escape sequences in a record of somebody else do not reach the terminal."""
    record = json.loads((RECORDS / "x-nimmt" / "base-2.json").read_text())
    record["seats"][0]["name"] = "\x1b]0;owned\x07\x9b31mAnia\u202e"
    file = tmp_path / "evil.json"
    file.write_text(json.dumps(record))
    for command in ("replay", "review"):
        more = ["--playouts", "100", "--seat", "1"] if command == "review" else []
        said = byczo(command, str(file), *more)
        assert said.returncode == 0, said.stderr
        assert "Ania" in said.stdout
        assert not set("\x1b\x07\x9b\u202e") & set(said.stdout)
    record["log"][1]["do"] = "play \x1b[2J\x9b2J"
    file.write_text(json.dumps(record))
    said = byczo("replay", str(file))
    assert said.returncode == 2
    assert not set("\x1b\x9b") & set(said.stderr)
