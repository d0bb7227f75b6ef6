"""`tankodrom bots --server URL`: think for the bots of a table server, here or on another machine."""

from __future__ import annotations

import argparse
import asyncio
import os
from multiprocessing import get_context
from typing import Any

from tankodrom.core.errors import BadSetup

TOKEN = "TANKODROM_BOT_TOKEN"


def add_to(commands: Any) -> None:
    parser = commands.add_parser("bots", help="think for the bots of a table server")
    parser.add_argument("--server", required=True, metavar="URL", help="where the server listens")
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--token", help=f"of a bot runner (default: the environment's {TOKEN})")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    token = arguments.token or os.environ.get(TOKEN, "")
    if not token:
        raise BadSetup(
            f"a bot runner needs a token: --token or {TOKEN}; `tankodrom serve --help` tells where from"
        )
    if arguments.workers < 1:
        raise BadSetup("--workers is a number from 1 on")
    context = get_context("spawn")
    helpers = [
        context.Process(target=_think, args=(arguments.server, token), daemon=True)
        for _ in range(arguments.workers - 1)
    ]
    for helper in helpers:
        helper.start()
    _think(arguments.server, token)
    return 0


def _think(server: str, token: str) -> None:
    from tankodrom.runner.runner import Runner  # here, so that other commands start without its libraries

    try:
        asyncio.run(Runner(server, token).run())
    except KeyboardInterrupt:
        pass
    except PermissionError as error:
        raise SystemExit(f"tankodrom: {error}") from None
