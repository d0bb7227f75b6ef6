"""`tankodrom play GAME`: play in the terminal, alone or at one table, against bots."""

from __future__ import annotations

import argparse
import io
import os
import sys
from pathlib import Path
from typing import Any

from tankodrom.bots.bot import Bot
from tankodrom.commands.files import read_text
from tankodrom.commands.setup_options import add_setup_arguments, new_seed, setup_from
from tankodrom.core.errors import BadSetup
from tankodrom.core.game import Game
from tankodrom.core.replay import Recorder, begin_replay, follow_move, read_replay, write_replay
from tankodrom.core.rng import SEED_BYTES, SEED_LIMIT
from tankodrom.core.text import read_action
from tankodrom.garbage_collection import collecting_less
from tankodrom.terminal.line import InputEnded, LineTable, Quit
from tankodrom.titles.registry import all_titles, title_named
from tankodrom.words import LANGUAGES, words_in


def add_to(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal, also through a pipe")
    games = [title.key for title in all_titles()]
    parser.add_argument("game", nargs="?", default=games[0], choices=games)
    add_setup_arguments(parser)
    parser.add_argument("--humans", type=int, default=1, help="seats for people, the first ones (default 1)")
    parser.add_argument(
        "--bots",
        metavar="LEVEL,…",
        help="levels of the other seats: random, recruit, veteran, elite, search (default: the second of the game)",
    )
    parser.add_argument("--names", default="", metavar="NAME,…", help="names of the players, seat by seat")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument("--seed", type=int, help="begin with this seed instead of a secret one")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game here when it ends or stops")
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    parser.set_defaults(run=run)


def default_language() -> str:
    """Czech if the system language is Czech."""
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "cs" if setting.lower().startswith("cs") else "en"


def run(arguments: argparse.Namespace) -> int:
    title = title_named(arguments.game)
    game = title.game
    recorder = _begin(game, arguments)
    seats = recorder.state.seats
    if not 0 <= arguments.humans <= seats:
        raise BadSetup(f"--humans is a number from 0 to {seats}, not {arguments.humans}")
    levels = [level.strip() for level in (arguments.bots or title.levels[1]).split(",")]
    bots: dict[int, Bot] = {}
    for seat in range(arguments.humans, seats):
        level = levels[(seat - arguments.humans) % len(levels)]
        bots[seat] = title.bot(level, recorder.setup, (recorder.seed + 1 + seat) % SEED_LIMIT)
    names = _names(arguments, bots, seats)
    screen = title.screen(arguments.lang, names, recorder.setup)
    table = LineTable(
        game,
        recorder,
        screen,
        bots,
        adviser=title.suggest,
        examples=title.examples,
        language=arguments.lang,
        source=sys.stdin,
        target=sys.stdout,
    )
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text give a wrong answer, which is asked again
    say = words_in(arguments.lang).say
    try:
        with collecting_less():  # so that bots answer in time
            table.play()
        status = 0
    except Quit:
        status = 0
    except InputEnded:
        print()
        print(say("line-input-ended"), file=sys.stderr)
        status = 1
    if arguments.save:
        arguments.save.write_text(write_replay(recorder.replay()), encoding="utf-8")
        print(say("line-saved", path=str(arguments.save)))
    return status


def _begin(game: Game[Any], arguments: argparse.Namespace) -> Recorder:
    if arguments.load is None:
        seed = new_seed() if arguments.seed is None else arguments.seed
        if not 0 <= seed < SEED_LIMIT:
            raise BadSetup(f"--seed is a number from 0 to 2^{8 * SEED_BYTES} - 1")
        return Recorder(game, setup_from(game, arguments), seed)
    replay = read_replay(read_text(arguments.load))
    begin_replay(game, replay)
    recorder = Recorder(game, replay.setup, replay.seed)
    twin = recorder.state.copy()
    for number, (seat, text) in enumerate(replay.moves, start=1):
        follow_move(twin, number, seat, text)  # report an error before anything is played
        recorder.apply(seat, read_action(recorder.state, text))
    return recorder


def _names(arguments: argparse.Namespace, bots: dict[int, Bot], seats: int) -> list[str]:
    say = words_in(arguments.lang).say
    names = [name.strip() for name in arguments.names.split(",") if name.strip()]
    if len(names) > seats:
        raise BadSetup(f"--names has {len(names)} names for {seats} seats")
    for seat in range(len(names), seats):
        name = say("line-player", number=seat + 1)
        bot = bots.get(seat)
        level = "" if bot is None else bot.name.partition(":")[0]
        names.append(name if bot is None else f"{name} ({say(f'line-bot-{level}')})")
    return names
