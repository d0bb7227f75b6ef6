"""The whole state as plain JSON values and back. Only for storage: it holds every secret."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.codec import (
    Steps,
    lists_in,
    load_fields,
    load_kernel,
    load_named,
    load_rng,
    load_setup,
    save_fields,
    save_kernel,
    save_named,
)
from tankodrom.core.errors import BadPack, BadSetup, BrokenState
from tankodrom.games.rush.abilities import ResolveCard
from tankodrom.games.rush.attack import DeclareAttack, Strikes
from tankodrom.games.rush.bases import PlaceGuard
from tankodrom.games.rush.buying import PayFor
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.effects import AceTarget, Rearm, ResearchPick, SabotageDiscards
from tankodrom.games.rush.keeping import Compensation, RecruitmentMode
from tankodrom.games.rush.medals import TakeMedals
from tankodrom.games.rush.setup import build_rules
from tankodrom.games.rush.state import Player, RushState, Turn, fresh_player
from tankodrom.games.rush.turn import PlayCards, Rounds, TakeTurn


def save_state(state: RushState) -> dict[str, Any]:
    return {
        **save_kernel(state, state.rules.setup),
        "starter": state.rules.starter,
        "pack_digest": state.cards.digest,
        "players": [save_fields(player, Player.SAVED) for player in state.players],
        "turn": save_fields(state.turn, Turn.SAVED),
        **save_named(state, RushState.SAVED_LISTS),
        **save_named(state, RushState.SAVED),
    }


def load_state(data: dict[str, Any]) -> RushState:
    """The inverse of `save_state`; BrokenState says what does not fit."""
    try:
        return _load(data)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, BadSetup, BadPack) as error:
        raise BrokenState(f"this is no state of Rush: {type(error).__name__}: {error}") from None


def _load(data: dict[str, Any]) -> RushState:
    rules = build_rules(load_setup(data), data["starter"])
    if data["pack_digest"] != rules.cards.digest:
        raise BrokenState("this state was saved with another data pack")
    state = RushState(
        rules=rules,
        rng=load_rng(data),
        players=[_load_player(saved) for saved in data["players"]],
        turn=Turn(data["turn"][0]),
        **lists_in(data, RushState.SAVED_LISTS),
    )
    load_fields(state.turn, Turn.SAVED, data["turn"])
    load_named(state, RushState.SAVED, data)
    load_kernel(state, data, _STEPS)
    return state


def _load_player(saved: list[Any]) -> Player:
    player = fresh_player()
    load_fields(player, Player.SAVED, saved)
    return player


_STEPS: Final[Steps] = {
    "Rounds": Rounds,
    "TakeTurn": TakeTurn,
    "PlayCards": PlayCards,
    "PayFor": PayFor,
    "ResolveCard": ResolveCard,
    "PlaceGuard": PlaceGuard,
    "AceTarget": AceTarget,
    "ResearchPick": ResearchPick,
    "Rearm": Rearm,
    "SabotageDiscards": SabotageDiscards,
    "DeclareAttack": DeclareAttack,
    "Strikes": Strikes,
    "TakeMedals": TakeMedals,
    "RecruitmentMode": RecruitmentMode,
    "Compensation": Compensation,
    "Combat": Combat,
}
