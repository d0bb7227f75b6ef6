"""Reads a scenario from a TOML file. Each error names its place in the file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tankodrom.core.errors import TankodromError


class BadScenario(TankodromError):
    code = "bad_scenario"


@dataclass(frozen=True, kw_only=True)
class ScenarioStep:
    """One entry of the script. The parts that are not None are done in this order."""

    place: str
    seat: str | None = None
    do: tuple[str, ...] = ()
    refuse: tuple[str, ...] = ()
    rule: str | None = None
    reason: str | None = None
    asked: tuple[str, ...] | None = None
    legal: tuple[str, ...] | None = None
    legal_with: str = ""
    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    expect: dict[str, Any] | None = None
    branches: tuple[Branch, ...] = ()


@dataclass(frozen=True)
class Branch:
    """Another continuation after a step. The main line then continues from the same place."""

    title: str
    steps: tuple[ScenarioStep, ...]


@dataclass(frozen=True, kw_only=True)
class ScenarioLine:
    """A beginning and a script: the scenario itself or one of its variations."""

    title: str
    players: int
    seed: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    shuffles: list[list[str]]
    numbers: list[int]
    steps: tuple[ScenarioStep, ...]


@dataclass(frozen=True, kw_only=True)
class Scenario:
    id: str
    title: str
    game: str
    rules: tuple[str, ...]
    path: Path
    data: dict[str, Any] = field(default_factory=dict)
    lines: tuple[ScenarioLine, ...] = ()


_HEAD = ("id", "title", "game", "rules", "data", "variation")
_LINE = ("title", "players", "seed", "options", "position", "random", "step")
_STEP = (
    "as", "do", "refuse", "rule", "reason", "asked", "legal", "legal_with", "includes", "excludes", "expect", "branch",
)  # fmt: skip


def scenario_files(paths: list[Path]) -> list[Path]:
    """The scenario files among files and folders (in folders, those with an id), in order of name."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*.toml") if "id" in _toml(file))
        elif path.exists():
            found.append(path)
        else:
            raise BadScenario(f"there is no file or folder {path}")
    if not found:
        raise BadScenario(f"no scenario in {', '.join(str(path) for path in paths)}")
    return found


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:  # TOML, UTF-8, huge numbers, deep nesting
        raise BadScenario(f"{path}: no TOML document: {error}") from None


def read_scenario(path: Path) -> Scenario:
    document = _toml(path)
    _known(document, _HEAD + _LINE, str(path))
    for key, kind in (("id", str), ("title", str), ("game", str), ("rules", list)):
        if not isinstance(document.get(key), kind):
            raise BadScenario(f"{path}: {key} is missing or no {kind.__name__}")
    files = _table(document.get("data", {}), f"{path}: data")
    data = {name: _toml(path.parent / _text(file, f"{path}: data: {name}")) for name, file in files.items()}
    main = _read_line(document, {}, str(path))
    variations = tuple(
        _read_line(_table(entry, f"{path}: variation {number}"), document, f"{path}: variation {number}")
        for number, entry in enumerate(_list(document.get("variation", []), f"{path}: variation"), start=1)
    )
    return Scenario(
        id=document["id"],
        title=document["title"],
        game=document["game"],
        rules=tuple(document["rules"]),
        path=path,
        data=data,
        lines=(main, *variations),
    )


def _read_line(entry: dict[str, Any], base: dict[str, Any], where: str) -> ScenarioLine:
    """A variation takes from the scenario what it does not give itself. Tables are merged, lists are replaced."""
    if base:
        _known(entry, _LINE, where)
        entry = {**_merged({key: value for key, value in base.items() if key != "step"}, entry)}
    random = _table(entry.get("random", {}), f"{where}: random")
    _known(random, ("shuffles", "numbers"), f"{where}: random")
    if not entry.get("step"):
        raise BadScenario(f"{where}: there is no step")
    return ScenarioLine(
        title=str(entry.get("title", "")),
        players=_whole(entry.get("players", 2), f"{where}: players"),
        seed=_whole(entry.get("seed", 1), f"{where}: seed"),
        options=dict(_table(entry.get("options", {}), f"{where}: options")),
        position=_table(entry["position"], f"{where}: position") if "position" in entry else None,
        shuffles=[
            list(_words(shuffle, f"{where}: random: shuffles"))
            for shuffle in _list(random.get("shuffles", []), f"{where}: random: shuffles")
        ],
        numbers=[
            _whole(number, f"{where}: random: numbers")
            for number in _list(random.get("numbers", []), f"{where}: random: numbers")
        ],
        steps=_read_steps(entry["step"], where),
    )


def _merged(base: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in over.items():
        old = merged.get(key)
        merged[key] = _merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def _read_steps(entries: Any, where: str) -> tuple[ScenarioStep, ...]:
    return tuple(
        _read_step(_table(entry, f"{where}: step {number}"), f"{where}: step {number}")
        for number, entry in enumerate(_list(entries, f"{where}: step"), start=1)
    )


def _read_step(entry: dict[str, Any], where: str) -> ScenarioStep:
    _known(entry, _STEP, where)
    seat = entry.get("as")
    if seat is None and (entry.get("do") or entry.get("refuse") or "legal" in entry):
        raise BadScenario(f"{where}: as whom? (as = …)")
    if bool(entry.get("refuse")) != ("rule" in entry):
        raise BadScenario(f"{where}: refuse and rule go together")
    if "reason" in entry and not entry.get("refuse"):
        raise BadScenario(f"{where}: reason goes with refuse")
    return ScenarioStep(
        place=where,
        seat=seat,
        do=_words(entry.get("do"), f"{where}: do"),
        refuse=_words(entry.get("refuse"), f"{where}: refuse"),
        rule=entry.get("rule"),
        reason=_text(entry["reason"], f"{where}: reason") if "reason" in entry else None,
        asked=_words(entry["asked"], f"{where}: asked") if "asked" in entry else None,
        legal=_words(entry["legal"], f"{where}: legal") if "legal" in entry else None,
        legal_with=entry.get("legal_with", ""),
        includes=_words(entry.get("includes"), f"{where}: includes"),
        excludes=_words(entry.get("excludes"), f"{where}: excludes"),
        expect=_table(entry["expect"], f"{where}: expect") if "expect" in entry else None,
        branches=tuple(
            _read_branch(_table(branch, f"{where}: branch {number}"), f"{where}: branch {number}")
            for number, branch in enumerate(_list(entry.get("branch", []), f"{where}: branch"), start=1)
        ),
    )


def _read_branch(entry: dict[str, Any], where: str) -> Branch:
    _known(entry, ("title", "step"), where)
    return Branch(str(entry.get("title", "")), _read_steps(entry.get("step", []), where))


def _words(value: Any, where: str) -> tuple[str, ...]:
    """One text or a list of them."""
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    return tuple(_text(word, where) for word in _list(value, where))


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise BadScenario(f"{where} is a text, not {value!r}")
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{where} is a list, not {value!r}")
    return value


def _table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadScenario(f"{where} is a table, not {value!r}")
    return value


def _whole(value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadScenario(f"{where} is a whole number, not {value!r}")
    return value


def _known(table: dict[str, Any], keys: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in keys:
            raise BadScenario(f"{where}: unknown key {key!r}; known are {', '.join(keys)}")
