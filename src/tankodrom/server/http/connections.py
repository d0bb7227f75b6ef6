"""All connections of this process: how many there may be, and which are given up because they take too long.

One look a second at all of them, so that a request costs no timer.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from typing import Any, Final

import structlog

HEAD_SECONDS: Final = 10.0  # from the connection, or from the last answer, to the end of a request's head
BODY_SECONDS: Final = 30.0  # for a body, and what its size allows besides:
SLOWEST_BODY: Final = 10_000.0  # bytes a second
STUCK: Final = 30.0  # seconds without a byte taken of what was sent
_log = structlog.get_logger()


class RequestConnection:
    """A connection that brings requests. Those of sockets bring none."""

    def is_late(self, now: float) -> bool:
        raise NotImplementedError

    def end_late(self) -> None:
        raise NotImplementedError


class ConnectionKeeper:
    def __init__(self, most: int) -> None:
        self._most = most
        self._is_full = False
        self._idle: OrderedDict[RequestConnection, None] = OrderedDict()  # the longest first
        self._stuck: dict[asyncio.Transport, tuple[int, float]] = {}  # bytes to send, and since when no fewer

    def note_idle(self, connection: RequestConnection) -> None:
        """It waits for a request."""
        self._idle[connection] = None

    def note_busy(self, connection: RequestConnection) -> None:
        """It has one, or it is no more."""
        self._idle.pop(connection, None)

    def has_room(self, connections: Collection[Any]) -> bool:
        """For the newest one, which is counted already. If not, the one that was idle longest is closed for it. False: nobody
        is idle."""
        if len(connections) <= self._most:
            return True
        if not self._is_full:
            self._is_full = True
            _log.warning("all connections are taken; idle ones are closed", connections=len(connections))
        if not self._idle:
            return False
        longest, _ = self._idle.popitem(last=False)
        longest.end_late()
        return True

    def sweep(self, connections: Collection[Any], now: float) -> None:
        """Once a second."""
        if len(connections) < self._most // 2:
            self._is_full = False
        stuck: dict[asyncio.Transport, tuple[int, float]] = {}
        for each in list(connections):
            transport: asyncio.Transport = each.transport
            if waiting := transport.get_write_buffer_size():
                before, since = self._stuck.get(transport, (waiting + 1, now))
                if waiting < before:
                    since = now
                if now - since > STUCK:
                    transport.abort()
                    continue
                stuck[transport] = (waiting, since)
            if isinstance(each, RequestConnection) and each.is_late(now):
                each.end_late()
        self._stuck = stuck
