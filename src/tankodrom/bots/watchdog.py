"""The watchdog: a searching bot answers in time, whatever holds it up.

The bot searches in a thread of its own. If its answer is late, the watchdog answers with the best choice that the bot has
found so far, and tells it to stop. (Compiled code lets other threads run when it calls interpreted code, as a search does for
every re-deal, or when it releases Python's lock itself, as the search of the family game does.)
"""

from __future__ import annotations

from queue import SimpleQueue
from threading import Event, Thread
from typing import Final, Protocol

from tankodrom.bots.bot import Bot
from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action

LATE: Final = 1.05  # times the budget; a searching bot plans to be done before it


class InterruptibleBot(Bot, Protocol):
    """A bot that can be interrupted."""

    def best_known(self) -> Action | None:
        """The best answer so far to the current question; None before there is one."""
        ...

    def halt(self) -> None:
        """Stop the current search soon. The next question is searched as usual."""
        ...


class _Question:
    """One call of `choose`, handed to the thread and back."""

    def __init__(self, observation: Observation, seconds: float) -> None:
        self.observation = observation
        self.seconds = seconds
        self.done = Event()
        self.answer: Action | None = None
        self.error: BaseException | None = None


class WatchedBot:
    """A bot with a watchdog. An error of the bot is raised by `choose`; the watchdog answers only if the bot is late."""

    def __init__(self, bot: InterruptibleBot) -> None:
        self.name = bot.name
        self.rescues = 0  # answers that the watchdog had to give
        self._bot = bot
        self._questions: SimpleQueue[_Question] = SimpleQueue()
        self._thread: Thread | None = None
        self._last: _Question | None = None

    def choose(self, observation: Observation, seconds: float) -> Action:
        if self._thread is None:
            self._thread = Thread(target=_answer_questions, args=(self._bot, self._questions), daemon=True)
            self._thread.start()
        if self._last is not None and not self._last.done.wait(LATE * seconds):
            return self._rescue(observation, None)  # it has not finished an earlier question
        question = _Question(observation, seconds)
        self._last = question
        self._questions.put(question)
        if not question.done.wait(LATE * seconds):
            best = self._bot.best_known()
            self._bot.halt()
            return self._rescue(observation, best)
        if question.error is not None:
            raise question.error
        assert question.answer is not None
        return question.answer

    def _rescue(self, observation: Observation, best: Action | None) -> Action:
        self.rescues += 1
        choices = observation.decision.choices
        return best if best is not None and best in choices else choices[0]


def _answer_questions(bot: InterruptibleBot, questions: SimpleQueue[_Question]) -> None:
    while True:
        question = questions.get()
        try:
            question.answer = bot.choose(question.observation, question.seconds)
        except BaseException as error:
            question.error = error
        question.done.set()
