"""A finished game, step by step, through the eyes of any seat."""

from __future__ import annotations

from typing import Any

from tankodrom.core.event import heard_by
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.text import read_action
from tankodrom.server.course import Made, told
from tankodrom.server.protocol import ReplayStep, Told


def replay_steps(
    game: Game[Any], setup: Setup, seed: int, moves: list[Made], viewer: int, first: int, count: int
) -> list[ReplayStep]:
    """The positions after so many moves, from `first` on; 0 is the beginning. What was taken back is not in it."""
    state: State = game.new(setup, seed)
    steps: list[ReplayStep] = []
    if first == 0:
        steps.append(ReplayStep(0, -1, "", [], game.view(state, viewer)))
    number = 0
    for at, made in enumerate(moves[: first + count - 1], start=1):
        events: list[Any] = []
        state.sink = events
        apply(state, made.seat, read_action(state, made.text))
        heard: list[Told] = []
        for event in heard_by(events, viewer):
            number += 1
            heard.append(Told(number, **told(state, event, viewer)))
        if at >= first:
            steps.append(ReplayStep(at, made.seat, made.text, heard, game.view(state, viewer)))
    return steps
