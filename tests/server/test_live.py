"""Sockets and streams: numbered news, resync after a gap, presence."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.conftest import Cluster, postgres_cluster
from server.harness import Person, RedisServer, asked_seat, new_id


def listen(address: str, person: Person, table: str, seat: int, after: int = 0) -> ClientConnection:
    url = address.replace("http", "ws") + f"/api/tables/{table}/live?seat={seat}&after={after}&outlook=1"
    return connect(url, additional_headers={"Authorization": f"Bearer {person.token}"})


def wait_for(socket: ClientConnection, *kinds: str) -> Any:
    """The next message of one of these kinds; presence and the like are passed over."""
    while True:
        message = json.loads(socket.recv(timeout=30))
        if message["type"] in kinds:
            return message


def test_a_move_over_the_socket_is_told_to_both_sides_at_any_process(cluster: Cluster) -> None:
    petra = cluster.person("Petra")
    karel = cluster.person("Karel", other=True)
    table = petra.table("battlegrounds", "me", "open")
    karel.post(f"/api/tables/{table}/join", {})
    with (
        listen(cluster.address, petra, table, 0) as mine,
        listen(cluster.other, karel, table, 1) as his,
        listen(cluster.other, karel, table, -1) as watching,
    ):
        pictures = [wait_for(socket, "hello")["picture"] for socket in (mine, his)]
        sockets = [mine, his]
        wait_for(watching, "hello")
        for _ in range(10):
            seat = 0 if pictures[0]["question"] is not None else 1
            question = pictures[seat]["question"]
            id = new_id()
            sockets[seat].send(
                json.dumps(
                    {
                        "type": "move",
                        "seat": seat,
                        "question": question["number"],
                        "action": question["choices"][0],
                        "id": id,
                    }
                )
            )
            news = [wait_for(socket, "news") for socket in sockets]
            assert wait_for(sockets[seat], "done")["id"] == id
            public = wait_for(watching, "news")
            assert public["picture"]["question"] is None
            for at in (0, 1):
                numbers = [event["number"] for event in news[at]["events"]]
                assert numbers == list(range(pictures[at]["number"] + 1, news[at]["picture"]["number"] + 1))
                pictures[at] = news[at]["picture"]


def test_who_comes_back_is_told_what_was_missed(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    for _ in range(6):
        seat, _ = asked_seat(petra, table, range(2)) or (0, None)
        petra.answer(table, seat)
    whole = petra.get(f"/api/tables/{table}/log", seat=0)["events"]
    with listen(cluster.other, petra, table, 0, after=2) as socket:
        hello = wait_for(socket, "hello")
        assert hello["complete"] is True
        assert hello["missed"] == whole[2:]
        assert hello["picture"] == petra.view(table, 0)
    with listen(cluster.other, petra, table, 0) as socket:
        assert wait_for(socket, "hello")["complete"] is False, "who knows nothing gets the picture"


def test_presence_is_told(cluster: Cluster) -> None:
    petra = cluster.person("Petra")
    karel = cluster.person("Karel")
    table = petra.table("rush", "me", "open")
    karel.post(f"/api/tables/{table}/join", {})
    with listen(cluster.address, petra, table, 0) as mine:
        assert wait_for(mine, "presence")["seats"] == [0]
        with listen(cluster.address, karel, table, 1):
            assert wait_for(mine, "presence")["seats"] == [0, 1]
        assert wait_for(mine, "presence")["seats"] == [0]


def test_chat_is_heard_at_every_process(cluster: Cluster) -> None:
    petra = cluster.person("Petra")
    table = petra.table("rush", "me", "me")
    with listen(cluster.other, petra, table, 0) as other, listen(cluster.address, petra, table, 0) as mine:
        wait_for(other, "hello")
        mine.send(json.dumps({"type": "say", "text": "nazdar"}))
        assert wait_for(other, "chat")["line"]["text"] == "nazdar"
        assert wait_for(mine, "chat")["line"]["name"] == "Petra"


def test_a_seat_of_another_is_not_shown(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me")
    with listen(cluster.address, cluster.person("Karel"), table, 0) as socket:
        assert json.loads(socket.recv(timeout=30))["code"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)
        assert socket.close_code == 4403


def test_the_stream_of_lines_tells_the_same(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    lines: list[Any] = []
    enough = threading.Event()

    def follow() -> None:
        with httpx.stream(
            "GET",
            f"{cluster.other}/api/tables/{table}/stream",
            params={"seat": 0},
            headers=dict(petra.http.headers),
            timeout=60,
        ) as reply:
            for line in reply.iter_lines():
                lines.append(json.loads(line))
                if sum(each["type"] == "news" for each in lines) >= 3:
                    enough.set()
                    return

    thread = threading.Thread(target=follow, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not lines and time.monotonic() < deadline:
        time.sleep(0.02)
    for _ in range(3):
        seat, _ = asked_seat(petra, table, range(2)) or (0, None)
        petra.answer(table, seat)
    assert enough.wait(30)
    assert lines[0]["type"] == "hello"
    assert [each for each in lines if each["type"] == "news"][-1]["picture"] == petra.view(table, 0)


def test_without_redis_news_are_slower_and_nothing_is_lost(postgres: Any, tmp_path: Path) -> None:
    redis = RedisServer(tmp_path)
    pair = postgres_cluster(postgres, redis, 0)
    try:
        petra = pair.person()
        table = petra.table("battlegrounds", "me", "me")
        with listen(pair.other, petra, table, 0) as socket:
            wait_for(socket, "hello")
            for is_up in (False, True):
                redis.start() if is_up else redis.stop()
                for _ in range(4):
                    seat, _ = asked_seat(petra, table, range(2)) or (0, None)
                    petra.answer(table, seat)
                number = petra.view(table, 0)["number"]
                while wait_for(socket, "news")["picture"]["number"] < number:
                    pass
    finally:
        for process in pair.processes:
            process.stop()
        redis.stop()


def test_messages_are_understood_however_they_are_cut(cluster: Cluster) -> None:
    """Whole frames take a short way; pieces, and several at once, the long one. Both say the same."""
    petra = cluster.person("Petra")
    table = petra.table("rush", "me", "me")
    with listen(cluster.address, petra, table, -1) as socket:
        wait_for(socket, "hello")
        socket.send('{"type":"ping","id":"whole"}')
        assert wait_for(socket, "pong")["id"] == "whole"
        socket.send(['{"type":"pi', 'ng","id":', '"pieces"}'])
        assert wait_for(socket, "pong")["id"] == "pieces"
        socket.send('{"type":"ping","id":"whole again"}')
        assert wait_for(socket, "pong")["id"] == "whole again"
        with socket.protocol_mutex:  # two frames in one packet, then one in two
            for id in ("first", "second"):
                socket.protocol.send_text(json.dumps({"type": "ping", "id": id}).encode())
            socket.socket.sendall(b"".join(socket.protocol.data_to_send()))
            socket.protocol.send_text(b'{"type":"ping","id":"halves"}')
            data = b"".join(socket.protocol.data_to_send())
            socket.socket.sendall(data[:3])
            time.sleep(0.1)
            socket.socket.sendall(data[3:])
        assert [wait_for(socket, "pong")["id"] for _ in range(3)] == ["first", "second", "halves"]


def test_a_client_is_answered_in_the_order_in_which_it_spoke(cluster: Cluster) -> None:
    """Also when a move must reach the disk first and what was said after it need not."""
    petra = cluster.person("Petra")
    table = petra.table("battlegrounds", "me", "me")
    seat, picture = asked_seat(petra, table, range(2)) or (0, {})
    question = picture["question"]
    move = {"type": "move", "seat": seat, "question": question["number"], "action": question["choices"][0]}
    with listen(cluster.address, petra, table, seat) as socket:
        wait_for(socket, "hello")
        for id in ("first", "second"):  # the second is an answer to a question that the first has closed
            socket.send(json.dumps({**move, "id": id}))
            socket.send(json.dumps({"type": "ping", "id": f"after the {id}"}))
        answers = [wait_for(socket, "done", "refused", "pong") for _ in range(4)]
    assert [(answer["type"], answer["id"]) for answer in answers] == [
        ("done", "first"),
        ("pong", "after the first"),
        ("refused", "second"),
        ("pong", "after the second"),
    ]
