"""What is printed on tokens and tank cards, for those who draw them."""

from __future__ import annotations

from typing import Any

from tankodrom.games.battlegrounds.kit import ICONS, NO_ICON, Kit


def printed_parts(kit: Kit) -> dict[str, Any]:
    return {
        "pictures": {name: kit.picture_names[number] for number, name in enumerate(kit.pictures)},
        "tokens": {
            name: {
                "picture": kit.pictures[kit.picture[token]],
                "icon": None if kit.icon[token] == NO_ICON else ICONS[kit.icon[token]],
            }
            for token, name in enumerate(kit.token_ids)
        },
        "cards": {
            name: {
                "name": kit.card_names[card],
                "move": kit.part_name(kit.move_set[card], kit.move_distance[card]),
                "shot": kit.part_name(kit.shot_set[card], kit.shot_distance[card]),
            }
            for card, name in enumerate(kit.card_ids)
        },
    }
