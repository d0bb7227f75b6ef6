"""What a strong player would do and why, for a "what would you do?" button and for analysis."""

from __future__ import annotations

from dataclasses import dataclass

from tankodrom.bots.sight import Sight
from tankodrom.bots.thinkers import MOST_WALKS, Elite, question_to
from tankodrom.core.action import Action
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.battlegrounds.board import SQUARES
from tankodrom.games.battlegrounds.state import FAMILY, SOLO, BattlegroundsState
from tankodrom.minds.family_mind import family_scores
from tankodrom.minds.registry import mind_of, reason_of
from tankodrom.minds.root import priors_of
from tankodrom.minds.search import WARMTH


@dataclass(frozen=True, slots=True)
class Advice:
    """One choice, weighed."""

    action: Action
    value: float | None  # the chance of the seat's side to win, 0 to 1; None if unknown
    share: float  # how sure: the part of the search that went here, 0 to 1
    key: str  # of the reason, `<game>-reason-<key>` in the words …
    facts: dict[str, int]  # … and what it speaks of


def suggest(sight: Sight, game: str, seconds: float, seed: int = 0, most_walks: int = MOST_WALKS) -> list[Advice]:
    """All choices of the decision, the best first, within about so many seconds.

    With a number of walks and time enough the answer can be repeated: it depends on the seed and on what the seat
    sees, and on nothing else.
    """
    choices = sight.decision.choices
    state = sight.deal(Rng(seed))
    if len(choices) == 1:
        return [_advice(game, state, sight, choices[0], None, 1.0)]
    if isinstance(state, BattlegroundsState) and state.rules.variant == FAMILY:
        return _from_what_lies_open(sight, game, state)
    alone = isinstance(state, BattlegroundsState) and state.rules.variant == SOLO
    search = Elite(mind_of(game), "", seed, most_walks).think(sight, seconds)
    ranked: list[Advice] = []
    for node in search.ranking():
        value = search.value_of(node) if search.knows(node) and not alone else None
        ranked.append(_advice(game, state, sight, node.action, value, node.visits / max(1, search.walks)))
    return ranked


def _from_what_lies_open(sight: Sight, game: str, state: BattlegroundsState) -> list[Advice]:
    """The family game is one of memory: what a player has seen before is for the player to know."""
    scores = family_scores(state, question_to(state, sight.seat), [False] * SQUARES)
    shares = priors_of(scores, WARMTH, 0.0)
    ranked = sorted(zip(sight.decision.choices, shares, strict=True), key=lambda entry: -entry[1])
    return [_advice(game, state, sight, action, None, share) for action, share in ranked]


def _advice(game: str, state: State, sight: Sight, action: Action, value: float | None, share: float) -> Advice:
    key, facts = reason_of(game, state, sight.decision, action)
    return Advice(action, value, share, key, facts)
