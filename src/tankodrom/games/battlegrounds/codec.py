"""The whole state as plain JSON values and back. For storage, never for players: it holds every secret."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.codec import Steps, load_kernel, load_rng, load_setup, save_kernel
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
        "tokens": state.tokens[:],
        "piece": state.piece[:],
        "where": state.where[:],
        "active": state.active[:],
        "points": state.points[:],
        "tank_owner": state.tank_owner[:],
        "wrecked": state.wrecked[:],
        "attached": state.attached[:],
        "deck": state.deck[:],
        "display": state.display[:],
        "drawn": state.drawn[:],
        "box": state.box[:],
        "rejected": [cards[:] for cards in state.rejected],
        "unpaired": [tokens[:] for tokens in state.unpaired],
        "received": [tokens[:] for tokens in state.received],
        "pairs": [
            [
                state.pair_first[pair],
                state.pair_second[pair],
                state.pair_area[pair],
                state.pair_state[pair],
                state.pair_icon[pair],
            ]
            for pair in range(len(state.pair_first))
        ],
        "face_up": state.face_up[:],
        "letters": state.letters[:],
        "numbers": state.numbers[:],
        "loot": state.loot[:],
        "mines": state.mines,
        "tanks_left": state.tanks_left,
        "turn_seat": state.turn_seat,
        "turns": state.turns,
        "quiet_turns": state.quiet_turns,
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
    pairs = data["pairs"]
    state = BattlegroundsState(
        rules,
        load_rng(data),
        list(data["tokens"]),
        list(data["piece"]),
        list(data["where"]),
        list(data["active"]),
        list(data["points"]),
        list(data["tank_owner"]),
        list(data["wrecked"]),
        list(data["attached"]),
        list(data["deck"]),
        list(data["display"]),
        list(data["drawn"]),
        list(data["box"]),
        [list(cards) for cards in data["rejected"]],
        [list(tokens) for tokens in data["unpaired"]],
        [list(tokens) for tokens in data["received"]],
        [pair[0] for pair in pairs],
        [pair[1] for pair in pairs],
        [pair[2] for pair in pairs],
        [pair[3] for pair in pairs],
        [pair[4] for pair in pairs],
        list(data["face_up"]),
        list(data["letters"]),
        list(data["numbers"]),
        list(data["loot"]),
    )
    state.mines = data["mines"]
    state.tanks_left = data["tanks_left"]
    state.turn_seat = data["turn_seat"]
    state.turns = data["turns"]
    state.quiet_turns = data["quiet_turns"]
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
