"""Sockets between the processes of one server, made before they part."""

from __future__ import annotations

import mmap
import os
import socket
import sys
from typing import Final

# Messages with borders, and no fixed number of them under way; macOS has only the other kind.
_KIND: Final = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
LARGEST_BATCH: Final = 400_000  # bytes
_NUMBER_SIZE: Final = 8  # bytes


class Mailbox:
    """Of one process; all the others write to it."""

    def __init__(self) -> None:
        self.inside, self.slot = socket.socketpair(socket.AF_UNIX, _KIND)
        self.inside.setblocking(False)
        self.slot.setblocking(False)
        self._whose = mmap.mmap(-1, _NUMBER_SIZE)  # the processes share this memory

    def emptied_by(self, process: int) -> None:
        """0: by nobody."""
        self._whose[:] = process.to_bytes(_NUMBER_SIZE, "big")

    def is_emptied(self) -> bool:
        """Is there somebody, or has he died?"""
        process = int.from_bytes(self._whose[:], "big")
        if not process:
            return False
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        return True


class Line:
    """Between one process and the scribe."""

    def __init__(self) -> None:
        self.ours, self.scribes = socket.socketpair(socket.AF_UNIX, _KIND)
        for end in (self.ours, self.scribes):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST_BATCH)
            end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LARGEST_BATCH)
        self.ours.setblocking(False)
