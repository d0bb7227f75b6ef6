"""Line mode: plain text and numbered choices, for people, screen readers and pipes.

Every seat at this terminal has an inbox with what it saw happen since it was last asked, so that several people
can share one terminal without reading each other's news.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TextIO

from tankodrom.bots.advice import suggest
from tankodrom.bots.bot import Bot
from tankodrom.bots.sight import Sight
from tankodrom.core.action import Action, Seat
from tankodrom.core.decision import Decision
from tankodrom.core.errors import MalformedAction
from tankodrom.core.event import Event, heard_by
from tankodrom.core.game import SPECTATOR, Game, View
from tankodrom.core.kernel import pending, why_not
from tankodrom.core.replay import Recorder, write_replay
from tankodrom.core.text import read_action, text_of
from tankodrom.terminal.screens import Screen
from tankodrom.words.rulebook import all_ids, rule_text


class InputEnded(Exception):
    """The player's input came to its end before the game did."""


class Quit(Exception):
    """The player wants to stop."""


THINKING_SECONDS: Final = 1.0  # per decision of a bot, and for a hint
HINTS: Final = 3  # choices that a hint names

# What `?` shows: an action in words, one to ask "why not?" about, a rule.
EXAMPLES: Final = {
    "rush": ("strike su-t60 P1 0", "buy 2", "R5.10"),
    "battlegrounds": ("move green A2,A3", "shoot green A2 tank", "R5.10"),
    "duel": ("fire 39", "terrain 6", "11.1.3.c(7)"),
}


