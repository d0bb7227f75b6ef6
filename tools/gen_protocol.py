"""Write web/src/gen/: what the server sends and gets, as the web client needs it in TypeScript.

python tools/gen_protocol.py           write
python tools/gen_protocol.py --check   fail if a file is out of date

Sources are the structs of `tankodrom.protocol`, the typed dicts and literals of each game's `view_types.py`, and the names
in its vocabulary.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from json import dumps
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Struct, UnsetType
from msgspec.structs import fields

from tankodrom.core.game import Game
from tankodrom.games.registry import all_games
from tankodrom.protocol import rest, sockets
from tankodrom.protocol.rest import Message
from tankodrom.protocol.sockets import NewsToSend
from tankodrom.protocol.version import PROTOCOL_VERSION

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "gen"
# Not those of other packages, which a client learns from the server.
OWN_GAMES = [game for game in all_games() if type(game).__module__.startswith("tankodrom.games.")]
HEAD = "// Made by tools/gen_protocol.py from {}. Do not edit."

PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


def types_of(modules: list[ModuleType]) -> list[str]:
    """All structs and typed dicts of these modules, and their literals, unions and dicts as named types."""
    names: dict[Any, str] = {}
    for module in modules:
        found = {value: name for name, value in vars(module).items() if name[0] != "_" and is_named(value)}
        names |= {value: name for value, name in found.items() if value not in names}
    parts: list[str] = []
    for value, name in names.items():
        if is_typeddict(value) or isinstance(value, type):
            parts.append(interface(value, names))
        else:
            others = {each: known for each, known in names.items() if each != value}
            parts.append(f"export type {name} = {written(value, others)};")
    return parts


def is_named(value: Any) -> bool:
    """A type that TypeScript gets under the name that it has in Python."""
    if isinstance(value, UnionType) or get_origin(value) in (Literal, dict, Mapping) or is_typeddict(value):
        return True
    return isinstance(value, type) and issubclass(value, Struct) and value not in (Struct, Message, NewsToSend)


def interface(record: Any, names: dict[Any, str]) -> str:
    """What has a default or may be unset is optional: clients need not send it, and the server may leave it out."""
    # Only a type of plain keys may be taken for a record of anything, as views are where no game is known.
    head = f"type {record.__name__} =" if is_typeddict(record) else f"interface {record.__name__}"
    lines = [f"export {head} {{"]
    if record.__doc__ and not record.__doc__.startswith("dict("):
        text = " ".join(record.__doc__.split())
        lines.insert(0, f"/** {text} */")
    hints = get_type_hints(record, include_extras=True)
    if is_typeddict(record):
        keys = [
            (name, name, record.__total__ and get_origin(hint) is not NotRequired) for name, hint in hints.items()
        ]
    else:
        config = record.__struct_config__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {literal(config.tag)};")
        keys = [(field.name, field.encode_name, field.required) for field in fields(record)]
    for name, key, is_required in keys:
        lines.append(f"  {key}{'' if is_required else '?'}: {written(hints[name], names)};")
    return "\n".join([*lines, "};" if is_typeddict(record) else "}"])


def written(hint: Any, names: dict[Any, str]) -> str:
    """The type in TypeScript."""
    if hint in names:
        return names[hint]
    if hint in PLAIN:
        return PLAIN[hint]
    origin, given = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired):
        return written(given[0], names)
    if origin is Literal:
        return " | ".join(literal(value) for value in given)
    if origin in (Union, UnionType):
        return union(given, names)
    if origin is list:
        item = written(given[0], names)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(written(each, names) for each in given)}]"
    if origin in (dict, Mapping):
        return f"Record<{written(given[0], names)}, {written(given[1], names)}>"
    raise NotImplementedError(hint)


def union(members: tuple[Any, ...], names: dict[Any, str]) -> str:
    return " | ".join(written(each, names) for each in members if each is not UnsetType)


def names_of(game: Game[Any]) -> list[str]:
    """The words that actions, questions and events begin with, and the names of what events tell: a client that uses a renamed one does not compile."""
    vocabulary = game.vocabulary()
    names = {
        "Verb": [verb.name for verb in vocabulary.verbs],
        "Prompt": list(vocabulary.prompts),
        "EventName": [kind.name for kind in game.events()],
        "FactName": sorted({name for kind in game.events() for name, _ in [*kind.arguments, *kind.facts]}),
    }
    unions = [f"export type {name} = {' | '.join(map(literal, words))};" for name, words in names.items()]
    return [*unions, "export type ActionText = Verb | `${Verb} ${string}`;"]


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else dumps(value)


def files() -> dict[str, str]:
    version = f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION};"
    parts = {
        "protocol": [HEAD.format("the messages (tankodrom.protocol)"), version, *types_of([rest, sockets])],
    }
    for game in OWN_GAMES:
        view_types = import_module(f"tankodrom.games.{game.key}.view_types")
        parts[game.key] = [
            HEAD.format(f"the game's view types ({view_types.__name__}) and vocabulary"),
            *types_of([view_types]),
            *names_of(game),
        ]
    return {name: "\n\n".join(texts) + "\n" for name, texts in parts.items()}


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = False
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        path = FOLDER / f"{name}.gen.ts"
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            print(f"{path.relative_to(ROOT)} is out of date: python tools/gen_protocol.py", file=sys.stderr)
            stale = True
        elif not check:
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
