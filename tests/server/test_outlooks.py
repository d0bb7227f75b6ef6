"""The outlook comes with the picture of a seat that is asked, or follows it where it takes long."""

from __future__ import annotations

from websockets.sync.client import connect

from server.conftest import Cluster
from server.test_live import listen, wait_for


def test_a_quick_outlook_is_in_the_picture_of_who_is_asked(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    asked = next(seat for seat in (0, 1) if petra.view(table, seat)["question"] is not None)
    assert petra.view(table, 1 - asked)["outlook"] is None
    assert petra.view(table, -1)["outlook"] is None
    for _ in range(12):
        seat = next(each for each in (0, 1) if petra.view(table, each)["question"] is not None)
        picture = petra.view(table, seat)
        assert picture["outlook"] == petra.get(f"/api/tables/{table}/outlook", seat=seat)
        if picture["question"]["prompt"] == "main":
            break
        petra.answer(table, seat)
    assert any("moves" in card for colour in picture["outlook"].values() for card in colour.values())


def test_a_socket_brings_the_outlook_to_who_asked_for_it(cluster: Cluster) -> None:
    petra = cluster.person()
    for game in ("battlegrounds", "duel"):
        table = petra.table(game, "me", "me")
        seat = next(each for each in (0, 1) if petra.view(table, each)["question"] is not None)
        path = cluster.address.replace("http", "ws") + f"/api/tables/{table}/live?seat={seat}"
        headers = {"Authorization": f"Bearer {petra.token}"}
        with connect(path, additional_headers=headers) as plain:
            assert wait_for(plain, "hello")["picture"]["outlook"] is None
            petra.answer(table, seat)
            assert wait_for(plain, "news", "outlook")["picture"]["outlook"] is None
            plain.send('{"type":"ping","id":"end"}')
            assert wait_for(plain, "outlook", "pong")["type"] == "pong"
    table = petra.table("battlegrounds", "me", "me")
    with listen(cluster.address, petra, table, 0) as first, listen(cluster.address, petra, table, 1) as second:
        pictures = [wait_for(socket, "hello")["picture"] for socket in (first, second)]
        for _ in range(4):
            seat = next(each for each in (0, 1) if pictures[each]["question"] is not None)
            assert pictures[seat]["outlook"] == petra.get(f"/api/tables/{table}/outlook", seat=seat)
            petra.answer(table, seat)
            pictures = [wait_for(socket, "news")["picture"] for socket in (first, second)]


def test_a_game_without_an_outlook_has_none(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me")
    assert [petra.view(table, seat)["outlook"] for seat in (0, 1)] == [None, None]


def test_a_slow_outlook_follows_the_picture_with_the_number_of_its_question(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("duel", "me", "me")
    with listen(cluster.address, petra, table, 0) as first, listen(cluster.address, petra, table, 1) as second:
        sockets = [first, second]
        pictures = [wait_for(socket, "hello")["picture"] for socket in sockets]
        for _ in range(6):
            seat = next(each for each in (0, 1) if pictures[each]["question"] is not None)
            question = pictures[seat]["question"]
            assert pictures[seat]["outlook"] is None
            told = wait_for(sockets[seat], "outlook")
            while told["question"] < question["number"]:
                told = wait_for(sockets[seat], "outlook")
            assert (told["seat"], told["question"]) == (seat, question["number"])
            assert told["outlook"] == petra.get(f"/api/tables/{table}/outlook", seat=seat)
            petra.answer(table, seat)
            for each in (0, 1):
                pictures[each] = petra.view(table, each)
