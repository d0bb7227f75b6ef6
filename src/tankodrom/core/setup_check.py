"""What can be agreed before a game. It asks `Game.checked` alone, so no form has to know the rules.

Players change one choice of a setup at a time. What no longer fits that choice changes: other options fall back to
their defaults, and if the number of players is the problem, another number is tried.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.errors import BadPack, BadSetup
from tankodrom.core.game import Game
from tankodrom.core.setup import Option, Setup, Value

SEATS: Final = "seats"
_MOST_VALUES: Final = 20  # the longest list that offers the values of a number


class ValueFit:
    """One possible value of an option. `problem` says why it cannot be chosen now; None if it can."""

    __slots__ = ("problem", "value")

    def __init__(self, value: Value, problem: BadSetup | None) -> None:
        self.value = value
        self.problem = problem


class SetupCheck:
    """`problem` belongs to the given setup. `seats` and `options` are the nearest setup that can be played."""

    __slots__ = ("numbers", "options", "problem", "seats", "settled", "values")

    def __init__(self, seats: int, options: dict[str, Value], problem: BadSetup | None) -> None:
        self.seats = seats
        self.options = options
        self.problem = problem
        self.numbers: list[int] = []  # the numbers of players that fit these options
        self.values: dict[str, list[ValueFit]] = {}  # the values to offer, by option; none for typed numbers
        self.settled: dict[str, Value] = {}  # options whose value follows from the others


def check_setup(game: Game[Any], seats: int, options: dict[str, Value], chosen: str) -> SetupCheck:
    """`chosen` is the option that was changed last, or `seats`. It stays if any setup with it can be played."""
    found = SetupCheck(seats, options, problem_of(game, seats, options))
    if found.problem is not None:
        mended = _mended(game, seats, options, chosen)
        if mended is None:
            return found
        found.seats = mended.seats
        found.options = mended.options
    known = game.options()
    lasting = {key: value for key, value in found.options.items() if not _is_by_seats(known, key)}
    for number in range(game.fewest_seats, game.most_seats + 1):
        if problem_of(game, number, lasting) is None:
            found.numbers.append(number)
    for option in known:
        if not option.hidden:
            found.values[option.key] = _values(game, found, option)
    found.settled = game.settled_options(Setup(found.seats, found.options))
    return found


def problem_of(game: Game[Any], seats: int, options: dict[str, Value]) -> BadSetup | None:
    try:
        game.checked(Setup(seats, options))
    except BadSetup as error:
        return error
    except BadPack as error:
        return BadSetup(str(error))
    return None


def _mended(game: Game[Any], seats: int, options: dict[str, Value], chosen: str) -> Setup | None:
    """The nearest setup that can be played: first with the same number of players, then with others."""
    numbers = [seats]
    if chosen != SEATS:
        for distance in range(1, game.most_seats):
            numbers += [seats + distance, seats - distance]
    for number in numbers:
        if game.fewest_seats <= number <= game.most_seats:
            left = dict(options)
            problem = problem_of(game, number, left)
            while problem is not None and problem.at in left and problem.at != chosen:
                del left[problem.at]
                problem = problem_of(game, number, left)
            if problem is None:
                return Setup(number, left)
            if problem.at != SEATS:
                return None
    return None


def _values(game: Game[Any], now: SetupCheck, option: Option) -> list[ValueFit]:
    """The possible values of an option, without values for another number of seats."""
    fits: list[ValueFit] = []
    for value in _all_values(option):
        changed = dict(now.options)
        changed[option.key] = value
        problem = problem_of(game, now.seats, changed)
        if (
            problem is not None
            and not option.by_seats
            and _mended(game, now.seats, changed, option.key) is not None
        ):
            problem = None
        if problem is None or not option.by_seats or value == option.default:
            fits.append(ValueFit(value, problem))
    return fits


def _all_values(option: Option) -> list[Value]:
    if option.kind == "flag":
        return [False, True]
    if option.kind == "choice":
        return list(option.choices)
    if option.high - option.low < _MOST_VALUES:
        return list(range(option.low, option.high + 1))
    return []


def _is_by_seats(known: list[Option], key: str) -> bool:
    for option in known:
        if option.key == key:
            return option.by_seats
    return False
