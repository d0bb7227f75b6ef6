"""The bots of Battlegrounds answer with what is offered, from what they see, and recruits beat chance."""

from __future__ import annotations

import pytest

from tankodrom.bots.observation import Observation
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.state import State
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import make_bot

GAME = game_named("battlegrounds")


def play(setup: Setup, levels: list[str], seed: int) -> State:
    state: State = GAME.new(setup, seed)
    bots = [make_bot(level, GAME.key, setup, 10 * seed + seat) for seat, level in enumerate(levels)]
    while asked := pending(state):
        decision = asked[0]
        action = bots[decision.seat].choose(Observation(GAME, state, decision), 0.05)
        assert action in decision.choices
        apply(state, decision.seat, action)
    return state


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("level", ["random", "recruit"])
def test_bots_play_every_setup_to_its_end(level: str, seed: int) -> None:
    setup = GAME.random_setup(Rng(seed))
    assert play(setup, [level] * setup.seats, seed).outcome is not None


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {}), (4, {"variant": "teams"})], ids=["two", "four", "teams"]
)
def test_a_recruit_beats_chance(seats: int, options: dict[str, Value]) -> None:
    games = 40
    wins = 0
    for seed in range(games):
        mine = seed % seats
        team = {mine, (mine + 2) % 4} if options else {mine}
        levels = ["recruit" if seat in team else "random" for seat in range(seats)]
        outcome = play(Setup(seats, options), levels, seed).outcome
        assert outcome is not None
        wins += mine in outcome.winners
    assert wins >= 0.9 * games


@pytest.mark.parametrize("seed", range(10))
def test_an_answer_depends_on_nothing_hidden(seed: int) -> None:
    setup = GAME.random_setup(Rng(seed))
    state = GAME.new(setup, seed)
    rng = Rng(seed)
    while asked := pending(state):
        decision = asked[0]
        twin = GAME.determinize(state, decision.seat, Rng(rng.below(1000)))
        answers = {
            make_bot("recruit", GAME.key, setup, 7).choose(Observation(GAME, position, pending(position)[0]), 0.05)
            for position in (state, twin)
        }
        assert len(answers) == 1
        apply(state, decision.seat, decision.choices[rng.below(len(decision.choices))])
