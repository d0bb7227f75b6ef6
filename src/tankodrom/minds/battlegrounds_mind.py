"""What a strong player of Battlegrounds knows.

It thinks in tempo: a token is about a point, a pair completed is the point and its upgrade, an enemy tank is three.
So it hits what it can, never stops where it can be hit if something better is at hand, takes tokens whose partners
are still to be had, and looks where the next shots will be. In family it trusts the face-down tokens of the state
as far as it is told to (`remembering`).
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, Seat, first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.battlegrounds.artillery import artillery_score
from tankodrom.games.battlegrounds.board import (
    BASES,
    NO_STEPS,
    RAYS,
    SQUARES,
    TOUCHING,
    Square,
)
from tankodrom.games.battlegrounds.kit import (
    ARMOUR,
    DIRECTION,
    EXTRA_MOVE,
    EXTRA_SHOT,
    NO_ICON,
    ORDER_SWAP,
    CardId,
)
from tankodrom.games.battlegrounds.scoring import ARTILLERY_LIMIT, victory_points
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    EMPTY,
    FAMILY,
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
    ATTACH,
    CHANGE_TANK,
    CHOOSE_ACTIVE,
    CHOOSE_CARDS,
    CLEAR_MINE,
    DRAFT_PICK,
    END_TURN,
    F_MOVE,
    HIT_ARTILLERY,
    HIT_TANK,
    KEEP_CARD,
    MOVE,
    PLACE,
    PLACE_MINE,
    REENTER,
    REVEAL,
    SHOOT,
    SKIP_MOVE,
    SKIP_SHOT,
    TAKE_TOKEN,
    USE_EXTRA_TANK,
    USE_EXTRA_TURN,
)
from tankodrom.minds.battlegrounds_estimate import estimate
from tankodrom.minds.family_mind import family_scores
from tankodrom.minds.mind import Mind

_NONE: Final = -1

# Verbs as plain numbers.
_ATTACH: Final = ATTACH.number
_CHANGE_TANK: Final = CHANGE_TANK.number
_CHOOSE_ACTIVE: Final = CHOOSE_ACTIVE.number
_CHOOSE_CARDS: Final = CHOOSE_CARDS.number
_DRAFT_PICK: Final = DRAFT_PICK.number
_END_TURN: Final = END_TURN.number
_F_MOVE: Final = F_MOVE.number
_KEEP_CARD: Final = KEEP_CARD.number
_MOVE: Final = MOVE.number
_PLACE: Final = PLACE.number
_REENTER: Final = REENTER.number
_REVEAL: Final = REVEAL.number
_SHOOT: Final = SHOOT.number
_SKIP_MOVE: Final = SKIP_MOVE.number
_SKIP_SHOT: Final = SKIP_SHOT.number
_USE_EXTRA_TANK: Final = USE_EXTRA_TANK.number
_USE_EXTRA_TURN: Final = USE_EXTRA_TURN.number

# Points that an unpaired token is worth, by how many partners still lie on the board.
_WAITING: Final = [0.0, 0.43, 0.64, 0.75, 0.78, 0.8, 0.82, 0.83, 0.83]
# Points that the effect of a pair is worth, by icon.
_ICON_WORTH: Final = [1.1, 0.4, 0.4, 0.7, 0.6, 0.6, 0.8]

_TEMPO: Final = 0.6  # what a destroyed tank loses beside its points: its place and its upgrades
# How much the next turn of an enemy counts: what one of several takes, the others lose as well.
_DREAD_OF_ONE: Final = 0.9
_DREAD_OF_A_TEAM: Final = 0.45
_DREAD_OF_MANY: Final = 0.18
_WIN: Final = 50.0
_LOSS: Final = 8.0
_MOST_HOPE: Final = 6.0

# What a temper weighs.
_LIKES_PAIRS: Final = 0
_LIKES_HITS: Final = 1
_LIKES_SAFETY: Final = 2
_LIKES_UPGRADES: Final = 3
_PLAIN: Final = [1.0, 1.0, 1.0, 1.0]


def _bits(count: int) -> list[int]:
    return [1 << place for place in range(count)]


_BIT: Final = _bits(64)


class _Sight:
    """One position as one seat sees it, with what several answers need worked out once."""

    __slots__ = (
        "area",
        "attacks",
        "board_count",
        "dread",
        "enemies",
        "entry_attacks",
        "flip",
        "foe_weight",
        "held",
        "held_icon",
        "hits",
        "likes_hits",
        "likes_pairs",
        "likes_safety",
        "likes_upgrades",
        "mine",
        "next_ends",
        "pictures",
        "points_of",
        "reach",
        "seat",
        "state",
        "tops",
        "two_sides",
        "waiting_scale",
        "worth",
    )  # fmt: skip

    def __init__(self, state: BattlegroundsState, seat: Seat, temper: list[float]) -> None:
        self.state = state
        self.seat = seat
        rules = state.rules
        self.area: Area = rules.area[seat]
        likes = temper if len(temper) >= len(_PLAIN) else _PLAIN
        self.likes_pairs = likes[_LIKES_PAIRS]
        self.likes_hits = likes[_LIKES_HITS]
        self.likes_safety = likes[_LIKES_SAFETY]
        self.likes_upgrades = likes[_LIKES_UPGRADES]
        areas = len(state.unpaired)
        self.two_sides = areas == 2
        self.foe_weight: float = 1.0 if areas <= 2 else 0.9 / (areas - 1)
        self.mine: list[bool] = [rules.owner[colour] == seat for colour in range(4)]
        self.enemies: list[Seat] = []
        for step in range(1, state.seats):
            other = (seat + step) % state.seats
            if rules.area[other] != self.area:
                self.enemies.append(other)
        self.points_of: list[int] = [victory_points(state, area) for area in range(areas)]
        self.dread: float = _DREAD_OF_MANY
        if self.two_sides:
            self.dread = _DREAD_OF_ONE if len(self.enemies) == 1 else _DREAD_OF_A_TEAM
        self.next_ends: dict[int, list[Square]] = {}
        self.hits: dict[int, list[Square]] = {}
        self.reach: dict[int, list[float]] = {}
        self.attacks: list[list[bool]] = [[], [], [], []]
        self.entry_attacks: list[list[bool]] = [[], [], [], []]
        self.tops: dict[int, list[float]] = {}
        kit = state.kit
        self.pictures = kit.picture
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
                mask |= _BIT[kit.picture[token]]
                icons[kit.picture[token]] = kit.icon[token]
            self.held.append(mask)
            self.held_icon.append(icons)
        self.waiting_scale = self._how_long_it_lasts()
        self.worth: list[list[float]] = [self._worths(area) for area in range(areas)]
        self.flip: list[float] = self._flipped()

    def _how_long_it_lasts(self) -> float:
        """Tokens that wait for a partner are worth less when the end is near."""
        state = self.state
        if state.rules.variant == SOLO:
            left = ARTILLERY_LIMIT - artillery_score(state)
            return 0.05 if left <= 1 else 0.5 if left <= 2 else 0.85 if left <= 4 else 1.0
        left = state.rules.threshold - max(self.points_of)
        return 0.6 if left <= 2 else 0.85 if left <= 4 else 1.0

    # What shots are worth.

    def _waiting(self, partners: int) -> float:
        return _WAITING[min(partners, len(_WAITING) - 1)] * self.waiting_scale

    def _pair_worth(self, area: Area, picture: int, icon: int, partners: int) -> float:
        """Completing a pair whose first half waits already."""
        effect = 0.0
        other = self.held_icon[area].get(picture, NO_ICON)
        if icon != NO_ICON:
            effect = _ICON_WORTH[icon]
        if other != NO_ICON and _ICON_WORTH[other] > effect:
            effect = _ICON_WORTH[other]
        return 2.0 - self._waiting(partners) + effect * self.waiting_scale * self.likes_upgrades

    def _first_worth(self, icon: int, partners: int) -> float:
        """A token with no partner yet, of which so many others lie on the board."""
        worth = self._waiting(partners)
        if icon != NO_ICON and partners > 0:
            worth += 0.35 * _ICON_WORTH[icon] * self.waiting_scale * self.likes_upgrades
        return worth

    def _worths(self, area: Area) -> list[float]:
        """By square: what taking the token there is worth to this area."""
        state = self.state
        kit = state.kit
        held = self.held[area]
        scores = self.points_of[area] + 2 >= state.rules.threshold and state.rules.variant != SOLO
        at_end = (_WIN if area == self.area else _LOSS) if scores else 0.0
        worths: list[float] = [0.0] * SQUARES
        for square in range(SQUARES):
            token = state.tokens[square]
            if token == NO_TOKEN:
                continue
            picture = kit.picture[token]
            count = self.board_count[picture]
            if held & _BIT[picture]:
                worth = self._pair_worth(area, picture, kit.icon[token], count) + at_end
            else:
                worth = self._first_worth(kit.icon[token], count - 1)
            if area == self.area:
                worth *= self.likes_pairs
            denial = self._waiting(count) - self._waiting(count - 1)
            for other in range(len(self.held)):
                if other != area and self.held[other] & _BIT[picture]:
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
            if held & _BIT[picture]:
                flipped[square] = self._first_worth(icon, count - 1) * self.likes_pairs
            else:
                effect = _ICON_WORTH[icon] if icon != NO_ICON else 0.0
                flipped[square] = (2.0 - self._waiting(count) + effect) * self.likes_pairs
        return flipped

    def armour(self, colour: Colour) -> int:
        card = self.state.active[colour]
        return self.state.upgrades(card, ARMOUR) if card != NO_CARD else 0

    def hit_worth(self, target: Colour) -> float:
        """Shooting this enemy."""
        if self.armour(target) > 0:
            return 0.7 * self.likes_hits
        state = self.state
        points = state.points[target]
        worth = (points + _TEMPO) * self.likes_hits
        if self.points_of[self.area] + points >= state.rules.threshold and points > 0:
            worth += _WIN
        return worth

    def harm(self, own: Colour, by: Area) -> float:
        """Being shot."""
        if self.armour(own) > 0:
            return 0.7
        state = self.state
        points = state.points[own]
        harm = points + _TEMPO
        if points > 0 and self.points_of[by] + points >= state.rules.threshold:
            harm += _LOSS
        return harm

    def shot_worth(self, action: Action) -> float:
        square = second(action)
        effect = third(action)
        if effect == TAKE_TOKEN:
            return self.worth[self.area][square]
        if effect == HIT_TANK:
            return self.hit_worth(self.state.piece[square])
        if effect == HIT_ARTILLERY:
            return 0.45
        if effect == PLACE_MINE:
            return self.mine_worth(square)
        return 0.02 if effect == CLEAR_MINE else 0.0

    def mine_worth(self, square: Square) -> float:
        """It takes a way from an enemy, or one from us."""
        worth = 0.03
        state = self.state
        for colour in range(4):
            where = state.where[colour]
            if where == OFF or state.active[colour] == NO_CARD:
                continue
            if square in self.ends(state.active[colour], colour, where):
                ways = len(self.ends(state.active[colour], colour, where))
                if self.mine[colour]:
                    worth -= 0.1
                elif state.rules.area[state.rules.owner[colour]] != self.area:
                    worth += 0.3 / (ways * ways)
        return worth

    # Where tanks can get, and what they can hit.

    def targets(self, card: CardId, start: Square) -> list[Square]:
        key = card << 6 | start
        known = self.hits.get(key)
        if known is not None:
            return known
        kit = self.state.kit
        nearest = kit.shot_distance[card]
        farthest = nearest + self.state.upgrades(card, EXTRA_SHOT)
        squares: list[Square] = []
        for direction in kit.shot_set[card]:
            ray = RAYS[direction][start]
            distance = nearest
            while distance <= farthest and distance <= len(ray):
                squares.append(ray[distance - 1])
                distance += 1
        self.hits[key] = squares
        return squares

    def ends(self, card: CardId, colour: Colour, start: Square) -> list[Square]:
        """Where a move from here can end unharmed. This seat's own figures are thought away: they move too."""
        key = card << 6 | start
        known = self.next_ends.get(key)
        if known is not None:
            return known
        state = self.state
        kit = state.kit
        nearest = kit.move_distance[card]
        farthest = nearest + state.upgrades(card, EXTRA_MOVE)
        squares: list[Square] = []
        if state.upgrades(card, DIRECTION) > 0 and farthest > 1:
            self._turning_ends(card, colour, start, nearest, farthest, squares)
        else:
            for direction in kit.move_set[card]:
                ray = RAYS[direction][start]
                distance = 1
                while distance <= farthest and distance <= len(ray):
                    square = ray[distance - 1]
                    if self._blocked(square, colour):
                        break
                    if distance >= nearest:
                        squares.append(square)
                    distance += 1
        self.next_ends[key] = squares
        return squares

    def _turning_ends(
        self, card: CardId, colour: Colour, start: Square, nearest: int, farthest: int, squares: list[Square]
    ) -> None:
        front: list[Square] = [start]
        found: list[bool] = [False] * SQUARES
        for steps in range(1, farthest + 1):
            seen: list[bool] = [False] * SQUARES
            wave: list[Square] = []
            for square in front:
                for direction in self.state.kit.move_set[card]:
                    ray = RAYS[direction][square]
                    if ray and not seen[ray[0]] and not self._blocked(ray[0], colour):
                        seen[ray[0]] = True
                        wave.append(ray[0])
            if steps >= nearest:
                for square in wave:
                    if square != start and not found[square]:
                        found[square] = True
                        squares.append(square)
            front = wave

    def _blocked(self, square: Square, colour: Colour) -> bool:
        piece = self.state.piece[square]
        if piece in (EMPTY, colour):
            return False
        return piece >= ARTILLERY_TANK or not self.mine[piece]

    def best_token_from(self, card: CardId, square: Square) -> float:
        best = 0.0
        worth = self.worth[self.area]
        for target in self.targets(card, square):
            if worth[target] > best:
                best = worth[target]
        return min(best, _MOST_HOPE)

    def outlook(self, card: CardId) -> list[float]:
        """By square: what the next few shots of this card would bring from there on an empty board."""
        known = self.reach.get(card)
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
        self.reach[card] = value
        return value

    def follow(
        self, card: CardId, colour: Colour, start: Square, taken: Square, picture: int, killed: Colour
    ) -> float:
        """The best shot of this figure in the next segment."""
        best = 0.0
        for end in self.ends(card, colour, start):
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
        worth = self.worth[self.area]
        for target in self.targets(card, square):
            value = 0.0
            if target != taken and state.tokens[target] != NO_TOKEN:
                if picture >= 0 and self.pictures[state.tokens[target]] == picture:
                    value = self.flip[target]
                else:
                    value = min(worth[target], _MOST_HOPE)
            piece = state.piece[target]
            if piece == ARTILLERY_TANK:
                value = 0.45
            elif 0 <= piece < ARTILLERY_TANK and piece != killed and not self.mine[piece]:
                if state.rules.area[state.rules.owner[piece]] != self.area:
                    # It will have moved by then, unless its player has another figure to move.
                    hit = min(self.hit_worth(piece), _MOST_HOPE)
                    hit *= 0.45 if len(state.rules.colours[state.rules.owner[piece]]) > 1 else 0.35
                    if hit > value:
                        value = hit
            if value > best:
                best = value
        return best

    # What the enemies can do.

    def _mark(self, card: CardId, colour: Colour, start: Square, marks: list[bool]) -> None:
        for end in self.ends(card, colour, start):
            for target in self.targets(card, end):
                marks[target] = True
        if self.state.upgrades(card, ORDER_SWAP) > 0:
            for target in self.targets(card, start):
                marks[target] = True

    def attacked_by(self, colour: Colour) -> list[bool]:
        """By square: can this figure shoot there in its next turn, from where it stands?"""
        known = self.attacks[colour]
        if known:
            return known
        marks: list[bool] = [False] * SQUARES
        self._mark(self.state.active[colour], colour, self.state.where[colour], marks)
        self.attacks[colour] = marks
        return marks

    def attacked_after_return(self, colour: Colour) -> list[bool]:
        """By square: can this figure shoot there after its return to the board?"""
        known = self.entry_attacks[colour]
        if known:
            return known
        state = self.state
        marks: list[bool] = [False] * SQUARES
        owner = state.rules.owner[colour]
        for card, holder in enumerate(state.tank_owner):
            if holder == owner and card not in state.active and not state.wrecked[card]:
                for square in BASES[colour]:
                    if state.piece[square] == EMPTY:
                        self._mark(card, colour, square, marks)
        self.entry_attacks[colour] = marks
        return marks

    def _tops(self, colour: Colour, returns: bool, marks: list[bool], worth: list[float]) -> list[float]:
        """The worth of the best token among the marked squares, its square, and the worth of the next best."""
        key = colour + 4 if returns else colour
        known = self.tops.get(key)
        if known is not None:
            return known
        best = 0.0
        where = _NONE
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
        """What the next turn of this enemy would cost us, with our figure on that square."""
        state = self.state
        area = state.rules.area[enemy]
        worth = self.worth[area]
        best_token = 0.0
        worst_hit = 0.0
        for figure in state.rules.colours[enemy]:
            if state.where[figure] == OFF or figure == killed:
                marks = self.attacked_after_return(figure)
            else:
                marks = self.attacked_by(figure)
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
                harm = self.harm(own, area)
                if state.rules.area[owner] == self.area:
                    if harm > worst_hit:
                        worst_hit = harm
                elif harm > best_token:
                    best_token = harm
        worst_hit *= self.likes_safety
        if self.two_sides:
            return max(best_token, worst_hit)
        if worst_hit > 0.0:
            chance = 0.75 if worst_hit >= best_token - 0.3 else 0.35
            return worst_hit * chance + best_token * self.foe_weight * 0.6
        return best_token * self.foe_weight * 0.8

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
        """The position with this figure and card on that square and a token, or an enemy, gone."""
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
                    cover = 0.25 if self.armour(own) > 0 else 1.0
                    value -= cost * cover * self.shelled(where) * self.likes_safety
            return value
        for enemy in self.enemies:
            value -= self.dread * self.reply(enemy, colour, square, taken, killed)
        return value

    def after_shot(self, action: Action, colour: Colour, card: CardId, square: Square) -> float:
        """The shot and the position after it, the figure being there."""
        target = second(action)
        effect = third(action)
        state = self.state
        taken = _NONE
        picture = _NONE
        killed = _NONE
        if effect == TAKE_TOKEN:
            taken = target
            picture = self.pictures[state.tokens[target]]
        elif effect == HIT_TANK and self.armour(state.piece[target]) == 0:
            killed = state.piece[target]
        return self.shot_worth(action) + self.leaf(colour, card, square, taken, picture, killed)

    def best_shot_leaf(self, colour: Colour, card: CardId, square: Square) -> float:
        """The figure has come to this square and may shoot."""
        state = self.state
        best = self.leaf(colour, card, square, _NONE, _NONE, _NONE)
        for target in self.targets(card, square):
            piece = state.piece[target]
            if piece == colour or target == square:
                piece = EMPTY
            if piece == MINE:
                continue
            if piece == ARTILLERY_TANK:
                value = 0.45 + self.leaf(colour, card, square, _NONE, _NONE, _NONE)
                best = max(best, value)
                continue
            if state.tokens[target] != NO_TOKEN:
                value = self.after_shot(SHOOT.of(colour, target, TAKE_TOKEN), colour, card, square)
                best = max(best, value)
            if piece != EMPTY and state.rules.area[state.rules.owner[piece]] != self.area:
                value = self.after_shot(SHOOT.of(colour, target, HIT_TANK), colour, card, square)
                best = max(best, value)
        return best

    def drive(self, action: Action, may_shoot: bool, known: dict[int, float]) -> float:
        """A move with the best shot after it."""
        state = self.state
        colour = first(action)
        card = state.active[colour]
        armour = self.armour(colour)
        start = state.where[colour]
        square = start
        path = action >> 12 & 0xFFFFFF
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
                value = self.leaf(colour, card, square, _NONE, _NONE, _NONE)
            known[key] = value
        return value - cost

    def _wreck(self, colour: Colour, piece: int) -> float:
        state = self.state
        value = self.leaf(colour, NO_CARD, OFF, _NONE, _NONE, _NONE) - _TEMPO - 0.8
        if piece < ARTILLERY_TANK and state.rules.are_enemies(colour, piece):
            value -= self.harm(colour, state.rules.area[state.rules.owner[piece]])
        return value

    def shoot_first(self, action: Action) -> float:
        """Order swap: the shot, then the best move."""
        state = self.state
        colour = first(action)
        card = state.active[colour]
        best = -_LOSS
        for end in self.ends(card, colour, state.where[colour]):
            if 0 <= state.piece[end] < ARTILLERY_TANK:
                continue
            best = max(best, self.after_shot(action, colour, card, end))
        if best == -_LOSS:
            best = self.after_shot(action, colour, card, state.where[colour]) - 1.0
        return best

    def best_segment(self) -> float:
        """The best main action of a further segment."""
        state = self.state
        best = -_LOSS
        for colour in state.rules.colours[self.seat]:
            where = state.where[colour]
            card = state.active[colour]
            if where == OFF or card == NO_CARD:
                continue
            for end in self.ends(card, colour, where):
                if 0 <= state.piece[end] < ARTILLERY_TANK:
                    continue
                best = max(best, self.best_shot_leaf(colour, card, end))
        return best

    def upgrade_worth(self, card: CardId, icon: int) -> float:
        """Attaching it there; below 0 where it would be wasted."""
        state = self.state
        kit = state.kit
        if icon == DIRECTION:
            if kit.move_distance[card] + state.upgrades(card, EXTRA_MOVE) < 2 or state.upgrades(card, icon) > 0:
                return -0.1
        elif icon == ORDER_SWAP and state.upgrades(card, icon) > 0:
            return -0.1
        worth = _ICON_WORTH[icon]
        if icon == ARMOUR:
            if state.upgrades(card, ARMOUR) > 0:
                worth -= 0.3
            colour = state.active.index(card)
            for enemy in self.enemies:
                for figure in state.rules.colours[enemy]:
                    if state.where[figure] != OFF and self.attacked_by(figure)[state.where[colour]]:
                        worth += 0.3
        if state.tank_owner[card] == self.seat:
            worth += 0.05
        return worth

    def card_worth(self, card: CardId) -> float:
        """How good the card is on this board."""
        total = 0.0
        for value in self.outlook(card):
            total += value
        return total / SQUARES


