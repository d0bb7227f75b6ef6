"""The reason for a choice in Duel, as the key of a sentence and its facts.

Boards, markers and ranges lie open and chances of shots follow from them; of cards only the own hand is looked at.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.state import State
from tankodrom.games.duel import verbs
from tankodrom.games.duel.boards import DASH, HULL, TURRET
from tankodrom.games.duel.cards import AUTO_MISS, NO_CARD, NO_SPECIAL, NO_TERRAIN, SPECIALS, BattleCards, CardId
from tankodrom.games.duel.fire import legal_targets
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.leadership import OrderAction
from tankodrom.games.duel.missions import ABS_RANGE_EQ, CLIMB_HOOK, EXIT_HOOK, ON_HILL
from tankodrom.games.duel.objectives import field_hook
from tankodrom.games.duel.optional.at_guns import distance_to
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.shot import (
    CLOSED_HATCH,
    LEADERSHIP_BONUS,
    Terms,
    add_target_terms,
    armour_of,
    gun_row,
    is_hull_down_towards,
    pen_terms,
    row_of,
    shot_terms,
)
from tankodrom.games.duel.spotting import SpotOffer
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.games.duel.tank import FARTHEST, NO_TANK, RED_ZONE, STEP, Tank
from tankodrom.games.duel.terrain import cover_of

Reason = tuple[str, dict[str, int]]

EARLY: Final = 33  # initiative cards up to this number mostly act first
LATE: Final = 67  # from this number on they mostly act last
NOWHERE: Final = 9999  # no range is paid by the mission
HILL_RANGE: Final = 200


def _sayings() -> dict[int, str]:
    """By verb number: the keys of verbs that need no facts."""
    return {
        verbs.NO_INITIATIVE.number: "no-initiative",
        verbs.BAIL_OUT.number: "bail-out",
        verbs.CLOSE_HATCH.number: "close-hatch",
        verbs.PASS.number: "pass",
        verbs.PASS_EMPTY.number: "pass-empty",
        verbs.CLEAR_TRANSMISSION.number: "clear-transmission",
        verbs.EXTINGUISH.number: "extinguish",
        verbs.END_STEP.number: "end-step",
        verbs.BONUS.number: "bonus",
        verbs.LOAD.number: "load",
        verbs.UNLOAD.number: "unload",
        verbs.HULL_DOWN.number: "hull-down",
        verbs.CONCEAL.number: "conceal",
        verbs.NOTHING.number: "nothing",
        verbs.STOP.number: "stop",
        verbs.CLIMB.number: "climb",
        verbs.ROAD.number: "road",
        verbs.INF_ADVANCE.number: "infantry-advance",
        verbs.DECLINE.number: "keep-aim",
        verbs.END_DISCARD.number: "end-discard",
        verbs.ORDER.number: "order",
    }


_SAYINGS: Final = _sayings()
_PAYING: Final = {"fire_admin": "pay-fire", "morale_admin": "pay-morale", "spot_extra": "pay-look"}
_REFUSING: Final = {
    "tactics": "no-tactics",
    "rapid_load": "no-load",
    "acquire": "no-acquire",
    "spot_extra": "no-look",
}


def reason(state: State, decision: Decision, action: Action) -> Reason:
    """The key of `duel-reason-…` and its facts."""
    assert isinstance(state, DuelState)
    verb = verb_number(action)
    if verb in _SAYINGS:
        return _SAYINGS[verb], {}
    me = _concerned(state, decision)
    prompt = decision.prompt
    if verb == verbs.PAY.number:
        return _PAYING.get(prompt, "other"), {}
    if verb == verbs.FLIP.number:
        return "flip-fire" if prompt == "fire_admin" else "flip-morale", {}
    if verb == verbs.NO.number:
        return _REFUSING.get(prompt, "nothing"), {}
    if verb == verbs.DONE.number:
        return _done(state, me, prompt)
    found = _in_action(state, me, prompt, verb, action)
    if not found[0]:
        found = _about_enemies(state, me, verb, action)
    return found if found[0] else _about_cards(state, decision, me, verb, action)


def _concerned(state: DuelState, decision: Decision) -> Tank:
    number = state.active
    top = state.stack[-1]
    if isinstance(top, DuelStep):
        number = top.concerns(state)
    return state.tanks[number if number != NO_TANK else state.rules.seat_tanks[decision.seat][0]]


# Shots.


def _percent(state: DuelState, me: Tank, enemy: Tank, modifier: int, leadership: bool, tactics: bool) -> int:
    """The chance to hit; -1 beyond the gun's range."""
    if me.board.gun.to_hit[gun_row(me, enemy)] == DASH:
        return -1
    accuracy = shot_terms(state.rules, me, enemy, modifier, leadership, tactics).total
    return max(0, min(AUTO_MISS - 1, accuracy))


