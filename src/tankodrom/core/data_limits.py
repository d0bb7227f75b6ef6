"""How much data people may bring. It is checked before anything else reads the data, and stops at the limit.

The digest of data names it: the same values have the same digest.
"""

from __future__ import annotations

from hashlib import sha256
from json import dumps
from typing import Any, Final, Generic, TypeVar

from tankodrom.core.errors import BadPack

LARGEST: Final = 100_000  # characters of the data as JSON text
DEEPEST: Final = 20  # tables and lists inside each other

V = TypeVar("V")


def check_limits(data: Any) -> None:
    """BadPack if the data is too large, is nested too deep, or holds what JSON text cannot hold."""
    left = LARGEST
    waiting: list[tuple[Any, int]] = [(data, 1)]
    while waiting:
        value, depth = waiting.pop()
        if isinstance(value, str):
            left -= _length(value)
        elif isinstance(value, int):
            if value.bit_length() > 63:
                raise BadPack("a number of the data is too large")
            left -= 1 + value.bit_length() // 4
        elif value is None or isinstance(value, float):
            left -= 4
        elif not isinstance(value, (dict, list)):
            raise BadPack(
                f"data is made of tables, lists, texts, numbers and truth values, not of a {_kind(value)}"
            )
        else:
            left -= 2
            if depth > DEEPEST:
                raise BadPack(f"data is nested at most {DEEPEST} deep")
            if 2 * len(value) > left:
                raise _too_large()
            if isinstance(value, dict):
                for name, inner in value.items():
                    left -= _length(name) + 2 if isinstance(name, str) else 2
                    waiting.append((inner, depth + 1))
            else:
                left -= len(value)
                for inner in value:
                    waiting.append((inner, depth + 1))
        if left < 0:
            raise _too_large()


def _kind(value: object) -> str:
    return type(value).__name__


def _length(text: str) -> int:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadPack("a text holds half a character") from None
    return len(text) + 2


def _too_large() -> BadPack:
    return BadPack(f"data has at most {LARGEST // 1000} kB as JSON text")


def data_digest(data: Any) -> str:
    """SHA-256 of the data as canonical JSON text."""
    text = dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


class RecentlyUsed(Generic[V]):
    """A cache that keeps the `most` values that were used last. Threads may share it: each step of it is one operation of a
    dict."""

    __slots__ = ("_most", "_values")

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[str, V] = {}

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: str) -> V | None:
        value = self._values.pop(key, None)
        if value is not None:
            self._values[key] = value  # the last used is at the end
        return value

    def put(self, key: str, value: V) -> None:
        self._values.pop(key, None)
        self._values[key] = value
        for oldest in list(self._values)[: -self._most]:
            self._values.pop(oldest, None)
