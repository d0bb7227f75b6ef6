"""R4: the turn. Segments of re-entry (R7.5), main action (R13 is one of them) and the windows for free actions."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first, second, third
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.battlegrounds.artillery import artillery_step
from tankodrom.games.battlegrounds.destruction import enter, entry_squares
from tankodrom.games.battlegrounds.kit import ORDER_SWAP
from tankodrom.games.battlegrounds.movement import drive, has_standard_path, legal_paths, offer_moves, why_not_path
from tankodrom.games.battlegrounds.scoring import finish_turn
from tankodrom.games.battlegrounds.shooting import offer_shots, shoot, why_not_shot
from tankodrom.games.battlegrounds.state import (
    AVAILABLE,
    NO_CARD,
    NOBODY,
    OFF,
    SOLO,
    BattlegroundsState,
    BattlegroundsStep,
    Colour,
)
from tankodrom.games.battlegrounds.upgrades import (
    do_free_action,
    offer_free_actions,
    use_extra_turn,
    why_not_free_action,
)
from tankodrom.games.battlegrounds.verbs import (
    ATTACH,
    CARD,
    CHANGE_TANK,
    CHANGED,
    COLOUR,
    END_TURN,
    ENTERED,
    MOVE,
    REENTER,
    REPAIRED,
    SHOOT,
    SKIP_MOVE,
    SKIP_REENTER,
    SKIP_SHOT,
    SQUARE,
    STAYED,
    USE_EXTRA_TANK,
    USE_EXTRA_TURN,
)


class TakeTurn(BattlegroundsStep):
    """A turn whose segments are done: in solo the artillery acts, then the end is checked."""

    __slots__ = ("seat",)

    rule: ClassVar[str] = "R4.2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def advance(self, state: BattlegroundsState) -> None:
        state.stack.pop()
        if state.rules.variant == SOLO:
            artillery_step(state)  # R17.15
        if state.outcome is None:
            finish_turn(state, self.seat)

    def copy(self) -> TakeTurn:
        return TakeTurn(self.seat)

    def save(self) -> list[int]:
        return [self.seat]


def begin_segment(state: BattlegroundsState, seat: Seat) -> None:
    """R4.3: re-entry first, where there is somebody to return; nothing of a seat is wrecked while all its figures
    stand (R7.9), except in solo."""
    if state.rules.variant == SOLO:
        state.stack.append(Reentry(seat, False, False))
        return
    for colour in state.rules.colours[seat]:
        if state.where[colour] == OFF:
            state.stack.append(Reentry(seat, False, False))
            return
    state.stack.append(MainAction(seat))


def end_segment(state: BattlegroundsState, seat: Seat) -> None:
    """The main action is done: the last window opens in its place, unless there is nothing to use in it (R4.15)."""
    if AVAILABLE in state.pair_state:
        state.stack[-1] = LastWindow(seat)
    else:
        state.stack.pop()


def figures_on_board(state: BattlegroundsState, seat: Seat) -> list[Colour]:
    return [colour for colour in state.rules.colours[seat] if state.where[colour] != OFF]


class Reentry(BattlegroundsStep):
    """D5, R7.5: every off-board figure must return; in solo at most one may, and must if none stands (R17.13)."""

    __slots__ = ("entered", "repaired", "seat")

    rule: ClassVar[str] = "R7.5"

    def __init__(self, seat: Seat, repaired: bool, entered: bool) -> None:
        self.seat = seat
        self.repaired = repaired  # R7.8: has a wrecked card been chosen?
        self.entered = entered  # solo: has a figure entered in this segment?

    def _next_colour(self, state: BattlegroundsState) -> Colour:
        """The figure that returns now, in colour order, or NOBODY."""
        if state.rules.variant == SOLO and self.entered:
            return NOBODY
        for colour in state.rules.colours[self.seat]:
            if state.where[colour] == OFF:
                return colour
        return NOBODY

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        colour = self._next_colour(state)
        if colour == NOBODY:
            return []
        cards = state.inactive_cards(self.seat)
        if not cards:
            return []
        squares = entry_squares(state, colour)
        choices = [REENTER.of(colour, card, square) for card in cards for square in squares]
        if state.rules.variant == SOLO and figures_on_board(state, self.seat):
            choices.append(SKIP_REENTER.of())
        return [Decision(self.seat, "reenter", choices)]

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        if SKIP_REENTER.made(action):
            self.entered = True
            return
        colour = first(action)
        card = second(action)
        square = third(action)
        if state.wrecked[card]:
            self.repaired = True
            state.wrecked[card] = False
            state.emit(REPAIRED, colour, card, square)
        else:
            state.emit(ENTERED, colour, card, square)
        enter(state, colour, card, square)
        self.entered = True

    def advance(self, state: BattlegroundsState) -> None:
        """R7.8: a repair ends the whole turn; R7.9: the wrecked flags are cleared (not in solo, R17.14)."""
        state.stack.pop()
        if state.rules.variant != SOLO:
            for card, owner in enumerate(state.tank_owner):
                if owner == self.seat:
                    state.wrecked[card] = False
        if not self.repaired:
            state.stack.append(MainAction(self.seat))

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal:
        rule = "R17.13" if state.rules.variant == SOLO else "R7.5"
        if SKIP_REENTER.made(action):
            return no(rule, "must-return")
        if not REENTER.made(action):
            return no(rule, "return-first")
        colour = first(action)
        if colour != self._next_colour(state):
            return no(rule, "other-figure-returns", Fact("colour", COLOUR, self._next_colour(state)))
        card = second(action)
        if card not in state.inactive_cards(seat):
            return no("R7.6", "not-an-inactive-card", Fact("card", CARD, card))
        return no("R7.10", "no-entry-square", Fact("square", SQUARE, third(action)))

    def copy(self) -> Reentry:
        return Reentry(self.seat, self.repaired, self.entered)

    def save(self) -> list[int | bool]:
        return [self.seat, self.repaired, self.entered]


def any_standard_path(state: BattlegroundsState, figures: list[Colour]) -> bool:
    for colour in figures:
        if has_standard_path(state, colour):
            return True
    return False


def is_selectable(state: BattlegroundsState, colour: Colour, someone_can: bool) -> bool:
    """R4.8: it has a legal path, or none of the player's figures has a standard one."""
    return not someone_can or has_standard_path(state, colour) or bool(legal_paths(state, colour))