def _modifier(cards: BattleCards, played: list[CardId]) -> int:
    """The modifier of the best FIRE card."""
    best = -99
    for card in played:
        if cards.fire[card]:
            best = max(best, cards.fire_modifier[card])
    return best if best > -99 else 0


def _best_shot(state: DuelState, me: Tank, modifier: int, leadership: bool) -> Reason:
    """The shot at the target that is easiest to hit."""
    best = -1
    found = NO_TANK
    for enemy in legal_targets(state, me):
        percent = _percent(state, me, enemy, modifier, leadership, False)
        if percent > best:
            best = percent
            found = enemy.number
    if found == NO_TANK:
        return "other", {}
    return "shot", {"enemy": found, "percent": best}


def _shot_in(state: DuelState, step: FireAction, enemy: Tank, tactics: bool) -> int:
    modifier = _modifier(state.cards, step.cards)
    return _percent(state, state.tanks[step.tank], enemy, modifier, step.leadership != NO_CARD, tactics)


def _done(state: DuelState, me: Tank, prompt: str) -> Reason:
    top = state.stack[-1]
    if isinstance(top, FireAction):
        return _best_shot(state, me, _modifier(state.cards, top.cards), top.leadership != NO_CARD)
    return "done", {}


# The action of a tank.


def _in_action(state: DuelState, me: Tank, prompt: str, verb: int, action: Action) -> Reason:
    cards = state.cards
    card = first(action)
    if verb == verbs.FIRE.number:
        if prompt == "chain_fire":
            return "fire-location", {"card": card}
        return _best_shot(state, me, cards.fire_modifier[card], False)
    if verb == verbs.MOVE.number:
        return _driving(state, me, prompt == "chain_move")
    if verb == verbs.DISTANCE.number:
        return _distance(state.rules, me, int(verbs.METRE_WORDS[card]))
    if verb == verbs.ENTER.number:
        kind = cards.terrain[card]
        cover = state.rules.terrain.kinds[kind].cover
        return "enter-cover" if cover else "enter", {"terrain": kind, "cover": cover}
    if verb == verbs.LAY_SMOKE.number:
        return "smoke", {"cover": state.rules.terrain.kinds[state.rules.terrain.smoke].cover}
    if verb == verbs.LEADERSHIP.number:
        if prompt == "chain_fire":
            return "leadership-aim", {"amount": LEADERSHIP_BONUS}
        return "leadership-look" if not me.spotted else "leadership-lead", {}
    if verb == verbs.CREW.number:
        return _crew(me), {}
    if verb == verbs.EXIT.number:
        hook = field_hook(state, me, EXIT_HOOK)
        return "exit", {"points": hook.vp if hook is not None else 0}
    if verb == verbs.OPEN_HATCH.number:
        return "open-hatch", {"amount": -CLOSED_HATCH}
    return "", {}


def _goal(rules: Rules, side: int) -> int:
    """The range at which the mission pays this side, or NOWHERE."""
    goal = NOWHERE
    for hook in rules.mission.field_actions:
        if hook.is_for(side) and hook.hook in (EXIT_HOOK, CLIMB_HOOK):
            goal = hook.r if hook.hook == EXIT_HOOK else HILL_RANGE
    for hook in rules.mission.admin_vp:
        if hook.is_for(side) and hook.hook != ON_HILL:
            goal = min(goal, abs(hook.r) if hook.hook == ABS_RANGE_EQ else hook.r)
    return goal


def _mark(metres: int) -> int:
    """The range as `verbs.RANGE` counts it."""
    return (metres + FARTHEST) // STEP


