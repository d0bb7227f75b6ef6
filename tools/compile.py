"""Compile `core` and `games` with mypyc, in place: extension modules beside the sources.

    python tools/compile.py            compile
    python tools/compile.py --clean    back to interpreted

The sources stay the truth: `tankodrom` warns when a binary is older than its source, and
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
ENGINE = ("core", "games", "minds")


def engine_modules(source: Path) -> list[Path]:
    """Every module of the engine; package markers hold no code worth compiling."""
    found = [path for part in ENGINE for path in (source / "tankodrom" / part).rglob("*.py")]
    return sorted(path for path in found if path.name != "__init__.py")


def clean(source: Path) -> None:
    for binary in [*(source / "tankodrom").rglob("*.so"), *source.glob("*__mypyc*.so")]:
        binary.unlink()


def build(source: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(source)
    modules = [str(path.relative_to(source)) for path in engine_modules(source)]
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


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc, in place.")
    parser.add_argument("--clean", action="store_true", help="remove the binaries instead")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the folder that holds the package")
    arguments = parser.parse_args()
    if arguments.clean:
        clean(arguments.source)
        return 0
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        print("compile: a C compiler is needed (Debian: apt-get install gcc python3-dev)", file=sys.stderr)
        return 1
    clean(arguments.source)
    build(arguments.source.resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main())
