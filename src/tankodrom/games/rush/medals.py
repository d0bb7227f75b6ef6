"""R12: medals as rewards, and DP11, the choice of singles or doubles."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Refusal, no
from tankodrom.games.rush.cards import DOUBLES, SINGLES, Nation
from tankodrom.games.rush.events import LAST_ROUND, MEDAL, POINTS_LOST
from tankodrom.games.rush.state import RushState, RushStep
from tankodrom.games.rush.verbs import MEDALS


def take_single(state: RushState, seat: Seat, nation: Nation) -> None:
    """Put one single medal into the store, if one is left. The last one is end trigger b (R14.2)."""
    if state.singles[nation] == 0:
        state.emit(POINTS_LOST, seat, 1, nation)
        return
    state.singles[nation] -= 1
    state.players[seat].store.append(SINGLES + nation)
    state.emit(MEDAL, seat, SINGLES + nation)
    if state.singles[nation] == 0:
        begin_final_round(state)


def begin_final_round(state: RushState) -> None:
    """R14.3, R14.5: a trigger does not stop the current turn, and a second trigger changes nothing."""
    if not state.final_round:
        state.final_round = True
        state.emit(LAST_ROUND)


def forms_of_reward(state: RushState, nation: Nation, kills: int) -> list[int]:
    """R12.2, R12.3: the numbers of doubles that yield the largest obtainable total."""
    best = -1
    forms: list[int] = []
    for doubles in range(min(kills // 2, state.doubles[nation]) + 1):
        total = 2 * doubles + min(kills - 2 * doubles, state.singles[nation])
        if total > best:
            best = total
            forms = []
        if total == best:
            forms.append(doubles)
    return forms


class TakeMedals(RushStep):
    """DP11: the player takes the reward of an attack and chooses only its form (R12.6)."""

    __slots__ = ("kills", "nation", "seat")

    rule: ClassVar[str] = "R12.2"

    def __init__(self, seat: Seat, nation: Nation, kills: int) -> None:
        self.seat = seat
        self.nation = nation
        self.kills = kills

    def ask(self, state: RushState) -> list[Decision]:
        forms = forms_of_reward(state, self.nation, self.kills)
        return [Decision(self.seat, "medals", [MEDALS.of(doubles) for doubles in forms])]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        doubles = first(action)
        state.stack.pop()
        for _ in range(doubles):
            state.doubles[self.nation] -= 1
            state.players[seat].store.append(DOUBLES + self.nation)
            state.emit(MEDAL, seat, DOUBLES + self.nation)
        singles = self.kills - 2 * doubles
        lost = max(0, singles - state.singles[self.nation])
        for _ in range(singles - lost):
            take_single(state, seat, self.nation)
        if lost:
            state.emit(POINTS_LOST, seat, lost, self.nation)  # R12.3, R18.3

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if not MEDALS.made(action):
            return no("R12.6", "reward-first")
        doubles = first(action)
        if 2 * doubles > self.kills:
            return no("R12.4", "medals-too-many-doubles")
        if doubles > state.doubles[self.nation]:
            return no("R12.2" if state.doubles[self.nation] else "R12.5", "medals-no-doubles-left")
        if doubles not in forms_of_reward(state, self.nation, self.kills):
            return no("R12.3", "medals-largest-total")
        return None

    def copy(self) -> TakeMedals:
        return TakeMedals(self.seat, self.nation, self.kills)

    def save(self) -> list[int]:
        return [self.seat, self.nation, self.kills]
