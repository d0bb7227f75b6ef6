"""Players whose devices made requests lately, so that not every request reads the database."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from tankodrom.server.clock import now_ms
from tankodrom.server.db.player_store import PlayerStore
from tankodrom.server.db.store import PlayerRow
from tankodrom.server.identity import hash_of

MOST_PLAYERS: Final = 10_000
SEEN_EVERY: Final = 3_600_000  # milliseconds: so often at most it is written when a device was seen

_log = structlog.get_logger()


@dataclass(slots=True)
class _Known:
    player: PlayerRow
    seen: int  # as it is written


class PlayerCache:
    def __init__(self, store: PlayerStore) -> None:
        self._store = store
        self._by_device: dict[str, _Known] = {}
        self._by_token: dict[str, _Known] = {}  # by the hash of the token
        self._forgotten = 0  # how often
        self._writing: set[asyncio.Task[None]] = set()

    async def with_device(self, device: str) -> PlayerRow | None:
        """Who the device is, by the id in its cookie."""
        known = self._by_device.get(device)
        if known is None:
            forgotten = self._forgotten
            known = self._keep(self._by_device, device, await self._store.with_device(device), forgotten)
        return self._seen(known)

    async def with_token(self, token: str) -> PlayerRow | None:
        token_hash = hash_of(token)
        known = self._by_token.get(token_hash)
        if known is None:
            forgotten = self._forgotten
            known = self._keep(self._by_token, token_hash, await self._store.with_token(token_hash), forgotten)
        return self._seen(known)

    def is_known_runner(self, authorization: str) -> bool:
        """Is this the Authorization header of a bot runner that was here before? The database is not asked."""
        known = self._by_token.get(hash_of(authorization.partition(" ")[2]))
        return known is not None and known.player.is_runner

    async def lost_devices(self, devices: set[str]) -> set[str]:
        """Those of them that are nobody's any more."""
        return devices - await self._store.existing_devices(sorted(devices))

    def forget(self) -> None:
        """A player changed, here or in another process: another name, a device less, or gone."""
        self._forgotten += 1
        self._by_device.clear()
        self._by_token.clear()

    def _keep(
        self, players: dict[str, _Known], key: str, found: tuple[PlayerRow, int] | None, forgotten: int
    ) -> _Known | None:
        if found is None:
            return None
        known = _Known(*found)
        if forgotten == self._forgotten:  # else it was read before the change, and may be what is to be forgotten
            if len(players) >= MOST_PLAYERS:
                players.clear()
            players[key] = known
        return known

    def _seen(self, known: _Known | None) -> PlayerRow | None:
        if known is None:
            return None
        now = now_ms()
        if now - known.seen >= SEEN_EVERY:
            known.seen = now
            task = asyncio.create_task(self._write_seen(known.player, now))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        return known.player

    async def _write_seen(self, player: PlayerRow, now: int) -> None:
        try:
            await self._store.set_seen(player.id, player.device, now)
        except Exception as error:
            _log.warning("not written when a device was seen", error=repr(error))

    async def close(self) -> None:
        await asyncio.gather(*self._writing)
