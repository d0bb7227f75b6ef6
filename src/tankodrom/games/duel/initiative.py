"""7.0: the players secretly give each tank an initiative card; all cards are revealed together."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first, second
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import SOVIET
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.deck import leave_hand_hidden, why_not_in_hand
from tankodrom.games.duel.events import INITIATIVE_NONE, INITIATIVE_SHOWN
from tankodrom.games.duel.missions import BOTH
from tankodrom.games.duel.state import TANK_PHASE, DuelState, DuelStep
from tankodrom.games.duel.tank import NO_TANK, Tank, TankId
from tankodrom.games.duel.tankbot.peril import bot_initiative
from tankodrom.games.duel.verbs import INITIATIVE, NO_INITIATIVE, TANK

LAST: Final = 1000  # a tank without a card acts after all others (A59)


class Initiative(DuelStep):
    """D:initiative, hidden. `placed` holds the tanks (bits) that are done."""

    __slots__ = ("placed",)

    rule: ClassVar[str] = "7.0(1)"

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def _next(self, state: DuelState, seat: Seat) -> TankId:
        for number in state.rules.seat_tanks[seat]:
            if not self.placed >> number & 1 and state.tanks[number].alive:
                return number
        return NO_TANK

    def _choices(self, state: DuelState, seat: Seat) -> list[Action]:
        tank = self._next(state, seat)
        if tank == NO_TANK:
            return []
        choices = [INITIATIVE.of(tank, card) for card in state.hands[seat]]
        if self._lacks_cards(state, seat):
            choices.append(NO_INITIATIVE.of(tank))
        return choices

    def _lacks_cards(self, state: DuelState, seat: Seat) -> bool:
        """7.0(4): the player has fewer cards than tanks that still need one."""
        left = len([n for n in state.rules.seat_tanks[seat] if not self.placed >> n & 1 and state.tanks[n].alive])
        return len(state.hands[seat]) < left

    def ask(self, state: DuelState) -> list[Decision]:
        decisions: list[Decision] = []
        for seat in range(state.seats):
            choices = self._choices(state, seat)
            if len(choices) > 1:
                decisions.append(Decision(seat, "initiative", choices))
        return decisions

    def advance(self, state: DuelState) -> None:
        """Nobody has a choice any more: place the forced cards, then reveal."""
        for seat in range(state.seats):
            choices = self._choices(state, seat)
            if choices:
                self.answer(state, seat, choices[0])
                return
        state.stack.pop()
        reveal(state)

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        number = first(action)
        self.placed |= 1 << number
        if INITIATIVE.made(action):
            card = second(action)
            leave_hand_hidden(state, seat, card)
            state.tanks[number].initiative = card

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if not (INITIATIVE.made(action) or NO_INITIATIVE.made(action)):
            return no("7.0(1)", "initiative-now")
        number = first(action)
        if number != self._next(state, seat):
            return no("7.0(1)", "other-tank-first", Fact("tank", TANK, self._next(state, seat)))
        if NO_INITIATIVE.made(action):
            return None if self._lacks_cards(state, seat) else no("7.0(4)", "cards-enough")
        return why_not_in_hand(state, seat, second(action))

    def copy(self) -> Initiative:
        return Initiative(self.placed)

    def save(self) -> list[int]:
        return [self.placed]


def reveal(state: DuelState) -> None:
    """7.0(2): the tanks in order, from the lowest number to the highest. In an ambush one side acts first in round 1."""
    state.phase = TANK_PHASE
    for tank in state.tanks:
        if tank.alive and not state.is_bot(tank):
            if tank.initiative != NO_CARD:
                state.known[tank.initiative] = state.rules.everyone
                state.emit(INITIATIVE_SHOWN, tank.number, tank.initiative)
            else:
                state.emit(INITIATIVE_NONE, tank.number)
    for tank in state.tanks:
        if tank.alive and state.is_bot(tank):
            bot_initiative(state, tank)  # 19.3
            if state.outcome is not None:
                return
    ambush = state.rules.mission.ambush if state.round == 1 else BOTH
    order: list[tuple[int, int, int, int, TankId]] = []
    for tank in state.tanks:
        if tank.alive:
            later = 1 if ambush != BOTH and tank.side != ambush else 0
            order.append((later, *_turn_of(state, tank), tank.number))
    order.sort()
    state.queue = [entry[4] for entry in order]


def _turn_of(state: DuelState, tank: Tank) -> tuple[int, int, int]:
    """A59: tanks without a card act by side, Soviets first, then by id."""
    number = tank.initiative if tank.initiative != NO_CARD else LAST
    return number, (0 if tank.side == SOVIET else 1), state.rules.slots[tank.number].tank_id
