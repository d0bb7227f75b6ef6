"""The mind of each game, and the reasons that it gives."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Kind
from tankodrom.core.decision import Decision
from tankodrom.core.state import State
from tankodrom.games.battlegrounds import verbs as battlegrounds_verbs
from tankodrom.games.duel import verbs as duel_verbs
from tankodrom.games.rush import verbs as rush_verbs
from tankodrom.minds import battlegrounds_reasons, duel_reasons, rush_reasons
from tankodrom.minds.battlegrounds_mind import BattlegroundsMind
from tankodrom.minds.duel_mind import DuelMind
from tankodrom.minds.duel_weights import Weights
from tankodrom.minds.learned import duel_chances, duel_eye, family_chances, rush_chances
from tankodrom.minds.mind import Mind
from tankodrom.minds.rush_mind import RushMind
from tankodrom.minds.trained_eye import TrainedEye

_MINDS: Final[dict[str, Mind]] = {
    "rush": RushMind(rush_chances()),
    "battlegrounds": BattlegroundsMind(),
    "duel": DuelMind(Weights(), duel_eye(), duel_chances()),
}

_FAMILY: Final[TrainedEye] = family_chances()


def mind_of(game: str) -> Mind:
    return _MINDS[game]


def chances_in_family() -> TrainedEye:
    """How players of the family game stand; it has no mind of the usual kind, because players remember."""
    return _FAMILY


def reason_of(game: str, state: State, decision: Decision, action: int) -> tuple[str, dict[str, int]]:
    """Why one would choose this: the key of a sentence in `words/` (`<game>-reason-<key>`) and its facts.

    Facts are numbers, each with the name of what it is (a card, a seat, points …). Like a mind it is handed a re-deal,
    and speaks only of what the seat can see.
    """
    if game == "rush":
        return rush_reasons.reason(state, decision, action)
    if game == "battlegrounds":
        return battlegrounds_reasons.reason(state, decision, action)
    return duel_reasons.reason(state, decision, action)


def reason_kinds(game: str) -> dict[str, Kind]:
    """By the names of facts of reasons: what they are. A fact with another name is a number."""
    kinds = {
        "rush": rush_verbs.REASON_KINDS,
        "battlegrounds": battlegrounds_verbs.REASON_KINDS,
        "duel": duel_verbs.REASON_KINDS,
    }[game]
    return {kind.name: kind for kind in kinds}
