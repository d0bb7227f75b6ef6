"""Play a little of everything and write down what the server sends, beside the terminal's sentences for it.

python tools/dump_speech.py FILE

The web client's tests say the same things in the same words (web/tests/unit/speech.test.ts). One JSON value a line: what
is played with what is printed on its components, then the positions.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from tankodrom.core.action import NUMBER, SEAT, Kind, Seat, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.errors import MalformedAction
from tankodrom.core.event import Event
from tankodrom.core.game import SPECTATOR, Game
from tankodrom.core.kernel import apply, pending, why_not
from tankodrom.core.playout import random_choice
from tankodrom.core.refusal import Refusal
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.state import State
from tankodrom.core.text import in_words, text_of
from tankodrom.games.registry import game_named
from tankodrom.minds.registry import mind_of, reason_kinds, reason_of
from tankodrom.server.course import told
from tankodrom.server.room import refusal_facts
from tankodrom.terminal.screens import screen_for
from tankodrom.words import LANGUAGES
from tankodrom.words.battlegrounds import BattlegroundsSpeech
from tankodrom.words.duel import DuelSpeech
from tankodrom.words.rush import RushSpeech
from tankodrom.words.speech import Speech

NAMES: Final = ["Anna", "Boris", "Cyril", "Dana", "Emil"]
MOST_MOVES: Final = 400
EVERY: Final = 30  # of so many questions one is written down at least, …
SELDOM: Final = 4  # … and each kind of question and of choice so often in each game, if it can be had
REFUSALS: Final = 8  # that are asked for at such a question

SETUPS: Final[list[tuple[str, int, dict[str, Value]]]] = [
    ("rush", 3, {}),
    ("rush", 2, {"weak_hand_compensation": True}),
    ("rush", 5, {"team_game": True, "extended_shop": True, "defended_bases_bonus": True}),
    (
        "rush",
        2,
        {
            "weak_hand_compensation": True,
            "recruitment_alternative": True,
            "interactive_combat": True,
            "medal_sets": True,
            "single_reshuffle": True,
        },
    ),
    ("battlegrounds", 2, {}),
    ("battlegrounds", 2, {"draft": True}),
    ("battlegrounds", 3, {}),
    ("battlegrounds", 4, {"variant": "teams"}),
    ("battlegrounds", 2, {"variant": "family"}),
    ("battlegrounds", 1, {"variant": "solo", "solo_choose_cards": True}),
    ("duel", 2, {"mission": "M1"}),
    ("duel", 4, {"mission": "M2", "extra_tanks": True, "radios": "on"}),
    ("duel", 2, {"mission": "M4", "infantry": "on"}),
    ("duel", 2, {"mission": "M5"}),
    ("duel", 2, {"mission": "M6"}),
    ("duel", 2, {"mission": "M7", "infantry": "on"}),
    ("duel", 1, {"mission": "M8"}),
]


NOTHING: Final = {"tank": -1}  # what events name where none is concerned


class Play:
    """One game that is being played, told in all languages."""

    def __init__(self, key: str, setup: Setup, seed: int) -> None:
        self.game: Game[Any] = game_named(key)
        self.state: State = self.game.new(setup, seed)
        self.speeches = [screen_for(key, language, NAMES[: setup.seats], setup).speech for language in LANGUAGES]
        self.rng = Rng(seed)
        self.seen: Counter[str] = Counter()
        self.tried: dict[int, None] = {}  # actions that were possible once: good questions for "why not?"

    def said(self, say: Callable[[Speech], Any]) -> dict[str, Any]:
        """The same in every language."""
        return {speech.words.language: say(speech) for speech in self.speeches}

    def steps(self, moves: int) -> Iterator[dict[str, Any]]:
        """Questions, each with what one viewer hears until the next one that is written down."""
        step: dict[str, Any] = {}
        heard: list[Event] = []
        viewer = SPECTATOR
        for made in range(moves):
            asked = pending(self.state)
            if not asked or made % EVERY == 0 or self._is_seldom(asked[0]):
                if step:
                    yield {**step, "news": self._news(heard, viewer)}
                if not asked:
                    return
                step, heard = {"asked": self._asked(asked[0])}, []
                viewer = self.rng.below(self.state.seats + 1) - 1
            heard += self._move(asked, viewer)
        yield {**step, "news": self._news(heard, viewer)}

    def _is_seldom(self, decision: Decision) -> bool:
        """Has such a question, or such a choice, hardly been written down in this game?"""
        verbs = {f"verb {verb_number(action)}" for action in decision.choices}
        seldom = [word for word in (decision.prompt, *verbs) if self.seen[word] < SELDOM]
        self.seen.update(seldom)
        return bool(seldom)

    def _move(self, asked: list[Decision], viewer: Seat) -> list[Event]:
        for decision in asked:
            self.tried.update(dict.fromkeys(decision.choices))
        self.state.sink = []
        apply(self.state, *self._answer(asked))
        return [event for event in self.state.sink if event.is_visible_to(viewer)]

    def _answer(self, asked: list[Decision]) -> tuple[Seat, int]:
        """Half by chance, half as a player would: neither alone comes by everything."""
        if self.rng.below(2):
            return random_choice(asked, self.rng)
        return asked[0].seat, mind_of(self.game.key).quick(self.state, asked[0], self.rng)

    def _asked(self, decision: Decision) -> dict[str, Any]:
        state, seat = self.state, decision.seat
        # In Duel the odds take long to compute, and only targets are told with them.
        ahead = self.game.key != "duel" or decision.prompt == "target"
        view = {
            **self.game.view(state, seat),
            "outlook": self.game.outlook(state, seat) if ahead else {},
        }
        return {
            "view": view,
            "question": {
                "number": 1,
                "seat": seat,
                "prompt": decision.prompt,
                "choices": [text_of(state, action) for action in decision.choices],
            },
            "prompt": self.said(lambda speech: speech.prompt(view, decision)),
            "labels": self.said(
                lambda speech: [speech.action(state, view, action) for action in decision.choices]
            ),
            "reasons": [self._reason(decision, action) for action in decision.choices],
            "refusals": list(self._refusals(seat)),
            "modifiers": [
                self._modifier(entry)
                for shot in (view["outlook"].get("shots", []) if self.game.key == "duel" else [])
                for entry in shot["modifiers"]
            ],
        }

    def _reason(self, decision: Decision, action: int) -> dict[str, Any]:
        kinds = reason_kinds(self.game.key)
        key, facts = reason_of(self.game.key, self.state, decision, action)
        words = {name: in_words(self.state, kinds.get(name, NUMBER), value, []) for name, value in facts.items()}
        return {"reason": key, "facts": words, "said": self.said(lambda speech: speech.reason(key, facts))}

    def _modifier(self, entry: dict[str, Any]) -> dict[str, Any]:
        def say(speech: Speech) -> str:
            assert isinstance(speech, DuelSpeech)
            return speech.modifier(entry)

        return {"entry": entry, "said": self.said(say)}

    def _refusals(self, seat: Seat) -> Iterator[dict[str, Any]]:
        tried = list(self.tried)
        for _ in range(REFUSALS if tried else 0):
            action = tried[self.rng.below(len(tried))]
            try:
                refusal = why_not(self.state, seat, action)
            except MalformedAction:
                continue  # a path of a figure that stands elsewhere now
            if refusal is not None:
                yield self._refusal(refusal)

    def _refusal(self, refusal: Refusal) -> dict[str, Any]:
        said = self.said(lambda speech: speech.refusal(refusal))
        return {"refusal": refusal_facts(self.state, refusal), "said": said}

    def _news(self, heard: list[Event], viewer: Seat) -> dict[str, Any]:
        return {
            "events": [
                {"number": number, **told(self.state, event, viewer)} for number, event in enumerate(heard, 1)
            ],
            "lines": self.said(lambda speech: speech.events(heard)),
        }

    def imagined(self) -> Iterator[dict[str, Any]]:
        """Every kind of event a few times, also those that hardly ever happen."""
        for kind in self.game.events():
            for _ in range(3 if kind.arguments else 1):
                values = [self._any(what) for _, what in kind.arguments]
                if None not in values:
                    yield self._news([Event(kind, [value for value in values if value is not None])], SPECTATOR)

    def _any(self, kind: Kind) -> int | None:
        """A value of this kind, or one that stands for nothing; None if this game has none of the kind."""
        if kind is SEAT:
            return self.rng.below(self.state.seats)
        if kind is NUMBER:
            return self.rng.below(2000)
        known = [value for value in range(101) if in_words(self.state, kind, value, []) is not None]
        if kind.name in NOTHING:
            known.append(NOTHING[kind.name])
        return known[self.rng.below(len(known))] if known else None

    def things(self) -> dict[str, Any]:
        """What components are called, by the methods of the client's speech."""
        return self.said(_things)


