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
from tankodrom.games.duel.action_step import ActionStep, Extinguish
from tankodrom.games.duel.administration import FireCheck, MoraleCheck, SetHatch
from tankodrom.games.duel.crew_commands import CrewCommand, SpottingAttempt
from tankodrom.games.duel.damage.damage import AmmoDiscard, DamageCheck
from tankodrom.games.duel.entering import TerrainOnEnemy
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.initiative import Initiative
from tankodrom.games.duel.leadership import LeadershipAction, OrderAction, ReconPick, RegroupPick
from tankodrom.games.duel.manoeuvre import Manoeuvre
from tankodrom.games.duel.objectives import RoadAction
from tankodrom.games.duel.optional.at_guns import AtGunFire
from tankodrom.games.duel.optional.infantry import Assault
from tankodrom.games.duel.optional.radios import RadioMessage
from tankodrom.games.duel.rounds import DiscardStep, Rounds, TankPhase
from tankodrom.games.duel.setup import build_rules
from tankodrom.games.duel.spotting import SpotOffer, SpottedTrigger
from tankodrom.games.duel.state import DuelState, Table
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tankbot.phase import BotPhase


def save_state(state: DuelState) -> dict[str, Any]:
    return {
        **save_kernel(state, state.rules.setup),
        "pack_digest": state.rules.kit.digest,
        "tanks": [save_named(tank, Tank.SAVED) for tank in state.tanks],
        "field": save_fields(state.field, Table.SAVED),
        **save_named(state, DuelState.SAVED_LISTS),
        **save_named(state, DuelState.SAVED),
    }


def load_state(data: dict[str, Any]) -> DuelState:
    """The inverse of `save_state`; BrokenState says what does not fit."""
    try:
        return _load(data)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, BadSetup, BadPack) as error:
        raise BrokenState(f"this is no state of Duel: {type(error).__name__}: {error}") from None


def _load(data: dict[str, Any]) -> DuelState:
    rules = build_rules(load_setup(data))
    if data["pack_digest"] != rules.kit.digest:
        raise BrokenState("this state was saved with another data pack")
    if len(data["tanks"]) != len(rules.slots) or len(data["hands"]) != rules.seats:
        raise BrokenState("this state has other tanks or players than its setup")
    state = DuelState(
        rules=rules,
        rng=load_rng(data),
        tanks=[Tank(number, slot) for number, slot in enumerate(rules.slots)],
        field=Table(),
        **lists_in(data, DuelState.SAVED_LISTS),
    )
    for tank, saved in zip(state.tanks, data["tanks"], strict=True):
        load_named(tank, Tank.SAVED, saved)
    load_fields(state.field, Table.SAVED, data["field"])
    load_named(state, DuelState.SAVED, data)
    load_kernel(state, data, _STEPS)
    return state


_STEPS: Final[Steps] = {
    "Rounds": Rounds,
    "Initiative": Initiative,
    "TankPhase": TankPhase,
    "FireCheck": FireCheck,
    "MoraleCheck": MoraleCheck,
    "SetHatch": SetHatch,
    "ActionStep": ActionStep,
    "Extinguish": Extinguish,
    "DiscardStep": DiscardStep,
    "Payment": Payment,
    "Manoeuvre": Manoeuvre,
    "FireAction": FireAction,
    "TerrainOnEnemy": TerrainOnEnemy,
    "TacticsWar": TacticsWar,
    "SpotOffer": SpotOffer,
    "SpottedTrigger": SpottedTrigger,
    "LeadershipAction": LeadershipAction,
    "OrderAction": OrderAction,
    "ReconPick": ReconPick,
    "RegroupPick": RegroupPick,
    "CrewCommand": CrewCommand,
    "SpottingAttempt": SpottingAttempt,
    "DamageCheck": DamageCheck,
    "AmmoDiscard": AmmoDiscard,
    "RoadAction": RoadAction,
    "AtGunFire": AtGunFire,
    "RadioMessage": RadioMessage,
    "Assault": Assault,
    "BotPhase": BotPhase,
}
