"""`tankodrom replay FILE`: verify a saved game and print it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tankodrom.commands.files import read_text
from tankodrom.commands.printable import printable, printable_lines
from tankodrom.core.event import heard_by
from tankodrom.core.game import SPECTATOR
from tankodrom.core.replay import begin_replay, follow_move, read_replay, verify_replay
from tankodrom.titles.registry import title_named
from tankodrom.words import LANGUAGES, words_in


def add_to(commands: Any) -> None:
    parser = commands.add_parser("replay", help="verify a saved game and print it")
    parser.add_argument("path", type=Path, metavar="FILE")
    parser.add_argument("--log", action="store_true", help="print what happened, as a spectator saw it")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    replay = read_replay(read_text(arguments.path))
    title = title_named(replay.game)
    game = title.game
    final = verify_replay(game, replay)
    say = words_in(arguments.lang).say
    names = [say("line-player", number=seat + 1) for seat in range(final.seats)]
    screen = title.screen(arguments.lang, names, replay.setup)
    if arguments.log:
        state = begin_replay(game, replay)
        state.sink = []
        for number, (seat, move) in enumerate(replay.moves, start=1):
            follow_move(state, number, seat, move)
            for line in screen.speech.events(state, heard_by(state.sink, SPECTATOR)):
                print(printable(line.text))
            state.sink.clear()
    if final.outcome is not None:
        print(printable_lines("\n".join(screen.result(game.view(final, SPECTATOR)))))
    print(f"{arguments.path}: {len(replay.moves)} moves verified")
    return 0
