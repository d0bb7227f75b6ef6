"""The features of a choice in Duel for the prior network (`ai/network.py`): marks and numbers.

Marks are the indices of binary features: the question, the verb, its target, the faces of its card and the card itself.
"""

from __future__ import annotations

from typing import Final

from tankodrom.ai.duel.evaluation import Evaluation
from tankodrom.ai.duel.verbs import DISCARD, INITIATIVE, SPEND
from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.games.duel import verbs
from tankodrom.games.duel.cards import LAST_CARD, NO_CARD, NO_SPECIAL, NO_TERRAIN, CardId
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tank_abilities import fire_ability, mobility
from tankodrom.games.duel.verbs import PROMPTS, VERBS

FOES: Final = 2  # enemies with features of their own

# Groups of marks: the prompt, the verb, the verb with its target, the faces of a card by its role, numbers, cards.
_ROLES: Final = 4  # of a card: for the initiative, played, paid, exchanged
_FACES: Final = 48
_SLOTS: Final = FOES + 1  # for targets: one of the FOES, or any other
_LARGEST: Final = 12  # argument with a mark of its own
_VERB_MARKS: Final = len(PROMPTS)
_TARGET_MARKS: Final = _VERB_MARKS + len(VERBS.verbs)
_CARD_MARKS: Final = _TARGET_MARKS + _SLOTS * len(VERBS.verbs)
_ARGUMENT_MARKS: Final = _CARD_MARKS + _ROLES * _FACES
_NAME_MARKS: Final = _ARGUMENT_MARKS + 3 * _LARGEST
MARKS: Final = _NAME_MARKS + _ROLES * (LAST_CARD + 1)
CHOICE_NUMBERS: Final = 9

_FIRE_FACE: Final = 0  # levels 1 … 9
_MOVE_FACE: Final = 10
_FLANK_FACE: Final = 20
_SPECIAL_FACE: Final = 30
_ORDERS_FACE: Final = 34
_LEADERSHIP_FACE: Final = 38
_TACTICS_FACE: Final = 39
_SMOKE_FACE: Final = 40
_COVER_FACE: Final = 41  # none, little, some, much, only for enemies

_WITH_TANK: Final[list[int]] = [
    verbs.TRAIL_REMOVE.number, verbs.TAKE_BACK.number, verbs.TARGET.number, verbs.SPOT.number,
]  # fmt: skip
_WITH_CARD_AND_TANK: Final[list[int]] = [
    verbs.FLANK.number, verbs.UNFLANK.number, verbs.TERRAIN_ON.number, verbs.INF_ASSAULT.number,
]  # fmt: skip
_WITH_CARD: Final[list[int]] = [
    verbs.SPEND.number, verbs.MOVE.number, verbs.FIRE.number, verbs.ENTER.number, verbs.LAY_SMOKE.number,
    verbs.LEADERSHIP.number, verbs.CREW.number, verbs.PASS.number, verbs.CLEAR_TRANSMISSION.number,
    verbs.TACTICS.number, verbs.ORDER.number, verbs.TAKE_CARD.number, verbs.STOP.number, verbs.CLIMB.number,
    verbs.EXIT.number, verbs.INF_ADVANCE.number, verbs.RADIO.number, verbs.AMMO_DISCARD.number, verbs.DISCARD.number,
]  # fmt: skip
_WITH_NUMBER: Final[list[int]] = [verbs.DISTANCE.number, verbs.AIM_AT.number, verbs.RESEAT.number]


