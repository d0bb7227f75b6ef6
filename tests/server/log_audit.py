"""The books of a table compared: what its clients sent and were told, and what the database holds."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tankodrom.games.registry import game_named
from tankodrom.server.db.store import TableRow
from tankodrom.server.log.hash_chain import Entry, is_linked
from tankodrom.server.log.kinds import MOVE
from tankodrom.server.tables.game_data import setup_of
from tankodrom.server.tables.session import GameSession
from tankodrom.server.tables.table import header_of


@dataclass(slots=True)
class Sent:
    """One move of a client. The moments count everything that any client sends or hears, in one row."""

    id: str
    table: str
    seat: int
    question: int
    action: str
    sent: int
    answered: int = 0  # 0: not yet
    times: int = 0
    refused: str = ""
    number: int = 0  # of the last event, as the answer says

    def message(self) -> str:
        return json.dumps(
            {
                "type": "move",
                "seat": self.seat,
                "question": self.question,
                "action": self.action,
                "id": self.id,
            }
        )


def faults_of(row: TableRow, log: Sequence[Entry], moves: Sequence[Sent], heard: Mapping[int, int]) -> list[str]:
    """All that must not be, one sentence each. `heard`: the last event that the client of each seat knows."""
    faults = _chain_faults(row, log)
    faults += _replay_faults(row, log, moves, heard)
    faults += _count_faults(log, moves)
    faults += _order_faults(log, moves)
    return faults


def _chain_faults(row: TableRow, log: Sequence[Entry]) -> list[str]:
    faults: list[str] = []
    before = header_of(row).hash()
    for expected, entry in enumerate(log, start=1):
        if entry.seq != expected:
            faults.append(f"entry {entry.seq} stands where {expected} belongs")
        if not is_linked(before, entry):
            faults.append(f"entry {entry.seq} does not fit to those before it")
        before = entry.hash
    return faults


def _replay_faults(
    row: TableRow, log: Sequence[Entry], moves: Sequence[Sent], heard: Mapping[int, int]
) -> list[str]:
    """The game played again by its log, and how many events everybody heard by then."""
    session = GameSession(game_named(row.game), setup_of(row), int(row.seed, 16))
    numbers: dict[str, int] = {}  # by the id of the move: the mover's last event after it
    for entry in log:
        try:
            session.follow(entry)
        except Exception as error:  # of any kind: what a broken log leads to is anybody's guess
            return [f"the game cannot be played again: {error!r}"]
        numbers[entry.id] = session.numbers[entry.seat]
    faults = [
        f"seat {seat} knows {number} events, the log {session.numbers[seat]}"
        for seat, number in heard.items()
        if number != session.numbers[seat]
    ]
    # Who had to ask twice is told how things stand by then.
    faults += [
        f"the answer to {move.id} says {move.number} events, the log {numbers[move.id]}"
        for move in moves
        if move.times == 1
        and move.answered
        and not move.refused
        and numbers.get(move.id, move.number) != move.number
    ]
    return faults


def _count_faults(log: Sequence[Entry], moves: Sequence[Sent]) -> list[str]:
    """Every answered move once and as it was sent, and nothing else."""
    faults: list[str] = []
    found = Counter(entry.id for entry in log if entry.kind == MOVE)
    sent = {move.id: move for move in moves}
    for id in found:
        if id not in sent or sent[id].refused:
            faults.append(f"move {id} is in the log, but was never made")
    for move in moves:
        if move.answered == 0:
            faults.append(f"move {move.id} was never answered")
        elif not move.refused and found[move.id] != 1:
            faults.append(f"the answered move {move.id} is {found[move.id]} times in the log")
    for entry in log:
        made = sent.get(entry.id)
        if made is not None and (made.seat, made.action) != (entry.seat, entry.text):
            faults.append(f"move {made.id} was {made.action!r}, the log says {entry.text!r} by seat {entry.seat}")
    return faults


def _order_faults(log: Sequence[Entry], moves: Sequence[Sent]) -> list[str]:
    """Who heard an answer and then moved stands later in the log. (Answers themselves may overtake each other: one that
    was lost in a crash is heard after those of later moves.)"""
    faults: list[str] = []
    sent = {move.id: move for move in moves}
    earliest = sys.maxsize
    for entry in reversed(log):
        made = sent.get(entry.id)
        if made is None:
            continue
        if earliest < made.sent:
            faults.append(f"move {made.id} stands before one that was answered before it was sent")
        if made.answered:
            earliest = min(earliest, made.answered)
    return faults
