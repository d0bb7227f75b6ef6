"""What the subscribers of a table are sent: to each viewer the events that it may hear, and how things stand now."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from tankodrom.core.event import Event
from tankodrom.core.game import SPECTATOR
from tankodrom.core.telling import facts_beside_text, facts_of_prompt, words_of
from tankodrom.core.text import texts_of
from tankodrom.protocol.rest import Picture, Question, Status, Told, UndoProposal
from tankodrom.protocol.sockets import NewsToSend, OutlookReady, ToSocket
from tankodrom.server.tables.outlooks import compute_outlook
from tankodrom.server.tables.session import GameSession, TableEvent, told
from tankodrom.server.tables.subscribers import Subscriber

_encode = msgspec.json.Encoder().encode


def picture_of(session: GameSession, status: Status, viewer: int) -> Picture:
    """How things stand, without the outlook. Before the game nobody sees anything of it."""
    if status == "open":
        return Picture(
            seat=viewer, number=session.numbers[viewer], status=status, view=None, question=None, undo=None
        )
    state = session.state
    question = None
    decision = session.decision_of(viewer) if viewer != SPECTATOR else None
    if decision is not None:
        question = Question(
            number=session.questions[viewer],
            seat=viewer,
            prompt=decision.prompt,
            facts=words_of(facts_of_prompt(session.game, state, decision)),
            choices=texts_of(state, decision.choices),
            choice_facts=facts_beside_text(session.game, state, decision),
            secret=decision.prompt in session.game.secret_prompts(),
        )
    proposal = session.proposal
    undo = None if proposal is None else UndoProposal(proposal.seat, sorted(proposal.agreed))
    return Picture(
        seat=viewer,
        number=session.numbers[viewer],
        status=status,
        view=session.game.view(state, viewer),
        question=question,
        undo=undo,
    )


def add_outlook(session: GameSession, picture: Picture) -> None:
    """For a seat that is asked. An outlook that takes long is sent after the picture instead."""
    game = session.game
    if picture.question is not None and game.has_outlook and not game.slow_outlook:
        picture.outlook = game.outlook(session.state, picture.seat)


class EventHistory:
    """The events at a table that this process has in memory."""

    def __init__(self, viewers: int) -> None:
        self.events: list[Event | TableEvent] = []
        self.first = [0] * viewers  # events that each viewer heard before the first one here

    def copy(self) -> EventHistory:
        """As it is now, for a thread."""
        copy = EventHistory(len(self.first))
        copy.events = self.events[:]
        copy.first = self.first[:]
        return copy

    def is_complete(self) -> bool:
        return not any(self.first)

    def told_to(self, session: GameSession, viewer: int, after: int) -> list[Told]:
        """The events after number `after`."""
        return [
            told(session.game, session.state, event, viewer, number, session.names)
            for number, event in self._heard_by(viewer)
            if number > after
        ]

    def raw_events(self, viewer: int, after: int) -> list[list[Any]]:
        """The names and values of the game's events after number `after`, for bots that remember."""
        return [
            [event.kind.name, list(event.values)]
            for number, event in self._heard_by(viewer)
            if number > after and isinstance(event, Event)
        ]

    def _heard_by(self, viewer: int) -> list[tuple[int, Event | TableEvent]]:
        heard = [event for event in self.events if isinstance(event, TableEvent) or event.is_visible_to(viewer)]
        return list(enumerate(heard, self.first[viewer] + 1))


class _HeardEvents:
    """Events for several viewers. An event is the same for everybody who hears it, except for its number."""

    def __init__(self, session: GameSession, events: list[Event | TableEvent]) -> None:
        self._session = session
        self._events = events
        self._told = [told(session.game, session.state, event, SPECTATOR, 0, session.names) for event in events]

    def heard_by(self, viewer: int) -> list[Told]:
        heard: list[Told] = []
        for event, same in zip(self._events, self._told, strict=True):
            if isinstance(event, TableEvent):
                heard.append(told(self._session.game, self._session.state, event, viewer, 0, self._session.names))
            elif event.is_visible_to(viewer):
                heard.append(Told(0, same.event, same.facts))
        before = self._session.numbers[viewer] - len(heard)
        for number, each in enumerate(heard, before + 1):
            each.number = number
        return heard


class Broadcast:
    """The subscribers of one table."""

    def __init__(self) -> None:
        self._subscribers: dict[int, set[Subscriber]] = {}  # by viewer
        self._pictures: dict[int, bytes] = {}  # what each viewer's subscribers were sent last, without the outlook

    def __bool__(self) -> bool:
        return any(self._subscribers.values())

    def everybody(self) -> list[Subscriber]:
        return [subscriber for subscribers in self._subscribers.values() for subscriber in subscribers]

    def add(self, subscriber: Subscriber, session: GameSession, status: Status) -> None:
        """The subscriber has just been sent the picture of now."""
        viewer = subscriber.viewer
        subscribers = self._subscribers.setdefault(viewer, set())
        if not subscribers:  # while a viewer has no subscribers, its picture is not kept up to date
            self._pictures[viewer] = _encode(picture_of(session, status, viewer))
        subscribers.add(subscriber)
        if subscriber.wants_outlook:
            self._follow_with_outlook(session, viewer)

    def remove(self, subscriber: Subscriber) -> None:
        self._subscribers.get(subscriber.viewer, set()).discard(subscriber)

    def players(self) -> set[str]:
        return {subscriber.player for subscriber in self.everybody() if subscriber.player}

    def send_news(self, session: GameSession, status: Status, events: list[Event | TableEvent]) -> None:
        """A viewer for whom nothing changed is sent nothing: even an empty message would tell that somebody acted."""
        heard_events = _HeardEvents(session, events)
        for viewer, subscribers in self._subscribers.items():
            if not subscribers:
                continue
            heard = heard_events.heard_by(viewer)
            picture = picture_of(session, status, viewer)
            encoded_picture = _encode(picture)
            if not heard and encoded_picture == self._pictures.get(viewer):
                continue
            self._pictures[viewer] = encoded_picture
            wants_outlook = False
            for subscriber in subscribers:
                wants_outlook = wants_outlook or subscriber.wants_outlook
            if wants_outlook:
                add_outlook(session, picture)
                if picture.outlook is not None:
                    encoded_picture = _encode(picture)
            message = _encode(NewsToSend(heard, Raw(encoded_picture)))
            for subscriber in subscribers:
                subscriber.send(message)
            if wants_outlook:
                self._follow_with_outlook(session, viewer)

    def _follow_with_outlook(self, session: GameSession, viewer: int) -> None:
        """An outlook that takes long is sent after the picture."""
        if session.game.slow_outlook and viewer != SPECTATOR and session.decision_of(viewer) is not None:
            compute_outlook(session, viewer, self._send_outlook)

    def _send_outlook(self, viewer: int, message: OutlookReady) -> None:
        encoded = _encode(message)
        for subscriber in self._subscribers.get(viewer, ()):
            subscriber.send(encoded)

    def send_all(self, message: ToSocket) -> None:
        encoded = _encode(message)
        for subscriber in self.everybody():
            subscriber.send(encoded)
