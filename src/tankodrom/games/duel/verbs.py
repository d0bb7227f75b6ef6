"""What a player can do (the decisions D:… of the rules document) and what can happen."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT, Kind, Vocabulary
from tankodrom.core.event import EventBook

CARD: Final = Kind("card")
OTHER_CARD: Final = Kind("other_card")
TANK: Final = Kind("tank")
ENEMY: Final = Kind("enemy")
METRES: Final = Kind("metres")  # 0..4 for -400..+400
RANGE: Final = Kind("range")  # 0..10 for -1000..+1000
MAN: Final = Kind("man")
POSITION: Final = Kind("position")
LOCATION: Final = Kind("location")
GUN: Final = Kind("gun")  # by its place in the mission
WEAPON: Final = Kind("weapon")
# Only in events and refusals:
SIDE: Final = Kind("side")
DAMAGE: Final = Kind("damage")  # a damage card
EFFECT: Final = Kind("effect")
SECTION: Final = Kind("section")
TERRAIN: Final = Kind("terrain")
REASON: Final = Kind("reason")  # of a modifier, see MODIFIERS
SIGNED: Final = Kind("signed")  # a number with its sign
PERSONALITY: Final = Kind("personality")
CAUSE: Final = Kind("cause")  # of an elimination, see CAUSES
YES: Final = Kind("yes")  # a truth value
CHECK: Final = Kind("check")  # of a flip, see CHECKS
GOAL: Final = Kind("goal")  # only in reasons: a range too

# What the facts of reasons for a choice can be, by the names of the kinds; all others are numbers.
REASON_KINDS: Final = (SEAT, GOAL, CARD, ENEMY, LOCATION, MAN, POSITION, RANGE, TANK, TERRAIN, WEAPON)

METRE_WORDS: Final = ["-400", "-200", "0", "+200", "+400"]
YES_WORDS: Final = ["no", "yes"]
RANGE_WORDS: Final = [str(metres) for metres in range(-1000, 1001, 200)]

VERBS: Final = Vocabulary()
INITIATIVE: Final = VERBS.verb("initiative", [TANK, CARD])
NO_INITIATIVE: Final = VERBS.verb("no_initiative", [TANK])
BAIL_OUT: Final = VERBS.verb("bail_out")
PAY: Final = VERBS.verb("pay")
FLIP: Final = VERBS.verb("flip")
SPEND: Final = VERBS.verb("spend", [CARD])
OPEN_HATCH: Final = VERBS.verb("open_hatch")
CLOSE_HATCH: Final = VERBS.verb("close_hatch")
MOVE: Final = VERBS.verb("move", [CARD])
FLANK: Final = VERBS.verb("flank", [CARD, ENEMY])
UNFLANK: Final = VERBS.verb("unflank", [CARD, ENEMY])
FIRE: Final = VERBS.verb("fire", [CARD])
ENTER: Final = VERBS.verb("terrain", [CARD])
LAY_SMOKE: Final = VERBS.verb("smoke", [CARD])
LEADERSHIP: Final = VERBS.verb("leadership", [CARD])
CREW: Final = VERBS.verb("crew", [CARD])
PASS: Final = VERBS.verb("pass", [CARD])
PASS_EMPTY: Final = VERBS.verb("pass_empty")
CLEAR_TRANSMISSION: Final = VERBS.verb("clear_transmission", [CARD, OTHER_CARD])
EXTINGUISH: Final = VERBS.verb("extinguish")
END_STEP: Final = VERBS.verb("end_step")
BONUS: Final = VERBS.verb("bonus")
DONE: Final = VERBS.verb("done")
DISTANCE: Final = VERBS.verb("distance", [METRES])
TRAIL_REMOVE: Final = VERBS.verb("trail_remove", [ENEMY])
TAKE_BACK: Final = VERBS.verb("take_back", [ENEMY])
TARGET: Final = VERBS.verb("target", [ENEMY])
LOAD: Final = VERBS.verb("load")
UNLOAD: Final = VERBS.verb("unload")
NO: Final = VERBS.verb("no")
TACTICS: Final = VERBS.verb("tactics", [CARD])
AIM_AT: Final = VERBS.verb("location", [LOCATION])
ACQUIRE: Final = VERBS.verb("acquire")
TAKE: Final = VERBS.verb("take")
DECLINE: Final = VERBS.verb("decline")
STEAL: Final = VERBS.verb("steal", [SEAT])
SPOT: Final = VERBS.verb("spot", [ENEMY])
HULL_DOWN: Final = VERBS.verb("hull_down")
CONCEAL: Final = VERBS.verb("conceal")
NOTHING: Final = VERBS.verb("none")
RESEAT: Final = VERBS.verb("seat", [MAN, POSITION])
ORDER: Final = VERBS.verb("order", [CARD])
SPECIAL: Final = VERBS.verb("special")
TAKE_CARD: Final = VERBS.verb("take_card", [CARD])
RALLY: Final = VERBS.verb("rally", [TANK])
TERRAIN_ON: Final = VERBS.verb("terrain_on", [CARD, ENEMY])
STOP: Final = VERBS.verb("stop", [CARD])
CLIMB: Final = VERBS.verb("climb", [CARD])
EXIT: Final = VERBS.verb("exit", [CARD])
ROAD: Final = VERBS.verb("road")
AT_GUN_FIRE: Final = VERBS.verb("at_gun_fire", [GUN, ENEMY])
INF_ADVANCE: Final = VERBS.verb("inf_advance", [CARD])
INF_ASSAULT: Final = VERBS.verb("inf_assault", [CARD, ENEMY])
CHOOSE_WEAPON: Final = VERBS.verb("weapon", [WEAPON])
RADIO: Final = VERBS.verb("radio", [CARD, TANK, ENEMY])
AMMO_DISCARD: Final = VERBS.verb("ammo_discard", [CARD])
DISCARD: Final = VERBS.verb("discard", [CARD])
END_DISCARD: Final = VERBS.verb("end_discard")

PROMPTS: Final = [
    "initiative", "fire_admin", "morale_admin", "pay", "hatch", "action", "chain_move", "chain_fire", "distance",
    "trail_remove", "take_back", "target", "rapid_load", "tactics", "location", "acquire", "spot_offer", "opponent",
    "leadership", "crew_command", "spot_extra", "order", "recon_pick", "regroup_pick", "ammo_discard", "weapon",
    "discard",
]  # fmt: skip

# 11.1.3.c and 17: where a modifier of accuracy or penetration comes from, with the rule that the log cites.
MODIFIERS: Final = [
    "base", "fire_card", "leadership", "acquired", "flank", "fire_from", "to_hit_vs", "cover", "size", "tactics",
    "hatch", "advance", "open_hatch", "motion", "apcr", "hill", "gun",
]  # fmt: skip
MODIFIER_RULES: Final = [
    "11.1.3.b(1)", "11.1.3.c(1)", "11.1.3.c(2)", "11.1.3.c(3)", "11.1.3.c(4)", "11.1.3.c(5)", "11.1.3.c(6)",
    "11.1.3.c(7)", "11.1.3.c(8)", "11.1.3.c(9)", "11.1.3.c(10)", "17.3.3(2)", "17.3.3(4)", "17.3.3(3)",
    "11.1.3.f(1)", "11.1.3.f(1)", "11.1.3.f(1)",
]  # fmt: skip
BY_TABLE: Final = 0
BY_FIRE_CARD: Final = 1
BY_LEADERSHIP: Final = 2
BY_ACQUIRED: Final = 3
BY_FLANK: Final = 4
BY_FIRE_FROM: Final = 5
BY_TO_HIT_VS: Final = 6
BY_COVER: Final = 7
BY_SIZE: Final = 8
BY_TACTICS: Final = 9
BY_HATCH: Final = 10
BY_ADVANCE: Final = 11
BY_OPEN_HATCH: Final = 12
BY_MOTION: Final = 13
BY_APCR: Final = 14
BY_HILL: Final = 15
BY_GUN: Final = 16

# Why a tank is eliminated.
CAUSES: Final = ["explosion", "fire", "catastrophic", "two_dead", "morale", "bail_out"]
BY_EXPLOSION: Final = 0
BY_FIRE: Final = 1
BY_CATASTROPHE: Final = 2
BY_TWO_DEAD: Final = 3
BY_MORALE: Final = 4
BY_BAIL_OUT: Final = 5

# What a card is flipped for.
CHECKS: Final = [
    "smoke", "fire", "explosion", "weather", "spotting", "trail", "conceal", "hull_down", "bog", "mines", "to_hit",
    "location", "penetration", "escape", "assault", "peril", "pool", "tactics",
]  # fmt: skip
SMOKE_CHECK: Final = 0
BURN_CHECK: Final = 1
BLAST_CHECK: Final = 2
WEATHER_CHECK: Final = 3
SPOT_CHECK: Final = 4
TRAIL_CHECK: Final = 5
CONCEAL_CHECK: Final = 6
HULL_DOWN_CHECK: Final = 7
BOG_CHECK: Final = 8
MINES_CHECK: Final = 9
TO_HIT_CHECK: Final = 10
LOCATION_CHECK: Final = 11
PENETRATION_CHECK: Final = 12
ESCAPE_CHECK: Final = 13
ASSAULT_CHECK: Final = 14
PERIL_CHECK: Final = 15
POOL_CHECK: Final = 16
TACTICS_CHECK: Final = 17

EVENTS: Final = EventBook()

_TANK: Final = [("tank", TANK)]
_TANK_ENEMY: Final = [("tank", TANK), ("enemy", TANK)]
_TANK_CARD: Final = [("tank", TANK), ("card", CARD)]

ROUND_BEGAN: Final = EVENTS.event("round_began", [("round", NUMBER)])
DREW: Final = EVENTS.event("drew", [("seat", SEAT), ("count", NUMBER)])
DREW_CARD: Final = EVENTS.event("drew_card", [("seat", SEAT), ("card", CARD)])  # to the drawer alone
SHUFFLED: Final = EVENTS.event("shuffled", [("done", NUMBER), ("needed", NUMBER)])
SHUFFLE_OUT: Final = EVENTS.event("shuffle_out", [])
END_OUT: Final = EVENTS.event("end_out", [])
FINAL_DECK: Final = EVENTS.event("final_deck", [])
INITIATIVE_SHOWN: Final = EVENTS.event("initiative_shown", _TANK_CARD)
INITIATIVE_NONE: Final = EVENTS.event("initiative_none", _TANK)
PHASE_BEGAN: Final = EVENTS.event("phase_began", _TANK)
OBJECTIVE: Final = EVENTS.event("objective", [("tank", TANK), ("vp", NUMBER)])
FLIPPED: Final = EVENTS.event("flipped", [("check", CHECK), ("card", CARD), ("tank", TANK)])
SPENT: Final = EVENTS.event("spent", [("seat", SEAT), ("card", CARD)])
DISCARDED: Final = EVENTS.event("discarded", [("seat", SEAT)])
DISCARDED_CARD: Final = EVENTS.event("discarded_card", [("seat", SEAT), ("card", CARD)])  # to the owner
SHOWN_DISCARD: Final = EVENTS.event("shown_discard", [("seat", SEAT), ("card", CARD)])
SMOKE_STAYS: Final = EVENTS.event("smoke_stays", _TANK)
SMOKE_GONE: Final = EVENTS.event("smoke_gone", _TANK)
FIRE_OUT: Final = EVENTS.event("fire_out", _TANK)
FIRE_STAYS: Final = EVENTS.event("fire_stays", _TANK)
FIRE_UNCONTROLLED: Final = EVENTS.event("fire_uncontrolled", _TANK)
SET_ON_FIRE: Final = EVENTS.event("set_on_fire", _TANK)
MORALE_FLIP: Final = EVENTS.event("morale_flip", [("tank", TANK), ("damage", DAMAGE)])
RALLIED: Final = EVENTS.event("rallied", _TANK)
MORALE_HOLDS: Final = EVENTS.event("morale_holds", _TANK)
BROKE: Final = EVENTS.event("broke", _TANK)
WEATHER: Final = EVENTS.event("weather", [("tank", TANK), ("sight", NUMBER)])
HATCH: Final = EVENTS.event("hatch", [("tank", TANK), ("closed", YES)])
PLAYED: Final = EVENTS.event("played", _TANK_CARD)
FLANK_PLAYED: Final = EVENTS.event("flank_played", [("tank", TANK), ("card", CARD), ("enemy", TANK)])
TERRAIN_PLAYED: Final = EVENTS.event("terrain_played", [("tank", TANK), ("card", CARD), ("enemy", TANK)])
RAISED: Final = EVENTS.event("raised", [("tank", TANK), ("bonus", NUMBER)])
MOVED: Final = EVENTS.event("moved", [("tank", TANK), ("range", RANGE)])
IN_MOTION: Final = EVENTS.event("in_motion", _TANK)
STOPPED: Final = EVENTS.event("stopped", _TANK)
ENTERED: Final = EVENTS.event("entered", [("tank", TANK), ("terrain", TERRAIN)])
SPOTTED: Final = EVENTS.event("spotted", _TANK_ENEMY)
OFFER_DECLINED: Final = EVENTS.event("offer_declined", _TANK_ENEMY)
AIM_DROPPED: Final = EVENTS.event("aim_dropped", _TANK_ENEMY)
SPOTTING_FAILED: Final = EVENTS.event("spotting_failed", _TANK_ENEMY)
CONCEALED: Final = EVENTS.event("concealed", _TANK)
CONCEAL_FAILED: Final = EVENTS.event("conceal_failed", _TANK)
WENT_HULL_DOWN: Final = EVENTS.event("went_hull_down", _TANK)
HULL_DOWN_FAILED: Final = EVENTS.event("hull_down_failed", _TANK)
BOGGED: Final = EVENTS.event("bogged", [("tank", TANK), ("level", NUMBER)])
BOG_PASSED: Final = EVENTS.event("bog_passed", _TANK)
UNBOGGED: Final = EVENTS.event("unbogged", _TANK)
MINE_BLEW: Final = EVENTS.event("mine_blew", _TANK)
MINE_PASSED: Final = EVENTS.event("mine_passed", _TANK)
FLANKED: Final = EVENTS.event("flanked", _TANK_ENEMY)
FLANK_REMOVED: Final = EVENTS.event("flank_removed", _TANK_ENEMY)
FLANK_TAKEN_BACK: Final = EVENTS.event("flank_taken_back", _TANK_ENEMY)
FLANK_FAILED: Final = EVENTS.event("flank_failed", _TANK)
TRAIL_HOLDS: Final = EVENTS.event("trail_holds", _TANK)
SMOKED: Final = EVENTS.event("smoked", _TANK)
AIMED: Final = EVENTS.event("aimed", [("tank", TANK), ("enemy", TANK), ("range", NUMBER)])
MODIFIED: Final = EVENTS.event("modified", [("reason", REASON), ("amount", SIGNED)])
ACCURACY: Final = EVENTS.event("accuracy", [("accuracy", NUMBER)])
MISSED: Final = EVENTS.event("missed", _TANK_ENEMY)
HULL_DOWN_MISS: Final = EVENTS.event("hull_down_miss", _TANK_ENEMY)
HIT: Final = EVENTS.event("hit", [("enemy", TANK), ("location", LOCATION)])
PEN_MODIFIED: Final = EVENTS.event("pen_modified", [("reason", REASON), ("amount", SIGNED)])
BOUNCED: Final = EVENTS.event("bounced", [("enemy", TANK), ("pen", NUMBER), ("armour", NUMBER)])
PENETRATED: Final = EVENTS.event("penetrated", [("enemy", TANK), ("pen", NUMBER), ("armour", NUMBER)])
RICOCHET: Final = EVENTS.event("ricochet", [("enemy", TANK)])
THROUGH: Final = EVENTS.event("through", [("enemy", TANK)])
ACQUIRED: Final = EVENTS.event("acquired", [("tank", TANK), ("enemy", TANK), ("bonus", NUMBER)])
LOADED: Final = EVENTS.event("loaded", _TANK)
UNLOADED: Final = EVENTS.event("unloaded", _TANK)
APCR_SPENT: Final = EVENTS.event("apcr_spent", _TANK)
TACTICS_PLAYED: Final = EVENTS.event("tactics_played", [("seat", SEAT), ("card", CARD)])
BOT_TACTICS: Final = EVENTS.event("bot_tactics", [("tank", TANK)])
CANCELLED: Final = EVENTS.event("cancelled", _TANK)
DAMAGE_FLIP: Final = EVENTS.event("damage_flip", [("tank", TANK), ("damage", DAMAGE), ("section", SECTION)])
NO_DAMAGE: Final = EVENTS.event("no_damage", _TANK)
DAMAGED: Final = EVENTS.event("damaged", [("tank", TANK), ("effect", EFFECT)])
WOUNDED: Final = EVENTS.event("wounded", [("tank", TANK), ("man", MAN)])
KILLED: Final = EVENTS.event("killed", [("tank", TANK), ("man", MAN)])
ESCAPED: Final = EVENTS.event("escaped", [("tank", TANK), ("man", MAN)])
SCORED: Final = EVENTS.event("scored", [("tank", TANK), ("vp", NUMBER)])
MEDAL: Final = EVENTS.event("medal", _TANK)
ELIMINATED: Final = EVENTS.event("eliminated", [("tank", TANK), ("cause", CAUSE)])
HAND_HALVED: Final = EVENTS.event("hand_halved", [("seat", SEAT), ("count", NUMBER)])
RETURNED: Final = EVENTS.event("returned", _TANK)
PASSED: Final = EVENTS.event("passed", _TANK)
CREW_COMMAND: Final = EVENTS.event("crew_command", _TANK)
RESEATED: Final = EVENTS.event("reseated", [("tank", TANK), ("man", MAN), ("position", POSITION)])
TRANSMISSION_CLEARED: Final = EVENTS.event("transmission_cleared", _TANK)
STOLE: Final = EVENTS.event("stole", [("seat", SEAT), ("victim", SEAT)])
STOLE_CARD: Final = EVENTS.event("stole_card", [("seat", SEAT), ("victim", SEAT), ("card", CARD)])
RECON_TOOK: Final = EVENTS.event("recon_took", [("seat", SEAT)])
RECON_CARD: Final = EVENTS.event("recon_card", [("seat", SEAT), ("card", CARD)])
CLIMBED: Final = EVENTS.event("climbed", _TANK)
LEFT: Final = EVENTS.event("left", [("tank", TANK), ("vp", NUMBER)])
ROAD_LAID: Final = EVENTS.event("road_laid", [("side", SIDE), ("count", NUMBER)])
GUN_FIRED: Final = EVENTS.event("gun_fired", [("gun", GUN), ("enemy", TANK), ("range", NUMBER)])
RADIOED: Final = EVENTS.event("radioed", [("tank", TANK), ("friend", TANK), ("enemy", TANK)])
INFANTRY_ADVANCED: Final = EVENTS.event("infantry_advanced", [("side", SIDE), ("range", NUMBER)])
INFANTRY_ASSAULTED: Final = EVENTS.event("infantry_assaulted", [("tank", TANK), ("enemy", TANK)])
INFANTRY_WEAPON: Final = EVENTS.event("infantry_weapon", [("weapon", WEAPON)])
BOT_MOOD: Final = EVENTS.event("bot_mood", [("tank", TANK), ("peril", NUMBER), ("in_peril", YES)])
BOT_PERSONALITY: Final = EVENTS.event("bot_personality", [("tank", TANK), ("personality", PERSONALITY)])
END_VP: Final = EVENTS.event("end_vp", [("side", SIDE), ("vp", NUMBER)])
GAME_OVER: Final = EVENTS.event("game_over", [("soviet", NUMBER), ("german", NUMBER)])
