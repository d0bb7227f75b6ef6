"""R19: invariants that hold in every position."""

from __future__ import annotations

from tankodrom.core.refusal import RulePair
from tankodrom.games.battlegrounds.board import COLOURS, LONGEST_PATH, RAYS, STRAIGHT
from tankodrom.games.battlegrounds.draft import DraftPick
from tankodrom.games.battlegrounds.family import MOVING, FamilyTurn
from tankodrom.games.battlegrounds.kit import SLOTS
from tankodrom.games.battlegrounds.movement import legal_paths, why_cannot_drive
from tankodrom.games.battlegrounds.setup import ChooseActive, ChooseCards, PlaceFigures
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    ARTILLERY_TANKS,
    ATTACHED,
    FAMILY,
    MINE,
    MINES,
    NO_CARD,
    NO_PAIR,
    NO_TOKEN,
    NOBODY,
    OFF,
    SOLO,
    BattlegroundsState,
)
from tankodrom.games.battlegrounds.upgrades import attachable_cards, why_cannot_carry


def inventory_of(state: BattlegroundsState) -> dict[str, int]:
    """The number of each component by name, over all zones."""
    counts: dict[str, int] = {}
    tokens = [token for token in state.tokens if token != NO_TOKEN] + state.loot
    for waiting in state.unpaired:
        tokens = tokens + waiting
    tokens = tokens + state.pair_first + state.pair_second
    for token in tokens:
        name = state.kit.token_ids[token]
        counts[name] = counts.get(name, 0) + 1
    cards = state.deck + state.display + state.drawn + state.box
    for rejected in state.rejected:
        cards = cards + rejected
    cards = cards + [card for card, owner in enumerate(state.tank_owner) if owner != NOBODY]
    for card in cards:
        name = state.kit.card_ids[card]
        counts[name] = counts.get(name, 0) + 1
    counts["ordnance"] = state.mines + state.piece.count(MINE)
    counts["artillery tanks"] = state.tanks_left + state.piece.count(ARTILLERY_TANK)
    counts["point tokens"] = sum(state.points) + sum([len(tokens) for tokens in state.received])
    for colour, name in enumerate(COLOURS):
        taken = [token for tokens in state.received for token in tokens if token // 4 == colour]
        counts[f"points of {name}"] = state.points[colour] + len(taken)
    return counts


def broken_invariants(state: BattlegroundsState) -> list[str]:
    found: list[str] = []
    inventory = inventory_of(state)
    for name in state.kit.token_ids:
        if inventory.get(name, 0) != 1:
            found.append(f"R19.1: token {name} is there {inventory.get(name, 0)} times")
    if state.rules.variant != FAMILY:
        for name in state.kit.card_ids:
            if inventory.get(name, 0) != 1:
                found.append(f"R19.4: card {name} is there {inventory.get(name, 0)} times")
    _check_board(state, found)
    _check_pairs(state, found)
    if inventory["ordnance"] != MINES:
        found.append("R19.5: ordnance has appeared or vanished")
    if inventory["artillery tanks"] != ARTILLERY_TANKS:
        found.append("R19.14: an artillery tank has appeared or vanished")
    for colour, name in enumerate(COLOURS):
        taken = sorted([token % 4 for tokens in state.received for token in tokens if token // 4 == colour])
        left = list(range(1, state.points[colour] + 1))
        if state.rules.variant not in (FAMILY, SOLO) and state.rules.owner[colour] != NOBODY:
            if left + taken != [1, 2, 3]:
                found.append(f"R19.6: the point tokens of {name} are {left} and {taken}")
    for area, waiting in enumerate(state.unpaired):
        pictures = [state.kit.picture[token] for token in waiting]
        if len(set(pictures)) < len(pictures):
            found.append(f"R19.9: area {area} holds two unpaired tokens of one picture")
    turn = state.stack[-1]
    if isinstance(turn, FamilyTurn) and turn.phase == MOVING and len(state.face_up) > 2:
        found.append("R19.13: more than two tokens are face up at the start of a turn")
    return found


def _check_board(state: BattlegroundsState, found: list[str]) -> None:
    for square, piece in enumerate(state.piece):
        if piece in (MINE, ARTILLERY_TANK) and state.tokens[square] != NO_TOKEN:
            found.append("R19.2: ordnance or an artillery tank shares a square with a location token")
        if 0 <= piece < ARTILLERY_TANK and state.where[piece] != square:
            found.append(f"R19.2: {COLOURS[piece]} stands where it is not")
    for colour, square in enumerate(state.where):
        if square != OFF and state.piece[square] != colour:
            found.append(f"R19.2: {COLOURS[colour]} is not on its square")
        if _is_setting_up(state) or state.rules.variant == FAMILY:
            continue
        if (square != OFF) != (state.active[colour] != NO_CARD):
            found.append(
                f"R19.3: {COLOURS[colour]} is on the board without an active card, or the other way round"
            )


def _is_setting_up(state: BattlegroundsState) -> bool:
    return isinstance(state.stack[-1], (PlaceFigures, ChooseActive, ChooseCards, DraftPick))


def _check_pairs(state: BattlegroundsState, found: list[str]) -> None:
    attached = [pair for pair in state.attached if pair != NO_PAIR]
    marked = [pair for pair, status in enumerate(state.pair_state) if status == ATTACHED]
    if sorted(attached) != marked or len(state.attached) != SLOTS * len(state.kit.card_ids):
        found.append("R19.7: attached pairs and the cards they lie on disagree")


def rule_pairs(state: BattlegroundsState) -> list[RulePair]:
    """The fast functions of the rules and their refusals, for every card and every straight path."""
    pairs: list[RulePair] = []
    for seat in range(state.seats):
        attachable = attachable_cards(state, seat)
        for card, name in enumerate(state.kit.card_ids):
            refusal = why_cannot_carry(state, seat, card)
            pairs.append(RulePair(f"attachable_cards {seat} {name}", card in attachable, refusal))
    for colour, card in enumerate(state.active):
        if card == NO_CARD or state.where[colour] == OFF:
            continue
        paths = legal_paths(state, colour)
        for direction, straight in enumerate(STRAIGHT):
            for steps in range(1, min(LONGEST_PATH, len(RAYS[direction][state.where[colour]])) + 1):
                path = straight[steps]
                refusal = why_cannot_drive(state, colour, path)
                pairs.append(RulePair(f"legal_paths {COLOURS[colour]} {path}", path in paths, refusal))
    return pairs
