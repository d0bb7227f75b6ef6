"""How a game begins: number of seats, options, and the players' own data (a pack, a mission)."""

from __future__ import annotations

from typing import Any, Final, Literal

from tankodrom.core.errors import BadSetup

Value = bool | int | str
OptionKind = Literal["flag", "number", "choice"]

# The flag of games in which somebody is asked only if their hidden cards leave them a choice. With it everybody is asked
# who might have one as far as the others know, so that a pause tells nothing. Servers set it where people play.
ASK_ALL: Final = "ask_all"


class Option:
    """One option of a game. `rule` is its rule in the rulebook.

    `by_seats`: its values name seats, so they are valid for one number of players only.
    `hidden`: players do not choose it, so forms and lists leave it out.
    """

    __slots__ = ("by_seats", "choices", "default", "hidden", "high", "key", "kind", "low", "rule")

    def __init__(
        self,
        key: str,
        kind: OptionKind,
        default: Value,
        rule: str,
        low: int = 0,
        high: int = 0,
        choices: list[str] | None = None,
        by_seats: bool = False,
        hidden: bool = False,
    ) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high
        self.choices = choices if choices is not None else []
        self.by_seats = by_seats
        self.hidden = hidden

    def _bad(self, message: str) -> BadSetup:
        return BadSetup(f"option {self.key} is {message}", "option", self.key, {"option": self.key})

    def check(self, value: object) -> Value:
        """The checked value. BadSetup names the allowed values."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            raise self._bad(f"true or false, not {value!r}")
        if self.kind == "number":
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise self._bad(f"a number from {self.low} to {self.high}, not {value!r}")
        if isinstance(value, str) and value in self.choices:
            return value
        raise self._bad(f"one of {', '.join(self.choices)}, not {value!r}")

    def read(self, text: str) -> Value:
        """The value of a word from the command line."""
        if self.kind == "flag":
            if text in ("true", "yes", "on", "1"):
                return True
            if text in ("false", "no", "off", "0"):
                return False
            raise self._bad(f"true or false, not {text!r}")
        if self.kind == "number":
            try:
                return self.check(int(text))
            except ValueError:
                raise self._bad(f"a number from {self.low} to {self.high}, not {text!r}") from None
        return self.check(text)


class Setup:
    """What the players agree before the first shuffle.

    `options` holds only what differs from the defaults. `data` holds plain data that replaces a built-in file of the
    same name, so a saved game carries its own pack and can be replayed anywhere.
    """

    __slots__ = ("data", "options", "seats")

    def __init__(
        self, seats: int, options: dict[str, Value] | None = None, data: dict[str, Any] | None = None
    ) -> None:
        self.seats = seats
        self.options = options if options is not None else {}
        self.data = data if data is not None else {}

    def flag(self, key: str) -> bool:
        return self.options.get(key) is True

    def number(self, key: str, default: int) -> int:
        value = self.options.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSetup(f"option {key} is a number, not {value!r}")
        return value

    def choice(self, key: str, default: str) -> str:
        value = self.options.get(key, default)
        if not isinstance(value, str):
            raise BadSetup(f"option {key} is a word, not {value!r}")
        return value


def checked_options(given: dict[str, Any], known: list[Option]) -> dict[str, Value]:
    """The given options, each checked. Defaults are left out, so equal setups are equal data."""
    by_key = {option.key: option for option in known}
    checked: dict[str, Value] = {}
    for key in sorted(given):
        option = by_key.get(key)
        if option is None:
            raise BadSetup(f"unknown option {key}; known are {', '.join(sorted(by_key))}")
        value = option.check(given[key])
        if value != option.default:
            checked[key] = value
    return checked
