"""The printed parts: location tokens and tank cards (chapter 2 of the rules document). `pack.py` reads them."""

from __future__ import annotations

from hashlib import sha256
from json import dumps
from typing import Any, Final

from tankodrom.games.battlegrounds.board import DIAGONAL, ORTHOGONAL, Direction

TokenId = int
CardId = int
Icon = int

ICONS: Final = ["extra_turn", "extra_tank", "direction", "extra_shot", "extra_move", "order_swap", "armour"]
EXTRA_TURN: Final = 0
EXTRA_TANK: Final = 1
DIRECTION: Final = 2
EXTRA_SHOT: Final = 3
EXTRA_MOVE: Final = 4
ORDER_SWAP: Final = 5
ARMOUR: Final = 6
NO_ICON: Final = -1
ICON_COUNTS: Final = [4, 2, 2, 2, 2, 2, 2]
FIRST_UPGRADE: Final = DIRECTION  # from here on icons are upgrades, before it one-off actions

TOKENS: Final = 64
CARDS: Final = 12
SLOTS: Final = 2
LONGEST_BASE_DISTANCE: Final = 3


class Kit:
    """The printed values of every token and card, by id, from checked packs. It never changes; all states of a game
    share it."""

    __slots__ = (
        "card_by_id", "card_ids", "card_names", "digest", "icon", "move_distance", "move_set", "picture",
        "picture_names", "pictures", "shot_distance", "shot_set", "token_by_id", "token_ids",
    )  # fmt: skip

    def __init__(self, tokens: dict[str, Any], tanks: dict[str, Any]) -> None:
        self.digest = sha256(dumps([tokens, tanks], sort_keys=True, ensure_ascii=False).encode()).hexdigest()
        self.pictures: list[str] = []
        self.picture_names: list[dict[str, str]] = []
        self.token_ids: list[str] = []
        self.picture: list[int] = []
        self.icon: list[Icon] = []
        for record in tokens["pictures"]:
            self._add_picture(record)
        self.token_by_id: dict[str, int] = {name: token for token, name in enumerate(self.token_ids)}
        self.card_ids: list[str] = []
        self.card_names: list[str] = []
        self.move_set: list[list[Direction]] = []
        self.move_distance: list[int] = []
        self.shot_set: list[list[Direction]] = []
        self.shot_distance: list[int] = []
        for record in tanks["tanks"]:
            self._add_card(record)
        self.card_by_id: dict[str, int] = {name: card for card, name in enumerate(self.card_ids)}

    def _add_picture(self, record: dict[str, Any]) -> None:
        name: str = record["id"]
        picture = len(self.pictures)
        self.pictures.append(name)
        self.picture_names.append({"en": str(record.get("en", name)), "cs": str(record.get("cs", name))})
        for copy in range(record.get("plain", 0)):
            self._add_token(name + "abcdefgh"[copy], picture, NO_ICON)
        for copy, icon in enumerate(record.get("special", [])):
            self._add_token(name + "stuvwxyz"[copy], picture, ICONS.index(icon))

    def _add_token(self, name: str, picture: int, icon: Icon) -> None:
        self.token_ids.append(name)
        self.picture.append(picture)
        self.icon.append(icon)

    def _add_card(self, record: dict[str, Any]) -> None:
        self.card_ids.append(record["id"])
        self.card_names.append(record["name"])
        self.move_set.append(directions_of(record["move"]))
        self.move_distance.append(int(record["move"][1]))
        self.shot_set.append(directions_of(record["shot"]))
        self.shot_distance.append(int(record["shot"][1]))

    def part_name(self, directions: list[Direction], distance: int) -> str:
        """The text of the rules, such as `O2`."""
        return ("O" if directions == ORTHOGONAL else "D") + str(distance)

    def parts(self, card: CardId) -> str:
        """`O2/O1`: how a card moves and shoots."""
        move = self.part_name(self.move_set[card], self.move_distance[card])
        return f"{move}/{self.part_name(self.shot_set[card], self.shot_distance[card])}"


def directions_of(part: str) -> list[Direction]:
    """C1: `O2` goes along files and ranks, `D1` diagonally."""
    return ORTHOGONAL if part[0] == "O" else DIAGONAL
