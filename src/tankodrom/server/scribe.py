"""A process that writes the log into an SQLite file for several that serve tables.

SQLite lets one write at a time. Processes that take turns wait for each other's commits, and in one that is busy a thread
that writes waits for the interpreter at every row. The scribe has nothing else to do, and what all of them have to write
at one moment goes to the disk in one transaction.

Each has a line to it, with one batch under way at most. A scribe that dies is replaced. The new one greets everybody, and
who still waits for an answer sends the batch again; what was written already is known by its hash.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import select
import socket
import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from tankodrom.server.changes import Change, Conflict, standings_of
from tankodrom.server.lines import LARGEST_BATCH, Line
from tankodrom.server.store import set_pragmas
from tankodrom.server.turn import Turn

LINGER: Final = 15_000  # milliseconds without a batch, after which the last of them is gone
PATIENCE: Final = 20.0  # seconds until a process gives up waiting for an answer
_DONE: Final = "done"
_CONFLICT: Final = "conflict"  # any other word says what broke

_INSERT: Final = "INSERT INTO log (table_id, seq, at, kind, seat, text, id, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_SET: Final = "UPDATE tables SET status = ?2, bots_asked = ?3, changed = max(changed, ?4) WHERE id = ?1"
_HASH: Final = "SELECT hash FROM log WHERE table_id = ? AND seq = ?"

_log = structlog.get_logger()


class Batch(msgspec.Struct, array_like=True):
    number: int  # comes back with the answer: a process that was started anew gets no answer to its predecessor
    entries: list[tuple[str, int, int, str, int, str, str, str]]
    standings: list[tuple[str, str, int, int]]


class Answer(msgspec.Struct, array_like=True):
    number: int  # 0: a greeting
    word: str = ""


_encode = msgspec.json.Encoder().encode
_decode_batch = msgspec.json.Decoder(Batch).decode
_decode_answer = msgspec.json.Decoder(Answer).decode


class Scribe:
    """The process itself."""

    def __init__(self, database: str, lines: Sequence[Line], lifeline: int) -> None:
        self._lines = {line.scribes.fileno(): line.scribes for line in lines}
        self._lifeline = lifeline
        self._desk = memoryview(bytearray(LARGEST_BATCH))
        self._turn = Turn(database, is_shared=True)
        self._connection = sqlite3.connect(database, isolation_level=None)
        set_pragmas(self._connection)

    def work(self) -> None:
        """Until the watcher says a word on the lifeline. If the watcher died, until nobody has anything to write."""
        poll = select.poll()
        for handle in (*self._lines, self._lifeline):
            poll.register(handle, select.POLLIN)
        for line in self._lines.values():
            line.send(_encode(Answer(0)))
        patience: int | None = None
        while ready := [handle for handle, _ in poll.poll(patience)]:
            if self._lifeline in ready:
                if os.read(self._lifeline, 1):
                    break
                poll.unregister(self._lifeline)
                ready.remove(self._lifeline)
                patience = LINGER
            self._write_all([self._lines[handle] for handle in ready])
        self._connection.close()

    def _write_all(self, lines: list[socket.socket]) -> None:
        batches = [_decode_batch(self._desk[: line.recv_into(self._desk)]) for line in lines]
        word = self._written(batches)
        for line, batch in zip(lines, batches, strict=True):
            if (
                word != _DONE and len(batches) > 1
            ):  # one of them is in the way, and the others need not suffer for it
                line.send(_encode(Answer(batch.number, self._written([batch]))))
            else:
                line.send(_encode(Answer(batch.number, word)))

    def _written(self, batches: list[Batch]) -> str:
        try:
            self._write(batches)
        except sqlite3.IntegrityError:
            return _DONE if self._is_there(batches) else _CONFLICT
        except Exception as error:
            _log.error("commit failed", error=repr(error))
            return repr(error)
        return _DONE

    def _write(self, batches: list[Batch]) -> None:
        connection = self._connection
        self._turn.take()
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(_INSERT, [entry for batch in batches for entry in batch.entries])
            connection.executemany(_SET, [standing for batch in batches for standing in batch.standings])
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        finally:
            self._turn.leave()

    def _is_there(self, batches: list[Batch]) -> bool:
        """Was it written before, by a scribe that did not live to say so?"""
        return all(
            self._connection.execute(_HASH, entry[:2]).fetchone() == (entry[-1],)
            for batch in batches
            for entry in batch.entries
        )


class ScribeDisk:
    """Where a process that has a scribe writes."""

    def __init__(self, line: Line) -> None:
        self._line = line.ours
        self._numbers = itertools.count(secrets.randbits(48) + 1)
        self._number = 0
        self._message = b""
        self._answer: asyncio.Future[str] | None = None
        self._is_listening = False

    async def commit(self, changes: list[Change]) -> None:
        loop = asyncio.get_running_loop()
        if not self._is_listening:
            self._is_listening = True
            loop.add_reader(self._line.fileno(), self._heard)
        self._answer = loop.create_future()
        self._number = next(self._numbers)
        self._message = _encode((self._number, [change.values() for change in changes], standings_of(changes)))
        self._line.send(self._message)
        try:
            async with asyncio.timeout(PATIENCE):
                word = await self._answer
        except TimeoutError:
            # Perhaps it was written after all: then it is found by its id when it comes again.
            raise OSError("the scribe does not answer") from None
        if word == _CONFLICT:
            raise Conflict
        if word != _DONE:
            raise OSError(word)

    def _heard(self) -> None:
        answer = _decode_answer(self._line.recv(4096))
        if self._answer is None or self._answer.done():
            return
        if answer.number == 0:
            self._line.send(self._message)
        elif answer.number == self._number:
            self._answer.set_result(answer.word)

    def close(self) -> None:
        if self._is_listening:
            asyncio.get_running_loop().remove_reader(self._line.fileno())
