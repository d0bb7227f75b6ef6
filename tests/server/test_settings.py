"""What a server is told about how much it may be asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.harness import Person, ServerProcess
from tankodrom.commands.main import main
from tankodrom.core.errors import BadSetup
from tankodrom.server.settings import Settings, settings_from

PATIENCE = 60.0
PING = '{"type":"ping"}'


def test_several_processes_are_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--processes", "4"])
    assert ended.value.code == 2
    assert "PostgreSQL, Redis and a process manager: docs/self-hosting.md" in capsys.readouterr().err
    with pytest.raises(BadSetup, match="self-hosting"):
        settings_from({}, {"TANKODROM_PROCESSES": "4"})
    assert settings_from({}, {"TANKODROM_PROCESSES": "1"}) == Settings()


@pytest.mark.parametrize("given", [0, -5])
def test_some_messages_are_always_heard(given: int) -> None:
    with pytest.raises(BadSetup, match="messages_a_second is at least 1"):
        settings_from({"messages_a_second": given}, {})


@pytest.mark.parametrize(("allowed", "ends"), [(2, True), (100_000, False)])
def test_how_many_messages_a_socket_may_send_is_a_setting(tmp_path: Path, allowed: int, ends: bool) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), messages_a_second=allowed)
    try:
        table = Person(server.address).table("rush", "me", "open")
        address = f"{server.address.replace('http:', 'ws:')}/api/tables/{table}/live?seat=-1"
        with connect(address, proxy=None) as socket:
            closed = 0
            try:
                for _ in range(1000):
                    socket.send(PING)
                    socket.recv(timeout=PATIENCE)
            except ConnectionClosed as end:
                closed = end.rcvd.code if end.rcvd is not None else -1
            assert closed == (4429 if ends else 0)
    finally:
        server.stop()
