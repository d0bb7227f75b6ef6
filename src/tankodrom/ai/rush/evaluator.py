"""The evaluator of Rush: it plans the whole hand at once.

Every card in hand gets one of three jobs: attack, pay, or stay (ability, guard, nothing). All divisions of the hand are
evaluated in points of the final score (`plan.py`). The score of a choice is the best division that it belongs to. The
rollout policy needs no plan.
"""

from __future__ import annotations

from typing import Final

from tankodrom.ai.evaluator import Evaluator
from tankodrom.ai.network import Network
from tankodrom.ai.rush.battle import NEVER
from tankodrom.ai.rush.features import RushFeatures
from tankodrom.ai.rush.guarding import post_worth
from tankodrom.ai.rush.plan import Plan, planned_cards
from tankodrom.ai.rush.prospects import Prospects
from tankodrom.ai.rush.rollout_policy import rollout_choice
from tankodrom.ai.rush.value import seat_values
from tankodrom.ai.rush.worth import GUARD_WEIGHT
from tankodrom.ai.search.race import RaceConfig
from tankodrom.ai.win_probability import win_probabilities
from tankodrom.core.action import first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.rush import verbs
from tankodrom.games.rush.abilities import ResolveCard
from tankodrom.games.rush.attack import DeclareAttack, Strikes
from tankodrom.games.rush.bases import PlaceGuard
from tankodrom.games.rush.buying import PayFor
from tankodrom.games.rush.cards import (
    RECRUITMENT,
    REINFORCEMENTS,
    RESEARCH,
    SCOUTING,
    TANK_ACE,
)
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.effects import AceTarget
from tankodrom.games.rush.medals import TakeMedals
from tankodrom.games.rush.state import RushState

# Verb numbers, as plain numbers for speed.
_BUY: Final[int] = verbs.BUY.number
_USE: Final[int] = verbs.USE.number
_GUARD: Final[int] = verbs.GUARD.number
_GUARD_ALLY: Final[int] = verbs.GUARD_ALLY.number
_DECLARE: Final[int] = verbs.DECLARE.number
_ATTACK: Final[int] = verbs.ATTACK.number
_SET_ASIDE: Final[int] = verbs.SET_ASIDE.number
_END_PLAY: Final[int] = verbs.END_PLAY.number
_PAY: Final[int] = verbs.PAY.number
_USE_MORE: Final[int] = verbs.USE_MORE.number
_PLACE: Final[int] = verbs.PLACE.number
_ACE_GUARD: Final[int] = verbs.ACE_GUARD.number
_ACE_BASE: Final[int] = verbs.ACE_BASE.number
_TAKE: Final[int] = verbs.TAKE.number
_SCRAP: Final[int] = verbs.SCRAP.number
_DISCARD: Final[int] = verbs.DISCARD.number
_LAUNCH: Final[int] = verbs.LAUNCH.number
_STRIKE: Final[int] = verbs.STRIKE.number
_MEDALS: Final[int] = verbs.MEDALS.number
_RECRUIT_NORMAL: Final[int] = verbs.RECRUIT_NORMAL.number
_KEEP: Final[int] = verbs.KEEP.number
_SCRAP_HAND: Final[int] = verbs.SCRAP_HAND.number
_SUPPORT: Final[int] = verbs.SUPPORT.number

# The results of two choices differ by 0.025 (standard deviation) in one round.
_RACE_CONFIG: Final = RaceConfig(prior_weight=3.0, max_candidates=16, max_gap=0.15)
_TIDY: Final = 0.001  # prefers the payment that wastes less


def _weights(personality: list[float]) -> list[float]:
    weights = [1.0, 1.0, 1.0, 1.0]
    for index in range(min(len(personality), len(weights))):
        weights[index] = personality[index]
    return weights


