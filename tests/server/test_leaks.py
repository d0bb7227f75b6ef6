"""Nothing hidden reaches a client: what a viewer receives over the wire is the same when the hidden is dealt anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from server.paired_tables import GAMES, Options, PairedTables, secrets_differ
from server.stored_tables import begun
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.text import text_of
from tankodrom.server.identity import new_id
from tankodrom.server.log.hash_chain import link
from tankodrom.server.log.kinds import MOVE
from tankodrom.server.tables.loading import opening_of
from tankodrom.server.tables.session import TableEvent
from tankodrom.server.tables.subscribers import Subscriber
from tankodrom.server.tables.table import LiveTable
from tankodrom.titles.registry import title_named

ROUNDS = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PairedTables]:
    made = PairedTables(tmp_path_factory.mktemp("leaks"))
    yield made
    made.server.stop()


def received(server: PairedTables, table: str, seat: int) -> list[str]:
    """Everything that there is to get for this viewer, as bytes on the wire, the table's own name taken out."""
    person = server.person
    texts: list[str] = []
    for path in (f"view?seat={seat}", f"log?seat={seat}", "chat", "kit", ""):
        reply = person.http.get(f"/api/tables/{table}/{path}".rstrip("/"))
        assert reply.status_code == 200
        texts.append(reply.text)
    if seat >= 0:
        for path in (f"recap?seat={seat}", f"outlook?seat={seat}", f"why?seat={seat}&action=end_play"):
            texts.append(person.http.get(f"/api/tables/{table}/{path}").text)
    address = (
        server.server.address.replace("http", "ws") + f"/api/tables/{table}/live?seat={seat}&after=1&outlook=1"
    )
    with connect(address, additional_headers={"Authorization": f"Bearer {person.token}"}, proxy=None) as socket:
        texts.append(str(socket.recv(timeout=30)))
    return [text.replace(table, "TABLE") for text in texts]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_what_a_client_receives_does_not_depend_on_what_is_hidden(
    server: PairedTables, game: str, seats: int, options: Options
) -> None:
    """`test_leaks_of_moves.py` goes on from there."""
    rng = random.Random(f"{game} {seats} {options}")
    differing = 0
    for _ in range(ROUNDS):
        record = server.game(game, seats, options, rng.randrange(8, 50), rng)
        for viewer in range(-1, seats):
            truth, other = server.pair(record, viewer, Rng(rng.getrandbits(64)))
            differing += secrets_differ(truth, other)
            assert received(server, other.table, viewer) == received(server, truth.table, viewer)
    assert differing, "the hidden part was never dealt anew, so this test showed nothing"


class NoObserver:
    def table_changed(self, table: LiveTable) -> None: ...

    def viewers_changed(self, table: LiveTable) -> None: ...


def table_in_memory(game: str, options: dict[str, Any], seed: int) -> LiveTable:
    record = begun(game, 2, options, seed, "petra")
    nobody: Any = None
    return LiveTable(record.row, record.seats, nobody, nobody, NoObserver(), opening_of(record.row))


def test_that_somebody_declined_tactics_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """13.0: a player who is asked for TACTICS holds one. When they decline, the numbers of the other player count only
    what that player heard and was asked. Where that player sees nothing, nothing is sent."""
    monkeypatch.setattr(
        "tankodrom.server.tables.broadcast.compute_outlook", lambda *_: None
    )  # there is no event loop
    declined = 0
    evaluator = title_named("duel").evaluator()
    for seed in range(8):
        table = table_in_memory("duel", {"mission": "M2"}, seed)
        rng = Rng(seed)
        subscribers = [Subscriber(viewer, "", True) for viewer in (0, 1)]
        for subscriber in subscribers:
            table.subscribe(subscriber)
        while asked := pending(table.session.state):
            decision = asked[0]
            other = 1 - decision.seat
            texts = [text_of(table.session.state, action) for action in decision.choices]
            text = text_of(table.session.state, evaluator.rollout_choice(table.session.state, decision, rng))
            if decision.prompt == "tactics":
                text = "no"
                assert "no" in texts
            numbers, questions = table.session.numbers[other], table.session.questions[other]
            picture = table.picture(other)
            for subscriber in subscribers:
                while not subscriber.queue.empty():
                    subscriber.queue.get_nowait()
            entry = link(table.hash, table.seq + 1, 0, MOVE, decision.seat, text, new_id())
            events = table.session.follow(entry)
            table.broadcast.send_news(table.session, table.status, events)
            if decision.prompt == "tactics":
                declined += 1
                heard = [event for event in events if isinstance(event, TableEvent) or event.is_visible_to(other)]
                assert table.session.numbers[other] == numbers + len(heard)
                is_asked = table.session.decision_of(other) is not None
                assert table.session.questions[other] == questions + (1 if is_asked else 0)
                if not heard and table.picture(other) == picture:
                    assert subscribers[other].queue.empty()
    assert declined > 20, "nobody declined, so this test showed nothing"
