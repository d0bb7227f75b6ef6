"""Would the crash test notice? Faults planted in the books of a game, each of which must be found."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import msgspec
import pytest

from server.harness import new_id
from server.log_audit import Sent, faults_of
from server.stored_tables import Record, begun, play, relinked
from tankodrom.core.text import text_of
from tankodrom.server.db.store import TableRow
from tankodrom.server.log.hash_chain import Entry, link, seed_text
from tankodrom.server.tables.table import header_of

MOVES = 40


@dataclass(slots=True)
class Books:
    """What the database holds and what the clients know, of one table."""

    row: TableRow
    log: list[Entry]
    moves: list[Sent]
    heard: dict[int, int]

    def faults(self) -> list[str]:
        return faults_of(self.row, self.log, self.moves, self.heard)

    def relink(self, entries: Sequence[Entry]) -> None:
        """These entries as a chain without a flaw: whoever wrote them did so on purpose, or by a bug above the disk."""
        self.log = []
        before = header_of(self.row).hash()
        for seq, entry in enumerate(entries, start=1):
            self.log.append(link(before, seq, entry.at, entry.kind, entry.seat, entry.text, entry.id))
            before = self.log[-1].hash


def books_of(record: Record) -> Books:
    """As they are when all went well: each move was sent when the one before it was answered."""
    books = Books(record.row, list(record.log), [], {seat: record.session.numbers[seat] for seat in (0, 1)})
    for at, made in enumerate(record.session.moves):
        id = record.log[at].id
        sent = Sent(id, record.table, made.seat, 0, made.text, 2 * at + 1, 2 * at + 2, times=1)
        sent.number = made.numbers[made.seat]
        books.moves.append(sent)
    return books


@pytest.fixture
def books() -> Books:
    record = begun("battlegrounds", 2, {}, 7, "petra")
    play(record, MOVES, random.Random(7))
    assert len(record.log) == MOVES
    return books_of(record)


def test_books_without_a_fault_are_not_found_fault_with(books: Books) -> None:
    assert books.faults() == []
    # Nor is a move that was refused, or one that had to be sent twice and was told of later events.
    books.moves.append(Sent(new_id(), books.row.id, 0, 1, "end_turn", 1000, 1001, times=1, refused="stale"))
    books.moves[3].times = 2
    books.moves[3].number += 5
    assert books.faults() == []


# Lost


def test_the_last_answered_move_is_lost(books: Books) -> None:
    """As by a commit that was answered before it was on the disk: the log is whole, only shorter."""
    lost = books.log.pop()
    assert f"the answered move {lost.id} is 0 times in the log" in books.faults()


def test_an_answered_move_is_lost_from_the_middle(books: Books) -> None:
    lost = books.log.pop(20)
    faults = books.faults()
    assert f"the answered move {lost.id} is 0 times in the log" in faults
    assert "entry 22 stands where 21 belongs" in faults
    assert "entry 22 does not fit to those before it" in faults


def test_an_answered_move_is_lost_and_the_log_closed_over_it(books: Books) -> None:
    lost = books.log[20]
    books.relink([entry for entry in books.log if entry is not lost])
    assert f"the answered move {lost.id} is 0 times in the log" in books.faults()


def test_all_is_lost(books: Books) -> None:
    books.log = []
    assert sum("is 0 times in the log" in fault for fault in books.faults()) == MOVES


# Twice


def test_a_move_is_written_twice(books: Books) -> None:
    twice = books.log[-1]
    books.relink([*books.log, twice])
    assert f"the answered move {twice.id} is 2 times in the log" in books.faults()


def test_a_move_that_was_sent_twice_is_made_again_under_another_id(books: Books) -> None:
    again = msgspec.structs.replace(books.log[-1], id="again")
    books.relink([*books.log, again])
    assert "move again is in the log, but was never made" in books.faults()


def test_a_refused_move_is_made_all_the_same(books: Books) -> None:
    books.moves[-1].refused = "stale"
    assert f"move {books.moves[-1].id} is in the log, but was never made" in books.faults()


# In another order


def swappable() -> tuple[Record, int]:
    """A game in which two seats were asked at once, and the place of the first answer: both orders can be played."""
    for seed in range(200):
        record = begun("duel", 2, {"mission": "M2"}, seed, "petra")
        play(record, 12, random.Random(seed))
        for at in range(len(record.log) - 1):
            if record.log[at].seat != record.log[at + 1].seat:
                try:
                    other = relinked(record.row, record.seats, swapped(record.log, at))
                except Exception:
                    continue
                if other.session.game.save(other.session.state) == record.session.game.save(record.session.state):
                    return record, at
    raise AssertionError("there is no such game")


def swapped(log: list[Entry], at: int) -> list[Entry]:
    return [*log[:at], log[at + 1], log[at], *log[at + 2 :]]


def test_two_moves_changed_places_on_the_disk(books: Books) -> None:
    books.log = swapped(books.log, 10)
    faults = books.faults()
    assert "entry 12 stands where 11 belongs" in faults
    assert "entry 12 does not fit to those before it" in faults


def test_two_moves_were_written_in_the_wrong_order() -> None:
    """The chain is whole and the game can be played so; only who moved after hearing an answer stands before it."""
    record, at = swappable()
    books = books_of(record)
    late = books.log[at + 1].id
    assert books.faults() == []
    books.relink(swapped(books.log, at))
    assert f"move {late} stands before one that was answered before it was sent" in books.faults()


def test_two_moves_that_were_under_way_at_once_may_stand_in_any_order() -> None:
    record, at = swappable()
    books = books_of(record)
    first, second = books.moves[at], books.moves[at + 1]
    second.sent = first.sent  # before it was answered
    for move in books.moves[at : at + 2]:
        move.times = 2  # then the number of events in the answer is that of any later moment
    books.relink(swapped(books.log, at))
    assert books.faults() == []


# The chain


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: msgspec.structs.replace(entry, hash="0" * 64),
        lambda entry: msgspec.structs.replace(entry, hash=entry.hash[:-1]),
        lambda entry: msgspec.structs.replace(entry, at=entry.at + 1),
        lambda entry: msgspec.structs.replace(entry, seat=1 - entry.seat),
        lambda entry: msgspec.structs.replace(entry, text=entry.text + " "),
        lambda entry: msgspec.structs.replace(entry, id="other"),
        lambda entry: msgspec.structs.replace(entry, kind="refuse"),
    ],
    ids=["hash", "end of the hash", "time", "seat", "text", "id", "kind"],
)
def test_an_entry_was_changed(books: Books, change: Callable[[Entry], Entry]) -> None:
    books.log[15] = change(books.log[15])
    assert "entry 16 does not fit to those before it" in books.faults()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_seed_of_a_table_was_changed(books: Books, seed: int) -> None:
    """Its promise is in the header, and so in every hash."""
    books.row = replace(books.row, seed=seed_text(seed))
    assert "entry 1 does not fit to those before it" in books.faults()


# Replays


def test_an_impossible_move_was_written(books: Books) -> None:
    """In a chain without a flaw, and as it was sent and answered: only the rules know better."""
    books.moves[25].action = "end_turn of nobody"
    books.relink(
        [
            msgspec.structs.replace(entry, text="end_turn of nobody") if at == 25 else entry
            for at, entry in enumerate(books.log)
        ]
    )
    (fault,) = books.faults()
    assert "the game cannot be played again" in fault
    assert "entry 26" in fault


def test_a_move_of_the_wrong_seat_was_written(books: Books) -> None:
    books.moves[25].seat = 1 - books.moves[25].seat
    books.relink(
        [
            msgspec.structs.replace(entry, seat=1 - entry.seat) if at == 25 else entry
            for at, entry in enumerate(books.log)
        ]
    )
    (fault,) = books.faults()
    assert "the game cannot be played again" in fault


def test_another_possible_move_was_written(books: Books) -> None:
    """The last one, so that nothing after it goes wrong by itself."""
    record = begun("battlegrounds", 2, {}, 7, "petra")
    play(record, MOVES - 1, random.Random(7))
    texts = [text_of(record.session.state, action) for action in record.session.open[0].choices]
    made = books.moves[-1].action
    other = next(text for text in texts if text != made)
    books.relink([*books.log[:-1], msgspec.structs.replace(books.log[-1], text=other)])
    seat = books.moves[-1].seat
    assert f"move {books.moves[-1].id} was {made!r}, the log says {other!r} by seat {seat}" in books.faults()


# What clients know


def test_a_client_knows_other_events_than_there_were(books: Books) -> None:
    right = books.heard[1]
    for wrong in (right - 1, right + 1):
        books.heard[1] = wrong
        assert books.faults() == [f"seat 1 knows {wrong} events, the log {right}"]


def test_an_answer_told_another_number(books: Books) -> None:
    move = books.moves[8]
    move.number += 1
    assert books.faults() == [f"the answer to {move.id} says {move.number} events, the log {move.number - 1}"]


def test_a_move_was_never_answered(books: Books) -> None:
    books.moves[8].answered = 0
    assert books.faults() == [f"move {books.moves[8].id} was never answered"]
