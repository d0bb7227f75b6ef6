"""Battlegrounds through a pipe: the test computes the answers first, then gives them to the real command."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tankodrom.bots.observation import EventInbox, Observation
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import SEED_LIMIT
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import make_bot


def answers_of_a_recruit(options: dict[str, Value], seats: int, seed: int) -> list[str]:
    """The numbers that a recruit in the first seat would type, the other seats being recruits too."""
    game = game_named("battlegrounds")
    setup = game.checked(Setup(seats, options))
    state = game.new(setup, seed)
    # The command seeds its bots like this. The bot that plays for the person may have any seed.
    bots = [make_bot("recruit", game.key, setup, (seed + 1 + seat) % SEED_LIMIT) for seat in range(seats)]
    answers = []
    inbox = EventInbox(state)
    while asked := pending(state):
        decision = asked[0]
        action = bots[decision.seat].choose(Observation(game, state, decision, inbox.take(decision.seat)), 0.05)
        if decision.seat == 0 and (len(decision.choices) > 1 or decision.prompt == "main"):
            answers.append(str(decision.choices.index(action) + 1))
        apply(state, decision.seat, action)
    return answers


def play(arguments: list[str], answers: list[str]) -> str:
    command = [sys.executable, "-m", "tankodrom", "play", "battlegrounds", *arguments]
    done = subprocess.run(command, input="\n".join(answers) + "\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize(("language", "rank"), [("en", "Rank:"), ("cs", "Hodnost:")])
def test_a_solo_game_through_a_pipe_ends_with_a_rank(language: str, rank: str) -> None:
    answers = answers_of_a_recruit({"variant": "solo"}, 1, 5)
    output = play(["-o", "variant=solo", "--seed", "5", "--lang", language], answers)
    assert rank in output.split("\n")[-2]


@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, 2), ({}, 3), ({"draft": True}, 4), ({"variant": "teams"}, 4), ({"variant": "family"}, 2)],
)
def test_a_game_of_each_variant_through_a_pipe(options: dict[str, Value], seats: int) -> None:
    arguments = ["--players", str(seats), "--seed", "3", "--lang", "en"]
    for key, value in options.items():
        arguments += ["-o", f"{key}={'true' if value is True else value}"]
    output = play(arguments, answers_of_a_recruit(options, seats, 3))
    assert "Winner" in output.split("\n")[-2]


def test_what_is_hidden_in_family_is_not_drawn() -> None:
    answers = answers_of_a_recruit({"variant": "family"}, 2, 4)
    first_board = play(["-o", "variant=family", "--seed", "4", "--lang", "en"], answers).split("What")[0]
    assert first_board.count("??") >= 62  # all but D4 and E5