class BattlegroundsMind(Mind):
    """The knowledge of Battlegrounds, all variants."""

    __slots__ = ()

    def scores(self, state: State, decision: Decision, temper: list[float]) -> list[float]:
        """In family the face-down tokens of the state count as remembered: a bot with a memory puts those it has
        seen in their places and takes the mean over several re-deals, so that what is chance cancels out; or it
        asks `remembering`."""
        assert isinstance(state, BattlegroundsState)
        verb = verb_number(decision.choices[0])
        if state.rules.variant == FAMILY:
            return self.remembering(state, decision, [True] * SQUARES)
        sight = _Sight(state, decision.seat, temper)
        if verb in (_DRAFT_PICK, _KEEP_CARD):
            return [sight.card_worth(first(action)) for action in decision.choices]
        if verb == _CHOOSE_CARDS:
            return [
                sight.card_worth(first(action)) + sight.card_worth(second(action)) for action in decision.choices
            ]
        if verb == _CHOOSE_ACTIVE:
            return [_first_choice(sight, first(action), second(action)) for action in decision.choices]
        if verb == _PLACE:
            return [_placing(sight, first(action), second(action)) for action in decision.choices]
        if verb == _REENTER:
            return [_returning(sight, action) for action in decision.choices]
        return _segment_scores(sight, decision)

    def remembering(self, state: State, decision: Decision, known: list[bool]) -> list[float]:
        """Family: the scores if the face-down tokens of just these squares are known."""
        assert isinstance(state, BattlegroundsState)
        return family_scores(state, decision, known)

    def quick(self, state: State, decision: Decision, rng: Rng) -> int:
        assert isinstance(state, BattlegroundsState)
        choices = decision.choices
        count = len(choices)
        if count == 1:
            return choices[0]
        verb = verb_number(choices[0])
        if verb == _REENTER:
            action = choices[0]
            for _ in range(4):
                action = choices[rng.below(count)]
                if verb_number(action) == _REENTER and not state.wrecked[second(action)]:
                    return action
            return action
        if verb in (_F_MOVE, _REVEAL):
            return _quick_family(state, decision, rng)
        if verb != _MOVE and verb != _SKIP_MOVE and verb != _SHOOT and verb != _SKIP_SHOT and verb != _CHANGE_TANK:
            last = verb_number(choices[count - 1])
            if last == _END_TURN and rng.below(4) > 0:
                return choices[rng.below(count - 1)]
            return choices[rng.below(count)]
        last = verb_number(choices[count - 1])
        if last in (_ATTACH, _USE_EXTRA_TANK):
            return choices[count - 1]
        if rng.below(12) == 0:
            return choices[rng.below(count)]
        return _quick_segment(state, decision, rng)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, BattlegroundsState)
        return estimate(state)

    def horizon(self, state: State) -> int:
        assert isinstance(state, BattlegroundsState)
        return 60 if state.rules.variant == SOLO else 14 + 7 * state.seats

    def turn_of(self, state: State) -> int:
        assert isinstance(state, BattlegroundsState)
        return state.turn_seat

    def tempers(self) -> dict[str, list[float]]:
        """Weights of pairs, hits, safety and upgrades."""
        return {
            "": _PLAIN[:],
            "hunter": [0.9, 1.4, 0.7, 0.9],
            "builder": [1.1, 0.85, 1.1, 1.5],
            "fox": [1.0, 1.0, 1.5, 0.9],
        }