class LineTable:
    """One game at one terminal: people and bots by seat."""

    def __init__(
        self,
        game: Game[Any],
        recorder: Recorder,
        screen: Screen,
        bots: dict[Seat, Bot],
        language: str,
        source: TextIO,
        target: TextIO,
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.screen = screen
        self.bots = bots
        self.language = language
        self.source = source
        self.target = target
        self.say = screen.speech.words.say
        self.people = [seat for seat in range(recorder.state.seats) if seat not in bots]
        self.inbox: dict[Seat, list[Event]] = {seat: [] for seat in self.people or [SPECTATOR]}
        self.heard: dict[Seat, list[Event]] = {seat: [] for seat in bots}
        self.last_asked: Seat | None = None
        self.others_acted = False

    def write(self, text: str = "") -> None:
        print(text, file=self.target, flush=True)

    def play(self) -> None:
        """To the end of the game; InputEnded or Quit if it stops before."""
        state = self.recorder.state
        state.sink = []
        if self.people:
            self.write(self.say("line-welcome"))
            self._show(["", *self.screen.legend()])
        while decisions := pending(state):
            self._deliver()
            decision = decisions[0]
            bot = self.bots.get(decision.seat)
            if bot is not None:
                news, self.heard[decision.seat] = self.heard[decision.seat], []
                action = bot.choose(Sight(self.game, state, decision, news), THINKING_SECONDS)
                self.others_acted = True
            elif len(decision.choices) == 1 and decision.prompt != "main":
                action = decision.choices[0]  # nothing to choose
            else:
                action = self._ask(decision)
            self.recorder.apply(decision.seat, action)
        self._deliver()
        for seat in self.inbox:
            self._tell_news(seat)
        self.write()
        self._show(self.screen.result(self.game.view(state, SPECTATOR)))

    def _deliver(self) -> None:
        sink = self.recorder.state.sink
        assert sink is not None
        for seat, inbox in self.inbox.items():
            inbox += heard_by(sink, seat)
        for seat, heard in self.heard.items():
            heard += heard_by(sink, seat)
        sink.clear()
        if not self.people:
            self._tell_news(SPECTATOR)

    def _tell_news(self, seat: Seat) -> None:
        for line in self.screen.speech.events(self.inbox[seat]):
            self.write(f"· {line}")
        self.inbox[seat].clear()

    def _hand_over(self, seat: Seat) -> None:
        """Several people at one terminal: the next one must be alone with it."""
        if len(self.people) < 2 or self.last_asked == seat:
            return
        name = self.screen.speech.names[seat]
        if self.source.isatty() and self.target.isatty():
            self.target.write("\x1b[2J\x1b[H")
            self.write(self.say("line-hand-over", seat=name))
            self._read_line()
        else:
            self.write(f"--- {name} ---")

    def _ask(self, decision: Decision) -> Action:
        seat = decision.seat
        self._hand_over(seat)
        self.write()
        self._tell_news(seat)
        state = self.recorder.state
        view = {**self.game.view(state, seat), "outlook": self.game.outlook(state, seat)}
        # The whole table when others have acted in between, later only what changes under one's own hands.
        if self.last_asked != seat or self.others_acted:
            self._show(["", *self.screen.table(view)])
        elif decision.prompt in self.screen.redraw_at:
            self._show(["", *self.screen.brief(view)])
        self.last_asked = seat
        self.others_acted = False
        self._offer(view, decision)
        while True:
            action = self._understand(self._read_line(), view, decision)
            if action is not None:
                return action

    def _offer(self, view: View, decision: Decision) -> None:
        self.write()
        self.write(self.screen.speech.prompt(view, decision))
        for number, action in enumerate(decision.choices, start=1):
            self.write(f"{number:>3}. {self.screen.speech.action(self.recorder.state, view, action)}")

    def _read_line(self) -> str:
        self.target.write("> ")
        self.target.flush()
        line = self.source.readline()
        if not line:
            raise InputEnded
        if not self.source.isatty():
            self.write(line.rstrip("\n"))  # a transcript of a pipe shows the answers too
        return line.strip()

    def _understand(self, line: str, view: View, decision: Decision) -> Action | None:
        """The action that a line means; None if it was something else, which has been dealt with."""
        if line.isascii() and line.isdigit():
            number = int(line[:9])
            if 1 <= number <= len(decision.choices):
                return decision.choices[number - 1]
            self.write(self.say("line-no-such-number", count=len(decision.choices)))
            return None
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.write(self._help()),
            "": lambda: self._offer(view, decision),
            "board": lambda: self._show(self.screen.table(view)),
            "legend": lambda: self._show(self.screen.legend()),
            "piles": lambda: self._show(self.screen.piles(view)),
            "hint": lambda: self._hint(view, decision),
            "rule": lambda: self._rule(rest.strip()),
            "why": lambda: self._why(rest, decision),
            "save": lambda: self._save(rest.strip()),
        }
        if word == "quit":
            raise Quit
        if word in commands:
            commands[word]()
            return None
        return self._read_text(line, decision)

    def _read_text(self, line: str, decision: Decision) -> Action | None:
        """An action in its text form, as replays and scenarios write it."""
        try:
            action = read_action(self.recorder.state, line)
        except MalformedAction as error:
            self.write(self.say("line-not-understood", text=line))
            self.write(f"({error})")
            return None
        if action in decision.choices:
            return action
        self._why(line, decision)
        return None

    def _show(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line)

    def _why(self, text: str, decision: Decision) -> None:
        try:
            refusal = why_not(self.recorder.state, decision.seat, read_action(self.recorder.state, text))
        except MalformedAction as error:
            self.write(f"({error})")
            return
        self.write(self.say("line-is-possible") if refusal is None else self.screen.speech.refusal(refusal))

    def _help(self) -> str:
        action, why, rule = EXAMPLES[self.game.key]
        return self.say("line-help", action=action, why=why, rule=rule)

    def _hint(self, view: View, decision: Decision) -> None:
        """The best few choices, each with the chance to win, where it is known, and a reason."""
        state = self.recorder.state
        self.write(self.say("line-hint"))
        advised = suggest(Sight(self.game, state, decision), self.game.key, THINKING_SECONDS)
        for advice in advised[:HINTS]:
            number = decision.choices.index(advice.action) + 1
            text = self.screen.speech.action(state, view, advice.action)
            self.write(f"{number:>3}. {text} ({text_of(state, advice.action)})")
            reason = self.screen.speech.reason(advice.key, advice.facts)
            if advice.value is not None:
                reason = self.say("line-hint-chance", percent=round(100 * advice.value), reason=reason)
            self.write(f"     {reason}")

    def _rule(self, rule: str) -> None:
        if rule in all_ids(self.game.key):
            self.write(f"{rule} {rule_text(self.game.key, rule, self.language)}")
        else:
            self.write(self.say("line-no-such-rule", rule=rule))

    def _save(self, path: str) -> None:
        if not path:
            self.write(self.say("line-save-where"))
            return
        try:
            Path(path).write_text(write_replay(self.recorder.replay()), encoding="utf-8")
        except OSError as error:
            self.write(f"({error})")
            return
        self.write(self.say("line-saved", path=path))
