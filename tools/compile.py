"""Compile the engine, and the modules of the server that every move goes through, with mypyc: extension modules beside
the sources.

    python tools/compile.py                                  compile
    python tools/compile.py --clean                          back to interpreted
    python tools/compile.py --source COPY --game my_game.py  with your own game as tankodrom.games.my_game

Always edit the sources: `tankodrom` warns when a binary is older than its source, and
TANKODROM_INTERPRETED=1 ignores the binaries (src/tankodrom/_engine_mode.py).
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ENGINE = ("core", "games", "ai")
# Not the writer and the hand-off lock: with them compiled too, a server answers no request (mypyc 2.4).
SERVER = (
    "http/socket_session",
    "http/token_bucket",
    "http/websocket_protocol",
    "log/records",
    "tables/broadcast",
    "tables/session",
    "tables/subscribers",
    "tables/table",
)
NOT_COMPILED = ("__init__.py", "compiling.py")  # they hold no code worth compiling


def modules_of(source: Path) -> list[Path]:
    """Every module of the engine, and some of the server."""
    package = source / "tankodrom"
    found = [path for part in ENGINE for path in (package / part).rglob("*.py")]
    return sorted(path for path in found if path.name not in NOT_COMPILED) + [
        package / "server" / f"{name}.py" for name in SERVER
    ]


def clean(source: Path) -> None:
    for binary in [*(source / "tankodrom").rglob("*.so"), *source.glob("*__mypyc*.so")]:
        binary.unlink()


def build(source: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(source)
    modules = [str(path.relative_to(source)) for path in modules_of(source)]
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *modules],
        group_name="tankodrom",
        opt_level="2",
        multi_file=True,
    )
    command = build_ext(Distribution({"name": "tankodrom", "ext_modules": extensions}))
    command.build_temp = str(ROOT / "build" / "mypyc")
    command.inplace = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    # A module whose code is in the shared library keeps its old file, so its time is updated here.
    for extension in extensions:
        os.utime(command.get_ext_fullpath(extension.name))


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc, in place.")
    parser.add_argument("--clean", action="store_true", help="remove the binaries instead")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the folder that holds the package")
    parser.add_argument("--game", type=Path, help="a module with a game of one's own, to be compiled along")
    arguments = parser.parse_args()
    if arguments.clean:
        clean(arguments.source)
        return 0
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        print("compile: a C compiler is needed (Debian: apt-get install gcc python3-dev)", file=sys.stderr)
        return 1
    clean(arguments.source)
    if arguments.game is not None:
        shutil.copy(arguments.game, arguments.source / "tankodrom" / "games")
    build(arguments.source.resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main())