def _first_choice(sight: _Sight, colour: Colour, card: CardId) -> float:
    best = 0.0
    for square in BASES[colour]:
        best = max(best, sight.outlook(card)[square])
    return best + sight.card_worth(card)


def _placing(sight: _Sight, colour: Colour, square: Square) -> float:
    card = sight.state.active[colour]
    if card == NO_CARD:
        return 0.0
    return sight.outlook(card)[square]


def _returning(sight: _Sight, action: Action) -> float:
    state = sight.state
    if verb_number(action) != _REENTER:
        return 0.3  # solo: rather not
    colour = first(action)
    card = second(action)
    square = third(action)
    value = 0.3 * sight.outlook(card)[square] + 0.3 * sight.card_worth(card)
    if not state.wrecked[card]:
        return value + sight.follow(card, colour, square, _NONE, _NONE, _NONE)
    value += 0.5 * sight.follow(card, colour, square, _NONE, _NONE, _NONE) - 1.0
    for enemy in sight.enemies:
        value -= sight.dread * sight.reply(enemy, colour, square, _NONE, _NONE)
    return value


def _segment_scores(sight: _Sight, decision: Decision) -> list[float]:
    """The main action, a shot, a move after it, or the end of a segment."""
    state = sight.state
    prompt = decision.prompt
    values: list[float] = []
    known: dict[int, float] = {}
    now = sight.leaf(_NONE, NO_CARD, OFF, _NONE, _NONE, _NONE)
    best = -1000.0
    for action in decision.choices:
        verb = verb_number(action)
        value = 0.0
        if verb == _MOVE:
            value = sight.drive(action, prompt == "main", known) - now
        elif verb == _SHOOT:
            colour = first(action)
            if prompt == "main":
                value = sight.shoot_first(action) - now
            else:
                value = sight.after_shot(action, colour, state.active[colour], state.where[colour]) - now
        elif verb == _SKIP_MOVE:
            colour = first(action)
            if prompt == "main":
                value = sight.best_shot_leaf(colour, state.active[colour], state.where[colour]) - now
        elif verb == _CHANGE_TANK:
            colour = first(action)
            value = sight.leaf(colour, second(action), state.where[colour], _NONE, _NONE, _NONE) - now
        elif verb == _END_TURN:
            if state.rules.variant != SOLO and sight.points_of[sight.area] >= state.rules.threshold:
                value = _WIN
        elif verb == _USE_EXTRA_TURN:
            value = _another_segment(sight, now)
        values.append(value)
        if verb != _ATTACH and verb != _USE_EXTRA_TANK and value > best:
            best = value
    for place, action in enumerate(decision.choices):
        verb = verb_number(action)
        if verb == _USE_EXTRA_TANK:
            values[place] = best + 0.3
        elif verb == _ATTACH:
            worth = sight.upgrade_worth(second(action), third(action))
            values[place] = best + worth * sight.likes_upgrades if worth > 0.0 else best - 0.5
    return values


