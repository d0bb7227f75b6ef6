"""One game between bots, and its record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from tankodrom.arena.schedule import Fixture
from tankodrom.arena.times import Times
from tankodrom.bots.observation import EventInbox, Observation
from tankodrom.core.kernel import apply, pending
from tankodrom.core.setup import Setup, Value
from tankodrom.titles.registry import title_named

LONGEST: Final = 100_000  # decisions; a longer game will never end
UNFINISHED: Final = "unfinished"


@dataclass(frozen=True)
class Contest:
    """The arguments of a match. Plain data, so it can be sent to worker processes."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: tuple[dict[str, Value], ...]  # of each setup that is played
    data: dict[str, Any]
    budget: float  # seconds

    def setup(self, which: int) -> Setup:
        return Setup(self.seats, dict(self.options[which]), self.data)


@dataclass(frozen=True, kw_only=True)
class MatchResult:
    """A finished game. Lists are by seat."""

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
    def from_json(cls, data: dict[str, Any]) -> MatchResult:
        return cls(
            number=int(data["game"]),
            setup=int(data.get("setup", 0)),  # older books have only one setup
            deal=int(data["deal"]),
            bots=[int(bot) for bot in data["bots"]],
            winners=[int(seat) for seat in data["winners"]],
            scores=[int(score) for score in data["scores"]],
            reason=str(data["reason"]),
            decisions=[int(count) for count in data["decisions"]],
            seconds=float(data["seconds"]),
            times=[Times.from_json(times) for times in data["times"]],
        )


class Stopped(Exception):
    """The game was stopped from outside."""


def play(contest: Contest, fixture: Fixture, stop: Callable[[], bool] = lambda: False) -> MatchResult:
    """Play the game from the deal to the end. `stop` is checked before every decision."""
    began = perf_counter()
    title = title_named(contest.game)
    game = title.game
    setup = contest.setup(fixture.setup)
    bots = [
        title.bot(contest.bots[bot], setup, seed)
        for bot, seed in zip(fixture.bots, fixture.bot_seeds, strict=True)
    ]
    times = [Times() for _ in bots]
    decisions = [0] * len(bots)
    state = game.new(setup, fixture.deal)
    inbox = EventInbox(state)
    left = LONGEST
    while (asked := pending(state)) and left:
        if stop():
            raise Stopped
        decision = asked[0]
        seat = decision.seat
        observation = Observation(game, state, decision, inbox.take(seat))
        start = perf_counter()
        action = bots[seat].choose(observation, contest.budget)
        times[seat].add(perf_counter() - start, contest.budget)
        decisions[seat] += 1
        left -= 1
        apply(state, seat, action)
    outcome = state.outcome
    return MatchResult(
        number=fixture.number,
        setup=fixture.setup,
        deal=fixture.deal,
        bots=list(fixture.bots),
        winners=list(outcome.winners) if outcome else [],
        scores=list(outcome.scores) if outcome else [0] * len(bots),
        reason=outcome.reason if outcome else UNFINISHED,
        decisions=decisions,
        seconds=perf_counter() - began,
        times=times,
    )
