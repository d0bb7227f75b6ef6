"""19.3, 19.4: Tankbot's initiative and the peril of its tank."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.damage.crew import commander_is_dead
from tankodrom.games.duel.deck import end_unit, flip
from tankodrom.games.duel.events import BOT_MOOD, INITIATIVE_SHOWN
from tankodrom.games.duel.flanking import flankers_of
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tankbot.priority import HIGH, threat
from tankodrom.games.duel.verbs import PERIL_CHECK

INITIATIVE_FLIPS: Final = 3
MOST_PERIL: Final = 9
MOST_THREATS: Final = 2


def bot_initiative(state: DuelState, tank: Tank) -> None:
    cards = [flip(state, PERIL_CHECK, tank.number) for _ in range(INITIATIVE_FLIPS)]
    tank.peril = peril_of(state, tank)
    tank.in_peril = state.cards.digit[cards[0]] <= tank.peril
    state.emit(BOT_MOOD, tank.number, tank.peril, 1 if tank.in_peril else 0)
    cards.sort(key=lambda card: state.cards.number[card])
    card = cards[0] if tank.in_peril else cards[1]
    if card in state.flipped:  # if almost no card is left, it may have been shuffled in again (A8)
        state.flipped.remove(card)
        tank.initiative = card
        state.emit(INITIATIVE_SHOWN, tank.number, card)
    end_unit(state)


def peril_of(state: DuelState, tank: Tank) -> int:
    """19.4"""
    peril = 0
    if tank.broken:
        peril += 1
    if tank.on_fire:
        peril += 2
    if commander_is_dead(tank):
        peril += 1
    if tank.immobilised or tank.jammed:
        peril += 2
    elif tank.track_hits:
        peril += 1
    peril += len(flankers_of(state, tank))
    enemies = state.enemies_of(tank)
    peril += min(MOST_THREATS, len([enemy for enemy in enemies if threat(state, tank, enemy) == HIGH]))
    if tank.hull_down:
        peril -= 1
    if not is_spotted(state, tank):
        peril -= 1
    return max(0, min(MOST_PERIL, peril))


def is_spotted(state: DuelState, tank: Tank) -> bool:
    return any(enemy.has_spotted(tank.number) for enemy in state.enemies_of(tank))


def is_threatened(state: DuelState, tank: Tank, least: int) -> bool:
    return any(threat(state, tank, enemy) >= least for enemy in state.enemies_of(tank))
