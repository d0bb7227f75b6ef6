"""Run scenarios against the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tankodrom.core.errors import IllegalAction, TankodromError
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending, why_not
from tankodrom.core.rng import Rng, ScriptedRng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.text import read_action, text_of
from tankodrom.games.registry import game_named
from tankodrom.scenarios.difference import differences
from tankodrom.scenarios.reader import BadScenario, Scenario, ScenarioLine, ScenarioStep


class Failure(Exception):
    """A position or answer differs from the scenario."""


@dataclass(frozen=True)
class Result:
    """One line of a scenario: its title, the number of checks, and the failure, if any."""

    scenario: Scenario
    title: str
    checks: int
    failure: str | None


def run_scenario(scenario: Scenario) -> list[Result]:
    game = game_named(scenario.game)
    results = []
    for line in scenario.lines:
        run = _Run(game, scenario)
        failure = None
        try:
            run.play(line)
        except (Failure, TankodromError) as error:
            failure = str(error)
        results.append(Result(scenario, line.title, run.checks, failure))
    return results


class _Run:
    def __init__(self, game: Game[Any], scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.checks = 0

    def play(self, line: ScenarioLine) -> None:
        self._follow(self._begin(line), line.steps)

    def _begin(self, line: ScenarioLine) -> State:
        """The setup is checked without the data packs, because a scenario may use packs that cannot be played."""
        setup = Setup(line.players, line.options)
        checked = self.game.checked(setup)
        setup = Setup(checked.seats, checked.options, self.scenario.data)
        state: State
        if line.position is None:
            if self.scenario.data:
                raise BadScenario(f"{self.scenario.path}: data of its own goes with a position")
            state = self.game.new(setup, line.seed)
        else:
            state = self.game.arrange(setup, line.position, Rng(line.seed))
        if line.shuffles or line.numbers:
            shuffles = [self.game.scripted(state, words) for words in line.shuffles]
            state.rng = ScriptedRng(line.seed, shuffles, list(line.numbers))
        return state

    def _follow(self, state: State, steps: tuple[ScenarioStep, ...]) -> None:
        for step in steps:
            try:
                self._take(state, step)
            except (Failure, TankodromError) as error:
                where = step.place.removeprefix(f"{self.scenario.path}: ")
                text = str(error)
                raise Failure(text if "\n" in text and text.startswith("step") else f"{where}: {text}") from None
            for branch in step.branches:
                try:
                    self._follow(state.copy(), branch.steps)
                except Failure as error:
                    raise Failure(f"({branch.title}) {error}") from None

    def _take(self, state: State, step: ScenarioStep) -> None:
        for text in step.do:
            self._do(state, step, text)
        for text in step.refuse:
            self._refuse(state, step, text)
        if step.asked is not None:
            self.checks += 1
            asked = tuple(f"P{decision.seat}" for decision in pending(state))
            if asked != step.asked:
                raise Failure(f"{_and(step.asked)} should be asked, but it is {_and(asked)}")
        if step.legal is not None or step.includes or step.excludes:
            self._compare_legal(state, step)
        if step.expect is not None:
            self.checks += 1
            found = differences(step.expect, self.game.position(state))
            if found:
                raise Failure("the position is not as expected\n  " + "\n  ".join("\n".join(found).split("\n")))

    def _seat(self, state: State, step: ScenarioStep) -> int:
        word = step.seat or ""
        for seat in range(state.seats):
            if word == f"P{seat}":
                return seat
        raise BadScenario(f"there is no player {word!r}")

    def _do(self, state: State, step: ScenarioStep, text: str) -> None:
        self.checks += 1
        try:
            apply(state, self._seat(state, step), read_action(state, text))
        except IllegalAction as error:
            raise Failure(f"{step.seat} cannot do {text!r}: {error}\n{_choices(state)}") from None

    def _refuse(self, state: State, step: ScenarioStep, text: str) -> None:
        self.checks += 1
        refusal = why_not(state, self._seat(state, step), read_action(state, text))
        if refusal is None:
            raise Failure(f"{text!r} by {step.seat} should be refused under {step.rule}, but it is legal")
        if refusal.rule != step.rule:
            raise Failure(f"{text!r} by {step.seat} should be refused under {step.rule}, not {refusal}")
        if step.reason is not None and refusal.key != step.reason:
            raise Failure(
                f"{text!r} by {step.seat} should be refused under {step.rule} because {step.reason}, not {refusal}"
            )

    def _compare_legal(self, state: State, step: ScenarioStep) -> None:
        self.checks += 1
        seat = self._seat(state, step)
        legal = [
            text_of(state, action)
            for decision in pending(state)
            if decision.seat == seat
            for action in decision.choices
        ]
        within = [text for text in legal if f"{text} ".startswith(f"{step.legal_with} ") or not step.legal_with]
        problems = []
        if step.legal is not None:
            problems += [f"missing  {text}" for text in sorted(set(step.legal) - set(within))]
            problems += [f"too many {text}" for text in sorted(set(within) - set(step.legal))]
        problems += [f"missing  {text}" for text in step.includes if text not in legal]
        problems += [f"too many {text}" for text in legal if _begins_with_any(text, step.excludes)]
        if problems:
            raise Failure(f"the legal actions of {step.seat} are not as expected\n    " + "\n    ".join(problems))


def _begins_with_any(text: str, beginnings: tuple[str, ...]) -> bool:
    """`excludes` may name whole actions or their beginnings, such as a verb."""
    return any(f"{text} ".startswith(f"{beginning} ") for beginning in beginnings)


def _and(words: tuple[str, ...]) -> str:
    return " and ".join(words) if words else "nobody"


def _choices(state: State) -> str:
    lines = [
        f"    P{decision.seat} may: " + "; ".join(text_of(state, action) for action in decision.choices)
        for decision in pending(state)
    ]
    return "\n".join(lines)
