"""The differences between a position and what a scenario expects, as text for people."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tankodrom.core.position import Bag


def differences(expected: dict[str, Any], found: dict[str, Any], path: str = "") -> list[str]:
    """One entry per place that differs. Only what `expected` mentions is compared. `x_has` means at least these."""
    lines: list[str] = []
    for key, wanted in expected.items():
        at_least = key.endswith("_has") and key not in found
        name = key.removesuffix("_has") if at_least else key
        where = f"{path}{name}"
        if name not in found:
            lines.append(f"{where}: there is no such thing; there are {', '.join(found)}")
        elif isinstance(wanted, dict) and isinstance(found[name], dict):
            lines += differences(wanted, found[name], f"{where}.")
        elif at_least:
            lines += _missing(where, wanted, found[name])
        else:
            lines += _unequal(where, wanted, found[name])
    return lines


def _items(value: Any) -> list[Any]:
    return value.items if isinstance(value, Bag) else list(value)


def _missing(where: str, wanted: list[Any], found: Any) -> list[str]:
    missing = Counter(wanted) - Counter(_items(found))
    if not missing:
        return []
    return [f"{where}\n    found    {_show(found)}\n    missing  {_list(missing)}"]


def _unequal(where: str, wanted: Any, found: Any) -> list[str]:
    if isinstance(found, Bag):
        wanted = Bag([str(item) for item in wanted])
        if wanted.items == found.items:
            return []
        lines = [where, f"    expected {wanted}", f"    found    {found}"]
        missing = Counter(wanted.items) - Counter(found.items)
        extra = Counter(found.items) - Counter(wanted.items)
        if missing:
            lines.append(f"    missing  {_list(missing)}")
        if extra:
            lines.append(f"    too many {_list(extra)}")
        return ["\n".join(lines)]
    if isinstance(found, list) and isinstance(wanted, list) and wanted[-1:] == ["..."]:
        # An ordered list; the rest of it does not matter.
        wanted = wanted[:-1]
        found = found[: len(wanted)]
    if wanted == found and isinstance(wanted, bool) == isinstance(found, bool):
        return []
    return [f"{where}\n    expected {_show(wanted)}\n    found    {_show(found)}"]


def _show(value: Any) -> str:
    return "[" + ", ".join(str(item) for item in value) + "]" if isinstance(value, list) else str(value)


def _list(items: Counter[Any]) -> str:
    return ", ".join(str(item) for item in sorted(items.elements()))
