"""R1: the board. A square is a number, 8 x file + rank, so that numbers run A1, A2 … H8."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import ARGUMENT_BITS, Action
from tankodrom.core.errors import MalformedAction
from tankodrom.games.battlegrounds.view_types import Colour

Square = int
Direction = int

SIZE: Final = 8
SQUARES: Final = 64
OFF_BOARD: Final = -1

# The eight directions in the order of the squares that they reach. Paths built in this order are sorted.
_STEPS: Final = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
ORTHOGONAL: Final = [1, 3, 4, 6]  # W, S, N, E
DIAGONAL: Final = [0, 2, 5, 7]  # SW, NW, SE, NE

GREEN: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
RED: Final = 3
COLOURS: Final[list[Colour]] = ["green", "yellow", "blue", "red"]


def square_at(file: int, rank: int) -> Square:
    return SIZE * file + rank if 0 <= file < SIZE and 0 <= rank < SIZE else OFF_BOARD


def square_name(square: Square) -> str:
    return "ABCDEFGH"[square // SIZE] + str(square % SIZE + 1)


def square_named(name: str) -> Square:
    """The square of this name. MalformedAction if there is none."""
    if len(name) == 2 and name[0] in "ABCDEFGH" and name[1] in "12345678":
        return SIZE * "ABCDEFGH".index(name[0]) + "12345678".index(name[1])
    raise MalformedAction(f"{name!r} is no square")


def king_distance(one: Square, other: Square) -> int:
    return max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))


def _rays() -> list[list[list[Square]]]:
    """By direction and square: the squares in a straight line, the nearest first."""
    rays: list[list[list[Square]]] = []
    for file_step, rank_step in _STEPS:
        from_square: list[list[Square]] = []
        for square in range(SQUARES):
            ray: list[Square] = []
            file, rank = square // SIZE + file_step, square % SIZE + rank_step
            while square_at(file, rank) != OFF_BOARD:
                ray.append(square_at(file, rank))
                file, rank = file + file_step, rank + rank_step
            from_square.append(ray)
        rays.append(from_square)
    return rays


RAYS: Final = _rays()


def direction_of(start: Square, end: Square) -> Direction:
    """The direction of a single step, or -1 if the squares do not touch."""
    step = (end // SIZE - start // SIZE, end % SIZE - start % SIZE)
    return _STEPS.index(step) if step in _STEPS else -1


def _neighbours(directions: list[Direction]) -> list[list[Square]]:
    return [
        sorted(RAYS[direction][square][0] for direction in directions if RAYS[direction][square])
        for square in range(SQUARES)
    ]


ADJACENT: Final = _neighbours(ORTHOGONAL)  # R1.9: sharing an edge
TOUCHING: Final = _neighbours(ORTHOGONAL + DIAGONAL)  # R1.9: sharing an edge or a corner

# R1.3, R1.10: by colour, the corner first.
BASES: Final = [
    [square_named(name) for name in names]
    for names in (["A1", "A2", "B1"], ["A8", "A7", "B8"], ["H8", "H7", "G8"], ["H1", "H2", "G1"])
]
# R1.4
CENTRE: Final = [square for square in range(SQUARES) if 2 <= square // SIZE <= 5 and 2 <= square % SIZE <= 5]

# A path is a number: a leading 1, then three bits for the direction of each step.
Path = int
NO_STEPS: Final = 1
LONGEST_PATH: Final = 5
_PATH_MASK: Final = (1 << 2 * ARGUMENT_BITS) - 1


def is_path(number: int) -> bool:
    """Whether the leading 1 stands before one to LONGEST_PATH complete directions."""
    return NO_STEPS < number < NO_STEPS << 3 * LONGEST_PATH + 1 and number.bit_length() % 3 == 1


def path_of(action: Action) -> Path:
    """The path of a MOVE: its second argument, which takes the space of two."""
    return action >> ARGUMENT_BITS & _PATH_MASK


def path_with(path: Path, direction: Direction) -> Path:
    return path << 3 | direction


def _straight_paths() -> list[list[Path]]:
    """By direction and number of steps."""
    paths: list[list[Path]] = []
    for direction in range(8):
        own = [NO_STEPS]
        for _ in range(LONGEST_PATH):
            own.append(path_with(own[-1], direction))
        paths.append(own)
    return paths


STRAIGHT: Final = _straight_paths()


def squares_of(start: Square, path: Path) -> list[Square]:
    """The squares that a path enters, without the start. MalformedAction if it leaves the board."""
    directions: list[Direction] = []
    while path > NO_STEPS:
        directions.append(path & 7)
        path >>= 3
    squares: list[Square] = []
    for direction in reversed(directions):
        ray = RAYS[direction][start]
        if not ray:
            raise MalformedAction("the path leaves the board")
        start = ray[0]
        squares.append(start)
    return squares


def path_through(start: Square, squares: list[Square]) -> Path:
    """The path that enters these squares in order. MalformedAction if two of them do not touch."""
    path = NO_STEPS
    for square in squares:
        direction = direction_of(start, square)
        if direction < 0:
            raise MalformedAction(f"{square_name(square)} is not one step from {square_name(start)}")
        path = path_with(path, direction)
        start = square
    return path
