"""Every field of a state is saved."""

from __future__ import annotations

import pytest

from tankodrom.core.codec import load_fields, save_fields
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.games.duel.state import DuelState, Table
from tankodrom.games.duel.tank import Tank
from tankodrom.games.rush.state import Player, RushState, Turn

# Of each class: the names that its codec saves, and what follows from the setup or is saved in a form of its own.
CLASSES: list[tuple[type, list[str], set[str]]] = [
    (Player, Player.SAVED, set()),
    (Turn, Turn.SAVED, set()),
    (RushState, RushState.SAVED + RushState.SAVED_LISTS, {"rules", "cards", "players", "turn"}),
    (
        BattlegroundsState,
        BattlegroundsState.SAVED + BattlegroundsState.SAVED_LISTS + BattlegroundsState.SAVED_BY_PAIR,
        {"rules", "kit"},
    ),
    (Tank, Tank.SAVED, {"number", "side", "seat", "board", "quality"}),
    (Table, Table.SAVED, set()),
    (DuelState, DuelState.SAVED + DuelState.SAVED_LISTS, {"rules", "cards", "tanks", "field"}),
]


def slots_in_source(kind: type) -> set[str]:
    """Compiled classes have no `__slots__`; their fields are descriptors."""
    slots = kind.__dict__.get("__slots__")
    if slots is not None:
        return set(slots)
    return {name for name, value in kind.__dict__.items() if type(value).__name__ == "getset_descriptor"}


@pytest.mark.parametrize(("kind", "saved", "other"), CLASSES, ids=[kind.__name__ for kind, _, _ in CLASSES])
def test_every_field_is_saved_or_follows(kind: type, saved: list[str], other: set[str]) -> None:
    assert len(saved) == len(set(saved))
    assert set(saved) | other == slots_in_source(kind)
    assert not set(saved) & other


def test_saved_lists_are_copies() -> None:
    turn = Turn(2)
    turn.locked = [4, 5]
    saved = save_fields(turn, Turn.SAVED)
    turn.locked.append(6)
    twin = Turn(0)
    load_fields(twin, Turn.SAVED, saved)
    assert (twin.seat, twin.locked) == (2, [4, 5])
    twin.locked.append(7)
    assert saved[1] == [4, 5]


def test_too_few_values_are_refused() -> None:
    with pytest.raises(ValueError, match="13 values for 14 fields"):
        load_fields(Turn(0), Turn.SAVED, save_fields(Turn(0), Turn.SAVED)[:-1])
