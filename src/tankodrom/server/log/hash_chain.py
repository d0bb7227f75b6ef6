"""The commitment to the seed, and the hash chain of the log: shuffles are fair, and no entry can be changed unseen."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec

from tankodrom.core.replay import canonical_json


def seed_text(seed: int) -> str:
    """64 hexadecimal digits."""
    return format(seed, "064x")


def commitment_to(seed: int) -> str:
    """SHA-256 of the seed's 64 digits: `printf %s SEED | sha256sum` gives the same."""
    return hashlib.sha256(seed_text(seed).encode()).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """How a table began. Everything in it is public."""

    table: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    data: dict[str, Any]
    commitment: str
    created: int  # milliseconds since 1970
    data_digest: str = ""  # of all data that the game is played with; "": made before digests were kept

    def fields(self) -> dict[str, Any]:
        """Without an empty digest, so the hashes of older tables stay what they were."""
        names = [name for name in self.__slots__ if name != "data_digest" or self.data_digest]
        return {name: getattr(self, name) for name in names}

    def hash(self) -> str:
        return hashlib.sha256(canonical_json(self.fields()).encode()).hexdigest()


class Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One line of a table's log."""

    seq: int
    at: int  # milliseconds since 1970
    kind: str  # one of `kinds`
    seat: int  # -1: nobody's
    text: str
    id: str  # made by the client
    hash: str

    def fields(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


def link(before: str, seq: int, at: int, kind: str, seat: int, text: str, id: str) -> Entry:
    """The next entry after the hash `before`."""
    line = msgspec.json.encode([before, seq, at, kind, seat, text, id])  # the same bytes as canonical_json, faster
    digest = hashlib.sha256(line).hexdigest()
    return Entry(seq=seq, at=at, kind=kind, seat=seat, text=text, id=id, hash=digest)


def is_linked(before: str, entry: Entry) -> bool:
    return entry == link(before, entry.seq, entry.at, entry.kind, entry.seat, entry.text, entry.id)
