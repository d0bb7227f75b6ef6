"""The three functions of the kernel: what is asked, answer it, why not."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, Seat
from tankodrom.core.decision import Decision
from tankodrom.core.errors import GameOver, IllegalAction, NotYourDecision, RunawayRules
from tankodrom.core.refusal import Refusal
from tankodrom.core.state import State
from tankodrom.core.text import text_of

# The longest automatic run between two questions in any game is far below this.
AUTOMATIC_LIMIT: Final = 10_000


def pending(state: State) -> list[Decision]:
    """The open questions, one per seat that must answer; [] when the game is over.

    This is the only source of legality: clients, bots, servers and environments offer these choices and no others.
    """
    asked = state.asked
    if asked is None:
        settle(state)
        asked = state.asked
        assert asked is not None
    return asked


def apply(state: State, seat: Seat, action: Action) -> None:
    """Carry out one choice and run the rules to the next question.

    If `pending` does not offer the action to this seat, an error is raised (MalformedAction, NotYourDecision,
    GameOver, IllegalAction with its Refusal) and nothing changes.
    """
    asked = state.asked
    if asked is None:
        asked = pending(state)
    for decision in asked:
        if decision.seat == seat and action in decision.choices:
            state.asked = None
            state.stack[-1].answer(state, seat, action)
            settle(state)
            return
    _refuse(state, seat, action)


def settle(state: State) -> None:
    """Advance the top step until a step asks somebody or the game is over."""
    stack = state.stack
    for _ in range(AUTOMATIC_LIMIT):
        if state.outcome is not None:
            state.asked = []
            return
        step = stack[-1]
        asked = step.ask(state)
        if asked:
            state.asked = asked
            return
        step.advance(state)
    raise RunawayRules(f"no question after {AUTOMATIC_LIMIT} automatic steps, last in {stack[-1].name()}")


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The rule and the sentence that say why this action is not possible now; None if it is possible.

    MalformedAction if the action cannot exist (no such verb, card, seat …).
    """
    text_of(state, action)
    asked = pending(state)
    if state.outcome is not None:
        return Refusal(state.rule_of_end(), "game-over", [])
    for decision in asked:
        if decision.seat == seat:
            if action in decision.choices:
                return None
            refusal = state.stack[-1].why_not(state, seat, action)
            assert refusal is not None, "what is not offered has a refusal"
            return refusal
    return Refusal(state.rule_of_waiting(), "not-your-decision", [])


def _refuse(state: State, seat: Seat, action: Action) -> None:
    text = text_of(state, action)
    refusal = why_not(state, seat, action)
    assert refusal is not None, "why_not and apply disagree"
    if state.outcome is not None:
        raise GameOver(f"{text}: the game is over", refusal)
    if refusal.key == "not-your-decision":
        raise NotYourDecision(f"{text}: seat {seat} is not asked now ({refusal.rule})", refusal)
    raise IllegalAction(f"{text}: not possible now ({refusal.rule}: {refusal.key})", refusal)