def _another_segment(sight: _Sight, now: float) -> float:
    """Using an extra turn now; it could also be kept for a better moment."""
    state = sight.state
    best = sight.best_segment()
    if best <= -_LOSS:
        return 0.3  # nobody of ours stands on the board
    cost = 1.1
    if state.rules.variant == SOLO or state.rules.threshold - max(sight.points_of) <= 4:
        cost = 0.5
    return best - now - cost


def _quick_segment(state: BattlegroundsState, decision: Decision, rng: Rng) -> Action:
    """A shot that pays, or the move to one."""
    kit = state.kit
    rules = state.rules
    area = rules.area[decision.seat]
    held = 0
    for token in state.unpaired[area]:
        held |= _BIT[kit.picture[token]]
    known: list[float] = [-1.0] * SQUARES
    may_shoot = decision.prompt == "main"
    best_action = decision.choices[0]
    best = -100.0
    driver = _NONE
    for action in decision.choices:
        verb = verb_number(action)
        value = 0.0
        if verb == _MOVE:
            colour = first(action)
            if colour != driver:
                driver = colour
                known = [-1.0] * SQUARES
            square = _quick_end(state, action, colour)
            if square < 0:
                value = -5.0
            elif may_shoot:
                if known[square] < 0.0:
                    known[square] = _quick_shot(state, colour, square, area, held)
                value = known[square]
        elif verb == _SHOOT:
            value = _quick_effect(state, second(action), third(action), held)
        elif verb == _CHANGE_TANK:
            value = 0.3
        elif verb == _SKIP_SHOT:
            value = 0.04
        value += 0.004 * rng.below(64)
        if value > best:
            best = value
            best_action = action
    return best_action


