"""The numbers of the verbs of Duel by plain names: a mind compares them all the time."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel import verbs

INITIATIVE: Final = verbs.INITIATIVE.number
BAIL_OUT: Final = verbs.BAIL_OUT.number
PAY: Final = verbs.PAY.number
FLIP: Final = verbs.FLIP.number
SPEND: Final = verbs.SPEND.number
OPEN_HATCH: Final = verbs.OPEN_HATCH.number
MOVE: Final = verbs.MOVE.number
FLANK: Final = verbs.FLANK.number
UNFLANK: Final = verbs.UNFLANK.number
FIRE: Final = verbs.FIRE.number
ENTER: Final = verbs.ENTER.number
SMOKE: Final = verbs.LAY_SMOKE.number
LEADERSHIP: Final = verbs.LEADERSHIP.number
CREW: Final = verbs.CREW.number
PASS: Final = verbs.PASS.number
CLEAR: Final = verbs.CLEAR_TRANSMISSION.number
EXTINGUISH: Final = verbs.EXTINGUISH.number
BONUS: Final = verbs.BONUS.number
DONE: Final = verbs.DONE.number
LOAD: Final = verbs.LOAD.number
UNLOAD: Final = verbs.UNLOAD.number
TACTICS: Final = verbs.TACTICS.number
ACQUIRE: Final = verbs.ACQUIRE.number
TAKE: Final = verbs.TAKE.number
SPOT: Final = verbs.SPOT.number
HULL_DOWN: Final = verbs.HULL_DOWN.number
CONCEAL: Final = verbs.CONCEAL.number
RESEAT: Final = verbs.RESEAT.number
ORDER: Final = verbs.ORDER.number
SPECIAL: Final = verbs.SPECIAL.number
TERRAIN_ON: Final = verbs.TERRAIN_ON.number
STOP: Final = verbs.STOP.number
CLIMB: Final = verbs.CLIMB.number
EXIT: Final = verbs.EXIT.number
ROAD: Final = verbs.ROAD.number
AT_GUN: Final = verbs.AT_GUN_FIRE.number
ADVANCE: Final = verbs.INF_ADVANCE.number
ASSAULT: Final = verbs.INF_ASSAULT.number
RADIO: Final = verbs.RADIO.number
DISCARD: Final = verbs.DISCARD.number
