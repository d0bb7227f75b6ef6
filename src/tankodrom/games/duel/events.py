"""What happened, each with the rule that made it happen."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT, YES
from tankodrom.core.event import EventBook
from tankodrom.games.duel.verbs import (
    CALLED,
    CARD,
    CAUSE,
    CHECK,
    DAMAGE,
    EFFECT,
    GUN,
    LOCATION,
    MAN,
    PERSONALITY,
    POSITION,
    RANGE,
    REASON,
    RULE,
    SECTION,
    SEEN,
    SIDE,
    SIGNED,
    TANK,
    TERRAIN,
    WEAPON,
)

EVENTS: Final = EventBook()

_TANK: Final = [("tank", CALLED)]
_TANK_ENEMY: Final = [("tank", CALLED), ("enemy", CALLED)]
_TANK_CARD: Final = [("tank", CALLED), ("card", CARD)]

ROUND_BEGAN: Final = EVENTS.event("round_began", [("round", NUMBER)], "3.0(2)")
DREW: Final = EVENTS.event("drew", [("seat", SEAT), ("count", NUMBER)], "6.0(1)", yields_to="drew_card")
# To the drawer alone.
DREW_CARD: Final = EVENTS.event("drew_card", [("seat", SEAT), ("card", CARD)], "6.0(1)", joins=True)
SHUFFLED: Final = EVENTS.event("shuffled", [("done", NUMBER), ("needed", NUMBER)], "4.2.6(2)")
SHUFFLE_OUT: Final = EVENTS.event("shuffle_out", [], "3.2.2(1)")
END_OUT: Final = EVENTS.event("end_out", [], "3.2(2)")
FINAL_DECK: Final = EVENTS.event("final_deck", [], "4.2.6(3)")
INITIATIVE_SHOWN: Final = EVENTS.event("initiative_shown", _TANK_CARD, "7.0(1)")
INITIATIVE_NONE: Final = EVENTS.event("initiative_none", _TANK, "7.0(4)")
PHASE_BEGAN: Final = EVENTS.event("phase_began", [("tank", TANK)], "3.1(1)")
OBJECTIVE: Final = EVENTS.event("objective", [("tank", CALLED), ("vp", NUMBER)], "14.3(1)")
FLIPPED: Final = EVENTS.event(
    "flipped",
    [("check", CHECK), ("card", CARD), ("tank", CALLED)],
    "4.1(1)",
    facts=[("seen", SEEN), ("in_shot", YES)],
)
# Cards that are flipped together.
TURNED_UP: Final = EVENTS.event(
    "turned_up",
    [("check", CHECK), ("tank", CALLED), ("card", CARD)],
    "4.1(2)",
    joins=True,
    facts=[("seen", SEEN), ("number", NUMBER), ("pool", YES)],
)
SPENT: Final = EVENTS.event("spent", [("seat", SEAT), ("card", CARD)], "4.2.3(1)", joins=True)
DISCARDED: Final = EVENTS.event("discarded", [("seat", SEAT)], "8.5(1)")
# Only the owner is told.
DISCARDED_CARD: Final = EVENTS.event("discarded_card", [("seat", SEAT), ("card", CARD)], "8.5(1)", joins=True)
SHOWN_DISCARD: Final = EVENTS.event("shown_discard", [("seat", SEAT), ("card", CARD)], "4.0(1)", joins=True)
SMOKE_STAYS: Final = EVENTS.event("smoke_stays", _TANK, "10.5.6(1)")
SMOKE_GONE: Final = EVENTS.event("smoke_gone", _TANK, "10.5.6(1)")
FIRE_OUT: Final = EVENTS.event("fire_out", _TANK, "12.3.3(1)")
FIRE_STAYS: Final = EVENTS.event("fire_stays", _TANK, "8.1.d(4)")
FIRE_UNCONTROLLED: Final = EVENTS.event("fire_uncontrolled", _TANK, "12.3.1(2)")
SET_ON_FIRE: Final = EVENTS.event("set_on_fire", _TANK, "12.3.1(1)")
MORALE_FLIP: Final = EVENTS.event("morale_flip", [("tank", CALLED), ("damage", DAMAGE)], "12.4.1(1)")
RALLIED: Final = EVENTS.event("rallied", _TANK, "12.4.2(1)")
MORALE_HOLDS: Final = EVENTS.event("morale_holds", _TANK, "12.4.1(1)")
BROKE: Final = EVENTS.event("broke", _TANK, "12.4.1(2)")
WEATHER: Final = EVENTS.event("weather", [("tank", CALLED), ("sight", NUMBER)], "1.4(1)")
HATCH: Final = EVENTS.event("hatch", [("tank", CALLED), ("closed", YES)], "8.1.f(1)")
PLAYED: Final = EVENTS.event("played", _TANK_CARD, "8.2(1)")
FLANK_PLAYED: Final = EVENTS.event(
    "flank_played", [("tank", CALLED), ("card", CARD), ("enemy", CALLED)], "10.4.2(1)"
)
TERRAIN_PLAYED: Final = EVENTS.event(
    "terrain_played", [("tank", CALLED), ("card", CARD), ("enemy", CALLED)], "8.4(2)"
)
RAISED: Final = EVENTS.event("raised", [("tank", CALLED), ("bonus", NUMBER)], "4.2.3(6)")
MOVED: Final = EVENTS.event("moved", [("tank", CALLED), ("range", RANGE)], "10.1.2(1)")
IN_MOTION: Final = EVENTS.event("in_motion", _TANK, "10.1.4(2)")
STOPPED: Final = EVENTS.event("stopped", _TANK, "10.2.2(1)")
ENTERED: Final = EVENTS.event("entered", [("tank", CALLED), ("terrain", TERRAIN)], "10.3.2(1)")
SPOTTED: Final = EVENTS.event("spotted", _TANK_ENEMY, "5.4.1(2)", joins=True)
OFFER_DECLINED: Final = EVENTS.event("offer_declined", _TANK_ENEMY, "5.4.1(3)")
AIM_DROPPED: Final = EVENTS.event("aim_dropped", _TANK_ENEMY, "5.4.3(5)")
SPOTTING_FAILED: Final = EVENTS.event("spotting_failed", _TANK_ENEMY, "8.3.5.i(1)")
CONCEALED: Final = EVENTS.event("concealed", _TANK, "5.4.2(2)")
CONCEAL_FAILED: Final = EVENTS.event("conceal_failed", _TANK, "10.3.6(2)")
WENT_HULL_DOWN: Final = EVENTS.event("went_hull_down", _TANK, "5.7.1(1)")
HULL_DOWN_FAILED: Final = EVENTS.event("hull_down_failed", _TANK, "8.3.5.iii(1)")
BOGGED: Final = EVENTS.event("bogged", [("tank", CALLED), ("level", NUMBER)], "10.3.8(1)")
BOG_PASSED: Final = EVENTS.event("bog_passed", _TANK, "10.3.6(1)")
UNBOGGED: Final = EVENTS.event("unbogged", _TANK, "10.3.8(3)")
MINE_BLEW: Final = EVENTS.event("mine_blew", _TANK, "10.3.4(1)")
MINE_PASSED: Final = EVENTS.event("mine_passed", _TANK, "10.3.4(1)")
FLANKED: Final = EVENTS.event("flanked", _TANK_ENEMY, "10.4.2(3)")
FLANK_REMOVED: Final = EVENTS.event("flank_removed", _TANK_ENEMY, "10.4.3(6)")
FLANK_TAKEN_BACK: Final = EVENTS.event("flank_taken_back", _TANK_ENEMY, "10.4.2(6)")
FLANK_FAILED: Final = EVENTS.event("flank_failed", _TANK, "10.4.2(2)")
TRAIL_HOLDS: Final = EVENTS.event("trail_holds", _TANK, "10.1.3(2)")
SMOKED: Final = EVENTS.event("smoked", _TANK, "10.5.2(1)")
AIMED: Final = EVENTS.event("aimed", [("tank", TANK), ("enemy", TANK), ("range", NUMBER)], "11.1.3.a(1)")
MODIFIED: Final = EVENTS.event(
    "modified", [("reason", REASON), ("amount", SIGNED)], "11.1.3.c(1)", facts=[("rule", RULE)]
)
ACCURACY: Final = EVENTS.event("accuracy", [("accuracy", NUMBER)], "11.1.3.b(1)")
MISSED: Final = EVENTS.event("missed", _TANK_ENEMY, "11.1.3.d(2)")
HULL_DOWN_MISS: Final = EVENTS.event("hull_down_miss", _TANK_ENEMY, "11.1.3.e(3)")
HIT: Final = EVENTS.event("hit", [("enemy", CALLED), ("location", LOCATION)], "11.1.3.e(2)")
PEN_MODIFIED: Final = EVENTS.event(
    "pen_modified", [("reason", REASON), ("amount", SIGNED)], "11.1.3.f(1)", facts=[("rule", RULE)]
)
BOUNCED: Final = EVENTS.event("bounced", [("enemy", CALLED), ("pen", NUMBER), ("armour", NUMBER)], "11.1.3.h(1)")
PENETRATED: Final = EVENTS.event(
    "penetrated", [("enemy", CALLED), ("pen", NUMBER), ("armour", NUMBER)], "11.1.3.h(1)"
)
RICOCHET: Final = EVENTS.event("ricochet", [("enemy", CALLED)], "11.1.3.h(1)")
THROUGH: Final = EVENTS.event("through", [("enemy", CALLED)], "11.1.3.h(1)")
ACQUIRED: Final = EVENTS.event("acquired", [("tank", CALLED), ("enemy", CALLED), ("bonus", NUMBER)], "11.1.4(1)")
LOADED: Final = EVENTS.event("loaded", _TANK, "5.5.1(2)")
UNLOADED: Final = EVENTS.event("unloaded", _TANK, "5.5.1(2)")
APCR_SPENT: Final = EVENTS.event("apcr_spent", _TANK, "11.1.3.d(1)")
TACTICS_PLAYED: Final = EVENTS.event("tactics_played", [("seat", SEAT), ("card", CARD)], "13.1(1)")
BOT_TACTICS: Final = EVENTS.event("bot_tactics", [("tank", CALLED)], "19.12(1)")
CANCELLED: Final = EVENTS.event("cancelled", _TANK, "13.1(3)")
DAMAGE_FLIP: Final = EVENTS.event(
    "damage_flip", [("tank", CALLED), ("damage", DAMAGE), ("section", SECTION)], "12.1.3(1)"
)
NO_DAMAGE: Final = EVENTS.event("no_damage", _TANK, "12.1.3(3)")
DAMAGED: Final = EVENTS.event("damaged", [("tank", CALLED), ("effect", EFFECT)], "12.1.3(3)", joins=True)
WOUNDED: Final = EVENTS.event("wounded", [("tank", CALLED), ("man", MAN)], "12.1.4.a(1)")
KILLED: Final = EVENTS.event("killed", [("tank", CALLED), ("man", MAN)], "5.6.2(2)")
ESCAPED: Final = EVENTS.event("escaped", [("tank", CALLED), ("man", MAN)], "12.6.2(1)")
SCORED: Final = EVENTS.event("scored", [("tank", CALLED), ("vp", NUMBER)], "14.2(1)")
MEDAL: Final = EVENTS.event("medal", _TANK, "14.2(1)")
ELIMINATED: Final = EVENTS.event("eliminated", [("tank", TANK), ("cause", CAUSE)], "12.7.1(1)")
HAND_HALVED: Final = EVENTS.event("hand_halved", [("seat", SEAT), ("count", NUMBER)], "12.7.1(1)")
RETURNED: Final = EVENTS.event("returned", [("tank", TANK)], "9.0(1)")
PASSED: Final = EVENTS.event("passed", _TANK, "8.3.5.v(1)")
CREW_COMMAND: Final = EVENTS.event("crew_command", _TANK, "8.3.5(1)")
RESEATED: Final = EVENTS.event("reseated", [("tank", CALLED), ("man", MAN), ("position", POSITION)], "8.3.5.iv(3)")
TRANSMISSION_CLEARED: Final = EVENTS.event("transmission_cleared", _TANK, "12.1.4.d(9)")
STOLE: Final = EVENTS.event("stole", [("seat", SEAT), ("victim", SEAT)], "8.3.4(1)", yields_to="stole_card")
STOLE_CARD: Final = EVENTS.event("stole_card", [("seat", SEAT), ("victim", SEAT), ("card", CARD)], "8.3.4(1)")
RECON_TOOK: Final = EVENTS.event("recon_took", [("seat", SEAT)], "8.4.1(1)")
RECON_CARD: Final = EVENTS.event("recon_card", [("seat", SEAT), ("card", CARD)], "8.4.1(1)")
CLIMBED: Final = EVENTS.event("climbed", _TANK, "8.4(4)")
LEFT: Final = EVENTS.event("left", [("tank", CALLED), ("vp", NUMBER)], "8.4(4)")
ROAD_LAID: Final = EVENTS.event("road_laid", [("side", SIDE), ("count", NUMBER)], "8.4(4)")
GUN_FIRED: Final = EVENTS.event("gun_fired", [("gun", GUN), ("enemy", TANK), ("range", NUMBER)], "17.1(2)")
RADIOED: Final = EVENTS.event("radioed", [("tank", CALLED), ("friend", CALLED), ("enemy", CALLED)], "17.2(2)")
INFANTRY_ADVANCED: Final = EVENTS.event("infantry_advanced", [("side", SIDE), ("range", NUMBER)], "17.3.2(1)")
INFANTRY_ASSAULTED: Final = EVENTS.event("infantry_assaulted", [("tank", CALLED), ("enemy", CALLED)], "17.3.3(1)")
INFANTRY_WEAPON: Final = EVENTS.event("infantry_weapon", [("weapon", WEAPON)], "17.3.3(7)")
BOT_MOOD: Final = EVENTS.event("bot_mood", [("tank", CALLED), ("peril", NUMBER), ("in_peril", YES)], "19.4(1)")
BOT_PERSONALITY: Final = EVENTS.event(
    "bot_personality", [("tank", CALLED), ("personality", PERSONALITY)], "19.1(1)"
)
END_VP: Final = EVENTS.event("end_vp", [("side", SIDE), ("vp", NUMBER)], "14.3(1)")
GAME_OVER: Final = EVENTS.event("game_over", [("soviet", NUMBER), ("german", NUMBER)], "14.0(2)")
