"""What players can do and what happens, with the kinds of things that this is about."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import SEAT, Kind, Vocabulary
from tankodrom.core.event import EventBook

TANK: Final = Kind("tank")
HEDGE: Final = Kind("hedge")
TARGET: Final = Kind("target")  # a hedge of another player

VERBS: Final = Vocabulary()
PLACE: Final = VERBS.verb("place", [TANK, HEDGE])
SCOUT: Final = VERBS.verb("scout", [SEAT, TARGET])
FIRE: Final = VERBS.verb("fire", [HEDGE, SEAT, TARGET])
WAIT: Final = VERBS.verb("wait")
VERBS.prompt("turn")

EVENTS: Final = EventBook()
PLACED: Final = EVENTS.event("placed", [("seat", SEAT), ("hedge", HEDGE)], "H2.1")
PLACED_MINE: Final = EVENTS.event("placed_mine", [("tank", TANK), ("hedge", HEDGE)], "H2.1")
SCOUTED: Final = EVENTS.event("scouted", [("seat", SEAT), ("owner", SEAT), ("target", TARGET)], "H3.1")
SAW: Final = EVENTS.event("saw", [("owner", SEAT), ("target", TARGET), ("tank", TANK)], "H3.1")
FIRED: Final = EVENTS.event("fired", [("seat", SEAT), ("tank", TANK), ("owner", SEAT), ("other", TANK)], "H4.1")
LOST: Final = EVENTS.event("lost", [("seat", SEAT), ("tank", TANK)], "H4.2")
WAITED: Final = EVENTS.event("waited", [("seat", SEAT)], "H1.3")
