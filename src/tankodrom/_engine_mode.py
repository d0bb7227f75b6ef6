"""Which form of the engine this process runs: compiled or interpreted.

`make compile` puts extension modules beside the sources of `core` and `games`, and Python prefers them. Set
TANKODROM_INTERPRETED=1 to import the sources instead: benchmarks compare both forms, and a debugger can step into the
rules.
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def prefer_source_if_asked() -> None:
    """Let imports below this package find sources only, if the environment asks for it."""
    if os.environ.get("TANKODROM_INTERPRETED", "") not in ("", "0"):
        sys.path_hooks.insert(0, _sources_of_this_package)
        for path in list(sys.path_importer_cache):
            if path.startswith(str(PACKAGE)):
                del sys.path_importer_cache[path]


def _sources_of_this_package(path: str) -> importlib.machinery.FileFinder:
    if not path.startswith(str(PACKAGE)):
        raise ImportError(path)
    source = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
    return importlib.machinery.FileFinder(path, source)


def engine_mode() -> str:
    """`compiled` if the kernel of this process is an extension module, else `interpreted`."""
    from tankodrom.core import kernel

    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"


def stale_binaries() -> list[str]:
    """Extension modules older than their source: the source was edited after `make compile`."""
    if engine_mode() == "interpreted":
        return []
    return [binary.name for binary, source in _binaries() if source.stat().st_mtime > binary.stat().st_mtime]


def _binaries() -> Iterator[tuple[Path, Path]]:
    for folder in (PACKAGE / part for part in ("core", "games", "ai", "server")):
        for binary in sorted(folder.rglob("*.so")):
            source = binary.with_name(binary.name.split(".")[0] + ".py")
            if source.exists():
                yield binary, source
