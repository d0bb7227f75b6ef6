"""Several processes of one `tankodrom serve`: a table has one that serves it, and nobody notices when one of them dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.harness import Person, Refused, ServerProcess, asked_seat
from server.test_live import listen, wait_for
from tankodrom.core.errors import BadSetup
from tankodrom.server.lines import Mailbox
from tankodrom.server.settings import settings_from
from tankodrom.server.siblings import Siblings

PROCESSES = 2
PATIENCE = 40.0  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = family(tmp_path_factory.mktemp("family"))
    yield made
    made.stop()


def family(folder: Path, runners: int = 1) -> ServerProcess:
    return ServerProcess(str(folder / "tables.db"), runners=runners, bot_seconds=0.05, processes=PROCESSES)


def owner_of(table: str) -> int:
    return Siblings(0, [Mailbox() for _ in range(PROCESSES)], None).owner_of(table)


def one_of_each(person: Person, *seats: str) -> list[str]:
    """A table for each process."""
    found: dict[int, str] = {}
    while len(found) < PROCESSES:
        table = person.table("battlegrounds", *seats)
        found[owner_of(table)] = table
    return [found[number] for number in range(PROCESSES)]


def until(is_so: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def is_served_by(process: int, socket: ClientConnection) -> bool:
    """Does this process hold the other end?"""
    port = socket.socket.getsockname()[1]
    ends = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    names = {f"socket:[{end[9]}]" for end in ends if int(end[2].rpartition(":")[2], 16) == port}
    for handle in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            if os.readlink(handle) in names:
                return True
    return False


@contextmanager
def listen_at_its_owner(server: ServerProcess, person: Person, table: str) -> Iterator[ClientConnection]:
    """Until the owner is there, another process serves its tables: in the first moments it may not be yet."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with listen(server.address, person, table, -1) as socket:
            wait_for(socket, "hello")
            if is_served_by(server.members()[owner_of(table)], socket):
                yield socket
                return
        assert time.monotonic() < deadline, "its owner does not serve it"
        time.sleep(0.05)


def is_cut(socket: ClientConnection) -> bool:
    try:
        while True:
            socket.recv(timeout=2)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize("given", [0, -2])
def test_there_is_at_least_one_process(given: int) -> None:
    with pytest.raises(BadSetup, match="processes is at least 1"):
        settings_from({"processes": given}, {})


def test_a_database_in_memory_is_for_one_process() -> None:
    with pytest.raises(BadSetup, match="database in memory"):
        settings_from({"processes": 2, "database": ":memory:"}, {})


def test_nothing_is_handed_to_one_that_is_not_there() -> None:
    mailbox = Mailbox()
    assert not mailbox.is_emptied(), "nobody has come yet"
    mailbox.emptied_by(os.getpid())
    assert mailbox.is_emptied()
    mailbox.emptied_by(0)
    assert not mailbox.is_emptied(), "it went in peace"
    dead = subprocess.Popen(["true"])
    dead.wait()
    mailbox.emptied_by(dead.pid)
    assert not mailbox.is_emptied(), "it died and could not say so"


def test_all_who_follow_a_table_are_served_by_one_process(server: ServerProcess) -> None:
    """Presence is known to the process that holds the sockets: so each sees the other only if they are together."""
    petra = Person(server.address, "Petra")
    karel = Person(server.address, "Karel")
    for _ in range(10):
        table = petra.table("rush", "me", "open")
        karel.post(f"/api/tables/{table}/join", {})
        with listen(server.address, petra, table, 0) as mine, listen(server.address, karel, table, 1) as his:
            while wait_for(mine, "presence")["seats"] != [0, 1]:
                pass
            while wait_for(his, "presence")["seats"] != [0, 1]:
                pass


def test_a_stream_goes_where_the_sockets_are(server: ServerProcess) -> None:
    petra = Person(server.address)
    for table in one_of_each(petra, "me", "me"):
        fresh = petra.at(server.address)
        with fresh.http.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "hello"
            assert json.loads(next(lines)) == {"type": "presence", "seats": [0, 1]}
            petra.answer(table, (asked_seat(petra, table, range(2)) or (0, None))[0])
            assert json.loads(next(lines))["type"] == "news"


