"""Nothing hidden reaches a client: what a viewer receives over the wire is the same when the hidden is dealt anew."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from server.twins import GAMES, House, Options, secrets_differ
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named
from tankodrom.minds.registry import mind_of
from tankodrom.server.chain import link
from tankodrom.server.course import MOVE, News
from tankodrom.server.identity import new_id
from tankodrom.server.listeners import Listener
from tankodrom.server.room import Room
from tankodrom.server.store import SeatRow, TableRow

ROUNDS = 2


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("leaks"))
    yield made
    made.server.stop()


def received(house: House, table: str, seat: int) -> list[str]:
    """Everything that there is to get for this viewer, as bytes on the wire, the table's own name taken out."""
    person = house.person
    texts: list[str] = []
    for path in (f"view?seat={seat}", f"log?seat={seat}", "chat", "kit", ""):
        reply = person.http.get(f"/api/tables/{table}/{path}".rstrip("/"))
        assert reply.status_code == 200
        texts.append(reply.text)
    if seat >= 0:
        for path in (f"recap?seat={seat}", f"outlook?seat={seat}", f"why?seat={seat}&action=end_play"):
            texts.append(person.http.get(f"/api/tables/{table}/{path}").text)
    address = house.server.address.replace("http", "ws") + f"/api/tables/{table}/live?seat={seat}&after=1"
    with connect(address, additional_headers={"Authorization": f"Bearer {person.token}"}, proxy=None) as socket:
        texts.append(str(socket.recv(timeout=30)))
    return [text.replace(table, "TABLE") for text in texts]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_what_a_client_receives_does_not_depend_on_what_is_hidden(
    house: House, game: str, seats: int, options: Options
) -> None:
    """`test_leaks_of_moves.py` goes on from there."""
    rng = random.Random(f"{game} {seats} {options}")
    differing = 0
    for _ in range(ROUNDS):
        record = house.game(game, seats, options, rng.randrange(8, 50), rng)
        for viewer in range(-1, seats):
            truth, other = house.twins(record, viewer, Rng(rng.getrandbits(64)))
            differing += secrets_differ(truth, other)
            assert received(house, other.table, viewer) == received(house, truth.table, viewer)
    assert differing, "the hidden part was never dealt anew, so this test showed nothing"


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
