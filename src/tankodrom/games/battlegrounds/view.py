"""What a seat may see (rules 4.4), as JSON values. It copies only what the seat may know."""

from __future__ import annotations

from typing import cast

from tankodrom.core.action import Seat
from tankodrom.games.battlegrounds.artillery import artillery_score
from tankodrom.games.battlegrounds.board import COLOURS, SQUARES, square_name
from tankodrom.games.battlegrounds.draft import DraftPick
from tankodrom.games.battlegrounds.family import FamilyTurn
from tankodrom.games.battlegrounds.kit import ICONS, NO_ICON, SLOTS, CardId, TokenId
from tankodrom.games.battlegrounds.scoring import seat_points, solo_rank, tank_points, victory_points
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    EMPTY,
    FAMILY,
    MINE,
    NO_CARD,
    NO_PAIR,
    NO_TOKEN,
    NOBODY,
    OFF,
    PAIR_STATES,
    SOLO,
    VARIANTS,
    BattlegroundsState,
    Colour,
)
from tankodrom.games.battlegrounds.turn import MoveAfterShot, Reentry, ShotAfterMove
from tankodrom.games.battlegrounds.view_types import (
    AreaView,
    BattlegroundsView,
    CardView,
    FigureView,
    PairView,
    PlayerView,
    SquareView,
    StepName,
    StepView,
)


def view_of(state: BattlegroundsState, viewer: Seat) -> BattlegroundsView:
    kit = state.kit
    rules = state.rules
    view: BattlegroundsView = {
        "game": "battlegrounds",
        "seat": viewer,
        "seats": state.seats,
        "variant": VARIANTS[rules.variant],
        "options": dict(rules.setup.options),
        "active": state.turn_seat,
        "turn": state.turns + 1,
        "threshold": rules.threshold,
        "squares": {square_name(square): square_view(state, square) for square in range(SQUARES)},
        "figures": [figure_view(state, colour) for colour in range(4) if rules.owner[colour] != NOBODY],
        "players": [player_view(state, seat) for seat in range(state.seats)],
        "areas": [area_view(state, area) for area in range(len(state.unpaired))],
        "mines": state.mines,
        "deck_size": len(state.deck),
        "deck": [kit.card_ids[card] for card in reversed(state.deck)] if rules.draft else None,
        "display": [kit.card_ids[card] for card in sorted(state.display)],
        "drawn": _drawn(state, viewer),
        "box_size": len(state.box) + sum([len(cards) for cards in state.rejected]),
        "box": [kit.card_ids[card] for card in _known_in_box(state, viewer)],
        "quiet_turns": state.quiet_turns,
        "step": step_view(state),
        "outcome": None,
    }
    if rules.variant == SOLO:
        view["artillery"] = {
            "score": artillery_score(state),
            "rank": solo_rank(seat_points(state, 0)),
            "tanks_left": state.tanks_left,
            "tokens": [kit.token_ids[token] for token in sorted(state.loot)],
            "letters": ["ABCDEFGH"[letter] for letter in sorted(state.letters)],
            "numbers": [number + 1 for number in sorted(state.numbers)],
        }
    if state.outcome is not None:
        view["outcome"] = {
            "winners": state.outcome.winners[:],
            "scores": state.outcome.scores[:],
            "reason": state.outcome.reason,
            "rank": solo_rank(seat_points(state, 0)) if rules.variant == SOLO else None,
        }
    return view


def square_view(state: BattlegroundsState, square: int) -> SquareView:
    """The token if it lies face up. In the family game nobody may see the picture of a face-down token (4.4)."""
    piece = state.piece[square]
    token = state.tokens[square]
    seen: SquareView = {}
    if token != NO_TOKEN:
        hidden = state.rules.variant == FAMILY and square not in state.face_up
        seen["token"] = "?" if hidden else state.kit.token_ids[token]
    if piece == MINE:
        seen["mine"] = True
    elif piece == ARTILLERY_TANK:
        seen["artillery"] = True
    elif piece != EMPTY:
        seen["figure"] = COLOURS[piece]
    return seen


def figure_view(state: BattlegroundsState, colour: Colour) -> FigureView:
    square = state.where[colour]
    card = state.active[colour]
    return {
        "colour": COLOURS[colour],
        "owner": state.rules.owner[colour],
        "square": None if square == OFF else square_name(square),
        "card": None if card == NO_CARD else state.kit.card_ids[card],
        "points": state.points[colour],
    }


def card_view(state: BattlegroundsState, card: CardId) -> CardView:
    kit = state.kit
    pairs = [state.attached[slot] for slot in range(SLOTS * card, SLOTS * card + SLOTS)]
    return {
        "card": kit.card_ids[card],
        "move": kit.part_name(kit.move_set[card], kit.move_distance[card]),
        "shot": kit.part_name(kit.shot_set[card], kit.shot_distance[card]),
        "active": card in state.active,
        "wrecked": state.wrecked[card],
        "upgrades": [ICONS[state.pair_icon[pair]] for pair in pairs if pair != NO_PAIR],
    }


def player_view(state: BattlegroundsState, seat: Seat) -> PlayerView:
    return {
        "seat": seat,
        "area": state.rules.area[seat],
        "colours": [COLOURS[colour] for colour in state.rules.colours[seat]],
        "cards": [card_view(state, card) for card, owner in enumerate(state.tank_owner) if owner == seat],
        "received": [{"colour": COLOURS[token // 4], "points": token % 4} for token in state.received[seat]],
        "points": seat_points(state, seat),
    }


def area_view(state: BattlegroundsState, area: int) -> AreaView:
    return {
        "unpaired": [state.kit.token_ids[token] for token in sorted(state.unpaired[area])],
        "pairs": [pair_view(state, pair) for pair, owner in enumerate(state.pair_area) if owner == area],
        "points": victory_points(state, area),
        "tank_points": tank_points(state, area),
    }


def pair_view(state: BattlegroundsState, pair: int) -> PairView:
    tokens: list[TokenId] = [state.pair_first[pair], state.pair_second[pair]]
    icons = [ICONS[state.kit.icon[token]] for token in tokens if state.kit.icon[token] != NO_ICON]
    return {
        "tokens": [state.kit.token_ids[token] for token in tokens],
        "icons": icons,
        "state": PAIR_STATES[state.pair_state[pair]],
    }


def _drawn(state: BattlegroundsState, viewer: Seat) -> list[str] | None:
    """Only the seat that drew the cards sees them, unless the deck is open (draft)."""
    if state.drawn and viewer != state.turn_seat and not state.rules.draft:
        return None
    return [state.kit.card_ids[card] for card in sorted(state.drawn)]


def _known_in_box(state: BattlegroundsState, viewer: Seat) -> list[CardId]:
    """Cards that everybody saw leave the game, and cards that this seat rejected."""
    known = state.box[:]
    for seat, cards in enumerate(state.rejected):
        if seat == viewer or state.rules.draft:
            known += cards
    return sorted(known)


def step_view(state: BattlegroundsState) -> StepView:
    """The subject of the open question."""
    step = state.stack[-1]
    about: StepView = {"name": cast(StepName, step.name())}
    if isinstance(step, (ShotAfterMove, MoveAfterShot)):
        about["colour"] = COLOURS[step.colour]
    elif isinstance(step, Reentry):
        about["repaired"] = step.repaired
    elif isinstance(step, FamilyTurn):
        about["revealed"] = [square_name(square) for square in step.revealed]
        about["face_up"] = [square_name(square) for square in state.face_up]
        about["extra"] = step.extra
    elif isinstance(step, DraftPick):
        about["order"] = step.order[:]
    return about
