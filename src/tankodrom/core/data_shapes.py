"""Schemas of plain data (TOML, JSON): they report problems as sentences and export themselves as JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

Data = dict[str, Any]
LONGEST_WORD: Final = 80  # characters of a text for the engine


def shown(value: Any) -> str:
    """A short quotation of a value for a sentence."""
    if isinstance(value, str):
        return ascii(value) if len(value) <= 40 else ascii(value[:40]) + "…"
    if value is None or isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return str(value) if -(10**12) < value < 10**12 else "a huge number"
    return f"a {type(value).__name__}"


def _quoted(value: Any) -> str:
    """The value as it is, if it is short."""
    text = repr(value)
    return text if len(text) <= 80 else text[:80] + "…"


class Shape:
    """The allowed values. `tag` is the constraint that this shape checks, or empty."""

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def check(self, value: Any, where: str, found: list[str]) -> None:
        raise NotImplementedError

    def schema(self) -> Data:
        """This shape as JSON Schema."""
        raise NotImplementedError

    def missing(self, where: str, name: str, found: list[str]) -> None:
        """The problem of a required entry that is missing."""
        self.fault(where, f"{name} is missing", found)

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
    """One line of text for people."""

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


class Anything(Shape):
    """A value that the engine does not read, or that another shape checks."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("")

    def check(self, value: Any, where: str, found: list[str]) -> None:
        return

    def schema(self) -> Data:
        return {}


class AnyText(Shape):
    """Any text; `is_filled`: it must not be empty."""

    __slots__ = ("is_filled", "longest")

    def __init__(self, is_filled: bool, longest: int = LONGEST_WORD) -> None:
        super().__init__("")
        self.is_filled = is_filled
        self.longest = longest

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or len(value) > self.longest or (self.is_filled and not value.strip()):
            wanted = (
                f"a text{' that is not empty' if self.is_filled else ''}, of at most {self.longest} characters"
            )
            self.fault(where, f"{wanted}, not {shown(value)}", found)

    def schema(self) -> Data:
        plain: Data = {"type": "string", "maxLength": self.longest}
        if self.is_filled:
            plain["pattern"] = r"\S"
        return plain


class AnyOf(Shape):
    """A value that fits one of the shapes. The problems come from the last shape."""

    __slots__ = ("shapes",)

    def __init__(self, shapes: list[Shape]) -> None:
        super().__init__("")
        self.shapes = shapes

    def check(self, value: Any, where: str, found: list[str]) -> None:
        faults: list[str] = []
        for shape in self.shapes:
            faults = []
            shape.check(value, where, faults)
            if not faults:
                return
        found += faults

    def missing(self, where: str, name: str, found: list[str]) -> None:
        self.shapes[-1].missing(where, name, found)

    def schema(self) -> Data:
        return {"anyOf": [shape.schema() for shape in self.shapes]}


class AllOf(Shape):
    """A value that fits all the shapes. The first shape with problems reports them; later shapes may rely on it."""

    __slots__ = ("shapes",)

    def __init__(self, shapes: list[Shape]) -> None:
        super().__init__("")
        self.shapes = shapes

    def check(self, value: Any, where: str, found: list[str]) -> None:
        before = len(found)
        for shape in self.shapes:
            shape.check(value, where, found)
            if len(found) > before:
                return

    def missing(self, where: str, name: str, found: list[str]) -> None:
        self.shapes[0].missing(where, name, found)

    def schema(self) -> Data:
        return {"allOf": [shape.schema() for shape in self.shapes]}


class Worded(Shape):
    """A shape with one sentence of its own for all its problems, also for a missing entry.

    In the sentence, {where} is the place ("vehicle 2: price"), {owner} is the record of the entry ("vehicle 2"), and
    {value} is the value found.
    """

    __slots__ = ("sentence", "shape")

    def __init__(self, shape: Shape, sentence: str) -> None:
        super().__init__("")
        self.shape = shape
        self.sentence = sentence

    def check(self, value: Any, where: str, found: list[str]) -> None:
        faults: list[str] = []
        self.shape.check(value, where, faults)
        if faults:
            owner = where.rpartition(": ")[0]
            found.append(self.sentence.format(where=where, owner=owner, value=_quoted(value)))

    def missing(self, where: str, name: str, found: list[str]) -> None:
        self.check(None, f"{where}: {name}", found)

    def schema(self) -> Data:
        return self.shape.schema()


class Pattern(Shape):
    """A text for the engine."""

    __slots__ = ("pattern", "wanted")

    def __init__(self, pattern: str, wanted: str, tag: str = "") -> None:
        super().__init__(tag)
        self.pattern = pattern
        self.wanted = wanted

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or len(value) > LONGEST_WORD or re.fullmatch(self.pattern, value) is None:
            self.fault(where, f"{self.wanted}, not {shown(value)}", found)

    def schema(self) -> Data:
        return {"type": "string", "pattern": f"^(?:{self.pattern})$", "maxLength": LONGEST_WORD}


class OneOf(Shape):
    __slots__ = ("words",)

    def __init__(self, words: Sequence[str], tag: str = "") -> None:
        super().__init__(tag)
        self.words: list[str] = [*words]

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or value not in self.words:
            self.fault(where, f"one of {', '.join(self.words)}, not {shown(value)}", found)

    def schema(self) -> Data:
        return {"enum": self.words}


class ListOf(Shape):
    """`key` is the entry that names the items in sentences. `unique`: plain values without duplicates."""

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
            seen: set[Any] = set()
            for item in value:
                if item in seen:
                    self.fault(where, f"{shown(item)} is there twice", found)
                seen.add(item)

    def schema(self) -> Data:
        plain: Data = {"type": "array", "items": self.item.schema(), "minItems": self.low, "maxItems": self.high}
        if self.unique:
            plain["uniqueItems"] = True
        return plain


class Record(Shape):
    """A table of known entries; `noun` names one in sentences. A name that ends with ? is optional."""

    __slots__ = ("entries", "needed", "noun")

    def __init__(self, entries: dict[str, Shape], tag: str = "", noun: str = "entry") -> None:
        super().__init__(tag)
        self.noun = noun
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
                self.fault(where, f"unknown {self.noun} {shown(name)}; {known}", found)
        for name, shape in self.entries.items():
            if name in value:
                shape.check(value[name], f"{where}: {name}", found)
            elif name in self.needed:
                shape.missing(where, name, found)

    def schema(self) -> Data:
        properties: Data = {name: shape.schema() for name, shape in self.entries.items()}
        return {
            "type": "object",
            "properties": properties,
            "required": list(self.needed),
            "additionalProperties": False,
        }


class Kinds(Shape):
    """A table in which one entry decides which other entries are allowed."""

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


def schema_document(title: str, shape: Shape) -> Data:
    """The JSON Schema of a data file, as stored in data/schema of a game."""
    document: Data = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    document.update(shape.schema())
    return document
