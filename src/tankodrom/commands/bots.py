"""`tankodrom bots --server URL`: compute the moves of a table server's bots, on this or another machine."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import threading
import time
from multiprocessing import get_context
from typing import Any

from tankodrom.core.errors import BadSetup

TOKEN = "TANKODROM_BOT_TOKEN"


def add_to(commands: Any) -> None:
    parser = commands.add_parser("bots", help="compute the moves of a table server's bots")
    parser.add_argument("--server", required=True, metavar="URL", help="where the server listens")
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--token", help=f"token of a bot runner (default: {TOKEN} of the environment)")
    parser.add_argument("--with-parent", action="store_true", help="end when the parent process ends")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    token = arguments.token or os.environ.get(TOKEN, "")
    if not token:
        raise BadSetup(
            f"a bot runner needs a token: --token or {TOKEN}; `tankodrom serve --help` tells where from"
        )
    if arguments.workers < 1:
        raise BadSetup("--workers is a number from 1 on")
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))  # this also ends the helper processes
    context = get_context("spawn")
    helpers = [
        context.Process(target=_think, args=(arguments.server, token, True), daemon=True)
        for _ in range(arguments.workers - 1)
    ]
    for helper in helpers:
        helper.start()
    _think(arguments.server, token, arguments.with_parent)
    return 0


def _think(server: str, token: str, with_parent: bool) -> None:
    # Imported here, so that other commands start without these libraries.
    from tankodrom.garbage_collection import collect_less
    from tankodrom.logs import set_up_logs
    from tankodrom.runner.bot_runner import BotRunner, Unwelcome

    set_up_logs("warning")
    collect_less()
    if with_parent:
        threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    try:
        asyncio.run(BotRunner(server, token).run())
    except KeyboardInterrupt:
        pass
    except Unwelcome as error:
        raise BadSetup(str(error)) from None


def _end_with(parent: int) -> None:
    """Stop when the server is gone: a server that was killed cannot stop its runners."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)