def _things(speech: Speech) -> dict[str, dict[str, str]]:
    if isinstance(speech, RushSpeech):
        codes = speech.cards.by_code
        return {
            "card": {code: speech.card(card) for code, card in codes.items()},
            "details": {code: speech.details(card) for code, card in codes.items()},
        }
    if isinstance(speech, BattlegroundsSpeech):
        kit = speech.kit
        return {
            "token": {name: speech.token(token) for name, token in kit.token_by_id.items()},
            "picture": {name: speech.picture(number) for number, name in enumerate(kit.pictures)},
            "parts": {name: speech.parts(card) for name, card in kit.card_by_id.items()},
        }
    assert isinstance(speech, DuelSpeech)
    rules = speech.rules
    numbers = range(101)
    return {
        "card": {str(card): speech.card(card) for card in numbers},
        "details": {str(card): speech.details(card) for card in numbers},
        "tank": {name: speech.tank(tank) for name, tank in rules.tank_by_name.items()},
        "ground": {kind.id: speech.ground(number) for number, kind in enumerate(rules.terrain.kinds)},
    }


def write(target: TextIO) -> None:
    for number, (key, seats, options) in enumerate(SETUPS):
        game = game_named(key)
        setup = game.checked(Setup(seats, options))
        play = Play(key, setup, number)
        head = {
            "game": key,
            "options": options,
            "names": NAMES[:seats],
            "kit": game.printed(play.state),
            "things": play.things(),
            "imagined": list(play.imagined()),
        }
        for value in (head, *play.steps(MOST_MOVES)):
            target.write(msgspec.json.encode(value).decode() + "\n")


def main() -> int:
    if len(sys.argv) != 2:
        print("python tools/dump_speech.py FILE", file=sys.stderr)
        return 2
    with Path(sys.argv[1]).open("w", encoding="utf-8") as target:
        write(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
