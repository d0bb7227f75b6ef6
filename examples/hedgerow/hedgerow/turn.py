"""A turn: place, scout, fire or wait. One function per rule gives the refusal or nothing, so choices and refusals agree."""

from __future__ import annotations

from typing import ClassVar, Final

from hedgerow import verbs
from hedgerow.state import HEDGES, NO_TANK, TANKS, HedgerowState
from tankodrom.core.action import SEAT, Action, Seat, first, second, third
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.core.state import Outcome
from tankodrom.core.step import Step

USUAL_ROUNDS: Final = 12


class Turn(Step[HedgerowState]):
    """H1.2 The players take turns clockwise."""

    __slots__ = ()

    rule: ClassVar[str] = "H1.2"

    def ask(self, state: HedgerowState) -> list[Decision]:
        return [Decision(state.mover, "turn", self._possible(state, state.mover) or [verbs.WAIT.of()])]

    def why_not(self, state: HedgerowState, seat: Seat, action: Action) -> Refusal | None:
        if verbs.PLACE.made(action):
            return _why_not_place(state, seat, first(action), second(action))
        if verbs.SCOUT.made(action):
            return _why_not_scout(state, seat, first(action), second(action))
        if verbs.FIRE.made(action):
            return _why_not_fire(state, seat, HEDGES * seat + first(action), second(action), third(action))
        return no("H1.3", "can-act") if self._possible(state, seat) else None

    def _possible(self, state: HedgerowState, seat: Seat) -> list[Action]:
        return [action for action in _actions(state) if self.why_not(state, seat, action) is None]

    def answer(self, state: HedgerowState, seat: Seat, action: Action) -> None:
        state.turns[seat] += 1
        if verbs.PLACE.made(action):
            _place(state, seat, first(action), second(action))
        elif verbs.SCOUT.made(action):
            _scout(state, seat, first(action), second(action))
        elif verbs.FIRE.made(action):
            _fire(state, seat, HEDGES * seat + first(action), second(action), third(action))
        else:
            state.emit(verbs.WAITED, seat)
        state.mover = (seat + 1) % state.seats
        _end(state)

    def copy(self) -> Turn:
        return self


def _actions(state: HedgerowState) -> list[Action]:
    """All that the verbs can say, but for waiting."""
    places = [verbs.PLACE.of(tank, hedge) for tank in range(1, TANKS + 1) for hedge in range(HEDGES)]
    targets = [(seat, hedge) for seat in range(state.seats) for hedge in range(HEDGES)]
    scouts = [verbs.SCOUT.of(seat, hedge) for seat, hedge in targets]
    return places + scouts + [verbs.FIRE.of(own, seat, hedge) for own in range(HEDGES) for seat, hedge in targets]


def _why_not_place(state: HedgerowState, seat: Seat, tank: int, hedge: int) -> Refusal | None:
    if tank not in state.hands[seat]:  # H2.1
        return no("H2.1", "not-in-hand", Fact("tank", verbs.TANK, tank))
    if state.behind[HEDGES * seat + hedge] != NO_TANK:  # H2.2
        return no("H2.2", "hedge-taken", Fact("hedge", verbs.HEDGE, hedge))
    return None


def _why_not_target(state: HedgerowState, seat: Seat, owner: Seat, hedge: int) -> Refusal | None:
    if owner == seat:  # H3.2
        return no("H3.2", "own-hedge")
    if state.behind[HEDGES * owner + hedge] == NO_TANK:  # H3.3
        return no("H3.3", "nobody-there", Fact("seat", SEAT, owner), Fact("target", verbs.TARGET, hedge))
    return None


def _why_not_scout(state: HedgerowState, seat: Seat, owner: Seat, hedge: int) -> Refusal | None:
    if refusal := _why_not_target(state, seat, owner, hedge):
        return refusal
    if state.known[HEDGES * owner + hedge] >> seat & 1:  # H3.4
        return no("H3.4", "known", Fact("target", verbs.TARGET, hedge))
    return None


def _why_not_fire(state: HedgerowState, seat: Seat, place: int, owner: Seat, hedge: int) -> Refusal | None:
    if state.behind[place] == NO_TANK:  # H4.1
        return no("H4.1", "no-tank", Fact("hedge", verbs.HEDGE, place % HEDGES))
    if state.fired[place] == state.turns[seat]:  # H4.4
        return no("H4.4", "reloading", Fact("tank", verbs.TANK, state.behind[place]))
    return _why_not_target(state, seat, owner, hedge)


def _place(state: HedgerowState, seat: Seat, tank: int, hedge: int) -> None:
    place = HEDGES * seat + hedge
    state.hands[seat].remove(tank)
    state.behind[place] = tank
    state.known[place] = 1 << seat
    state.fired[place] = -1
    state.whisper(seat, verbs.PLACED_MINE, tank, hedge)
    state.tell_others(seat, verbs.PLACED, seat, hedge)


def _scout(state: HedgerowState, seat: Seat, owner: Seat, hedge: int) -> None:
    place = HEDGES * owner + hedge
    state.known[place] |= 1 << seat
    state.whisper(seat, verbs.SAW, owner, hedge, state.behind[place])
    state.tell_others(seat, verbs.SCOUTED, seat, owner, hedge)


def _fire(state: HedgerowState, seat: Seat, place: int, owner: Seat, hedge: int) -> None:
    """H4.2 Both tanks are shown. The smaller number is lost, both if they are equal; H4.3 but 1 surprises 6."""
    other = HEDGES * owner + hedge
    mine, theirs = state.behind[place], state.behind[other]
    surprise = (mine, theirs) == (1, TANKS)
    state.known[place] = state.known[other] = (1 << state.seats) - 1
    state.fired[place] = state.turns[seat]
    state.emit(verbs.FIRED, seat, mine, owner, theirs)
    if surprise or mine >= theirs:
        _lose(state, other, seat)
    if mine <= theirs and not surprise:
        _lose(state, place, owner)


def _lose(state: HedgerowState, place: int, winner: Seat) -> None:
    """H4.5 The other player scores the number of a tank that is lost."""
    state.emit(verbs.LOST, place // HEDGES, state.behind[place])
    state.points[winner] += state.behind[place]
    state.behind[place], state.known[place] = NO_TANK, 0


def _end(state: HedgerowState) -> None:
    """H5.1 After the last round, or as soon as only one player has tanks; H5.2 most points win."""
    in_play = [seat for seat in range(state.seats) if state.tanks_of(seat)]
    if min(state.turns) >= state.setup.number("rounds", USUAL_ROUNDS) or len(in_play) < 2:
        best = max(state.points)
        winners = [seat for seat in range(state.seats) if state.points[seat] == best]
        state.outcome = Outcome(winners, state.points[:], "rounds" if len(in_play) > 1 else "last-tank")
