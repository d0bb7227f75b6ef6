"""R4: the turn. Its segments are re-entry (R7.5) and main action (which may be R13), with windows for free actions."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first, second, third
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.battlegrounds.artillery import artillery_step
from tankodrom.games.battlegrounds.board import path_of
from tankodrom.games.battlegrounds.destruction import enter, entry_squares
from tankodrom.games.battlegrounds.events import CHANGED, ENTERED, REPAIRED, STAYED
from tankodrom.games.battlegrounds.kit import ORDER_SWAP
from tankodrom.games.battlegrounds.movement import (
    drive,
    has_standard_path,
    legal_paths,
    offer_moves,
    why_cannot_drive,
)
from tankodrom.games.battlegrounds.scoring import finish_turn
from tankodrom.games.battlegrounds.shooting import offer_shots, shoot, why_cannot_shoot
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
    is_free_action,
    offer_free_actions,
    use_extra_turn,
    why_cannot_take_free_action,
)
from tankodrom.games.battlegrounds.verbs import (
    CARD,
    CHANGE_TANK,
    COLOUR,
    END_TURN,
    MOVE,
    REENTER,
    SHOOT,
    SKIP_MOVE,
    SKIP_REENTER,
    SKIP_SHOT,
    SQUARE,
    USE_EXTRA_TURN,
)


class TakeTurn(BattlegroundsStep):
    """A turn after its segments: in solo the artillery acts, then the end is checked."""

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
    """R4.3: re-entry comes first if a figure is off the board. While all figures of a seat stand on the board, none of
    its cards is wrecked (R7.9), except in solo."""
    if state.rules.variant == SOLO:
        state.stack.append(Reentry(seat, False, False))
        return
    for colour in state.rules.colours[seat]:
        if state.where[colour] == OFF:
            state.stack.append(Reentry(seat, False, False))
            return
    state.stack.append(MainAction(seat))


def end_segment(state: BattlegroundsState, seat: Seat) -> None:
    """The main action is done. The last window opens, unless the player can use nothing in it (R4.15)."""
    if AVAILABLE in state.pair_state:
        state.stack[-1] = LastWindow(seat)
    else:
        state.stack.pop()


def figures_on_board(state: BattlegroundsState, seat: Seat) -> list[Colour]:
    return [colour for colour in state.rules.colours[seat] if state.where[colour] != OFF]


class Reentry(BattlegroundsStep):
    """D5, R7.5: every figure off the board must return. In solo one may return, and must if none stands (R17.13)."""

    __slots__ = ("entered", "repaired", "seat")

    rule: ClassVar[str] = "R7.5"

    def __init__(self, seat: Seat, repaired: bool, entered: bool) -> None:
        self.seat = seat
        self.repaired = repaired  # R7.8: whether a wrecked card was chosen
        self.entered = entered  # solo: whether a figure entered in this segment

    def _next_colour(self, state: BattlegroundsState) -> Colour:
        """The next figure to return, in colour order, or NOBODY."""
        if state.rules.variant == SOLO and self.entered:
            return NOBODY
        for colour in state.rules.colours[self.seat]:
            if state.where[colour] == OFF:
                return colour
        return NOBODY

    def _may_skip(self, state: BattlegroundsState) -> bool:
        """R17.13: whether the player may skip: only in solo, and only while a figure stands on the board."""
        return state.rules.variant == SOLO and bool(figures_on_board(state, self.seat))

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        colour = self._next_colour(state)
        if colour == NOBODY:
            return []
        cards = state.inactive_cards(self.seat)
        if not cards:
            return []
        squares = entry_squares(state, colour)
        choices = [REENTER.of(colour, card, square) for card in cards for square in squares]
        if self._may_skip(state):
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
        """R7.8: a repair ends the whole turn. R7.9: the wrecked flags are cleared (not in solo, R17.14)."""
        state.stack.pop()
        if state.rules.variant != SOLO:
            for card, owner in enumerate(state.tank_owner):
                if owner == self.seat:
                    state.wrecked[card] = False
        if not self.repaired:
            state.stack.append(MainAction(self.seat))

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        rule = "R17.13" if state.rules.variant == SOLO else "R7.5"
        if SKIP_REENTER.made(action):
            return None if self._may_skip(state) else no(rule, "must-return")
        if not REENTER.made(action):
            return no(rule, "return-first")
        colour = first(action)
        if colour != self._next_colour(state):
            return no(rule, "other-figure-returns", Fact("colour", COLOUR, self._next_colour(state)))
        card = second(action)
        if card not in state.inactive_cards(seat):
            return no("R7.6", "not-an-inactive-card", Fact("card", CARD, card))
        if third(action) not in entry_squares(state, colour):
            return no("R7.10", "no-entry-square", Fact("square", SQUARE, third(action)))
        return None

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
    """R4.8: the figure has a legal path, or none of the player's figures has a standard path."""
    return not someone_can or has_standard_path(state, colour) or bool(legal_paths(state, colour))


