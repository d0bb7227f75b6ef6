"""What a seat may see (rules 5.3), as JSON values, built up from nothing."""

from __future__ import annotations

from typing import Any

from tankodrom.core.action import Seat
from tankodrom.core.game import View
from tankodrom.games.rush.abilities import ResolveCard
from tankodrom.games.rush.attack import DeclareAttack, Strikes
from tankodrom.games.rush.bases import PlaceGuard
from tankodrom.games.rush.buying import PayFor, demands_own_nation_card
from tankodrom.games.rush.cards import ABILITIES, ACHIEVEMENTS, NATIONS, NO_CARD, NO_NATION, CardId
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.effects import AceTarget, Rearm, ResearchPick, SabotageDiscards
from tankodrom.games.rush.ending import final_scores
from tankodrom.games.rush.medals import TakeMedals
from tankodrom.games.rush.state import DAMAGED, GONE, SLOTS, RushState, RushStep


def view_of(state: RushState, viewer: Seat) -> View:
    codes = state.cards.codes
    view: View = {
        "game": "rush",
        "seat": viewer,
        "seats": state.seats,
        "options": dict(state.rules.setup.options),
        "starting_player": state.rules.starter,
        "teams": state.rules.team[:] if state.rules.teams_on else None,
        "active": state.turn.seat,
        "round": state.turns // len(state.rules.order) + 1,
        "final_round": state.final_round,
        "shop": _names(state, state.shop),
        "deck_size": len(state.deck),
        "discard": _names(state, state.discard),
        "scrapyard": _names(state, state.scrapyard),
        "medals": {
            nation: [state.singles[number], state.doubles[number]] for number, nation in enumerate(NATIONS)
        },
        "achievements": [ACHIEVEMENTS[number] for number in state.achievements],
        "players": [player_view(state, viewer, seat) for seat in range(state.seats)],
        "turn": _turn_view(state),
        "step": _step_view(state),
        "table": [codes[card] for card in cards_on_table(state)],
        "outcome": None,
    }
    if state.outcome is not None:
        view["outcome"] = {
            "winners": state.outcome.winners[:],
            "scores": state.outcome.scores[:],
            "reason": state.outcome.reason,
            "sides": [
                {
                    "seats": score.seats[:],
                    "medals": score.medals,
                    "captured_bases": score.bases,
                    "achievements": [ACHIEVEMENTS[number] for number in score.achievements],
                    "sets": score.sets,
                    "total": score.total,
                }
                for score in final_scores(state)
            ],
        }
    return view


def is_hand_open(state: RushState, seat: Seat) -> bool:
    """R2.4, R2.15, V3.1: the active player's hand lies on the table; at the end everything does."""
    if state.outcome is not None:
        return True
    return seat == state.turn.seat and not state.rules.interactive


def cards_on_table(state: RushState) -> list[CardId]:
    """Cards under resolution, attackers, support: public."""
    cards: list[CardId] = []
    for step in state.stack:
        assert isinstance(step, RushStep)
        cards += step.cards()
    return cards


def _names(state: RushState, cards: list[CardId]) -> list[str]:
    return [state.cards.codes[card] for card in cards]


def player_view(state: RushState, viewer: Seat, seat: Seat) -> View:
    player = state.players[seat]
    own = viewer == seat
    over = state.outcome is not None
    open_hand = own or is_hand_open(state, seat)
    kept_known = own or over or not state.rules.interactive
    return {
        "seat": seat,
        "hand_size": len(player.hand),
        "hand": _names(state, player.hand) if open_hand else None,
        "shown": None if open_hand else _names(state, sorted(player.shown)),
        "kept_size": len(player.kept),
        "kept": _names(state, player.kept) if kept_known else None,
        "garage_size": len(player.garage),
        # The owner can deduce the contents, nobody knows the order.
        "garage": _names(state, sorted(player.garage)) if own or over else None,
        "store_size": len(player.store),
        "store": _names(state, player.store) if own or over else None,
        "store_top": state.cards.codes[player.store[-1]] if player.store else None,
        "bases": [base_view(state, seat, slot) for slot in range(SLOTS)],
    }


def base_view(state: RushState, seat: Seat, slot: int) -> View | None:
    """None where the base is gone."""
    player = state.players[seat]
    if player.bases[slot] == GONE:
        return None
    guard = player.guards[slot]
    return {
        "damaged": player.bases[slot] == DAMAGED,
        "guard": None if guard == NO_CARD else state.cards.codes[guard],
        "guard_damaged": player.hurt[slot],
    }


def _turn_view(state: RushState) -> View:
    turn = state.turn
    return {
        "seat": turn.seat,
        "locked": _names(state, sorted(turn.locked)),
        "credit_any": turn.credit_any,
        "credit": {nation: turn.credit[number] for number, nation in enumerate(NATIONS)},
        "paid_any": turn.paid_any,
        "paid_own": [nation for number, nation in enumerate(NATIONS) if turn.paid_own[number]],
        "bought": turn.bought,
        "bought_nation": None if turn.bought_nation == NO_NATION else NATIONS[turn.bought_nation],
        "recruiting": turn.recruiting,
        "attacked": turn.attacked,
        "attack_nation": None if turn.attack_nation == NO_NATION else NATIONS[turn.attack_nation],
        "kills": turn.kills,
        "reshuffled": turn.reshuffled,
        "played": turn.played,
    }


def _step_view(state: RushState) -> View:
    """What the open question is about. All of it is public."""
    step = state.stack[-1]
    about: dict[str, Any] = {"name": step.name()}
    codes = state.cards.codes
    if isinstance(step, PayFor):
        card = state.shop[step.position - 1]
        nation = state.cards.nation[card]
        about["position"] = step.position
        about["card"] = codes[card]
        about["due"] = max(0, state.cards.price[card] - state.turn.credit[nation] - state.turn.credit_any)
        about["own_nation_first"] = demands_own_nation_card(state, nation)
    elif isinstance(step, ResolveCard):
        about["card"] = codes[step.card]
        about["used"] = [ABILITIES[ability] for ability in step.used]
    elif isinstance(step, (PlaceGuard, AceTarget)):
        about["card"] = codes[step.card]
    elif isinstance(step, ResearchPick):
        about["limit"] = step.limit
    elif isinstance(step, Rearm):
        about["scrapped"] = step.scrapped
    elif isinstance(step, SabotageDiscards):
        about["waiting"] = step.waiting[:]
    elif isinstance(step, DeclareAttack):
        about["attackers"] = _names(state, step.attackers)
    elif isinstance(step, Strikes):
        about["attackers"] = _names(state, step.attackers)
        about["kills"] = step.kills
    elif isinstance(step, TakeMedals):
        about["nation"] = NATIONS[step.nation]
        about["kills"] = step.kills
    elif isinstance(step, Combat):
        attack, defence = step.totals(state)
        about["card"] = codes[step.card]
        about["attacker"] = step.seat
        about["owner"] = step.owner
        about["slot"] = step.slot
        about["asked"] = step.next_to_ask()
        about["passed"] = step.passed[:]
        about["support"] = [
            {"seat": seat, "card": codes[card]} for seat, card in zip(step.supporters, step.support, strict=True)
        ]
        about["attack"] = attack
        about["defence"] = defence
    return about
