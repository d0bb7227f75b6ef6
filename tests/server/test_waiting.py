"""Since when a seat is asked, as the log tells it."""

from __future__ import annotations

from tankodrom.server.log import kinds
from tankodrom.server.log.hash_chain import link
from tankodrom.server.tables.waiting import Waiting


def test_a_bot_that_sits_in_for_a_moment_gives_no_more_time() -> None:
    waiting = Waiting([0, 0])
    waiting.note_questions(1_000, [1], [0, 1])
    waiting.note_vote(link("", 2, 1_500, "bot-vote", 0, "1 yes", "a"))
    for at, text in ((2_000, "bot elite"), (3_000, "person")):
        waiting.note_seat_change(link("", 3, at, kinds.SEAT_CHANGE, 1, text, str(at)), [1])
    assert waiting.since == [0, 1_000]
    assert waiting.votes == {1: frozenset([0])}
    waiting.note_questions(4_000, [1], [0, 2])
    assert waiting.since == [0, 4_000], "another question"
    assert not waiting.votes
