"""Who follows a table, and what they are told: to each viewer what it may hear, and how things stand now."""

from __future__ import annotations

from typing import Any

import msgspec

from tankodrom.core.event import Event
from tankodrom.core.game import SPECTATOR
from tankodrom.core.text import texts_of
from tankodrom.server.course import Course, News, told
from tankodrom.server.listeners import Listener
from tankodrom.server.protocol import Picture, Question, Told

_encode = msgspec.json.Encoder().encode


def picture_of(course: Course, status: str, viewer: int) -> Picture:
    """How things stand. Before the game nobody sees anything of it."""
    if status == "open":
        return Picture(viewer, course.numbers[viewer], status, None, None, None)
    state = course.state
    question = None
    decision = course.decision_of(viewer) if viewer != SPECTATOR else None
    if decision is not None:
        question = Question(course.questions[viewer], viewer, decision.prompt, texts_of(state, decision.choices))
    proposal = course.proposal
    undo = None if proposal is None else {"seat": proposal.seat, "agreed": sorted(proposal.agreed)}
    return Picture(viewer, course.numbers[viewer], status, course.game.view(state, viewer), question, undo)


class Memory:
    """What happened at a table, as far as this process has it at hand."""

    def __init__(self, viewers: int) -> None:
        self.events: list[Event | News] = []
        self.first = [0] * viewers  # events that each viewer heard before the first one here

    def is_whole(self) -> bool:
        return not any(self.first)

    def told_to(self, course: Course, viewer: int, after: int) -> list[Told]:
        """The events after number `after`."""
        return [
            Told(number, **told(course.state, event, viewer))
            for number, event in self._heard_by(viewer)
            if number > after
        ]

    def plain(self, viewer: int, after: int) -> list[list[Any]]:
        """The events of the game with their plain values, for bots that remember."""
        return [
            [event.kind.name, list(event.values)]
            for number, event in self._heard_by(viewer)
            if number > after and isinstance(event, Event)
        ]

    def _heard_by(self, viewer: int) -> list[tuple[int, Event | News]]:
        heard = [event for event in self.events if isinstance(event, News) or event.is_visible_to(viewer)]
        return list(enumerate(heard, self.first[viewer] + 1))


class _Lines:
    """What happened as JSON. An event reads the same for everybody who hears it, but for its number."""

    def __init__(self, course: Course, events: list[Event | News]) -> None:
        self._course = course
        self._events = events
        self._told = [
            b"" if isinstance(event, News) else _encode(told(course.state, event, SPECTATOR)) for event in events
        ]

    def heard_by(self, viewer: int) -> list[bytes]:
        heard: list[bytes] = []
        for event, line in zip(self._events, self._told, strict=True):
            if isinstance(event, News):
                heard.append(_encode(told(self._course.state, event, viewer)))
            elif event.is_visible_to(viewer):
                heard.append(line)
        before = self._course.numbers[viewer] - len(heard)
        return [b'{"number":%d,%b' % (number, line[1:]) for number, line in enumerate(heard, before + 1)]


class Audience:
    def __init__(self) -> None:
        self._listeners: dict[int, set[Listener]] = {}  # by viewer
        self._shown: dict[int, bytes] = {}  # the picture that the listeners of each viewer know, as it was sent

    def __bool__(self) -> bool:
        return any(self._listeners.values())

    def everybody(self) -> list[Listener]:
        return [listener for listeners in self._listeners.values() for listener in listeners]

    def add(self, listener: Listener, course: Course, status: str) -> None:
        """Who comes has just been shown how things stand."""
        viewer = listener.viewer
        listeners = self._listeners.setdefault(viewer, set())
        if not listeners:  # else they know it already; while nobody looked, nobody kept it up to date
            self._shown[viewer] = _encode(picture_of(course, status, viewer))
        listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        self._listeners.get(listener.viewer, set()).discard(listener)

    def players(self) -> set[str]:
        return {listener.player for listener in self.everybody() if listener.player}

    def tell(self, course: Course, status: str, events: list[Event | News]) -> None:
        """Nothing is sent where nothing changed: even an empty message would tell that somebody did something."""
        lines = _Lines(course, events)
        for viewer, listeners in self._listeners.items():
            if not listeners:
                continue
            heard = lines.heard_by(viewer)
            picture = _encode(picture_of(course, status, viewer))
            if not heard and picture == self._shown.get(viewer):
                continue
            self._shown[viewer] = picture
            message = b'{"type":"news","events":[' + b",".join(heard) + b'],"picture":' + picture + b"}"
            for listener in listeners:
                listener.send(message)

    def broadcast(self, message: dict[str, Any]) -> None:
        encoded = _encode(message)
        for listener in self.everybody():
            listener.send(encoded)
