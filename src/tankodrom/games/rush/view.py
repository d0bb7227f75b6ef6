"""What a seat may see (rules 5.3), as JSON values. It copies only what the seat may know."""

from __future__ import annotations

from typing import cast

from tankodrom.core.action import Seat
from tankodrom.games.rush.abilities import ResolveCard
from tankodrom.games.rush.attack import DeclareAttack, Strikes
from tankodrom.games.rush.bases import PlaceGuard
from tankodrom.games.rush.buying import PayFor, amount_due, demands_own_nation_card, hand_worth
from tankodrom.games.rush.cards import ABILITIES, ACHIEVEMENTS, NATIONS, NO_CARD, NO_NATION, CardId
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.effects import AceTarget, Rearm, ResearchPick, SabotageDiscards
from tankodrom.games.rush.ending import Score, scores_now
from tankodrom.games.rush.medals import TakeMedals
from tankodrom.games.rush.piles import chances_to_draw
from tankodrom.games.rush.state import DAMAGED, GONE, SLOTS, RushState, RushStep
from tankodrom.games.rush.turn import cards_to_draw
from tankodrom.games.rush.view_types import (
    BaseView,
    DrawView,
    PlayerView,
    PurseView,
    RushView,
    SideScore,
    StepName,
    StepView,
    TurnView,
)


def view_of(state: RushState, viewer: Seat) -> RushView:
    codes = state.cards.codes
    view: RushView = {
        "game": "rush",
        "seat": viewer,
        "seats": state.seats,
        "options": dict(state.rules.setup.options),
        "starting_player": state.rules.starter,
        "teams": state.rules.team[:] if state.rules.teams_on else None,
        "interactive": state.rules.interactive,
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
        # 5.3: a player who remembers all events knows all companies, so this reveals nothing new.
        "standing": [_score_view(state, score) for score in scores_now(state)],
        "outcome": None,
    }
    if state.outcome is not None:
        view["outcome"] = {
            "winners": state.outcome.winners[:],
            "scores": state.outcome.scores[:],
            "reason": state.outcome.reason,
            "sides": view["standing"],
        }
    return view


def _score_view(state: RushState, score: Score) -> SideScore:
    """The score of one side: its cards and bases, and their points."""
    return {
        "seats": score.seats[:],
        "medals": score.medals,
        "captured_bases": score.bases,
        "base_points": score.base_points(),
        "counts": {ACHIEVEMENTS[number]: score.counts[number] for number in state.achievements},
        "achievements": [ACHIEVEMENTS[number] for number in score.achievements],
        "achievement_points": score.achievement_points(),
        "sets": score.sets,
        "total": score.total,
    }


def is_hand_open(state: RushState, seat: Seat) -> bool:
    """R2.4, R2.15, V3.1: the active player's hand lies on the table; at the end everything does."""
    if state.outcome is not None:
        return True
    return seat == state.turn.seat and not state.rules.interactive


def cards_on_table(state: RushState) -> list[CardId]:
    """Cards under resolution, attackers and support. They are public."""
    cards: list[CardId] = []
    for step in state.stack:
        assert isinstance(step, RushStep)
        cards += step.cards()
    return cards


def _names(state: RushState, cards: list[CardId]) -> list[str]:
    return [state.cards.codes[card] for card in cards]


def player_view(state: RushState, viewer: Seat, seat: Seat) -> PlayerView:
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
        # The owner can deduce the contents. Nobody knows the order.
        "garage": _names(state, sorted(player.garage)) if own or over else None,
        "store_size": len(player.store),
        "store": _names(state, player.store) if own or over else None,
        "store_top": state.cards.codes[player.store[-1]] if player.store else None,
        "purse": _purse_view(state, seat) if own else None,
        "next_draw": _next_draw_view(state, seat) if own else None,
        "bases": [base_view(state, seat, slot) for slot in range(SLOTS)],
    }


def _purse_view(state: RushState, seat: Seat) -> PurseView:
    """R5.1, R5.4: what the hand can pay: for any vehicle, and per nation."""
    own, free = hand_worth(state, seat)
    return {"any": free, "nations": {NATIONS[nation]: worth for nation, worth in enumerate(own) if worth}}


def _next_draw_view(state: RushState, seat: Seat) -> DrawView:
    """R13.5: what the player would draw if the turn ended now."""
    count = cards_to_draw(state, state.players[seat])
    chances = chances_to_draw(state, seat, count)
    return {
        "count": count,
        "chances": {state.cards.codes[card]: int(100 * chances[card] + 0.5) for card in sorted(chances)},
    }


def base_view(state: RushState, seat: Seat, slot: int) -> BaseView | None:
    """None if the base is gone."""
    player = state.players[seat]
    if player.bases[slot] == GONE:
        return None
    guard = player.guards[slot]
    return {
        "damaged": player.bases[slot] == DAMAGED,
        "guard": None if guard == NO_CARD else state.cards.codes[guard],
        "guard_damaged": player.hurt[slot],
    }


def _turn_view(state: RushState) -> TurnView:
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


def _step_view(state: RushState) -> StepView:
    """The subject of the open question. All of it is public."""
    step = state.stack[-1]
    about: StepView = {"name": cast(StepName, step.name())}
    codes = state.cards.codes
    if isinstance(step, PayFor):
        card = state.shop[step.position - 1]
        nation = state.cards.nation[card]
        about["position"] = step.position
        about["card"] = codes[card]
        about["due"] = amount_due(state, step.position)
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
        about["attack"] = sum([state.cards.attack[card] for card in step.attackers])
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
