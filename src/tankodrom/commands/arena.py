"""`tankodrom arena GAME BOT BOT …`: bots play each other to find out which is better."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Sequence
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from tankodrom._engine_mode import engine_mode
from tankodrom.arena.book import Book
from tankodrom.arena.formats import format_interval, format_milliseconds, format_percent
from tankodrom.arena.match import Contest
from tankodrom.arena.pool import GameFailed, play_all
from tankodrom.arena.report import by_setup, headline, page
from tankodrom.arena.schedule import Schedule
from tankodrom.arena.sides import sides_of
from tankodrom.arena.tally import Results, mean, quantile, tally, varied_in
from tankodrom.commands.setup_options import add_setup_arguments, setups_from
from tankodrom.core.errors import BadSetup
from tankodrom.core.rng import SEED_BYTES, SEED_LIMIT
from tankodrom.core.setup import Setup, Value
from tankodrom.titles.registry import all_titles, title_named
from tankodrom.titles.title import Title

MOST_GAMES = 1_000_000
MOST_MS = 3_600_000.0
MOST_WORKERS = 256
LONGEST_NAME = 120  # characters of a folder name


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play each other to find out which is better",
        epilog="An option given several times (--options mission=M1 mission=M2) is played with each of its values in turn.",
    )
    parser.add_argument("game", choices=[title.key for title in all_titles()])
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="two or more levels, e.g. recruit random; one is enough in a solo game",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        help="number of games (default 100), rounded up so that every bot plays every seat",
    )
    parser.add_argument("--budget-ms", type=float, default=100.0, help="time for one decision (default 100)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="number of processes (default: one per core)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of all random numbers (default 1)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="folder for the games and the report")
    add_setup_arguments(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    _check_numbers(arguments)
    title = title_named(arguments.game)
    game = title.game
    varied, setups = zip(*setups_from(game, arguments), strict=True)
    setup = setups[0]
    sides = _checked_sides(title, setups, arguments.bots)
    schedule = Schedule(len(arguments.bots), tuple(sides), arguments.seed, len(setups))
    games = schedule.rounded(arguments.games)
    heading = _heading(arguments, games, sides, varied, setup)
    folder = arguments.out or Path("arena") / default_name(heading)
    contest = Contest(
        game.key,
        tuple(arguments.bots),
        setup.seats,
        tuple(other.options for other in setups),
        setup.data,
        arguments.budget_ms / 1000,
    )
    with Book(folder, heading) as book:
        if games != arguments.games:
            print(
                f"{games:,} games instead of {arguments.games:,}, so that every bot plays every seat equally often"
                + (" in every setup" if len(setups) > 1 else "")
            )
        before = len(book.played)
        print(
            f"{folder}: " + (f"{before:,} of {games:,} games are there already" if before else f"{games:,} games")
        )
        try:
            _play(book, contest, schedule, games, arguments.workers)
        except KeyboardInterrupt:
            print(
                f"\nstopped after {len(book.played):,} of {games:,} games; the same command goes on from there",
                file=sys.stderr,
            )
            return 130
        except GameFailed as failed:
            if failed.trace:
                (folder / "failure.txt").write_text(f"{failed}\n\n{failed.trace}", encoding="utf-8")
                raise GameFailed(f"{failed}; more in {folder / 'failure.txt'}", "") from None
            raise
        results = tally(heading, book.played.values(), engine_mode())
    _write(folder / "results.json", json.dumps(results.to_json(), indent=2, ensure_ascii=False) + "\n")
    _write(folder / "report.html", page(results))
    _show(results)
    print(f"more in {folder / 'report.html'}, {folder / 'results.json'}")
    return 0


def _checked_sides(title: Title, setups: Sequence[Setup], bots: list[str]) -> list[int]:
    """The side of each seat, the same in all setups. BadSetup if it differs or if these bots cannot play there."""
    if len(bots) < 2 and setups[0].seats > 1:
        raise BadSetup(
            f"an arena needs two bots or more, e.g. tankodrom arena {title.key} {title.levels[1]} random"
        )
    sides = sides_of(title, setups[0])
    for setup in setups:
        if sides_of(title, setup) != sides:
            raise BadSetup("what is played in one arena must have the same seats and sides")
        for name in bots:
            title.bot(name, setup, 0)
    return sides


def _heading(
    arguments: argparse.Namespace, games: int, sides: list[int], varied: Sequence[dict[str, Value]], setup: Setup
) -> dict[str, Any]:
    """The arguments that identify this arena. Games of different arenas are never mixed."""
    return {
        "arena": 1,
        "game": arguments.game,
        "rules_version": title_named(arguments.game).game.rules_version,
        "bots": list(arguments.bots),
        "games": games,
        "budget_ms": arguments.budget_ms,
        "players": setup.seats,
        "sides": sides,
        **_options_in(varied, setup),
        "data": _fingerprint(setup),
        "seed": arguments.seed,
    }


def _options_in(varied: Sequence[dict[str, Value]], setup: Setup) -> dict[str, Any]:
    """The options that all setups share, and the options that differ if there are several setups."""
    common = {key: value for key, value in setup.options.items() if key not in varied[0]}
    return {"options": common, "varied": list(varied)} if len(varied) > 1 else {"options": common}


def _check_numbers(arguments: argparse.Namespace) -> None:
    if not 1 <= arguments.games <= MOST_GAMES:
        raise BadSetup(f"--games is a number from 1 to {MOST_GAMES:,}, not {arguments.games}")
    if not 0 < arguments.budget_ms <= MOST_MS:
        raise BadSetup(f"--budget-ms is a number above 0, at most {MOST_MS:,.0f}, not {arguments.budget_ms:g}")
    if not 1 <= arguments.workers <= MOST_WORKERS:
        raise BadSetup(f"--workers is a number from 1 to {MOST_WORKERS}, not {arguments.workers}")
    if not 0 <= arguments.seed < SEED_LIMIT:
        raise BadSetup(f"--seed is a number from 0 to 2^{8 * SEED_BYTES} - 1")


def _fingerprint(setup: Setup) -> str:
    """A short digest of the user's own data; empty if there is none."""
    if not setup.data:
        return ""
    # default: TOML has dates, JSON does not.
    text = json.dumps(setup.data, sort_keys=True, default=str)
    return blake2b(text.encode(), digest_size=4).hexdigest()


