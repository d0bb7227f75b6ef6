"""The `recruit` level of Battlegrounds: scores each choice by itself, with a few rules of thumb.

It keeps its tank alive, takes tokens that complete a pair, hits enemies, and drives to where it can shoot at something.
(`bots/family.py` plays the family game.)
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.bots.greedy import ActionScores
from tankodrom.core.action import Action, first, second, third
from tankodrom.core.game import View
from tankodrom.games.battlegrounds import verbs
from tankodrom.games.battlegrounds.board import (
    COLOURS,
    DIAGONAL,
    ORTHOGONAL,
    RAYS,
    king_distance,
    path_of,
    square_name,
    square_named,
    squares_of,
)
from tankodrom.games.battlegrounds.kit import NO_ICON, Kit

_CENTRE = square_named("D4")


class BattlegroundsScorer:
    """Scores the actions of one view by rules of thumb."""

    def __init__(self, kit: Kit, view: View, seat: int) -> None:
        self.kit = kit
        self.view = view
        self.squares = view["squares"]
        self.me = view["players"][seat]
        area = view["areas"][self.me["area"]]
        self.waiting = {kit.picture[kit.token_by_id[code]] for code in area["unpaired"]}
        self.figures = {figure["colour"]: figure for figure in view["figures"]}
        self.friends = {
            figure["colour"]
            for figure in view["figures"]
            if view["players"][figure["owner"]]["area"] == self.me["area"]
        }
        self.cards = {card["card"]: card for player in view["players"] for card in player["cards"]}

    def score(self, action: Action) -> float:
        return _SCORES.score(self, action)

    def _token_worth(self, code: str) -> float:
        token = self.kit.token_by_id[code]
        special = self.kit.icon[token] != NO_ICON
        if self.kit.picture[token] in self.waiting:
            return 6.0 if special else 5.0
        return 1.5 if special else 1.0

    def _shot_worth(self, square: str) -> float:
        """The worth of the best effect of a shot at this square."""
        seen = self.squares[square]
        best = 0.0
        if "token" in seen:
            best = self._token_worth(seen["token"])
        if "figure" in seen and seen["figure"] not in self.friends:
            best = max(best, 1.0 + self.figures[seen["figure"]]["points"])
        if "artillery" in seen:
            best = max(best, 0.8)
        return best

    def _best_shot_from(self, square: int, card: dict[str, Any]) -> float:
        directions = ORTHOGONAL if card["shot"][0] == "O" else DIAGONAL
        nearest = int(card["shot"][1])
        farthest = nearest + card["upgrades"].count("extra_shot")
        values = [
            self._shot_worth(square_name(RAYS[direction][square][distance - 1]))
            for direction in directions
            for distance in range(nearest, min(farthest, len(RAYS[direction][square])) + 1)
        ]
        return max(values, default=0.0)

    def _is_deadly(self, squares: list[int], colour: str, armour: int) -> bool:
        for square in squares:
            seen = self.squares[square_name(square)]
            if "mine" in seen or "artillery" in seen or seen.get("figure", colour) != colour:
                armour -= 1
        return armour < 0

    def _move(self, action: Action) -> float:
        colour = COLOURS[first(action)]
        figure = self.figures[colour]
        card = self.cards[figure["card"]]
        squares = squares_of(square_named(figure["square"]), path_of(action))
        if self._is_deadly(squares, colour, card["upgrades"].count("armour")):
            return -10.0
        # A little towards the middle, where there is more to shoot at.
        return 1.0 + self._best_shot_from(squares[-1], card) - 0.01 * king_distance(squares[-1], _CENTRE)

    def _shoot(self, action: Action) -> float:
        effect = third(action)
        square = square_name(second(action))
        if effect == verbs.PLACE_MINE:
            return 0.1
        if effect == verbs.CLEAR_MINE:
            return 0.05
        if effect == verbs.HIT_TANK:
            return 1.0 + float(self.figures[self.squares[square]["figure"]]["points"])
        if effect == verbs.HIT_ARTILLERY:
            return 0.8
        return self._token_worth(self.squares[square]["token"])

    def _reenter(self, action: Action) -> float:
        card = self.cards[self.kit.card_ids[second(action)]]
        return (-3.0 if card["wrecked"] else 1.0) + self._best_shot_from(third(action), card) * 0.1

    def _f_move(self, action: Action) -> float:
        """Squares with many face-down tokens around them are better, up to four."""
        square = first(action)
        around = [direction for direction in ORTHOGONAL + DIAGONAL if RAYS[direction][square]]
        names = [square_name(RAYS[direction][square][0]) for direction in around]
        hidden = sum(1 for name in names if self.squares[name].get("token") == "?")
        return float(min(hidden, 4))


_SCORES: Final = ActionScores[BattlegroundsScorer](
    verbs.VERBS,
    {
        verbs.REENTER: BattlegroundsScorer._reenter,
        verbs.MOVE: BattlegroundsScorer._move,
        verbs.SHOOT: BattlegroundsScorer._shoot,
        verbs.CHANGE_TANK: 0.5,
        verbs.ATTACH: 8.0,
        verbs.USE_EXTRA_TANK: 7.5,
        verbs.USE_EXTRA_TURN: 7.0,
        verbs.F_MOVE: BattlegroundsScorer._f_move,
        verbs.REVEAL: 0.0,
    },
    neutral=[
        verbs.DRAFT_PICK,
        verbs.CHOOSE_ACTIVE,
        verbs.PLACE,
        verbs.CHOOSE_CARDS,
        verbs.SKIP_REENTER,
        verbs.SKIP_MOVE,
        verbs.SKIP_SHOT,
        verbs.KEEP_CARD,
        verbs.END_TURN,
    ],
)
