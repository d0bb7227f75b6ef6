"""The printed values of cards, boards and gun tables of one game, for clients that draw them."""

from __future__ import annotations

from tankodrom.games.duel.boards import DASH, LOCATIONS, POSITIONS, QUALITIES, SIDES, Board, Gun
from tankodrom.games.duel.cards import (
    LAST_CARD,
    NO_SPECIAL,
    NO_TERRAIN,
    PEN_ALWAYS,
    PEN_NEVER,
    SPECIALS,
    SYMBOLS,
    BattleCards,
    CardId,
)
from tankodrom.games.duel.missions import Mission
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.tank import Slot
from tankodrom.games.duel.terrain_kinds import NO_VALUE as NO_EFFECT
from tankodrom.games.duel.terrain_kinds import Terrain
from tankodrom.games.duel.view_types import (
    DuelKit,
    PrintedBoard,
    PrintedCard,
    PrintedGun,
    PrintedMission,
    PrintedSlot,
    PrintedTerrain,
)


def printed_parts(rules: Rules) -> DuelKit:
    """Tanks in the order of their numbers; battle cards by their numbers."""
    kit = rules.kit
    ids = kit.terrain.ids
    return {
        "cards": {str(card): _card(rules.cards, card, ids) for card in range(1, LAST_CARD + 1)},
        "tanks": [_slot(slot) for slot in rules.slots],
        "boards": {name: _board(board) for name, board in kit.boards.items()},
        "guns": {name: _gun(gun) for name, gun in kit.guns.items()},
        "field_guns": [{"gun": gun.gun.id, "side": SIDES[gun.side], "range": gun.range} for gun in rules.guns],
        "terrain": {kind.id: _terrain(kind) for kind in kit.terrain.kinds},
        "weapons": {weapon.id: weapon.names for weapon in kit.weapons},
        "personalities": {person.id: person.names for person in kit.personalities},
        "mission": _mission(rules.mission),
        "missions": [_mission(mission) for mission in kit.missions],
        "seat_sides": [SIDES[side] for side in rules.seat_side],
    }


def _card(cards: BattleCards, card: CardId, terrain: list[str]) -> PrintedCard:
    here = cards.symbols[card]
    kind = cards.pen_kind[card]
    return {
        "digit": cards.digit[card],
        "move": cards.move[card],
        "flank": cards.flank[card],
        "fire": cards.fire[card],
        "fire_modifier": cards.fire_modifier[card],
        "leadership": cards.leadership[card],
        "tactics": cards.tactics[card],
        "smoke": cards.smoke[card],
        "special": "" if cards.special[card] == NO_SPECIAL else SPECIALS[cards.special[card]],
        "terrain": "" if cards.terrain[card] == NO_TERRAIN else terrain[cards.terrain[card]],
        "orders": cards.orders[card],
        "symbols": "".join([symbol for bit, symbol in enumerate(SYMBOLS) if here >> bit & 1]),
        "pen": "always" if kind == PEN_ALWAYS else "never" if kind == PEN_NEVER else cards.pen[card],
        "heavy": cards.heavy[card],
        "infantry": cards.infantry[card],
    }


def _slot(slot: Slot) -> PrintedSlot:
    return {
        "name": slot.name,
        "board": slot.board.id,
        "side": SIDES[slot.side],
        "seat": slot.seat,
        "quality": QUALITIES[slot.quality],
        "apcr": slot.apcr,
    }


def _board(board: Board) -> PrintedBoard:
    return {
        "name": board.name,
        "nation": SIDES[board.nation],
        "gun": board.gun.id,
        "size": board.size,
        "move": board.move,
        "fire": [board.fire, board.fire_damaged, board.fire_immobilised] if board.is_destroyer else [board.fire],
        "front": {name: board.front[location] for location, name in enumerate(LOCATIONS)},
        "side": {name: board.side_armour[location] for location, name in enumerate(LOCATIONS)},
        "hit": {
            name: [digit for digit in range(10) if board.location_of[digit] == location]
            for location, name in enumerate(LOCATIONS)
        },
        "seats": [name for man, name in enumerate(POSITIONS) if board.seats[man]],
        "tank_vp": board.tank_vp,
        "crew_vp": {name: board.crew_vp[man] for man, name in enumerate(POSITIONS) if board.seats[man]},
        "apcr": board.has_apcr,
        "smoke": board.has_smoke,
        "radio": board.has_radio,
    }


def _gun(gun: Gun) -> PrintedGun:
    """Rows from 0 to 2,000 m; None for a dash."""
    return {
        "name": gun.name,
        "calibre": gun.calibre,
        "heavy": gun.is_heavy,
        "to_hit": [None if value == DASH else value for value in gun.to_hit],
        "pen": [None if value == DASH else value for value in gun.pen],
        "apcr": gun.apcr,
    }


def _terrain(kind: Terrain) -> PrintedTerrain:
    shown: PrintedTerrain = {"names": kind.names, "fire_from": kind.fire_from, "to_hit_vs": kind.to_hit_vs}
    if kind.cover:
        shown["cover"] = kind.cover
    if kind.conceal != NO_EFFECT:
        shown["conceal"] = kind.conceal
    if kind.hull_down != NO_EFFECT:
        shown["hull_down"] = kind.hull_down
    if kind.bog != NO_EFFECT:
        shown["bog"] = kind.bog
    if kind.mines != NO_EFFECT:
        shown["mines"] = kind.mines
    return shown


def _mission(mission: Mission) -> PrintedMission:
    """A mission with its tanks by side. Extra tanks take part only in the larger version."""
    return {
        "id": mission.id,
        "names": mission.names,
        "texts": mission.texts,
        "solo_only": mission.solo_only,
        "bot": mission.bot,
        "tanks": {
            side: [
                {"board": slot.board, "quality": QUALITIES[slot.quality], "extra": slot.extra}
                for slot in mission.slots[number]
            ]
            for number, side in enumerate(SIDES)
        },
    }
