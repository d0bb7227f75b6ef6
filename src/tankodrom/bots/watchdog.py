"""The watchdog: a thinking bot answers in time, whatever the position and whatever keeps it busy.

The bot thinks in a thread of its own. If its answer is late, the watchdog takes the best that the bot has found so
far and tells it to stop. (Compiled code lets another thread in whenever it calls back into interpreted code, as a
search does for every re-deal, or lets go of Python's lock itself, as the one of the family game does.)
"""

from __future__ import annotations

from queue import SimpleQueue
from threading import Event, Thread
from typing import Final, Protocol

from tankodrom.bots.bot import Bot
from tankodrom.bots.sight import Sight
from tankodrom.core.action import Action

LATE: Final = 1.05  # times the budget; a thinker plans to be done before it


class Thinker(Bot, Protocol):
    """A bot that can be interrupted."""

    def best_known(self) -> Action | None:
        """The best answer so far to the question that is being thought over; None before there is one."""
        ...

    def halt(self) -> None:
        """Stop thinking soon. The next question is thought over as usual."""
        ...


class _Question:
    """One call of `choose`, handed to the thread and back."""

    def __init__(self, sight: Sight, seconds: float) -> None:
        self.sight = sight
        self.seconds = seconds
        self.done = Event()
        self.answer: Action | None = None
        self.error: BaseException | None = None


class Watched:
    """A bot with a watchdog. An error of the bot is an error of `choose`; only being late is forgiven."""

    def __init__(self, bot: Thinker) -> None:
        self.name = bot.name
        self.rescues = 0  # answers that the watchdog had to give
        self._bot = bot
        self._questions: SimpleQueue[_Question] = SimpleQueue()
        self._thread: Thread | None = None
        self._last: _Question | None = None

    def choose(self, sight: Sight, seconds: float) -> Action:
        if self._thread is None:
            self._thread = Thread(target=_think, args=(self._bot, self._questions), daemon=True)
            self._thread.start()
        if self._last is not None and not self._last.done.wait(LATE * seconds):
            return self._rescue(sight, None)  # still lost in an earlier question
        question = _Question(sight, seconds)
        self._last = question
        self._questions.put(question)
        if not question.done.wait(LATE * seconds):
            best = self._bot.best_known()
            self._bot.halt()
            return self._rescue(sight, best)
        if question.error is not None:
            raise question.error
        assert question.answer is not None
        return question.answer

    def _rescue(self, sight: Sight, best: Action | None) -> Action:
        self.rescues += 1
        choices = sight.decision.choices
        return best if best is not None and best in choices else choices[0]


def _think(bot: Thinker, questions: SimpleQueue[_Question]) -> None:
    while True:
        question = questions.get()
        try:
            question.answer = bot.choose(question.sight, question.seconds)
        except BaseException as error:
            question.error = error
        question.done.set()
