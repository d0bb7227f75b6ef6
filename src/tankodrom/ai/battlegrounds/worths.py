"""What tokens and hits are worth to a side of Battlegrounds, in points.

A token is about a point, a pair completed is the point and its upgrade, an enemy tank is three.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.games.battlegrounds.artillery import artillery_score
from tankodrom.games.battlegrounds.board import SQUARES
from tankodrom.games.battlegrounds.kit import ARMOUR, NO_ICON
from tankodrom.games.battlegrounds.scoring import ARTILLERY_LIMIT, victory_points
from tankodrom.games.battlegrounds.state import NO_CARD, NO_TOKEN, SOLO, Area, BattlegroundsState, Colour

# Points that an unpaired token is worth, by how many partners still lie on the board.
_WAITING: Final = [0.0, 0.43, 0.64, 0.75, 0.78, 0.8, 0.82, 0.83, 0.83]
# Points that the effect of a pair is worth, by icon.
ICON_WORTH: Final = [1.1, 0.4, 0.4, 0.7, 0.6, 0.6, 0.8]

TEMPO: Final = 0.6  # what a destroyed tank costs beside its points: its square and its upgrades
WIN: Final = 50.0
LOSS: Final = 8.0

# Indices of the weights of a personality.
_LIKES_PAIRS: Final = 0
_LIKES_HITS: Final = 1
_LIKES_SAFETY: Final = 2
_LIKES_UPGRADES: Final = 3
PLAIN: Final = [1.0, 1.0, 1.0, 1.0]


def _bits(count: int) -> list[int]:
    return [1 << place for place in range(count)]


BIT: Final = _bits(64)  # by picture, for sets of pictures


class Worths:
    """What can be won and lost in one position, for one seat and personality."""

    __slots__ = (
        "area",
        "board_count",
        "flip",
        "foe_weight",
        "held",
        "held_icon",
        "likes_hits",
        "likes_pairs",
        "likes_safety",
        "likes_upgrades",
        "points_of",
        "state",
        "token",
        "waiting_scale",
    )  # fmt: skip

    def __init__(self, state: BattlegroundsState, seat: Seat, personality: list[float]) -> None:
        self.state = state
        self.area: Area = state.rules.area[seat]
        likes = personality if len(personality) >= len(PLAIN) else PLAIN
        self.likes_pairs = likes[_LIKES_PAIRS]
        self.likes_hits = likes[_LIKES_HITS]
        self.likes_safety = likes[_LIKES_SAFETY]
        self.likes_upgrades = likes[_LIKES_UPGRADES]
        areas = len(state.unpaired)
        self.foe_weight: float = 1.0 if areas <= 2 else 0.9 / (areas - 1)
        self.points_of: list[int] = [victory_points(state, area) for area in range(areas)]
        kit = state.kit
        self.board_count: list[int] = [0] * len(kit.pictures)
        for token in state.tokens:
            if token != NO_TOKEN:
                self.board_count[kit.picture[token]] += 1
        self.held: list[int] = []  # by area: a bit for each picture that waits
        self.held_icon: list[dict[int, int]] = []
        for tokens in state.unpaired:
            mask = 0
            icons: dict[int, int] = {}
            for token in tokens:
                mask |= BIT[kit.picture[token]]
                icons[kit.picture[token]] = kit.icon[token]
            self.held.append(mask)
            self.held_icon.append(icons)
        self.waiting_scale = self._weigh_by_time_left()
        self.token: list[list[float]] = [self._token_worths(area) for area in range(areas)]  # by area and square
        self.flip: list[float] = self._flipped()

    def _weigh_by_time_left(self) -> float:
        """Tokens that wait for a partner are worth less when the end is near."""
        state = self.state
        if state.rules.variant == SOLO:
            left = ARTILLERY_LIMIT - artillery_score(state)
            return 0.05 if left <= 1 else 0.5 if left <= 2 else 0.85 if left <= 4 else 1.0
        left = state.rules.threshold - max(self.points_of)
        return 0.6 if left <= 2 else 0.85 if left <= 4 else 1.0

    def _waiting(self, partners: int) -> float:
        return _WAITING[min(partners, len(_WAITING) - 1)] * self.waiting_scale

    def _pair_worth(self, area: Area, picture: int, icon: int, partners: int) -> float:
        """The worth of completing a pair."""
        effect = 0.0
        other = self.held_icon[area].get(picture, NO_ICON)
        if icon != NO_ICON:
            effect = ICON_WORTH[icon]
        if other != NO_ICON and ICON_WORTH[other] > effect:
            effect = ICON_WORTH[other]
        return 2.0 - self._waiting(partners) + effect * self.waiting_scale * self.likes_upgrades

    def _first_worth(self, icon: int, partners: int) -> float:
        """The worth of a token without a partner, with so many possible partners on the board."""
        worth = self._waiting(partners)
        if icon != NO_ICON and partners > 0:
            worth += 0.35 * ICON_WORTH[icon] * self.waiting_scale * self.likes_upgrades
        return worth

    def _token_worths(self, area: Area) -> list[float]:
        """By square: what taking the token there is worth to this area."""
        state = self.state
        kit = state.kit
        held = self.held[area]
        scores = self.points_of[area] + 2 >= state.rules.threshold and state.rules.variant != SOLO
        at_end = (WIN if area == self.area else LOSS) if scores else 0.0
        worths: list[float] = [0.0] * SQUARES
        for square in range(SQUARES):
            token = state.tokens[square]
            if token == NO_TOKEN:
                continue
            picture = kit.picture[token]
            count = self.board_count[picture]
            if held & BIT[picture]:
                worth = self._pair_worth(area, picture, kit.icon[token], count) + at_end
            else:
                worth = self._first_worth(kit.icon[token], count - 1)
            if area == self.area:
                worth *= self.likes_pairs
            denial = self._waiting(count) - self._waiting(count - 1)
            for other in range(len(self.held)):
                if other != area and self.held[other] & BIT[picture]:
                    worth += denial * self.foe_weight
            worths[square] = worth
        return worths

    def _flipped(self) -> list[float]:
        """By square: what the token there is worth to this seat once it has taken another of that picture."""
        state = self.state
        kit = state.kit
        held = self.held[self.area]
        flipped: list[float] = [0.0] * SQUARES
        for square in range(SQUARES):
            token = state.tokens[square]
            if token == NO_TOKEN:
                continue
            picture = kit.picture[token]
            count = self.board_count[picture] - 1
            icon = kit.icon[token]
            if held & BIT[picture]:
                flipped[square] = self._first_worth(icon, count - 1) * self.likes_pairs
            else:
                effect = ICON_WORTH[icon] if icon != NO_ICON else 0.0
                flipped[square] = (2.0 - self._waiting(count) + effect) * self.likes_pairs
        return flipped

    def armour(self, colour: Colour) -> int:
        card = self.state.active[colour]
        return self.state.upgrades(card, ARMOUR) if card != NO_CARD else 0

    def hit_worth(self, target: Colour) -> float:
        """The worth of hitting this enemy."""
        if self.armour(target) > 0:
            return 0.7 * self.likes_hits
        state = self.state
        points = state.points[target]
        worth = (points + TEMPO) * self.likes_hits
        if self.points_of[self.area] + points >= state.rules.threshold and points > 0:
            worth += WIN
        return worth

    def harm(self, own: Colour, by: Area) -> float:
        """The cost of being hit."""
        if self.armour(own) > 0:
            return 0.7
        state = self.state
        points = state.points[own]
        harm = points + TEMPO
        if points > 0 and self.points_of[by] + points >= state.rules.threshold:
            harm += LOSS
        return harm
