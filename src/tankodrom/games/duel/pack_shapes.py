"""Shapes of plain data as TOML and JSON give it: what is wrong with a value in sentences, and the same as JSON Schema."""

from __future__ import annotations

import re
from typing import Any

Data = dict[str, Any]


def shown(value: Any) -> str:
    """A value as a sentence may quote it: short, whatever it is."""
    if isinstance(value, str):
        return ascii(value) if len(value) <= 40 else ascii(value[:40]) + "…"
    if value is None or isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return str(value) if -(10**12) < value < 10**12 else "a huge number"
    return f"a {type(value).__name__}"


class Shape:
    """What a value may be. `tag` is the constraint that it stands for, or empty."""

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def check(self, value: Any, where: str, found: list[str]) -> None:
        raise NotImplementedError

    def schema(self) -> Data:
        """The same as JSON Schema."""
        raise NotImplementedError

    def fault(self, where: str, sentence: str, found: list[str]) -> None:
        found.append(f"{self.tag}: {where}: {sentence}" if self.tag else f"{where}: {sentence}")


class Whole(Shape):
    """A whole number, or one of a few words in its place."""

    __slots__ = ("high", "low", "step", "words")

    def __init__(self, low: int, high: int, tag: str = "", words: str = "", step: int = 1) -> None:
        super().__init__(tag)
        self.low = low
        self.high = high
        self.words: list[str] = list(words)
        self.step = step

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if isinstance(value, str) and value in self.words:
            return
        if isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high and value % self.step == 0:
                return
        wanted = f"a whole number from {self.low} to {self.high}"
        if self.step > 1:
            wanted += f" in steps of {self.step}"
        if self.words:
            wanted += " or " + " or ".join(self.words)
        self.fault(where, f"{wanted}, not {shown(value)}", found)

    def schema(self) -> Data:
        number: Data = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.step > 1:
            number["multipleOf"] = self.step
        return {"anyOf": [number, {"enum": self.words}]} if self.words else number


class Flag(Shape):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("")

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, bool):
            self.fault(where, f"true or false, not {shown(value)}", found)

    def schema(self) -> Data:
        return {"type": "boolean"}


class Text(Shape):
    """One line for people to read."""

    __slots__ = ("longest",)

    def __init__(self, longest: int) -> None:
        super().__init__("")
        self.longest = longest

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or not value.strip() or len(value) > self.longest:
            self.fault(where, f"a text of 1 to {self.longest} characters, not {shown(value)}", found)
            return
        for character in value:
            code = ord(character)
            if code < 0x20 or 0x7F <= code <= 0x9F or 0xD800 <= code <= 0xDFFF:
                self.fault(where, "control characters have no place in a text", found)
                return

    def schema(self) -> Data:
        return {"type": "string", "minLength": 1, "maxLength": self.longest}


class Pattern(Shape):
    """A text for the engine to read."""

    __slots__ = ("pattern", "wanted")

    def __init__(self, pattern: str, wanted: str, tag: str = "") -> None:
        super().__init__(tag)
        self.pattern = pattern
        self.wanted = wanted

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or len(value) > 80 or re.fullmatch(self.pattern, value) is None:
            self.fault(where, f"{self.wanted}, not {shown(value)}", found)

    def schema(self) -> Data:
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}


class OneOf(Shape):
    __slots__ = ("words",)

    def __init__(self, words: list[str], tag: str = "") -> None:
        super().__init__(tag)
        self.words = words

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or value not in self.words:
            self.fault(where, f"one of {', '.join(self.words)}, not {shown(value)}", found)

    def schema(self) -> Data:
        return {"enum": self.words}


class ListOf(Shape):
    """`key` is the entry that names the items in sentences; `unique` items are plain values, each once."""

    __slots__ = ("high", "item", "key", "low", "unique")

    def __init__(
        self, item: Shape, low: int, high: int, tag: str = "", key: str = "", unique: bool = False
    ) -> None:
        super().__init__(tag)
        self.item = item
        self.low = low
        self.high = high
        self.key = key
        self.unique = unique

    def check(self, value: Any, where: str, found: list[str]) -> None:
        length = f"{self.low}" if self.low == self.high else f"{self.low} to {self.high}"
        if not isinstance(value, list):
            self.fault(where, f"a list of {length} items, not {shown(value)}", found)
            return
        if not self.low <= len(value) <= self.high:
            self.fault(where, f"a list of {length} items, here it has {len(value)}", found)
            return
        before = len(found)
        for number, item in enumerate(value, start=1):
            name = f"{where} {number}"
            if self.key and isinstance(item, dict) and self.key in item:
                name += f" ({self.key} {shown(item[self.key])})"
            self.item.check(item, name, found)
        if self.unique and len(found) == before:
            for number, item in enumerate(value):
                if item in value[:number]:
                    self.fault(where, f"{shown(item)} is there twice", found)

    def schema(self) -> Data:
        plain: Data = {"type": "array", "items": self.item.schema(), "minItems": self.low, "maxItems": self.high}
        if self.unique:
            plain["uniqueItems"] = True
        return plain


class Record(Shape):
    """A table of known entries; those whose name ends with ? may be left out."""

    __slots__ = ("entries", "needed")

    def __init__(self, entries: dict[str, Shape], tag: str = "") -> None:
        super().__init__(tag)
        self.entries: dict[str, Shape] = {}
        self.needed: list[str] = []
        for name, shape in entries.items():
            self.entries[name.rstrip("?")] = shape
            if not name.endswith("?"):
                self.needed.append(name)

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, dict):
            self.fault(where, f"a table with {', '.join(self.entries)}, not {shown(value)}", found)
            return
        for name in value:
            if not isinstance(name, str) or name not in self.entries:
                known = f"known are {', '.join(self.entries)}" if self.entries else "there is none"
                self.fault(where, f"unknown entry {shown(name)}; {known}", found)
        for name, shape in self.entries.items():
            if name in value:
                shape.check(value[name], f"{where}: {name}", found)
            elif name in self.needed:
                shape.fault(where, f"{name} is missing", found)

    def schema(self) -> Data:
        properties: Data = {name: shape.schema() for name, shape in self.entries.items()}
        return {
            "type": "object",
            "properties": properties,
            "required": list(self.needed),
            "additionalProperties": False,
        }


class Kinds(Shape):
    """A table whose other entries depend on one of them."""

    __slots__ = ("key", "records")

    def __init__(self, key: str, kinds: dict[str, dict[str, Shape]], tag: str = "") -> None:
        super().__init__(tag)
        self.key = key
        self.records: dict[str, Record] = {}
        for kind, entries in kinds.items():
            whole: dict[str, Shape] = {key: OneOf([kind])}
            whole.update(entries)
            self.records[kind] = Record(whole)

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, dict):
            self.fault(where, f"a table with {self.key} and so on, not {shown(value)}", found)
            return
        kind = value.get(self.key)
        if not isinstance(kind, str) or kind not in self.records:
            self.fault(where, f"unknown {self.key} {shown(kind)}; known are {', '.join(self.records)}", found)
            return
        self.records[kind].check(value, where, found)

    def schema(self) -> Data:
        return {"oneOf": [record.schema() for record in self.records.values()]}
