"""Seats among strangers: reserved by links, one for each, removed before the game, and given to a bot by vote."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.conftest import Cluster
from server.harness import Person, Refused


def made(person: Person, *kinds: str, **more: Any) -> tuple[str, list[str]]:
    """The table and the keys of its seats."""
    table = person.post("/api/tables", {"game": "rush", "seats": [{"kind": kind} for kind in kinds], **more})
    return table["table"], table["keys"]


def join(person: Person, table: str, **wish: Any) -> Any:
    return person.post(f"/api/tables/{table}/join", wish)


def refusal_of(person: Person, path: str, body: Any, method: str = "POST") -> str:
    with pytest.raises(Refused) as refused:
        person.call(method, path, body)
    assert refused.value.body["message"]
    return f"{refused.value.status} {refused.value.code}"


def socket_of(person: Person, address: str, table: str, seat: int) -> Any:
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
    return connect(url, additional_headers={"Authorization": f"Bearer {person.token}"}, proxy=None)


def heard_until(socket: Any, kind: str) -> list[Any]:
    messages: list[Any] = []
    deadline = time.monotonic() + 60
    while not messages or messages[-1]["type"] != kind:
        messages.append(json.loads(socket.recv(timeout=max(0.1, deadline - time.monotonic()))))
    return messages


def expect_no_view(socket: Any) -> None:
    """Until the socket is closed."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        assert message.get("picture", {}).get("view") is None


# Links


def test_a_link_that_was_handed_out_reserves_its_seat(cluster: Cluster) -> None:
    """M6: Boris, who knows the table, took the seat that Cyril had the link to."""
    petra, boris, cyril = cluster.person("Petra"), cluster.person("Boris", other=True), cluster.person("Cyril")
    table, keys = made(petra, "me", "open", "open")
    info = petra.post(f"/api/tables/{table}/reserve", {"seat": 2, "reserved": True})
    assert [seat["reserved"] for seat in info["seats"]] == [False, False, True]
    assert refusal_of(boris, f"/api/tables/{table}/join", {"seat": 2}) == "403 reserved"
    assert join(boris, table)["seats"][1]["yours"], "any seat is one that is not reserved"
    assert join(cyril, table, key=keys[2])["status"] == "playing"


def test_a_seat_can_be_reserved_from_the_beginning_and_be_freed(cluster: Cluster) -> None:
    petra, boris = cluster.person("Petra"), cluster.person("Boris", other=True)
    seats = [{"kind": "me"}, {"kind": "open", "reserved": True}]
    table = petra.post("/api/tables", {"game": "rush", "seats": seats})["table"]
    assert refusal_of(boris, f"/api/tables/{table}/join", {}) == "403 reserved"
    assert refusal_of(boris, f"/api/tables/{table}/reserve", {"seat": 1, "reserved": False}) == "403 forbidden"
    petra.post(f"/api/tables/{table}/reserve", {"seat": 1, "reserved": False})
    assert join(boris, table)["status"] == "playing"
    assert refusal_of(petra, f"/api/tables/{table}/reserve", {"seat": 1, "reserved": True}) == "409 not_now"


def test_one_open_seat_for_each_unless_the_maker_allows_more(cluster: Cluster) -> None:
    """M6: one player could take all open seats at a stranger's table."""
    petra, boris = cluster.person("Petra"), cluster.person("Boris", other=True)
    table, keys = made(petra, "me", "open", "open", "open")
    join(boris, table, seat=1)
    assert refusal_of(boris, f"/api/tables/{table}/join", {"seat": 2}) == "409 one_seat"
    assert join(boris, table)["status"] == "open", "who asks for any seat again has the old one"
    assert join(boris, table, key=keys[2])["seats"][2]["yours"], "a link is the maker's word"
    assert join(petra, table, seat=3)["seats"][3]["yours"], "at their own table the maker may"
    generous, _ = made(petra, "me", "open", "open", many_seats=True)
    join(boris, generous, seat=1)
    assert join(boris, generous, seat=2)["status"] == "playing"


# Before the game


def test_the_maker_removes_somebody_who_comes_back_by_a_new_link_only(cluster: Cluster) -> None:
    petra, boris = cluster.person("Petra"), cluster.person("Boris", other=True)
    table, keys = made(petra, "me", "open", "open")
    join(boris, table, key=keys[1])
    assert refusal_of(boris, f"/api/tables/{table}/remove", {"seat": 0}) == "403 forbidden"
    assert refusal_of(petra, f"/api/tables/{table}/remove", {"seat": 0}) == "409 not_now"
    info = petra.post(f"/api/tables/{table}/remove", {"seat": 1})
    seat = info["seats"][1]
    assert (seat["kind"], seat["name"], seat["reserved"]) == ("open", "", True)
    assert refusal_of(boris, f"/api/tables/{table}/join", {"key": keys[1]}) == "403 forbidden"
    assert refusal_of(boris, f"/api/tables/{table}/join", {"seat": 2}) == "403 removed"
    assert info["keys"][0] == info["keys"][2] == ""
    assert join(boris, table, key=info["keys"][1])["seats"][1]["yours"]
    told = [each["facts"].get("what") for each in petra.get(f"/api/tables/{table}/log")["events"]]
    assert told == ["join", "removed", "join"]


