"""Write the JSON Schemas of all data files (data/schema of each game) from the shapes that check packs.

tests/contract/test_schemas.py fails when one is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path

from tankodrom.core.data_shapes import schema_document
from tankodrom.games.registry import all_games

GAMES = Path(__file__).resolve().parents[1] / "src" / "tankodrom" / "games"


def main() -> None:
    for game in all_games():
        folder = GAMES / game.key / "data" / "schema"
        for part, shape in game.data_shapes().items():
            folder.mkdir(exist_ok=True)
            document = schema_document(f"{game.key.capitalize()}: {part}", shape)
            text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
            (folder / f"{part}.schema.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