def default_name(heading: dict[str, Any]) -> str:
    """A readable folder name for exactly these arguments."""
    options = ["+".join(_written(setup) for setup in varied_in(heading)), _written(heading["options"])]
    parts = [
        heading["game"],
        f"{heading['players']}p",
        *heading["bots"],
        f"{heading['games']}x{heading['budget_ms']:g}ms",
        *filter(None, options),
        *([heading["data"]] if heading["data"] else []),
        f"seed{heading['seed']}",
    ]
    name = "-".join(re.sub(r"[^\w.=+-]+", ".", part) for part in parts)
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 9]}-{blake2b(name.encode(), digest_size=4).hexdigest()}"
    return name


def _written(options: dict[str, Any]) -> str:
    return "-".join(f"{key}={str(value).lower()}" for key, value in options.items())


def _play(book: Book, contest: Contest, schedule: Schedule, games: int, workers: int) -> None:
    missing = [schedule.fixture(number) for number in range(games) if number not in book.played]
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("arena {task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    with bar, closing(play_all(contest, missing, min(workers, max(1, len(missing))))) as played:
        task = bar.add_task(f"{contest.game} ({engine_mode()})", total=games, completed=games - len(missing))
        for game in played:
            book.add(game)
            bar.advance(task)


def _write(path: Path, text: str) -> None:
    """Write the whole file or nothing."""
    half = path.with_name(path.name + ".part")
    half.write_text(text, encoding="utf-8")
    half.replace(path)


def _show(results: Results) -> None:
    console = Console(highlight=False, markup=False)
    for table in _tables(results):
        console.print(table)
    lengths = results.lengths
    print(
        f"decisions in a game: {mean(lengths):,.0f} on average, half of the games up to {quantile(lengths, 0.5):,}, "
        f"the longest {max(lengths):,}"
    )
    for bot in results.standings:
        if bot.mean_rank is not None:
            print(f"mean rank of {bot.name}: {bot.mean_rank:.2f} of {results.highest_rank}")
    print(f"{headline(results)}.")


def _tables(results: Results) -> list[Table]:
    bots = results.standings
    seats = range(len(results.seats))
    tables = [
        _table(
            ["bot", "games", "won", "95 % interval", "rating ± 3 sigma", "mean score"],
            [
                [
                    bot.name,
                    f"{bot.won.games:,}",
                    format_percent(bot.won.rate),
                    format_interval(bot.won),
                    f"{bot.rating.mu:.1f} ± {3 * bot.rating.sigma:.1f}" if bot.rating else "-",
                    f"{bot.mean_score:.1f}",
                ]
                for bot in bots
            ],
        ),
        _table(
            ["won, by seat", *(str(seat + 1) for seat in seats)],
            [
                *([bot.name, *(format_percent(share.rate) for share in bot.by_seat)] for bot in bots),
                ["all", *(format_percent(share.rate) for share in results.seats)],
            ],
        ),
        _table(
            ["time", "decisions", "p50", "p99", "max", "overruns"],
            [
                [
                    bot.name,
                    f"{bot.decisions:,}",
                    format_milliseconds(bot.times.milliseconds(0.5)),
                    format_milliseconds(bot.times.milliseconds(0.99)),
                    format_milliseconds(bot.times.longest * 1e3),
                    f"{bot.times.overruns:,}",
                ]
                for bot in bots
            ],
        ),
    ]
    if len(results.setups) > 1:
        tables.insert(1, _table(["won", *results.setups], [by_setup(bot) for bot in bots]))
    return tables


def _table(head: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=box.SIMPLE)
    for at, name in enumerate(head):
        table.add_column(name, justify="left" if at == 0 else "right")
    for row in rows:
        table.add_row(*row)
    return table
