"""Servers as processes of their own, which end with the measurement in any case."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

STARTING: Final = 60.0  # seconds; a loaded machine is slow


class NoStart(Exception):
    """A server did not come up."""


@contextmanager
def running(
    command: Sequence[str], cwd: Path, environment: Mapping[str, str], sign: str
) -> Iterator[tuple[int, str]]:
    """The process group and the address that the server prints after `sign`. Its input ends when we do."""
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    lines: list[str] = []
    heard: queue.SimpleQueue[str] = queue.SimpleQueue()

    def read() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            if line.startswith(sign):
                heard.put(line.removeprefix(sign).strip())
        heard.put("")

    threading.Thread(target=read, daemon=True).start()
    try:
        try:
            address = heard.get(timeout=STARTING)
        except queue.Empty:
            address = ""
        if not address:
            raise NoStart("".join(lines) or f"{command[0]} said nothing")
        yield process.pid, address
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=15)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
