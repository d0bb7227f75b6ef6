"""Reading what users name on the command line; whatever is wrong with it is said in one line."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tankodrom.core.errors import TankodromError


class BadFile(TankodromError):
    code = "bad_file"


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{path} is no UTF-8 text") from None


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        # Besides its own errors, tomllib lets through those of huge numbers and deep nesting.
        raise BadFile(f"{path} is no TOML document: {error}") from None
