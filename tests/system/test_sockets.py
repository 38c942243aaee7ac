"""One socket among others: what it is told, what it is not, and how it comes back."""

from __future__ import annotations

from tests.server.running import Message, Player, ServerProcess, gather


async def playing(server: ServerProcess, people: int, **wish: object) -> tuple[str, list[Player]]:
    """People whose game has just begun, in the order of their seats."""
    table, players = await gather(server, people, [], **{"game": "six-nimmt", **wish})
    await players[0].do("start")
    for player in players:
        while "view" not in player.last:
            await player.listen()
    return table, sorted(players, key=lambda player: player.seat or 0)


async def silence(player: Player) -> list[Message]:
    """What a player has been told up to now: all that comes before the answer to a ping."""
    before = len(player.heard)
    await player.say(t="ping", sent=7)
    pong = await player.until(lambda m: m["t"] == "pong")
    assert pong["sent"] == 7
    return [message for message in player.heard[before:] if message["t"] != "pong"]


def cards(player: Player) -> list[str]:
    return [choice["do"] for choice in player.view["choices"]]


async def test_others_learn_that_a_seat_has_chosen_but_not_that_it_changed(
    shared_server: ServerProcess,
) -> None:
    _, [a, b, c] = await playing(shared_server, 3)
    mine = cards(a)
    await a.do("act", do=mine[0])
    [told] = await silence(b)
    assert told["events"] == [{"event": "ready", "seat": 0}]
    await a.do("act", do=mine[4])
    await a.do("act", do=mine[2])
    assert await silence(b) == []
    await b.do("act", do=cards(b)[0])
    await c.do("act", do=cards(c)[0])
    numbers = [m["first"] for m in b.heard if m["t"] == "events"]
    await silence(b)
    revealed = [
        event
        for message in b.heard
        if message["t"] == "events"
        for event in message["events"]
        if event["event"] == "revealed"
    ]
    assert revealed[0]["cards"][0] == int(mine[2].split()[1])
    assert numbers == sorted(set(numbers))


async def test_two_devices_of_one_seat_see_the_same(shared_server: ServerProcess) -> None:
    table, [a, b] = await playing(shared_server, 2)
    tab = Player(shared_server, a.token)
    await tab.join(table)
    assert tab.seat == a.seat
    do = cards(a)[3]
    await a.do("act", do=do)
    assert {"t": "chosen", "moment": 1, "do": do} in await silence(tab)
    await tab.do("act", do=cards(tab)[1], id="from-the-tab")
    assert {"t": "chosen", "moment": 1, "do": cards(tab)[1]} in await silence(a)
    assert not any(m["t"] == "chosen" for m in await silence(b))


async def test_an_ask_is_done_once(shared_server: ServerProcess) -> None:
    table, [a, b] = await playing(shared_server, 2)
    mine = cards(a)
    await a.do("act", do=mine[0], id="move-1")
    await a.do("act", do=mine[1], id="move-2")
    await a.do("act", do=mine[0], id="move-1")
    again = Player(shared_server, a.token)
    await again.join(table)
    assert f"play {again.view['chosen']}" == mine[1]
    await again.do("chat", text="hello", id="chat-1")
    await a.do("chat", text="hello", id="chat-1")
    said = [e for m in await silence(b) if m["t"] == "events" for e in m["events"]]
    assert [event["event"] for event in said] == ["ready", "said"]


async def test_resuming_from_the_last_event(shared_server: ServerProcess) -> None:
    table, [a, b] = await playing(shared_server, 2)
    seen = b.last["events"]["first"] + len(b.last["events"]["events"]) - 1
    await b.leave()
    for text in ("one", "two", "three"):
        await a.do("chat", text=text)
    await a.do("act", do=cards(a)[0])
    await b.join(table, seen=seen)
    missed = b.last["events"]
    assert missed["first"] == seen + 1
    assert [event["event"] for event in missed["events"]] == ["said", "said", "said", "ready"]
    assert b.last["table"]["n"] == seen + 4
    await b.leave()
    await b.join(table, seen=seen + 4)
    assert "events" not in b.last
    await b.leave()
    await b.join(table, seen=999_999)
    assert "events" not in b.last
    assert b.view["seat"] == b.seat


async def test_who_has_nothing_to_decide_gets_a_view_soon(shared_server: ServerProcess) -> None:
    table, players = await playing(shared_server, 3, game="david-goliath")
    watcher = Player(shared_server, shared_server.person())
    await watcher.join(table)
    mover = next(player for player in players if player.seat in player.view["waiting"])
    await mover.do("act", do=cards(mover)[0])
    for player in (*players, watcher):
        while player.last["view"]["moment"] == 1:
            await player.listen()
        assert player.view["waiting"] == players[0].view["waiting"] != [mover.seat]


async def test_presence(shared_server: ServerProcess) -> None:
    table, [a, b] = await playing(shared_server, 2)
    watcher = Player(shared_server, shared_server.person())
    await watcher.join(table)
    assert watcher.last["present"]["seats"] == [0, 1]
    assert watcher.last["present"]["watching"] == 1
    await b.leave()
    here = await a.until(lambda m: m["t"] == "present" and len(m["seats"]) == 1)
    assert here["seats"] == [0]


async def test_a_seat_moves_to_another_device_by_its_link(shared_server: ServerProcess) -> None:
    table, [a, _] = await playing(shared_server, 2)
    await a.do("link", token="my-own-secret-link-0123456789")
    phone = Player(shared_server, shared_server.person())
    await phone.join(table, token="a-guess-at-the-link-0123456789")
    assert phone.last["error"]["code"] == "bad-token"
    await phone.join(table, token="my-own-secret-link-0123456789")
    assert phone.seat == a.seat
    await phone.do("act", do=cards(phone)[0])


async def test_hints_are_private(shared_server: ServerProcess) -> None:
    _, [a, b] = await playing(shared_server, 2)
    await silence(b)  # until all news of the deal has come
    hint = await a.ask("hint")
    assert hint["t"] == "hint"
    assert hint["advice"]["candidates"][0]["do"] in cards(a)
    assert await silence(b) == []


async def test_the_whole_life_of_a_table(shared_server: ServerProcess) -> None:
    table, [a, b] = await playing(shared_server, 2, options={"rounds": 1})
    await a.do("pause", want=True)
    await b.do("pause", want=True)
    assert (await a.ask("act", do=cards(a)[0]))["code"] == "paused"
    await a.do("pause", want=False)
    await a.do("react", reaction="bull")
    await b.do("leave")
    await a.until(lambda m: m["t"] == "table" and m["places"][1]["stand_in"] is not None)
    await b.do("back")
    await a.do("abandon", want=True)
    await b.do("abandon", want=True)
    assert b.last["table"]["status"] == "abandoned"
    await b.do("rematch")
    assert b.last["table"]["status"] == "gathering"
    assert b.last["table"]["number"] == 2
    assert b.last["table"]["secret"] is None
    host = a if a.last["you"]["host"] else b
    await host.do("start")
    games = shared_server.request(f"/api/tables/{table}/games")
    assert [game["number"] for game in games] == [1]


def _address(server: ServerProcess) -> str:
    return server.address.replace("http", "ws") + "/api/socket"