class MainAction(BattlegroundsStep):
    """D7-D13: the main action, merged with the window before it. It cannot be declined (R4.4)."""

    __slots__ = ("seat",)

    rule: ClassVar[str] = "R4.4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def _choices(self, state: BattlegroundsState) -> list[Action]:
        figures = figures_on_board(state, self.seat)
        someone_can = any_standard_path(state, figures)
        choices: list[Action] = []
        for colour in figures:
            offer_moves(state, colour, choices)
        if not someone_can:
            for colour in figures:
                choices.append(SKIP_MOVE.of(colour))  # R5.10
        for colour in figures:
            # R10.15, R10.17: order swap lets a selectable figure shoot first.
            if state.upgrades(state.active[colour], ORDER_SWAP) and is_selectable(state, colour, someone_can):
                offer_shots(state, colour, choices)
        cards = state.inactive_cards(self.seat)
        for colour in figures:
            for card in cards:
                choices.append(CHANGE_TANK.of(colour, card))
        offer_free_actions(state, self.seat, choices, last=False)
        return choices

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        choices = self._choices(state)
        if len(choices) == 1 and SKIP_MOVE.made(choices[0]):
            return []  # R4.15
        return [Decision(self.seat, "main", choices)]

    def advance(self, state: BattlegroundsState) -> None:
        self.answer(state, self.seat, self._choices(state)[0])

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        if do_free_action(state, seat, action):
            return
        colour = first(action)
        if MOVE.made(action):
            drive(state, colour, action >> 12 & 0xFFFFFF)
            after_move(state, seat, colour)
        elif SKIP_MOVE.made(action):
            state.emit(STAYED, colour)
            after_move(state, seat, colour)
        elif CHANGE_TANK.made(action):
            change_tank(state, colour, second(action))
            end_segment(state, seat)
        else:
            others = [other for other in figures_on_board(state, seat) if other != colour]
            someone_could = any_standard_path(state, others)
            shoot(state, action)
            state.stack[-1] = MoveAfterShot(seat, colour, someone_could)

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal:
        if ATTACH.made(action) or USE_EXTRA_TANK.made(action) or USE_EXTRA_TURN.made(action):
            return why_not_free_action(state, seat, action)
        if SKIP_SHOT.made(action) or END_TURN.made(action):
            return no("R4.4", "main-action-first")
        if not (MOVE.made(action) or SKIP_MOVE.made(action) or SHOOT.made(action) or CHANGE_TANK.made(action)):
            return no("R4.3", "not-now")
        colour = first(action)
        about = Fact("colour", COLOUR, colour)
        if colour not in figures_on_board(state, seat):
            return no("R4.13", "not-your-figure", about)
        if MOVE.made(action):
            return why_not_path(state, colour, action >> 12 & 0xFFFFFF)
        if SKIP_MOVE.made(action):
            return no("R5.9", "must-move")
        if CHANGE_TANK.made(action):
            return no("R13.1", "not-an-inactive-card", Fact("card", CARD, second(action)))
        if state.upgrades(state.active[colour], ORDER_SWAP) == 0:
            return no("R4.6", "move-first", about)
        if not is_selectable(state, colour, any_standard_path(state, figures_on_board(state, seat))):
            return no("R10.17", "not-selectable", about)
        return why_not_shot(state, action)

    def copy(self) -> MainAction:
        return MainAction(self.seat)

    def save(self) -> list[int]:
        return [self.seat]


def change_tank(state: BattlegroundsState, colour: Colour, card: int) -> None:
    """R13.1, R13.2: the old card is inactive with its upgrades; the figure stays where it is."""
    state.active[colour] = card
    state.wrecked[card] = False  # R17.14
    state.emit(CHANGED, colour, card)


