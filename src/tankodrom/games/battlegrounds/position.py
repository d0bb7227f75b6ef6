"""Positions in the words of the rules document, for scenarios: build a partial one, describe a whole one.

Whatever a scenario does not mention is filled in as the rules document says: the board holds only the listed things,
and other colours stand on their base corner with an O1/O1 card and one inactive card. The family game fills the board
with the other tokens, face down.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import Seat
from tankodrom.core.errors import BrokenState, MalformedAction
from tankodrom.core.position import Bag, known_in, list_in, number_in, table_in
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.artillery import artillery_score
from tankodrom.games.battlegrounds.board import BASES, COLOURS, SIZE, SQUARES, Square, square_name, square_named
from tankodrom.games.battlegrounds.family import FamilyTurn
from tankodrom.games.battlegrounds.kit import ICONS, NO_ICON, SLOTS, Kit, TokenId
from tankodrom.games.battlegrounds.pack import read_tanks, read_tokens, standard_data
from tankodrom.games.battlegrounds.scoring import seat_points, solo_rank, victory_points
from tankodrom.games.battlegrounds.setup import build_rules, empty_table
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
    BattlegroundsState,
    Rules,
)
from tankodrom.games.battlegrounds.tokens import icons_of
from tankodrom.games.battlegrounds.turn import TakeTurn, begin_segment

_SHARED: Final = [
    "turn", "turns", "quiet_turns", "phase", "cards", "tokens", "mines", "artillery", "deck", "face_up", "fire",
    "loot",
]  # fmt: skip
_FIGURE: Final = ["square", "card", "inactive", "wrecked", "stack", "upgrades"]
_AREA: Final = ["unpaired", "pairs", "received", "vp", "cards"]


def arrange(setup: Setup, position: dict[str, Any], rng: Rng) -> BattlegroundsState:
    """The turn of the given seat, before any action. BrokenState if the words make no sense."""
    plain = build_rules(setup)
    rules = Rules(setup, _kit(plain, position), plain.variant, plain.colours, plain.threshold)
    state = empty_table(rules, rng)
    seats = [f"P{seat}" for seat in range(state.seats)]
    known_in(position, _SHARED + COLOURS + seats, "a position")
    _lay_out(state, position)
    for colour in range(4):
        if rules.owner[colour] != NOBODY:
            _arrange_figure(state, colour, table_in(position.get(COLOURS[colour], {}), COLOURS[colour]), position)
    for seat in range(state.seats):
        _arrange_area(state, seat, table_in(position.get(f"P{seat}", {}), f"P{seat}"))
    if rules.variant == FAMILY:
        _fill_family_board(state)
    _named_tokens(state)
    _begin(state, position)
    return state


def scripted(state: BattlegroundsState, words: list[str]) -> list[int]:
    """Cards of a deck, letters or numbers of a pile: written with the top first, stored with the top last."""
    values: list[int] = []
    for word in reversed(words):
        if word in state.kit.card_by_id:
            values.append(state.kit.card_by_id[word])
        elif len(word) == 1 and word in "ABCDEFGH":
            values.append("ABCDEFGH".index(word))
        elif len(word) == 1 and word in "12345678":
            values.append(int(word) - 1)
        else:
            raise BrokenState(f"{word!r} is neither a card nor a coordinate")
    return values


def _kit(rules: Rules, position: dict[str, Any]) -> Kit:
    """The standard cards, then the scenario's cards, then plain cards for colours that are not mentioned."""
    tanks = standard_data("tanks")["tanks"] + [
        {"id": name, "name": name, "move": str(parts)[:2], "shot": str(parts)[3:]}
        for name, parts in table_in(position.get("cards", {}), "cards").items()
    ]
    for colour in COLOURS:
        for copy in ("1", "2"):
            tanks.append({"id": f"{colour}-{copy}", "name": f"{colour}-{copy}", "move": "O1", "shot": "O1"})
    tokens = rules.setup.data["tokens"] if "tokens" in rules.setup.data else standard_data("tokens")
    return Kit(read_tokens(tokens), read_tanks({"key": "scenario", "tanks": tanks}))


