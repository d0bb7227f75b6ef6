"""The game that docs/curl-game.md plays with curl, played as it stands there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from server.harness import ServerProcess

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "curl-game.md"
PATIENCE = 300.0  # seconds; a loaded machine is slow


def the_script() -> str:
    blocks = re.findall(r"^```sh\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1, "the document has one script, in one piece"
    script: str = blocks[0]
    return script


def test_a_whole_game_is_played_with_curl_and_verified(tmp_path: Path) -> None:
    script = tmp_path / "game.sh"
    script.write_text(the_script(), encoding="utf-8")
    server = ServerProcess(str(tmp_path / "tables.db"), runners=1, bot_seconds=0.05)
    try:
        played = subprocess.run(
            ["sh", str(script)],
            cwd=tmp_path,
            env={
                **os.environ,
                "TANKODROM_SERVER": server.address,
                "TANKODROM": str(Path(sys.executable).with_name("tankodrom")),
            },
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    finally:
        server.stop()
    told = played.stdout + played.stderr + "".join(server.lines)
    assert played.returncode == 0, told
    assert "won by" in played.stdout, told
    assert "kept" in played.stdout, told
    assert played.stderr == "", "nothing for the reader to wonder about"

    lines = [json.loads(line) for line in (tmp_path / "stream.ndjson").read_text(encoding="utf-8").splitlines()]
    assert lines[0]["type"] == "hello"
    news = [line for line in lines if line["type"] == "news"]
    assert news[-1]["picture"]["status"] == "finished", "the stream saw the end"
    assert news[-1]["picture"]["view"]["outcome"] is not None
    heard = [event["number"] for line in news for event in line["events"]]
    begun = lines[0]["picture"]["number"]
    assert heard == list(range(begun + 1, begun + 1 + len(heard))), "nothing was missed and nothing came twice"

    first, *entries, last = map(json.loads, (tmp_path / "game.txt").read_text(encoding="utf-8").splitlines())
    assert (first["format"], first["game"]) == ("tankodrom-game", "battlegrounds")
    assert {entry["seat"] for entry in entries if entry["kind"] == "move"} == {0, 1}
    assert re.fullmatch(r"[0-9a-f]{64}", last["seed"])