def after_move(state: BattlegroundsState, seat: Seat, colour: Colour) -> None:
    """R4.9: a figure destroyed on its way does not shoot."""
    if state.active[colour] == NO_CARD:
        end_segment(state, seat)
    else:
        state.stack[-1] = ShotAfterMove(seat, colour)


class ShotAfterMove(BattlegroundsStep):
    """D9, D10: the figure that moved may shoot, merged with the window before it (R4.5, R4.7)."""

    __slots__ = ("colour", "seat")

    rule: ClassVar[str] = "R4.5"

    def __init__(self, seat: Seat, colour: Colour) -> None:
        self.seat = seat
        self.colour = colour

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        choices: list[Action] = []
        offer_shots(state, self.colour, choices)
        choices.append(SKIP_SHOT.of())
        offer_free_actions(state, self.seat, choices, last=False)
        return [Decision(self.seat, "shot", choices)] if len(choices) > 1 else []  # R4.15

    def advance(self, state: BattlegroundsState) -> None:
        end_segment(state, self.seat)

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        if do_free_action(state, seat, action):
            return
        if SHOOT.made(action):
            shoot(state, action)
        end_segment(state, seat)

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal:
        if ATTACH.made(action) or USE_EXTRA_TANK.made(action) or USE_EXTRA_TURN.made(action):
            return why_not_free_action(state, seat, action)
        if not SHOOT.made(action):
            return no("R4.5", "shot-now")
        if first(action) != self.colour:
            return no("R4.7", "same-figure", Fact("colour", COLOUR, self.colour))
        return why_not_shot(state, action)

    def copy(self) -> ShotAfterMove:
        return ShotAfterMove(self.seat, self.colour)

    def save(self) -> list[int]:
        return [self.seat, self.colour]


class MoveAfterShot(BattlegroundsStep):
    """D7, D8 after order swap: the move is still mandatory, on the position as it is now (R10.16)."""

    __slots__ = ("colour", "seat", "someone_could")

    rule: ClassVar[str] = "R10.16"

    def __init__(self, seat: Seat, colour: Colour, someone_could: bool) -> None:
        self.seat = seat
        self.colour = colour
        self.someone_could = someone_could  # had another figure a standard path when this one was picked?

    def _choices(self, state: BattlegroundsState) -> list[Action]:
        choices: list[Action] = []
        offer_moves(state, self.colour, choices)
        if not choices or not (self.someone_could or has_standard_path(state, self.colour)):
            choices.append(SKIP_MOVE.of(self.colour))  # R5.10
        offer_free_actions(state, self.seat, choices, last=False)
        return choices

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        choices = self._choices(state)
        if len(choices) == 1 and SKIP_MOVE.made(choices[0]):
            return []  # R4.15
        return [Decision(self.seat, "move_after_shot", choices)]

    def advance(self, state: BattlegroundsState) -> None:
        self.answer(state, self.seat, SKIP_MOVE.of(self.colour))

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        if do_free_action(state, seat, action):
            return
        if MOVE.made(action):
            drive(state, self.colour, action >> 12 & 0xFFFFFF)
        else:
            state.emit(STAYED, self.colour)
        end_segment(state, seat)

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal:
        if ATTACH.made(action) or USE_EXTRA_TANK.made(action) or USE_EXTRA_TURN.made(action):
            return why_not_free_action(state, seat, action)
        if not (MOVE.made(action) or SKIP_MOVE.made(action)):
            return no("R10.16", "move-now")
        if first(action) != self.colour:
            return no("R4.7", "same-figure", Fact("colour", COLOUR, self.colour))
        if SKIP_MOVE.made(action):
            return no("R5.9", "must-move")
        return why_not_path(state, self.colour, action >> 12 & 0xFFFFFF)

    def copy(self) -> MoveAfterShot:
        return MoveAfterShot(self.seat, self.colour, self.someone_could)

    def save(self) -> list[int | bool]:
        return [self.seat, self.colour, self.someone_could]


class LastWindow(BattlegroundsStep):
    """D12-D16: the end of a segment; an extra turn begins another one (R12.1)."""

    __slots__ = ("seat",)

    rule: ClassVar[str] = "R4.14"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        choices: list[Action] = []
        offer_free_actions(state, self.seat, choices, last=True)
        if not choices:
            return []  # R4.15
        choices.append(END_TURN.of())
        return [Decision(self.seat, "end", choices)]

    def advance(self, state: BattlegroundsState) -> None:
        state.stack.pop()

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        if do_free_action(state, seat, action):
            return
        if USE_EXTRA_TURN.made(action):
            use_extra_turn(state, seat, action)
            state.stack.pop()
            begin_segment(state, seat)
        else:
            state.stack.pop()

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal:
        if ATTACH.made(action) or USE_EXTRA_TANK.made(action) or USE_EXTRA_TURN.made(action):
            return why_not_free_action(state, seat, action)
        return no("R4.3", "segment-done")

    def copy(self) -> LastWindow:
        return LastWindow(self.seat)

    def save(self) -> list[int]:
        return [self.seat]