def _square(name: Any) -> Square:
    try:
        return square_named(str(name))
    except MalformedAction as error:
        raise BrokenState(f"position: {error}") from None


def _card(state: BattlegroundsState, name: Any) -> int:
    if not isinstance(name, str) or name not in state.kit.card_by_id:
        raise BrokenState(f"position: there is no card {name!r}")
    return state.kit.card_by_id[name]


def _token(state: BattlegroundsState, name: Any) -> TokenId:
    if not isinstance(name, str) or name not in state.kit.token_by_id:
        raise BrokenState(f"position: there is no token {name!r}")
    return state.kit.token_by_id[name]


def _lay_out(state: BattlegroundsState, position: dict[str, Any]) -> None:
    for name, token in table_in(position.get("tokens", {}), "tokens").items():
        if token != "":  # a variation can take a token away
            state.tokens[_square(name)] = _token(state, token)
    for name in list_in(position.get("mines", []), "mines"):
        _put(state, _square(name), MINE)
        state.mines -= 1
    for name in list_in(position.get("artillery", []), "artillery"):
        _put(state, _square(name), ARTILLERY_TANK)
        state.tanks_left -= 1
    state.deck = [_card(state, name) for name in list_in(position.get("deck", []), "deck")][::-1]
    state.loot = [_token(state, name) for name in list_in(position.get("loot", []), "loot")]
    state.face_up = [_square(name) for name in list_in(position.get("face_up", []), "face_up")]
    if state.rules.variant == SOLO:
        _load_piles(state, [str(name) for name in list_in(position.get("fire", []), "fire")])


def _put(state: BattlegroundsState, square: Square, piece: int) -> None:
    """R1.6: a square holds one figure, artillery tank or ordnance at the most."""
    if state.piece[square] != EMPTY:
        raise BrokenState(f"position: two things stand on {square_name(square)} (R1.6)")
    state.piece[square] = piece


def _named_tokens(state: BattlegroundsState) -> list[TokenId]:
    """Every token that has a place. BrokenState if a token has two."""
    taken = [token for token in state.tokens if token != NO_TOKEN]
    taken = taken + state.pair_first + state.pair_second + state.loot
    for waiting in state.unpaired:
        taken = taken + waiting
    for token in taken:
        if taken.count(token) > 1:
            raise BrokenState(f"position: the token {state.kit.token_ids[token]} is in two places")
    return taken


def _fill_family_board(state: BattlegroundsState) -> None:
    """Tokens without a place lie face down on the free squares, in order, until the squares are full."""
    taken = _named_tokens(state)
    rest = [token for token in range(len(state.kit.token_ids)) if token not in taken]
    for square in range(SQUARES):
        if state.tokens[square] == NO_TOKEN and rest:
            state.tokens[square] = rest.pop(0)


