"""The actions of the players (the decisions D:… of the rules document)."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT, FactKinds, Kind, Vocabulary

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
CHECK: Final = Kind("check")  # of a flip, see CHECKS
GOAL: Final = Kind("goal")  # only in reasons: a range too
# Only in sentences: other ways to name the same things.
CALLED: Final = Kind("called")  # a tank, by its short name
MOVE_CARD: Final = Kind("move_card")  # a card that is played for its MOVE, FLANK or FIRE
FLANK_CARD: Final = Kind("flank_card")
FIRE_CARD: Final = Kind("fire_card")
GROUND: Final = Kind("ground")  # a terrain with what it does
SPECIAL_ACTION: Final = Kind("special")  # of an ORDER card
ABOUT_SPECIAL: Final = Kind("special-about")
COURSE: Final = Kind("course")  # of a drive, see COURSES
RULE: Final = Kind("rule")  # of a modifier
SEEN: Final = Kind("seen")  # a flipped card and the part of it that is read: part * LOOK + card

COURSES: Final = ["advance", "stay", "withdraw"]
ADVANCE: Final = 0
STAY: Final = 1
WITHDRAW: Final = 2

METRE_WORDS: Final = ["-400", "-200", "0", "+200", "+400"]
RANGE_WORDS: Final = [str(metres) for metres in range(-1000, 1001, 200)]

VERBS: Final = Vocabulary(
    {
        "seat": SEAT,
        "goal": GOAL,
        "card": CARD,
        "enemy": CALLED,
        "location": LOCATION,
        "man": MAN,
        "position": POSITION,
        "range": RANGE,
        "tank": CALLED,
        "terrain": TERRAIN,
        "weapon": WEAPON,
    }
)
INITIATIVE: Final = VERBS.verb("initiative", [TANK, CARD])
NO_INITIATIVE: Final = VERBS.verb("no_initiative", [TANK])
BAIL_OUT: Final = VERBS.verb("bail_out")
PAY: Final = VERBS.verb("pay")
FLIP: Final = VERBS.verb("flip")
SPEND: Final = VERBS.verb("spend", [CARD], [("count", NUMBER)])
OPEN_HATCH: Final = VERBS.verb("open_hatch")
CLOSE_HATCH: Final = VERBS.verb("close_hatch")
MOVE: Final = VERBS.verb("move", [CARD], [("card", MOVE_CARD), ("count", NUMBER)])
FLANK: Final = VERBS.verb("flank", [CARD, ENEMY], [("card", FLANK_CARD), ("count", NUMBER)])
UNFLANK: Final = VERBS.verb("unflank", [CARD, ENEMY], [("card", FLANK_CARD), ("count", NUMBER)])
FIRE: Final = VERBS.verb("fire", [CARD], [("card", FIRE_CARD), ("count", NUMBER)])
ENTER: Final = VERBS.verb("terrain", [CARD], [("number", NUMBER), ("ground", GROUND)])
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
DISTANCE: Final = VERBS.verb("distance", [METRES], [("course", COURSE), ("range", RANGE)])
TRAIL_REMOVE: Final = VERBS.verb("trail_remove", [ENEMY])
TAKE_BACK: Final = VERBS.verb("take_back", [ENEMY])
TARGET: Final = VERBS.verb("target", [ENEMY], [("range", NUMBER), ("accuracy", NUMBER)])
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
SPECIAL: Final = VERBS.verb("special", [], [("special", SPECIAL_ACTION), ("about", ABOUT_SPECIAL)])
TAKE_CARD: Final = VERBS.verb("take_card", [CARD])
RALLY: Final = VERBS.verb("rally", [TANK])
TERRAIN_ON: Final = VERBS.verb(
    "terrain_on", [CARD, ENEMY], [("number", NUMBER), ("ground", GROUND), ("enemy", CALLED)]
)
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

_ASKED: Final[FactKinds] = [("tank", CALLED)]

VERBS.prompt("initiative", [("tank", TANK)])
VERBS.prompt("fire_admin", _ASKED)
VERBS.prompt("morale_admin", _ASKED)
VERBS.prompt("pay", [("need", NUMBER)])
VERBS.prompt("hatch", _ASKED)
VERBS.prompt("action", _ASKED)
VERBS.prompt("chain_move", _ASKED)
VERBS.prompt("chain_fire", _ASKED)
VERBS.prompt("distance", _ASKED)
VERBS.prompt("trail_remove", _ASKED)
VERBS.prompt("take_back", _ASKED)
VERBS.prompt("target", _ASKED)
VERBS.prompt("rapid_load", _ASKED)
VERBS.prompt("tactics")
VERBS.prompt("location", _ASKED)
VERBS.prompt("acquire", _ASKED)
VERBS.prompt("spot_offer", _ASKED)
VERBS.prompt("opponent", _ASKED)
VERBS.prompt("leadership", _ASKED)
VERBS.prompt("crew_command", _ASKED)
VERBS.prompt("spot_extra", _ASKED)
VERBS.prompt("order", _ASKED)
VERBS.prompt("recon_pick")
VERBS.prompt("regroup_pick")
VERBS.prompt("ammo_discard", _ASKED)
VERBS.prompt("weapon")
VERBS.prompt("discard", _ASKED)
PROMPTS: Final = list(VERBS.prompts)

# 11.1.3.c and 17: the sources of modifiers of accuracy and penetration, with the rules that the log cites.
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

# The reasons for a flip.
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

# What counts on a card that is flipped for a check.
LOOKS: Final = ["number", "symbols", "target", "penetration", "faces"]
AT_NUMBER: Final = 0
AT_SYMBOLS: Final = 1
AT_TARGET: Final = 2
AT_PENETRATION: Final = 3
AT_FACES: Final = 4
LOOK_OF_CHECK: Final = {
    SMOKE_CHECK: AT_SYMBOLS, BURN_CHECK: AT_SYMBOLS, BLAST_CHECK: AT_SYMBOLS, SPOT_CHECK: AT_SYMBOLS,
    ESCAPE_CHECK: AT_SYMBOLS, WEATHER_CHECK: AT_TARGET, TRAIL_CHECK: AT_TARGET, LOCATION_CHECK: AT_TARGET,
    PERIL_CHECK: AT_TARGET, PENETRATION_CHECK: AT_PENETRATION, POOL_CHECK: AT_FACES, TACTICS_CHECK: AT_FACES,
}  # fmt: skip
LOOK: Final = 128  # more than the number of any card
# Checks within a shot: the log has named the target already, so their sentences leave it out.
CHECKS_IN_SHOT: Final = (TO_HIT_CHECK, LOCATION_CHECK, PENETRATION_CHECK)
