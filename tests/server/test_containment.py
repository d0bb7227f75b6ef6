"""Nothing of one guest's stops the event loop: no turn of it takes long while the attacks of H2, H3 and L5 go on.

The server runs in a thread of this process, on asyncio's own loop. A turn is measured in the processor time of that thread,
so that a loaded machine does not matter; work in other threads does not count, because the loop turns meanwhile.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import socket
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import uvicorn

from server.harness import Person, Refused, new_id
from server.stored_tables import Record, add_entry, begun, play
from tankodrom.games.registry import game_named
from tankodrom.server.http.app import make_app
from tankodrom.server.http.asgi import AsgiWrapper
from tankodrom.server.http.http_protocol import HttpProtocol
from tankodrom.server.http.websocket_protocol import WebSocketProtocol
from tankodrom.server.log import kinds
from tankodrom.server.log.game_file import game_file
from tankodrom.server.log.hash_chain import Entry
from tankodrom.server.process import SWITCH_INTERVAL
from tankodrom.server.settings import Settings
from tankodrom.server.tables.table import header_of

LONGEST: Final = 0.050  # seconds of a turn


class WatchedServer:
    """A server whose loop is watched."""

    def __init__(self, database: Path) -> None:
        self.turns: list[tuple[float, str]] = []  # the long ones, and what was done in them
        self._database = str(database)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self._server: uvicorn.Server | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ready = threading.Event()
        self._thread.start()
        assert self._ready.wait(60)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        app = make_app(Settings(database=self._database, runners=0, requests_a_minute=10_000_000))
        config = uvicorn.Config(
            AsgiWrapper(app, 1000), log_level="warning", access_log=False, http=HttpProtocol, ws=WebSocketProtocol
        )
        self._server = uvicorn.Server(config)
        serving = asyncio.create_task(self._server.serve(sockets=[self._listener]))
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.01)
        self.loop = asyncio.get_running_loop()
        self._watch(self.loop)
        self._ready.set()
        await serving

    def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """One call of `_run_once` is a turn: all callbacks that are ready. The time in which it waits costs no processor."""
        turns = self.turns
        run_once = loop._run_once  # type: ignore[attr-defined]

        def watched() -> None:
            begun = time.thread_time()
            run_once()
            took = time.thread_time() - begun
            if took > LONGEST:
                turns.append((took, repr(asyncio.all_tasks(loop))[:2_000]))

        loop._run_once = watched  # type: ignore[attr-defined]

    def stop(self) -> None:
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(30)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchedServer]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    # A run of the garbage collector over what all tests before have left would count as a turn of the loop. A server
    # collects in small portions (`collect_adaptively`).
    gc.disable()
    made = WatchedServer(tmp_path_factory.mktemp("watched") / "tables.db")
    yield made
    made.stop()
    gc.enable()
    sys.setswitchinterval(interval)


@pytest.fixture
def guest(server: WatchedServer) -> Iterator[Person]:
    """Somebody who means harm. The first requests load modules, so they are not watched."""
    person = Person(server.address, "Guest")
    for game in ("rush", "battlegrounds", "duel"):
        person.view(person.table(game, "me", "me"))
    server.turns.clear()
    yield person
    assert server.turns == []


def refused(guest: Person, path: str, body: Any) -> int:
    with pytest.raises(Refused) as caught:
        guest.post(path, body)
    return caught.value.status


def table_with(game: str, seats: int, **data: Any) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}] * seats, "data": data}


@pytest.mark.parametrize("number", [500, 5_000, 10_000, 62_000])
def test_packs_of_many_records(guest: Person, number: int) -> None:
    """H2: 62,000 pictures took 27 s."""
    pictures = [{"id": f"{n:x}"} for n in range(number)]
    cards = [{"id": f"{n:x}", "name": "x", "move": "O1", "shot": "O1"} for n in range(number // 4)]
    vehicles = {"key": "x", "repair_crew_research": 3, "vehicles": [{"id": f"{n:x}"} for n in range(number)]}
    for wanted in [
        table_with("battlegrounds", 2, tokens={"pictures": pictures}),
        table_with("battlegrounds", 2, tanks={"tanks": cards}),
        table_with("rush", 2, pack=vehicles),
        table_with("duel", 2, pack={"guns": {"guns": pictures}}),
    ]:
        assert refused(guest, "/api/tables", wanted) in (400, 413)


def test_packs_that_are_deep_or_long(guest: Person) -> None:
    deep = '{"game": "battlegrounds", "seats": [{"kind": "me"}], "data": {"tokens": %s}}' % ("[" * 969 + "]" * 969)
    reply = guest.http.post("/api/tables", content=deep, headers={"Content-Type": "application/json"})
    assert reply.status_code == 400
    assert refused(guest, "/api/tables", table_with("battlegrounds", 2, tokens={"key": "x" * 120_000})) == 400
    assert refused(guest, "/api/tables", table_with("duel", 2, pack={"guns": {"guns": [[]] * 60_000}})) == 400


def test_a_pack_that_is_good_and_as_large_as_it_may_be(guest: Person) -> None:
    pack = json.loads(json.dumps(game_named("duel").whole_data({})["pack"]))
    missions = pack["missions"]["missions"]
    for number in range(36):
        mission = {**missions[0], "id": f"own{number}", "text": {"en": "x" * 350, "cs": "y" * 350}}
        missions.append(mission)
    size = len(json.dumps(pack, ensure_ascii=False, separators=(",", ":")))
    assert 80_000 < size < 99_000
    table = guest.post("/api/tables", table_with("duel", 2, pack=pack))["table"]
    guest.get(f"/api/tables/{table}/kit")
    guest.view(table, 0)


def full_of_undos(moves: int, undos: int) -> Record:
    """A legal game whose log goes back again and again, far and near."""
    record = begun("rush", 2, {"max_rounds": 60}, 3, "p" * 32)
    rng = random.Random(3)
    play(record, moves, rng)
    for number in range(undos):
        back = (1, 2, 40)[number % 3]
        to = record.session.moves[-1 - back].seq
        add_entry(record, Entry(seq=0, at=0, kind=kinds.UNDO, seat=0, text=f"to {to}", id=new_id(), hash=""))
        play(record, back, rng)
        assert record.session.open
    play(record, 10_000, rng)
    assert record.session.state.outcome is not None
    return record


def file_of(record: Record) -> str:
    return game_file(header_of(record.row), record.log, record.row.seed, ["A", "B"])


def test_a_file_full_of_undos(server: WatchedServer, guest: Person) -> None:
    """H3: it took 10 s, and then 9 s on the loop at each load."""
    record = full_of_undos(300, 180)
    text = file_of(record)
    assert len(text) < 900_000
    table = guest.post("/api/games/file", {"text": text})["table"]
    for path in ["", "/view", "/log", "/kit", "/file", "/replay?count=200", "/replay?first=300&count=200"]:
        guest.get(f"/api/tables/{table}{path}")


def test_a_table_with_a_long_log_is_loaded(tmp_path: Path) -> None:
    """H3: one anonymous GET after a restart. Nobody kept a snapshot of it."""
    path = tmp_path / "tables.db"
    first = WatchedServer(path)
    guest = Person(first.address)
    table = guest.post("/api/games/file", {"text": file_of(full_of_undos(300, 180))})["table"]
    first.stop()
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM snapshots")
    again = WatchedServer(path)
    guest = guest.at(again.address)
    guest.view(guest.table("rush", "me", "me"))
    again.turns.clear()
    guest.get(f"/api/tables/{table}")
    guest.get(f"/api/tables/{table}/log")
    again.stop()
    assert again.turns == []


def test_outlooks_of_duel_again_and_again(guest: Person) -> None:
    """L5: one position, one outlook, however often it is asked for."""
    table = guest.table("duel", "me", "me", options={"mission": "M2"})
    rng = random.Random(2)
    for _ in range(40):
        for seat in (0, 1):
            question = guest.view(table, seat)["question"]
            if question is not None:
                outlooks = [guest.get(f"/api/tables/{table}/outlook", seat=seat) for _ in range(3)]
                assert outlooks[0] == outlooks[1] == outlooks[2]
                guest.move(table, seat, rng.choice(question["choices"]), question["number"])
                break


def test_undo_far_back(guest: Person) -> None:
    table = guest.table("rush", "me", "me", undo="free", options={"max_rounds": 60})
    rng = random.Random(2)
    for _ in range(150):
        for seat in (0, 1):
            question = guest.view(table, seat)["question"]
            if question is not None:
                guest.move(table, seat, rng.choice(question["choices"]), question["number"])
                break
    for to in (60, 40, 20, 0):
        guest.post(f"/api/tables/{table}/undo", {"seat": 0, "id": new_id(), "scope": "point", "to": to})


def test_the_watch_would_see_it(server: WatchedServer) -> None:
    """What stops the loop is seen: fifty milliseconds and more of work on it."""
    server.turns.clear()

    def stop_the_loop() -> None:
        until = time.thread_time() + 1.5 * LONGEST
        while time.thread_time() < until:
            pass

    assert server.loop is not None
    server.loop.call_soon_threadsafe(stop_the_loop)
    deadline = time.monotonic() + 10
    while not server.turns and time.monotonic() < deadline:
        time.sleep(0.01)
    assert server.turns
    server.turns.clear()
