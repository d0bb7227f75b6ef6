"""Who comes too often is turned away at the door, before anything was done for him.

Litestar's own limit comes after the routing and after the question who is asking, which looks into the database; a flood
that it refused kept the server as busy as one that it let in. And it knows nothing of sockets.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import Scope, Send

from tankodrom.server.pace import Pace

MOST_ADDRESSES: Final = 10_000  # kept in mind
UNCOUNTED: Final = ("/livez", "/readyz")  # whoever watches over the server
BAD_SOCKET: Final = 40.0  # a socket that had to be closed costs as much as so many requests
TOO_MANY: Final = 429
A_SECOND: Final = 50.0  # connections from one address, or refusals to it; the others wait for their turn
LONGEST_WAIT: Final = 5.0  # seconds; for who would have to wait so long there is no place
OURSELVES: Final = ("127.0.0.1", "::1", "")

_encode = msgspec.json.Encoder().encode
_REFUSAL: Final = _encode({"code": "too_many", "message": "too many requests from this address", "facts": {}})


class Doorkeeper:
    """`is_of_the_house`: runners answer for all the bots here and are not counted; asked with the Authorization header."""

    def __init__(self, a_minute: int, is_of_the_house: Callable[[str], bool]) -> None:
        self._a_minute = float(a_minute)
        self._is_of_the_house = is_of_the_house
        self._houses: dict[str, _House] = {}

    def admits(self, scope: Scope) -> bool:
        """A request, or a socket that is to be opened."""
        if scope["path"] in UNCOUNTED or self._house(_address(scope)).pace.is_kept():
            return True
        authorization = _header(scope, b"authorization")
        return bool(authorization) and self._is_of_the_house(authorization)

    def wait_of(self, address: str) -> float:
        """Seconds that a new connection has to wait: a crowd comes in one after the other, and those who play are served
        in between. Not from this machine itself: a proxy brings everybody."""
        if address in OURSELVES:
            return 0.0
        return self._house(address).arrivals.wait()

    def blame(self, scope: Scope) -> None:
        """For a socket that had to be closed."""
        self._house(_address(scope)).pace.charge(BAD_SOCKET)

    async def turn_away(self, scope: Scope, send: Send) -> None:
        """One after the other too: a crowd that is refused at once keeps the server as busy as one that is let in."""
        house = self._house(_address(scope))
        turn = house.refusals.wait()
        if turn < LONGEST_WAIT:
            await asyncio.sleep(turn)
        wait = math.ceil(house.pace.wait())
        kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
        start: Any = {"type": f"{kind}.start", "status": TOO_MANY, "headers": _headers(wait)}
        rest: Any = {"type": f"{kind}.body", "body": _REFUSAL}
        await send(start)
        await send(rest)

    def _house(self, address: str) -> _House:
        name = house_of(address)
        house = self._houses.get(name)
        if house is None:
            if len(self._houses) >= MOST_ADDRESSES:
                self._forget()
            house = self._houses[name] = _House(Pace(self._a_minute / 60.0, self._a_minute))
        return house

    def _forget(self) -> None:
        self._houses = {name: house for name, house in self._houses.items() if not house.pace.is_full()}
        if len(self._houses) >= MOST_ADDRESSES:
            self._houses.clear()


class _House:
    __slots__ = ("arrivals", "pace", "refusals")

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.arrivals = _Queue()
        self.refusals = _Queue()


class _Queue:
    """One after the other, so many a second."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last = 0.0  # when it is the turn of who came last

    def wait(self) -> float:
        """Seconds for who comes now."""
        now = time.monotonic()
        self._last = min(max(now, self._last + 1.0 / A_SECOND), now + LONGEST_WAIT)
        return self._last - now


@lru_cache(MOST_ADDRESSES)
def house_of(address: str) -> str:
    """One house has one IPv4 address, but a whole network of IPv6 addresses."""
    if ":" not in address:
        return address
    try:
        return IPv6Address(address.partition("%")[0]).packed[:8].hex()
    except ValueError:
        return address


def refusal(wait: float) -> bytes:
    """What `turn_away` says, for who does not come as far as being asked what he wants."""
    lines = [b"HTTP/1.1 429 Too Many Requests", *(b": ".join(header) for header in _headers(math.ceil(wait)))]
    return b"\r\n".join([*lines, b"connection: close", b"", _REFUSAL])


def _headers(wait: int) -> list[tuple[bytes, bytes]]:
    return [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(_REFUSAL)).encode()),
        (b"retry-after", str(wait).encode()),
    ]


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""
