"""Computer players answer with what is offered, know only what their seat sees, and recruit beats chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tankodrom.bots.bot import Bot
from tankodrom.bots.observation import Observation
from tankodrom.core.decision import Decision
from tankodrom.core.errors import BadSetup
from tankodrom.core.kernel import apply, pending
from tankodrom.core.replay import canonical_json
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.state import State
from tankodrom.games.registry import game_named
from tankodrom.games.rush.pack import standard_pack
from tankodrom.titles.registry import make_bot

RUSH = game_named("rush")
SECONDS = 0.05
VARIANTS = [option.key for option in RUSH.options() if option.kind == "flag"]

every_level = pytest.mark.parametrize("level", ["random", "recruit", "veteran"])  # elites: test_evaluator_bots.py


def positions(setup: Setup, seed: int, levels: list[str]) -> Iterator[tuple[State, Decision]]:
    """Each question of a game between bots; their answers are checked and carried out."""
    state: State = RUSH.new(setup, seed)
    bots = [make_bot(level, "rush", setup, 10 * seed + seat) for seat, level in enumerate(levels)]
    while asked := pending(state):
        decision = asked[0]
        yield state, decision
        action = bots[decision.seat].choose(Observation(RUSH, state, decision), SECONDS)
        assert action in decision.choices
        apply(state, decision.seat, action)


def result(setup: Setup, seed: int, levels: list[str]) -> State:
    """The end of such a game."""
    state, _ = list(positions(setup, seed, levels))[-1]
    assert state.outcome is not None
    return state


@every_level
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_answer_with_what_is_offered_at_tables_of_every_size(level: str, seats: int) -> None:
    for seed in (1, 2):
        result(Setup(seats, {"max_rounds": 60}), seed, [level] * seats)


@every_level
@pytest.mark.parametrize("variant", VARIANTS)
def test_bots_answer_with_what_is_offered_in_every_variant(level: str, variant: str) -> None:
    options: dict[str, Value] = {variant: True, "max_rounds": 40}
    for seats in (3, 4):
        result(Setup(seats, options), seats, [level] * seats)


@every_level
@pytest.mark.parametrize("seed", range(8))
def test_bots_answer_with_what_is_offered_in_mixtures_of_variants(level: str, seed: int) -> None:
    setup = RUSH.random_setup(Rng(seed))
    options = {**setup.options, "max_rounds": 30}
    result(Setup(setup.seats, options), seed, [level] * setup.seats)


@every_level
def test_bots_meet_every_question_of_the_game(level: str) -> None:
    """Or else the tests above say less than they seem to."""
    options: dict[str, Value] = {
        "interactive_combat": True,
        "weak_hand_compensation": True,
        "recruitment_alternative": True,
        "max_rounds": 40,
    }
    prompts = set()
    for setup in (
        Setup(3, options),
        Setup(3, {"max_rounds": 60}),
        Setup(2, {"weak_hand_compensation": True, "max_rounds": 60}),
    ):
        for seed in range(4):
            prompts |= {decision.prompt for _, decision in positions(setup, seed, [level] * setup.seats)}
    assert prompts == set(RUSH.prompts())


def test_recruit_beats_chance_in_nine_games_of_ten() -> None:
    wins = 0.0
    for seed in range(50):
        for recruit in (0, 1):
            levels = ["random", "random"]
            levels[recruit] = "recruit"
            outcome = result(Setup(2), 100 + seed, levels).outcome
            assert outcome is not None
            if recruit in outcome.winners:
                wins += 1 / len(outcome.winners)
    assert wins >= 90


@every_level
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    first, again, other = (
        canonical_json(RUSH.save(result(Setup(3, {"max_rounds": 10, "starting_player": 0}), seed, [level] * 3)))
        for seed in (7, 7, 8)
    )
    assert first == again
    assert first != other


@every_level
@pytest.mark.parametrize("options", [{}, {"interactive_combat": True}, {"team_game": True}], ids=str)
def test_an_answer_depends_on_nothing_that_the_seat_cannot_see(level: str, options: dict[str, Value]) -> None:
    setup = Setup(3, {**options, "max_rounds": 20})
    compared = 0
    for number, (state, decision) in enumerate(positions(setup, 3, [level] * 3)):
        if number % 5:
            continue
        answers = set()
        hidden = set()
        for deal in (1, 2, 3):
            twin = RUSH.determinize(state, decision.seat, Rng(1000 * number + deal))
            question = next(asked for asked in pending(twin) if asked.seat == decision.seat)
            bot: Bot = make_bot(level, "rush", setup, 5)
            answers.add(bot.choose(Observation(RUSH, twin, question), SECONDS))
            hidden.add(canonical_json(RUSH.save(twin)))
        assert len(answers) == 1
        compared += len(hidden) > 1
    assert compared > 20


@every_level
def test_a_bot_changes_neither_the_view_nor_the_question(level: str) -> None:
    setup = Setup(3, {"max_rounds": 10})
    bot = make_bot(level, "rush", setup, 5)
    for state, decision in positions(setup, 4, [level] * 3):
        view = RUSH.view(state, decision.seat)
        before, choices = canonical_json(view), decision.choices[:]
        bot.choose(Observation(RUSH, state, decision), SECONDS)
        assert canonical_json(view) == before
        assert decision.choices == choices


@every_level
def test_bots_play_with_a_pack_of_ones_own(level: str) -> None:
    pack = standard_pack()
    pack["key"] = "own"
    pack["vehicles"].reverse()
    result(Setup(2, {"max_rounds": 20}, {"pack": pack}), 1, [level] * 2)


@every_level
def test_a_bot_is_called_by_its_level(level: str) -> None:
    assert make_bot(level, "rush", Setup(2), 1).name == level


@pytest.mark.parametrize("level", ["genius", "", "Recruit"])
def test_there_are_no_other_bots(level: str) -> None:
    with pytest.raises(BadSetup, match=f"there is no bot '{level}' for rush; there are random, recruit"):
        make_bot(level, "rush", Setup(2), 1)
