"""Write web/src/gen/: the server's messages and the games' vocabularies, as the web client needs them in TypeScript.

python tools/gen_protocol.py           write
python tools/gen_protocol.py --check   fail if a file is out of date
"""

from __future__ import annotations

import sys
from importlib import import_module
from json import dumps
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from tankodrom.core.action import Kind, Vocabulary
from tankodrom.core.game import Game
from tankodrom.games.duel.verbs import MODIFIER_RULES, MODIFIERS
from tankodrom.games.registry import all_games
from tankodrom.server import protocol

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "gen"

PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}

VOCABULARY_HEAD = """\
// Made by tools/gen_protocol.py from the games' verbs and events. Do not edit.

export interface Vocabulary {
  /** By verb: the kinds of its arguments. */
  verbs: Record<string, string[]>;
  /** By event: its facts, each with its kind. */
  events: Record<string, [name: string, kind: string][]>;
  prompts: string[];
  /** All kinds. A fact of a refusal or of a reason is of the kind of its name, else a number. */
  kinds: string[];
}
"""


# The messages.


def messages() -> str:
    parts = ["// Made by tools/gen_protocol.py from the server's messages. Do not edit."]
    structs = [
        value
        for value in vars(protocol).values()
        if isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == protocol.__name__
        and value is not protocol.Message
    ]
    for struct in structs:
        parts.append(interface(struct))
    sent = " | ".join(struct.__name__ for struct in structs if struct.__struct_config__.tag is not None)
    parts.append(f"/** What a client sends over a socket. */\nexport type FromSocket = {sent};")
    return "\n\n".join(parts) + "\n"


def interface(struct: type[Struct]) -> str:
    """What has a default or may be unset is optional: clients need not send it, and the server may leave it out."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {literal(info.tag)};")
    for field in info.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def written(kind: inspect.Type) -> str:
    """The type in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(literal(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(each) for each in kind.types)
    if isinstance(kind, inspect.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(written(each) for each in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    raise NotImplementedError(kind)


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else dumps(value)


# The vocabularies.


def vocabularies() -> str:
    return "\n".join([VOCABULARY_HEAD, *[vocabulary(game) for game in all_games()], modifier_rules()])


def vocabulary(game: Game[Any]) -> str:
    verbs = import_module(f"tankodrom.games.{game.key}.verbs")
    known: Vocabulary = verbs.VERBS
    kinds = {kind.name for verb in known.verbs for kind in verb.kinds}
    kinds |= {kind.name for event in game.events() for _, kind in event.arguments}
    kinds |= {kind.name for kind in vars(verbs).values() if isinstance(kind, Kind)}
    lines = [f"export const {game.key}: Vocabulary = {{", "  verbs: {"]
    lines += [f"    {verb.name}: {words([kind.name for kind in verb.kinds])}," for verb in known.verbs]
    lines += ["  },", "  events: {"]
    for event in game.events():
        facts = ", ".join(words([name, kind.name]) for name, kind in event.arguments)
        lines.append(f"    {event.name}: [{facts}],")
    lines += ["  },", f"  prompts: {words(game.prompts())},", f"  kinds: {words(sorted(kinds))},", "};", ""]
    return "\n".join(lines)


def modifier_rules() -> str:
    rules = [f"  {name}: {literal(rule)}," for name, rule in zip(MODIFIERS, MODIFIER_RULES, strict=True)]
    head = "/** Duel: by where a modifier of a shot comes from, the rule. */\n"
    return "\n".join([head + "export const modifierRules: Record<string, string> = {", *rules, "};", ""])


def words(names: list[str]) -> str:
    return f"[{', '.join(literal(name) for name in names)}]"


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = False
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in (("protocol.gen.ts", messages()), ("vocabulary.gen.ts", vocabularies())):
        path = FOLDER / name
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            print(f"{path.relative_to(ROOT)} is out of date: python tools/gen_protocol.py", file=sys.stderr)
            stale = True
        elif not check:
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
