"""`tankodrom pack check GAME PATH`: check whether a data pack can be played."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tankodrom.commands.files import read_data
from tankodrom.commands.printable import printable_lines
from tankodrom.core.data_limits import check_limits
from tankodrom.games.registry import all_games, game_named


def add_to(commands: Any) -> None:
    parser = commands.add_parser("pack", help="check your own data pack")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="check a pack against all its constraints")
    check.add_argument("game", choices=[game.key for game in all_games() if game.data_names()])
    check.add_argument("path", type=Path, help="a file, or a folder with the parts of a pack")
    check.add_argument(
        "--as", dest="name", help="which of the game's data it replaces (default: found from its content)"
    )
    check.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    data: Any = read_data(arguments.path, game.packs_are_folders)
    name = arguments.name
    if name is None:
        name, data = game.data_kind(arguments.path.stem, data)
    check_limits({name: data})
    problems = game.data_problems(name, data)
    for problem in problems:
        print(printable_lines(str(problem)), file=sys.stderr)
    if problems:
        print(f"{arguments.path}: not fit to be played, {len(problems)} to mend", file=sys.stderr)
        return 1
    print(f"{arguments.path}: fit to be played, every constraint kept")
    return 0
