"""The numbers of Duel's verbs as plain integers, because scoring compares them very often."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.verbs import (
    ACQUIRE as _ACQUIRE,
)
from tankodrom.games.duel.verbs import (
    AT_GUN_FIRE as _AT_GUN_FIRE,
)
from tankodrom.games.duel.verbs import (
    BAIL_OUT as _BAIL_OUT,
)
from tankodrom.games.duel.verbs import (
    BONUS as _BONUS,
)
from tankodrom.games.duel.verbs import (
    CLEAR_TRANSMISSION as _CLEAR_TRANSMISSION,
)
from tankodrom.games.duel.verbs import (
    CLIMB as _CLIMB,
)
from tankodrom.games.duel.verbs import (
    CONCEAL as _CONCEAL,
)
from tankodrom.games.duel.verbs import (
    CREW as _CREW,
)
from tankodrom.games.duel.verbs import (
    DISCARD as _DISCARD,
)
from tankodrom.games.duel.verbs import (
    DONE as _DONE,
)
from tankodrom.games.duel.verbs import (
    ENTER as _ENTER,
)
from tankodrom.games.duel.verbs import (
    EXIT as _EXIT,
)
from tankodrom.games.duel.verbs import (
    EXTINGUISH as _EXTINGUISH,
)
from tankodrom.games.duel.verbs import (
    FIRE as _FIRE,
)
from tankodrom.games.duel.verbs import (
    FLANK as _FLANK,
)
from tankodrom.games.duel.verbs import (
    FLIP as _FLIP,
)
from tankodrom.games.duel.verbs import (
    HULL_DOWN as _HULL_DOWN,
)
from tankodrom.games.duel.verbs import (
    INF_ADVANCE as _INF_ADVANCE,
)
from tankodrom.games.duel.verbs import (
    INF_ASSAULT as _INF_ASSAULT,
)
from tankodrom.games.duel.verbs import (
    INITIATIVE as _INITIATIVE,
)
from tankodrom.games.duel.verbs import (
    LAY_SMOKE as _LAY_SMOKE,
)
from tankodrom.games.duel.verbs import (
    LEADERSHIP as _LEADERSHIP,
)
from tankodrom.games.duel.verbs import (
    LOAD as _LOAD,
)
from tankodrom.games.duel.verbs import (
    MOVE as _MOVE,
)
from tankodrom.games.duel.verbs import (
    OPEN_HATCH as _OPEN_HATCH,
)
from tankodrom.games.duel.verbs import (
    ORDER as _ORDER,
)
from tankodrom.games.duel.verbs import (
    PASS as _PASS,
)
from tankodrom.games.duel.verbs import (
    PAY as _PAY,
)
from tankodrom.games.duel.verbs import (
    RADIO as _RADIO,
)
from tankodrom.games.duel.verbs import (
    RESEAT as _RESEAT,
)
from tankodrom.games.duel.verbs import (
    ROAD as _ROAD,
)
from tankodrom.games.duel.verbs import (
    SPECIAL as _SPECIAL,
)
from tankodrom.games.duel.verbs import (
    SPEND as _SPEND,
)
from tankodrom.games.duel.verbs import (
    SPOT as _SPOT,
)
from tankodrom.games.duel.verbs import (
    STOP as _STOP,
)
from tankodrom.games.duel.verbs import (
    TACTICS as _TACTICS,
)
from tankodrom.games.duel.verbs import (
    TAKE as _TAKE,
)
from tankodrom.games.duel.verbs import (
    TERRAIN_ON as _TERRAIN_ON,
)
from tankodrom.games.duel.verbs import (
    UNFLANK as _UNFLANK,
)
from tankodrom.games.duel.verbs import (
    UNLOAD as _UNLOAD,
)

INITIATIVE: Final[int] = _INITIATIVE.number
BAIL_OUT: Final[int] = _BAIL_OUT.number
PAY: Final[int] = _PAY.number
FLIP: Final[int] = _FLIP.number
SPEND: Final[int] = _SPEND.number
OPEN_HATCH: Final[int] = _OPEN_HATCH.number
MOVE: Final[int] = _MOVE.number
FLANK: Final[int] = _FLANK.number
UNFLANK: Final[int] = _UNFLANK.number
FIRE: Final[int] = _FIRE.number
ENTER: Final[int] = _ENTER.number
SMOKE: Final[int] = _LAY_SMOKE.number
LEADERSHIP: Final[int] = _LEADERSHIP.number
CREW: Final[int] = _CREW.number
PASS: Final[int] = _PASS.number
CLEAR: Final[int] = _CLEAR_TRANSMISSION.number
EXTINGUISH: Final[int] = _EXTINGUISH.number
BONUS: Final[int] = _BONUS.number
DONE: Final[int] = _DONE.number
LOAD: Final[int] = _LOAD.number
UNLOAD: Final[int] = _UNLOAD.number
TACTICS: Final[int] = _TACTICS.number
ACQUIRE: Final[int] = _ACQUIRE.number
TAKE: Final[int] = _TAKE.number
SPOT: Final[int] = _SPOT.number
HULL_DOWN: Final[int] = _HULL_DOWN.number
CONCEAL: Final[int] = _CONCEAL.number
RESEAT: Final[int] = _RESEAT.number
ORDER: Final[int] = _ORDER.number
SPECIAL: Final[int] = _SPECIAL.number
TERRAIN_ON: Final[int] = _TERRAIN_ON.number
STOP: Final[int] = _STOP.number
CLIMB: Final[int] = _CLIMB.number
EXIT: Final[int] = _EXIT.number
ROAD: Final[int] = _ROAD.number
AT_GUN: Final[int] = _AT_GUN_FIRE.number
ADVANCE: Final[int] = _INF_ADVANCE.number
ASSAULT: Final[int] = _INF_ASSAULT.number
RADIO: Final[int] = _RADIO.number
DISCARD: Final[int] = _DISCARD.number
