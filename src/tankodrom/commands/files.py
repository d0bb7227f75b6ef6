"""Reads files that users name on the command line. Each error is one line."""

from __future__ import annotations

import json
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
        # tomllib also lets errors of huge numbers and deep nesting through.
        raise BadFile(f"{path} is no TOML document: {error}") from None


def read_data(path: Path, folders: bool = False) -> dict[str, Any]:
    """The user's own data: a TOML or JSON file, or (if `folders`) a folder of files, each under its name."""
    if folders and path.is_dir():
        found = {
            file.stem: read_data(file) for file in sorted(path.iterdir()) if file.suffix in (".toml", ".json")
        }
        if not found:
            raise BadFile(f"{path} holds no TOML or JSON file")
        return found
    if path.suffix != ".json":
        return read_toml(path)
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{path} is no JSON document: {error}") from None
    if not isinstance(data, dict):
        raise BadFile(f"{path} is no table of data")
    return data
