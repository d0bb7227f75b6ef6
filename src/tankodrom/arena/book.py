"""`games.jsonl`: the first line holds the arguments, each further line one finished game. Lines are only appended."""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar

from tankodrom.arena.match import MatchResult
from tankodrom.arena.tally import varied_in
from tankodrom.core.errors import TankodromError


class BadBook(TankodromError):
    code: ClassVar[str] = "bad_arena"


class Book:
    """The book while games are played. `played` holds its games so far, by number."""

    def __init__(self, folder: Path, heading: dict[str, Any]) -> None:
        """BadBook if the folder has games with other arguments; then nothing changes."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "games.jsonl"
        self.played: dict[int, MatchResult] = {}
        self._file = self.path.open("a+b")
        try:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadBook(f"another arena is writing to {self.path}") from None
            self._read(heading)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Book:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, played: MatchResult) -> None:
        if played.number not in self.played:
            self.played[played.number] = played
            self._write(played.to_json())

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def _read(self, heading: dict[str, Any]) -> None:
        self._file.seek(0)
        content = self._file.read()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._check(heading, lines[0])
        elif not b'{"arena":'.startswith(content[:9]):
            raise BadBook(f"{self.path} is no list of games of an arena")
        for number, line in enumerate(lines[1:], start=2):
            try:
                played = MatchResult.from_json(json.loads(line))
                if not _fits(played, heading):
                    raise ValueError
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                raise BadBook(f"{self.path}, line {number}, is no game of an arena") from None
            self.played[played.number] = played
        if len(whole) < len(content):  # the last run was stopped while it wrote
            self._file.truncate(len(whole))
        if not lines:
            self._write(heading)

    def _check(self, heading: dict[str, Any], line: bytes) -> None:
        try:
            old = json.loads(line)
        except (ValueError, RecursionError):
            old = None
        if not isinstance(old, dict) or "arena" not in old:
            raise BadBook(f"{self.path} is no list of games of an arena")
        # In the form in which it is read back, so that tuples and lists are equal.
        new = json.loads(json.dumps(heading))
        differing = [key for key in {**new, **old} if new.get(key) != old.get(key)]
        if differing:
            raise BadBook(
                f"{self.path.parent} holds games played with other arguments ({', '.join(differing)}): "
                "name another folder with --out"
            )


def _fits(played: MatchResult, heading: dict[str, Any]) -> bool:
    """Whether this game can belong to that arena: its bots, seats and setups exist there."""
    seats = range(len(heading["sides"]))
    by_seat: list[list[Any]] = [played.bots, played.scores, played.decisions, played.times]
    return (
        all(len(each) == len(seats) for each in by_seat)
        and all(bot in range(len(heading["bots"])) for bot in played.bots)
        and all(seat in seats for seat in played.winners)
        and played.setup in range(len(varied_in(heading)))
        and played.number in range(heading["games"])
    )