class MainAction(BattlegroundsStep):
    """D7-D13: the main action and the window before it. The player cannot decline it (R4.4)."""

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
            drive(state, colour, path_of(action))
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

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if is_free_action(action):
            return why_cannot_take_free_action(state, seat, action, last=False)
        if SKIP_SHOT.made(action) or END_TURN.made(action):
            return no("R4.4", "main-action-first")
        if not (MOVE.made(action) or SKIP_MOVE.made(action) or SHOOT.made(action) or CHANGE_TANK.made(action)):
            return no("R4.3", "not-now")
        colour = first(action)
        about = Fact("colour", COLOUR, colour)
        figures = figures_on_board(state, seat)
        if colour not in figures:
            return no("R4.13", "not-your-figure", about)
        if MOVE.made(action):
            return why_cannot_drive(state, colour, path_of(action))
        if SKIP_MOVE.made(action):
            return no("R5.9", "must-move") if any_standard_path(state, figures) else None
        if CHANGE_TANK.made(action):
            if second(action) not in state.inactive_cards(seat):
                return no("R13.1", "not-an-inactive-card", Fact("card", CARD, second(action)))
            return None
        if state.upgrades(state.active[colour], ORDER_SWAP) == 0:
            return no("R4.6", "move-first", about)
        if not is_selectable(state, colour, any_standard_path(state, figures)):
            return no("R10.17", "not-selectable", about)
        return why_cannot_shoot(state, action)

    def copy(self) -> MainAction:
        return MainAction(self.seat)

    def save(self) -> list[int]:
        return [self.seat]


def change_tank(state: BattlegroundsState, colour: Colour, card: int) -> None:
    """R13.1, R13.2: the old card becomes inactive with its upgrades. The figure stays on its square."""
    state.active[colour] = card
    state.wrecked[card] = False  # R17.14
    state.emit(CHANGED, colour, card)


def after_move(state: BattlegroundsState, seat: Seat, colour: Colour) -> None:
    """R4.9: a figure that was destroyed on its way does not shoot."""
    if state.active[colour] == NO_CARD:
        end_segment(state, seat)
    else:
        state.stack[-1] = ShotAfterMove(seat, colour)


class ShotAfterMove(BattlegroundsStep):
    """D9, D10: the moved figure may shoot. The step includes the window before the shot (R4.5, R4.7)."""

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

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if is_free_action(action):
            return why_cannot_take_free_action(state, seat, action, last=False)
        if SKIP_SHOT.made(action):
            return None
        if not SHOOT.made(action):
            return no("R4.5", "shot-now")
        if first(action) != self.colour:
            return no("R4.7", "same-figure", Fact("colour", COLOUR, self.colour))
        return why_cannot_shoot(state, action)

    def copy(self) -> ShotAfterMove:
        return ShotAfterMove(self.seat, self.colour)

    def save(self) -> list[int]:
        return [self.seat, self.colour]


class MoveAfterShot(BattlegroundsStep):
    """D7, D8 after an order swap: the move is still mandatory, in the current position (R10.16)."""

    __slots__ = ("colour", "seat", "someone_could")

    rule: ClassVar[str] = "R10.16"

    def __init__(self, seat: Seat, colour: Colour, someone_could: bool) -> None:
        self.seat = seat
        self.colour = colour
        self.someone_could = someone_could  # whether another figure had a standard path when this one was picked

    def _may_stay(self, state: BattlegroundsState, has_path: bool) -> bool:
        """R5.10: the figure has no path, or no figure that could be picked had a standard path."""
        return not has_path or not (self.someone_could or has_standard_path(state, self.colour))

    def _choices(self, state: BattlegroundsState) -> list[Action]:
        choices: list[Action] = []
        offer_moves(state, self.colour, choices)
        if self._may_stay(state, bool(choices)):
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
            drive(state, self.colour, path_of(action))
        else:
            state.emit(STAYED, self.colour)
        end_segment(state, seat)

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if is_free_action(action):
            return why_cannot_take_free_action(state, seat, action, last=False)
        if not (MOVE.made(action) or SKIP_MOVE.made(action)):
            return no("R10.16", "move-now")
        if first(action) != self.colour:
            return no("R4.7", "same-figure", Fact("colour", COLOUR, self.colour))
        if SKIP_MOVE.made(action):
            has_path = bool(legal_paths(state, self.colour))
            return None if self._may_stay(state, has_path) else no("R5.9", "must-move")
        return why_cannot_drive(state, self.colour, path_of(action))

    def copy(self) -> MoveAfterShot:
        return MoveAfterShot(self.seat, self.colour, self.someone_could)

    def save(self) -> list[int | bool]:
        return [self.seat, self.colour, self.someone_could]


class LastWindow(BattlegroundsStep):
    """D12-D16: the end of a segment. An extra turn begins another segment (R12.1)."""

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

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if is_free_action(action):
            return why_cannot_take_free_action(state, seat, action, last=True)
        return None if END_TURN.made(action) else no("R4.3", "segment-done")

    def copy(self) -> LastWindow:
        return LastWindow(self.seat)

    def save(self) -> list[int]:
        return [self.seat]
