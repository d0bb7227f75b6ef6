"""`tankodrom serve`: run the table server on this machine, with bots in separate processes."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
from dataclasses import fields, replace
from typing import Any

from tankodrom.core.errors import BadSetup
from tankodrom.server.settings import ONE_PROCESS, Settings, settings_from


def add_to(commands: Any) -> None:
    parser = commands.add_parser("serve", help="run the table server")
    parser.add_argument("--host", help="listen here (default 127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, help="port (default 8000; 0: any free one)")
    parser.add_argument(
        "--database", metavar="FILE|URL", help="an SQLite file (default tankodrom.db) or postgresql://…"
    )
    parser.add_argument("--redis", metavar="URL", help="redis://…, for several processes")
    parser.add_argument(
        "--processes", type=_one_process, help="always 1; docs/self-hosting.md tells how to run more"
    )
    parser.add_argument("--runners", type=int, help="bot runners that the server starts (default 2)")
    parser.add_argument("--bot-seconds", type=float, help="how long a bot may think about a decision (default 1)")
    parser.add_argument("--hints-at-once", type=int, help="that a player may have under way (default 1)")
    parser.add_argument("--origins", help="further addresses of pages that may use this server, with commas")
    parser.add_argument("--secure-cookies", action="store_true", default=None, help="behind https")
    parser.add_argument("--requests-a-minute", type=int, help="from one address (default 1200)")
    parser.add_argument("--connections-per-address", type=int, help="at the same time (default 200)")
    parser.add_argument("--messages-a-second", type=int, help="on one socket, for long (default 200)")
    parser.add_argument("--codes-an-hour", type=int, help="wrong recovery codes from one address (default 60)")
    parser.add_argument("--chat-days", type=int, help="until chat is removed (default 90; 0: never)")
    parser.add_argument(
        "--no-quotas",
        dest="quotas",
        action="store_const",
        const=False,
        help="no limits for one player or address, among friends",
    )
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"])
    parser.add_argument(
        "--new-bot-token", action="store_true", help="print a token for bot runners on other machines, and end"
    )
    parser.set_defaults(run=run)


def _one_process(text: str) -> int:
    if text != "1":
        raise argparse.ArgumentTypeError(ONE_PROCESS)
    return 1


def run(arguments: argparse.Namespace) -> int:
    # Web and database libraries take a second to load, so other commands do not load them.
    from tankodrom.logs import set_up_logs
    from tankodrom.server.bots.runner_processes import make_runner_token
    from tankodrom.server.process import migrate_database, serve

    flags = {field.name: getattr(arguments, field.name, None) for field in fields(Settings)}
    settings = settings_from(flags, os.environ)
    set_up_logs(settings.log_level)
    if arguments.new_bot_token:
        asyncio.run(migrate_database(settings))
        print(asyncio.run(make_runner_token(settings)))
        return 0
    try:
        listener = socket.create_server((settings.host, settings.port), backlog=1024)
    except OSError as error:
        raise BadSetup(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None
    settings = replace(settings, port=listener.getsockname()[1])
    serve(settings, listener)
    return 0
