"""What the sentences about choices and questions tell beside the arguments (see `Verb.facts`). All of it is public."""

from __future__ import annotations

from tankodrom.core.action import ARGUMENT_BITS, Action, Seat, first, second, verb_number
from tankodrom.core.decision import Decision
from tankodrom.games.battlegrounds.board import Path, Square, squares_of
from tankodrom.games.battlegrounds.events import ABSORBED, DESTROYED, MINE_HIT
from tankodrom.games.battlegrounds.movement import drive
from tankodrom.games.battlegrounds.state import ARTILLERY_TANK, BattlegroundsState, Colour
from tankodrom.games.battlegrounds.turn import MoveAfterShot, ShotAfterMove
from tankodrom.games.battlegrounds.verbs import (
    ARMOUR_ABSORBS,
    BY_MINE,
    BY_TANK,
    CHOOSE_CARDS,
    DRAFT_PICK,
    KEEP_CARD,
    MOVE,
    REENTER,
    SAFE,
    SHOOT,
)


def facts_of_choice(state: BattlegroundsState, seat: Seat, action: Action) -> list[int]:
    number = verb_number(action)
    if number == MOVE.number:
        fate, stop = fate_on(state.copy(), first(action), (action - MOVE.base) >> ARGUMENT_BITS)
        return [fate, stop]
    if number == SHOOT.number:
        piece = state.piece[second(action)]
        return [state.tokens[second(action)], piece if piece < ARTILLERY_TANK else -1]
    if number == CHOOSE_CARDS.number:
        return [first(action), second(action)]
    if number == REENTER.number:
        return [second(action), 1 if state.wrecked[second(action)] else 0]
    if number == DRAFT_PICK.number or number == KEEP_CARD.number:
        return [first(action)]
    return [second(action)]


def fate_on(state: BattlegroundsState, colour: Colour, path: Path) -> tuple[int, Square]:
    """What becomes of a figure on this path, and where it ends. The state is a copy to think with."""
    stop = squares_of(state.where[colour], path)[-1]
    state.sink = []
    drive(state, colour, path)
    fate = SAFE
    by_mine = False
    for event in state.sink:
        if event.kind is MINE_HIT:
            by_mine = True
        elif event.kind is ABSORBED:
            fate = ARMOUR_ABSORBS
            by_mine = False
        elif event.kind is DESTROYED:
            fate = BY_MINE if by_mine else BY_TANK
            stop = event.values[1]
    return fate, stop


def facts_of_prompt(state: BattlegroundsState, decision: Decision) -> list[int]:
    step = state.stack[-1]
    assert isinstance(step, (MoveAfterShot, ShotAfterMove))
    return [step.colour]
