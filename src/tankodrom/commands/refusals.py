"""The refusals that a game can give, read from its sources: every `no("R5.9", "one-purchase", …)`."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from tankodrom.core.errors import TankodromError

ANY_RULE = ""  # the rule is known only during play: refusals of the kernel


class UnreadableRefusal(TankodromError):
    code = "unreadable_refusal"


class SourceRefusal(NamedTuple):
    """A rule, the key of a sentence, the names of its facts, and the place in the sources."""

    rule: str
    key: str
    facts: set[str]
    place: str


def refusals_of(root: Path, game: str) -> list[SourceRefusal]:
    """Every refusal that a game of this source tree can give, including those of the kernel."""
    source = root / "src" / "tankodrom"
    return refusals_in(source / "games" / game) + refusals_in(source / "core")


def refusals_in(folder: Path) -> list[SourceRefusal]:
    found: list[SourceRefusal] = []
    for path in sorted(folder.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name != "no":
                named = _named_in(function)
                for call in _calls(function, "no") + _calls(function, "Refusal"):
                    found += _refusals_of_call(call, named, path.name)
    return found


def _calls(tree: ast.AST, name: str) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == name]


def _named_in(function: ast.FunctionDef) -> dict[str, ast.expr]:
    """Facts with a name, such as `about = Fact("card", CARD, card)`, which several refusals use."""
    return {
        node.targets[0].id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }


def _refusals_of_call(call: ast.Call, named: dict[str, ast.expr], file: str) -> list[SourceRefusal]:
    """The rules of a refusal. There are several if the rule depends on something: `no("R10.3" if … else "V3.3", …)`."""
    place = f"{file}:{call.lineno}"
    rule, key, *facts = call.args
    if isinstance(rule, ast.Name):
        rule = named.get(rule.id, rule)  # rule = "R17.3" if … else "R2.12"
    names: set[str] = set()
    for fact in facts:
        made = named.get(fact.id) if isinstance(fact, ast.Name) else fact
        if isinstance(made, ast.Call):
            names |= set(_texts(made.args[0], place))
        elif not isinstance(made, ast.List) or made.elts:
            raise UnreadableRefusal(f"{place}: facts are made beside the refusal")
    # During play the asked step or the state names the rule: Refusal(state.rule_of_end(), "game-over", []).
    rules = [ANY_RULE] if isinstance(rule, (ast.Call, ast.Attribute)) else _texts(rule, place)
    return [SourceRefusal(one, other, names, place) for one in rules for other in _texts(key, place)]


def _texts(expression: ast.expr, place: str) -> list[str]:
    if isinstance(expression, ast.IfExp):
        return _texts(expression.body, place) + _texts(expression.orelse, place)
    if not isinstance(expression, ast.Constant) or not isinstance(expression.value, str):
        raise UnreadableRefusal(f"{place}: {ast.unparse(expression)} is no text")
    return [expression.value]