def _driving(state: DuelState, me: Tank, further: bool) -> Reason:
    goal = _goal(state.rules, me.side)
    if further:
        return "move-more", {}
    if goal != NOWHERE and me.range > goal:
        return "move-goal", {"range": _mark(goal)}
    if not me.in_motion():
        motion = state.rules.terrain.kinds[state.rules.terrain.motion].cover
        for enemy in state.enemies_of(me):
            if enemy.has_spotted(me.number) and motion > cover_of(state.rules, me):
                return "move-cover", {"cover": motion}
    if me.range > RED_ZONE:
        return "move-red", {"range": _mark(RED_ZONE)}
    return "move", {}


def _distance(rules: Rules, me: Tank, metres: int) -> Reason:
    goal = _goal(rules, me.side)
    there = me.range + metres
    if metres == 0:
        return "distance-stay", {"range": _mark(there)}
    if goal != NOWHERE and abs(there - goal) < abs(me.range - goal):
        return "distance-goal", {"range": _mark(there), "goal": _mark(goal)}
    if not me.in_red_zone() and -RED_ZONE <= there <= RED_ZONE:
        return "distance-red", {"range": _mark(there)}
    return "distance-closer" if metres < 0 else "distance-farther", {"range": _mark(there)}


def _crew(me: Tank) -> str:
    for seat, here in enumerate(me.board.seats):
        if here and me.sitting[seat] < 0:
            return "crew-seat"
    return "crew" if me.spotted else "crew-look"


# Choices that name an enemy or somebody else.


def _about_enemies(state: DuelState, me: Tank, verb: int, action: Action) -> Reason:
    top = state.stack[-1]
    number = first(action)
    if verb in (verbs.FLANK.number, verbs.UNFLANK.number):
        if verb == verbs.UNFLANK.number:
            return "unflank", {"enemy": second(action)}
        board = state.tanks[second(action)].board
        return "flank-side", {
            "enemy": second(action), "front": board.front[HULL], "side_armour": board.side_armour[HULL],
        }  # fmt: skip
    if verb == verbs.TARGET.number and isinstance(top, FireAction):
        return "shot", {"enemy": number, "percent": _shot_in(state, top, state.tanks[number], False)}
    if verb == verbs.AIM_AT.number and isinstance(top, FireAction):
        return _location(state.rules, state.tanks[top.tank], state.tanks[top.target], number, top.apcr)
    if verb == verbs.ACQUIRE.number and isinstance(top, FireAction):
        return "acquire", {"enemy": top.target}
    if verb == verbs.TACTICS.number and isinstance(top, TacticsWar):
        return _tactics(state, top)
    if verb == verbs.TAKE.number and isinstance(top, SpotOffer):
        return "take-spot", {"enemy": top.enemy}
    if verb == verbs.SPOT.number:
        percent = _percent(
            state, me, state.tanks[number], _modifier(state.cards, state.hands[me.seat]), False, False
        )
        return "spot" if percent >= 0 else "spot-far", {"enemy": number, "percent": percent}
    if verb == verbs.TRAIL_REMOVE.number:
        return "unflank", {"enemy": number}
    if verb == verbs.TAKE_BACK.number:
        return "take-back", {"enemy": number}
    if verb == verbs.TERRAIN_ON.number:
        kind = state.cards.terrain[number]
        key = "terrain-mines" if state.rules.terrain.kinds[kind].mines > 0 else "terrain-on"
        return key, {"terrain": kind, "enemy": second(action)}
    if verb == verbs.AT_GUN_FIRE.number:
        return _gun(state, number, state.tanks[second(action)])
    if verb == verbs.INF_ASSAULT.number:
        return "infantry-assault", {"enemy": second(action)}
    if verb == verbs.STEAL.number:
        return "steal", {"seat": number, "count": len(state.hands[number])}
    if verb == verbs.RALLY.number:
        return "rally", {"tank": number}
    if verb == verbs.RADIO.number:
        return "radio", {"tank": second(action), "enemy": action >> 24 & 0xFFF}
    return "", {}


