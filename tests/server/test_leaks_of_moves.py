"""Nothing hidden reaches a client with a move either: the same move at two tables that look the same to a viewer.

In the second table what the viewer cannot see is dealt anew. As long as the rules show the viewer the same of a move at
both, everything that it receives is the same; and where they show something else, nothing but that differs.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from server.harness import new_id
from server.paired_tables import GAMES, Onlooker, Options, PairedTables, differences, secrets_differ
from server.stored_tables import Record, begun, play
from tankodrom.core.rng import Rng
from tankodrom.core.text import read_action

ROUNDS = 3
MOVES = 6  # at a pair of tables, if they go on looking the same for so long
TRIED = 20  # moves that are looked at for one that shows the same


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PairedTables]:
    made = PairedTables(tmp_path_factory.mktemp("leaks"))
    yield made
    made.server.stop()


class Pair:
    """The two tables, side by side."""

    def __init__(self, truth: Onlooker, other: Onlooker, rng: random.Random, counts: Counter[str]) -> None:
        self.both = (truth, other)
        self.viewer = truth.viewer
        self._rng = rng
        self._counts = counts

    def play(self) -> None:
        self._expect_the_same()
        for _ in range(MOVES):
            move = self._next(is_same=True)
            if move is None:
                break
            self._make(*move)
            self._expect_the_same()
            self._counts["own moves" if move[0] == self.viewer else "moves of others"] += 1
        truth, other = self.both
        replies = truth.asked()
        assert other.asked() == replies
        self._counts["recaps"] += any(path.startswith("recap") for path, _, _ in replies)
        assert truth.streamed() == other.streamed()
        for onlooker in self.both:
            onlooker.heard()  # the line of chat that ended the stream
        # At last a move that does show what differs, where there is one.
        move = self._next(is_same=False)
        if move is not None:
            self._expect_no_more_than(*move)
            self._counts["moves that show"] += 1
        elif self.viewer >= 0:
            assert truth.position() == other.position()

    def _next(self, is_same: bool) -> tuple[int, str] | None:
        """A move that shows the viewer the same at both tables, or one that does not."""
        truth, other = self.both
        possible = sorted(truth.possible() & other.possible())
        self._rng.shuffle(possible)
        # The viewer's own moves first: its recap begins with the last of them.
        possible.sort(key=lambda move: move[0] != self.viewer)
        for move in possible[:TRIED]:
            if (truth.will_show(*move) == other.will_show(*move)) == is_same:
                return move
        return None

    def _make(self, seat: int, text: str) -> None:
        id = new_id()
        for onlooker in self.both:
            onlooker.move(seat, text, id)

    def _expect_the_same(self) -> None:
        truth, other = self.both
        assert truth.heard() == other.heard()

    def _expect_no_more_than(self, seat: int, text: str) -> None:
        shown = [onlooker.will_show(seat, text) for onlooker in self.both]
        self._make(seat, text)
        heard = [news_of(onlooker.heard()) for onlooker in self.both]
        if heard[0] is None or heard[1] is None:
            # Where nothing happened before the viewer's eyes, nothing is sent.
            assert [news is None for news in heard] == [not each["events"] for each in shown]
            return
        for news, each in zip(heard, shown, strict=True):
            assert news["picture"]["view"] == each["picture"]["view"]
        more = differences(heard[0], heard[1]) - differences(shown[0], shown[1])
        if len(shown[0]["events"]) != len(shown[1]["events"]):
            more.discard(".picture.number")
        assert not more


def news_of(messages: list[Any]) -> Any:
    news = [message for message in messages if message["type"] == "news"]
    assert len(news) <= 1
    return news[0] if news else None


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_what_a_move_shows_does_not_depend_on_what_stays_hidden(
    server: PairedTables, game: str, seats: int, options: Options
) -> None:
    rng = random.Random(f"{game} {seats} {options}")
    counts: Counter[str] = Counter()
    for _ in range(ROUNDS):
        record = server.game(game, seats, options, rng.randrange(3, 40), rng)
        for viewer in range(-1, seats):
            truth, other = server.pair(record, viewer, Rng(rng.getrandbits(64)))
            counts["deals that differ"] += secrets_differ(truth, other)
            with Onlooker(server, truth, viewer) as one, Onlooker(server, other, viewer) as another:
                Pair(one, another, rng, counts).play()
    for what in ("deals that differ", "own moves", "recaps"):
        assert counts[what], f"no {what}, so this test showed little: {counts}"
    assert seats == 1 or counts["moves of others"]


def unseen_answers(server: PairedTables) -> Iterator[tuple[Record, int, int]]:
    """13.0: tables where somebody declines TACTICS and shows nothing by it. The seat, and a viewer who sees nothing."""
    for seed in itertools.count():
        rng = random.Random(seed)
        record = begun("duel", 4, {"mission": "M3"}, seed, server.person.id)
        while record.session.open:
            session = record.session
            seat = session.open[0].seat
            if session.open[0].prompt == "tactics":
                attempt = session.attempt(seat, read_action(session.state, "no"))
                for viewer in {-1, 0, 1, 2, 3} - {seat}:
                    is_asked = any(viewer == decision.seat for decision in attempt.open)
                    is_heard = any(event.is_visible_to(viewer) for event in attempt.events)
                    is_seen = session.game.view(attempt.state, viewer) != session.game.view(session.state, viewer)
                    if not (is_asked or is_heard or is_seen):
                        yield record.copy(), seat, viewer
            play(record, 1, rng)


def test_not_even_an_empty_message_tells_of_what_nobody_sees(server: PairedTables) -> None:
    """Neither as the first thing that happens after somebody came, nor after others came and went."""
    for record, seat, viewer in itertools.islice(unseen_answers(server), 6):
        server.storage.put(record, {})
        with Onlooker(server, record, viewer):
            pass
        with Onlooker(server, record, viewer) as onlooker:
            assert onlooker.heard()[0]["type"] == "hello"
            onlooker.move(seat, "no", new_id())
            kinds = {message["type"] for message in onlooker.heard() + onlooker.streamed()[1:]}
            assert kinds <= {"pong", "presence"}  # that the first one went may be told late


def test_a_table_does_not_move_up_in_lists_by_what_nobody_sees(server: PairedTables) -> None:
    record, seat, _ = next(unseen_answers(server))
    server.storage.put(record, {})
    newer = server.person.table("rush", "me", "me")
    with Onlooker(server, record, -1) as onlooker:
        onlooker.move(seat, "no", new_id())
        assert server.person.get("/api/me/tables")[0]["table"] == newer
