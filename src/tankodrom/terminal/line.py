"""Line mode: plain text and numbered choices, for people, screen readers and pipes.

Every seat at this terminal has an inbox with the events that it saw since it was last asked. So several people can
share one terminal and nobody reads events of another player.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TextIO

from tankodrom.bots.advice import Advice
from tankodrom.bots.bot import Bot
from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action, Seat
from tankodrom.core.decision import Decision
from tankodrom.core.errors import MalformedAction
from tankodrom.core.event import Event, heard_by
from tankodrom.core.game import SPECTATOR, Game, View
from tankodrom.core.kernel import pending, why_not
from tankodrom.core.replay import Recorder, write_replay
from tankodrom.core.text import read_action, text_of
from tankodrom.terminal.screen import Screen
from tankodrom.words.rulebook import all_ids, rule_text
from tankodrom.words.speech import LogLine


class InputEnded(Exception):
    """The input ended before the game did."""


class Quit(Exception):
    """The player wants to stop the game."""


THINKING_SECONDS: Final = 1.0  # per decision of a bot, and for a hint
HINTS: Final = 3  # choices that a hint names

Adviser = Callable[[Observation, float], list[Advice]]  # `Title.suggest`


class LineTable:
    """One game at one terminal, with people and bots by seat."""

    def __init__(
        self,
        game: Game[Any],
        recorder: Recorder,
        screen: Screen[Any],
        bots: dict[Seat, Bot],
        *,
        adviser: Adviser,
        examples: tuple[str, str, str],
        language: str,
        source: TextIO,
        target: TextIO,
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.screen = screen
        self.bots = bots
        self.adviser = adviser
        self.examples = examples  # for `?`: an action, an action to ask "why not?" about, a rule
        self.language = language
        self.source = source
        self.target = target
        self.say = screen.speech.words.say
        self.people = [seat for seat in range(recorder.state.seats) if seat not in bots]
        self.inbox: dict[Seat, list[Event]] = {seat: [] for seat in self.people or [SPECTATOR]}
        self.told: dict[Seat, list[LogLine]] = {}  # the last lines shown to each reader
        self.heard: dict[Seat, list[Event]] = {seat: [] for seat in bots}
        self.last_asked: Seat | None = None
        self.others_acted = False

    def write(self, text: str = "") -> None:
        print(text, file=self.target, flush=True)

    def play(self) -> None:
        """Play to the end of the game. InputEnded or Quit if it stops earlier."""
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
                action = bot.choose(Observation(self.game, state, decision, news), THINKING_SECONDS)
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
        lines = self.screen.speech.events(self.recorder.state, self.inbox[seat])
        for line in lines:
            self.write(f"· {line.text}")
        self.told[seat] = lines or self.told.get(seat, [])
        self.inbox[seat].clear()

    def _show_log(self, seat: Seat) -> None:
        """Print the last lines again, with their rules."""
        for line in self.told.get(seat, []):
            self.write(f"· {line.text} ({line.rule})")

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one terminal, wait until only the next player can see it."""
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
        # The whole table if others acted since; otherwise only the part that the player's actions change.
        if self.last_asked != seat or self.others_acted:
            self._show(["", *self.screen.table(view)])
        elif decision.prompt in self.screen.redraw_at:
            self._show(["", *self.screen.brief(view)])
        self.last_asked = seat
        self.others_acted = False
        self._offer(decision)
        while True:
            action = self._understand(self._read_line(), view, decision)
            if action is not None:
                return action

    def _offer(self, decision: Decision) -> None:
        state = self.recorder.state
        self.write()
        self.write(self.screen.speech.prompt(state, decision))
        for number, action in enumerate(decision.choices, start=1):
            self.write(f"{number:>3}. {self.screen.speech.action(state, decision.seat, action)}")

    def _read_line(self) -> str:
        self.target.write("> ")
        self.target.flush()
        line = self.source.readline()
        if not line:
            raise InputEnded
        if not self.source.isatty():
            self.write(line.rstrip("\n"))  # the transcript of a pipe shows the answers too
        return line.strip()

    def _understand(self, line: str, view: View, decision: Decision) -> Action | None:
        """The action of an input line. None if the line was a command, which has been carried out."""
        if line.isascii() and line.isdigit():
            number = int(line[:9])
            if 1 <= number <= len(decision.choices):
                return decision.choices[number - 1]
            self.write(self.say("line-no-such-number", count=len(decision.choices)))
            return None
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.write(self._help(decision)),
            "": lambda: self._offer(decision),
            "board": lambda: self._show(self.screen.table(view)),
            "legend": lambda: self._show(self.screen.legend()),
            "piles": lambda: self._show(self.screen.piles(view)),
            "log": lambda: self._show_log(decision.seat),
            "hint": lambda: self._hint(decision),
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
        """An action in its text form, as in replays and scenarios."""
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
        state = self.recorder.state
        try:
            refusal = why_not(state, decision.seat, read_action(state, text))
        except MalformedAction as error:
            self.write(f"({error})")
            return
        self.write(self.say("line-is-possible") if refusal is None else self.screen.speech.refusal(state, refusal))

    def _help(self, decision: Decision) -> str:
        action, why, rule = self.examples
        if not action:
            choices = [text_of(self.recorder.state, choice) for choice in decision.choices]
            action, why, rule = choices[0], choices[-1], self.recorder.state.stack[-1].rule
        return self.say("line-help", action=action, why=why, rule=rule)

    def _hint(self, decision: Decision) -> None:
        """The best few choices, each with the chance to win, where it is known, and a reason."""
        state = self.recorder.state
        self.write(self.say("line-hint"))
        advised = self.adviser(Observation(self.game, state, decision), THINKING_SECONDS)
        for advice in advised[:HINTS]:
            number = decision.choices.index(advice.action) + 1
            text = self.screen.speech.action(state, decision.seat, advice.action)
            self.write(f"{number:>3}. {text} ({text_of(state, advice.action)})")
            reason = self.screen.speech.reason(state, advice.key, advice.facts)
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
