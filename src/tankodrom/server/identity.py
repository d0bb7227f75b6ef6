"""Who is asking: a guest with a signed cookie, or a program with a token. Tokens are kept as hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "tankodrom"
ID_BYTES: Final = 16


def new_id() -> str:
    """For tables, players and links: nobody guesses one."""
    return secrets.token_hex(ID_BYTES)


def is_id(text: str) -> bool:
    return len(text) == 2 * ID_BYTES and all(letter in "0123456789abcdef" for letter in text)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"tankodrom cookie {secret}".encode()).digest()

    def sign(self, player: str) -> str:
        return f"{player}.{self._mac(player)}"

    def read(self, cookie: str) -> str | None:
        """The player that the cookie was signed for; None if it was not signed here."""
        player, _, mac = cookie.partition(".")
        return player if hmac.compare_digest(mac.encode(), self._mac(player).encode()) else None

    def _mac(self, player: str) -> str:
        return hmac.new(self._key, player.encode(), hashlib.sha256).hexdigest()
