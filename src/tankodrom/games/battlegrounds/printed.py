"""The printed values of the board, tokens, tank cards and the solo sheet, for clients that draw them."""

from __future__ import annotations

from tankodrom.games.battlegrounds.board import BASES, CENTRE, COLOURS, LONGEST_PATH, square_name
from tankodrom.games.battlegrounds.kit import ICONS, NO_ICON, SLOTS, Kit
from tankodrom.games.battlegrounds.scoring import ARTILLERY_LIMIT, PAIR_POINTS, RANK_POINTS
from tankodrom.games.battlegrounds.view_types import BattlegroundsKit


def printed_parts(kit: Kit) -> BattlegroundsKit:
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
        "longest_path": LONGEST_PATH,  # no move is longer, whatever is printed and attached
        "bases": {COLOURS[colour]: [square_name(square) for square in base] for colour, base in enumerate(BASES)},
        "centre": [square_name(square) for square in CENTRE],
        "slots": SLOTS,
        "pair_points": PAIR_POINTS,
        "rank_points": RANK_POINTS[:],
        "artillery_limit": ARTILLERY_LIMIT,
    }