def _location(rules: Rules, me: Tank, enemy: Tank, location: int, apcr: bool) -> Reason:
    if is_hull_down_towards(enemy, me) and location != TURRET:
        return "location-hidden", {"location": location, "enemy": enemy.number}
    return "location-armour", {
        "location": location,
        "pen": pen_terms(rules, me, enemy, apcr).total,
        "armour": armour_of(enemy, location, me.flanks(enemy.number)),
    }


def _tactics(state: DuelState, war: TacticsWar) -> Reason:
    """An odd number of TACTICS cards cancels the action against the target, an even number lets it stand."""
    below = state.stack[-2] if len(state.stack) > 1 else war
    if war.played % 2:
        return "tactics-answer", {"enemy": war.target}
    if isinstance(below, FireAction):
        target = state.tanks[war.target]
        before = _shot_in(state, below, target, False)
        return "tactics-shot", {
            "enemy": below.tank, "percent": before, "after": _shot_in(state, below, target, True),
        }  # fmt: skip
    return "tactics-spoil", {"enemy": state.active}


def _gun(state: DuelState, number: int, enemy: Tank) -> Reason:
    gun = state.rules.guns[number]
    terms = Terms(verbs.BY_TABLE, gun.gun.to_hit[row_of(distance_to(gun, enemy))])
    add_target_terms(state.rules, terms, enemy, False)
    return "gun-shot", {"enemy": enemy.number, "percent": max(0, min(AUTO_MISS - 1, terms.total))}


# Choices that name a card.


def _usefulness(state: DuelState, me: Tank, card: CardId) -> float:
    """The rough worth of the card to the player of this tank."""
    cards = state.cards
    worth = 0.2 * cards.orders[card]
    if cards.fire[card]:
        worth += 2.0 if cards.fire[card] <= me.board.fire else 0.6
    if cards.move[card]:
        worth += 1.2 if cards.move[card] <= me.board.move else 0.4
    if cards.leadership[card] or cards.tactics[card] or cards.special[card] != NO_SPECIAL:
        worth += 1.2
    if cards.terrain[card] != NO_TERRAIN or cards.flank[card]:
        worth += 0.5
    return worth


def _is_spare(state: DuelState, decision: Decision, me: Tank, card: CardId, place: int) -> bool:
    """Is this the least useful of the cards that the choices of this verb name?"""
    worth = _usefulness(state, me, card)
    for other in decision.choices:
        named = second(other) if place else first(other)
        if 0 < named <= 100 and _usefulness(state, me, named) < worth:
            return False
    return True


def _about_cards(state: DuelState, decision: Decision, me: Tank, verb: int, action: Action) -> Reason:
    cards = state.cards
    card = first(action)
    top = state.stack[-1]
    if verb == verbs.INITIATIVE.number:
        tank, card = card, second(action)
        if card <= EARLY:
            return "initiative-early", {"tank": tank, "number": card}
        if _is_spare(state, decision, state.tanks[tank], card, 1):
            return "initiative-spare", {"tank": tank, "number": card}
        return "initiative-late" if card >= LATE else "initiative-middle", {"tank": tank, "number": card}
    if verb == verbs.SPEND.number:
        need = top.need if isinstance(top, Payment) else 0
        if _is_spare(state, decision, me, card, 0):
            return "spend-spare", {"count": cards.orders[card]}
        return "spend-enough" if cards.orders[card] >= need else "spend", {"count": cards.orders[card]}
    if verb == verbs.SPECIAL.number:
        special = cards.special[top.card] if isinstance(top, OrderAction) else NO_SPECIAL
        return f"special-{SPECIALS[special]}" if special != NO_SPECIAL else "order", {}
    if verb == verbs.RESEAT.number:
        return "seat", {"man": card, "position": second(action)}
    if verb == verbs.TAKE_CARD.number:
        usable = 0 < cards.fire[card] <= me.board.fire
        return "take-fire" if usable else "take-card", {"card": card}
    if verb == verbs.CHOOSE_WEAPON.number:
        return "weapon", {"weapon": card}
    if verb == verbs.AMMO_DISCARD.number or verb == verbs.DISCARD.number:
        return "discard-spare" if _is_spare(state, decision, me, card, 0) else "discard", {"card": card}
    return "other", {}
