"""Players and their devices: a lost cookie is no lost seat, a lost device can be taken away, and a player can go."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import Cluster
from server.harness import Person, Refused, ServerProcess, new_id
from server.test_live import listen, wait_for
from server.test_releases import upgrade
from tankodrom.server.db.player_store import MOST_DEVICES, DeviceRow, PlayerStore
from tankodrom.server.db.store import Store
from tankodrom.server.identity import Signer, hash_of, hash_of_code
from tankodrom.server.log.game_file import read_game_file, verify
from tankodrom.server.people_text import tag_of
from tankodrom.server.settings import Settings


class Browser:
    """Somebody who comes with a cookie."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60, headers={"Origin": address})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        reply = self.http.request(method, path, json=body)
        if reply.status_code >= 300:
            raise Refused(reply)
        return reply.json() if reply.content else None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(str(tmp_path_factory.mktemp("identity") / "tables.db"), codes_an_hour=100_000)
    yield made
    made.stop()
    assert "Traceback" not in "".join(made.lines)


def test_a_recovery_code_brings_a_player_back_to_the_seat_once(server: ServerProcess) -> None:
    petra = Browser(server.address)
    petra.call("POST", "/api/players", {"name": "Petra"})
    table = petra.call("POST", "/api/tables", {"game": "rush", "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "table"
    ]
    Person(server.address, "Karel").post(f"/api/tables/{table}/join", {})
    old = petra.call("POST", "/api/me/recovery-codes")["codes"]
    codes = petra.call("POST", "/api/me/recovery-codes")["codes"]
    assert len(set(codes)) == 8
    assert petra.call("GET", "/api/me/recovery-codes") == {"left": 8}

    back = Browser(server.address)
    with pytest.raises(Refused) as refused:
        back.call("GET", f"/api/tables/{table}/view?seat=0")
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        back.call("POST", "/api/devices", {"code": old[0]})  # void since the new ones
    assert refused.value.body["facts"] == {"reason": "code"}
    assert back.call("POST", "/api/devices/owner", {"code": codes[0]}) == {"name": "Petra", "here": False}
    assert petra.call("POST", "/api/devices/owner", {"code": codes[0]}) == {"name": "Petra", "here": True}
    typed = codes[0].lower().replace("-", " ").replace("0", "o")
    answer = back.call("POST", "/api/devices", {"code": typed})
    assert (answer["name"], answer["codes_left"]) == ("Petra", 7)
    assert back.call("GET", f"/api/tables/{table}/view?seat=0")["seat"] == 0
    assert petra.call("GET", "/api/me")["name"] == "Petra"  # both devices are the player
    with pytest.raises(Refused):
        Browser(server.address).call("POST", "/api/devices", {"code": codes[0]})


def test_a_link_makes_another_device_the_same_player_once(server: ServerProcess) -> None:
    petra = Browser(server.address)
    petra.call("POST", "/api/players", {"name": "Petra"})
    first = petra.call("POST", "/api/me/devices/link")["code"]
    code = petra.call("POST", "/api/me/devices/link")["code"]
    phone = Browser(server.address)
    phone.call("POST", "/api/players", {"name": "Somebody"})
    stranger = phone.call("GET", "/api/me")["player"]
    answer = phone.call("POST", "/api/devices", {"code": code})
    assert answer["codes_left"] is None
    assert phone.call("GET", "/api/me") == petra.call("GET", "/api/me")
    assert phone.call("GET", "/api/me")["player"] != stranger
    for void in (first, code):
        with pytest.raises(Refused):
            Browser(server.address).call("POST", "/api/devices", {"code": void})
    assert [each["here"] for each in phone.call("GET", "/api/me/devices")].count(True) == 1
    assert len(phone.call("GET", "/api/me/devices")) == 2


def test_a_link_is_too_old_after_a_while(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(Settings(database=str(tmp_path / "tables.db")))
        await store.migrate()
        players = PlayerStore(store)
        await players.add("1" * 32, "Petra", DeviceRow("2" * 32, "1" * 32, hash_of("token"), "", 1, 1))
        await players.set_codes("1" * 32, "link", [hash_of_code("late")], 1000)
        phone = DeviceRow("3" * 32, "", hash_of("other"), "", 1, 1)
        assert await players.owner_of_code(hash_of_code("late"), 1000) is None
        assert await players.use_code(hash_of_code("late"), 1000, phone) is None
        assert await players.use_code(hash_of_code("late"), 999, phone) is not None
        for number in range(MOST_DEVICES):
            await players.set_codes("1" * 32, "link", [hash_of_code("more")], 0)
            more = DeviceRow(f"{number:032}", "", hash_of(str(number)), "", 1, 2 + number)
            await players.use_code(hash_of_code("more"), 1, more)
        kept = await players.devices_of("1" * 32)
        assert [device.id for device in kept] == [f"{number:032}" for number in range(MOST_DEVICES)][::-1]
        await store.close()

    asyncio.run(work())


def test_codes_cannot_be_guessed_at_will(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), codes_an_hour=9)
    try:
        petra = Browser(server.address)
        petra.call("POST", "/api/players", {"name": "Petra"})
        code = petra.call("POST", "/api/me/recovery-codes")["codes"][0]
        for _ in range(10):  # right codes cost nothing
            petra.call("POST", "/api/devices/owner", {"code": code})
        thief = Browser(server.address)
        answers = [thief.http.post("/api/devices", json={"code": f"0000{number}"}) for number in range(5)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 429]
        assert int(answers[-1].headers["Retry-After"]) > 60
        assert answers[-1].json()["facts"]["retry"] > 60
    finally:
        server.stop()


def test_a_device_that_is_taken_away_is_cut_off_at_every_process(cluster: Cluster) -> None:
    petra = cluster.person("Petra")
    table = petra.table("rush", "me", "recruit")
    code = petra.post("/api/me/devices/link")["code"]
    thief = cluster.person("Stranger", other=True)
    thief.token = thief.post("/api/devices", {"code": code})["token"]
    thief.http.headers["Authorization"] = f"Bearer {thief.token}"
    thief.http.cookies.clear()
    with listen(cluster.other, thief, table, 0) as socket:
        wait_for(socket, "hello")
        taken = next(each["device"] for each in thief.get("/api/me/devices") if each["here"])
        codes = thief.post("/api/me/recovery-codes")["codes"]
        petra.call("DELETE", f"/api/me/devices/{taken}")
        with pytest.raises(ConnectionClosed) as closed:
            wait_for(socket, "nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    with pytest.raises(Refused) as refused:
        thief.get("/api/me")
    assert refused.value.code == "no_identity"
    assert len(petra.get("/api/me/devices")) == 1
    assert petra.get("/api/me/recovery-codes") == {"left": 0}, "whoever had the device may have made codes with it"
    with pytest.raises(Refused) as refused:
        cluster.person("Stranger").post("/api/devices", {"code": codes[0]})
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        petra.call("DELETE", f"/api/me/devices/{taken}")
    assert refused.value.code == "not_found"


def test_nobody_takes_away_the_device_of_another(server: ServerProcess) -> None:
    petra, karel = Person(server.address, "Petra"), Person(server.address, "Karel")
    device = petra.get("/api/me/devices")[0]
    assert device["here"]
    with pytest.raises(Refused) as refused:
        karel.call("DELETE", f"/api/me/devices/{device['device']}")
    assert refused.value.code == "not_found"
    assert petra.get("/api/me")["name"] == "Petra"


def test_only_hashes_are_kept(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = ServerProcess(str(database))
    petra = Person(server.address, "Petra")
    secrets = [
        petra.token,
        *petra.post("/api/me/recovery-codes")["codes"],
        petra.post("/api/me/devices/link")["code"],
    ]
    server.stop()
    with sqlite3.connect(database) as connection:
        dump = "\n".join(connection.iterdump())
    assert "Petra" in dump
    for secret in secrets:
        assert secret not in dump
        assert secret.replace("-", "") not in dump


def test_a_new_name_is_known_everywhere(cluster: Cluster) -> None:
    petra, karel = cluster.person("Petra"), cluster.person("Karel", other=True)
    table = petra.table("rush", "me", "open")
    shared = petra.post(
        "/api/tables",
        {"game": "rush", "seats": [{"kind": "me"}, {"kind": "me", "name": "Boris"}]},
    )["table"]
    karel.post(f"/api/tables/{table}/join", {})
    petra.post(f"/api/tables/{table}/chat", {"text": "Hello"})
    with listen(cluster.other, karel, table, 1) as socket:
        wait_for(socket, "hello")
        petra.call("PATCH", "/api/me", {"name": "Jana"})
        wait_for(socket, "table")
        names = [seat["name"] for seat in karel.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Jana", "Karel"]
    assert [line["name"] for line in karel.get(f"/api/tables/{table}/chat")] == ["Jana"]
    karel.call("PATCH", "/api/me", {"name": "Karolína"})
    # The log tells who joined by the name of now.
    deadline_names = [seat["name"] for seat in karel.get(f"/api/tables/{table}")["seats"]]
    assert deadline_names == ["Jana", "Karolína"]
    told = karel.get(f"/api/tables/{table}/log")["events"][0]
    assert told["facts"] == {"seat": 1, "what": "join", "name": "Karolína"}
    # Two people at one device: the seat with a name of its own keeps it.
    assert [seat["name"] for seat in petra.get(f"/api/tables/{shared}")["seats"]] == ["Jana", "Boris"]


def finish(person: Person, table: str) -> None:
    while (picture := person.view(table, 0))["status"] == "playing":
        seat = 0 if picture["question"] else 1
        person.answer(table, seat, -1)


def test_a_player_who_goes_leaves_no_name_behind(cluster: Cluster) -> None:
    petra, karel = cluster.person("Zdislava"), cluster.person("Karel", other=True)
    running = petra.table("rush", "me", "open")
    karel.post(f"/api/tables/{running}/join", {})
    waiting = petra.table("rush", "me", "open", public=True)
    finished = petra.post("/api/tables", {"game": "battlegrounds", "seats": [{"kind": "me"}, {"kind": "me"}]})[
        "table"
    ]
    finish(petra, finished)
    for table in (running, finished):
        petra.post(f"/api/tables/{table}/chat", {"text": "Good game"})
    petra.post("/api/me/recovery-codes")
    with listen(cluster.other, karel, running, 1) as socket:
        wait_for(socket, "hello")
        petra.call("DELETE", "/api/me")
        wait_for(socket, "table")
    with pytest.raises(Refused) as refused:
        petra.get("/api/me")
    assert refused.value.code == "no_identity"

    seats = karel.get(f"/api/tables/{running}")["seats"]
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["held"]) == ("bot", "", False)
    assert [line["name"] for line in karel.get(f"/api/tables/{running}/chat")] == [""]
    with pytest.raises(Refused) as refused:
        karel.get(f"/api/tables/{waiting}")  # nobody else sat there
    assert refused.value.code == "not_found"
    for table in (running, finished):
        for path in ("", "/log", "/chat"):
            assert "Zdislava" not in str(karel.get(f"/api/tables/{table}{path}"))
    file = karel.get(f"/api/tables/{finished}/file")
    assert "Zdislava" not in file
    assert verify(read_game_file(file)).state.outcome is not None


def test_the_log_has_no_names_in_its_hash_chain(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = ServerProcess(str(database))
    petra, karel = Person(server.address, "Petra"), Person(server.address, "Karel")
    table = petra.table("rush", "me", "open")
    karel.post(f"/api/tables/{table}/join", {"name": "Karlík"})
    server.stop()
    with sqlite3.connect(database) as connection:
        texts = [text for (text,) in connection.execute("SELECT text FROM log")]
    assert texts == ["join"]


@pytest.mark.parametrize("name", ["\u2800", "\u202e", "Admin", "Аdmin", "x" * 41])
def test_names_that_are_none_are_refused_wherever_one_is_given(server: ServerProcess, name: str) -> None:
    petra = Person(server.address, "Petra")
    table = petra.table("rush", "open", "open")
    for method, path, body in (
        ("POST", "/api/players", {"name": name}),
        ("PATCH", "/api/me", {"name": name}),
        ("POST", f"/api/tables/{table}/join", {"name": name}),
        ("POST", "/api/tables", {"game": "rush", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]}),
    ):
        with pytest.raises(Refused) as refused:
            petra.call(method, path, body)
        assert refused.value.code == "malformed"
        assert refused.value.body["facts"]["reason"].startswith("name-")


def test_all_text_from_people_is_cleaned(server: ServerProcess) -> None:
    nasty = "\u202eReb\x1b[31mel\u2066"
    petra = Person(server.address, nasty)
    assert petra.get("/api/me")["name"] == "Reb[31mel"
    body = {"game": "rush", "seats": [{"kind": "me", "name": nasty}, {"kind": "open"}]}
    table = petra.post("/api/tables", body)["table"]
    joined = Person(server.address, "Karel").post(f"/api/tables/{table}/join", {"name": "Ka\nrel\u202e"})
    assert [seat["name"] for seat in joined["seats"]] == ["Reb[31mel", "Ka rel"]
    assert petra.post(f"/api/tables/{table}/chat", {"text": nasty})["text"] == "Reb[31mel"
    for text in ("\u200b", "\u2800"):
        with pytest.raises(Refused):
            petra.post(f"/api/tables/{table}/chat", {"text": text})
    level = "random:\u202e\x1b[31mADMIN"
    with pytest.raises(Refused):
        petra.table("rush", "me", level)
    with pytest.raises(Refused):
        petra.post(f"/api/tables/{table}/bot", {"seat": 0, "level": level})


def test_players_who_look_alike_have_tags(server: ServerProcess) -> None:
    petra, other, third = (Person(server.address, name) for name in ("Petra", "Реtra", "Boris"))
    table = petra.table("rush", "me", "open", "open", public=True)
    other.post(f"/api/tables/{table}/join", {})
    info = third.post(f"/api/tables/{table}/join", {})
    assert [seat["tag"] for seat in info["seats"]] == [tag_of(petra.id), tag_of(other.id), ""]
    watcher = Person(server.address, "Petra")
    said = [person.post(f"/api/tables/{table}/chat", {"text": "Hello"}) for person in (petra, third, watcher)]
    assert [line["tag"] for line in said] == [tag_of(petra.id), "", tag_of(watcher.id)]


def test_names_of_a_game_file_are_cleaned(server: ServerProcess, tmp_path: Path) -> None:
    petra = Person(server.address, "Petra")
    table = petra.post(
        "/api/tables",
        {"game": "battlegrounds", "seats": [{"kind": "me"}, {"kind": "me", "name": "Boris"}]},
    )["table"]
    finish(petra, table)
    file = petra.get(f"/api/tables/{table}/file").replace('"Boris"', '"\\u202eBo\\u001b[31mris"')
    other = ServerProcess(str(tmp_path / "other.db"))
    try:
        imported = Person(other.address, "Karel").post("/api/games/file", {"text": file})
        assert [seat["name"] for seat in imported["seats"]] == ["Petra", "Bo[31mris"]
    finally:
        other.stop()


def test_old_chat_goes_and_numbers_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(Settings(database=str(database)))
        assert await store.remove_old_chat(2**62) == 3
        await store.close()

    database = tmp_path / "tables.db"
    server = ServerProcess(str(database))
    try:
        petra = Person(server.address, "Petra")
        table = petra.table("rush", "me", "open")
        for number in range(3):
            petra.post(f"/api/tables/{table}/chat", {"text": f"Line {number}"})
        asyncio.run(work())
        assert petra.get(f"/api/tables/{table}/chat") == []
        assert petra.post(f"/api/tables/{table}/chat", {"text": "Later"})["number"] == 4
        with sqlite3.connect(database) as connection:
            assert "Line" not in "\n".join(connection.iterdump())
    finally:
        server.stop()


def test_a_cookie_of_an_old_release_is_still_the_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It signs the player's id, which is the id of the first device."""
    database = tmp_path / "tables.db"
    player = new_id()
    asyncio.run(_old_player(database, player))
    monkeypatch.setenv("TANKODROM_SECRET", "s")
    server = ServerProcess(str(database))
    try:
        cookie = {"tankodrom": Signer("s").sign(player)}
        reply = httpx.get(f"{server.address}/api/me", cookies=cookie)
        assert reply.json()["name"] == "Petra"
        token = httpx.get(f"{server.address}/api/me", headers={"Authorization": "Bearer old"})
        assert token.json()["player"] == player
    finally:
        server.stop()


async def _old_player(database: Path, player: str) -> None:
    database.touch()
    store = Store(Settings(database=str(database)))
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, "0002")
        await connection.exec_driver_sql(
            f"INSERT INTO players (id, name, token_hash, is_runner, created)"
            f" VALUES ('{player}', 'Petra', '{hash_of('old')}', 0, 1)"
        )
    await store.close()
