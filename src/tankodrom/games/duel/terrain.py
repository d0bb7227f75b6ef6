"""10.3.7 and 11.1.3.c(7): the terrain of a tank and its cover."""

from __future__ import annotations

from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.terrain_kinds import Terrain


def terrain_of(rules: Rules, tank: Tank) -> Terrain:
    """10.3.7: a tank without a card is in FIELD."""
    table = rules.terrain
    return table.kinds[table.default if tank.terrain == NO_CARD else rules.cards.terrain[tank.terrain]]


def cover_of(rules: Rules, tank: Tank) -> int:
    """11.1.3.c(7): terrain, SMOKE and HILL together, or only the cover of motion."""
    table = rules.terrain
    if tank.motion != NO_CARD:
        return table.kinds[table.motion].cover
    cover = terrain_of(rules, tank).cover
    if tank.smoke != NO_CARD:
        cover += table.kinds[table.smoke].cover  # 10.5.4
    if tank.hill:
        cover += table.kinds[table.hill].cover
    return cover
