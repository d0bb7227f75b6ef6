"""The whole state as plain JSON values and back. For storage, never for players: it holds every secret."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.codec import Steps, load_kernel, load_rng, load_setup, save_kernel
from tankodrom.core.errors import BadPack, BadSetup, BrokenState
from tankodrom.games.duel.action_step import ActionStep, Extinguish
from tankodrom.games.duel.administration import FireCheck, MoraleCheck, SetHatch
from tankodrom.games.duel.at_guns import AtGunFire
from tankodrom.games.duel.crew_commands import CrewCommand, SpottingAttempt
from tankodrom.games.duel.damage import AmmoDiscard, DamageCheck
from tankodrom.games.duel.entering import TerrainOnEnemy
from tankodrom.games.duel.fire import FireAction
from tankodrom.games.duel.infantry import Assault
from tankodrom.games.duel.initiative import Initiative
from tankodrom.games.duel.leadership import LeadershipAction, OrderAction, ReconPick, RegroupPick
from tankodrom.games.duel.movement import Manoeuvre
from tankodrom.games.duel.objectives import RoadAction
from tankodrom.games.duel.radios import RadioMessage
from tankodrom.games.duel.rounds import DiscardStep, Rounds, TankPhase
from tankodrom.games.duel.setup import build_rules
from tankodrom.games.duel.spotting import SpotOffer, SpottedTrigger
from tankodrom.games.duel.state import DuelState, Slot, Table, Tank
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.games.duel.tankbot import BotPhase


def save_state(state: DuelState) -> dict[str, Any]:
    return {
        **save_kernel(state, state.rules.setup),
        "pack_digest": state.rules.kit.digest,
        "tanks": [_save_tank(tank) for tank in state.tanks],
        "hands": [hand[:] for hand in state.hands],
        "deck": state.deck[:],
        "discard": state.discard[:],
        "table": state.table[:],
        "flipped": state.flipped[:],
        "pool": state.pool[:],
        "damage_deck": state.damage_deck[:],
        "damage_discard": state.damage_discard[:],
        "known": state.known[:],
        "queue": state.queue[:],
        "field": _save_field(state.field),
        "bottom": state.bottom,
        "retained": state.retained,
        "report": state.report,
        "round": state.round,
        "phase": state.phase,
        "active": state.active,
        "last_actor": state.last_actor,
        "passes_done": state.passes_done,
        "final_deck": state.final_deck,
        "shuffle_pending": state.shuffle_pending,
        "end_pending": state.end_pending,
    }


def _save_tank(tank: Tank) -> dict[str, Any]:
    return {
        "vp": tank.vp,
        "medals": tank.medals,
        "apcr_stock": tank.apcr_stock,
        "losses": tank.losses,
        "alive": tank.alive,
        "range": tank.range,
        "motion": tank.motion,
        "terrain": tank.terrain,
        "smoke": tank.smoke,
        "hill": tank.hill,
        "hull_down": tank.hull_down,
        "spotted": tank.spotted,
        "acquired": tank.acquired,
        "acquired_bonus": tank.acquired_bonus,
        "flanking": tank.flanking,
        "initiative": tank.initiative,
        "on_fire": tank.on_fire,
        "broken": tank.broken,
        "smoke_in_tank": tank.smoke_in_tank,
        "move_perm": tank.move_perm,
        "fire_perm": tank.fire_perm,
        "move_cap": tank.move_cap,
        "fire_cap": tank.fire_cap,
        "bog": tank.bog,
        "track_hits": tank.track_hits,
        "immobilised": tank.immobilised,
        "jammed": tank.jammed,
        "sights_damaged": tank.sights_damaged,
        "men": tank.men[:],
        "sitting": tank.sitting[:],
        "apcr_loaded": tank.apcr_loaded,
        "penetrator": tank.penetrator,
        "medal_due": tank.medal_due,
        "sight": tank.sight,
        "hatch_closed": tank.hatch_closed,
        "personality": tank.personality,
        "peril": tank.peril,
        "in_peril": tank.in_peril,
    }


def _save_field(field: Table) -> list[Any]:
    return [
        field.side_vp[:],
        field.exits[:],
        field.roads[:],
        field.advance[:],
        field.guns_used,
        field.infantry_used,
        field.radio_used,
        field.road_used,
    ]


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
        rules,
        load_rng(data),
        [_load_tank(number, rules.slots[number], saved) for number, saved in enumerate(data["tanks"])],
        [list(hand) for hand in data["hands"]],
        list(data["deck"]),
        list(data["discard"]),
        list(data["table"]),
        list(data["flipped"]),
        list(data["pool"]),
        list(data["damage_deck"]),
        list(data["damage_discard"]),
        list(data["known"]),
        list(data["queue"]),
        _load_field(data["field"]),
    )
    state.bottom = data["bottom"]
    state.retained = data["retained"]
    state.report = data["report"]
    state.round = data["round"]
    state.phase = data["phase"]
    state.active = data["active"]
    state.last_actor = data["last_actor"]
    state.passes_done = data["passes_done"]
    state.final_deck = data["final_deck"]
    state.shuffle_pending = data["shuffle_pending"]
    state.end_pending = data["end_pending"]
    load_kernel(state, data, _STEPS)
    return state


def _load_tank(number: int, slot: Slot, saved: dict[str, Any]) -> Tank:
    tank = Tank(number, slot)
    tank.vp = saved["vp"]
    tank.medals = saved["medals"]
    tank.apcr_stock = saved["apcr_stock"]
    tank.losses = saved["losses"]
    tank.alive = saved["alive"]
    tank.range = saved["range"]
    tank.motion = saved["motion"]
    tank.terrain = saved["terrain"]
    tank.smoke = saved["smoke"]
    tank.hill = saved["hill"]
    tank.hull_down = saved["hull_down"]
    tank.spotted = saved["spotted"]
    tank.acquired = saved["acquired"]
    tank.acquired_bonus = saved["acquired_bonus"]
    tank.flanking = saved["flanking"]
    tank.initiative = saved["initiative"]
    tank.on_fire = saved["on_fire"]
    tank.broken = saved["broken"]
    tank.smoke_in_tank = saved["smoke_in_tank"]
    tank.move_perm = saved["move_perm"]
    tank.fire_perm = saved["fire_perm"]
    tank.move_cap = saved["move_cap"]
    tank.fire_cap = saved["fire_cap"]
    tank.bog = saved["bog"]
    tank.track_hits = saved["track_hits"]
    tank.immobilised = saved["immobilised"]
    tank.jammed = saved["jammed"]
    tank.sights_damaged = saved["sights_damaged"]
    tank.men = list(saved["men"])
    tank.sitting = list(saved["sitting"])
    tank.apcr_loaded = saved["apcr_loaded"]
    tank.penetrator = saved["penetrator"]
    tank.medal_due = saved["medal_due"]
    tank.sight = saved["sight"]
    tank.hatch_closed = saved["hatch_closed"]
    tank.personality = saved["personality"]
    tank.peril = saved["peril"]
    tank.in_peril = saved["in_peril"]
    return tank


def _load_field(saved: list[Any]) -> Table:
    field = Table()
    side_vp, exits, roads, advance, guns_used, infantry_used, radio_used, road_used = saved
    field.side_vp = list(side_vp)
    field.exits = list(exits)
    field.roads = list(roads)
    field.advance = list(advance)
    field.guns_used = guns_used
    field.infantry_used = infantry_used
    field.radio_used = radio_used
    field.road_used = road_used
    return field


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
