"""The processes of one server on one machine, each with a mailbox that the others write to.

Any process may serve any table; the database decides. But it is quickest where all who follow a table are served by one:
nobody has to read then what another one wrote. So the name of a table says whose it is, and a connection that asks for
the socket or the stream of a table goes over to that process, as it is, with what it has said so far. Where that does not
work out, it stays, and is served all the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from collections.abc import Callable, Sequence
from typing import Final
from zlib import crc32

from tankodrom.server.lines import Line, Mailbox

_CONNECTION: Final = b"c"  # and what it said so far
_NEWS: Final = b"n"  # and words, a line each
LARGEST: Final = 60_000  # bytes of a message
MOST_WORDS: Final = 1_000  # in a message
PAUSE: Final = (
    0.02  # seconds between two messages of news: who has a room full of tables must not be woken for each move
)

LISTENING: Final = re.compile(rb"GET /api/tables/([A-Za-z0-9_-]+)/(?:live|stream)[? ]")


class Siblings:
    """As one of them, the `number`-th, sees them all."""

    def __init__(self, number: int, mailboxes: Sequence[Mailbox], line: Line | None) -> None:
        self.number = number
        self.line = line  # to the scribe, if there is one
        self._mailboxes = mailboxes
        self._words: dict[str, None] = {}  # to be told with the next message
        self._pause: asyncio.Handle | None = None  # until the next message may go
        # Set by those who can do something with it:
        self.on_connection: Callable[[socket.socket, bytes], None] = lambda connection, said: connection.close()
        self.on_news: Callable[[str], None] = lambda word: None

    def owner_of(self, table: str) -> int:
        return crc32(table.encode()) % len(self._mailboxes)

    def open(self) -> None:
        mailbox = self._mailboxes[self.number]
        asyncio.get_running_loop().add_reader(mailbox.inside.fileno(), self._empty)
        mailbox.emptied_by(os.getpid())

    def close(self) -> None:
        mailbox = self._mailboxes[self.number]
        mailbox.emptied_by(0)
        asyncio.get_running_loop().remove_reader(mailbox.inside.fileno())
        if self._pause is not None:
            self._pause.cancel()
        if self._words:
            self._send_words()

    # Sending

    def takes_over(self, transport: asyncio.Transport, said: bytes) -> bool:
        """Whether another one serves this connection from now on. `said`: the first that came from it."""
        found = LISTENING.match(said)
        if found is None or len(said) > LARGEST:
            return False
        owner = self.owner_of(found[1].decode())
        if owner == self.number or not self._mailboxes[owner].is_emptied():
            return False
        handle = transport.get_extra_info("socket").fileno()
        try:
            socket.send_fds(self._mailboxes[owner].slot, [_CONNECTION + said], [handle])
        except OSError:  # its mailbox is full
            return False
        transport.abort()  # closes our end only: the connection is the other one's as well
        return True

    def tell(self, word: str) -> None:
        """Never waits and never fails: who misses it looks for himself. The first word goes at once, and what is said
        soon after it together."""
        self._words[word] = None
        if self._pause is None:
            self._pause = asyncio.get_running_loop().call_soon(self._go_on)
        elif len(self._words) >= MOST_WORDS:
            self._send_words()

    def _go_on(self) -> None:
        if self._words:
            self._send_words()
            self._pause = asyncio.get_running_loop().call_later(PAUSE, self._go_on)
        else:
            self._pause = None

    def _send_words(self) -> None:
        message = _NEWS + "\n".join(self._words).encode()
        self._words.clear()
        for number, mailbox in enumerate(self._mailboxes):
            if number != self.number:
                with contextlib.suppress(OSError):
                    mailbox.slot.send(message)

    # Receiving

    def _empty(self) -> None:
        while True:
            try:
                message, handles, _, _ = socket.recv_fds(self._mailboxes[self.number].inside, LARGEST + 1, 1)
            except OSError:  # nothing is in it any more
                return
            if message[:1] == _NEWS:
                for word in message[1:].decode().split("\n"):
                    self.on_news(word)
            elif handles:
                os.set_inheritable(handles[0], False)  # else runners that are started later would hold it open
                self.on_connection(socket.socket(fileno=handles[0]), message[1:])
            for handle in handles[1:]:
                os.close(handle)
