"""What a process loads: a server no bots, a bot runner no server."""

from __future__ import annotations

import subprocess
import sys

import pytest


def loaded_by(program: str) -> set[str]:
    program += "\nimport sys\nprint('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_a_server_that_checks_the_level_of_a_bot_does_not_load_what_bots_know() -> None:
    modules = loaded_by(
        "import tankodrom.server.process\n"
        "from tankodrom.core.setup import Setup\n"
        "from tankodrom.titles.registry import all_titles\n"
        "for title in all_titles():\n"
        "    title.check_bot(title.usual_level, Setup(2))"
    )
    assert "tankodrom.server.tables.lobby" in modules
    assert not [name for name in modules if name.startswith("tankodrom.ai.")]


@pytest.mark.parametrize("library", ["litestar", "sqlalchemy", "uvicorn", "tankodrom.server"])
def test_a_bot_runner_does_not_load_the_server(library: str) -> None:
    modules = loaded_by("import tankodrom.logs, tankodrom.runner.bot_runner, tankodrom.commands.bots")
    assert "tankodrom.runner.bot_runner" in modules
    assert library not in modules
