"""Play parts of all games and write what the server sends, beside the terminal's sentences for it.

python tools/dump_speech.py FILE

The facts are made once, by the engine. Two programs write them: the terminal and the web client, whose tests
(web/tests/unit/speech.test.ts) must come to the same sentences. One JSON value a line, one for each game that is played.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tankodrom.core.action import NUMBER, SEAT, Kind, Seat, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.errors import MalformedAction
from tankodrom.core.event import Event
from tankodrom.core.game import SPECTATOR, Game
from tankodrom.core.kernel import apply, pending, why_not
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.state import State
from tankodrom.core.telling import (
    facts_beside_text,
    facts_of_prompt,
    facts_of_reason,
    kinds_of,
    words_of,
)
from tankodrom.core.text import in_words, texts_of
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.view_types import Modifier
from tankodrom.games.registry import game_named
from tankodrom.protocol.rest import Question
from tankodrom.server.tables.session import told
from tankodrom.server.tables.table import refusal_info
from tankodrom.server.vocabulary import vocabulary_of
from tankodrom.titles.registry import title_named
from tankodrom.words import LANGUAGES
from tankodrom.words.battlegrounds import BattlegroundsSpeech
from tankodrom.words.duel import DuelSpeech
from tankodrom.words.rush import RushSpeech
from tankodrom.words.speech import Speech

NAMES: Final = ["Anna", "Boris", "Cyril", "Dana", "Emil"]
MOST_MOVES: Final = 400
SELDOM: Final = 4  # each kind of question, of choice and of event is written down so often in each game
REFUSALS: Final = 8  # that are asked for at such a question
DUEL_CARDS: Final = 101
NOTHING: Final = ("tank", "called")  # kinds of which events name none by -1

SETUPS: Final[list[tuple[str, int, dict[str, Value]]]] = [
    ("rush", 3, {}),
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
    ("battlegrounds", 2, {"draft": True}),
    ("battlegrounds", 4, {"variant": "teams"}),
    ("battlegrounds", 2, {"variant": "family"}),
    ("battlegrounds", 1, {"variant": "solo", "solo_choose_cards": True}),
    ("duel", 4, {"mission": "M2", "extra_tanks": True, "radios": "on"}),
    ("duel", 2, {"mission": "M4", "infantry": "on"}),
    ("duel", 2, {"mission": "M6"}),
    ("duel", 1, {"mission": "M8"}),
]


class Play:
    """One game in progress, with its sentences in all languages."""

    def __init__(self, key: str, setup: Setup, seed: int) -> None:
        self.title = title_named(key)
        self.game: Game[Any] = self.title.game
        self.state: State = self.game.new(setup, seed)
        self.speeches = [
            title_named(key).screen(language, NAMES[: setup.seats], setup).speech for language in LANGUAGES
        ]
        self.rng = Rng(seed)
        self.seen: Counter[str] = Counter()
        self.tried: dict[int, None] = {}  # actions that were possible once: good questions for "why not?"
        self.asked: list[dict[str, Any]] = []
        self.news: list[dict[str, Any]] = []

    def play(self) -> None:
        for _ in range(MOST_MOVES):
            asked = pending(self.state)
            if not asked:
                return
            decision = asked[0]
            verbs = [f"verb {verb_number(action)}" for action in decision.choices]
            if self._is_seldom([decision.prompt, *verbs]):
                self.asked.append(self._question(decision))
            self.tried.update(dict.fromkeys(decision.choices))
            self.state.sink = []
            apply(self.state, *self._answer(asked))
            viewer = self.rng.below(self.state.seats + 1) - 1
            heard = [event for event in self.state.sink if event.is_visible_to(viewer)]
            if self._is_seldom([f"event {event.kind.name}" for event in heard]):
                self.news.append(self._told(heard, viewer))

    def _is_seldom(self, words: list[str]) -> bool:
        """Has one of these hardly been written down in this game?"""
        seldom = {word for word in words if self.seen[word] < SELDOM}
        self.seen.update(seldom)
        return bool(seldom)

    def _answer(self, asked: list[Decision]) -> tuple[Seat, int]:
        """Half at random, half as a bot plays: neither alone reaches every case."""
        if self.rng.below(2):
            return random_choice(asked, self.rng)
        return asked[0].seat, self.title.evaluator().rollout_choice(self.state, asked[0], self.rng)

    def _said(self, say: Callable[[Speech], Any]) -> dict[str, Any]:
        """The same in every language."""
        return {speech.words.language: say(speech) for speech in self.speeches}

    def _question(self, decision: Decision) -> dict[str, Any]:
        state, seat = self.state, decision.seat
        return {
            "question": Question(
                number=1,
                seat=seat,
                prompt=decision.prompt,
                facts=words_of(facts_of_prompt(self.game, state, decision)),
                choices=texts_of(state, decision.choices),
                choice_facts=facts_beside_text(self.game, state, decision),
            ),
            "prompt": self._said(lambda speech: speech.prompt(state, decision)),
            "labels": self._said(lambda speech: [speech.action(state, seat, each) for each in decision.choices]),
            "reasons": [self._reason(decision, action) for action in decision.choices],
            "refusals": list(self._refusals(seat)),
            "modifiers": [self._modifier(entry) for entry in self._modifiers(seat)],
        }

    def _modifiers(self, seat: Seat) -> list[Modifier]:
        """Those of the shots in Duel's outlook."""
        outlook: Any = self.game.outlook(self.state, seat) if isinstance(self.state, DuelState) else {}
        return [entry for shot in outlook.get("shots", []) for entry in shot["modifiers"]]

    def _modifier(self, entry: Modifier) -> dict[str, Any]:
        said = {
            speech.words.language: speech.modifier(entry)
            for speech in self.speeches
            if isinstance(speech, DuelSpeech)
        }
        return {"entry": entry, "said": said}

    def things(self) -> dict[str, dict[str, dict[str, str]]]:
        """What components are called, by the methods of the client's speech."""
        return self._said(_things)

    def _reason(self, decision: Decision, action: int) -> dict[str, Any]:
        key, values = self.title.reason(self.state, decision, action)
        facts = facts_of_reason(self.state, values)
        said = self._said(lambda speech: speech.reason(self.state, key, values))
        return {"reason": key, "facts": words_of(facts), "kinds": kinds_of(facts), "said": said}

    def _refusals(self, seat: Seat) -> Iterator[dict[str, Any]]:
        tried = list(self.tried)
        for _ in range(REFUSALS if tried else 0):
            try:
                refusal = why_not(self.state, seat, tried[self.rng.below(len(tried))])
            except MalformedAction:
                continue  # the path of a figure that has moved
            if refusal is not None:
                said = [speech.refusal(self.state, refusal) for speech in self.speeches]
                yield {
                    "refusal": refusal_info(self.state, refusal),
                    "said": dict(zip(LANGUAGES, said, strict=True)),
                }

    def _told(self, heard: list[Event], viewer: Seat) -> dict[str, Any]:
        return {
            "events": [told(self.game, self.state, event, viewer, at) for at, event in enumerate(heard, 1)],
            "lines": self._said(lambda speech: speech.events(self.state, heard)),
        }

    def imagine(self) -> None:
        """Every kind of event a few times, also those that hardly ever happen."""
        for kind in self.game.events():
            for _ in range(3 if kind.arguments else 1):
                values = [self._any(what) for _, what in kind.arguments]
                known = [value for value in values if value is not None]
                if len(known) == len(values):
                    self.news.append(self._told([Event(kind, known)], SPECTATOR))

    def _any(self, kind: Kind) -> int | None:
        """A value of this kind or its empty value; None if this game has no such kind."""
        if kind is SEAT:
            return self.rng.below(self.state.seats)
        if kind is NUMBER:
            return self.rng.below(2000)
        known = [value for value in range(101) if in_words(self.state, kind, value, []) is not None]
        if kind.name in NOTHING:
            known.append(-1)
        return known[self.rng.below(len(known))] if known else None


