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

from tankodrom.protocol.rest import Refused
from tankodrom.server.http.security_headers import raw_refusal
from tankodrom.server.http.token_bucket import TokenBucket

MOST_NETWORKS: Final = 10_000  # remembered
UNLIMITED_PATHS: Final = ("/livez", "/readyz")  # health checks
BAD_SOCKET: Final = 40.0  # a socket that had to be closed costs as much as so many requests
HTTP_TOO_MANY: Final = 429
CONNECTIONS_PER_SECOND: Final = 50.0  # new ones from one network, and refusals to it; further ones wait
LONGEST_WAIT: Final = 5.0  # seconds; a connection that would have to wait so long is refused
CONNECTIONS: Final = 200  # at the same time from one network
LOOPBACK: Final = ("127.0.0.1", "::1", "")
# Bytes of an IPv6 address that name a network, and how much more a network may than a household, which has a /64. Providers
# give a /56 or a /48 to one customer, or to some; without the wider ones, such a customer would have 65,536 shares.
_IPV6: Final = (8, 7, 6)
_SHARES: Final = (1.0, 4.0, 16.0)

_TOO_MANY: Final = "too many requests from this address"
_REFUSAL: Final = msgspec.json.encode(Refused("too_many", _TOO_MANY))


class RateLimiter:
    """`is_runner` is asked with an Authorization header. Bot runners answer for all bots here and are never refused."""

    def __init__(
        self, requests_per_minute: int, is_runner: Callable[[str], bool], connections: int = CONNECTIONS
    ) -> None:
        self._requests_per_minute = float(requests_per_minute)
        self._most_connections = connections
        self._is_runner = is_runner
        self._networks: dict[str, _Network] = {}

    def admits(self, scope: Scope) -> bool:
        """Count a request, or a socket that is to be opened."""
        if scope["path"] in UNLIMITED_PATHS or self._takes(_address(scope)):
            return True
        authorization = _header(scope, b"authorization")
        return bool(authorization) and self._is_runner(authorization)

    def _takes(self, address: str) -> bool:
        """The narrow network first: what it is refused does not cost its neighbours."""
        for network in self._networks_of(address):
            if not network.requests.take():
                return False
        return True

    # Connections

    def connection_delay(self, address: str) -> float:
        """Seconds that a new connection has to wait: a crowd is let in one after the other, and players are served in
        between. Connections from this machine do not wait: a proxy brings everybody."""
        if address in LOOPBACK:
            return 0.0
        return max([network.connections.delay() for network in self._networks_of(address)])

    def connection_opened(self, address: str) -> bool:
        """False: there are too many from there. `connection_closed` is to be called in any case."""
        if address in LOOPBACK:
            return True
        is_allowed = True
        for network in self._networks_of(address):
            network.open += 1
            is_allowed = is_allowed and network.open <= network.share * self._most_connections
        return is_allowed

    def connection_closed(self, address: str) -> None:
        if address not in LOOPBACK:
            for network in self._networks_of(address):
                network.open = max(0, network.open - 1)

    def request_begun(self, scope: Scope) -> bool:
        """The same for requests and sockets that are under way: behind a proxy, connections say nothing about where they
        come from."""
        address = _address(scope)
        if address in LOOPBACK or scope["path"] in UNLIMITED_PATHS:
            return True
        is_allowed = True
        for network in self._networks_of(address):
            network.under_way += 1
            is_allowed = is_allowed and network.under_way <= network.share * self._most_connections
        return is_allowed

    def request_ended(self, scope: Scope) -> None:
        address = _address(scope)
        if address not in LOOPBACK and scope["path"] not in UNLIMITED_PATHS:
            for network in self._networks_of(address):
                network.under_way = max(0, network.under_way - 1)

    def penalize(self, scope: Scope) -> None:
        """For a socket that had to be closed."""
        for network in self._networks_of(_address(scope)):
            network.requests.charge(BAD_SOCKET)

    async def refuse(self, scope: Scope, send: Send) -> None:
        """Refusals are spread over time too: a crowd that is refused at once keeps the server as busy as one that is let
        in."""
        networks = self._networks_of(_address(scope))
        delay = networks[0].refusals.delay()
        if delay < LONGEST_WAIT:
            await asyncio.sleep(delay)
        wait = math.ceil(max([network.requests.wait() for network in networks]))
        kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
        start: Any = {"type": f"{kind}.start", "status": HTTP_TOO_MANY, "headers": _headers(wait)}
        rest: Any = {"type": f"{kind}.body", "body": _REFUSAL}
        await send(start)
        await send(rest)

    def _networks_of(self, address: str) -> list[_Network]:
        """That of the address itself first, then the wider ones that it is in."""
        found = []
        for name, share in zip(networks_of(address), _SHARES, strict=False):
            network = self._networks.get(name)
            if network is None:
                if len(self._networks) >= MOST_NETWORKS:
                    self._forget()
                network = self._networks[name] = _Network(self._requests_per_minute, share)
            found.append(network)
        return found

    def _forget(self) -> None:
        self._networks = {name: each for name, each in self._networks.items() if each.is_in_use()}
        if len(self._networks) >= MOST_NETWORKS:
            self._networks.clear()


class _Network:
    __slots__ = ("connections", "open", "refusals", "requests", "share", "under_way")

    def __init__(self, requests_per_minute: float, share: float) -> None:
        self.share = share
        self.requests = TokenBucket(share * requests_per_minute / 60.0, share * requests_per_minute)
        self.connections = _Pacer(share * CONNECTIONS_PER_SECOND)
        self.refusals = _Pacer(CONNECTIONS_PER_SECOND)
        self.open = 0  # connections
        self.under_way = 0  # requests and sockets

    def is_in_use(self) -> bool:
        """If not, it need not be kept: a new one is the same."""
        return bool(self.open or self.under_way) or not self.requests.is_full()


class _Pacer:
    """Lets so many things a second go on, one after the other."""

    __slots__ = ("_gap", "_last")

    def __init__(self, rate: float) -> None:
        self._gap = 1.0 / rate
        self._last = 0.0  # when the last one may go on

    def delay(self) -> float:
        """Seconds that the next one has to wait."""
        now = time.monotonic()
        self._last = min(max(now, self._last + self._gap), now + LONGEST_WAIT)
        return self._last - now


@lru_cache(MOST_NETWORKS)
def networks_of(address: str) -> tuple[str, ...]:
    """A household has one IPv4 address, but a whole /64 network of IPv6 addresses. The wider networks follow."""
    if ":" not in address:
        return (address,)
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except ValueError:
        return (address,)
    if parsed.ipv4_mapped is not None:  # as a server sees them that listens on both
        return (str(parsed.ipv4_mapped),)
    return tuple([parsed.packed[:size].hex() for size in _IPV6])


def network_of(address: str) -> str:
    """The narrowest."""
    return networks_of(address)[0]


def refusal(wait: float) -> bytes:
    """What `refuse` sends, for a connection whose request is not read."""
    return raw_refusal("429 Too Many Requests", "too_many", _TOO_MANY, f"retry-after: {math.ceil(wait)}")


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
