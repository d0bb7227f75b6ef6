"""Snapshots are a cache: whatever becomes of one, the table opens as its log tells."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest
from websockets.sync.client import connect

from server.harness import Person, ServerProcess, new_database
from server.stored_tables import Record, StoredTables, begun, play
from tankodrom.server.log.snapshots import SEAL, sealed
from tankodrom.server.tables.table import SNAPSHOT_EVERY

TAKEN: Final = 24  # the entry at which the snapshots of these tests are taken
LENGTH: Final = 30


class PairedTables:
    """A server, its database, and somebody who has all the seats."""

    def __init__(self, database: str) -> None:
        self.server = ServerProcess(database)
        self.storage = StoredTables(database)
        self.person = Person(self.server.address)

    def game(self, seed: int, moves: int) -> Record:
        record = begun("duel", 2, {"mission": "M2"}, seed, self.person.id)
        play(record, moves, random.Random(seed))
        assert len(record.log) == moves
        return record

    def put(self, record: Record, snapshots: Mapping[int, bytes]) -> str:
        self.storage.put(record, snapshots)
        return record.table

    def hellos(self, table: str) -> list[dict[str, Any]]:
        """What a client hears that comes back to this table, through all eyes."""
        heard: list[dict[str, Any]] = []
        for seat in (-1, 0, 1):
            address = self.server.address.replace("http:", "ws:") + f"/api/tables/{table}/live?seat={seat}&after=1"
            headers = {"Authorization": f"Bearer {self.person.token}"}
            with connect(address, additional_headers=headers, proxy=None) as socket:
                hello = json.loads(str(socket.recv(timeout=60)).replace(table, "TABLE"))
            for each in hello["table"]["seats"]:
                each["present"] = False  # the socket before may still be closing
            heard.append(hello)
        return heard

    def is_from_snapshot(self, table: str) -> bool:
        """Who began with a snapshot does not have at hand what happened before it."""
        return not any(hello["complete"] for hello in self.hellos(table))

    def move(self, table: str, record: Record) -> None:
        decision = record.session.open[0]
        self.person.answer(table, decision.seat)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PairedTables]:
    if request.param == "sqlite":
        made = PairedTables(str(tmp_path_factory.mktemp("snapshots") / "tables.db"))
    else:
        made = PairedTables(new_database(request.getfixturevalue("postgres")))
    yield made
    made.server.stop()
    assert "Traceback" not in "".join(made.server.lines)


def test_a_good_snapshot_is_used(server: PairedTables) -> None:
    """Otherwise the tests below would show nothing."""
    record = server.game(1, LENGTH)
    table = server.put(record, {TAKEN: record.first(TAKEN).snapshot()})
    plain = server.put(record.copy(), {})
    assert server.is_from_snapshot(table)
    assert not server.is_from_snapshot(plain)
    pictures = [[hello["picture"] for hello in server.hellos(each)] for each in (table, plain)]
    assert pictures[0] == pictures[1]


def changed(snapshot: bytes, change: Callable[[Any], None]) -> bytes:
    """Still a whole snapshot by its form, under the seal of what it was."""
    data = json.loads(snapshot[SEAL:])
    change(data)
    return snapshot[:SEAL] + json.dumps(data).encode()


def one_question_more(data: Any) -> None:
    data["questions"][0] += 1


def one_move_less(data: Any) -> None:
    del data["moves"][-1]


Damage = Callable[[Record, Record], bytes]

# What stands where the snapshot of the entry TAKEN should be: of this table at that entry, and of another at the same.
DAMAGES: dict[str, Damage] = {
    "nothing": lambda right, other: b"",
    "cut off": lambda right, other: right.snapshot()[: len(right.snapshot()) // 2],
    "cut off in the seal": lambda right, other: right.snapshot()[: SEAL // 2],
    "without its last byte": lambda right, other: right.snapshot()[:-1],
    "with a byte more": lambda right, other: right.snapshot() + b" ",
    "garbage": lambda right, other: random.Random(1).randbytes(5000),
    "garbage under a good seal": lambda right, other: sealed(b"\x00\xff{", right.hash_at(TAKEN)),
    "brackets under a good seal": lambda right, other: sealed(b"[" * 100_000, right.hash_at(TAKEN)),
    "something else under a good seal": lambda right, other: sealed(b"{}", right.hash_at(TAKEN)),
    "another number of questions": lambda right, other: changed(right.snapshot(), one_question_more),
    "a move less": lambda right, other: changed(right.snapshot(), one_move_less),
    "without a seal": lambda right, other: right.snapshot()[SEAL:],
    "of another table": lambda right, other: other.snapshot(),
    "of an earlier entry": lambda right, other: right.first(TAKEN - 3).snapshot(),
    "the session of an earlier entry": lambda right, other: right.snapshot()[:SEAL] + right.first(TAKEN - 3).session.save(),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_snapshot_is_not_trusted(server: PairedTables, damage: Damage) -> None:
    record = server.game(2, LENGTH)
    plain = record.copy()
    other = server.game(3, TAKEN)
    table = server.put(record, {TAKEN: damage(record.first(TAKEN), other)})
    server.put(plain, {})
    assert server.hellos(table) == server.hellos(plain.table)
    assert not server.is_from_snapshot(table)
    for seat in (0, 1):
        logs = [server.person.get(f"/api/tables/{each}/log", seat=seat) for each in (table, plain.table)]
        assert logs[0] == logs[1]
    # And the game goes on.
    for each in (table, plain.table):
        server.move(each, record)
    assert server.hellos(table) == server.hellos(plain.table)


def test_a_snapshot_from_the_future_hides_no_good_one(server: PairedTables) -> None:
    record = server.game(4, LENGTH)
    good = record.first(TAKEN).snapshot()
    later = record.snapshot()
    assert not server.is_from_snapshot(
        server.put(record.copy(), {LENGTH + 1: later, 100_000: later, 0: good, -1: good})
    )
    table = server.put(record, {TAKEN: good, LENGTH + 1: later, 100_000: b"x"})
    assert server.is_from_snapshot(table)
    plain = server.put(record.copy(), {})
    pictures = [[hello["picture"] for hello in server.hellos(each)] for each in (table, plain)]
    assert pictures[0] == pictures[1]


def test_a_good_snapshot_takes_the_place_of_a_damaged_one(server: PairedTables) -> None:
    seed = next(seed for seed in range(100) if can_last(server, seed))
    record = server.game(seed, SNAPSHOT_EVERY - 1)
    table = server.put(record, {SNAPSHOT_EVERY: b"damaged"})
    server.move(table, record)
    deadline = time.monotonic() + 60
    while server.storage.snapshot(table, SNAPSHOT_EVERY) == (SNAPSHOT_EVERY, b"damaged"):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    before = [hello["picture"] for hello in server.hellos(table)]
    server.server.kill()
    server.server.start()
    assert server.is_from_snapshot(table)
    assert [hello["picture"] for hello in server.hellos(table)] == before


def can_last(server: PairedTables, seed: int) -> bool:
    """Is the game of this seed long enough?"""
    record = begun("duel", 2, {"mission": "M2"}, seed, server.person.id)
    play(record, SNAPSHOT_EVERY - 1, random.Random(seed))
    return len(record.log) == SNAPSHOT_EVERY - 1 and bool(record.session.open)
