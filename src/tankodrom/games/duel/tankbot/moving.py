"""19.10 E: Tankbot's MOVE action."""

from __future__ import annotations

from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.events import FLANK_PLAYED, PLAYED
from tankodrom.games.duel.flanking import flank_banned, flank_targets, flankers_of
from tankodrom.games.duel.manoeuvre import PLACE, REMOVE, Manoeuvre
from tankodrom.games.duel.movement import (
    MOST_CARDS,
    SNOW_MOVE_LEVEL,
    distances,
    may_enter,
)
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import NO_TANK, RED_ZONE, STEP, Tank
from tankodrom.games.duel.tank_abilities import can_move, mobility
from tankodrom.games.duel.tankbot.pool import from_pool
from tankodrom.games.duel.tankbot.priority import by_priority
from tankodrom.games.duel.terrain import cover_of


def move_cards(state: DuelState, tank: Tank) -> list[CardId]:
    """The playable MOVE cards. Cards that cannot flank come first, then the slowest: in snow only slow moves end in
    terrain."""
    if not can_move(tank):
        return []
    ability = mobility(state, tank)
    cards = [card for card in sorted(state.pool) if 0 < state.cards.move[card] <= ability]
    cards.sort(key=lambda card: (state.cards.flank[card] > 0, state.cards.move[card]))
    return cards


def flank_card(state: DuelState, tank: Tank, taken: list[CardId]) -> CardId:
    if flank_banned(state, tank):
        return NO_CARD
    ability = mobility(state, tank)
    for card in sorted(state.pool):
        if card not in taken and 0 < state.cards.flank[card] <= ability:
            return card
    return NO_CARD


def cover_card(state: DuelState) -> CardId:
    """The terrain with the highest cover. Tankbot does not stop on ground without cover."""
    kinds = state.rules.terrain.kinds
    best = NO_CARD
    cover = 0
    for card in sorted(state.pool):
        if may_enter(state, card) and kinds[state.cards.terrain[card]].cover > cover:
            best, cover = card, kinds[state.cards.terrain[card]].cover
    return best


def may_flank_or_cover(state: DuelState, tank: Tank) -> bool:
    moves = move_cards(state, tank)
    if not moves:
        return False
    if flank_card(state, tank, moves[:1]) != NO_CARD and flank_targets(state, tank):
        return True
    card = cover_card(state)
    return card != NO_CARD and state.rules.terrain.kinds[state.cards.terrain[card]].cover > cover_of(
        state.rules, tank
    )


def default_distance(state: DuelState, tank: Tank) -> int:
    """E"""
    if tank.in_peril and state.rules.kit.personalities[tank.personality].withdraws:
        return STEP
    return -STEP if tank.range > RED_ZONE else 0


def try_move(state: DuelState, tank: Tank, wanted: int, most_moves: int) -> bool:
    """E: a MOVE card, a second one for distance, FLANK, terrain."""
    moves = move_cards(state, tank)[:most_moves]
    if not moves:
        return False
    legal = distances(state, tank, len(moves))
    distance = min(legal, key=lambda metres: (abs(metres - wanted), metres))
    card = flank_card(state, tank, moves)
    mode = PLACE
    enemy = NO_TANK
    if card != NO_CARD:
        behind = [other for other in flankers_of(state, tank) if tank.has_spotted(other.number)]
        ahead = flank_targets(state, tank)
        if behind:
            mode = REMOVE
            enemy = by_priority(state, tank, behind)[0].number
        elif ahead:
            enemy = by_priority(state, tank, ahead)[0].number
        else:
            card = NO_CARD
    terrain = cover_card(state)
    if len(moves) + (1 if card else 0) >= MOST_CARDS or terrain in moves or terrain == card:
        terrain = NO_CARD
    if state.rules.mission.snow and any(state.cards.move[move] > SNOW_MOVE_LEVEL for move in moves):
        terrain = NO_CARD
    for move in moves:
        from_pool(state, move)
        state.emit(PLAYED, tank.number, move)
    if card != NO_CARD:
        from_pool(state, card)
        state.emit(FLANK_PLAYED, tank.number, card, enemy)
    if terrain != NO_CARD:
        from_pool(state, terrain)
        state.emit(PLAYED, tank.number, terrain)
    state.stack.append(
        Manoeuvre.by_bot(
            tank=tank.number,
            moves=moves,
            distance=distance,
            flank=card,
            flank_mode=mode,
            flank_target=enemy,
            terrain=terrain,
        )
    )
    return True
