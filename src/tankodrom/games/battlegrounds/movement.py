"""R5: movement, with the upgrades direction and extra move (R10.9-R10.14)."""

from __future__ import annotations

from tankodrom.core.action import Action
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.battlegrounds.board import (
    NO_STEPS,
    RAYS,
    STRAIGHT,
    Path,
    Square,
    path_with,
    squares_of,
)
from tankodrom.games.battlegrounds.destruction import destroy
from tankodrom.games.battlegrounds.events import COLLIDED, MINE_HIT, MOVED
from tankodrom.games.battlegrounds.kit import DIRECTION, EXTRA_MOVE
from tankodrom.games.battlegrounds.scoring import transfer_points
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    EMPTY,
    MINE,
    BattlegroundsState,
    Colour,
)
from tankodrom.games.battlegrounds.upgrades import absorb
from tankodrom.games.battlegrounds.verbs import COLOUR, MOVE, SQUARE


def can_end_on(state: BattlegroundsState, colour: Colour, square: Square) -> bool:
    """R5.4, R5.16: no other tank stands there. The moving tank itself does not count."""
    piece = state.piece[square]
    return piece in (EMPTY, MINE, colour)


def has_standard_path(state: BattlegroundsState, colour: Colour) -> bool:
    """R5.1: straight ahead for exactly the printed distance."""
    card = state.active[colour]
    distance = state.kit.move_distance[card]
    start = state.where[colour]
    for direction in state.kit.move_set[card]:
        ray = RAYS[direction][start]
        if len(ray) >= distance and can_end_on(state, colour, ray[distance - 1]):
            return True
    return False


def legal_paths(state: BattlegroundsState, colour: Colour) -> list[Path]:
    """R5.8: standard paths and paths by upgrades, the short ones first, then by squares."""
    card = state.active[colour]
    distance = state.kit.move_distance[card]
    longest = distance + state.upgrades(card, EXTRA_MOVE)
    may_turn = state.upgrades(card, DIRECTION) > 0
    paths: list[Path] = []
    for steps in range(distance, longest + 1):
        if may_turn and steps > 1:
            _turning_paths(state, colour, state.where[colour], steps, NO_STEPS, paths)
        else:
            _straight_paths(state, colour, steps, paths)
    return paths


def _straight_paths(state: BattlegroundsState, colour: Colour, steps: int, paths: list[Path]) -> None:
    start = state.where[colour]
    for direction in state.kit.move_set[state.active[colour]]:
        ray = RAYS[direction][start]
        if len(ray) >= steps and can_end_on(state, colour, ray[steps - 1]):
            paths.append(STRAIGHT[direction][steps])


def _turning_paths(
    state: BattlegroundsState, colour: Colour, square: Square, steps: int, path: Path, paths: list[Path]
) -> None:
    """R10.11-R10.14: every step in any printed direction. A path must not end where it began."""
    for direction in state.kit.move_set[state.active[colour]]:
        ray = RAYS[direction][square]
        if not ray:
            continue
        longer = path_with(path, direction)
        if steps > 1:
            _turning_paths(state, colour, ray[0], steps - 1, longer, paths)
        elif ray[0] != state.where[colour] and can_end_on(state, colour, ray[0]):
            paths.append(longer)


def offer_moves(state: BattlegroundsState, colour: Colour, choices: list[Action]) -> None:
    base = MOVE.of(colour)
    for path in legal_paths(state, colour):
        choices.append(base | path << 12)


def why_cannot_drive(state: BattlegroundsState, colour: Colour, path: Path) -> Refusal | None:
    """Why the figure cannot take this path; the figure may move now."""
    card = state.active[colour]
    start = state.where[colour]
    squares = squares_of(start, path)
    directions: list[int] = []
    rest = path
    while rest > NO_STEPS:
        directions.append(rest & 7)
        rest >>= 3
    about = Fact("colour", COLOUR, colour)
    for direction in directions:
        if direction not in state.kit.move_set[card]:
            return no("R5.1", "wrong-direction", about)
    distance = state.kit.move_distance[card]
    if not distance <= len(squares) <= distance + state.upgrades(card, EXTRA_MOVE):
        return no("R5.2", "wrong-distance", about)
    if directions.count(directions[0]) < len(directions) and state.upgrades(card, DIRECTION) == 0:
        return no("R10.11", "cannot-turn", about)
    if squares[-1] == start:
        return no("R10.12", "ends-where-it-began", about)
    if not can_end_on(state, colour, squares[-1]):
        return no("R5.4", "occupied", Fact("square", SQUARE, squares[-1]))
    return None


def drive(state: BattlegroundsState, colour: Colour, path: Path) -> None:
    """R5.11-R5.15: move square by square until the end or until the tank is destroyed."""
    start = state.where[colour]
    squares = squares_of(start, path)
    state.piece[start] = EMPTY
    for square in squares:
        state.where[colour] = square
        piece = state.piece[square]
        if piece == MINE:
            # R5.12: the mine explodes and returns to the supply, whether armour absorbs it or not.
            state.piece[square] = EMPTY
            state.mines += 1
            state.emit(MINE_HIT, colour, square)
            if not absorb(state, colour):
                destroy(state, colour)
                return
        elif piece != EMPTY:
            # R5.13: the moving tank is destroyed; the tank in its way is not.
            state.emit(COLLIDED, colour, square)
            if not absorb(state, colour):
                destroy(state, colour)
                if piece != ARTILLERY_TANK and state.rules.are_enemies(colour, piece):
                    transfer_points(state, colour, state.rules.owner[piece])  # R8.3
                return
    state.piece[state.where[colour]] = colour
    state.emit(MOVED, colour, state.where[colour])
