"""A fair share: what one player and one address may have and do, and what they are told beyond it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from server.conftest import Cluster
from server.harness import Person, Refused, ServerProcess
from tankodrom.server.tables.quotas import Window

LIMITS = {
    "TANKODROM_TABLES_OPEN": "3",
    "TANKODROM_TABLES_RUNNING": "4",
    "TANKODROM_TABLES_AN_HOUR": "6",
    "TANKODROM_SEATS_HELD": "5",
    "TANKODROM_CHAT_LINES_A_MINUTE": "4",
    "TANKODROM_PLAYERS_AN_ADDRESS": "2",
    "TANKODROM_UNDO_PROPOSALS": "2",
}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("quotas") / "tables.db")


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[ServerProcess]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in LIMITS.items():
            patch.setenv(name, value)
        process = ServerProcess(database, quotas=True)
        yield process
        process.stop()


def elsewhere(server: ServerProcess, name: str, address: str) -> Person:
    """Somebody who comes through the proxy on this machine, from that address."""
    person = Person(server.address, name)
    person.http.headers["X-Forwarded-For"] = address
    return person


def refused_quota(person: Person, path: str, body: Any) -> tuple[str, int, int]:
    """The limit, how many it allows, and when to try again."""
    reply = person.http.post(path, json=body)
    assert reply.status_code == 429, reply.text
    told = reply.json()
    facts = told["facts"]
    assert told["code"] == "quota"
    assert reply.headers.get("retry-after", "0") == str(facts["retry"])
    return facts["limit"], facts["most"], facts["retry"]


def new_table(*kinds: str) -> dict[str, Any]:
    return {"game": "rush", "seats": [{"kind": kind} for kind in kinds]}


def test_tables_that_wait_and_tables_that_run(server: ServerProcess) -> None:
    petra = Person(server.address, "Petra")
    for _ in range(3):
        petra.table("rush", "me", "open")
    assert refused_quota(petra, "/api/tables", new_table("me", "open")) == ("tables-open", 3, 0)
    karel = Person(server.address, "Karel")
    for _ in range(4):
        karel.table("rush", "recruit", "recruit")
    assert refused_quota(karel, "/api/tables", new_table("bot", "bot")) == ("tables-running", 4, 0)


def test_tables_in_an_hour_also_after_a_restart_and_those_that_were_deleted(server: ServerProcess) -> None:
    petra = Person(server.address, "Petra")
    for _ in range(3):
        petra.table("rush", "me", "me")
    for _ in range(3):
        table = petra.table("rush", "me", "open")
        petra.http.delete(f"/api/tables/{table}").raise_for_status()
    limit, most, retry = refused_quota(petra, "/api/tables", new_table("me", "open"))
    assert (limit, most) == ("tables-hour", 6)
    assert 3000 < retry <= 3600
    karel = Person(server.address, "Karel")
    for kinds in (["me", "open"], ["me", "recruit"]) * 3:
        karel.table("rush", *kinds)
    server.stop()
    server.start()
    karel = karel.at(server.address)
    limit, most, retry = refused_quota(karel, "/api/tables", new_table("me", "open"))
    assert (limit, most) == ("tables-hour", 6)
    assert 3000 < retry <= 3600


def test_seats(server: ServerProcess) -> None:
    petra = Person(server.address, "Petra")
    tables = [Person(server.address, f"Host {at}").table("rush", "me", "open") for at in range(6)]
    for table in tables[:5]:
        petra.post(f"/api/tables/{table}/join", {})
    assert refused_quota(petra, f"/api/tables/{tables[5]}/join", {}) == ("seats", 5, 0)


def test_one_address_has_the_share_of_some_players(server: ServerProcess) -> None:
    """M7: a guest makes as many players as they like."""
    for at in range(2):
        person = elsewhere(server, f"Twin {at}", "203.0.113.5")
        for _ in range(3):
            person.table("rush", "me", "open")
    third = elsewhere(server, "Third", "203.0.113.5")
    assert refused_quota(third, "/api/tables", new_table("me", "open")) == ("address-tables-open", 6, 0)
    elsewhere(server, "Neighbour", "203.0.113.6").table("rush", "me", "open")
    for at in range(2):
        person = elsewhere(server, f"Player {at}", "203.0.113.5")
        for _ in range(3):
            person.table("rush", "me", "recruit")
    limit, most, retry = refused_quota(third, "/api/tables", new_table("me", "bot"))
    assert (limit, most) == ("address-tables-hour", 12)
    assert 3000 < retry <= 3600


def test_chat_is_counted_alike_over_rest_and_on_sockets_and_for_who_watches(server: ServerProcess) -> None:
    """M7: a stranger who only watched wrote 300 lines in 1.4 s."""
    table = Person(server.address, "Petra").table("rush", "me", "open", public=True)
    stranger = Person(server.address, "Stranger")
    for _ in range(3):
        stranger.post(f"/api/tables/{table}/chat", {"text": "ahoj"})
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(url, additional_headers={"Authorization": f"Bearer {stranger.token}"}, proxy=None) as socket:
        for _ in range(2):
            socket.send('{"type":"say","text":"nazdar"}')
        refusals: list[Any] = []
        while not refusals:
            message = json.loads(socket.recv(timeout=60))
            if message["type"] == "refused":
                refusals.append(message)
    assert refusals[0]["code"] == "quota"
    assert refusals[0]["facts"]["limit"] == "chat"
    limit, most, retry = refused_quota(stranger, f"/api/tables/{table}/chat", {"text": "ahoj"})
    assert (limit, most) == ("chat", 4)
    assert 1 <= retry <= 60
    assert len(stranger.get(f"/api/tables/{table}/chat")) == 4


def test_the_maker_silences_who_only_watches(cluster: Cluster) -> None:
    petra, karel, stranger = (
        cluster.person("Petra"),
        cluster.person("Karel", other=True),
        cluster.person("S", other=True),
    )
    table = petra.table("rush", "me", "open", "open")
    karel.post(f"/api/tables/{table}/join", {})
    stranger.post(f"/api/tables/{table}/chat", {"text": "first"})
    with pytest.raises(Refused) as forbidden:
        karel.post(f"/api/tables/{table}/spectators", {"allowed": False})
    assert forbidden.value.code == "forbidden"
    assert petra.post(f"/api/tables/{table}/spectators", {"allowed": False})["spectator_chat"] is False
    with pytest.raises(Refused) as hushed:
        stranger.post(f"/api/tables/{table}/chat", {"text": "second"})
    assert (hushed.value.status, hushed.value.code) == (403, "hushed")
    karel.post(f"/api/tables/{table}/chat", {"text": "players go on"})
    petra.post(f"/api/tables/{table}/spectators", {"allowed": True})
    stranger.post(f"/api/tables/{table}/chat", {"text": "third"})


def test_proposals_to_take_back_in_one_game(server: ServerProcess) -> None:
    """L7"""
    petra, karel = Person(server.address, "Petra"), Person(server.address, "Karel")
    table = petra.table("rush", "me", "open", undo="ask", options={"starting_player": 0})
    karel.post(f"/api/tables/{table}/join", {})
    for at in range(3):
        question = petra.view(table, 0)["question"]
        action = next(choice for choice in question["choices"] if choice.startswith("set_aside"))
        petra.move(table, 0, action, question["number"])
        undo = {"seat": 0, "id": f"u{at}", "scope": "step"}
        if at < 2:
            assert petra.post(f"/api/tables/{table}/undo", undo)["done"] is False
    assert refused_quota(petra, f"/api/tables/{table}/undo", undo) == ("undo-game", 2, 0)


def test_nobody_pushes_the_others_out_of_the_public_list(cluster: Cluster) -> None:
    """M7: a hundred tables of one guest were the whole lobby."""
    karel = cluster.person("Karel")
    first = karel.table("rush", "me", "open", public=True)
    petra = cluster.person("Petra", other=True)
    flood = {petra.table("rush", "me", "open", public=True) for _ in range(8)}
    listed = [table["table"] for table in petra.get("/api/tables")]
    assert first in listed
    assert len(flood & set(listed)) == 5


def test_a_window_counts_the_last_seconds_only() -> None:
    now = [0.0]
    window = Window(60, lambda: now[0])
    for at in (0.0, 10.0):
        now[0] = at
        assert window.wait("petra", 2) == 0
        window.add("petra")
    assert window.wait("petra", 2) == 50
    assert window.wait("karel", 2) == 0
    now[0] = 60.5
    assert window.wait("petra", 2) == 0


def test_new_players_of_one_address_and_new_names(server: ServerProcess) -> None:
    guest = elsewhere(server, "Guest", "203.0.113.77")
    limit = 0
    while guest.http.post("/api/players", json={"name": "Nobody"}).status_code < 300:
        limit += 1
    assert refused_quota(guest, "/api/players", {"name": "Nobody"})[:2] == ("address-players-hour", limit)
    elsewhere(server, "Petra", "203.0.113.78")  # others come in
    for number in range(20):
        guest.call("PATCH", "/api/me", {"name": f"Guest {number}"})
    reply = guest.http.patch("/api/me", json={"name": "Once more"})
    assert (reply.status_code, reply.json()["facts"]["limit"]) == (429, "renames-hour")
    assert guest.http.patch("/api/me", json={"name": "Guest 19"}).status_code == 200, "the name that they have"
