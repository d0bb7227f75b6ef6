"""R6: shooting, with the upgrade extra shot (R10.10)."""

from __future__ import annotations

from tankodrom.core.action import Action, first, second, third
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.battlegrounds.board import RAYS, Square
from tankodrom.games.battlegrounds.destruction import destroy
from tankodrom.games.battlegrounds.events import SHOT_AT
from tankodrom.games.battlegrounds.kit import EXTRA_SHOT
from tankodrom.games.battlegrounds.scoring import transfer_points
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    EMPTY,
    MINE,
    NO_TOKEN,
    SOLO,
    BattlegroundsState,
    Colour,
)
from tankodrom.games.battlegrounds.tokens import take_token
from tankodrom.games.battlegrounds.upgrades import absorb
from tankodrom.games.battlegrounds.verbs import (
    CLEAR_MINE,
    COLOUR,
    HIT_ARTILLERY,
    HIT_TANK,
    PLACE_MINE,
    SHOOT,
    SHOT,
    SQUARE,
    TAKE_TOKEN,
)


def target_squares(state: BattlegroundsState, card: int, start: Square) -> list[Square]:
    """R6.2-R6.4, R10.10: at exactly the shot distance (or one more for each extra shot) in a straight line."""
    nearest = state.kit.shot_distance[card]
    farthest = nearest + state.upgrades(card, EXTRA_SHOT)
    squares: list[Square] = []
    for direction in state.kit.shot_set[card]:
        ray = RAYS[direction][start]
        for distance in range(nearest, min(farthest, len(ray)) + 1):
            squares.append(ray[distance - 1])
    squares.sort()
    return squares


def effects_on(state: BattlegroundsState, colour: Colour, square: Square) -> list[int]:
    """R6.5: the possible effects of a shot of this figure there."""
    piece = state.piece[square]
    if piece == MINE:
        return [CLEAR_MINE]
    if piece == ARTILLERY_TANK:
        return [HIT_ARTILLERY]
    effects: list[int] = []
    if state.tokens[square] != NO_TOKEN:
        effects.append(TAKE_TOKEN)
    elif piece == EMPTY and state.mines > 0 and state.rules.variant != SOLO:
        effects.append(PLACE_MINE)  # R6.14, R17.9
    if piece != EMPTY and state.rules.are_enemies(colour, piece):
        effects.append(HIT_TANK)  # R6.13: never own and allied ones
    return effects


def offer_shots(state: BattlegroundsState, colour: Colour, choices: list[Action]) -> None:
    for square in target_squares(state, state.active[colour], state.where[colour]):
        for effect in effects_on(state, colour, square):
            choices.append(SHOOT.of(colour, square, effect))


def why_cannot_shoot(state: BattlegroundsState, action: Action) -> Refusal | None:
    """Why the figure cannot shoot there, or not with this effect; the figure may shoot now."""
    colour = first(action)
    square = second(action)
    there = Fact("square", SQUARE, square)
    if square not in target_squares(state, state.active[colour], state.where[colour]):
        return no("R6.2", "not-a-target", Fact("colour", COLOUR, colour), there)
    effect = third(action)
    if effect in effects_on(state, colour, square):
        return None
    if effect == HIT_TANK and 0 <= state.piece[square] < ARTILLERY_TANK:
        return no("R6.13", "own-tank", there)
    if effect == PLACE_MINE and state.rules.variant == SOLO:
        return no("R17.9", "no-mines-in-solo")
    if effect == PLACE_MINE and state.piece[square] == EMPTY and state.tokens[square] == NO_TOKEN:
        return no("R6.14", "no-mines-left")
    return no("R6.5", "no-such-effect", there, Fact("shot", SHOT, effect))


def shoot(state: BattlegroundsState, action: Action) -> None:
    """R6.6-R6.11, R17.10."""
    colour = first(action)
    square = second(action)
    effect = third(action)
    state.emit(SHOT_AT, colour, square, effect)
    if effect == TAKE_TOKEN:
        take_token(state, state.rules.owner[colour], square)
    elif effect == PLACE_MINE:
        state.piece[square] = MINE
        state.mines -= 1
    elif effect == CLEAR_MINE:
        state.piece[square] = EMPTY
        state.mines += 1
    elif effect == HIT_ARTILLERY:
        state.piece[square] = EMPTY
        state.tanks_left += 1
    else:
        target = state.piece[square]
        if not absorb(state, target):
            destroy(state, target)
            transfer_points(state, target, state.rules.owner[colour])  # R8.2
