"""Keep files that one release wrote. Tests of later releases read them: tests/releases/NAME/.

    python tools/make_release_fixtures.py NAME

Run it with the code of that release. It talks to the server over HTTP only, so it runs with any release.

    states.json.gz    positions in the middle of games, with the moves that follow and the digest of where they lead
    tables.db.gz      a SQLite database with open, running and finished tables
    tables.json       how its tables looked to their players
    *.game            game files of the finished tables
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path
from typing import Any

import httpx

from tankodrom.core.kernel import apply, pending
from tankodrom.core.replay import state_digest
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "releases"
POSITIONS = 60  # of each setup, each with another stack of open steps
FOLLOWING = 40  # moves after each of them
LAST_EVENTS = 60  # of each table's log
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("rush", 2, {}),
    ("rush", 3, {"interactive_combat": True, "extended_shop": True, "medal_sets": True, "single_reshuffle": True}),
    ("rush", 4, {"team_game": True, "weak_hand_compensation": True, "defended_bases_bonus": True,
                 "recruitment_alternative": True}),
    ("battlegrounds", 2, {}),
    ("battlegrounds", 4, {"variant": "teams", "draft": True}),
    ("battlegrounds", 3, {"variant": "family"}),
    ("battlegrounds", 1, {"variant": "solo"}),
    ("duel", 2, {}),
    ("duel", 4, {"mission": "M4", "radios": "on", "infantry": "on"}),
    ("duel", 1, {"mission": "M8"}),
]  # fmt: skip


def move_by_chance(state: State, rng: random.Random) -> tuple[int, str]:
    decision = rng.choice(pending(state))
    action = rng.choice(decision.choices)
    text = text_of(state, action)
    apply(state, decision.seat, action)
    return decision.seat, text


def positions_of(key: str, seats: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """One position for each stack of steps that random play reaches."""
    game = game_named(key)
    rng = random.Random(f"{key} {seats} {sorted(options)}")
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for seed in range(40):
        state = game.new(Setup(seats, options), seed)
        while pending(state) and len(found) < POSITIONS:
            stack = tuple(step.name() for step in state.stack)
            if stack not in found and rng.random() < 0.3:
                twin = state.copy()
                moves = []
                for _ in range(FOLLOWING):
                    if pending(twin):
                        moves.append(move_by_chance(twin, rng))
                found[stack] = {
                    "game": key,
                    "state": json.loads(json.dumps(game.save(state))),  # a copy: the lists belong to the state
                    "asked": [[each.seat, each.prompt, len(each.choices)] for each in pending(state)],
                    "moves": moves,
                    "digest": state_digest(game, twin),
                }
            move_by_chance(state, rng)
    return list(found.values())


class Player:
    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        made = self.post("/api/players", {"name": name})
        self.token = made["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def post(self, path: str, body: Any) -> Any:
        reply = self.http.post(path, json=body)
        assert reply.status_code < 300, f"{path}: {reply.status_code} {reply.text[:300]}"
        return reply.json()

    def get(self, path: str, **params: Any) -> Any:
        reply = self.http.get(path, params=params)
        assert reply.status_code < 300, f"{path}: {reply.status_code} {reply.text[:300]}"
        return reply.json() if "json" in reply.headers["content-type"] else reply.text

    def table(self, game: str, kinds: list[str], options: dict[str, Any], **more: Any) -> str:
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        made: str = self.post("/api/tables", {"game": game, "seats": seats, "options": options, **more})["table"]
        return made

    def play(self, table: str, seats: int, moves: int, rng: random.Random) -> int:
        """Make this many random moves for all seats, or play to the end. Returns the number of moves."""
        for made in range(moves):
            pictures = [self.get(f"/api/tables/{table}/view", seat=seat) for seat in range(seats)]
            asked = [picture["question"] for picture in pictures if picture["question"]]
            if not asked:
                return made
            question = rng.choice(asked)
            action = rng.choice(question["choices"])
            action = action if isinstance(action, str) else action["action"]
            body = {"seat": question["seat"], "question": question["number"], "action": action}
            self.post(f"/api/tables/{table}/moves", {**body, "id": uuid.uuid4().hex})
        return moves


def fill(player: Player) -> list[tuple[str, int]]:
    """Tables of all kinds; their names and how many seats the player has."""
    rng = random.Random(2026)
    made = [
        (player.table("rush", ["me", "open", "open"], {}, public=True), 1),
        (player.table("rush", ["me", "me"], {"max_rounds": 2}), 2),
        (player.table("rush", ["me", "me", "me"], {"interactive_combat": True}, undo="free"), 3),
        (player.table("battlegrounds", ["me", "me"], {}, undo="ask"), 2),
        (player.table("battlegrounds", ["me"], {"variant": "solo"}), 1),
        (player.table("duel", ["me", "me"], {}), 2),
        (player.table("duel", ["me", "me"], {"mission": "M2", "passes": 1}), 2),
        (player.table("duel", ["me", "me", "me"], {"mission": "M4", "radios": "on", "infantry": "on"}), 3),
    ]
    lengths = (0, 3000, 330, 90, 3000, 120, 3000, 45)  # the third has a snapshot
    for (table, seats), length in zip(made, lengths, strict=True):
        player.play(table, seats, length, rng)
        player.post(f"/api/tables/{table}/chat", {"text": "Čau z posádky!"})
    free = made[2][0]
    asked = next(seat for seat in range(3) if player.get(f"/api/tables/{free}/view", seat=seat)["question"])
    player.post(f"/api/tables/{free}/undo", {"seat": asked, "id": uuid.uuid4().hex, "scope": "step"})
    return made


def looks(player: Player, tables: list[tuple[str, int]]) -> list[dict[str, Any]]:
    return [
        {
            "table": table,
            "status": player.get(f"/api/tables/{table}")["status"],
            "pictures": [player.get(f"/api/tables/{table}/view", seat=seat) for seat in range(seats)],
            "log": player.get(f"/api/tables/{table}/log")["events"][-LAST_EVENTS:],
            "chat": player.get(f"/api/tables/{table}/chat"),
        }
        for table, seats in tables
    ]


def write_tables(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "tables.db"
        command = [sys.executable, "-m", "tankodrom", "serve", "--port", "0", "--database", str(database)]
        command += ["--runners", "0", "--requests-a-minute", "10000000", "--log-level", "warning"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            address = next(line for line in server.stdout if line.startswith("Tankodrom: "))
            player = Player(address.removeprefix("Tankodrom: ").strip(), "Žofie")
            tables = fill(player)
            seen = {"token": player.token, "tables": looks(player, tables)}
            for look in seen["tables"]:
                if look["status"] == "finished":
                    file = player.get(f"/api/tables/{look['table']}/file")
                    (folder / f"{look['table']}.game").write_text(file, encoding="utf-8")
        finally:
            server.terminate()
            server.wait(30)
        (folder / "tables.json").write_text(json.dumps(seen, ensure_ascii=False, indent=None), encoding="utf-8")
        (folder / "tables.db.gz").write_bytes(gzip.compress(database.read_bytes(), mtime=0))


def main() -> int:
    parser = argparse.ArgumentParser(description="Keep what this release writes, for the tests of later ones.")
    parser.add_argument("name", help="of the release")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    folder = arguments.folder / arguments.name
    folder.mkdir(parents=True)
    states = [position for setup in SETUPS for position in positions_of(*setup)]
    text = json.dumps(states, ensure_ascii=False, separators=(",", ":"))
    (folder / "states.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    write_tables(folder)
    print(f"{folder}: {len(states)} positions, {len(list(folder.glob('*.game')))} finished games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
