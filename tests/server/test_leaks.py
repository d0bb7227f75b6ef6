"""Nothing hidden reaches a client: what a viewer receives over the wire is the same when the hidden is dealt anew."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from websockets.sync.client import connect

from server.harness import Person, ServerProcess, asked_seat
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named
from tankodrom.minds.registry import mind_of
from tankodrom.server.chain import link
from tankodrom.server.course import MOVE, Course, News
from tankodrom.server.identity import new_id
from tankodrom.server.listeners import Listener
from tankodrom.server.room import Room, setup_of
from tankodrom.server.schema import LOG
from tankodrom.server.settings import Settings
from tankodrom.server.store import SeatRow, Store, TableRow, make_engine

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("rush", 2, {}),
    ("rush", 3, {"interactive_combat": True}),
    ("rush", 4, {"team_game": True}),
    ("battlegrounds", 2, {}),
    ("battlegrounds", 3, {"variant": "family"}),
    ("battlegrounds", 4, {"variant": "teams"}),
    ("duel", 2, {"mission": "M2"}),
    ("duel", 4, {"mission": "M3"}),
]


class Wire:
    """A server, and the database behind its back."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "tables.db")
        self.server = ServerProcess(self.database)
        self.differences = 0  # re-deals that hold other secrets than the truth

    def twin(self, table: str, viewer: int, rng: Rng) -> str:
        """The same table, except that what the viewer cannot see is dealt anew."""
        return asyncio.run(self._twin(table, viewer, rng))

    async def _twin(self, table: str, viewer: int, rng: Rng) -> str:
        settings = Settings(database=self.database)
        store = Store(make_engine(settings), True)
        try:
            row = await store.table(table)
            assert row is not None
            seats = await store.seats(table)
            log = await store.log(table)
            course = Course(game_named(row.game), setup_of(row), int(row.seed, 16))
            for entry in log:
                course.follow(entry)
            truth = course.state
            course.state = course.game.determinize(truth, viewer, rng)
            saved, other = course.game.save(truth), course.game.save(course.state)
            self.differences += {**saved, "rng": None} != {**other, "rng": None}
            copy = new_id()
            fields = {name: getattr(row, name) for name in TableRow.__slots__}
            await store.add_table(TableRow(**{**fields, "id": copy}), seats)
            async with store.engine.begin() as connection:
                await connection.execute(insert(LOG), [{"table_id": copy, **entry.fields()} for entry in log])
            await store.add_snapshot(copy, len(log), course.save())
            return copy
        finally:
            await store.close()

    def received(self, person: Person, table: str, seat: int) -> list[str]:
        """Everything that there is to get for this viewer, as bytes on the wire, the table's own name taken out."""
        texts: list[str] = []
        for path in (f"view?seat={seat}", f"log?seat={seat}", "chat", ""):
            reply = person.http.get(f"/api/tables/{table}/{path}".rstrip("/"))
            assert reply.status_code == 200
            texts.append(reply.text)
        if seat >= 0:
            for path in (f"recap?seat={seat}", f"why?seat={seat}&action=end_play"):
                texts.append(person.http.get(f"/api/tables/{table}/{path}").text)
        address = self.server.address.replace("http", "ws") + f"/api/tables/{table}/live?seat={seat}&after=1"
        with connect(address, additional_headers={"Authorization": f"Bearer {person.token}"}) as socket:
            texts.append(str(socket.recv(timeout=30)))
        return [text.replace(table, "TABLE") for text in texts]


@pytest.fixture(scope="module")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    made = Wire(tmp_path_factory.mktemp("leaks"))
    yield made
    made.server.stop()


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_what_a_client_receives_does_not_depend_on_what_is_hidden(
    wire: Wire, game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(f"{game} {seats}")
    person = Person(wire.server.address)
    table = person.table(game, *["me"] * seats, options=options)
    wire.differences = 0
    for _ in range(2):
        for _ in range(rng.randrange(8, 25)):
            found = asked_seat(person, table, range(seats))
            if found is None:
                break
            seat, picture = found
            person.move(table, seat, rng.choice(picture["question"]["choices"]), picture["question"]["number"])
        for viewer in range(-1, seats):
            truth = wire.received(person, table, viewer)
            copy = wire.twin(table, viewer, Rng(rng.getrandbits(64)))
            assert wire.received(person, copy, viewer) == truth
    if game != "battlegrounds" or options.get("variant") == "family":
        assert wire.differences > 0, "the hidden part was never dealt anew, so this test showed nothing"


def table_in_memory(game: str, options: dict[str, Any], seed: int) -> Room:
    setup = game_named(game).checked(Setup(2, options))
    row = TableRow(
        new_id(), game, 1, json.dumps({"seats": 2, "options": setup.options, "data": {}}), format(seed, "064x"),
        0, 0, "p", False, "off", "playing", "",
    )  # fmt: skip
    nobody: Any = None
    room = Room(row, [SeatRow(seat, "person", f"p{seat}", "", "", "") for seat in range(2)], nobody, nobody)
    room.status = "playing"
    return room


def test_that_somebody_declined_tactics_is_not_counted() -> None:
    """13.0: who is asked for TACTICS holds one. When he declines, the numbers of the other count what she heard and was
    asked, and nothing else; and where nothing happens before her eyes, nothing is sent."""
    declined = 0
    mind = mind_of("duel")
    for seed in range(8):
        room = table_in_memory("duel", {"mission": "M2"}, seed)
        rng = Rng(seed)
        listeners = [Listener(viewer, "") for viewer in (0, 1)]
        for listener in listeners:
            room.listen(listener)
        while asked := pending(room.course.state):
            decision = asked[0]
            other = 1 - decision.seat
            texts = [text_of(room.course.state, action) for action in decision.choices]
            text = text_of(room.course.state, mind.quick(room.course.state, decision, rng))
            if decision.prompt == "tactics":
                text = "no"
                assert "no" in texts
            numbers, questions = room.course.numbers[other], room.course.questions[other]
            picture = room.picture(other)
            for listener in listeners:
                while not listener.queue.empty():
                    listener.queue.get_nowait()
            entry = link(room.hash, room.seq + 1, 0, MOVE, decision.seat, text, new_id())
            events = room.course.follow(entry)
            room.audience.tell(room.course, room.status, events)
            if decision.prompt == "tactics":
                declined += 1
                heard = [event for event in events if isinstance(event, News) or event.is_visible_to(other)]
                assert room.course.numbers[other] == numbers + len(heard)
                is_asked = room.course.decision_of(other) is not None
                assert room.course.questions[other] == questions + (1 if is_asked else 0)
                if not heard and room.picture(other) == picture:
                    assert listeners[other].queue.empty()
    assert declined > 20, "nobody declined, so this test showed nothing"
