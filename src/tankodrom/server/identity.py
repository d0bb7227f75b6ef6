"""Who is asking: a device of a guest with a signed cookie, or a program with a token. And the codes that make another
device the same player. Tokens and codes are kept as hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "tankodrom"
ID_BYTES: Final = 16
RECOVERY_LETTERS: Final = 16  # of 5 bits each: nobody guesses 80 bits
LINK_LETTERS: Final = 26
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without letters that look like numbers
_READ_AS: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})


def new_id() -> str:
    """For tables, players and links: nobody guesses one."""
    return secrets.token_hex(ID_BYTES)


def is_id(text: str) -> bool:
    return len(text) == 2 * ID_BYTES and all(letter in "0123456789abcdef" for letter in text)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_recovery_code() -> str:
    """To be written down: ABCD-EFGH-JKMN-PQRS."""
    letters = _letters(RECOVERY_LETTERS)
    return "-".join(letters[at : at + 4] for at in range(0, RECOVERY_LETTERS, 4))


def new_link_code() -> str:
    return _letters(LINK_LETTERS)


def _letters(count: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(count))


def hash_of_code(code: str) -> str:
    """As somebody typed it: case, dashes, spaces and letters that look like numbers do not matter."""
    return hash_of("code " + code.strip().upper().translate(_READ_AS))


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"tankodrom cookie {secret}".encode()).digest()

    def sign(self, device: str) -> str:
        return f"{device}.{self._mac(device)}"

    def read(self, cookie: str) -> str | None:
        """The device that the cookie was signed for; None if it was not signed here."""
        device, _, mac = cookie.partition(".")
        return device if hmac.compare_digest(mac.encode(), self._mac(device).encode()) else None

    def _mac(self, device: str) -> str:
        return hmac.new(self._key, device.encode(), hashlib.sha256).hexdigest()


# Longer names first: Edge and Opera say that they are Chrome too, and all of them say Safari.
_BROWSERS: Final = (
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("samsungbrowser", "Samsung Internet"),
    ("firefox", "Firefox"),
    ("fxios", "Firefox"),
    ("crios", "Chrome"),
    ("chrome", "Chrome"),
    ("safari", "Safari"),
    ("curl", "curl"),
    ("python", "Python"),
)
_SYSTEMS: Final = (
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("android", "Android"),
    ("cros", "ChromeOS"),
    ("windows", "Windows"),
    ("mac os", "macOS"),
    ("linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """What its player may know a device by: browser and system, and nothing finer."""
    agent = user_agent[:500].lower()
    found = [next((name for word, name in known if word in agent), "") for known in (_BROWSERS, _SYSTEMS)]
    return ", ".join(filter(None, found))
