"""A game as a text file: a header line, a line for each entry of the log, and a last line with the seed.

Each line is a JSON object. docs/protocol.md describes it; `tankodrom verify` checks it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from tankodrom.core.errors import BadPack, BadSetup, BrokenReplay
from tankodrom.core.replay import canonical_json, state_digest
from tankodrom.core.rng import SEED_LIMIT
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.server.identity import is_id
from tankodrom.server.log.hash_chain import Entry, Header, commitment_to, is_linked
from tankodrom.server.tables.session import GameSession

FORMAT: Final = "tankodrom-game"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class GameFile:
    header: Header
    names: list[str]
    entries: list[Entry]
    seed: str


def game_file(header: Header, entries: list[Entry], seed: str, names: list[str]) -> str:
    first = {"format": FORMAT, "version": VERSION, **header.fields(), "names": names}
    lines = [canonical_json(first)]
    lines += [canonical_json(entry.fields()) for entry in entries]
    lines.append(canonical_json({"seed": seed}))
    return "\n".join(lines) + "\n"


def read_game_file(text: str) -> GameFile:
    """BrokenReplay says what is wrong with the text."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < 2:
        raise BrokenReplay("a game file has a header, events and a seed")
    first = _object(lines[0], 1)
    if first.get("format") != FORMAT or first.get("version") != VERSION:
        raise BrokenReplay(f'a game file says "format": "{FORMAT}", "version": {VERSION} in its first line')
    header = Header(
        table=_field(first, "table", str),
        game=_field(first, "game", str),
        rules_version=_field(first, "rules_version", int),
        seats=_field(first, "seats", int),
        options=_field(first, "options", dict),
        data=_field(first, "data", dict),
        commitment=_field(first, "commitment", str),
        created=_field(first, "created", int),
    )
    names = _field(first, "names", list)
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:-1], start=2):
        data = _object(line, number)
        entries.append(
            Entry(
                seq=_field(data, "seq", int),
                at=_field(data, "at", int),
                kind=_field(data, "kind", str),
                seat=_field(data, "seat", int),
                text=_field(data, "text", str),
                id=_field(data, "id", str),
                hash=_field(data, "hash", str),
            )
        )
    return GameFile(
        header, [str(name) for name in names], entries, _field(_object(lines[-1], len(lines)), "seed", str)
    )


def verify(file: GameFile) -> GameSession:
    """Commitment, chain and every move; the session of the game, or BrokenReplay with the first thing that is wrong."""
    header = file.header
    try:
        seed = int(file.seed, 16)
    except ValueError:
        raise BrokenReplay(f"the seed is a hexadecimal number, not {file.seed!r}") from None
    if not 0 <= seed < SEED_LIMIT:
        raise BrokenReplay("the seed is out of its range")
    if commitment_to(seed) != header.commitment:
        raise BrokenReplay("the seed is not the one that was promised at the beginning")
    try:
        game = game_named(header.game)
        if game.rules_version != header.rules_version:
            raise BrokenReplay(
                f"played under rules version {header.rules_version} of {header.game}, this is {game.rules_version}"
            )
        setup = game.checked(Setup(header.seats, header.options, header.data))
        session = GameSession(game, setup, seed)
    except (BadSetup, BadPack) as error:
        raise BrokenReplay(f"the beginning of the game is not possible: {error}") from None
    if not is_id(header.table):
        raise BrokenReplay(f"{header.table!r} is no id of a table")
    before = header.hash()
    for number, entry in enumerate(file.entries, start=1):
        if entry.seq != number:
            raise BrokenReplay(f"entry {number} has the number {entry.seq}")
        if not is_linked(before, entry):
            raise BrokenReplay(f"entry {number} does not fit to those before it: something was changed")
        session.follow(entry)
        before = entry.hash
    return session


def digest_of(session: GameSession) -> str:
    return state_digest(session.game, session.state)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BrokenReplay(f"line {number} is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BrokenReplay(f"line {number} is no JSON object")
    return data


def _field(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BrokenReplay(f"{key!r} is missing or no {kind.__name__}")
    return value
