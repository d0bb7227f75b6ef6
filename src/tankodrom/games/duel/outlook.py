"""What an interface shows a player before he decides: the shots he could make, the checks he could try."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import Seat, first, verb_number
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.fire import ASSEMBLING, RAPID_LOADING, TARGETING, FireAction
from tankodrom.games.duel.odds import check_previews, fire_preview
from tankodrom.games.duel.shot import legal_targets
from tankodrom.games.duel.state import NO_TANK, DuelState, questions
from tankodrom.games.duel.verbs import CONCEAL, CREW, ENTER, FIRE, LEADERSHIP, MOVE, ORDER, TERRAIN_ON
from tankodrom.games.duel.view import view_of

# Which choices lead to an attempt; checks that are not named here come by themselves.
_ATTEMPTED_BY: Final = {
    "spotting": [CREW.number],
    "hull_down": [CREW.number],
    "conceal": [LEADERSHIP.number, ORDER.number, CONCEAL.number],
    "trail": [MOVE.number],
    "bog": [MOVE.number, ENTER.number, TERRAIN_ON.number],
}


def outlook_of(state: DuelState, seat: Seat) -> dict[str, Any]:
    """For the player of the active tank while he is asked; {} for everybody else."""
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
    shots: list[dict[str, Any]] = []
    if cards:
        for enemy in legal_targets(state, tank):
            shots.append(fire_preview(rules, view, rules.tank_names[enemy.number], cards, leader))
    checks: list[dict[str, Any]] = []
    if asked[0].prompt in ("action", "fire_admin", "order"):
        offered = [verb_number(action) for action in asked[0].choices]
        for check in check_previews(rules, view, rules.tank_names[tank.number]):
            wanted = _ATTEMPTED_BY.get(check["check"])
            if wanted is None or any(verb in offered for verb in wanted):
                checks.append(check)
    return {"shots": shots, "checks": checks}


def _cards_in_question(state: DuelState, choices: list[int]) -> list[CardId]:
    """The cards of the FIRE action being put together, or the best FIRE card that could begin one."""
    top = state.stack[-1]
    if isinstance(top, FireAction):
        if top.stage in (ASSEMBLING, TARGETING, RAPID_LOADING):
            return top.cards
        return []
    best = NO_CARD
    for action in choices:
        if FIRE.made(action):
            card = first(action)
            if best == NO_CARD or state.cards.fire_modifier[card] > state.cards.fire_modifier[best]:
                best = card
    return [best] if best != NO_CARD else []
