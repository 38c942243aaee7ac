"""A guest can make all earlier tokens worthless, through every process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from byczo.server.identity import Guests
from byczo.server.revocations import Revocations
from byczo.store.sqlite import SqliteStore
from tests.server.running import Player, ServerProcess
from tests.store.store_user import Keeper


async def test_old_tokens_and_their_sockets_end_and_new_ones_last(
    serve: Callable[..., ServerProcess],
) -> None:
    server = serve()
    old = server.person()
    table = server.request("/api/tables", {"game": "six-nimmt", "name": "Ania"}, old)["table"]
    thief = Player(server, old)
    await thief.join(table)
    new = server.request("/api/me/revocations", {}, old)["token"]
    with pytest.raises(ConnectionClosed):
        await thief.until(lambda message: False)
    assert server.request("/api/me/tables", token=old) == []
    assert len(server.request("/api/me/tables", token=new)) == 1
    server.stop()
    server.start()
    assert server.request("/api/me/tables", token=old) == []
    assert len(server.request("/api/me/tables", token=new)) == 1


async def test_what_another_process_revoked_is_found(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "byczo.db")
    await store.open(Keeper(store))
    here, there = (Guests(b"k" * 32, secure=False) for _ in range(2))
    cut: list[tuple[str, str | None]] = []

    def note(guest: str, device: str | None) -> None:
        cut.append((guest, device))

    ania, bo = here.fresh(), here.fresh()
    tokens = [here.signed(guest) for guest in (ania, bo)]
    await Revocations(store, there, note).revoke(ania.guest)
    assert here.recognise(tokens[0]) == ania
    await Revocations(store, here, note).load()
    assert [here.recognise(token) for token in tokens] == [None, bo]
    again = here.recognise(there.signed(ania))
    assert again is not None
    assert again[:2] == ania[:2]
    assert cut == [(ania.guest, None)] * 2
    await store.close()
