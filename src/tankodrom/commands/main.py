"""The `tankodrom` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from tankodrom import __version__
from tankodrom._engine_mode import engine_mode, stale_binaries
from tankodrom.commands import arena, bench, bots, fuzz, pack, play, replay, rules, scenario, serve, verify
from tankodrom.commands.printable import printable_lines
from tankodrom.core.errors import TankodromError

_COMMANDS = (play, serve, bots, verify, scenario, rules, pack, fuzz, replay, bench, arena)


class _Parser(argparse.ArgumentParser):
    """Report errors of arguments in one line, like all other errors."""

    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _Parser(prog="tankodrom", description="Three tank tabletop games as real software.")
    parser.add_argument("--version", action="version", version=f"tankodrom {__version__} ({engine_mode()})")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.add_to(commands)
    parsed = parser.parse_args(arguments)
    if stale := stale_binaries():
        print(f"tankodrom: compiled modules older than their source: {len(stale)}; make compile", file=sys.stderr)
    try:
        return int(parsed.run(parsed))
    except BrokenPipeError:
        # The reader of our output closed the pipe. That is not an error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (TankodromError, OSError) as error:
        code = error.code if isinstance(error, TankodromError) else "file_error"
        print(f"tankodrom: {printable_lines(str(error))} [{code}]", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
