"""The rate limiter: an address that sends too many requests is refused before anything is done for it.

Litestar's own limit comes after the routing and after the question who is asking, which reads the database: a flood that
it refused kept the server as busy as one that it let in. And it does not count sockets.
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

from tankodrom.server.http.token_bucket import TokenBucket

MOST_NETWORKS: Final = 10_000  # remembered
UNLIMITED_PATHS: Final = ("/livez", "/readyz")  # health checks
BAD_SOCKET: Final = 40.0  # a socket that had to be closed costs as much as so many requests
HTTP_TOO_MANY: Final = 429
CONNECTIONS_PER_SECOND: Final = 50.0  # new ones from one network, and refusals to it; further ones wait
LONGEST_WAIT: Final = 5.0  # seconds; a connection that would have to wait so long is refused
LOOPBACK: Final = ("127.0.0.1", "::1", "")

_encode = msgspec.json.Encoder().encode
_REFUSAL: Final = _encode({"code": "too_many", "message": "too many requests from this address", "facts": {}})


class RateLimiter:
    """`is_runner` is asked with an Authorization header. Bot runners answer for all bots here and are never refused."""

    def __init__(self, requests_per_minute: int, is_runner: Callable[[str], bool]) -> None:
        self._requests_per_minute = float(requests_per_minute)
        self._is_runner = is_runner
        self._networks: dict[str, _Network] = {}

    def admits(self, scope: Scope) -> bool:
        """Count a request, or a socket that is to be opened."""
        if scope["path"] in UNLIMITED_PATHS or self._network(_address(scope)).requests.take():
            return True
        authorization = _header(scope, b"authorization")
        return bool(authorization) and self._is_runner(authorization)

    def connection_delay(self, address: str) -> float:
        """Seconds that a new connection has to wait: a crowd is let in one after the other, and players are served in
        between. Connections from this machine do not wait: a proxy brings everybody."""
        if address in LOOPBACK:
            return 0.0
        return self._network(address).connections.delay()

    def penalize(self, scope: Scope) -> None:
        """For a socket that had to be closed."""
        self._network(_address(scope)).requests.charge(BAD_SOCKET)

    async def refuse(self, scope: Scope, send: Send) -> None:
        """Refusals are spread over time too: a crowd that is refused at once keeps the server as busy as one that is let
        in."""
        network = self._network(_address(scope))
        delay = network.refusals.delay()
        if delay < LONGEST_WAIT:
            await asyncio.sleep(delay)
        wait = math.ceil(network.requests.wait())
        kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
        start: Any = {"type": f"{kind}.start", "status": HTTP_TOO_MANY, "headers": _headers(wait)}
        rest: Any = {"type": f"{kind}.body", "body": _REFUSAL}
        await send(start)
        await send(rest)

    def _network(self, address: str) -> _Network:
        name = network_of(address)
        network = self._networks.get(name)
        if network is None:
            if len(self._networks) >= MOST_NETWORKS:
                self._forget()
            network = self._networks[name] = _Network(
                TokenBucket(self._requests_per_minute / 60.0, self._requests_per_minute)
            )
        return network

    def _forget(self) -> None:
        self._networks = {name: each for name, each in self._networks.items() if not each.requests.is_full()}
        if len(self._networks) >= MOST_NETWORKS:
            self._networks.clear()


class _Network:
    __slots__ = ("connections", "refusals", "requests")

    def __init__(self, requests: TokenBucket) -> None:
        self.requests = requests
        self.connections = _Pacer()
        self.refusals = _Pacer()


class _Pacer:
    """Lets `CONNECTIONS_PER_SECOND` things a second go on, one after the other."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last = 0.0  # when the last one may go on

    def delay(self) -> float:
        """Seconds that the next one has to wait."""
        now = time.monotonic()
        self._last = min(max(now, self._last + 1.0 / CONNECTIONS_PER_SECOND), now + LONGEST_WAIT)
        return self._last - now


@lru_cache(MOST_NETWORKS)
def network_of(address: str) -> str:
    """A household has one IPv4 address, but a whole /64 network of IPv6 addresses."""
    if ":" not in address:
        return address
    try:
        return IPv6Address(address.partition("%")[0]).packed[:8].hex()
    except ValueError:
        return address


def refusal(wait: float) -> bytes:
    """What `refuse` sends, for a connection whose request is not read."""
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
