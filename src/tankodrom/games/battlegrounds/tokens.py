"""R9: location tokens and their pairs."""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.games.battlegrounds.board import Square
from tankodrom.games.battlegrounds.events import PAIRED, TOOK
from tankodrom.games.battlegrounds.kit import NO_ICON, Icon, TokenId
from tankodrom.games.battlegrounds.scoring import check_at_once
from tankodrom.games.battlegrounds.state import AVAILABLE, FAMILY, NO_TOKEN, PLAIN, USED, BattlegroundsState


def take_token(state: BattlegroundsState, seat: Seat, square: Square) -> None:
    """R9.1, R9.2: a token enters the play area. It forms a pair at once with an unpaired token of the same picture."""
    token = state.tokens[square]
    state.tokens[square] = NO_TOKEN
    state.progress()
    state.emit(TOOK, seat, token)
    waiting = state.unpaired[state.rules.area[seat]]
    picture = state.kit.picture
    for other in waiting:
        if picture[other] == picture[token]:
            waiting.remove(other)
            make_pair(state, seat, other, token)
            return
    waiting.append(token)


def make_pair(state: BattlegroundsState, seat: Seat, one: TokenId, other: TokenId) -> None:
    """R9.7: a pair with an icon can be used; a plain pair only scores."""
    state.pair_first.append(min(one, other))
    state.pair_second.append(max(one, other))
    state.pair_area.append(state.rules.area[seat])
    special = state.kit.icon[one] != NO_ICON or state.kit.icon[other] != NO_ICON
    special = special and state.rules.variant != FAMILY  # R16.3: icons have no effect in the family game
    state.pair_state.append(AVAILABLE if special else PLAIN)
    state.pair_icon.append(NO_ICON)
    state.emit(PAIRED, seat, one, other)
    check_at_once(state)


def icons_of(state: BattlegroundsState, pair: int) -> list[Icon]:
    """R9.8: one pair gives one effect. If its icons differ, the owner chooses when they use it."""
    one = state.kit.icon[state.pair_first[pair]]
    other = state.kit.icon[state.pair_second[pair]]
    icons: list[Icon] = []
    if one != NO_ICON:
        icons.append(one)
    if other != NO_ICON and other != one:
        icons.append(other)
    icons.sort()
    return icons


def available_pairs(state: BattlegroundsState, seat: Seat) -> list[int]:
    """The special pairs that the seat may use or attach, each named by its lower token."""
    if AVAILABLE not in state.pair_state:
        return []
    area = state.rules.area[seat]
    firsts: list[TokenId] = []
    for pair, owner in enumerate(state.pair_area):
        if owner == area and state.pair_state[pair] == AVAILABLE:
            firsts.append(state.pair_first[pair])
    firsts.sort()
    return [state.pair_first.index(token) for token in firsts]


def use_up(state: BattlegroundsState, pair: int) -> None:
    """R9.10: a used pair keeps its two points and has no more effect."""
    state.pair_state[pair] = USED