def _things(speech: Speech) -> dict[str, dict[str, str]]:
    if isinstance(speech, RushSpeech):
        codes = list(speech.cards.by_code)
        return {
            "card": {code: speech.card(code) for code in codes},
            "details": {code: speech.details(code) for code in codes},
        }
    if isinstance(speech, BattlegroundsSpeech):
        kit = speech.kit
        return {
            "card": {code: speech.card(code) for code in kit.card_by_id},
            "picture": {name: speech.picture(number) for number, name in enumerate(kit.pictures)},
            "token": {code: speech.token(code) for code in kit.token_by_id},
        }
    assert isinstance(speech, DuelSpeech)
    rules = speech.rules
    return {
        "card": {str(card): speech.card(card) for card in range(DUEL_CARDS)},
        "details": {str(card): speech.details(card) for card in range(DUEL_CARDS)},
        "tank": {name: speech.tank(name) for name in rules.tank_by_name},
        "ground": {kind.id: speech.ground(kind.id) for kind in rules.terrain.kinds},
    }


def main() -> int:
    if len(sys.argv) != 2:
        print("python tools/dump_speech.py FILE", file=sys.stderr)
        return 2
    with Path(sys.argv[1]).open("wb") as target:
        for number, (key, seats, options) in enumerate(SETUPS):
            game = game_named(key)
            play = Play(key, game.checked(Setup(seats, options)), number)
            play.play()
            play.imagine()
            value = {
                "game": key,
                "names": NAMES[:seats],
                "kit": game.printed(play.state),
                "vocabulary": vocabulary_of(play.title),
                "things": play.things(),
                "asked": play.asked,
                "news": play.news,
            }
            target.write(msgspec.json.encode(value) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