def _load_piles(state: BattlegroundsState, fire: list[str]) -> None:
    """The next coordinates. The rest of the piles follows in order."""
    targets = [_square(name) for name in fire]
    letters = [square // SIZE for square in targets]
    numbers = [square % SIZE for square in targets]
    if len(set(letters)) < len(letters) or len(set(numbers)) < len(numbers):
        raise BrokenState("position: each letter and number can come only once before the piles are shuffled")
    state.letters = list(reversed(letters + [value for value in range(SIZE) if value not in letters]))
    state.numbers = list(reversed(numbers + [value for value in range(SIZE) if value not in numbers]))


def _arrange_figure(
    state: BattlegroundsState, colour: int, given: dict[str, Any], position: dict[str, Any]
) -> None:
    name = COLOURS[colour]
    known_in(given, _FIGURE, name)
    if state.rules.variant == SOLO and not given:
        return  # solo: only the mentioned figures are there
    seat = state.rules.owner[colour]
    if state.rules.variant != FAMILY:
        inactive = given.get("inactive")
        if inactive is None and state.rules.variant != SOLO and "cards" not in position.get(f"P{seat}", {}):
            inactive = [f"{name}-2"]
        for card_name in list_in(inactive or [], "inactive"):
            state.tank_owner[_card(state, card_name)] = seat
        for card_name in list_in(given.get("wrecked", []), "wrecked"):
            state.wrecked[_card(state, card_name)] = True
    if given.get("square") != "off":
        square = _square(given.get("square", square_name(BASES[colour][0])))
        _put(state, square, colour)
        state.where[colour] = square
        if state.rules.variant != FAMILY:
            card = _card(state, given.get("card", f"{name}-1"))
            state.tank_owner[card] = seat
            state.active[colour] = card
    if "stack" in given:
        state.points[colour] = len(list_in(given["stack"], "stack"))
    for card_name, pairs in table_in(given.get("upgrades", {}), "upgrades").items():
        for slot, text in enumerate(list_in(pairs, "upgrades")):
            pair = _add_pair(state, seat, text, "attached")
            state.attached[SLOTS * _card(state, card_name) + slot] = pair


def _add_pair(state: BattlegroundsState, seat: Seat, text: Any, status: Any) -> int:
    """`p15a+p15s`; an attached pair works as its (first) icon."""
    names = str(text).split("+")
    if len(names) != 2 or status not in PAIR_STATES:
        raise BrokenState(
            f"position: a pair is p15a+p15s = one of {', '.join(PAIR_STATES)}, not {text!r}: {status!r}"
        )
    tokens = sorted(_token(state, name) for name in names)
    state.pair_first.append(tokens[0])
    state.pair_second.append(tokens[1])
    state.pair_area.append(state.rules.area[seat])
    state.pair_state.append(PAIR_STATES.index(status))
    pair = len(state.pair_first) - 1
    icons = icons_of(state, pair)
    state.pair_icon.append(icons[0] if status == "attached" and icons else NO_ICON)
    return pair


def _arrange_area(state: BattlegroundsState, seat: Seat, given: dict[str, Any]) -> None:
    known_in(given, _AREA, f"P{seat}")
    area = state.rules.area[seat]
    for name in list_in(given.get("unpaired", []), "unpaired"):
        state.unpaired[area].append(_token(state, name))
    for text, status in table_in(given.get("pairs", {}), "pairs").items():
        _add_pair(state, seat, text, status)
    for name in list_in(given.get("cards", []), "cards"):
        state.tank_owner[_card(state, name)] = seat
    for text in list_in(given.get("received", []), "received"):
        colour, _, value = str(text).partition(" ")
        if colour not in COLOURS or value not in ("1", "2", "3"):
            raise BrokenState(f"position: a received token is written 'green 3', not {text!r}")
        state.received[seat].append(4 * COLOURS.index(colour) + int(value))
    if "vp" in given:
        _fill_points(state, seat, number_in(given["vp"], "vp"))


def _fill_points(state: BattlegroundsState, seat: Seat, wanted: int) -> None:
    """Plain pairs of tokens without a place, until the score is reached."""
    while seat_points(state, seat) < wanted:
        taken = _named_tokens(state)
        free = [
            token
            for token in reversed(range(len(state.kit.token_ids)))
            if token not in taken and state.kit.icon[token] == NO_ICON
        ]
        for token in free:
            partner = [other for other in free if other < token and _same_picture(state, token, other)]
            if partner:
                _add_pair(state, seat, f"{state.kit.token_ids[partner[0]]}+{state.kit.token_ids[token]}", "plain")
                break
        else:
            raise BrokenState(f"position: no tokens are left for {wanted} points of P{seat}")
    if seat_points(state, seat) != wanted:
        raise BrokenState(f"position: P{seat} has {seat_points(state, seat)} points, not {wanted}")


def _same_picture(state: BattlegroundsState, one: TokenId, other: TokenId) -> bool:
    return state.kit.picture[one] == state.kit.picture[other]


def _begin(state: BattlegroundsState, position: dict[str, Any]) -> None:
    turn = position.get("turn", f"P{state.rules.starter}")
    if turn in COLOURS:
        seat = state.rules.owner[COLOURS.index(turn)]
    elif turn in [f"P{seat}" for seat in range(state.seats)]:
        seat = int(turn[1:])
    else:
        raise BrokenState(f"position: turn is a colour or a player, not {turn!r}")
    state.turn_seat = seat
    state.turns = number_in(position.get("turns", (seat - state.rules.starter) % state.seats), "turns")
    state.quiet_turns = number_in(position.get("quiet_turns", 0), "quiet_turns")
    if state.rules.variant == FAMILY:
        state.stack.append(FamilyTurn(seat, 0, [], 0))
        return
    state.stack.append(TakeTurn(seat))
    phase = position.get("phase", "turn")
    if phase not in ("turn", "turn_done"):
        raise BrokenState(f"position: phase is turn or turn_done, not {phase!r}")
    if phase == "turn":
        begin_segment(state, seat)


def describe(state: BattlegroundsState) -> dict[str, Any]:
    """The whole position in the same words. The order of bags does not matter."""
    kit = state.kit
    whole: dict[str, Any] = {
        "turn": f"P{state.turn_seat}",
        "turns": state.turns,
        "quiet_turns": state.quiet_turns,
        "tokens": {
            square_name(square): "" if token == NO_TOKEN else kit.token_ids[token]
            for square, token in enumerate(state.tokens)
        },
        "tokens_left": len([token for token in state.tokens if token != NO_TOKEN]),
        "mines": Bag([square_name(square) for square, piece in enumerate(state.piece) if piece == MINE]),
        "supply": state.mines,
        "artillery": Bag([square_name(at) for at, piece in enumerate(state.piece) if piece == ARTILLERY_TANK]),
        "artillery_supply": state.tanks_left,
        "artillery_score": artillery_score(state),
        "loot": Bag([kit.token_ids[token] for token in state.loot]),
        "deck": [kit.card_ids[card] for card in reversed(state.deck)],
        "deck_size": len(state.deck),
        "display": Bag([kit.card_ids[card] for card in state.display]),
        "drawn": Bag([kit.card_ids[card] for card in state.drawn]),
        "box": Bag(
            [kit.card_ids[card] for card in state.box + [card for cards in state.rejected for card in cards]]
        ),
        "face_up": Bag([square_name(square) for square in state.face_up]),
        "over": state.outcome is not None,
    }
    for colour, name in enumerate(COLOURS):
        if state.rules.owner[colour] != NOBODY:
            whole[name] = _describe_figure(state, colour)
    for seat in range(state.seats):
        whole[f"P{seat}"] = _describe_area(state, seat)
    if state.outcome is not None:
        whole["winners"] = [f"P{seat}" for seat in state.outcome.winners]
        whole["reason"] = state.outcome.reason
        whole["rank"] = solo_rank(victory_points(state, 0)) if state.rules.variant == SOLO else 0
    return whole


def _describe_figure(state: BattlegroundsState, colour: int) -> dict[str, Any]:
    square = state.where[colour]
    card = state.active[colour]
    return {
        "square": "off" if square == OFF else square_name(square),
        "card": "" if card == NO_CARD else state.kit.card_ids[card],
        "stack": list(range(state.points[colour], 0, -1)),
    }


def _describe_area(state: BattlegroundsState, seat: Seat) -> dict[str, Any]:
    kit = state.kit
    area = state.rules.area[seat]
    names = kit.token_ids
    own = [card for card, owner in enumerate(state.tank_owner) if owner == seat]
    return {
        "vp": victory_points(state, area),
        "unpaired": Bag([names[token] for token in state.unpaired[area]]),
        "pairs": {
            f"{names[state.pair_first[pair]]}+{names[state.pair_second[pair]]}": PAIR_STATES[
                state.pair_state[pair]
            ]
            for pair, owner in enumerate(state.pair_area)
            if owner == area
        },
        "received": Bag([f"{COLOURS[token // 4]} {token % 4}" for token in state.received[seat]]),
        "cards": Bag([kit.card_ids[card] for card in own]),
        "inactive": Bag([kit.card_ids[card] for card in state.inactive_cards(seat)]),
        "wrecked": Bag([kit.card_ids[card] for card in own if state.wrecked[card]]),
        "upgrades": {
            kit.card_ids[card]: Bag(
                [
                    ICONS[state.pair_icon[pair]]
                    for pair in state.attached[SLOTS * card : SLOTS * card + SLOTS]
                    if pair != NO_PAIR
                ]
            )
            for card in own
        },
    }
