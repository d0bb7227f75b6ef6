"""Two tables that one viewer cannot tell apart, and everything that a server says about them to that viewer."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, cast

from websockets.sync.client import connect

from server.harness import Person, ServerProcess
from server.stored_tables import Record, StoredTables, add_entry, begun, play
from tankodrom.core.game import SPECTATOR
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import ASK_ALL
from tankodrom.core.telling import facts_beside_text, facts_of_prompt, words_of
from tankodrom.core.text import read_action, text_of
from tankodrom.server.log.hash_chain import Entry
from tankodrom.server.log.kinds import MOVE
from tankodrom.server.tables.session import told

Options = dict[str, Any]

# Every game, and the variants that hide something of their own.
GAMES: Final[list[tuple[str, int, Options]]] = [
    ("rush", 2, {}),
    ("rush", 3, {"interactive_combat": True}),
    ("rush", 4, {"team_game": True}),
    ("rush", 5, {"extended_shop": True, "weak_hand_compensation": True, "recruitment_alternative": True}),
    ("battlegrounds", 2, {}),
    ("battlegrounds", 3, {"variant": "family"}),
    ("battlegrounds", 4, {"variant": "teams"}),
    ("battlegrounds", 1, {"variant": "solo", "solo_choose_cards": True}),
    ("duel", 2, {"mission": "M2"}),
    ("duel", 2, {"mission": "M2", "radios": "on", "infantry": "on"}),
    ("duel", 4, {"mission": "M3"}),
    ("duel", 2, {"mission": "M2", ASK_ALL: True}),
    ("duel", 4, {"mission": "M3", ASK_ALL: True}),
    ("duel", 1, {"mission": "M8"}),
]


class PairedTables:
    """A server, its database, and somebody who has all the seats."""

    def __init__(self, folder: Path) -> None:
        database = str(folder / "tables.db")
        self.server = ServerProcess(database)
        self.storage = StoredTables(database)
        self.person = Person(self.server.address)

    def game(self, game: str, seats: int, options: Options, moves: int, rng: random.Random) -> Record:
        """Some way into a game, but not at its end."""
        while True:
            record = begun(game, seats, options, rng.getrandbits(64), self.person.id)
            play(record, moves, rng)
            if record.session.open:
                return record

    def pair(self, record: Record, viewer: int, rng: Rng) -> tuple[Record, Record]:
        """Two copies of a table; in the second, what the viewer cannot see is dealt anew."""
        truth, other = record.copy(), record.copy()
        other.session.state = other.session.game.determinize(other.session.state, viewer, rng)
        other.session.open = pending(other.session.state)
        self.storage.put(truth, {len(truth.log): truth.snapshot()})
        self.storage.put(other, {len(other.log): other.snapshot()})
        return truth, other


def secrets_differ(truth: Record, other: Record) -> bool:
    """Is more dealt anew than the chance that is still to come?"""
    saved = [record.session.game.save(record.session.state) for record in (truth, other)]
    return {**saved[0], "rng": None} != {**saved[1], "rng": None}


class Onlooker:
    """Follows one table through the eyes of one viewer: by the socket, by the stream, and by asking.

    The same table is played along here, so that a test knows what a move will show before anybody makes it.
    """

    def __init__(self, server: PairedTables, record: Record, viewer: int) -> None:
        self.record = record
        self.viewer = viewer
        self._person = server.person
        self._path = f"/api/tables/{record.table}"
        self._began = record.session.numbers[viewer]
        self._has_moved = False
        self._messages: list[Any] = []
        self._open = ExitStack()
        # Both begin with a gap that the server has at hand, so that `hello` tells what was missed: nothing.
        query = f"seat={viewer}&after={self._began}&outlook=1"
        self._socket = self._open.enter_context(
            connect(
                server.server.address.replace("http:", "ws:") + f"{self._path}/live?{query}",
                additional_headers={"Authorization": f"Bearer {self._person.token}"},
                proxy=None,
            )
        )
        self._hear_until("hello")  # which says who is there: the stream comes after it at every table
        reply = self._open.enter_context(self._person.http.stream("GET", f"{self._path}/stream?{query}"))
        self._lines: Iterator[str] = reply.iter_lines()
        self._first_line = self._understood(next(self._lines))  # now it follows, too

    def __enter__(self) -> Onlooker:
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()

    # What a move will do

    def possible(self) -> set[tuple[int, str]]:
        session = self.record.session
        return {
            (decision.seat, text_of(session.state, action))
            for decision in session.open
            for action in decision.choices
        }

    def will_show(self, seat: int, text: str) -> dict[str, Any]:
        """What the rules show to the viewer of this move, in the form of the server's news but without its numbers."""
        session = self.record.session
        attempt = session.attempt(seat, read_action(session.state, text))
        events = [
            {"event": each.event, "facts": each.facts}
            for each in (
                told(session.game, attempt.state, event, self.viewer, 0)
                for event in attempt.events
                if event.is_visible_to(self.viewer)
            )
        ]
        question = None
        for decision in attempt.open:
            if decision.seat == self.viewer:
                choices = [text_of(attempt.state, action) for action in decision.choices]
                question = {
                    "prompt": decision.prompt,
                    "facts": words_of(facts_of_prompt(session.game, attempt.state, decision)),
                    "choices": choices,
                    "choice_facts": facts_beside_text(session.game, attempt.state, decision),
                    "secret": decision.prompt in session.game.secret_prompts(),
                }
        game = session.game
        has_outlook = question is not None and game.has_outlook and not game.slow_outlook
        shown = {
            "events": events,
            "picture": {
                "status": "playing" if attempt.state.outcome is None else "finished",
                "view": session.game.view(attempt.state, self.viewer),
                "question": question,
                "outlook": game.outlook(attempt.state, self.viewer) if has_outlook else None,
            },
        }
        return cast(dict[str, Any], json.loads(json.dumps(shown)))

    # Making it

    def move(self, seat: int, text: str, id: str) -> None:
        """The viewer's own moves go by its socket, those of others by REST."""
        move = {"seat": seat, "question": self.record.session.questions[seat], "action": text, "id": id}
        if seat == self.viewer:
            self._has_moved = True
            self._socket.send(json.dumps({"type": "move", **move}))
            self._hear_until("done")
        else:
            self._person.post(f"{self._path}/moves", move)
        add_entry(self.record, Entry(seq=0, at=0, kind=MOVE, seat=seat, text=text, id=id, hash=""))

    # What is received

    def heard(self) -> list[Any]:
        """All that came by the socket since the last time."""
        self._socket.send('{"type":"ping","id":"all"}')
        self._hear_until("pong")
        messages, self._messages = self._messages, []
        return messages

    def _hear_until(self, kind: str) -> None:
        while True:
            message = self._understood(self._socket.recv(timeout=60))
            assert message["type"] != "refused", message
            if message["type"] != "outlook":  # it comes when it is ready; `asked` compares what it says
                self._messages.append(message)
            if message["type"] == kind:
                return

    def streamed(self) -> list[Any]:
        """All that came by the stream. A line of chat is its end."""
        self._person.post(f"{self._path}/chat", {"text": "over"})
        messages = [self._first_line]
        while True:
            message = self._understood(next(self._lines))
            if message["type"] == "chat":
                return messages
            if message["type"] != "outlook":
                messages.append(message)

    def asked(self) -> list[tuple[str, int, Any]]:
        """What there is to get by asking; the recap only where it does not go back to before the deal."""
        began, seat = self._began, self.viewer
        paths = [f"view?seat={seat}", f"log?seat={seat}&after={began}", "chat", "kit", "file", "replay", ""]
        if seat != SPECTATOR:
            paths += [f"outlook?seat={seat}", f"hint?seat={seat}&seconds=0.1", f"why?seat={seat}&action=end_play"]
            if self._has_moved:
                paths.append(f"recap?seat={seat}")
        return [self._reply(path) for path in paths]

    def position(self) -> Any:
        """What a program gets to think about: the deal is a new one each time, but it looks the same to the seat.

        To be asked last: for its news the server plays the whole log through, with the deal that there was at first.
        """
        path, status, position = self._reply(f"position?seat={self.viewer}")
        if status == 200:
            game = self.record.session.game
            position["state"] = game.view(game.load(position["state"]), self.viewer)
        return path, status, position

    def _reply(self, path: str) -> tuple[str, int, Any]:
        reply = self._person.http.get(f"{self._path}/{path}".rstrip("/"))
        return path, reply.status_code, self._understood(reply.text)

    def _understood(self, text: str | bytes) -> Any:
        """The name of the table is all that two twins may differ in."""
        assert isinstance(text, str)
        return json.loads(text.replace(self.record.table, "TABLE"))


def differences(one: Any, other: Any, path: str = "") -> set[str]:
    """Where two JSON values differ: the paths of what is not the same in both, lists of unequal length as a whole."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return set().union(*(differences(one[key], other[key], f"{path}.{key}") for key in one))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return set().union(
            *(differences(a, b, f"{path}[{at}]") for at, (a, b) in enumerate(zip(one, other, strict=True)))
        )
    return set() if one == other else {path}
