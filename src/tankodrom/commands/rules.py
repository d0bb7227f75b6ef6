"""`tankodrom rules GAME [RULE...]`: the rule book; `tankodrom rules coverage GAME`: which tests cover it."""

from __future__ import annotations

import argparse
import sys
import textwrap
from pathlib import Path
from typing import Any

from tankodrom.commands.coverage import documented_ids, pins, refusal_pins
from tankodrom.commands.project import project_root
from tankodrom.core.errors import TankodromError
from tankodrom.games.registry import all_games, game_named
from tankodrom.words import LANGUAGES
from tankodrom.words.rulebook import all_ids, chapter_of, is_chapter, rule_text

WIDTH = 100


class NoSuchRule(TankodromError):
    code = "no_such_rule"


def add_to(commands: Any) -> None:
    games = ", ".join(game.key for game in all_games())
    parser = commands.add_parser(
        "rules",
        help="read the rule book, or see which tests cover each rule",
        description="tankodrom rules GAME [RULE...] shows the rule book, a chapter (R5) or a rule (R5.10); "
        "tankodrom rules coverage GAME lists every rule with its tests, every refusal with its scenarios, "
        "and fails if one has none.",
    )
    parser.add_argument("what", metavar="GAME|coverage", help=f"a game ({games}), or the word coverage")
    parser.add_argument(
        "rules", nargs="*", metavar="RULE", help="ids such as R5 or R5.10; after coverage: the game"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--root", type=Path, help="coverage: the source tree (default: the tree of this folder)")
    parser.add_argument("--quiet", action="store_true", help="coverage: only the summary and what is missing")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.what == "coverage":
        if len(arguments.rules) != 1:
            raise NoSuchRule("coverage of which game? tankodrom rules coverage GAME")
        return run_coverage(game_named(arguments.rules[0]).key, arguments)
    game = game_named(arguments.what).key
    wanted = arguments.rules or list(all_ids(game))
    for rule in wanted:
        if rule not in all_ids(game):
            raise NoSuchRule(f"the rule book of {game} has no {rule!r}")
        chapter = [other for other in all_ids(game) if chapter_of(other) == rule] if is_chapter(rule) else [rule]
        for each in chapter if arguments.rules else [rule]:
            _show(game, each, arguments.lang)
    return 0


def _show(game: str, rule: str, language: str) -> None:
    text = rule_text(game, rule, language)
    if is_chapter(rule):
        print(f"\n{rule}  {text}\n")
        return
    margin = " " * 8
    lines = [line for part in text.split("\n") for line in textwrap.wrap(part, WIDTH - len(margin))]
    print(f"{rule:<7} " + f"\n{margin}".join(lines))


def run_coverage(game: str, arguments: argparse.Namespace) -> int:
    root = project_root(arguments.root)
    ids = documented_ids(root, game)
    pinned = pins(root, game)
    unknown = sorted(rule for rule in pinned if rule not in ids)
    complete = _tell_pins([(rule, pinned.get(rule, [])) for rule in ids], f"rules of {game}", arguments.quiet)
    for rule in unknown:
        print(f"{rule}: named by {pinned[rule][0]}, but not in docs/rules/{game}.md", file=sys.stderr)
    reasons = [(f"{rule} {key}".strip(), places) for (rule, key), places in refusal_pins(root, game).items()]
    complete &= _tell_pins(reasons, f"refusals of {game}", arguments.quiet)
    return 0 if complete and not unknown else 1


def _tell_pins(pins: list[tuple[str, list[str]]], what: str, quiet: bool) -> bool:
    """Print a line for each (or only for those without a test) and the share with a test. True if all have one."""
    covered = sum(1 for _, tests in pins if tests)
    for name, tests in pins:
        if not quiet or not tests:
            more = f" (+{len(tests) - 1})" if len(tests) > 1 else ""
            print(f"{name:<7} {tests[0] if tests else 'NO TEST'}{more}")
    share = 100 * covered / len(pins) if pins else 0.0
    print(f"{covered} of {len(pins)} {what} pinned by tests: {share:.0f} %")
    return 0 < covered == len(pins)
