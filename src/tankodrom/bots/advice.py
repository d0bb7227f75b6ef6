"""What a strong player would do and why, for a "what would you do?" button and for analysis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tankodrom.ai.evaluator import Evaluator
from tankodrom.bots.evaluator_bots import MAX_SIMULATIONS, EliteBot
from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State

# Why one would choose this, judged by a re-deal: the key of a sentence and its facts.
Reason = Callable[[State, Decision, Action], tuple[str, dict[str, int]]]


@dataclass(frozen=True, slots=True)
class Advice:
    """One choice with its value and its reason."""

    action: Action
    value: float | None  # the probability that the seat's side wins, 0 to 1; None if unknown
    share: float  # of the simulations that went to this choice, 0 to 1: how sure the search is
    key: str  # of the reason: `<game>-reason-<key>` in the words
    facts: dict[str, int]  # the numbers that the reason speaks of


def suggest(
    observation: Observation,
    evaluator: Evaluator,
    reason: Reason,
    seconds: float,
    *,
    seed: int = 0,
    max_simulations: int = MAX_SIMULATIONS,
    tells_chances: bool = True,
) -> list[Advice]:
    """All choices of the decision, the best first, within about this many seconds. `Title.suggest` knows the evaluator.

    With a limit of simulations and enough time the answer can be repeated: it depends on the seed and on what the seat
    sees, and on nothing else.
    """
    decision = observation.decision
    state = observation.deal(Rng(seed))
    if len(decision.choices) == 1:
        return [Advice(decision.choices[0], None, 1.0, *reason(state, decision, decision.choices[0]))]
    search = EliteBot(evaluator, "", seed, max_simulations).search(observation, seconds)
    ranked: list[Advice] = []
    for node in search.ranking():
        value = search.value_of(node) if search.has_value(node) and tells_chances else None
        share = node.visits / max(1, search.simulations)
        ranked.append(Advice(node.action, value, share, *reason(state, decision, node.action)))
    return ranked
