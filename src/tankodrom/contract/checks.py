"""The contract of a game, position by position.

Each check raises `ContractBroken` with its own name, so the same failure is recognised while a replay is shortened.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tankodrom.core.action import ARGUMENT_BITS, Action
from tankodrom.core.errors import IllegalAction, MalformedAction
from tankodrom.core.event import Event, all_but
from tankodrom.core.game import SPECTATOR, Game
from tankodrom.core.kernel import apply, pending, why_not
from tankodrom.core.playout import random_choice
from tankodrom.core.replay import canonical_json
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.core.telling import facts_beside_text, facts_of_prompt, words_of
from tankodrom.core.text import read_action, text_of

PROBES = 12  # illegal actions tried per position


class ContractBroken(Exception):
    """A game broke the contract."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check


class Contract:
    """The checks of one game. `rules` are the ids of its rule book; each refusal must name one of them."""

    def __init__(self, game: Game[Any], rules: set[str]) -> None:
        self.game = game
        self.rules = rules
        self.prompts = set(game.prompts())
        self.events = {kind.name for kind in game.events()}
        self.redealt = 0  # the number of re-deals that changed something hidden
        self.checks: list[Callable[[State, Rng], None]] = [
            self.no_dead_end,
            self.invariants,
            self.texts,
            self.copies,
            self.codec,
            self.views,
            self.refusals,
            self.rule_pairs,
        ]

    def bytes_of(self, state: State) -> str:
        return canonical_json(self.game.save(state))

    def check_position(self, state: State, rng: Rng, only: str | None = None) -> None:
        """All checks on one position (or one of them, by name). They do not change the position."""
        for check in self.checks:
            if only is None or check.__name__ == only:
                check(state, rng)

    def no_dead_end(self, state: State, rng: Rng) -> None:
        decisions = pending(state)
        if (state.outcome is None) != bool(decisions):
            raise ContractBroken("no_dead_end", "somebody is asked exactly as long as the game is not over")
        seats = [decision.seat for decision in decisions]
        if len(set(seats)) < len(seats) or not all(0 <= seat < state.seats for seat in seats):
            raise ContractBroken("no_dead_end", f"each seat is asked one question at a time, not {seats}")
        for decision in decisions:
            if not decision.choices:
                raise ContractBroken("no_dead_end", f"{decision} has nothing to choose from")
            if len(set(decision.choices)) < len(decision.choices):
                raise ContractBroken("no_dead_end", f"{decision} offers the same action twice")
            if decision.prompt not in self.prompts:
                raise ContractBroken("no_dead_end", f"{decision} has a prompt that the game does not list")

    def invariants(self, state: State, rng: Rng) -> None:
        for sentence in self.game.broken_invariants(state):
            raise ContractBroken("invariants", sentence)

    def texts(self, state: State, rng: Rng) -> None:
        for decision in pending(state):
            for action in decision.choices:
                text = text_of(state, action)
                if read_action(state, text) != action:
                    raise ContractBroken("texts", f"{text!r} does not read back as {action}")

    def copies(self, state: State, rng: Rng) -> None:
        before = self.bytes_of(state)
        twin = state.copy()
        if self.bytes_of(twin) != before:
            raise ContractBroken("copies", "a copy is not equal to its original")
        for _ in range(3):
            decisions = pending(twin)
            if not decisions:
                break
            apply(twin, *random_choice(decisions, rng))
        if self.bytes_of(state) != before:
            raise ContractBroken("copies", "playing on with a copy changed the original")

    def codec(self, state: State, rng: Rng) -> None:
        text = self.bytes_of(state)
        twin: State = self.game.load(json.loads(text))
        if self.bytes_of(twin) != text:
            raise ContractBroken("codec", "a state that was saved and loaded saves differently")
        if _questions(twin) != _questions(state):
            raise ContractBroken("codec", "a state that was saved and loaded asks differently")

    def views(self, state: State, rng: Rng) -> None:
        """The view and the choices of a seat do not depend on anything that it cannot see."""
        seed = rng.below(1 << 30)
        for seat in range(SPECTATOR, state.seats):
            view = self.game.view(state, seat)
            text = canonical_json(view)
            if json.loads(text) != view:
                raise ContractBroken("views", f"the view of seat {seat} is not made of JSON values")
            twin: State = self.game.determinize(state, seat, Rng(seed))
            if self.game.view(twin, seat) != view:
                raise ContractBroken(
                    "views", f"seat {seat} sees a re-deal: {_first_difference(view, self.game.view(twin, seat))}"
                )
            if _choices_of(twin, seat) != _choices_of(state, seat):
                raise ContractBroken("views", f"what seat {seat} may do depends on what it cannot see")
            if self._facts_told(twin, seat) != self._facts_told(state, seat):
                raise ContractBroken(
                    "views", f"what seat {seat} is told of its choices depends on what it cannot see"
                )
            again: State = self.game.determinize(twin, seat, Rng(seed + 1))
            if self.bytes_of(again) != self.bytes_of(self.game.determinize(state, seat, Rng(seed + 1))):
                raise ContractBroken("views", f"a re-deal for seat {seat} depends on what it cannot see")
            if self.game.inventory(twin) != self.game.inventory(state):
                raise ContractBroken("views", f"a re-deal for seat {seat} makes or loses things")
            if any(not decision.choices for decision in pending(twin)):
                raise ContractBroken("views", f"a re-deal for seat {seat} is a dead end")
            if self._without_chance(twin) != self._without_chance(state):
                self.redealt += 1

    def _facts_told(self, state: State, seat: int) -> list[Any]:
        """What the sentences about the seat's question and its choices tell."""
        return [
            [words_of(facts_of_prompt(self.game, state, decision)), facts_beside_text(self.game, state, decision)]
            for decision in pending(state)
            if decision.seat == seat
        ]

    def _without_chance(self, state: State) -> str:
        data = self.game.save(state)
        del data["rng"]
        return canonical_json(data)

    def refusals(self, state: State, rng: Rng) -> None:
        """A step does not refuse what it offers. It refuses every other well-formed action, always with the same
        rule and key, and a refused action changes nothing."""
        before = self.bytes_of(state)
        for decision in pending(state):
            for action in decision.choices:
                refusal = state.stack[-1].why_not(state, decision.seat, action)
                if refusal is not None:
                    raise ContractBroken(
                        "refusals", f"{text_of(state, action)!r} is offered, but it gets {refusal}"
                    )
        for _ in range(PROBES):
            seat = rng.below(state.seats)
            action = self._any_action(state, rng)
            try:
                text = text_of(state, action)
            except MalformedAction:
                continue
            if action not in _choices_of(state, seat):
                self._check_refused(state, seat, action, text)
        if self.bytes_of(state) != before:
            raise ContractBroken("refusals", "a refused action changed the position")

    def _check_refused(self, state: State, seat: int, action: Action, text: str) -> None:
        if _choices_of(state, seat) and state.stack[-1].why_not(state, seat, action) is None:
            raise ContractBroken("refusals", f"{text!r} is not offered to seat {seat}, but nothing refuses it")
        refusal = why_not(state, seat, action)
        assert refusal is not None
        if refusal.rule not in self.rules:
            raise ContractBroken("refusals", f"{text!r} is refused under the unknown rule {refusal.rule!r}")
        try:
            apply(state, seat, action)
        except IllegalAction as error:
            if repr(error.refusal) != repr(refusal):
                raise ContractBroken("refusals", f"{text!r} gets {refusal}, then {error.refusal}") from None
        else:
            raise ContractBroken("refusals", f"{text!r} is refused by why_not but carried out")

    def rule_pairs(self, state: State, rng: Rng) -> None:
        """A fast boolean is true exactly where its refusal function returns None."""
        for pair in self.game.rule_pairs(state):
            if pair.allowed != (pair.refusal is None):
                raise ContractBroken(
                    "rule_pairs", f"{pair.name} is {pair.allowed}, but the refusal is {pair.refusal}"
                )

    def _any_action(self, state: State, rng: Rng) -> Action:
        """An action with small arguments. It is often nearly legal: an offered action with one argument changed."""
        offered = [action for decision in pending(state) for action in decision.choices]
        verbs = state.vocabulary().verbs
        if offered and rng.below(2):
            action = offered[rng.below(len(offered))]
            shift = rng.below(3) * ARGUMENT_BITS
            return action & ~(0xFFF << shift) | rng.below(8) << shift
        verb = verbs[rng.below(len(verbs))]
        action = verb.base
        for place in range(len(verb.kinds)):
            action |= rng.below(8 if rng.below(2) else 130) << place * ARGUMENT_BITS
        return action

    def check_events(self, events: list[Event], seats: int) -> None:
        for event in events:
            if event.kind.name not in self.events:
                raise ContractBroken("events", f"{event.kind.name} is not among the events of the game")
            if len(event.values) != len(event.kind.arguments):
                raise ContractBroken("events", f"{event.kind.name} has {len(event.values)} values")
            if not all_but(seats - 1) <= event.only < seats:
                raise ContractBroken("events", f"{event.kind.name} is for seat {event.only}")


def _questions(state: State) -> list[tuple[int, str, list[Action]]]:
    return [(decision.seat, decision.prompt, decision.choices) for decision in pending(state)]


def _choices_of(state: State, seat: int) -> list[Action]:
    for decision in pending(state):
        if decision.seat == seat:
            return decision.choices
    return []


def _first_difference(one: Any, other: Any, path: str = "") -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if one[key] != other.get(key):
                return _first_difference(one[key], other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _first_difference(left, right, f"{path}[{place}]")
    return f"{path.lstrip('.')} is {one!r}, then {other!r}"
