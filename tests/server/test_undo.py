"""Taking back: free, asked for, or not at all; never silently past what somebody has learned."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import Cluster
from server.harness import Person, Refused, asked_seat, new_id


def undo(person: Person, table: str, seat: int, scope: str = "step", to: int = 0) -> Any:
    return person.post(f"/api/tables/{table}/undo", {"seat": seat, "scope": scope, "to": to, "id": new_id()})


def vote(person: Person, table: str, seat: int, agree: bool) -> Any:
    return person.post(f"/api/tables/{table}/undo/vote", {"seat": seat, "agree": agree, "id": new_id()})


def two(cluster: Cluster, game: str, policy: str, **more: Any) -> tuple[Person, Person, str]:
    petra = cluster.person("Petra")
    karel = cluster.person("Karel", other=True)
    table = petra.table(game, "me", "open", undo=policy, **more)
    karel.post(f"/api/tables/{table}/join", {})
    return petra, karel, table


def first_move(petra: Person, karel: Person, table: str, verb: str) -> tuple[Person, int, Any]:
    """The active player answers with the first choice of that verb; the player, the seat and what was seen before."""
    for person, seat in ((petra, 0), (karel, 1)):
        picture = person.view(table, seat)
        question = picture["question"]
        if question is not None:
            action = next(choice for choice in question["choices"] if choice.startswith(verb))
            person.move(table, seat, action, question["number"])
            return person, seat, picture
    raise AssertionError("nobody is asked")


def same_position(before: Any, after: Any) -> bool:
    return bool(before["view"] == after["view"] and before["question"]["choices"] == after["question"]["choices"])


def test_a_free_step_is_taken_back_without_asking(cluster: Cluster) -> None:
    petra, karel, table = two(cluster, "rush", "free")
    person, seat, before = first_move(petra, karel, table, "set_aside")
    assert not same_position(before, person.view(table, seat))
    assert undo(person, table, seat)["done"] is True
    after = person.view(table, seat)
    assert same_position(before, after)
    assert after["question"]["number"] > before["question"]["number"], "an old answer would be stale"
    assert after["number"] > before["number"], "the undo is an event in the log, not an erasure"
    events = [
        event_fields["event"] for event_fields in person.get(f"/api/tables/{table}/log", seat=seat)["events"]
    ]
    assert events[-1] == "undone"


def test_beyond_a_draw_the_others_are_asked(cluster: Cluster) -> None:
    """Ending the play in Rush draws cards and asks the next player."""
    petra, karel, table = two(cluster, "rush", "free")
    person, seat, before = first_move(petra, karel, table, "end_play")
    other, other_seat = (karel, 1) if person is petra else (petra, 0)
    asked = undo(person, table, seat)
    assert asked["done"] is False
    assert other.view(table, other_seat)["undo"] == {"seat": seat, "agreed": [seat]}
    assert vote(other, table, other_seat, True)["done"] is True
    assert same_position(before, person.view(table, seat))


def test_who_refuses_keeps_the_game_as_it_is(cluster: Cluster) -> None:
    petra, karel, table = two(cluster, "rush", "ask")
    person, seat, _ = first_move(petra, karel, table, "set_aside")
    other, other_seat = (karel, 1) if person is petra else (petra, 0)
    now = person.view(table, seat)["view"]
    assert undo(person, table, seat)["done"] is False, "this table asks even for a harmless step"
    vote(other, table, other_seat, False)
    after = person.view(table, seat)
    assert after["view"] == now
    assert after["undo"] is None
    with pytest.raises(Refused) as late:
        vote(other, table, other_seat, True)
    assert late.value.code == "not_now"


def test_a_move_ends_a_proposal(cluster: Cluster) -> None:
    petra, karel, table = two(cluster, "rush", "ask")
    person, seat, _ = first_move(petra, karel, table, "set_aside")
    undo(person, table, seat)
    person.answer(table, seat)
    assert person.view(table, seat)["undo"] is None


def test_off_is_off(cluster: Cluster) -> None:
    petra, karel, table = two(cluster, "rush", "off")
    person, seat, _ = first_move(petra, karel, table, "set_aside")
    with pytest.raises(Refused) as refused:
        undo(person, table, seat)
    assert refused.value.code == "not_now"


def test_there_must_be_something_to_take_back(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me", undo="free")
    with pytest.raises(Refused) as refused:
        undo(petra, table, 0)
    assert refused.value.code == "not_now"


def test_nobody_takes_back_for_another(cluster: Cluster) -> None:
    petra, karel, table = two(cluster, "rush", "free")
    person, seat, _ = first_move(petra, karel, table, "set_aside")
    other = karel if person is petra else petra
    with pytest.raises(Refused) as refused:
        undo(other, table, seat)
    assert refused.value.code == "forbidden"


def test_a_whole_turn_and_a_point_in_the_log(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me", undo="free")
    seat, start = asked_seat(petra, table, range(2)) or (0, {})
    pictures = [start]
    for _ in range(3):
        question = petra.view(table, seat)["question"]
        action = next(choice for choice in question["choices"] if choice.startswith("set_aside"))
        petra.move(table, seat, action, question["number"])
        pictures.append(petra.view(table, seat))
    assert undo(petra, table, seat, "point", pictures[1]["number"])["done"] is True
    assert same_position(pictures[1], petra.view(table, seat))
    assert undo(petra, table, seat, "turn")["done"] is True
    assert same_position(start, petra.view(table, seat))


def test_against_bots_their_replies_are_taken_back_too(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "recruit", undo="ask")
    before = wait_for_question(petra, table)
    petra.answer(table, 0)
    wait_for_question(petra, table)
    assert undo(petra, table, 0)["done"] is True
    after = wait_for_question(petra, table)
    assert same_position(before, after)


def test_who_lets_a_bot_sit_in_is_asked_too(cluster: Cluster) -> None:
    """M1: while the other lets a bot sit in, everything could be taken back without asking."""
    petra, karel, table = two(cluster, "rush", "ask")
    person, seat, before = first_move(petra, karel, table, "end_play")
    other, other_seat = (karel, 1) if person is petra else (petra, 0)
    other.answer(table, other_seat)
    moved = other.view(table, other_seat)["view"]
    other.post(f"/api/tables/{table}/bot", {"seat": other_seat, "level": "recruit"})
    assert undo(person, table, seat, "point", 0)["done"] is False, "the bot does not agree for its player"
    wait_for_proposal(person, table, seat)
    assert vote(other, table, other_seat, True)["done"] is True, "who is away may still agree"
    assert moved is not None
    assert same_position(before, person.view(table, seat))


def wait_for_proposal(person: Person, table: str, seat: int) -> None:
    """The bot's own moves end a proposal; when it has made them all, the proposal stays."""
    import time

    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        picture = person.view(table, seat)
        if picture["undo"] is not None and picture["question"] is not None:
            return
        if picture["undo"] is None:
            undo(person, table, seat, "point", 0)
        time.sleep(0.05)
    raise AssertionError("no proposal stays")


