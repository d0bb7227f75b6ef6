"""`tankodrom bots --server URL`: think for the bots of a table server, here or on another machine."""

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
    parser = commands.add_parser("bots", help="think for the bots of a table server")
    parser.add_argument("--server", required=True, metavar="URL", help="where the server listens")
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--token", help=f"of a bot runner (default: the environment's {TOKEN})")
    parser.add_argument(
        "--with-parent", action="store_true", help="end when the process ends that started this one"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    token = arguments.token or os.environ.get(TOKEN, "")
    if not token:
        raise BadSetup(
            f"a bot runner needs a token: --token or {TOKEN}; `tankodrom serve --help` tells where from"
        )
    if arguments.workers < 1:
        raise BadSetup("--workers is a number from 1 on")
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))  # and the helpers with it
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
    # Here, so that other commands start without these libraries.
    from tankodrom.bots.collector import calm_collector
    from tankodrom.runner.runner import Runner, Unwelcome
    from tankodrom.server.process import set_up_logs

    set_up_logs("warning")
    calm_collector()
    if with_parent:
        threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    try:
        asyncio.run(Runner(server, token).run())
    except KeyboardInterrupt:
        pass
    except Unwelcome as error:
        raise BadSetup(str(error)) from None


def _end_with(parent: int) -> None:
    """A server that was killed cannot end its runners; they notice."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)
