"""Short codes for tables."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import pytest

from byczo.locales import LANGUAGES
from byczo.server.table_codes import HOUR, code_of, end_of, table_of, words
from byczo.table.errors import NoSuchTable
from tests.server.refusals import refusal
from tests.server.running import ServerProcess

KEY = bytes(range(32))
TABLES = [f"table-{number}" for number in range(50)]
NOW = 500_000 * HOUR + 1234


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_leads_to_its_table_in_every_language(language: str) -> None:
    for table in TABLES:
        assert table_of(KEY, code_of(KEY, table, NOW, language), NOW, TABLES) == table


def test_a_code_is_found_however_it_is_written() -> None:
    code = code_of(KEY, "table-7", NOW, "pl")
    word, number = code.split()
    plain = word.translate(str.maketrans("ąćęłńóśźż", "acelnoszz"))
    for written in (f" {word.upper()}-{number} ", f"{plain}{number}", f"{word}  {number}"):
        assert table_of(KEY, written, NOW, TABLES) == "table-7"


def test_a_code_expires() -> None:
    code = code_of(KEY, "table-7", NOW, "en")
    assert table_of(KEY, code, end_of(NOW) - 1, TABLES) == "table-7"
    with pytest.raises(NoSuchTable, match="may have expired"):
        table_of(KEY, code, end_of(NOW), TABLES)


@pytest.mark.parametrize("code", ["", "clover", "4821", "clover 48211", "nonsense 4821"])
def test_what_is_no_code_leads_nowhere(code: str) -> None:
    with pytest.raises(NoSuchTable):
        table_of(KEY, code, NOW, TABLES)


def test_another_key_makes_other_codes() -> None:
    assert code_of(KEY, "table-7", NOW, "en") != code_of(bytes(32), "table-7", NOW, "en")


def test_no_word_stands_for_two() -> None:
    every = [word for language in LANGUAGES for word in words(language)]
    assert len(set(every)) == len(every)
    assert {len(words(language)) for language in LANGUAGES} == {64}


def test_a_friend_finds_the_table_by_its_code(
    shared_server: ServerProcess,
) -> None:
    ania = shared_server.person()
    wish = {"game": "six-nimmt", "name": "Ania"}
    table = shared_server.request("/api/tables", wish, ania)["table"]
    address = f"{shared_server.address}/api/tables/{table}/code"
    with urlopen(Request(address, headers={"accept-language": "it-IT,en"})) as answer:
        said = json.load(answer)["code"]
    assert said.split()[0] in words("it")
    found = shared_server.request(f"/api/codes/{said.replace(' ', '-')}")
    assert found == {"table": table}


def test_codes_cannot_be_found_by_trying(server: ServerProcess) -> None:
    tries = [refusal(server, f"/api/codes/clover-{number:04}") for number in range(11)]
    assert tries[:10] == [(404, "no-such-table")] * 10
    assert tries[10] == (429, "too-fast")