class ActionFeatures:
    """Describes the choices of one question: of the tank `me`, whose most important enemies are `foes`."""

    __slots__ = ("evaluation", "foes", "me", "prompt")

    def __init__(self, evaluation: Evaluation, me: Tank, foes: list[Tank], prompt: str) -> None:
        self.evaluation = evaluation
        self.me = me
        self.foes = foes
        self.prompt = PROMPTS.index(prompt)

    def marks(self, action: Action) -> list[int]:
        """The marks of a choice."""
        verb = verb_number(action)
        found = [self.prompt, _VERB_MARKS + verb]
        if verb == INITIATIVE:
            self._mark_card(found, second(action), 0)
        elif verb in _WITH_CARD:
            self._mark_card(found, first(action), 3 if verb == DISCARD else 2 if verb == SPEND else 1)
        elif verb in _WITH_CARD_AND_TANK:
            self._mark_card(found, first(action), 1)
            self._mark_target(found, verb, second(action))
        elif verb in _WITH_TANK:
            self._mark_target(found, verb, first(action))
        elif verb in _WITH_NUMBER:
            place = _WITH_NUMBER.index(verb) * _LARGEST
            number = second(action) if verb == verbs.RESEAT.number else first(action)
            found.append(_ARGUMENT_MARKS + place + min(number, _LARGEST - 1))
        return found

    def _mark_target(self, found: list[int], verb: int, number: int) -> None:
        slot = 0
        while slot < len(self.foes) and self.foes[slot].number != number:
            slot += 1
        found.append(_TARGET_MARKS + _SLOTS * verb + min(slot, FOES))

    def _mark_card(self, found: list[int], card: CardId, role: int) -> None:
        if not 0 < card <= LAST_CARD:
            return
        cards = self.evaluation.cards
        found.append(_NAME_MARKS + role * (LAST_CARD + 1) + card)
        base = _CARD_MARKS + _FACES * role
        if cards.fire[card]:
            found.append(base + _FIRE_FACE + min(9, cards.fire[card]))
        if cards.move[card]:
            found.append(base + _MOVE_FACE + min(9, cards.move[card]))
        if cards.flank[card]:
            found.append(base + _FLANK_FACE + min(9, cards.flank[card]))
        if cards.special[card] != NO_SPECIAL:
            found.append(base + _SPECIAL_FACE + min(3, cards.special[card]))
        found.append(base + _ORDERS_FACE + min(3, cards.orders[card]))
        if cards.leadership[card]:
            found.append(base + _LEADERSHIP_FACE)
        if cards.tactics[card]:
            found.append(base + _TACTICS_FACE)
        if cards.smoke[card]:
            found.append(base + _SMOKE_FACE)
        if cards.terrain[card] != NO_TERRAIN:
            ground = self.evaluation.rules.terrain.kinds[cards.terrain[card]]
            much = 4 if ground.enemy_only else 0 if ground.cover <= 0 else 1 if ground.cover < 15 else 2
            found.append(base + _COVER_FACE + (3 if much == 2 and ground.cover >= 25 else much))

    def numbers(self, action: Action, score: float, best: float, second_best: float) -> list[float]:
        """The numbers of a choice: its score compared with the others, and what the card says."""
        verb = verb_number(action)
        card = NO_CARD
        if verb == INITIATIVE:
            card = second(action)
        elif verb in _WITH_CARD or verb in _WITH_CARD_AND_TANK:
            card = first(action)
        behind = max(-3.0, score - best)
        return [
            behind,
            min(1.0, score - second_best) if behind == 0.0 else 0.0,
            1.0 if behind == 0.0 else 0.0,
            max(-2.0, min(2.0, 0.5 * score)),
            card / 100.0 - 0.5 if verb == INITIATIVE else 0.0,
            self.evaluation.odds.worth[card] if 0 < card <= LAST_CARD else 0.0,
            self.evaluation.cards.fire_modifier[card] / 20.0 if 0 < card <= LAST_CARD else 0.0,
            *self._raises(verb, card),
        ]

    def _raises(self, verb: int, card: CardId) -> list[float]:
        """By how many levels the tank falls short of the card, to fire and to move."""
        if (verb not in _WITH_CARD and verb not in _WITH_CARD_AND_TANK) or not 0 < card <= LAST_CARD:
            return [0.0, 0.0]
        cards = self.evaluation.cards
        level = max(cards.move[card], cards.flank[card])
        fire = cards.fire[card] - fire_ability(self.me) if cards.fire[card] else 0
        legs = level - mobility(self.evaluation.state, self.me) if level else 0
        return [max(0, fire) / 3.0, max(0, legs) / 3.0]
