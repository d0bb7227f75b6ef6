"""The reason for a choice in Battlegrounds, as the key of a sentence and its facts.

Everything but face-down tokens, the deck and the order of the artillery's coordinates lies open. Of face-down tokens
only the number of each picture is used, which follows from those that are open.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.state import State
from tankodrom.games.battlegrounds import verbs
from tankodrom.games.battlegrounds.board import (
    ORTHOGONAL,
    RAYS,
    SIZE,
    SQUARES,
    TOUCHING,
    Square,
    king_distance,
    path_of,
    squares_of,
)
from tankodrom.games.battlegrounds.kit import ARMOUR, ICONS, NO_ICON, CardId
from tankodrom.games.battlegrounds.movement import legal_paths
from tankodrom.games.battlegrounds.scoring import victory_points
from tankodrom.games.battlegrounds.shooting import target_squares
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    EMPTY,
    FAMILY,
    NO_CARD,
    NO_TOKEN,
    OFF,
    SOLO,
    BattlegroundsState,
    Colour,
)

Reason = tuple[str, dict[str, int]]

PAIR_POINTS: Final = 2
_CENTRE: Final = 27  # D4

_DRAFT_PICK: Final = verbs.DRAFT_PICK.number
_CHOOSE_ACTIVE: Final = verbs.CHOOSE_ACTIVE.number
_PLACE: Final = verbs.PLACE.number
_CHOOSE_CARDS: Final = verbs.CHOOSE_CARDS.number
_REENTER: Final = verbs.REENTER.number
_SKIP_REENTER: Final = verbs.SKIP_REENTER.number
_MOVE: Final = verbs.MOVE.number
_SKIP_MOVE: Final = verbs.SKIP_MOVE.number
_SHOOT: Final = verbs.SHOOT.number
_SKIP_SHOT: Final = verbs.SKIP_SHOT.number
_CHANGE_TANK: Final = verbs.CHANGE_TANK.number
_ATTACH: Final = verbs.ATTACH.number
_USE_EXTRA_TANK: Final = verbs.USE_EXTRA_TANK.number
_KEEP_CARD: Final = verbs.KEEP_CARD.number
_USE_EXTRA_TURN: Final = verbs.USE_EXTRA_TURN.number
_END_TURN: Final = verbs.END_TURN.number
_F_MOVE: Final = verbs.F_MOVE.number
_REVEAL: Final = verbs.REVEAL.number


def reason(state: State, decision: Decision, action: int) -> Reason:
    """The key of `battlegrounds-reason-…` and its facts."""
    assert isinstance(state, BattlegroundsState)
    verb = verb_number(action)
    seat = decision.seat
    if verb == _MOVE:
        path = path_of(action)
        return _move(state, first(action), path, decision.prompt != "move_after_shot")
    if verb == _SHOOT:
        return _shot(state, seat, first(action), second(action), third(action))
    if verb in (_DRAFT_PICK, _KEEP_CARD):
        return _card(state, seat, first(action))
    if verb == _CHOOSE_ACTIVE:
        return "card", _shape(state, second(action))
    if verb == _CHOOSE_CARDS:
        differ = state.kit.shot_set[first(action)] != state.kit.shot_set[second(action)]
        return "cards-differ" if differ else "cards-alike", {}
    if verb == _PLACE:
        return _placing(state, first(action), second(action))
    if verb == _REENTER:
        return _entering(state, first(action), second(action), third(action))
    if verb == _CHANGE_TANK:
        return _changing(state, first(action), second(action))
    if verb == _ATTACH:
        return f"attach-{ICONS[third(action)]}", {"card": second(action)}
    if verb == _F_MOVE:
        return _family_move(state, seat, first(action))
    if verb == _REVEAL:
        return _reveal(state, first(action))
    return _plain(decision, verb), {}


def _plain(decision: Decision, verb: int) -> str:
    if verb == _SKIP_REENTER:
        return "stay-off"
    if verb == _SKIP_MOVE:
        return "skip-move"
    if verb == _SKIP_SHOT:
        return "skip-shot-possible" if _can_gain_by_shooting(decision) else "skip-shot"
    if verb == _USE_EXTRA_TANK:
        return "extra-tank"
    if verb == _USE_EXTRA_TURN:
        return "extra-turn"
    return "end" if verb == _END_TURN else "other"


def _can_gain_by_shooting(decision: Decision) -> bool:
    for action in decision.choices:
        if verb_number(action) == _SHOOT and third(action) not in (verbs.PLACE_MINE, verbs.CLEAR_MINE):
            return True
    return False


# Cards.


def _shape(state: BattlegroundsState, card: CardId) -> dict[str, int]:
    kit = state.kit
    return {"card": card, "steps": kit.move_distance[card], "reach": kit.shot_distance[card]}


def _card(state: BattlegroundsState, seat: int, card: CardId) -> Reason:
    """A card for the own row is best if it can shoot where the others cannot."""
    kit = state.kit
    alike = False
    others = False
    for own, owner in enumerate(state.tank_owner):
        if owner == seat and own != card:
            others = True
            alike = alike or kit.shot_set[own] == kit.shot_set[card]
    if others and not alike:
        return "card-other-way", {"card": card, "straight": 1 if kit.shot_set[card] == ORTHOGONAL else 0}
    return "card", _shape(state, card)


def _changing(state: BattlegroundsState, colour: Colour, card: CardId) -> Reason:
    square = state.where[colour]
    if square == OFF:
        return "card", _shape(state, card)
    count = _tokens_in_reach(state, card, square)
    if count > _tokens_in_reach(state, state.active[colour], square):
        return "change-reach", {"card": card, "count": count}
    return "change", _shape(state, card)


def _tokens_in_reach(state: BattlegroundsState, card: CardId, start: Square) -> int:
    """Tokens that this card could shoot after one straight move from here."""
    found: list[bool] = [False] * SQUARES
    distance = state.kit.move_distance[card]
    for direction in state.kit.move_set[card]:
        ray = RAYS[direction][start]
        if len(ray) >= distance and state.piece[ray[distance - 1]] == EMPTY:
            for target in target_squares(state, card, ray[distance - 1]):
                found[target] = state.tokens[target] != NO_TOKEN
    return found.count(True)


# Placing figures.


def _placing(state: BattlegroundsState, colour: Colour, square: Square) -> Reason:
    if state.rules.variant == FAMILY:
        return "family-move", {"square": square, "count": _hidden_around(state, square)}
    card = state.active[colour]
    if card == NO_CARD:
        return "other", {}
    return "place-reach", {"square": square, "count": _tokens_in_reach(state, card, square)}


def _entering(state: BattlegroundsState, colour: Colour, card: CardId, square: Square) -> Reason:
    if state.wrecked[card]:
        return "repair", {"card": card}
    if not _is_under_fire(state, colour, square):
        return "enter-safe", {"square": square}
    return "place-reach", {"square": square, "count": _tokens_in_reach(state, card, square)}


# Moving.


def _is_under_fire(state: BattlegroundsState, colour: Colour, square: Square) -> bool:
    """Can an enemy shoot there in its next turn, or can the artillery?"""
    if state.rules.variant == SOLO:
        if not state.letters:
            return True
        return square // SIZE in state.letters and square % SIZE in state.numbers
    for enemy in range(4):
        if state.rules.owner[enemy] < 0 or state.where[enemy] == OFF or not state.rules.are_enemies(colour, enemy):
            continue
        card = state.active[enemy]
        for path in legal_paths(state, enemy):
            squares = squares_of(state.where[enemy], path)
            if _is_clear(state, enemy, squares) and square in target_squares(state, card, squares[-1]):
                return True
    return False


def _is_clear(state: BattlegroundsState, colour: Colour, squares: list[Square]) -> bool:
    for square in squares:
        if state.piece[square] != EMPTY and state.piece[square] != colour:
            return False
    return True


def _move(state: BattlegroundsState, colour: Colour, path: int, shoots: bool) -> Reason:
    start = state.where[colour]
    squares = squares_of(start, path)
    end = squares[-1]
    card = state.active[colour]
    blows = 0
    for square in squares:
        if state.piece[square] != EMPTY and state.piece[square] != colour:
            blows += 1
    if blows > state.upgrades(card, ARMOUR):
        return "move-deadly", {"square": end}
    best: Reason = _best_shot(state, colour, card, end) if shoots else ("", {})
    if best[0] in ("move-pair", "move-hit"):
        return best
    if _is_under_fire(state, colour, start) and not _is_under_fire(state, colour, end):
        return "move-shelter" if state.rules.variant == SOLO else "move-safe", {"square": end}
    if best[0]:
        return best
    if king_distance(end, _CENTRE) < king_distance(start, _CENTRE):
        return "move-centre", {"square": end}
    return "move", {"square": end}


def _best_shot(state: BattlegroundsState, colour: Colour, card: CardId, square: Square) -> Reason:
    """The best shot from there; an empty key if there is none."""
    owner = state.rules.owner[colour]
    area = state.rules.area[owner]
    best = 0
    found: Reason = ("", {})
    for target in target_squares(state, card, square):
        piece = state.piece[target]
        token = state.tokens[target]
        if 0 <= piece < ARTILLERY_TANK and state.rules.are_enemies(colour, piece):
            value = 20 + 10 * state.points[piece]
            if value > best:
                best = value
                found = ("move-hit", {"square": square, "colour": piece, "points": state.points[piece]})
        if piece == ARTILLERY_TANK and best < 5:
            best = 5
            found = ("move-artillery", {"square": square})
        if token != NO_TOKEN and piece < ARTILLERY_TANK:
            value = 25 if _waits(state, area, token) else 3 + min(3, _partners(state, target))
            if value > best:
                best = value
                found = (
                    "move-pair" if value == 25 else "move-token",
                    {"square": square, "token": token},
                )
    return found


# Shooting.


def _waits(state: BattlegroundsState, area: int, token: int) -> bool:
    """Has the area an unpaired token of this picture?"""
    picture = state.kit.picture
    for other in state.unpaired[area]:
        if picture[other] == picture[token]:
            return True
    return False


def _partners(state: BattlegroundsState, square: Square) -> int:
    """Other tokens of the same picture on the board."""
    picture = state.kit.picture
    wanted = picture[state.tokens[square]]
    count = 0
    for other in range(SQUARES):
        if other != square and state.tokens[other] != NO_TOKEN and picture[state.tokens[other]] == wanted:
            count += 1
    return count


def _shot(state: BattlegroundsState, seat: int, colour: Colour, square: Square, effect: int) -> Reason:
    if effect == verbs.TAKE_TOKEN:
        return _taking(state, seat, square)
    if effect == verbs.PLACE_MINE:
        return "mine", {"square": square}
    if effect == verbs.CLEAR_MINE:
        return "clear-mine", {"square": square}
    if effect == verbs.HIT_ARTILLERY:
        return "hit-artillery", {"square": square}
    target = state.piece[square]
    if state.upgrades(state.active[target], ARMOUR):
        return "hit-armour", {"colour": target}
    points = state.points[target]
    area = state.rules.area[seat]
    if points and victory_points(state, area) + points >= state.rules.threshold:
        return "hit-wins", {"colour": target, "points": points}
    return "hit" if points else "hit-tempo", {"colour": target, "points": points}


def _taking(state: BattlegroundsState, seat: int, square: Square) -> Reason:
    token = state.tokens[square]
    area = state.rules.area[seat]
    kit = state.kit
    if _waits(state, area, token):
        if state.rules.variant != SOLO and victory_points(state, area) + PAIR_POINTS >= state.rules.threshold:
            return "pair-wins", {"token": token, "points": PAIR_POINTS}
        icon = kit.icon[token]
        for other in state.unpaired[area]:
            if icon == NO_ICON and kit.picture[other] == kit.picture[token]:
                icon = kit.icon[other]
        if icon != NO_ICON:
            return "pair-icon", {"token": token, "points": PAIR_POINTS, "icon": icon}
        return "pair", {"token": token, "points": PAIR_POINTS}
    for other in range(len(state.unpaired)):
        if other != area and _waits(state, other, token):
            return "token-denies", {"token": token}
    count = _partners(state, square)
    return "token-partners" if count else "token-lonely", {"token": token, "count": count}


# Family.


def _hidden_around(state: BattlegroundsState, square: Square) -> int:
    count = 0
    for near in TOUCHING[square]:
        if state.tokens[near] != NO_TOKEN and near not in state.face_up:
            count += 1
    return count


def _family_move(state: BattlegroundsState, seat: int, square: Square) -> Reason:
    count = _hidden_around(state, square)
    if square == state.where[state.rules.colours[seat][0]]:
        return "family-stay", {"square": square, "count": count}
    return "family-move", {"square": square, "count": count}


def _reveal(state: BattlegroundsState, square: Square) -> Reason:
    """The probability that the token is the partner of an open one, if nothing was seen before."""
    picture = state.kit.picture
    wanted: list[int] = [picture[state.tokens[other]] for other in state.face_up]
    hidden = 0
    fitting = 0
    for other in range(SQUARES):
        if state.tokens[other] != NO_TOKEN and other not in state.face_up:
            hidden += 1
            if picture[state.tokens[other]] in wanted:
                fitting += 1
    if fitting and hidden:
        return "reveal-partner", {"square": square, "percent": max(1, round(100 * fitting / hidden))}
    return "reveal-fresh", {"square": square}
