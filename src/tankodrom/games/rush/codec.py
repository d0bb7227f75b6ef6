"""The whole state as plain JSON values and back. For storage, never for players: it holds every secret."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.codec import Steps, load_kernel, load_rng, load_setup, save_kernel
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
from tankodrom.games.rush.state import Player, RushState, Turn
from tankodrom.games.rush.turn import PlayCards, Rounds, TakeTurn


def save_state(state: RushState) -> dict[str, Any]:
    return {
        **save_kernel(state, state.rules.setup),
        "starter": state.rules.starter,
        "pack_digest": state.cards.digest,
        "players": [_save_player(player) for player in state.players],
        "turn": _save_turn(state.turn),
        "shop": state.shop[:],
        "deck": state.deck[:],
        "discard": state.discard[:],
        "scrapyard": state.scrapyard[:],
        "singles": state.singles[:],
        "doubles": state.doubles[:],
        "achievements": state.achievements[:],
        "turns": state.turns,
        "final_round": state.final_round,
    }


def _save_player(player: Player) -> list[list[int] | list[bool]]:
    return [
        player.hand[:],
        player.garage[:],
        player.store[:],
        player.kept[:],
        player.shown[:],
        player.bases[:],
        player.guards[:],
        player.hurt[:],
    ]


def _save_turn(turn: Turn) -> list[Any]:
    return [
        turn.seat,
        turn.locked[:],
        turn.credit_any,
        turn.credit[:],
        turn.paid_any,
        turn.paid_own[:],
        turn.bought,
        turn.bought_nation,
        turn.recruiting,
        turn.attacked,
        turn.attack_nation,
        turn.kills,
        turn.reshuffled,
        turn.played,
    ]


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
        rules,
        load_rng(data),
        [_load_player(saved) for saved in data["players"]],
        _load_turn(data["turn"]),
        list(data["shop"]),
        list(data["deck"]),
        list(data["discard"]),
        list(data["scrapyard"]),
        list(data["singles"]),
        list(data["doubles"]),
        list(data["achievements"]),
    )
    state.turns = data["turns"]
    state.final_round = data["final_round"]
    load_kernel(state, data, _STEPS)
    return state


def _load_player(saved: list[Any]) -> Player:
    hand, garage, store, kept, shown, bases, guards, hurt = saved
    return Player(
        list(hand), list(garage), list(store), list(kept), list(shown), list(bases), list(guards), list(hurt)
    )


def _load_turn(saved: list[Any]) -> Turn:
    turn = Turn(saved[0])
    turn.locked = list(saved[1])
    turn.credit_any = saved[2]
    turn.credit = list(saved[3])
    turn.paid_any = saved[4]
    turn.paid_own = list(saved[5])
    turn.bought = saved[6]
    turn.bought_nation = saved[7]
    turn.recruiting = saved[8]
    turn.attacked = saved[9]
    turn.attack_nation = saved[10]
    turn.kills = saved[11]
    turn.reshuffled = saved[12]
    turn.played = saved[13]
    return turn


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