def test_what_wrongs_nobody_does_not_wait_for_who_is_away(cluster: Cluster) -> None:
    petra, karel, table = two(cluster, "rush", "free")
    person, seat, before = first_move(petra, karel, table, "set_aside")
    other, other_seat = (karel, 1) if person is petra else (petra, 0)
    other.post(f"/api/tables/{table}/bot", {"seat": other_seat, "level": "recruit"})
    assert undo(person, table, seat)["done"] is True
    assert same_position(before, person.view(table, seat))


def test_who_was_refused_waits_before_asking_again(cluster: Cluster) -> None:
    """L7: proposals without end, each an entry in the log."""
    petra, karel, table = two(cluster, "rush", "ask")
    person, seat, _ = first_move(petra, karel, table, "set_aside")
    other, other_seat = (karel, 1) if person is petra else (petra, 0)
    undo(person, table, seat)
    entries = len(person.get(f"/api/tables/{table}/log", seat=seat)["events"])
    assert undo(person, table, seat)["again"] is True, "the same proposal is already there"
    assert len(person.get(f"/api/tables/{table}/log", seat=seat)["events"]) == entries
    vote(other, table, other_seat, False)
    with pytest.raises(Refused) as refused:
        undo(person, table, seat)
    facts = refused.value.body["facts"]
    assert (refused.value.status, refused.value.code, facts["limit"]) == (429, "quota", "undo-pause")
    assert 1 <= facts["retry"] <= 20


def wait_for_question(person: Person, table: str) -> Any:
    import time

    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        picture = person.view(table, 0)
        if picture["question"] is not None or picture["status"] == "finished":
            return picture
        time.sleep(0.05)
    raise AssertionError("the bot does not answer")
