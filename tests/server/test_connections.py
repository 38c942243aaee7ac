"""Who the server talks to."""

from __future__ import annotations

import asyncio

import pytest

from byczo.locales import LANGUAGES, _bundle
from byczo.messages.server_messages import Ack, Pong
from byczo.server.connections import WaitingRequest, load_texts, refusal
from byczo.server.errors import BadMessage, Flooding
from byczo.table.errors import NotSeated
from tests.server.store_and_sockets import Ear


def test_what_was_said_goes_out_in_one_frame() -> None:
    ear = Ear("p0")
    ear.connection.answer(Pong(sent=1, now=2))
    ear.connection.refuse(NotSeated("you have no seat at this table"), "a1")
    assert ear.heard == []
    ear.connection.flush()
    assert ear.kinds() == ["pong", "error"]
    assert ear.last("error")["id"] == "a1"
    assert ear.connection.unsent == []


@pytest.mark.parametrize("language", ["en", "pl", "it", "de"])
def test_an_error_has_a_code_for_programs_and_a_text_for_people(language: str) -> None:
    message = refusal(NotSeated("you have no seat at this table"), language, "a1")
    assert (message.code, message.detail) == ("not-seated", "you have no seat at this table")
    assert message.text
    assert (message.text == refusal(NotSeated(""), "en").text) == (language == "en")


async def test_a_request_is_answered_once() -> None:
    request = WaitingRequest("p0")
    request.answer(Ack(id="a"))
    request.refuse(NotSeated("too late"), "a")
    assert await asyncio.wait_for(request.done, 1) == Ack(id="a")


def test_texts_that_were_loaded_are_at_hand_for_every_refusal() -> None:
    """Reading them takes a second on a small machine, in which nobody would be answered."""
    load_texts()
    read = _bundle.cache_info().misses
    for language in LANGUAGES:
        assert refusal(BadMessage("no"), language).text
        assert refusal(Flooding("no"), language).text
    assert _bundle.cache_info().misses == read
