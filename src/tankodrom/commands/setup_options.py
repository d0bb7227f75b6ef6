"""Command line options for the setup of a game, shared by several commands."""

from __future__ import annotations

import argparse
import secrets
from itertools import product
from pathlib import Path
from typing import Any

from tankodrom.commands.files import read_data
from tankodrom.core.errors import BadSetup
from tankodrom.core.game import Game
from tankodrom.core.rng import SEED_BYTES
from tankodrom.core.setup import Setup, Value


def add_setup_arguments(parser: argparse.ArgumentParser, players: int | None = None) -> None:
    default = "what suits the game" if players is None else players
    parser.add_argument("--players", type=int, default=players, help=f"number of players (default: {default})")
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, e.g. -o extended_shop=true; repeat for more",
    )
    parser.add_argument(
        "--options",
        action="extend",
        dest="option",
        nargs="+",
        metavar="KEY=VALUE",
        help="several options at once, after everything else, e.g. --options mission=M2 passes=1",
    )
    parser.add_argument("--pack", type=Path, help="a data pack of your own (Rush: a file, Duel: a folder or file)")
    parser.add_argument("--mission", type=Path, metavar="FILE", help="a mission of your own (Duel)")
    parser.add_argument(
        "--data",
        action="append",
        default=[],
        metavar="NAME=FILE",
        help="a data file of your own under its name, e.g. --data tokens=my-tokens.toml; repeat for more",
    )


def setup_from(game: Game[Any], arguments: argparse.Namespace) -> Setup:
    """The checked setup of the arguments. BadSetup or BadPack if it is wrong."""
    data = _data_from(game, arguments)
    options: dict[str, Value] = {}
    for key, values in _values_from(game, arguments, data).items():
        if len(values) > 1:
            raise BadSetup(f"option {key} is given {len(values)} times")
        options[key] = values[0]
    return _checked(game, arguments, options, data)


def setups_from(game: Game[Any], arguments: argparse.Namespace) -> list[tuple[dict[str, Value], Setup]]:
    """One setup for each combination of options with several values, and the values of these options."""
    data = _data_from(game, arguments)
    values = _values_from(game, arguments, data)
    several = [key for key in values if len(values[key]) > 1]
    setups = []
    for combination in product(*values.values()):
        options = dict(zip(values, combination, strict=True))
        setups.append(({key: options[key] for key in several}, _checked(game, arguments, options, data)))
    return setups


def _values_from(game: Game[Any], arguments: argparse.Namespace, data: dict[str, Any]) -> dict[str, list[Value]]:
    known = {option.key: option for option in game.options_with(data)}
    values: dict[str, list[Value]] = {}
    for entry in arguments.option:
        key, separator, text = entry.partition("=")
        if key not in known:
            raise BadSetup(f"unknown option {key}; known are {', '.join(known)}")
        if not separator:
            raise BadSetup(f"option {key} needs a value: {key}=…")
        value = known[key].read(text)
        if value in values.setdefault(key, []):
            raise BadSetup(f"option {entry} is given twice")
        values[key].append(value)
    return values


def _checked(
    game: Game[Any], arguments: argparse.Namespace, options: dict[str, Value], data: dict[str, Any]
) -> Setup:
    seats = game.usual_seats(options, data) if arguments.players is None else arguments.players
    return game.checked(Setup(seats, options, data))


def _data_from(game: Game[Any], arguments: argparse.Namespace) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if arguments.pack:
        _, data["pack"] = game.data_kind(arguments.pack.stem, read_data(arguments.pack, game.packs_are_folders))
    if arguments.mission:
        data["mission"] = read_data(arguments.mission)
    for name in data:
        if name not in game.data_names():
            raise BadSetup(f"{game.key} takes no data under the name {name}")
    for entry in arguments.data:
        name, _, path = entry.partition("=")
        if name not in game.data_names() or not path:
            names = ", ".join(game.data_names())
            raise BadSetup(f"--data is NAME=FILE with a name of {names}, not {entry!r}")
        data[name] = read_data(Path(path))
    return data


def new_seed() -> int:
    return secrets.randbits(8 * SEED_BYTES)
