"""`tankodrom scenario PATH...`: run examples of the rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tankodrom.commands.printable import printable_lines
from tankodrom.scenarios.reader import read_scenario, scenario_files
from tankodrom.scenarios.runner import run_scenario


def add_to(commands: Any) -> None:
    parser = commands.add_parser("scenario", help="run scenarios: examples of the rules as data")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="scenario files or folders of them")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    scenarios = 0
    lines = 0
    checks = 0
    failures = 0
    for path in scenario_files(arguments.paths):
        scenario = read_scenario(path)
        scenarios += 1
        for number, result in enumerate(run_scenario(scenario)):
            lines += 1
            checks += result.checks
            name = f"{scenario.id:<6} {scenario.title}" if number == 0 else f"{'':<6}   {result.title}"
            if result.failure is None:
                print(f"ok   {name}")
            else:
                failures += 1
                print(
                    f"FAIL {name}\n  {scenario.path}\n  " + printable_lines(result.failure).replace("\n", "\n  ")
                )
    word = "failed" if failures else "all passed"
    print(f"{scenarios} scenarios, {lines} lines, {checks} checks: {failures or ''} {word}".replace("  ", " "))
    return 1 if failures else 0
