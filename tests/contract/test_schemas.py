"""Every data file of every game has a JSON Schema for editors, made from the shapes that check packs."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tankodrom.core.data_shapes import Shape, schema_document
from tankodrom.games.registry import all_games, game_named

GAMES = Path(__file__).resolve().parents[2] / "src" / "tankodrom" / "games"
FILES = [(game.key, part) for game in all_games() for part in game.data_shapes()]

every_file = pytest.mark.parametrize(("game", "part"), FILES, ids=[f"{game}-{part}" for game, part in FILES])


def shape_of(game: str, part: str) -> Shape:
    return game_named(game).data_shapes()[part]


def schema_of(game: str, part: str) -> dict[str, Any]:
    return schema_document(f"{game.capitalize()}: {part}", shape_of(game, part))


def test_every_game_and_every_data_file_is_here() -> None:
    found = {(path.parts[-3], path.stem) for path in GAMES.glob("*/data/*.toml")}
    assert found == set(FILES)


@every_file
def test_the_schema_says_what_the_shape_says(game: str, part: str) -> None:
    text = (GAMES / game / "data" / "schema" / f"{part}.schema.json").read_text(encoding="utf-8")
    assert json.loads(text) == schema_of(game, part), "python tools/gen_schemas.py"


@every_file
def test_the_file_names_its_schema_and_fits_it(game: str, part: str) -> None:
    text = (GAMES / game / "data" / f"{part}.toml").read_text(encoding="utf-8")
    assert text.splitlines()[0] == f"#:schema schema/{part}.schema.json"
    found: list[str] = []
    shape_of(game, part).check(tomllib.loads(text), part, found)
    assert found == []
    assert fits(tomllib.loads(text), schema_of(game, part))


def test_a_schema_refuses_what_the_shape_refuses() -> None:
    schema = schema_of("rush", "vehicles")
    data = tomllib.loads((GAMES / "rush" / "data" / "vehicles.toml").read_text(encoding="utf-8"))
    vehicle = data["vehicles"][0]
    for name, value in [
        ("price", 100), ("price", "1"), ("nation", "poland"), ("id", "E"), ("id", "two words"), ("copy", 0),
        ("abilities", ["research"]), ("abilities", ["scouting 2"]), ("traits", ["fast"]), ("armour", 3),
    ]:  # fmt: skip
        broken = {**data, "vehicles": [{**vehicle, name: value}]}
        found: list[str] = []
        shape_of("rush", "vehicles").check(broken, "vehicles", found)
        assert found, (name, value)
        assert not fits(broken, schema), (name, value)


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """The part of JSON Schema that shapes write."""
    for word, wanted in schema.items():
        if not _keeps(word, wanted, value, schema):
            return False
    return True


def _keeps(word: str, wanted: Any, value: Any, schema: dict[str, Any]) -> bool:
    match word:
        case "$schema" | "title":
            return True
        case "type":
            kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
            return isinstance(value, kinds[wanted]) and not (wanted == "integer" and isinstance(value, bool))
        case "properties":
            return all(fits(value[name], each) for name, each in wanted.items() if name in value)
        case "required":
            return all(name in value for name in wanted)
        case "additionalProperties":
            return bool(wanted) or all(name in schema["properties"] for name in value)
        case "items":
            return all(fits(item, wanted) for item in value)
        case "minItems" | "minLength":
            return bool(len(value) >= wanted)
        case "maxItems" | "maxLength":
            return bool(len(value) <= wanted)
        case "uniqueItems":
            return all(item not in value[:number] for number, item in enumerate(value))
        case "minimum":
            return bool(value >= wanted)
        case "maximum":
            return bool(value <= wanted)
        case "multipleOf":
            return bool(value % wanted == 0)
        case "pattern":
            return re.search(wanted, value) is not None
        case "enum":
            return value in wanted
        case "anyOf":
            return any(fits(value, each) for each in wanted)
        case "oneOf":
            return sum(fits(value, each) for each in wanted) == 1
        case "allOf":
            return all(fits(value, each) for each in wanted)
    raise AssertionError(f"shapes write {word!r}, which this test does not know")
