"""Finds the source tree: some commands read tests, scenarios and docs, which are not installed."""

from __future__ import annotations

from pathlib import Path

from tankodrom.core.errors import TankodromError


class NoProject(TankodromError):
    code = "no_project"


def project_root(given: Path | None) -> Path:
    """The folder with pyproject.toml and tests/: the given one (default: the current one) or a parent of it."""
    start = (given or Path.cwd()).resolve()
    for folder in (start, *start.parents):
        if (folder / "pyproject.toml").exists() and (folder / "scenarios").is_dir():
            return folder
    raise NoProject(f"{start} is not inside a Tankodrom source tree; say where with --root")
