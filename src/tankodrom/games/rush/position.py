"""Positions in the words of the rules document, for scenarios: build a partial one, describe a whole one.

Whatever a scenario does not mention is filled in legally and always in the same way: other vehicles lie in the deck in
the order of the pack, other rear cards lie in hand and garage (or in the scrapyard, if hand and garage are given),
medals of players are missing from the stacks, and captured bases are missing from the bases of the others.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import Seat
from tankodrom.core.errors import BrokenState
from tankodrom.core.position import Bag, known_in, list_in, number_in, table_in
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.rush.cards import (
    ACHIEVEMENTS,
    CAPTURED_BASE,
    DOUBLES,
    NATION_CODES,
    NO_CARD,
    NO_NATION,
    REAR_SET,
    SINGLES,
    CardId,
)
from tankodrom.games.rush.ending import scores_now
from tankodrom.games.rush.setup import build_rules, empty_table
from tankodrom.games.rush.shop import fill_shop
from tankodrom.games.rush.state import GONE, INTACT, SLOTS, RushState, Turn
from tankodrom.games.rush.turn import HAND_SIZE, PlayCards, TakeTurn
from tankodrom.games.rush.view import cards_on_table

_BASE_WORDS: Final = ["gone", "intact", "damaged"]
_SHARED: Final = [
    "active",
    "turns",
    "final_round",
    "shop",
    "deck",
    "discard",
    "scrapyard",
    "medals",
    "achievements",
    "turn",
]
_OWN: Final = ["hand", "garage", "store", "kept", "bases", "guards"]
_TURN: Final = ["locked", "credit_any", "credit", "recruiting", "attacked", "attack_nation", "kills", "played"]


def arrange(setup: Setup, position: dict[str, Any], rng: Rng) -> RushState:
    """Step II of the active player in the given position. BrokenState if the words make no sense."""
    rules = build_rules(setup, max(0, setup.number("starting_player", 0)))
    state = empty_table(rules, rng)
    seats = {f"P{seat}": seat for seat in range(state.seats)}
    known_in(position, _SHARED + list(seats), "a position")
    for name, seat in seats.items():
        _arrange_player(state, seat, table_in(position.get(name, {}), name))
    _arrange_shared(state, position)
    _fill_rear_cards(state, position)
    _fill_shared(state, position)
    active = _seat(state, position.get("active", f"P{rules.starter}"))
    state.turns = number_in(position.get("turns", rules.order.index(active)), "turns")
    if rules.order[state.turns % len(rules.order)] != active:
        raise BrokenState(f"position: after {state.turns} turns it is not P{active} who plays")
    state.final_round = bool(position.get("final_round", False))
    state.turn = _read_turn(state, active, table_in(position.get("turn", {}), "turn"))
    state.stack += [TakeTurn(active, 1), PlayCards(active)]
    return state


def scripted(state: RushState, words: list[str]) -> list[int]:
    """A pile, written with the top card first and stored with the top card last."""
    return [_card(state, word) for word in reversed(words)]


def _card(state: RushState, word: Any) -> CardId:
    if not isinstance(word, str) or word not in state.cards.by_code:
        raise BrokenState(f"position: there is no card {word!r}")
    return state.cards.by_code[word]


def _cards(state: RushState, words: Any) -> list[CardId]:
    return [_card(state, word) for word in list_in(words, "each zone")]


def _seat(state: RushState, word: Any) -> Seat:
    for seat in range(state.seats):
        if word == f"P{seat}":
            return seat
    raise BrokenState(f"position: there is no player {word!r}")


def _arrange_player(state: RushState, seat: Seat, given: dict[str, Any]) -> None:
    player = state.players[seat]
    known_in(given, _OWN, f"P{seat}")
    player.hand = _cards(state, given.get("hand", []))
    player.garage = list(reversed(_cards(state, given.get("garage", []))))
    player.store = _cards(state, given.get("store", []))
    player.kept = _cards(state, given.get("kept", []))
    for slot, word in enumerate(given.get("bases", [])):
        if slot >= SLOTS or word not in _BASE_WORDS:
            raise BrokenState(f"position: bases are three of {', '.join(_BASE_WORDS)}, not {given['bases']!r}")
        player.bases[slot] = _BASE_WORDS.index(word)
    for slot, word in enumerate(given.get("guards", [])):
        if not isinstance(word, str) or slot >= SLOTS:
            raise BrokenState(f"position: guards are three vehicles or empty texts, not {given['guards']!r}")
        if word:
            player.guards[slot] = _card(state, word.removesuffix(" damaged"))
            player.hurt[slot] = word.endswith(" damaged")


def _arrange_shared(state: RushState, position: dict[str, Any]) -> None:
    state.shop = _cards(state, position.get("shop", []))
    state.deck = list(reversed(_cards(state, position.get("deck", []))))
    state.discard = _cards(state, position.get("discard", []))
    state.scrapyard = _cards(state, position.get("scrapyard", []))
    names = position.get("achievements", ACHIEVEMENTS[: state.seats + 1])
    for name in names:
        if name not in ACHIEVEMENTS:
            raise BrokenState(f"position: there is no achievement {name!r}")
    state.achievements = sorted(ACHIEVEMENTS.index(name) for name in names)


def _fill_rear_cards(state: RushState, position: dict[str, Any]) -> None:
    for seat, player in enumerate(state.players):
        given = position.get(f"P{seat}", {})
        missing = list(REAR_SET)
        for card in player.hand + player.garage + player.store + player.kept:
            if card in missing:
                missing.remove(card)
        if "hand" not in given:
            player.hand = missing[:HAND_SIZE]
            missing = missing[HAND_SIZE:]
        if "garage" not in given:
            player.garage += missing
        else:
            state.scrapyard += missing


def _fill_shared(state: RushState, position: dict[str, Any]) -> None:
    mentioned = state.shop + state.deck + state.discard + state.scrapyard
    for player in state.players:
        mentioned = mentioned + player.hand + player.garage + player.store + player.kept + player.guards
    for card in state.cards.vehicles():
        if mentioned.count(card) > 1:
            raise BrokenState(f"position: {state.cards.codes[card]} lies in two places")
    rest = [card for card in state.cards.vehicles() if card not in mentioned]
    state.deck = list(reversed(rest)) + state.deck  # the mentioned ones on top, then in pack order
    if "shop" not in position:
        fill_shop(state)
    for nation, code in enumerate(NATION_CODES):
        stack = table_in(position.get("medals", {}), "medals").get(code)
        if stack is not None:
            if not isinstance(stack, list) or len(stack) != 2:
                raise BrokenState(f"position: medals of {code} are [singles, doubles], not {stack!r}")
            state.singles[nation] = number_in(stack[0], "medals")
            state.doubles[nation] = number_in(stack[1], "medals")
        else:
            state.singles[nation] -= mentioned.count(SINGLES + nation)
            state.doubles[nation] -= mentioned.count(DOUBLES + nation)
    gone = sum(player.bases.count(GONE) for player in state.players)
    for _ in range(mentioned.count(CAPTURED_BASE) - gone):
        _remove_a_base(state, position)


def _remove_a_base(state: RushState, position: dict[str, Any]) -> None:
    """The owner of a captured base that nobody is said to have lost: the last free slot of the last possible player."""
    for seat in reversed(range(state.seats)):
        player = state.players[seat]
        if "bases" not in position.get(f"P{seat}", {}) and CAPTURED_BASE not in player.hand + player.store:
            for slot in reversed(range(1, SLOTS)):
                if player.bases[slot] == INTACT and player.guards[slot] == NO_CARD:
                    player.bases[slot] = GONE
                    return


def _read_turn(state: RushState, active: Seat, given: dict[str, Any]) -> Turn:
    known_in(given, _TURN, "the turn")
    turn = Turn(active)
    turn.locked = _cards(state, given.get("locked", []))
    turn.credit_any = number_in(given.get("credit_any", 0), "credit_any")
    turn.paid_any = turn.credit_any > 0
    for nation, code in enumerate(NATION_CODES):
        turn.credit[nation] = number_in(table_in(given.get("credit", {}), "credit").get(code, 0), "credit")
        turn.paid_own[nation] = turn.credit[nation] > 0
    turn.recruiting = bool(given.get("recruiting", False))
    turn.attacked = bool(given.get("attacked", False))
    if "attack_nation" in given:
        turn.attack_nation = NATION_CODES.index(given["attack_nation"])
    turn.kills = number_in(given.get("kills", 0), "kills")
    turn.played = bool(given.get("played", False))
    return turn


def describe(state: RushState) -> dict[str, Any]:
    """The whole position in the same words. The order of bags does not matter."""
    codes = state.cards.codes
    whole: dict[str, Any] = {
        "active": f"P{state.turn.seat}",
        "turns": state.turns,
        "final_round": state.final_round,
        "shop": [codes[card] for card in state.shop],
        "deck": [codes[card] for card in reversed(state.deck)],
        "deck_size": len(state.deck),
        "discard": Bag([codes[card] for card in state.discard]),
        "scrapyard": Bag([codes[card] for card in state.scrapyard]),
        "medals": {code: [state.singles[n], state.doubles[n]] for n, code in enumerate(NATION_CODES)},
        "achievements": Bag([ACHIEVEMENTS[number] for number in state.achievements]),
        "table": Bag([codes[card] for card in cards_on_table(state)]),
        "turn": _describe_turn(state),
        "over": state.outcome is not None,
    }
    for seat in range(state.seats):
        whole[f"P{seat}"] = _describe_player(state, seat)
    if state.outcome is not None:
        whole["winners"] = [f"P{seat}" for seat in state.outcome.winners]
        whole["scores"] = {
            "+".join(f"P{seat}" for seat in score.seats): {
                "total": score.total,
                "medals": score.medals,
                "captured_bases": score.bases,
                "sets": score.sets,
                "achievements": Bag([ACHIEVEMENTS[number] for number in score.achievements]),
            }
            for score in scores_now(state)
        }
    return whole


def _describe_player(state: RushState, seat: Seat) -> dict[str, Any]:
    player = state.players[seat]
    codes = state.cards.codes
    return {
        "hand": Bag([codes[card] for card in player.hand]),
        "hand_size": len(player.hand),
        "garage": [codes[card] for card in reversed(player.garage)],
        "garage_size": len(player.garage),
        "store": Bag([codes[card] for card in player.store]),
        "store_top": codes[player.store[-1]] if player.store else "",
        "kept": Bag([codes[card] for card in player.kept]),
        "bases": [_BASE_WORDS[base] for base in player.bases],
        "guards": [
            "" if card == NO_CARD else codes[card] + (" damaged" if player.hurt[slot] else "")
            for slot, card in enumerate(player.guards)
        ],
    }


def _describe_turn(state: RushState) -> dict[str, Any]:
    turn = state.turn
    return {
        "locked": Bag([state.cards.codes[card] for card in turn.locked]),
        "credit_any": turn.credit_any,
        "credit": {code: turn.credit[n] for n, code in enumerate(NATION_CODES)},
        "recruiting": turn.recruiting,
        "attacked": turn.attacked,
        "attack_nation": "" if turn.attack_nation == NO_NATION else NATION_CODES[turn.attack_nation],
        "kills": turn.kills,
        "played": turn.played,
    }
