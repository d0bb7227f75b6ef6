"""What a client shows to players before they decide: possible shots and checks, with their chances."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat, first, verb_number
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.fire import legal_targets
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.odds.checks import check_previews
from tankodrom.games.duel.odds.shots import fire_preview
from tankodrom.games.duel.state import DuelState, questions
from tankodrom.games.duel.tank import NO_TANK
from tankodrom.games.duel.verbs import CONCEAL, CREW, ENTER, FIRE, LEADERSHIP, MOVE, ORDER, TERRAIN_ON
from tankodrom.games.duel.view import view_of
from tankodrom.games.duel.view_types import CheckPreview, DuelOutlook, ShotPreview

# The choices that lead to an attempt. All other checks happen without a choice.
_ATTEMPTED_BY: Final = {
    "spotting": [CREW.number],
    "hull_down": [CREW.number],
    "conceal": [LEADERSHIP.number, ORDER.number, CONCEAL.number],
    "trail": [MOVE.number],
    "bog": [MOVE.number, ENTER.number, TERRAIN_ON.number],
}


def outlook_of(state: DuelState, seat: Seat) -> DuelOutlook:
    """The outlook for the player of the active tank while they are asked; {} for everybody else."""
    if state.active == NO_TANK or state.outcome is not None:
        return {}
    tank = state.tanks[state.active]
    asked = [decision for decision in questions(state) if decision.seat == seat]
    if tank.seat != seat or not asked:
        return {}
    view = view_of(state, seat)
    rules = state.rules
    cards = _cards_in_question(state, asked[0].choices)
    top = state.stack[-1]
    leader = top.leadership if isinstance(top, FireAction) else NO_CARD
    shots: list[ShotPreview] = []
    if cards:
        for enemy in legal_targets(state, tank):
            shots.append(fire_preview(rules, view, rules.tank_names[enemy.number], cards, leader))
    checks: list[CheckPreview] = []
    if asked[0].prompt in ("action", "fire_admin", "order"):
        offered = [verb_number(action) for action in asked[0].choices]
        for check in check_previews(rules, view, rules.tank_names[tank.number]):
            wanted = _ATTEMPTED_BY.get(check["check"])
            if wanted is None or any(verb in offered for verb in wanted):
                checks.append(check)
    return {"shots": shots, "checks": checks}


def _cards_in_question(state: DuelState, choices: list[int]) -> list[CardId]:
    """The cards of the FIRE action so far, or the best FIRE card that could begin one."""
    top = state.stack[-1]
    if isinstance(top, FireAction):
        return top.cards if top.is_before_shot() else []
    best = NO_CARD
    for action in choices:
        if FIRE.made(action):
            card = first(action)
            if best == NO_CARD or state.cards.fire_modifier[card] > state.cards.fire_modifier[best]:
                best = card
    return [best] if best != NO_CARD else []
