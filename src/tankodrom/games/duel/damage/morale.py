"""12.4 and 4.3.2: reading the morale marks of a damage card."""

from __future__ import annotations

from tankodrom.games.duel.damage.crew import commander_is_dead
from tankodrom.games.duel.damage.damage_cards import (
    COMMANDER_KILLED_MARK,
    IMMOBILISED_MARK,
    ON_FIRE_MARK,
    DamageCard,
)
from tankodrom.games.duel.damage.elimination import eliminate
from tankodrom.games.duel.events import BROKE, MORALE_HOLDS
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.verbs import BY_MORALE


def crew_fails(tank: Tank, card: DamageCard) -> bool:
    """Whether the crew breaks: one mark whose condition holds is enough."""
    marks = card.marks
    return (
        marks[tank.quality]
        or (marks[COMMANDER_KILLED_MARK] and commander_is_dead(tank))
        or (marks[IMMOBILISED_MARK] and (tank.immobilised or tank.jammed))  # A54
        or (marks[ON_FIRE_MARK] and tank.on_fire)
    )


def morale_after_damage(state: DuelState, tank: Tank, card: DamageCard) -> None:
    """12.4.1(2), 12.4.3. A broken crew that passes stays broken (A11)."""
    if not crew_fails(tank, card):
        state.emit(MORALE_HOLDS, tank.number)
    elif tank.broken:
        eliminate(state, tank, BY_MORALE)
    else:
        tank.broken = True
        state.emit(BROKE, tank.number)
