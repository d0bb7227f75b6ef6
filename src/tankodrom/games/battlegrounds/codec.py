"""The whole state as plain JSON values and back. Only for storage: it holds every secret."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.codec import (
    Steps,
    lists_in,
    load_kernel,
    load_named,
    load_rng,
    load_setup,
    save_fields,
    save_kernel,
    save_named,
)
from tankodrom.core.errors import BadPack, BadSetup, BrokenState
from tankodrom.games.battlegrounds.draft import DraftPick
from tankodrom.games.battlegrounds.family import FamilyTurn
from tankodrom.games.battlegrounds.rounds import Rounds
from tankodrom.games.battlegrounds.setup import ChooseActive, ChooseCards, PlaceFigures, build_rules
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.games.battlegrounds.turn import (
    LastWindow,
    MainAction,
    MoveAfterShot,
    Reentry,
    ShotAfterMove,
    TakeTurn,
)
from tankodrom.games.battlegrounds.upgrades import KeepCard


def save_state(state: BattlegroundsState) -> dict[str, Any]:
    return {
        **save_kernel(state, state.rules.setup),
        "pack_digest": state.kit.digest,
        "pairs": [list(pair) for pair in zip(*save_fields(state, BattlegroundsState.SAVED_BY_PAIR), strict=True)],
        **save_named(state, BattlegroundsState.SAVED_LISTS),
        **save_named(state, BattlegroundsState.SAVED),
    }


def load_state(data: dict[str, Any]) -> BattlegroundsState:
    """The inverse of `save_state`; BrokenState says what does not fit."""
    try:
        return _load(data)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, BadSetup, BadPack) as error:
        raise BrokenState(f"this is no state of Battlegrounds: {type(error).__name__}: {error}") from None


def _load(data: dict[str, Any]) -> BattlegroundsState:
    rules = build_rules(load_setup(data))
    if data["pack_digest"] != rules.kit.digest:
        raise BrokenState("this state was saved with other data packs")
    pairs = {
        name: [pair[place] for pair in data["pairs"]]
        for place, name in enumerate(BattlegroundsState.SAVED_BY_PAIR)
    }
    state = BattlegroundsState(
        rules=rules, rng=load_rng(data), **pairs, **lists_in(data, BattlegroundsState.SAVED_LISTS)
    )
    load_named(state, BattlegroundsState.SAVED, data)
    load_kernel(state, data, _STEPS)
    return state


_STEPS: Final[Steps] = {
    "Rounds": Rounds,
    "TakeTurn": TakeTurn,
    "Reentry": Reentry,
    "MainAction": MainAction,
    "ShotAfterMove": ShotAfterMove,
    "MoveAfterShot": MoveAfterShot,
    "LastWindow": LastWindow,
    "KeepCard": KeepCard,
    "DraftPick": DraftPick,
    "ChooseActive": ChooseActive,
    "ChooseCards": ChooseCards,
    "PlaceFigures": PlaceFigures,
    "FamilyTurn": FamilyTurn,
}
