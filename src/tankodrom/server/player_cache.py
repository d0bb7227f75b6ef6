"""Players that made requests lately, so that not every request reads the database."""

from __future__ import annotations

from typing import Final

from tankodrom.server.db.store import PlayerRow, Store
from tankodrom.server.identity import hash_of

MOST_PLAYERS: Final = 10_000


class PlayerCache:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_id: dict[str, PlayerRow] = {}
        self._by_token: dict[str, PlayerRow] = {}  # by the hash of the token

    async def with_id(self, id: str) -> PlayerRow | None:
        player = self._by_id.get(id)
        if player is None:
            player = await self._store.player(id)
            self._keep(self._by_id, id, player)
        return player

    async def with_token(self, token: str) -> PlayerRow | None:
        token_hash = hash_of(token)
        player = self._by_token.get(token_hash)
        if player is None:
            player = await self._store.player_with(token_hash)
            self._keep(self._by_token, token_hash, player)
        return player

    def is_known_runner(self, authorization: str) -> bool:
        """Is this the Authorization header of a bot runner that was here before? The database is not asked."""
        player = self._by_token.get(hash_of(authorization.partition(" ")[2]))
        return player is not None and player.is_runner

    def forget(self) -> None:
        """A player's name changed, here or in another process."""
        self._by_id.clear()
        self._by_token.clear()

    def _keep(self, players: dict[str, PlayerRow], key: str, player: PlayerRow | None) -> None:
        if player is not None:
            if len(players) >= MOST_PLAYERS:
                players.clear()
            players[key] = player
