"""A finished game, step by step, as any seat saw it."""

from __future__ import annotations

from typing import Any

from tankodrom.core.event import heard_by
from tankodrom.core.kernel import apply
from tankodrom.core.state import State
from tankodrom.core.text import read_action
from tankodrom.protocol.rest import ReplayStep, Told
from tankodrom.server.tables.session import GameSession, told


def replay_steps(session: GameSession, viewer: int, first: int, count: int) -> list[ReplayStep]:
    """Up to `count` steps from step `first` on, as the viewer saw them.

    Step 0 is the beginning, step n is the position after move n. Undone moves are left out.
    """
    game = session.game
    state: State = game.new(session.setup, session.seed)
    steps: list[ReplayStep] = []
    if first == 0:
        steps.append(ReplayStep(0, -1, "", [], game.view(state, viewer)))
    number = 0
    for at, played in enumerate(session.moves[: first + count - 1], start=1):
        events: list[Any] = []
        state.sink = events
        apply(state, played.seat, read_action(state, played.text))
        heard: list[Told] = []
        for event in heard_by(events, viewer):
            number += 1
            heard.append(told(game, state, event, viewer, number, session.names))
        if at >= first:
            steps.append(ReplayStep(at, played.seat, played.text, heard, game.view(state, viewer)))
    return steps
