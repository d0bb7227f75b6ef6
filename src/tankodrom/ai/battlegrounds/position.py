"""Analysis of a position of Battlegrounds: what shots lead to, and what the enemies can answer.

The position after a segment (a leaf) is worth what our next shots would bring, less what the next turns of the enemies would
take.
"""

from __future__ import annotations

from typing import Final

from tankodrom.ai.battlegrounds.reach import Reach
from tankodrom.ai.battlegrounds.worths import ICON_WORTH, LOSS, TEMPO, Worths
from tankodrom.core.action import Action, Seat, first, second, third
from tankodrom.games.battlegrounds.board import NO_STEPS, RAYS, SQUARES, Square, path_of
from tankodrom.games.battlegrounds.kit import ARMOUR, DIRECTION, EXTRA_MOVE, ORDER_SWAP, CardId
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    EMPTY,
    MINE,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    OFF,
    SOLO,
    Area,
    BattlegroundsState,
    Colour,
)
from tankodrom.games.battlegrounds.verbs import (
    CLEAR_MINE,
    HIT_ARTILLERY,
    HIT_TANK,
    PLACE_MINE,
    SHOOT,
    TAKE_TOKEN,
)

NONE: Final = -1  # no square, no picture or no colour

# How much the next turn of an enemy counts. With several enemies it counts less: the others lose as well.
_THREAT_OF_ONE: Final = 0.9
_THREAT_OF_A_TEAM: Final = 0.45
_THREAT_OF_MANY: Final = 0.18
_MOST_HOPE: Final = 6.0