class RushEvaluator(Evaluator):
    """Plans each turn as a whole; see the top of the module."""

    __slots__ = ("_value_network",)

    def __init__(self, value_network: Network | None = None) -> None:
        """`value_network`: for games of three or more players without teams."""
        self._value_network = value_network

    def turn_number(self, state: State) -> int:
        assert isinstance(state, RushState)
        return state.turns

    def personalities(self) -> dict[str, list[float]]:
        return {
            "": [],
            "hunter": [1.35, 0.95, 0.95, 0.9],
            "stormer": [0.9, 1.35, 1.0, 0.85],
            "builder": [0.95, 0.95, 1.3, 1.2],
        }

    def horizon(self, state: State) -> int:
        """With two players a few turns of each; with more players about one, because much happens in between."""
        return 60 if state.seats == 2 else 10 * state.seats

    # Scores

    def scores(self, state: State, decision: Decision, personality: list[float]) -> list[float]:
        assert isinstance(state, RushState)
        seat = decision.seat
        prospects = Prospects(state, seat)
        weights = _weights(personality)
        prompt = decision.prompt
        if prompt == "medals":
            return self._medals(state, prospects, decision)
        if prompt == "support":
            return self._support(state, prospects, decision)
        if prompt == "rearm":
            return self._scrapping(prospects, decision)
        hand = planned_cards(prospects, state.players[seat].hand)
        fixed: list[int] = []
        step = state.stack[-1]
        if isinstance(step, (DeclareAttack, Strikes)):
            fixed = step.attackers[:]
        offered = 0
        fresh = state.turn.seat != seat
        if prompt == "main":
            for action in decision.choices:
                if verb_number(action) == _BUY:
                    offered |= 1 << (first(action) - 1)
        elif fresh or not state.turn.bought or state.turn.recruiting:
            offered = (1 << len(state.shop)) - 1
        plan = Plan(prospects, weights, hand, fixed, fresh, offered)
        if isinstance(step, Strikes):
            plan.battle.kills = step.kills
        values: list[float] = []
        for action in decision.choices:
            values.append(self._value(plan, decision, action))
        return values

    def _value(self, plan: Plan, decision: Decision, action: int) -> float:
        verb = verb_number(action)
        prospects = plan.prospects
        idle = plan.attack[0]
        if verb == _END_PLAY:
            state = plan.state
            if state.rules.compensation and not state.turn.played and state.players[prospects.seat].hand:
                return 0.25 * min(1.0, prospects.rounds)
            return 0.0
        if verb == _BUY:
            place = first(action) - 1
            # Prefers the dearer one of two equal cards.
            return plan.buying(place) - idle + 0.004
        if verb == _USE:
            return self._use(plan, first(action), second(action)) - idle
        if verb in (_GUARD, _GUARD_ALLY):
            return self._guard(plan, action) - idle
        if verb == _DECLARE:
            index = self._index(plan, first(action))
            return NEVER / 1e6 if index < 0 else plan.attacking(index) - idle + 0.002
        if verb == _LAUNCH:
            return plan.whole[plan.full] - self._joined(plan) - idle
        if verb == _ATTACK:
            return self._attack(plan, action) - idle
        if verb == _STRIKE:
            return self._strike(plan, action)
        if verb == _SET_ASIDE:
            index = self._index(plan, first(action))
            return (plan.keeping(index) if index >= 0 else plan.whole[plan.full]) - idle - 0.02
        if verb == _PAY:
            return self._pay(plan, action) - idle
        if verb == _USE_MORE:
            step = plan.state.stack[-1]
            assert isinstance(step, ResolveCard)
            ability = first(action)
            if ability == RECRUITMENT:
                return self._recruit_gain(plan) - 0.01
            if ability == SCOUTING:
                return plan.ability(step.card, ability) - 0.02
            return plan.ability(step.card, ability)
        if verb == _PLACE:
            step = plan.state.stack[-1]
            assert isinstance(step, PlaceGuard)
            return post_worth(prospects, plan.weights[GUARD_WEIGHT], step.card, prospects.seat, first(action))
        if verb in (_ACE_GUARD, _ACE_BASE):
            step = plan.state.stack[-1]
            assert isinstance(step, AceTarget)
            place = plan.battle.find(first(action), second(action))
            return plan.ace(step.card, place, verb == _ACE_BASE)
        if verb == _TAKE:
            return (
                plan.shop_worth[first(action) - 1] + 0.001 * plan.cards.price[plan.state.shop[first(action) - 1]]
            )
        if verb == _DISCARD:
            index = self._index(plan, first(action))
            lost = 0.0 if index < 0 else plan.whole[plan.full] - plan.keeping(index)
            return -lost - 0.1 * prospects.use(first(action))
        if verb == _RECRUIT_NORMAL:
            return self._recruit_gain(plan)
        if verb == _KEEP:
            later = 0.6 * prospects.use(first(action)) if prospects.rounds >= 1.0 else 0.0
            if decision.prompt == "compensation":
                return later
            index = self._index(plan, first(action))
            lost = 0.0 if index < 0 else plan.whole[plan.full] - plan.keeping(index)
            return later - lost
        if verb == _SCRAP_HAND:
            return prospects.scrap_gain(first(action))
        return 0.0

    def _index(self, plan: Plan, card: int) -> int:
        for index in range(plan.count):
            if plan.hand[index] == card:
                return index
        return -1

    def _joined(self, plan: Plan) -> float:
        """What is lost by launching now: the attackers that could still join."""
        attackers = 0
        best = plan.whole[plan.full]
        alone = NEVER
        for mask in range(1 << plan.count):
            if mask and plan.attack[mask] > NEVER:
                value = plan.attack[mask] - plan.attack[0] + plan.whole[plan.full & ~mask]
                if value > alone:
                    alone = value
                    attackers = mask
        if attackers == 0:
            return 0.0
        # The best plan attacks with some of the cards in hand. Launching now leaves them out.
        rest = self._peaceful(plan, plan.full)
        return max(0.0, best - rest)

    def _peaceful(self, plan: Plan, mask: int) -> float:
        """The best plan in which none of these cards attacks."""
        best = plan.stay[mask] + plan.attack[0] + max(0.0, plan.buy_one[0])
        paying = mask
        while paying:
            bought = plan.buy_many[paying] if plan.recruiting() else plan.buy_one[paying]
            if bought > 0.0:
                best = max(best, bought + plan.stay[mask & ~paying] + plan.attack[0])
            paying = (paying - 1) & mask
        return best

    def _use(self, plan: Plan, card: int, ability: int) -> float:
        index = self._index(plan, card)
        if index < 0:
            return plan.whole[plan.full] + 0.3
        rest = plan.keeping(index)
        cards = plan.cards
        if ability == RECRUITMENT:
            gain = plan.used[index]
            bought = rest
            mask = plan.full & ~(1 << index)
            if not plan.recruiting():
                paying = mask
                while True:
                    if plan.buy_many[paying] > plan.buy_one[paying] and plan.buy_many[paying] > 0.0:
                        bought = max(bought, plan.buy_many[paying] + plan.without[mask & ~paying])
                    if paying == 0:
                        break
                    paying = (paying - 1) & mask
            if plan.state.rules.recruitment_choice and plan.prospects.rounds >= 1.0:
                bought = max(bought, rest + self._keep_gain(plan, mask))
            return bought + gain + (0.003 if bought > rest else -0.01)
        value = plan.used[index]
        own = plan.ability(card, ability)
        if own <= 0.0 and len(cards.abilities[card]) > 1:
            return rest + value - 0.03  # begin with the other ability
        order = 0.001
        if ability == REINFORCEMENTS:
            order = 0.03  # more cards before more decisions
        elif ability == RESEARCH:
            order = 0.01
        elif ability in (TANK_ACE, SCOUTING):
            order = 0.006
        return rest + value + order

    def _keep_gain(self, plan: Plan, mask: int) -> float:
        """V7: the gain of keeping the best of these cards for the next turn, less its use now."""
        best = 0.0
        for index in range(plan.count):
            if mask >> index & 1:
                lost = plan.whole[mask] - plan.whole[mask & ~(1 << index)]
                best = max(best, 0.6 * plan.prospects.use(plan.hand[index]) - lost)
        return best

    def _recruit_gain(self, plan: Plan) -> float:
        if plan.recruiting():
            return 0.0
        best = 0.0
        for mask in range(1 << plan.count):
            if plan.buy_many[mask] > 0.0:
                rest = plan.full & ~mask
                money = 0
                own = [0, 0, 0, 0]
                paid = plan.state.turn.paid_any
                for index in range(plan.count):
                    if mask >> index & 1:
                        card = plan.hand[index]
                        if plan.cards.own_nation_buying[card]:
                            own[plan.cards.nation[card]] += plan.cards.buying_value[card]
                        else:
                            money += plan.cards.buying_value[card]
                            paid = True
                value = plan.buy_several(money + plan.state.turn.credit_any, own, paid, -1)
                best = max(best, value + plan.without[rest] - plan.whole[plan.full])
        return best

    def _guard(self, plan: Plan, action: int) -> float:
        card = first(action)
        owner = plan.prospects.seat
        slot = second(action)
        if verb_number(action) == _GUARD_ALLY:
            owner = second(action)
            slot = third(action)
        value = post_worth(plan.prospects, plan.weights[GUARD_WEIGHT], card, owner, slot)
        index = self._index(plan, card)
        return (plan.keeping(index) if index >= 0 else plan.whole[plan.full]) + value

    def _attack(self, plan: Plan, action: int) -> float:
        """V3: this attack first, then the best rest of the plan."""
        index = self._index(plan, first(action))
        if index < 0:
            return 0.0
        mask = plan.attackers_with(index)
        place = plan.battle.find(second(action), third(action))
        return plan.battle.hit(index, place, mask) + plan.whole[plan.full & ~mask] + 0.001

    def _strike(self, plan: Plan, action: int) -> float:
        battle = plan.battle
        card = first(action)
        for unit in range(plan.count, len(battle.units)):
            if battle.units[unit] == card:
                left = ((1 << plan.fixed) - 1) << plan.count
                return battle.hit(unit, battle.find(second(action), third(action)), left)
        return 0.0

    def _pay(self, plan: Plan, action: int) -> float:
        step = plan.state.stack[-1]
        assert isinstance(step, PayFor)
        index = self._index(plan, first(action))
        if index < 0:
            return -1.0
        best = -1.0 - plan.prospects.use(first(action))
        for mask in range(1 << plan.count):
            if mask >> index & 1 and plan.covers(mask, step.position - 1):
                spare = 0.0
                for other in range(plan.count):
                    if mask >> other & 1:
                        spare -= _TIDY * plan.cards.buying_value[plan.hand[other]]
                best = max(best, plan.without[plan.full & ~mask] + spare)
        return best

    def _medals(self, state: RushState, prospects: Prospects, decision: Decision) -> list[float]:
        step = state.stack[-1]
        assert isinstance(step, TakeMedals)
        values: list[float] = []
        for action in decision.choices:
            doubles = first(action)
            value = doubles * (0.2 + prospects.double_gain - prospects.company_gain)
            if not state.final_round and state.singles[step.nation] <= step.kills - 2 * doubles:
                value += prospects.finish
            values.append(value)
        return values

    def _scrapping(self, prospects: Prospects, decision: Decision) -> list[float]:
        values: list[float] = []
        for action in decision.choices:
            values.append(prospects.scrap_gain(first(action)) if verb_number(action) == _SCRAP else 0.0)
        return values

    def _support(self, state: RushState, prospects: Prospects, decision: Decision) -> list[float]:
        """V3: add a card only if it can turn the fight and the result is worth the cards."""
        step = state.stack[-1]
        assert isinstance(step, Combat)
        seat = decision.seat
        attack, defence = step.totals(state)
        defending = state.rules.team[seat] == state.rules.team[step.owner]
        need = attack - defence + 1 if defending else defence - attack
        guard = state.players[step.owner].guards[step.slot]
        if defending:
            gain = 1.0 + 0.35 * state.cards.defence[guard]
        else:
            gain = prospects.medal_gain[state.cards.nation[step.card]] + 0.25
            if (
                state.singles[state.cards.nation[step.card]] == 0
                and state.doubles[state.cards.nation[step.card]] == 0
            ):
                gain = 0.1
        costs: list[float] = []
        values: list[float] = []
        for action in decision.choices:
            if verb_number(action) == _SUPPORT:
                cost = (
                    0.75
                    * prospects.use(first(action))
                    * (1.0 if prospects.rounds >= 1.0 or not defending else 0.0)
                )
                costs.append(cost)
                values.append(-cost)
            else:
                values.append(0.0)
        costs.sort()
        if need <= 0 or need > len(costs):
            # Allies might add cards, but that is not known. A card added to a lost fight is lost too.
            for index in range(len(values)):
                values[index] = values[index] - 0.1 if verb_number(decision.choices[index]) == _SUPPORT else 0.0
            return values
        total = 0.0
        for index in range(need):
            total += costs[index]
        for index in range(len(values)):
            if verb_number(decision.choices[index]) == _SUPPORT:
                # The other side may answer.
                values[index] += 0.75 * gain - (total - costs[0])
        return values

    # Rollouts

    def rollout_choice(self, state: State, decision: Decision, rng: Rng) -> int:
        assert isinstance(state, RushState)
        return rollout_choice(state, decision, rng)

    def race_rollout_choice(self, state: State, decision: Decision, rng: Rng) -> int:
        """The best score, among equals the first: without chance, equal decisions of two candidates stay equal."""
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        scores = self.scores(state, decision, [])
        return choices[scores.index(max(scores))]

    # Values

    def race_config(self, state: State) -> RaceConfig | None:
        """Races need the value network, which is not trained for two players or teams. With two, tree search wins more."""
        assert isinstance(state, RushState)
        return _RACE_CONFIG if self._value_network is not None and _has_value_network(state) else None

    def seat_values(self, state: State) -> list[float]:
        assert isinstance(state, RushState)
        value_network = self._value_network
        if value_network is not None and state.outcome is None and _has_value_network(state):
            return win_probabilities(value_network, RushFeatures(state).numbers)
        return seat_values(state)


def _has_value_network(state: RushState) -> bool:
    return state.seats > 2 and not state.rules.teams_on
