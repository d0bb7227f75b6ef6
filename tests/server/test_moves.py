"""Moves: checked, written once, told; stale ones and repeated ones."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.conftest import Cluster
from server.harness import Person, Refused, asked_seat, new_id


def played(person: Person, table: str, seats: int, moves: int, seed: int = 1) -> None:
    """One person plays all seats for a while."""
    rng = random.Random(seed)
    for _ in range(moves):
        found = asked_seat(person, table, range(seats))
        if found is None:
            return
        seat, picture = found
        person.move(table, seat, rng.choice(picture["question"]["choices"]), picture["question"]["number"])


def test_a_move_is_answered_once_and_the_same_id_gets_the_same_answer(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    seat, picture = asked_seat(petra, table, range(2)) or (0, {})
    question = picture["question"]
    id = new_id()
    first = petra.move(table, seat, question["choices"][0], question["number"], id)
    assert first["again"] is False
    after = petra.view(table, seat)
    again = petra.at(cluster.other).move(table, seat, question["choices"][0], question["number"], id)
    assert again["again"] is True
    assert petra.view(table, seat) == after, "nothing happened twice"


def test_an_id_is_used_for_one_thing_only(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("duel", "me", "me")
    id = new_id()
    first = petra.view(table, 0)["question"]
    petra.move(table, 0, first["choices"][0], first["number"], id)
    second = petra.view(table, 1)["question"]
    with pytest.raises(Refused) as refused:
        petra.move(table, 1, second["choices"][0], second["number"], id)
    assert refused.value.code == "malformed"


def test_a_stale_move_gets_a_code_and_a_fresh_view(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    seat, picture = asked_seat(petra, table, range(2)) or (0, {})
    question = picture["question"]
    petra.move(table, seat, question["choices"][0], question["number"])
    with pytest.raises(Refused) as refused:
        petra.move(table, seat, question["choices"][0], question["number"])
    assert (refused.value.status, refused.value.code) == (409, "stale")
    assert refused.value.body["facts"]["picture"] == petra.view(table, seat)


def test_secret_choices_at_the_same_time_do_not_make_each_other_stale(cluster: Cluster) -> None:
    """Duel 7.0: all choose their initiative at once."""
    petra = cluster.person()
    karel = cluster.person("Karel", other=True)
    table = petra.table("duel", "me", "open")
    karel.post(f"/api/tables/{table}/join", {})
    both = [(petra, 0, petra.view(table, 0)), (karel, 1, karel.view(table, 1))]
    assert all(picture["question"]["prompt"] == "initiative" for _, _, picture in both)
    for person, seat, picture in both:
        question = picture["question"]
        person.move(table, seat, question["choices"][0], question["number"])


def test_an_illegal_move_names_the_rule_and_changes_nothing(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me")
    seat, picture = asked_seat(petra, table, range(2)) or (0, {})
    number = picture["question"]["number"]
    with pytest.raises(Refused) as illegal:
        petra.move(table, seat, "launch", number)
    assert (illegal.value.status, illegal.value.code) == (422, "illegal_action")
    assert illegal.value.body["facts"]["rule"].startswith("R")
    with pytest.raises(Refused) as unreadable:
        petra.move(table, seat, "abrakadabra 7", number)
    assert (unreadable.value.status, unreadable.value.code) == (400, "malformed")
    assert petra.view(table, seat) == picture
    why = petra.get(f"/api/tables/{table}/why", seat=seat, action="launch")
    assert why["rule"] == illegal.value.body["facts"]["rule"]
    assert petra.get(f"/api/tables/{table}/why", seat=seat, action=picture["question"]["choices"][0]) is None


def test_of_many_who_answer_one_question_at_once_one_is_heard(cluster: Cluster) -> None:
    """Two processes, twenty clients, one seat: one entry in the log."""
    petra = cluster.person()
    table = petra.table("rush", "me", "me")
    for _ in range(5):
        seat, picture = asked_seat(petra, table, range(2)) or (0, {})
        question = picture["question"]

        def attempt(number: int, seat: int = seat, question: Any = question) -> str:
            person = petra.at(cluster.address if number % 2 else cluster.other)
            choices = question["choices"]
            try:
                person.move(table, seat, choices[number % len(choices)], question["number"])
            except Refused as refused:
                return str(refused.code)
            return "done"

        with ThreadPoolExecutor(20) as pool:
            answers = sorted(pool.map(attempt, range(20)))
        assert answers == ["done"] + ["stale"] * 19


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("rush", 2, {}),
        ("rush", 4, {"team_game": True}),
        ("battlegrounds", 2, {"variant": "family"}),
        ("battlegrounds", 1, {"variant": "solo"}),
        ("duel", 2, {"mission": "M2"}),
    ],
)
def test_every_game_can_be_played_here(
    cluster: Cluster, game: str, seats: int, options: dict[str, object]
) -> None:
    petra = cluster.person()
    table = petra.table(game, *["me"] * seats, options=options)
    played(petra, table, seats, 40)
    first, second = petra.view(table, 0), petra.at(cluster.other).view(table, 0)
    assert first == second, "all processes show the same"
    log = petra.get(f"/api/tables/{table}/log", seat=0)
    assert [told["number"] for told in log["events"]] == list(range(1, first["number"] + 1))


def test_a_recap_tells_what_happened_since_my_last_move(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    played(petra, table, 2, 12)
    for seat in (0, 1):
        recap = petra.get(f"/api/tables/{table}/recap", seat=seat)["events"]
        whole = petra.get(f"/api/tables/{table}/log", seat=seat)["events"]
        assert len(recap) < len(whole)
        assert whole[len(whole) - len(recap) :] == recap


def test_a_long_game_opens_again_from_its_snapshot(cluster: Cluster) -> None:
    """A table of some hundred moves looks the same to a process that has never seen it."""
    petra = cluster.person()
    table = petra.table("duel", "me", "me")
    played(petra, table, 2, 300)
    before = [petra.view(table, seat) for seat in (-1, 0, 1)]
    if cluster.redis is None:
        cluster.processes[0].kill()
        cluster.processes[0].start()
    else:
        cluster.processes[-1].kill()
        cluster.processes[-1].start()
    after = petra.at(cluster.other)
    assert [after.view(table, seat) for seat in (-1, 0, 1)] == before
    log = after.get(f"/api/tables/{table}/log", seat=0)["events"]
    assert [told["number"] for told in log] == list(range(1, before[1]["number"] + 1))
    played(after, table, 2, 10)
