"""The description of the API is taken at its word: Schemathesis asks what it allows, and what it does not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.harness import Person, ServerProcess

EXAMPLES: Final = 20  # per operation
CHECKS: Final = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
ID: Final = re.compile("[0-9a-f]{32}")


class Api:
    def __init__(self, server: ServerProcess) -> None:
        self.person = Person(server.address, "Petra")
        self.headers = {"Authorization": f"Bearer {self.person.token}"}
        self.schema: Any = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
        self.statuses: Counter[int] = Counter()


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    server = ServerProcess(str(tmp_path_factory.mktemp("schema") / "tables.db"))
    yield Api(server)
    server.stop()
    assert "Traceback" not in "".join(server.lines)


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_whatever_is_asked_the_server_does_not_break(
    api: Api, mode: GenerationMode, subtests: pytest.Subtests, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the description allows, and what it does not."""
    # The stream ends when the table does: never.
    for found in api.schema.exclude(path_regex="/stream$").get_all_operations():
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not operation.body and not list(operation.iter_parameters()):
            continue  # nothing to get wrong
        if operation.label == "DELETE /api/me":
            continue  # the others need somebody who asks
        with subtests.test(operation.label):
            try_out(api, operation.as_strategy(generation_mode=mode))
    with capsys.disabled():
        print(f"\n  {mode.value}: answers by status {dict(sorted(api.statuses.items()))}")
    assert any(status < 300 for status in api.statuses), "something was allowed"


def try_out(api: Api, cases: Any) -> None:
    @settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=cases)
    def ask(case: Any) -> None:
        if ID.fullmatch(str((case.path_parameters or {}).get("table", ""))):
            # Nobody guesses the id of a table; so one that is there, and new, so that no example spoils the next.
            case.path_parameters["table"] = api.person.table("rush", "me", "me")
        reply = case.call(headers=api.headers, timeout=60)
        api.statuses[reply.status_code] += 1
        case.validate_response(reply, checks=CHECKS)
        if reply.status_code >= 400:
            assert set(reply.json()) == {"code", "message", "facts"}, "every refusal has the same form"

    ask()


def test_the_description_names_every_address(api: Api) -> None:
    paths = set(api.schema.raw_schema["paths"])
    assert {"/api/players", "/api/me", "/api/games", "/api/tables", "/api/me/tables"} <= paths
    for what in ("view", "moves", "undo", "undo/vote", "log", "recap", "position", "hint", "file", "chat", "join"):
        assert f"/api/tables/{{table_id}}/{what}" in paths
