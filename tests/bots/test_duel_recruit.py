"""Recruits of Duel charge, fear fire and keep their cards; that is enough against chance, and not against veterans."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from tankodrom.bots.bot import Bot
from tankodrom.bots.duel_recruit import DuelScorer
from tankodrom.bots.greedy import GreedyBot
from tankodrom.bots.observation import Observation
from tankodrom.core.action import verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.setup import Setup
from tankodrom.games.duel import verbs
from tankodrom.games.duel.setup import build_rules
from tankodrom.games.duel.state import DuelState
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import make_bot

DUEL = game_named("duel")


def game_of(bots: list[Bot], setup: Setup, seed: int) -> tuple[DuelState, list[tuple[Decision, str]]]:
    """The last position, and every question with the verb of its answer."""
    state = DUEL.new(DUEL.checked(setup), seed)
    assert isinstance(state, DuelState)
    answers = []
    while asked := pending(state):
        decision = asked[0]
        action = bots[decision.seat].choose(Observation(DUEL, state, decision), 1.0)
        answers.append((decision, verbs.VERBS.verbs[verb_number(action)].name))
        apply(state, decision.seat, action)
    return state, answers


def answers_without_slips(games: int) -> list[tuple[Decision, str]]:
    setup = DUEL.checked(Setup(2))
    rules = build_rules(setup)
    answers = []
    for seed in range(games):
        bots: list[Bot] = [GreedyBot(partial(DuelScorer, rules), 0, seed + seat) for seat in range(2)]
        answers += game_of(bots, setup, seed)[1]
    return answers


def test_a_recruit_leaves_a_burning_tank_and_never_pays_for_one() -> None:
    said: dict[str, set[str]] = {}
    for decision, verb in answers_without_slips(30):
        said.setdefault(decision.prompt, set()).add(verb)
    assert (said["fire_admin"], said["morale_admin"], said["spot_extra"]) == ({"bail_out"}, {"flip"}, {"no"})


def answers_where_offered(*names: str) -> Counter[str]:
    return Counter(
        verb
        for decision, verb in answers_without_slips(20)
        if set(names) <= {verbs.VERBS.verbs[verb_number(choice)].name for choice in decision.choices}
    )


def test_a_recruit_goes_for_a_flank_before_it_shoots() -> None:
    said = answers_where_offered("flank", "fire")
    assert said["flank"] > 10
    assert said["fire"] == 0


def test_a_recruit_passes_over_poor_shots_to_drive_on() -> None:
    said = answers_where_offered("move", "fire")
    assert said["fire"] / 6 < said["move"] < said["fire"]  # a more careful one drove in a tenth of them


@pytest.mark.parametrize(
    ("level", "opponent", "games", "fewest"), [("recruit", "random", 60, 54), ("veteran", "recruit", 60, 44)]
)
def test_each_level_beats_the_one_below_in_the_first_mission(
    level: str, opponent: str, games: int, fewest: int
) -> None:
    setup = DUEL.checked(Setup(2))
    wins = 0.0
    for number in range(games):
        seat = number % 2
        names = [opponent, opponent]
        names[seat] = level
        bots = [make_bot(name, "duel", setup, 300 + number) for name in names]
        outcome = game_of(bots, setup, number // 2)[0].outcome
        assert outcome is not None
        wins += (seat in outcome.winners) / len(outcome.winners)
    assert wins >= fewest