class PositionAnalysis:
    """One position for one seat. What several answers need is computed once."""

    __slots__ = (
        "area",
        "enemies",
        "outlooks",
        "pictures",
        "reach",
        "seat",
        "state",
        "threat_weight",
        "tops",
        "two_sides",
        "worths",
    )  # fmt: skip

    def __init__(self, state: BattlegroundsState, seat: Seat, personality: list[float]) -> None:
        self.state = state
        self.seat = seat
        rules = state.rules
        self.area: Area = rules.area[seat]
        self.pictures = state.kit.picture
        self.reach = Reach(state, seat)
        self.worths = Worths(state, seat, personality)
        self.two_sides = len(state.unpaired) == 2
        self.enemies: list[Seat] = []
        for step in range(1, state.seats):
            other = (seat + step) % state.seats
            if rules.area[other] != self.area:
                self.enemies.append(other)
        self.threat_weight: float = _THREAT_OF_MANY
        if self.two_sides:
            self.threat_weight = _THREAT_OF_ONE if len(self.enemies) == 1 else _THREAT_OF_A_TEAM
        self.outlooks: dict[int, list[float]] = {}  # by card
        self.tops: dict[int, list[float]] = {}

    # Our shots.

    def shot_worth(self, action: Action) -> float:
        square = second(action)
        effect = third(action)
        if effect == TAKE_TOKEN:
            return self.worths.token[self.area][square]
        if effect == HIT_TANK:
            return self.worths.hit_worth(self.state.piece[square])
        if effect == HIT_ARTILLERY:
            return 0.45
        if effect == PLACE_MINE:
            return self.mine_worth(square)
        return 0.02 if effect == CLEAR_MINE else 0.0

    def mine_worth(self, square: Square) -> float:
        """A mine blocks a way of an enemy, or one of ours."""
        worth = 0.03
        state = self.state
        for colour in range(4):
            where = state.where[colour]
            if where == OFF or state.active[colour] == NO_CARD:
                continue
            if square in self.reach.ends(state.active[colour], colour, where):
                ways = len(self.reach.ends(state.active[colour], colour, where))
                if self.reach.mine[colour]:
                    worth -= 0.1
                elif state.rules.area[state.rules.owner[colour]] != self.area:
                    worth += 0.3 / (ways * ways)
        return worth

    def best_token_from(self, card: CardId, square: Square) -> float:
        best = 0.0
        worth = self.worths.token[self.area]
        for target in self.reach.targets(card, square):
            if worth[target] > best:
                best = worth[target]
        return min(best, _MOST_HOPE)

    def outlook(self, card: CardId) -> list[float]:
        """By square: the worth of the next few shots of this card from there, on an empty board."""
        known = self.outlooks.get(card)
        if known is not None:
            return known
        kit = self.state.kit
        here: list[float] = [self.best_token_from(card, square) for square in range(SQUARES)]
        nearest = kit.move_distance[card]
        farthest = nearest + self.state.upgrades(card, EXTRA_MOVE)
        value: list[float] = [0.0] * SQUARES
        for _ in range(3):
            after: list[float] = [0.0] * SQUARES
            for square in range(SQUARES):
                best = 0.0
                for direction in kit.move_set[card]:
                    ray = RAYS[direction][square]
                    distance = nearest
                    while distance <= farthest and distance <= len(ray):
                        end = ray[distance - 1]
                        sum_there = here[end] + 0.6 * value[end]
                        if sum_there > best:
                            best = sum_there
                        distance += 1
                after[square] = best
            value = after
        self.outlooks[card] = value
        return value

    def follow(
        self, card: CardId, colour: Colour, start: Square, taken: Square, picture: int, killed: Colour
    ) -> float:
        """The best shot of this figure in the next segment."""
        best = 0.0
        for end in self.reach.ends(card, colour, start):
            value = self._best_shot(card, end, taken, picture, killed)
            if value > best:
                best = value
        if self.state.upgrades(card, ORDER_SWAP) > 0:
            value = self._best_shot(card, start, taken, picture, killed)
            if value > best:
                best = value
        return best

    def _best_shot(self, card: CardId, square: Square, taken: Square, picture: int, killed: Colour) -> float:
        state = self.state
        best = 0.0
        worth = self.worths.token[self.area]
        for target in self.reach.targets(card, square):
            value = 0.0
            if target != taken and state.tokens[target] != NO_TOKEN:
                if picture >= 0 and self.pictures[state.tokens[target]] == picture:
                    value = self.worths.flip[target]
                else:
                    value = min(worth[target], _MOST_HOPE)
            piece = state.piece[target]
            if piece == ARTILLERY_TANK:
                value = 0.45
            elif 0 <= piece < ARTILLERY_TANK and piece != killed and not self.reach.mine[piece]:
                if state.rules.area[state.rules.owner[piece]] != self.area:
                    # It will have moved by then, unless its player moves another figure.
                    hit = min(self.worths.hit_worth(piece), _MOST_HOPE)
                    hit *= 0.45 if len(state.rules.colours[state.rules.owner[piece]]) > 1 else 0.35
                    if hit > value:
                        value = hit
            if value > best:
                best = value
        return best

    def upgrade_worth(self, card: CardId, icon: int) -> float:
        """The worth of attaching it there; negative where it would be wasted."""
        state = self.state
        kit = state.kit
        if icon == DIRECTION:
            if kit.move_distance[card] + state.upgrades(card, EXTRA_MOVE) < 2 or state.upgrades(card, icon) > 0:
                return -0.1
        elif icon == ORDER_SWAP and state.upgrades(card, icon) > 0:
            return -0.1
        worth = ICON_WORTH[icon]
        if icon == ARMOUR:
            if state.upgrades(card, ARMOUR) > 0:
                worth -= 0.3
            colour = state.active.index(card)
            for enemy in self.enemies:
                for figure in state.rules.colours[enemy]:
                    if state.where[figure] != OFF and self.reach.attacked_by(figure)[state.where[colour]]:
                        worth += 0.3
        if state.tank_owner[card] == self.seat:
            worth += 0.05
        return worth

    def card_worth(self, card: CardId) -> float:
        """The worth of the card on this board."""
        total = 0.0
        for value in self.outlook(card):
            total += value
        return total / SQUARES

    # The enemies' answers.

    def _tops(self, colour: Colour, returns: bool, marks: list[bool], worth: list[float]) -> list[float]:
        """The worth of the best token among the marked squares, its square, and the worth of the next best."""
        key = colour + 4 if returns else colour
        known = self.tops.get(key)
        if known is not None:
            return known
        best = 0.0
        where = NONE
        next_best = 0.0
        for target in range(SQUARES):
            if marks[target] and worth[target] > next_best:
                if worth[target] > best:
                    next_best = best
                    best = worth[target]
                    where = target
                else:
                    next_best = worth[target]
        found: list[float] = [best, float(where), next_best]
        self.tops[key] = found
        return found

    def reply(self, enemy: Seat, colour: Colour, square: Square, taken: Square, killed: Colour) -> float:
        """What the next turn of this enemy costs us if our figure is on that square."""
        state = self.state
        area = state.rules.area[enemy]
        worth = self.worths.token[area]
        best_token = 0.0
        worst_hit = 0.0
        for figure in state.rules.colours[enemy]:
            if state.where[figure] == OFF or figure == killed:
                marks = self.reach.attacked_after_return(figure)
            else:
                marks = self.reach.attacked_by(figure)
            top = self._tops(figure, figure == killed or state.where[figure] == OFF, marks, worth)
            token_worth = top[0] if top[1] != taken else top[2]
            if token_worth > best_token:
                best_token = token_worth
            for own in range(4):
                where = square if own == colour else state.where[own]
                if where == OFF or not marks[where]:
                    continue
                owner = state.rules.owner[own]
                if owner == NOBODY or state.rules.area[owner] == area:
                    continue
                harm = self.worths.harm(own, area)
                if state.rules.area[owner] == self.area:
                    if harm > worst_hit:
                        worst_hit = harm
                elif harm > best_token:
                    best_token = harm
        worst_hit *= self.worths.likes_safety
        if self.two_sides:
            return max(best_token, worst_hit)
        if worst_hit > 0.0:
            chance = 0.75 if worst_hit >= best_token - 0.3 else 0.35
            return worst_hit * chance + best_token * self.worths.foe_weight * 0.6
        return best_token * self.worths.foe_weight * 0.8

    def shelled(self, square: Square) -> float:
        """Solo: the chance that the artillery hits this square next."""
        state = self.state
        if not state.letters:
            return 1.0 / SQUARES
        if square // 8 in state.letters and square % 8 in state.numbers:
            return 1.0 / (len(state.letters) * len(state.numbers))
        return 0.0

    # Positions after a segment.

    def leaf(
        self, colour: Colour, card: CardId, square: Square, taken: Square, picture: int, killed: Colour
    ) -> float:
        """The value of the position with this figure and card on that square, and a token or an enemy gone."""
        state = self.state
        best = 0.0
        rest = 0.0
        for own in state.rules.colours[self.seat]:
            where = square if own == colour else state.where[own]
            driver = card if own == colour else state.active[own]
            if where == OFF or driver == NO_CARD:
                continue
            hope = self.follow(driver, own, where, taken, picture, killed)
            hope += 0.12 * self.outlook(driver)[where]
            if hope > best:
                rest += best
                best = hope
            else:
                rest += hope
        value = 0.55 * best + 0.12 * rest
        if state.rules.variant == SOLO:
            figures = 0
            for own in range(4):
                if own == colour or state.where[own] != OFF:
                    figures += 1
            cost = 6.0 if figures == 1 else 3.5
            for own in range(4):
                where = square if own == colour else state.where[own]
                if where != OFF:
                    cover = 0.25 if self.worths.armour(own) > 0 else 1.0
                    value -= cost * cover * self.shelled(where) * self.worths.likes_safety
            return value
        for enemy in self.enemies:
            value -= self.threat_weight * self.reply(enemy, colour, square, taken, killed)
        return value

    def after_shot(self, action: Action, colour: Colour, card: CardId, square: Square) -> float:
        """The value of a shot from there and of the position after it."""
        target = second(action)
        effect = third(action)
        state = self.state
        taken = NONE
        picture = NONE
        killed = NONE
        if effect == TAKE_TOKEN:
            taken = target
            picture = self.pictures[state.tokens[target]]
        elif effect == HIT_TANK and self.worths.armour(state.piece[target]) == 0:
            killed = state.piece[target]
        return self.shot_worth(action) + self.leaf(colour, card, square, taken, picture, killed)

    def best_shot_leaf(self, colour: Colour, card: CardId, square: Square) -> float:
        """The value of the best shot from this square, or of none."""
        state = self.state
        best = self.leaf(colour, card, square, NONE, NONE, NONE)
        for target in self.reach.targets(card, square):
            piece = state.piece[target]
            if piece == colour or target == square:
                piece = EMPTY
            if piece == MINE:
                continue
            if piece == ARTILLERY_TANK:
                value = 0.45 + self.leaf(colour, card, square, NONE, NONE, NONE)
                best = max(best, value)
                continue
            if state.tokens[target] != NO_TOKEN:
                value = self.after_shot(SHOOT.of(colour, target, TAKE_TOKEN), colour, card, square)
                best = max(best, value)
            if piece != EMPTY and state.rules.area[state.rules.owner[piece]] != self.area:
                value = self.after_shot(SHOOT.of(colour, target, HIT_TANK), colour, card, square)
                best = max(best, value)
        return best

    def move_value(self, action: Action, may_shoot: bool, known: dict[int, float]) -> float:
        """The value of a move with the best shot after it."""
        state = self.state
        colour = first(action)
        card = state.active[colour]
        armour = self.worths.armour(colour)
        start = state.where[colour]
        square = start
        path = path_of(action)
        length = 0
        rest = path
        while rest > NO_STEPS:
            length += 1
            rest >>= 3
        cost = 0.0
        step = length - 1
        while step >= 0:
            square = RAYS[path >> 3 * step & 7][square][0]
            piece = state.piece[square]
            if piece != EMPTY and piece != colour:
                if armour == 0:
                    return self._wreck(colour, piece)
                armour -= 1
                cost += 0.7
            step -= 1
        key = colour << 6 | square
        value = known.get(key)
        if value is None:
            if may_shoot:
                value = self.best_shot_leaf(colour, card, square)
            else:
                value = self.leaf(colour, card, square, NONE, NONE, NONE)
            known[key] = value
        return value - cost

    def _wreck(self, colour: Colour, piece: int) -> float:
        state = self.state
        value = self.leaf(colour, NO_CARD, OFF, NONE, NONE, NONE) - TEMPO - 0.8
        if piece < ARTILLERY_TANK and state.rules.are_enemies(colour, piece):
            value -= self.worths.harm(colour, state.rules.area[state.rules.owner[piece]])
        return value

    def shoot_first(self, action: Action) -> float:
        """Order swap: the value of the shot and then the best move."""
        state = self.state
        colour = first(action)
        card = state.active[colour]
        best = -LOSS
        for end in self.reach.ends(card, colour, state.where[colour]):
            if 0 <= state.piece[end] < ARTILLERY_TANK:
                continue
            best = max(best, self.after_shot(action, colour, card, end))
        if best == -LOSS:
            best = self.after_shot(action, colour, card, state.where[colour]) - 1.0
        return best

    def best_segment(self) -> float:
        """The value of the best main action of a further segment."""
        state = self.state
        best = -LOSS
        for colour in state.rules.colours[self.seat]:
            where = state.where[colour]
            card = state.active[colour]
            if where == OFF or card == NO_CARD:
                continue
            for end in self.reach.ends(card, colour, where):
                if 0 <= state.piece[end] < ARTILLERY_TANK:
                    continue
                best = max(best, self.best_shot_leaf(colour, card, end))
        return best
