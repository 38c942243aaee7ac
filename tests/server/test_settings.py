"""Settings: from the command line and the environment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from byczo.core.errors import BadOption
from byczo.server.settings import Settings
from tests.server.refusals import start_refusal
from tests.server.running import ServerProcess

DATABASE = "postgresql://ania:moo-moo@db.example/byczo"


def test_settings_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadOption, match="workers"):
        Settings.read({}, workers=0)
    with pytest.raises(BadOption, match="port"):
        Settings.read({"BYCZO_PORT": "70000"})
    for name, value in {
        "bot_threads": "0",
        "bot_pause": "-1",
        "most_tables": "0",
        "most_sockets": "-5",
        "most_sockets_each": "0",
        "most_watching": "-1",
        "frame": "0",
        "body": "10",
        "record": "0",
        "messages": "0",
        "messages_at_once": "0",
        "requests": "nan",
        "requests_at_once": "0",
    }.items():
        with pytest.raises(BadOption, match=f"setting {name}: expected a (whole )?number >"):
            Settings.read({f"BYCZO_{name.upper()}": value})
    with pytest.raises(BadOption, match="log"):
        Settings.read({"BYCZO_LOG": "xml"})
    assert Settings.read({"BYCZO_DATABASE": DATABASE, "BYCZO_WORKERS": "3"}).shares
    assert not Settings.read({}, database="tables.db").shares


def test_settings_without_sense_are_told_in_words(tmp_path: Path) -> None:
    said = start_refusal(tmp_path, BYCZO_BOT_THREADS="0")
    assert said == "byczo: setting bot_threads: expected a whole number >= 1"


def test_variables_that_are_no_settings_are_named(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, most_tabels=7, tls=1)
    server.stop()
    said = [json.loads(line) for line in server.complaints.splitlines()]
    assert [(line["level"], line["text"]) for line in said] == [
        ("warning", "there is no setting BYCZO_MOST_TABELS: is it BYCZO_MOST_TABLES?"),
        ("warning", "there is no setting BYCZO_TLS"),
    ]