def test_who_was_removed_is_told_and_sees_nothing_more_of_the_seat(cluster: Cluster) -> None:
    """Their socket followed the seat, and would have shown the cards of who took it next."""
    petra, boris, cyril = cluster.person("Petra"), cluster.person("Boris", other=True), cluster.person("Cyril")
    table, _ = made(petra, "me", "open", "open")
    join(boris, table, seat=1)
    with socket_of(boris, cluster.other, table, 1) as socket:
        heard_until(socket, "hello")
        key = petra.post(f"/api/tables/{table}/remove", {"seat": 1})["keys"][1]
        heard_until(socket, "table")
        join(cyril, table, key=key)
        with pytest.raises(ConnectionClosed):
            expect_no_view(socket)
    with pytest.raises(Refused) as refused:
        boris.view(table, 1)
    assert refused.value.code == "forbidden"


def test_the_maker_deletes_a_table_before_it_begins_and_everybody_there_is_told(cluster: Cluster) -> None:
    petra, boris = cluster.person("Petra"), cluster.person("Boris", other=True)
    table, _ = made(petra, "me", "open", "open")
    join(boris, table, seat=1)
    boris.post(f"/api/tables/{table}/chat", {"text": "ahoj"})
    assert refusal_of(boris, f"/api/tables/{table}", None, "DELETE") == "403 forbidden"
    with socket_of(boris, cluster.other, table, 1) as socket:
        heard_until(socket, "hello")
        petra.http.delete(f"/api/tables/{table}").raise_for_status()
        assert heard_until(socket, "removed")
    for person in (petra, boris):
        with pytest.raises(Refused) as gone:
            person.get(f"/api/tables/{table}")
        assert gone.value.code == "not_found"
    assert petra.get("/api/me/tables") == []


def test_a_table_that_began_cannot_be_deleted(cluster: Cluster) -> None:
    petra = cluster.person("Petra")
    table, _ = made(petra, "me", "me")
    assert refusal_of(petra, f"/api/tables/{table}", None, "DELETE") == "409 not_now"


# Who does not answer


def three(cluster: Cluster, patience: int) -> tuple[list[Person], str]:
    people = [cluster.person("Petra"), cluster.person("Boris", other=True), cluster.person("Cyril")]
    table, _ = made(people[0], "me", "open", "open", patience=patience, options={"starting_player": 1})
    for person in people[1:]:
        join(person, table)
    return people, table


def wait_until_stalled(person: Person, table: str) -> Any:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        stalled = person.get(f"/api/tables/{table}")["stalled"]
        if stalled:
            return stalled
        time.sleep(0.1)
    raise AssertionError("nobody keeps the table waiting")


def vote(person: Person, table: str, agree: bool = True) -> Any:
    return person.post(f"/api/tables/{table}/replace", {"seat": 1, "agree": agree})


def test_the_others_give_a_stalled_seat_to_a_bot_and_its_player_takes_it_back(cluster: Cluster) -> None:
    """M6: who walks away stalled the game for ever."""
    (petra, boris, cyril), table = three(cluster, 1)
    stalled = wait_until_stalled(cyril, table)
    assert [(each["seat"], each["agreed"], each["needed"]) for each in stalled] == [(1, [], 2)]
    assert refusal_of(boris, f"/api/tables/{table}/replace", {"seat": 1, "agree": True}) == "403 forbidden"
    assert (
        refusal_of(cluster.person("X"), f"/api/tables/{table}/replace", {"seat": 1, "agree": True})
        == "403 forbidden"
    )
    vote(petra, table)
    vote(petra, table, False)
    assert vote(petra, table)["seats"][1]["kind"] == "person", "one of two is no majority"
    vote(petra, table)  # again: nothing new
    assert wait_until_stalled(boris, table)[0]["agreed"] == [0]
    seat = vote(cyril, table)["seats"][1]
    assert (seat["kind"], seat["held"]) == ("bot", True)
    names = [each["event"] for each in petra.get(f"/api/tables/{table}/log")["events"]]
    assert names.count("bot-vote") == 4
    assert boris.post(f"/api/tables/{table}/back", {"seat": 1})["seats"][1]["kind"] == "person"


def test_before_the_time_is_over_nobody_votes_and_nobody_learns_who_is_asked(cluster: Cluster) -> None:
    (petra, _, cyril), table = three(cluster, 600)
    assert cyril.get(f"/api/tables/{table}")["stalled"] == []
    assert refusal_of(petra, f"/api/tables/{table}/replace", {"seat": 1, "agree": True}) == "409 not_now"
    (petra, _, cyril), never = three(cluster, 0)
    assert cyril.get(f"/api/tables/{never}")["patience"] == 0
    assert refusal_of(petra, f"/api/tables/{never}/replace", {"seat": 1, "agree": True}) == "409 not_now"


def test_an_answer_makes_votes_void(cluster: Cluster) -> None:
    (petra, boris, _), table = three(cluster, 1)
    wait_until_stalled(petra, table)
    vote(petra, table)
    boris.answer(table, 1)
    for stalled in petra.get(f"/api/tables/{table}")["stalled"]:
        assert stalled["agreed"] == []
