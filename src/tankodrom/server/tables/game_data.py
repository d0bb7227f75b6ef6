"""The data that a table is played with: the players' own, and that which was built in when the table was made.

A game goes on with the data it began with. So the digest of all its data stands in the table's row and in its header,
and the data itself in `packs`, once for all tables that are played with it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from tankodrom.core.data_limits import data_digest
from tankodrom.core.game import Game
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.server.db.store import Store, TableRow
from tankodrom.server.problems import NotNow
from tankodrom.server.workers import off_loop

Data = dict[str, Any]


def setup_of(row: TableRow) -> Setup:
    """As it stands in the row: without data, if the row has the digest of that."""
    saved = json.loads(row.setup)
    return Setup(saved["seats"], saved["options"], saved["data"])


@dataclass(frozen=True, slots=True)
class TableData:
    """`own`: what the players brought, as the header tells. `played`: what the game gets; it differs from `own` where
    other data is built in today than when the table was made."""

    own: Data
    played: Data


@dataclass(frozen=True, slots=True)
class StoredData:
    """How the data of a new table is written: digests for its row, and the texts that belong to them."""

    pack: str  # digest of the players' own data; "": they brought none
    digest: str  # of all data; "": the rules read none
    texts: dict[str, str]


_built_in: dict[str, StoredData] = {}  # by game


def stored_data(game: Game[Any], own: Data) -> StoredData:
    """Takes milliseconds if the players brought data."""
    if own:
        return _stored(own, game.whole_data(own))
    if game.key not in _built_in:
        _built_in[game.key] = _stored({}, game.whole_data({}))
    return _built_in[game.key]


def _stored(own: Data, whole: Data) -> StoredData:
    texts: dict[str, str] = {}
    return StoredData(_add(texts, own), _add(texts, whole), texts)


def _add(texts: dict[str, str], data: Data) -> str:
    if not data:
        return ""
    digest = data_digest(data)
    texts[digest] = json.dumps(data)
    return digest


def stored_import(own: Data, whole: Data) -> StoredData:
    """Of a game file. `whole`: {} if nobody knows it."""
    return _stored(own, whole)


async def read_data(store: Store, row: TableRow) -> TableData:
    """NotNow if data that the table needs is not here."""
    own = setup_of(row).data
    if row.pack:
        own = await _read(store, row.pack)
    if not row.data_digest:
        return TableData(own, own)
    game = game_named(row.game)
    ours = await off_loop(stored_data, game, own) if own else stored_data(game, own)
    if ours.digest == row.data_digest:
        return TableData(own, own)
    return TableData(own, await _read(store, row.data_digest))


async def _read(store: Store, digest: str) -> Data:
    text = await store.pack(digest)
    if text is None:
        raise NotNow(f"the data that this table is played with ({digest[:12]}…) is not here any more")
    data: Data = json.loads(text)
    return data
