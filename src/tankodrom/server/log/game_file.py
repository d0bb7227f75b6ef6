"""A game as a text file: a header line, a line for each entry of the log, and a last line with the seed.

Each line is a JSON object. docs/protocol.md describes it; `tankodrom verify` checks it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from tankodrom.core.data_limits import check_limits, data_digest
from tankodrom.core.data_shapes import shown
from tankodrom.core.errors import BadPack, BadSetup, BrokenReplay
from tankodrom.core.game import SPECTATOR, Game
from tankodrom.core.replay import canonical_json, state_digest
from tankodrom.core.rng import SEED_LIMIT
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.server.identity import is_id
from tankodrom.server.log import kinds
from tankodrom.server.log.hash_chain import Entry, Header, commitment_to, is_linked
from tankodrom.server.log.snapshots import sealed
from tankodrom.server.people_text import clean_line
from tankodrom.server.tables.session import GameSession

FORMAT: Final = "tankodrom-game"
VERSION: Final = 2  # 1: the header has no digest of the data
MOST_ENTRIES: Final = 5_000
MOST_UNDOS: Final = 1_000
LONGEST_TEXT: Final = 400  # of an entry
LATEST: Final = 2**53  # milliseconds; any moment is before it
MOST_SEATS: Final = 8
_ID: Final = re.compile("[A-Za-z0-9_.:-]{1,64}")
_SEED: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class GameFile:
    """`data`: all data that the game was played with; {} if the file does not bring it."""

    header: Header
    names: list[str]
    entries: list[Entry]
    seed: str
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class VerifiedGame:
    """`whole_data`: all data that it was played with; {} if its header does not name it. `snapshot`: at its last entry."""

    file: GameFile
    session: GameSession
    whole_data: dict[str, Any]
    snapshot: bytes


def game_file(
    header: Header, entries: list[Entry], seed: str, names: list[str], data: dict[str, Any] | None = None
) -> str:
    """`data`: all data that the game was played with, so that it can be verified when other data is built in."""
    version = VERSION if header.data_digest else 1
    first = {"format": FORMAT, "version": version, **header.fields(), "names": names}
    last = {"seed": seed, "played_with": data} if data and header.data_digest else {"seed": seed}
    lines = [canonical_json(first)]
    lines += [canonical_json(entry.fields()) for entry in entries]
    lines.append(canonical_json(last))
    return "\n".join(lines) + "\n"


def read_game_file(text: str) -> GameFile:
    """BrokenReplay says what is wrong with the text. What this returns can be stored, but may be no game."""
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) < 2:
        raise BrokenReplay("a game file has a header, events and a seed")
    if len(lines) > MOST_ENTRIES + 2:
        raise BrokenReplay(f"a game file has at most {MOST_ENTRIES} entries, this one {len(lines) - 2}")
    first = _object(lines[0], 1)
    if first.get("format") != FORMAT or first.get("version") not in (1, VERSION):
        raise BrokenReplay(f'a game file says "format": "{FORMAT}", "version": {VERSION} in its first line')
    last = _object(lines[-1], len(lines))
    data = last.get("played_with", {})
    _check_limits(first.get("options"), first.get("data"), first.get("names"), data)
    if not isinstance(data, dict):
        raise BrokenReplay("'played_with' is no dict")
    header = Header(
        table=_field(first, "table", str),
        game=_field(first, "game", str),
        rules_version=_field(first, "rules_version", int),
        seats=_field(first, "seats", int),
        options=_field(first, "options", dict),
        data=_field(first, "data", dict),
        commitment=_field(first, "commitment", str),
        created=_field(first, "created", int),
        data_digest=_field(first, "data_digest", str) if first["version"] > 1 else "",
    )
    if not is_id(header.table):
        raise BrokenReplay(f"{shown(header.table)} is no id of a table")
    if not 0 <= header.created < LATEST:
        raise BrokenReplay("'created' is no moment in milliseconds")
    entries = [_entry(_object(line, number), number) for number, line in enumerate(lines[1:-1], start=2)]
    undos = sum(entry.kind == kinds.UNDO for entry in entries)
    if undos > MOST_UNDOS:
        raise BrokenReplay(f"a game file takes back at most {MOST_UNDOS} times, this one {undos} times")
    names = [_cleaned(name) for name in _field(first, "names", list)]
    return GameFile(header, names, entries, _field(last, "seed", str), data)


def _check_limits(*parts: Any) -> None:
    for part in parts:
        try:
            check_limits(part)
        except BadPack as error:
            raise BrokenReplay(str(error)) from None


def _entry(data: dict[str, Any], line: int) -> Entry:
    """An entry that the database can keep."""
    entry = Entry(
        seq=_field(data, "seq", int),
        at=_field(data, "at", int),
        kind=_field(data, "kind", str),
        seat=_field(data, "seat", int),
        text=_field(data, "text", str),
        id=_field(data, "id", str),
        hash=_field(data, "hash", str),
    )
    if not 0 <= entry.at < LATEST:
        raise BrokenReplay(f"line {line}: 'at' is no moment in milliseconds")
    if not SPECTATOR <= entry.seat < MOST_SEATS:
        raise BrokenReplay(f"line {line}: there is no such seat")
    if _ID.fullmatch(entry.id) is None:
        raise BrokenReplay(f"line {line}: an id has 1 to 64 letters, digits and _.:-")
    if len(entry.text) > LONGEST_TEXT or not _can_be_kept(entry.text):
        raise BrokenReplay(f"line {line}: a text has at most {LONGEST_TEXT} characters and no zero character")
    if entry.kind not in kinds.ALL:
        raise BrokenReplay(f"line {line}: unknown kind {shown(entry.kind)}")
    return entry


def _can_be_kept(text: str) -> bool:
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:  # half a character
        return False


def _cleaned(name: Any) -> str:
    """Names are not part of the hash chain, so what nobody could be called is left out."""
    return clean_line(name) if isinstance(name, str) else ""


def verify(file: GameFile) -> GameSession:
    """Commitment, chain and every move; the session of the game, or BrokenReplay with the first thing that is wrong."""
    return verified(file).session


def verified(file: GameFile) -> VerifiedGame:
    """The same, with all that is needed to put the game on the table again."""
    header = file.header
    if _SEED.fullmatch(file.seed) is None:
        raise BrokenReplay(f"the seed is a hexadecimal number of 64 digits, not {shown(file.seed)}")
    seed = int(file.seed, 16)
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
        data = _data_of(file, game)
        setup = game.checked(Setup(header.seats, header.options, data))
        session = GameSession(game, setup, seed)
    except (BadSetup, BadPack) as error:
        raise BrokenReplay(f"the beginning of the game is not possible: {error}") from None
    ids: set[str] = set()
    before = header.hash()
    for number, entry in enumerate(file.entries, start=1):
        if entry.seq != number:
            raise BrokenReplay(f"entry {number} has the number {entry.seq}")
        if entry.id in ids:
            raise BrokenReplay(f"entry {number} has the id of another one")
        if entry.seat >= header.seats:
            raise BrokenReplay(f"entry {number}: there is no seat {entry.seat}")
        if not is_linked(before, entry):
            raise BrokenReplay(f"entry {number} does not fit to those before it: something was changed")
        session.follow(entry)
        ids.add(entry.id)
        before = entry.hash
    whole = game.whole_data(data) if header.data_digest else {}
    return VerifiedGame(file, session, whole, sealed(session.save(), before))


def _data_of(file: GameFile, game: Game[Any]) -> dict[str, Any]:
    """The data to play with: that of the header, completed with what is built in if that is what the header names, else
    with what the file brings."""
    header = file.header
    if not header.data_digest:
        return header.data
    if data_digest(game.whole_data(header.data)) == header.data_digest:
        return header.data
    if not file.data:
        raise BrokenReplay(
            f"played with other data of {header.game} than is built in here (digest {header.data_digest[:12]}…), "
            "and the file does not bring that data"
        )
    if data_digest(file.data) != header.data_digest:
        raise BrokenReplay("the data in the last line is not the data that the header names")
    return file.data


def digest_of(session: GameSession) -> str:
    return state_digest(session.game, session.state)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BrokenReplay(f"line {number} is no JSON: {type(error).__name__}") from None
    if not isinstance(data, dict):
        raise BrokenReplay(f"line {number} is no JSON object")
    return data


def _field(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BrokenReplay(f"{key!r} is missing or no {kind.__name__}")
    return value
