"""`tankodrom verify FILE|URL`: check that a game was played as its file says, with the promised shuffles."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tankodrom.commands.files import read_text
from tankodrom.commands.printable import printable
from tankodrom.core.errors import BrokenReplay


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "verify", help="check a finished game: promised seed, chain of hashes, every move"
    )
    parser.add_argument("source", metavar="FILE|URL", help="a game file, or the address of a finished table")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from tankodrom.server.log.game_file import digest_of, read_game_file, verify  # loaded only when needed

    file = read_game_file(_text(arguments.source))
    session = verify(file)
    outcome = session.state.outcome
    print(f"game       {printable(file.header.game)}, rules version {file.header.rules_version}")
    print(f"seed       {printable(file.seed)}")
    print(f"promise    {printable(file.header.commitment)}: kept")
    print(f"log        {len(file.entries)} entries, each fits to those before it")
    print(f"moves      {len(session.moves)} that count, all legal")
    print(f"position   {digest_of(session)}")
    if outcome is not None:
        names = dict(enumerate(file.names))  # names are not part of the hash chain: anybody may change them
        winners = ", ".join(printable(names.get(seat) or f"seat {seat}") for seat in outcome.winners)
        print(f"won by     {winners or 'nobody'} ({' : '.join(str(score) for score in outcome.scores)})")
    return 0


def _text(source: str) -> str:
    if not source.startswith(("http://", "https://")):
        return read_text(Path(source))
    import httpx

    address = source.rstrip("/")
    if not address.endswith("/file"):
        address += "/file"
    try:
        reply = httpx.get(address, timeout=30)
    except httpx.HTTPError as error:
        raise BrokenReplay(f"{address}: {error}") from None
    if reply.status_code != 200:
        raise BrokenReplay(f"{address}: {reply.status_code} {reply.text[:200]}")
    return reply.text
