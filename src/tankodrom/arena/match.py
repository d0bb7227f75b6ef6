"""One game between bots, and what is written down of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from tankodrom.arena.schedule import Fixture
from tankodrom.arena.times import Times
from tankodrom.bots.levels import make_bot
from tankodrom.bots.sight import Ears, Sight
from tankodrom.core.kernel import apply, pending
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named

LONGEST: Final = 100_000  # decisions; such a game will never end
UNFINISHED: Final = "unfinished"


@dataclass(frozen=True)
class Contest:
    """What is played: all that a worker process must know. Plain data, so that it can be sent there."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: tuple[dict[str, Value], ...]  # of each setup that is played
    data: dict[str, Any]
    budget: float  # seconds

    def setup(self, which: int) -> Setup:
        return Setup(self.seats, dict(self.options[which]), self.data)


@dataclass(frozen=True)
class Played:
    """A finished game; lists are by seat."""

    number: int
    setup: int
    deal: int
    bots: list[int]
    winners: list[int]
    scores: list[int]
    reason: str
    decisions: list[int]
    seconds: float
    times: list[Times]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.number,
            "setup": self.setup,
            "deal": self.deal,
            "bots": self.bots,
            "winners": self.winners,
            "scores": self.scores,
            "reason": self.reason,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "times": [times.to_json() for times in self.times],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Played:
        return cls(
            int(data["game"]),
            int(data.get("setup", 0)),  # books from before there could be several
            int(data["deal"]),
            [int(bot) for bot in data["bots"]],
            [int(seat) for seat in data["winners"]],
            [int(score) for score in data["scores"]],
            str(data["reason"]),
            [int(count) for count in data["decisions"]],
            float(data["seconds"]),
            [Times.from_json(times) for times in data["times"]],
        )


class Stopped(Exception):
    """Somebody wants to go home in the middle of a game."""


def play(contest: Contest, fixture: Fixture, stop: Callable[[], bool] = lambda: False) -> Played:
    """The game from the deal to the end; `stop` is asked before every decision."""
    began = perf_counter()
    game = game_named(contest.game)
    setup = contest.setup(fixture.setup)
    bots = [
        make_bot(contest.bots[bot], contest.game, setup, seed)
        for bot, seed in zip(fixture.bots, fixture.bot_seeds, strict=True)
    ]
    times = [Times() for _ in bots]
    decisions = [0] * len(bots)
    state = game.new(setup, fixture.deal)
    ears = Ears(state)
    left = LONGEST
    while (asked := pending(state)) and left:
        if stop():
            raise Stopped
        decision = asked[0]
        seat = decision.seat
        sight = Sight(game, state, decision, ears.news_of(seat))
        start = perf_counter()
        action = bots[seat].choose(sight, contest.budget)
        times[seat].add(perf_counter() - start, contest.budget)
        decisions[seat] += 1
        left -= 1
        apply(state, seat, action)
    outcome = state.outcome
    return Played(
        fixture.number,
        fixture.setup,
        fixture.deal,
        list(fixture.bots),
        list(outcome.winners) if outcome else [],
        list(outcome.scores) if outcome else [0] * len(bots),
        outcome.reason if outcome else UNFINISHED,
        decisions,
        perf_counter() - began,
        times,
    )
