"""R4.1: the order of turns."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.games.battlegrounds.events import TURN_BEGAN
from tankodrom.games.battlegrounds.family import FamilyTurn
from tankodrom.games.battlegrounds.state import FAMILY, BattlegroundsState, BattlegroundsStep
from tankodrom.games.battlegrounds.turn import TakeTurn, begin_segment


class Rounds(BattlegroundsStep):
    """The bottom of the stack: seats take turns clockwise (R4.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "R4.1"

    def advance(self, state: BattlegroundsState) -> None:
        seat = (state.rules.starter + state.turns) % state.seats
        state.turn_seat = seat
        state.emit(TURN_BEGAN, seat)
        if state.rules.variant == FAMILY:
            state.stack.append(FamilyTurn(seat, 0, [], 0))
        else:
            state.stack.append(TakeTurn(seat))
            begin_segment(state, seat)

    def copy(self) -> Rounds:
        return self  # it has no fields
