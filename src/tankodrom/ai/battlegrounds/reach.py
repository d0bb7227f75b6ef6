"""Where the tanks of a Battlegrounds position can move, and what they can hit from there."""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.games.battlegrounds.board import BASES, RAYS, SQUARES, Square
from tankodrom.games.battlegrounds.kit import DIRECTION, EXTRA_MOVE, EXTRA_SHOT, ORDER_SWAP, CardId
from tankodrom.games.battlegrounds.state import ARTILLERY_TANK, EMPTY, BattlegroundsState, Colour


class Reach:
    """The moves and shots of all figures for one seat; each is computed once."""

    __slots__ = ("attacks", "entry_attacks", "hits", "mine", "next_ends", "state")

    def __init__(self, state: BattlegroundsState, seat: Seat) -> None:
        self.state = state
        self.mine: list[bool] = [state.rules.owner[colour] == seat for colour in range(4)]
        self.next_ends: dict[int, list[Square]] = {}  # by card and start
        self.hits: dict[int, list[Square]] = {}  # by card and start
        self.attacks: list[list[bool]] = [[], [], [], []]  # by colour, then by square
        self.entry_attacks: list[list[bool]] = [[], [], [], []]

    def targets(self, card: CardId, start: Square) -> list[Square]:
        """The squares that a shot from here can reach."""
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
        """Where a move from here can end unharmed. This seat's own figures do not block: they move too."""
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
