"""The queue of bot time: round robin over players, then over their tables."""

from __future__ import annotations

import random
from typing import Any

from tankodrom.server.bots.queue import CREEP, PATIENCE, FairQueue, Place, Rank


def place(player: str, table: str = "", **more: Any) -> Place:
    usual: dict[str, Any] = {"rank": Rank.PLAYED, "is_watched": True, "is_quick": False, "seconds": 1.0}
    return Place(player=player, table=table or player, **{**usual, **more})


def drained(queue: FairQueue) -> list[Any]:
    jobs = []
    while (job := queue.pop()) is not None:
        jobs.append(job)
    return jobs


def test_a_strangers_job_is_next_however_many_one_guest_has() -> None:
    queue = FairQueue()
    for table in range(60):
        for seat in range(5):
            queue.push((table, seat), place("guest", str(table)))
    for _ in range(7):
        assert queue.pop() != "stranger"
    queue.push("stranger", place("stranger", is_quick=True, seconds=0.02))
    assert queue.pop() == "stranger"
    queue.push("stranger again", place("stranger", is_quick=True, seconds=0.02))
    assert queue.pop() == "stranger again", "who uses little goes before who uses much"
    assert len(queue) == 293


def test_players_take_turns_and_then_their_tables() -> None:
    queue = FairQueue()
    for player in ("anna", "boris"):
        for table in ("1", "2"):
            for number in (1, 2):
                queue.push((player, table, number), place(player, player + table))
    assert drained(queue) == [
        ("anna", "1", 1), ("boris", "1", 1), ("anna", "2", 1), ("boris", "2", 1),
        ("anna", "1", 2), ("boris", "1", 2), ("anna", "2", 2), ("boris", "2", 2),
    ]  # fmt: skip


def test_time_is_shared_not_the_number_of_jobs() -> None:
    queue = FairQueue()
    for number in range(40):
        queue.push(("long", number), place("long", seconds=1.0))
        queue.push(("short", number), place("short", seconds=0.25))
    first: list[Any] = [queue.pop() for _ in range(25)]
    assert [player for player, _ in first].count("short") == 20


def test_what_was_charged_and_not_used_is_given_back() -> None:
    queue = FairQueue()
    for number in range(3):
        queue.push(("anna", number), place("anna"))
        queue.push(("boris", number), place("boris"))
    assert queue.pop() == ("anna", 0)
    assert queue.pop() == ("boris", 0)
    queue.settle(place("boris"), 0.1)  # it took less than was thought
    assert [queue.pop(), queue.pop(), queue.pop()] == [("boris", 1), ("anna", 1), ("boris", 2)]
    queue.settle(place("a stranger"), 5.0)  # nobody whom the queue knows


def test_played_tables_come_before_watched_ones_and_those_before_resting_ones() -> None:
    queue = FairQueue()
    queue.push("resting", place("anna", "1", rank=Rank.RESTING, is_watched=False))
    queue.push("watched", place("boris", "2", rank=Rank.WATCHED))
    queue.push("played, nobody looks", place("cyril", "3", is_watched=False))
    queue.push("played", place("cyril", "4"))
    assert drained(queue) == ["played", "played, nobody looks", "watched", "resting"]


def test_a_watched_table_does_not_stand_still_for_ever() -> None:
    queue = FairQueue()
    queue.push("watched", place("anna", rank=Rank.WATCHED))
    queue.push("resting", place("anna", rank=Rank.RESTING))
    for number in range(PATIENCE + 5):
        queue.push(number, place("boris"))
    order = drained(queue)
    assert order.index("watched") == PATIENCE - 1
    assert order[-1] == "resting", "where nobody looks, nobody waits"


def test_a_job_moves_when_somebody_looks() -> None:
    queue = FairQueue()
    queue.push("first", place("anna", "1", rank=Rank.RESTING, is_watched=False))
    queue.push("second", place("boris", "2", rank=Rank.RESTING, is_watched=False))
    queue.push("second", place("boris", "2", rank=Rank.WATCHED))
    assert len(queue) == 2
    assert drained(queue) == ["second", "first"]


def test_quick_jobs_can_be_taken_alone() -> None:
    queue = FairQueue()
    queue.push("slow", place("anna"))
    assert queue.pop(quick_only=True) is None
    queue.push("quick", place("boris", rank=Rank.RESTING, is_quick=True, seconds=0.02))
    assert queue.pop(quick_only=True) == "quick"
    assert queue.pop() == "slow"


def test_newcomers_cannot_keep_others_out() -> None:
    queue = FairQueue()
    queue.push("old 1", place("old"))
    queue.push("old 2", place("old"))
    assert queue.pop() == "old 1"
    for number in range(1_000):
        queue.push(number, place(f"guest {number}", seconds=0.1))
        if queue.pop() == "old 2":
            break
        queue.settle(place(f"guest {number}", seconds=0.1), 0.1)
    assert "old 2" not in queue
    assert number < 2 / (CREEP * 0.1)


def test_who_waited_at_a_resting_table_has_saved_nothing_up() -> None:
    queue = FairQueue()
    queue.push("resting", place("sly", "0", rank=Rank.RESTING))
    for number in range(50):
        queue.push(("anna", number), place("anna"))
    for _ in range(40):
        queue.pop()
    for number in range(10):
        queue.push(("sly", number), place("sly"))
    order = drained(queue)
    assert order.index(("anna", 45)) < 14, "they take turns at once"


def test_removed_jobs_are_gone() -> None:
    queue = FairQueue()
    queue.push(1, place("anna"))
    queue.push(2, place("anna"))
    queue.remove(1)
    queue.remove(1)
    assert 1 not in queue
    assert drained(queue) == [2]
    assert queue.pop() is None


def test_any_order_of_calls_keeps_the_jobs_that_wait() -> None:
    chance = random.Random(7)
    queue = FairQueue()
    waiting: set[int] = set()
    for number in range(20_000):
        what = chance.random()
        if what < 0.5:
            job = chance.randrange(400)
            queue.push(
                job,
                place(
                    f"player {job % 23}",
                    str(job % 57),
                    rank=chance.choice(list(Rank)),
                    is_watched=chance.random() < 0.5,
                    is_quick=chance.random() < 0.5,
                    seconds=chance.random(),
                ),
            )
            waiting.add(job)
        elif what < 0.7:
            job = chance.randrange(400)
            queue.remove(job)
            waiting.discard(job)
        elif what < 0.75:
            queue.settle(place(f"player {number % 23}"), chance.uniform(0, 2))
        else:
            popped: Any = queue.pop()
            assert (popped is None) == (not waiting)
            waiting.discard(popped)
        assert len(queue) == len(waiting)
    assert sorted(drained(queue)) == sorted(waiting)


def test_players_who_went_are_forgotten() -> None:
    queue = FairQueue()
    for number in range(20_000):
        queue.push(number, place(f"guest {number}", seconds=0.02))
        queue.pop()
        queue.settle(place(f"guest {number}", seconds=0.02), 0.02)
    assert len(queue._used) < 4_000
    assert all(len(line.heap) < 200 for line in queue._lines.values())