def _quick_end(state: BattlegroundsState, action: Action, colour: Colour) -> Square:
    """Where a move ends, or -1 if it ends badly."""
    square = state.where[colour]
    path = action >> 12 & 0xFFFFFF
    shift = 0
    while path >> shift > NO_STEPS:
        shift += 3
    shift -= 3
    while shift >= 0:
        square = RAYS[path >> shift & 7][square][0]
        piece = state.piece[square]
        if piece != EMPTY and piece != colour:
            return -1
        shift -= 3
    return square


def _quick_effect(state: BattlegroundsState, square: Square, effect: int, held: int) -> float:
    if effect == TAKE_TOKEN:
        token = state.tokens[square]
        value = 2.0 if held & _BIT[state.kit.picture[token]] else 0.8
        return value + 0.4 if state.kit.icon[token] != NO_ICON else value
    if effect == HIT_TANK:
        return state.points[state.piece[square]] + 0.6
    return 0.4 if effect == HIT_ARTILLERY else 0.05


def _quick_shot(state: BattlegroundsState, colour: Colour, start: Square, area: Area, held: int) -> float:
    kit = state.kit
    card = state.active[colour]
    nearest = kit.shot_distance[card]
    farthest = nearest + state.upgrades(card, EXTRA_SHOT)
    best = 0.0
    for direction in kit.shot_set[card]:
        ray = RAYS[direction][start]
        distance = nearest
        while distance <= farthest and distance <= len(ray):
            square = ray[distance - 1]
            distance += 1
            token = state.tokens[square]
            if token != NO_TOKEN:
                value = 2.0 if held & _BIT[kit.picture[token]] else 0.8
                if kit.icon[token] != NO_ICON:
                    value += 0.4
                if value > best:
                    best = value
            piece = state.piece[square]
            if 0 <= piece < ARTILLERY_TANK and state.rules.area[state.rules.owner[piece]] != area:
                value = state.points[piece] + 0.6
                if value > best:
                    best = value
    return best


def _quick_family(state: BattlegroundsState, decision: Decision, rng: Rng) -> Action:
    """As if every other token were remembered."""
    choices = decision.choices
    count = len(choices)
    if rng.below(2) == 0:
        return choices[rng.below(count)]
    picture = state.kit.picture
    wanted = 0
    for square in state.face_up:
        wanted |= _BIT[picture[state.tokens[square]]]
    moves = verb_number(choices[0]) == _F_MOVE
    for _ in range(4 if moves else 8):
        action = choices[rng.below(count)]
        square = first(action)
        if not moves:
            if wanted & _BIT[picture[state.tokens[square]]]:
                return action
            continue
        for other in TOUCHING[square]:
            token = state.tokens[other]
            if token != NO_TOKEN and wanted & _BIT[picture[token]] and other not in state.face_up:
                return action
    return choices[rng.below(count)]
