"""Game files that mean harm: each is refused with a sentence, on SQLite and on PostgreSQL (L2), and soon (H3)."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from server.conftest import Cluster
from server.harness import Person, Refused, new_id
from server.stored_tables import Record, add_entry, begun, play
from tankodrom.server.log import kinds
from tankodrom.server.log.game_file import MOST_ENTRIES, MOST_UNDOS, game_file, read_game_file, verify
from tankodrom.server.log.hash_chain import Entry, Header, link
from tankodrom.server.problems import NotNow
from tankodrom.server.tables.table import header_of
from tankodrom.server.tables.uploads import Uploads

SAME = "the id of another entry"
NESTED = "[" * 969 + "]" * 969


def undo(record: Record, to: int) -> None:
    add_entry(record, Entry(seq=0, at=0, kind=kinds.UNDO, seat=0, text=f"to {to}", id=new_id(), hash=""))


def finished(seed: int = 3) -> Record:
    record = begun("battlegrounds", 1, {"variant": "solo"}, seed, "p" * 32)
    play(record, 10_000, random.Random(seed))
    assert record.session.state.outcome is not None
    return record


def file_of(record: Record) -> str:
    return game_file(header_of(record.row), record.log, record.row.seed, ["Petra"])


def with_entry(**fields: Any) -> str:
    """A finished game with one more entry, linked as it should be."""
    record = finished()
    said: dict[str, Any] = {"at": 0, "kind": kinds.SEAT_CHANGE, "seat": 0, "text": "left", "id": new_id()} | fields
    if said["id"] == SAME:
        said["id"] = record.log[0].id
    lines = file_of(record).splitlines()
    entry: Any
    try:
        entry = link(record.log[-1].hash, len(record.log) + 1, **said).fields()
    except (OverflowError, UnicodeEncodeError):  # no server can have written it
        entry = {"seq": len(record.log) + 1, "hash": "0" * 64, **said}
    return "\n".join([*lines[:-1], json.dumps(entry), lines[-1]])


def with_header(**fields: Any) -> str:
    """A finished game of such a header, with a chain of its own."""
    record = finished()
    header = header_of(record.row)
    values = header.fields() | fields
    entries: list[Entry] = []
    try:
        before = Header(**values).hash()
        for each in record.log:
            entries.append(link(before, each.seq, each.at, each.kind, each.seat, each.text, each.id))
            before = entries[-1].hash
    except (UnicodeEncodeError, RecursionError):
        entries = record.log
    lines = file_of(record).splitlines()
    first = {**json.loads(lines[0]), **fields}
    return "\n".join([json.dumps(first), *[json.dumps(entry.fields()) for entry in entries], lines[-1]])


def replaced(old: str, new: str) -> str:
    text = file_of(finished())
    assert old in text
    return text.replace(old, new, 1)


HARMS: dict[str, Callable[[], str]] = {
    "created": lambda: with_header(created=2**63),
    "created before time": lambda: with_header(created=-(2**63)),
    "at": lambda: with_entry(at=2**63),
    "undo to 9…9": lambda: with_entry(kind=kinds.UNDO, text="to " + "9" * 5_000),
    "undo to 9…9, short": lambda: with_entry(kind=kinds.UNDO, text="to " + "9" * 300),
    "proposal to 9…9": lambda: with_entry(kind=kinds.ASK_UNDO, text="to " + "9" * 300),
    "zero character in a text": lambda: with_entry(text="join \0"),
    "zero character in an id": lambda: with_entry(id="a\0"),
    "half a character": lambda: with_entry(text="join \ud800"),
    "long id": lambda: with_entry(id="x" * 65),
    "long kind": lambda: with_entry(kind="x" * 20),
    "unknown kind": lambda: with_entry(kind="dance"),
    "seat 2^62": lambda: with_entry(seat=2**62),
    "seat 1 of 1": lambda: with_entry(seat=1),
    "long text": lambda: with_entry(text="join " + "x" * 100_000),
    "same id": lambda: with_entry(id=SAME),
    "nested options": lambda: replaced('"options":{', '"options":{"variant":' + NESTED + ',"x":1,'),
    "nested data": lambda: replaced('"data":{}', '"data":{"tokens":' + NESTED + "}"),
    "nested names": lambda: replaced('["Petra"]', NESTED),
    "nested line": lambda: file_of(finished()).replace("\n", "\n" + "[" * 100_000 + "\n", 1),
    "seed of many digits": lambda: replaced('"seed":"', '"seed":"' + "0" * 5_000),
    "seed with words": lambda: replaced('"seed":"0', '"seed":"_'),
    "huge number": lambda: replaced('"seats":1', '"seats":1' + "0" * 5_000),
    "data": lambda: with_header(data={"tokens": {"pictures": [{"id": f"{n:x}"} for n in range(20_000)]}}),
    "half a character in an option": lambda: with_header(options={"variant": "\ud800"}),
    "game": lambda: with_header(game="x" * 10_000),
}


@pytest.mark.parametrize("harm", list(HARMS))
def test_a_hostile_file_is_refused(cluster: Cluster, harm: str) -> None:
    with pytest.raises(Refused) as refused:
        cluster.person().post("/api/games/file", {"text": HARMS[harm]()})
    assert (refused.value.status, refused.value.code) == (400, "malformed")


def test_names_are_not_part_of_the_chain_and_are_cleaned(cluster: Cluster) -> None:
    text = replaced('["Petra"]', json.dumps(["\0\x1b[31mKarel\u202e" + "x" * 100]))
    table = cluster.person().post("/api/games/file", {"text": text})
    name = table["seats"][0]["name"]
    assert name.startswith("[31mKarelxx")
    assert name.isprintable()
    assert len(name) <= 64
    assert table["imported"]


def full_of_undos(undos: int) -> Record:
    """H3: a legal game with so many undos in the middle of it."""
    record = begun("battlegrounds", 1, {"variant": "solo"}, 3, "p" * 32)
    rng = random.Random(3)
    play(record, 30, rng)
    for _ in range(undos):
        undo(record, record.session.moves[-2].seq)
        play(record, 1, rng)
    play(record, 10_000, rng)
    assert record.session.state.outcome is not None
    return record


def test_a_file_of_too_many_undos_or_entries_is_refused(cluster: Cluster) -> None:
    petra = cluster.person()
    with pytest.raises(Refused, match=f"takes back at most {MOST_UNDOS} times"):
        petra.post("/api/games/file", {"text": file_of(full_of_undos(MOST_UNDOS + 1))})
    line = json.dumps(finished().log[0].fields())
    with pytest.raises(Refused, match=f"at most {MOST_ENTRIES} entries"):
        petra.post("/api/games/file", {"text": "\n".join([line[:100]] * (MOST_ENTRIES + 3))})


def test_a_file_with_undos_comes_back_as_it_was(cluster: Cluster) -> None:
    text = file_of(full_of_undos(200))
    petra = cluster.person()
    table = petra.post("/api/games/file", {"text": text})
    assert table["imported"]
    assert petra.get(f"/api/tables/{table['table']}/file") == text
    assert verify(read_game_file(text)).state.outcome is not None
    assert petra.get(f"/api/tables/{table['table']}")["imported"]


def test_what_is_played_here_is_not_imported(cluster: Cluster) -> None:
    petra: Person = cluster.person()
    assert not petra.get(f"/api/tables/{petra.table('rush', 'me', 'me')}")["imported"]


def test_every_kind_of_entry_can_be_imported() -> None:
    words = {value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, str)}
    assert words == set(kinds.ALL)


def test_a_player_brings_one_file_at_a_time() -> None:
    async def bringing() -> None:
        brought = Uploads()
        text = file_of(full_of_undos(50))
        first = asyncio.create_task(brought.verified("petra", text))
        await asyncio.sleep(0)
        with pytest.raises(NotNow, match="still being verified"):
            await brought.verified("petra", text)
        await asyncio.gather(first, brought.verified("karel", text))
        await brought.verified("petra", text)

    asyncio.run(bringing())