def test_what_is_done_over_rest_anywhere_is_heard_by_the_sockets(server: ServerProcess) -> None:
    petra = Person(server.address)
    for table in one_of_each(petra, "me", "me"):
        with listen(server.address, petra, table, -1) as watching:
            wait_for(watching, "hello")
            for _ in range(6):
                fresh = petra.at(server.address)  # a new connection, which any process may take
                seat, _ = asked_seat(fresh, table, range(2)) or (0, None)
                fresh.answer(table, seat)
                wait_for(watching, "news")
            petra.at(server.address).post(f"/api/tables/{table}/chat", {"text": "Good luck"})
            assert wait_for(watching, "chat")["line"]["text"] == "Good luck"


def test_a_table_that_does_not_exist_is_refused_by_its_process(server: ServerProcess) -> None:
    petra = Person(server.address)
    for table in ("0" * 32, "1" * 32, "2" * 32, "no-such-table"):
        with listen(server.address, petra, table, 0) as socket:
            assert wait_for(socket, "refused")["code"] == "not_found"


def test_every_process_has_a_runner_for_bots_and_hints(server: ServerProcess) -> None:
    petra = Person(server.address)
    for table in one_of_each(petra, "me", "veteran"):
        with listen(server.address, petra, table, 0) as socket:
            picture = wait_for(socket, "hello")["picture"]
            for _ in range(8):
                while picture["question"] is None:
                    picture = wait_for(socket, "news")["picture"]
                petra.answer(table, 0)
                picture = wait_for(socket, "news")["picture"]

    def hints_come_from_everywhere() -> bool:
        for _ in range(8):
            fresh = petra.at(server.address)
            mine = fresh.table("battlegrounds", "me", "me")
            seat, _ = asked_seat(fresh, mine, range(2)) or (0, None)
            try:
                assert fresh.get(f"/api/tables/{mine}/hint", seat=seat, seconds=0.1)
            except Refused:  # a runner needs a moment to come
                return False
        return True

    until(hints_come_from_everywhere, "no hints")


def test_one_that_dies_is_replaced_and_the_other_one_is_not_disturbed(tmp_path: Path) -> None:
    server = family(tmp_path, runners=0)
    try:
        petra = Person(server.address)
        tables = one_of_each(petra, "me", "me")
        with (
            listen_at_its_owner(server, petra, tables[0]) as of_the_first,
            listen_at_its_owner(server, petra, tables[1]) as of_the_second,
        ):
            before = server.members()
            os.kill(before[0], signal.SIGKILL)
            assert is_cut(of_the_first)
            assert not is_cut(of_the_second)
            until(lambda: len(server.members()) == len(before), "nobody takes its place")
        for table in tables:
            with listen(server.address, petra, table, -1) as socket:
                wait_for(socket, "hello")
                petra.at(server.address).answer(
                    table, (asked_seat(petra.at(server.address), table, range(2)) or (0, None))[0]
                )
                wait_for(socket, "news")
    finally:
        server.stop()


def test_a_new_scribe_takes_over_what_was_under_way(tmp_path: Path) -> None:
    server = family(tmp_path, runners=0)
    try:
        petra = Person(server.address)
        table = petra.table("battlegrounds", "me", "me")
        for _ in range(3):
            os.kill(server.members()[-1], signal.SIGKILL)
            fresh = petra.at(server.address)
            seat, _ = asked_seat(fresh, table, range(2)) or (0, None)
            fresh.answer(table, seat)  # waits for the new one
        moves = [entry for entry in petra.get(f"/api/tables/{table}/log")["events"] if not entry.get("table")]
        assert moves
    finally:
        server.stop()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_all_of_them(tmp_path: Path, number: signal.Signals) -> None:
    server = family(tmp_path)
    members = server.members()
    assert len(members) == PROCESSES + 1
    assert server.stop(number) == 0
    assert not any(is_alive(member) for member in members)
    assert "Traceback" not in "".join(server.lines)


def test_who_lost_the_watcher_ends(tmp_path: Path) -> None:
    server = family(tmp_path, runners=0)
    *workers, scribe = server.members()
    os.kill(server.pid, signal.SIGKILL)
    until(lambda: not any(is_alive(worker) for worker in workers), "orphans go on")
    until(lambda: not is_alive(scribe), "the scribe writes for nobody")
