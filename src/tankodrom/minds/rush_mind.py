"""Rush: plans the whole hand at once and knows what ends the game and what an achievement is worth.

Every hand card gets one of three jobs: attack, pay, or stay (ability, guard, nothing). All divisions of a hand
are weighed, in points of the final score; a choice is worth the best division that it belongs to.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

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
    CAPTURED_BASE,
    DOUBLES,
    DOUBLES_PER_NATION,
    ENGINEERS,
    FIRST_VEHICLE,
    HEAVY_TANK,
    HEROIC_DEED,
    NO_CARD,
    NO_NATION,
    NO_VALUE,
    REARMAMENT,
    RECRUITMENT,
    REINFORCEMENTS,
    REPAIR_CREW,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    SINGLES,
    SINGLES_PER_NATION,
    TANK_ACE,
    CardTable,
    medal_points,
)
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.effects import AceTarget
from tankodrom.games.rush.medals import TakeMedals
from tankodrom.games.rush.state import DAMAGED, GONE, SLOTS, RushState, RushStep
from tankodrom.minds.mind import Mind

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

_BASE_POINTS: Final = 3.0
_ACHIEVEMENT_POINTS: Final = 5.0
_FIRST_TYPE: Final = 1
_FIRST_NATION: Final = 6
_DOUBLE_MEDALS: Final = 10
_LARGEST_COMPANY: Final = 11
_ACHIEVEMENTS: Final = 12
_REAR_CARDS: Final = 6
_MOST_PLANNED: Final = 6  # hand cards that are planned with; more are rare
_NEVER: Final = -1e9

# What a temper weighs.
_W_KILL: Final = 0
_W_BASE: Final = 1
_W_BUY: Final = 2
_W_GUARD: Final = 3

# In points, found by play against the recruit.
_DRAW: Final = 0.9  # of the average card
_SABOTAGE_WORTH: Final = 0.4
_REARM_WORTH: Final = 0.35
_RECRUIT_WORTH: Final = 0.25
_SCOUT_WORTH: Final = 0.05
_MONEY: Final = 0.3
_GUARD_LASTS: Final = 1.5
_TIDY: Final = 0.001
_HEAVY_BLOW: Final = 1.7
_STRONG_BLOW: Final = 0.85
_LIGHT_BLOW: Final = 0.55
_DRAWN_CARD: Final = 0.6
_ACE_OR_DEED: Final = 1.4
_DEFENDING: Final = 0.28
_CROWDING: Final = 0.4  # what a new card costs by coming in another's place
_DOUBT: Final = 0.25  # about who will lead in the end
_DOUBT_A_ROUND: Final = 0.1
_OPEN_BASE: Final = 0.6
_FINISH: Final = 6.0
_GROWTH: Final = 0.5  # of the company in a round
_PACE: Final = [1.0, 1.0, 1.0, 0.75, 0.6, 0.5]  # the length of a game by players

# What the estimate weighs, in points: fitted by logistic regression to games between veterans, for two players and
# for more (1,500 and 800 games; the likelihood of the winner was measured on games not fitted to).
_BASES: Final = 0
_LEADING: Final = 1  # in an achievement
_POWER: Final = 2  # the usual worth of a card of the company
_HEAVY_TANKS: Final = 3  # their share in the company, per round left
_BUYING: Final = 4  # value to buy with, the same way
_GUARDS: Final = 5  # they no longer come to hand
_GUARDS_DEFENCE: Final = 6
_IN_HAND: Final = 7
_ON_TURN: Final = 8
_HEAT: Final = 9
_HEAT_A_ROUND: Final = 10
_WEIGH_TWO: Final = [1.74, 5.8, 7.22, 0.69, 0.166, -1.81, 0.62, 0.33, 0.51, 1.79, 0.121]
_WEIGH_MANY: Final = [2.88, 5.45, 6.53, 3.0, 0.214, -1.38, 0.35, 0.6, 1.0, 1.88, 0.231]


def _chance(advantage: float) -> float:
    """The logistic curve."""
    if advantage > 30.0:
        return 1.0
    if advantage < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-advantage))


def _use_of(cards: CardTable, card: int, money: float, late: bool) -> float:
    """What one appearance of a card in hand is worth, by and large."""
    if card < FIRST_VEHICLE:
        if card == REPAIR_CREW:
            return 0.0 if late else 0.4
        value = cards.buying_value[card]
        return value * money if value > 0 else 0.0
    attack = 0.0
    if cards.type[card] == HEAVY_TANK:
        attack = _HEAVY_BLOW
    elif cards.attack[card] == 2:
        attack = 0.7 * _STRONG_BLOW if cards.bases_only[card] else _STRONG_BLOW
    elif cards.attack[card] == 1:
        attack = _LIGHT_BLOW
    stay = _DEFENDING * cards.defence[card]
    for ability in cards.abilities[card]:
        if ability == REINFORCEMENTS:
            stay += _DRAWN_CARD * cards.draws[card]
        elif ability in (TANK_ACE, HEROIC_DEED):
            stay += _ACE_OR_DEED
        elif ability == SABOTAGE:
            stay += _SABOTAGE_WORTH
        elif ability == REARMAMENT:
            stay += 0.0 if late else _REARM_WORTH
        elif ability == RECRUITMENT:
            stay += 0.0 if late else _RECRUIT_WORTH
        elif ability == RESEARCH:
            stay += 0.0 if late else 0.12 * cards.research[card]
        else:
            stay += _SCOUT_WORTH
    pay = cards.buying_value[card] * money
    if cards.own_nation_buying[card]:
        pay *= 0.6
    best = max(attack, stay, pay)
    return best + 0.15 * (attack + stay + pay - best)


class _Outlook:
    """How the game stands for one seat, from what that seat may know."""

    __slots__ = (
        "base_gain",
        "cards",
        "company_gain",
        "cycle",
        "double_gain",
        "enemy_density",
        "enemy_turns",
        "expected_use",
        "finish",
        "late",
        "lead",
        "medal_gain",
        "money",
        "nation_count",
        "rounds",
        "seat",
        "set_on",
        "soon",
        "state",
        "type_gain",
        "uses",
    )

    def __init__(self, state: RushState, seat: int) -> None:
        self.state = state
        self.cards = state.cards
        self.seat = seat
        self.rounds = rounds_left(state, seat)
        self.late = self.rounds < 1.5
        self.money = _MONEY * min(1.0, self.rounds / 6.0)
        self.enemy_turns = enemy_turns_left(state, seat)
        self.set_on = state.rules.medal_sets
        self._count()
        player = state.players[seat]
        cycle = len(player.hand) + len(player.garage) + len(player.store) + len(player.kept) + 1
        self.cycle = float(cycle)
        self.uses = max(0.0, self.rounds - len(player.garage) / 3.5) * 3.5 / (cycle + _GROWTH * self.rounds)
        self.soon = self.rounds * 3.5 / (cycle + _GROWTH * self.rounds)
        pile = player.garage if player.garage else player.store
        total = 0.0
        for card in pile:
            total += _use_of(self.cards, card, self.money, self.late)
        self.expected_use = total / len(pile) if pile else 0.3

    def _count(self) -> None:
        """Who leads in what, as far as it can be known: others' hidden vehicles count by their likely kind."""
        state = self.state
        cards = state.cards
        rules = state.rules
        me = self.seat
        seats = state.seats
        types = [0.0, 0.0, 0.0, 0.0, 0.0]
        nations = [0.0, 0.0, 0.0, 0.0]
        doubles = 0.0
        bases = 0.0
        player = state.players[me]
        own = player.hand + player.garage + player.store + player.kept
        if state.turn.seat == me:
            for step in state.stack:
                if isinstance(step, RushStep):
                    own = own + step.cards()
        own_rear = 0
        for guard in player.guards:
            if guard != NO_CARD:
                own.append(guard)
        unseen = [0, 0, 0, 0, 0]
        for card in range(FIRST_VEHICLE, cards.count):
            unseen[cards.type[card]] += 1
        for card in own:
            if card >= FIRST_VEHICLE:
                types[cards.type[card]] += 1.0
                unseen[cards.type[card]] -= 1
            elif card >= DOUBLES:
                nations[card - DOUBLES] += 2.0
                doubles += 1.0
            elif card >= SINGLES:
                nations[card - SINGLES] += 1.0
            elif card == CAPTURED_BASE:
                bases += 1.0
            else:
                own_rear += 1
        scrapped_rear = 0
        scrapped_bases = 0
        for card in state.scrapyard:
            if card >= FIRST_VEHICLE:
                unseen[cards.type[card]] -= 1
            elif card < CAPTURED_BASE:
                scrapped_rear += 1
            elif card == CAPTURED_BASE:
                scrapped_bases += 1
        for card in state.shop:
            unseen[cards.type[card]] -= 1
        for card in state.discard:
            unseen[cards.type[card]] -= 1
        others = seats - 1
        gone = 0
        for other in range(seats):
            if other != me:
                for guard in state.players[other].guards:
                    if guard != NO_CARD:
                        unseen[cards.type[guard]] -= 1
            for slot in range(SLOTS):
                if state.players[other].bases[slot] == GONE:
                    gone += 1
        all_unseen = max(1, unseen[0] + unseen[1] + unseen[2] + unseen[3] + unseen[4])
        rear_each = (_REAR_CARDS * seats - scrapped_rear - own_rear) / others
        bases_each = max(0.0, gone - scrapped_bases - bases) / others
        doubles_each = 0.0
        medals_each = [0.0, 0.0, 0.0, 0.0]
        for nation in range(4):
            taken = SINGLES_PER_NATION - state.singles[nation]
            taken_doubles = DOUBLES_PER_NATION - state.doubles[nation]
            medals_each[nation] = max(0.0, taken + 2 * taken_doubles - nations[nation]) / others
            doubles_each += taken_doubles
        doubles_each = max(0.0, doubles_each - doubles) / others
        medals_sum = medals_each[0] + medals_each[1] + medals_each[2] + medals_each[3]
        medal_cards_each = medals_sum - doubles_each

        # Sides: mine, and the strongest of the others in each respect.
        size = float(len(own))
        best_types = [0.0, 0.0, 0.0, 0.0, 0.0]
        best_size = 0.0
        density = 0.0
        hands = 0
        allied = 0
        rival_size = 0.0
        rival_types = [0.0, 0.0, 0.0, 0.0, 0.0]
        rivals = 0
        for other in range(seats):
            if other == me:
                continue
            them = state.players[other]
            hidden = len(them.hand) + len(them.garage) + len(them.store) + len(them.kept)
            vehicles = max(0.0, hidden - rear_each - bases_each - medal_cards_each)
            counts = [0.0, 0.0, 0.0, 0.0, 0.0]
            for kind in range(5):
                counts[kind] = vehicles * unseen[kind] / all_unseen
            whole = float(hidden)
            for guard in them.guards:
                if guard != NO_CARD:
                    counts[cards.type[guard]] += 1.0
                    whole += 1.0
            if rules.team[other] == rules.team[me]:
                allied += 1
                size += whole
                for kind in range(5):
                    types[kind] += counts[kind]
            else:
                hands += 1
                density += vehicles / max(1.0, float(hidden))
                rivals += 1
                if rules.teams_on:
                    rival_size += whole
                    for kind in range(5):
                        rival_types[kind] += counts[kind]
                else:
                    best_size = max(best_size, whole)
                    for kind in range(5):
                        best_types[kind] = max(best_types[kind], counts[kind])
        self.enemy_density = density / max(1, hands)
        foes = float(rivals) if rules.teams_on else 1.0
        spread = 0.0 if rules.teams_on or rivals == 1 else 0.6
        if rules.teams_on:
            best_size = rival_size
            best_types = rival_types
        my_points = 0.0
        their_points = 0.0
        their_nations = [0.0, 0.0, 0.0, 0.0]
        for nation in range(4):
            each = medals_each[nation]
            nations[nation] += allied * each
            their_nations[nation] = foes * each + spread * sqrt(each)
            my_points += nations[nation]
            their_points += their_nations[nation] if spread == 0.0 else each
        bases += allied * bases_each
        doubles += allied * doubles_each
        their_bases = foes * bases_each + spread * sqrt(bases_each)
        their_doubles = foes * doubles_each + spread * sqrt(doubles_each)
        my_points += _BASE_POINTS * bases
        their_points += _BASE_POINTS * (bases_each if spread > 0.0 else their_bases)
        if spread > 0.0:
            their_points += spread * sqrt(their_points) * 1.5
        self.nation_count = nations

        # Achievements
        self.type_gain = [0.0, 0.0, 0.0, 0.0, 0.0]
        self.medal_gain = [1.0, 1.0, 1.0, 1.0]
        self.base_gain = _BASE_POINTS
        self.double_gain = 0.0
        self.company_gain = 0.0
        doubt = _DOUBT + _DOUBT_A_ROUND * self.rounds
        vague = 0.5 if not rules.teams_on and rivals == 1 else 0.8
        for achievement in state.achievements:
            if achievement == 0:
                margin = bases - their_bases
                width = doubt
            elif achievement < _FIRST_NATION:
                kind = achievement - _FIRST_TYPE
                margin = types[kind] - best_types[kind]
                width = doubt + vague
            elif achievement < _DOUBLE_MEDALS:
                nation = achievement - _FIRST_NATION
                margin = nations[nation] - their_nations[nation]
                width = doubt
            elif achievement == _DOUBLE_MEDALS:
                margin = doubles - their_doubles
                width = doubt
            else:
                margin = size - best_size
                width = doubt * 2.0
            now = _chance((margin - 0.5) / width)
            gain = _ACHIEVEMENT_POINTS * (_chance((margin + 0.5) / width) - now)
            my_points += _ACHIEVEMENT_POINTS * now
            their_points += (
                _ACHIEVEMENT_POINTS * _chance((-margin - 0.5) / width) / (1.0 if spread == 0.0 else rivals)
            )
            if achievement == 0:
                self.base_gain += gain
            elif achievement < _FIRST_NATION:
                self.type_gain[achievement - _FIRST_TYPE] += gain
            elif achievement < _DOUBLE_MEDALS:
                self.medal_gain[achievement - _FIRST_NATION] += gain
            elif achievement == _DOUBLE_MEDALS:
                self.double_gain += gain
            else:
                self.company_gain += gain
        if self.set_on:
            self._add_sets(nations)
            my_points += _sets(nations)
            their_points += _sets(their_nations)
        self.lead = my_points - their_points
        # What ending the game now is worth: a win that is in hand, or a defeat that is sealed.
        self.finish = _FINISH * (2.0 * _chance((self.lead - 0.7 * self.enemy_turns) / 2.5) - 1.0)

    def _add_sets(self, nations: list[float]) -> None:
        before = _sets(nations)
        for nation in range(4):
            more = nations[:]
            more[nation] += 1.0
            self.medal_gain[nation] += max(0.3 if nations[nation] < 1.0 else 0.0, _sets(more) - before)

    def use(self, card: int) -> float:
        return _use_of(self.cards, card, self.money, self.late)

    def worth(self, card: int) -> float:
        """What it is worth to own one vehicle more."""
        value = self.uses * (_use_of(self.cards, card, self.money, self.late) - _CROWDING * self.expected_use)
        return value + self.type_gain[self.cards.type[card]] + self.company_gain

    def scrap_gain(self, card: int) -> float:
        """What it is worth to be rid of a card for good."""
        if card == CAPTURED_BASE:
            return -self.base_gain
        if card >= FIRST_VEHICLE:
            points = self.type_gain[self.cards.type[card]]
        elif card >= DOUBLES:
            points = 2.0 * self.medal_gain[card - DOUBLES] + self.double_gain
        elif card >= SINGLES:
            points = self.medal_gain[card - SINGLES]
        else:
            points = 0.0
        return self.soon * (0.8 * self.expected_use - self.use(card)) - points - self.company_gain


def _sets(nations: list[float]) -> float:
    """V5.3"""
    ordered = sorted(nations, reverse=True)
    return ordered[1] + ordered[2] + 2.0 * ordered[3]


def enemy_turns_left(state: RushState, seat: int) -> int:
    """How many turns enemies take before this seat's next one, or before the end."""
    order = state.rules.order
    turns = state.turns + 1
    count = 0
    for _ in range(len(order)):
        if state.final_round and turns % state.rules.end_period == 0:
            return count
        who = order[turns % len(order)]
        if who == seat:
            return count
        if state.rules.team[who] != state.rules.team[seat]:
            count += 1
        turns += 1
    return count


def rounds_left(state: RushState, seat: int) -> float:
    """How many more turns this seat will probably have after the one being played."""
    rules = state.rules
    if state.final_round:
        turns = state.turns + 1
        while turns % rules.end_period != 0:
            if rules.order[turns % len(rules.order)] == seat:
                return 1.0
            turns += 1
        return 0.0
    singles = min(state.singles)
    fewest = SLOTS
    for player in state.players:
        standing = 0
        for slot in range(SLOTS):
            if player.bases[slot] != GONE:
                standing += 1
        fewest = min(fewest, standing)
    # As measured: medals run out, or the weakest player loses the last base.
    left = min(0.5 + 2.2 * singles, 21.0 if fewest == SLOTS else 15.0 if fewest == 2 else 12.0)
    left *= _PACE[min(state.seats, len(_PACE) - 1)]
    if rules.max_rounds:
        left = min(left, float(rules.max_rounds - 1 - state.turns // len(rules.order)))
    return max(0.0, left)


class _Battle:
    """What can be hit, and the best order of blows."""

    __slots__ = (
        "base",
        "base_weight",
        "density",
        "finish",
        "guard",
        "hands",
        "helpers",
        "hurt",
        "interactive",
        "kill_weight",
        "kills",
        "lone",
        "outlook",
        "owner",
        "pending",
        "slot",
        "standing",
        "units",
    )

    def __init__(self, outlook: _Outlook, weights: list[float], units: list[int]) -> None:
        state = outlook.state
        self.outlook = outlook
        self.units = units  # the attackers, by index
        self.interactive = state.rules.interactive
        self.kill_weight = weights[_W_KILL]
        self.base_weight = weights[_W_BASE]
        self.finish = 0.0 if state.final_round else outlook.finish
        self.density = outlook.enemy_density
        self.owner: list[int] = []
        self.slot: list[int] = []
        self.guard: list[int] = []
        self.hurt: list[bool] = []
        self.base: list[int] = []
        self.lone: list[float] = []  # what mere damage to an open base may bring
        self.standing = [0] * state.seats
        self.hands = [0] * state.seats
        self.helpers = [0, 0, 0, 0]
        self.kills = 0
        self.pending = state.turn.kills
        for enemy in state.rules.enemies[outlook.seat]:
            player = state.players[enemy]
            self.hands[enemy] = len(player.hand)
            for slot in range(SLOTS):
                if player.bases[slot] != GONE:
                    self.standing[enemy] += 1
                    self.owner.append(enemy)
                    self.slot.append(slot)
                    self.guard.append(player.guards[slot])
                    self.hurt.append(player.hurt[slot])
                    self.base.append(player.bases[slot])
                    self.lone.append(self._damage_worth(state, enemy))
        for card in state.players[outlook.seat].hand:
            if SINGLES <= card < FIRST_VEHICLE:
                self.helpers[state.cards.nation[card]] += 1

    def _damage_worth(self, state: RushState, owner: int) -> float:
        """Who plays next before the owner repairs? An ally may finish the work, another enemy too."""
        order = state.rules.order
        seat = self.outlook.seat
        worth = 0.01
        for ahead in range(1, len(order)):
            who = order[(state.turns + ahead) % len(order)]
            if who == owner:
                break
            if state.rules.team[who] == state.rules.team[seat]:
                worth += 0.4
            elif state.rules.team[who] != state.rules.team[owner]:
                worth -= 0.15
        return worth

    def find(self, owner: int, slot: int) -> int:
        for place in range(len(self.owner)):
            if self.owner[place] == owner and self.slot[place] == slot:
                return place
        return -1

    def base_falls(self, place: int) -> float:
        value = self.base_weight * self.outlook.base_gain + 0.3
        if self.standing[self.owner[place]] == 1:
            value += self.finish
        return value

    def guard_falls(self, nation: int, kills: int) -> float:
        """The next medal of a nation, if it is the kills-th of the turn."""
        state = self.outlook.state
        singles = state.singles[nation]
        doubles = state.doubles[nation]
        if kills > singles + 2 * doubles or (singles == 0 and kills % 2 == 1):
            return 0.05
        value = self.kill_weight * self.outlook.medal_gain[nation] + 0.1
        if kills == 2 and doubles:
            value += self.outlook.double_gain
        if kills == singles and (kills < 2 or not doubles):
            value += self.finish
        return value

    def odds(self, card: int, place: int) -> float:
        """V3: does a lone attack on this guard succeed?"""
        cards = self.outlook.cards
        margin = cards.attack[card] - cards.defence[self.guard[place]]
        help = self.helpers[cards.nation[card]]
        if margin + help < 0:
            return 0.0
        hand = self.hands[self.owner[place]]
        share = 0.05 + 0.22 * self.density
        none = (1.0 - share) ** hand
        fail = 1.0 - none
        extra = margin + help
        while extra > 0:
            fail *= 0.45
            extra -= 1
        return 1.0 - fail - (0.15 * -margin if margin < 0 else 0.0)

    def hit(self, unit: int, place: int, left: int) -> float:
        """The value of this blow and the best ones after it; _NEVER if it is not allowed."""
        cards = self.outlook.cards
        card = self.units[unit]
        guard = self.guard[place]
        rest = left & ~(1 << unit)
        if guard != NO_CARD:
            if cards.bases_only[card]:
                return _NEVER
            nation = cards.nation[card]
            if self.interactive:
                odds = self.odds(card, place)
                value = odds * self.guard_falls(nation, self.kills + self.pending + 1) + 0.12 * (1.0 - odds)
                if odds < 0.4:
                    return value + self.best(rest)
            elif cards.attack[card] >= cards.defence[guard] or self.hurt[place]:
                value = self.guard_falls(nation, self.kills + 1)
            else:
                self.hurt[place] = True
                value = self.best(rest) + 0.01
                self.hurt[place] = False
                return value
            hurt = self.hurt[place]
            self.guard[place] = NO_CARD
            self.hurt[place] = False
            self.kills += 1
            value += self.best(rest)
            self.kills -= 1
            self.guard[place] = guard
            self.hurt[place] = hurt
            return value
        base = self.base[place]
        if base == GONE or cards.vehicles_only[card]:
            return _NEVER
        if base == DAMAGED or cards.type[card] == HEAVY_TANK:
            value = self.base_falls(place)
            self.base[place] = GONE
            self.standing[self.owner[place]] -= 1
            value += self.best(rest)
            self.standing[self.owner[place]] += 1
        else:
            self.base[place] = DAMAGED
            value = max(self.lone[place], self.best(rest))
        self.base[place] = base
        return value

    def best(self, left: int) -> float:
        """The best order of blows of these attackers."""
        if left == 0:
            return 0.0
        cards = self.outlook.cards
        value = 0.0 if self.interactive else _NEVER  # R10.10: who is declared must strike
        tried_units: list[int] = []
        for unit in range(len(self.units)):
            if not left >> unit & 1:
                continue
            card = self.units[unit]
            kind = cards.attack[card] * 8 + (4 if cards.type[card] == HEAVY_TANK else 0)
            kind += (2 if cards.bases_only[card] else 0) + (1 if cards.vehicles_only[card] else 0)
            if kind in tried_units:
                continue
            tried_units.append(kind)
            tried: list[int] = []
            for place in range(len(self.owner)):
                base = self.base[place]
                if base == GONE:
                    continue
                guard = self.guard[place]
                owner = self.owner[place]
                key = base * 8 + (0 if guard == NO_CARD else 2 + 2 * cards.defence[guard])
                key += 1 if self.hurt[place] else 0
                key += 64 * (1 if self.standing[owner] == 1 else 0)
                if self.interactive:
                    key += 128 * self.hands[owner]
                if key in tried:
                    continue
                tried.append(key)
                value = max(value, self.hit(unit, place, left))
        return value if value > 0.5 * _NEVER else 0.0


class _Plan:
    """All divisions of a hand into attackers, payments and the rest."""

    __slots__ = (
        "attack",
        "attack_of",
        "attackers_best",
        "battle",
        "buy_many",
        "buy_one",
        "cards",
        "count",
        "fixed",
        "fresh",
        "full",
        "guard_only",
        "hand",
        "offered",
        "outlook",
        "recruits",
        "shop_worth",
        "state",
        "stay",
        "stay_best",
        "used",
        "weights",
        "whole",
        "without",
    )

    def __init__(
        self, outlook: _Outlook, weights: list[float], hand: list[int], fixed: list[int], fresh: bool, offered: int
    ) -> None:
        """`fixed` attackers are declared already; `fresh`: as at the beginning of a turn; `offered`: the places of
        the shop, as bits, that can be bought from now."""
        self.outlook = outlook
        self.state = outlook.state
        self.cards = outlook.cards
        self.weights = weights
        self.fixed = len(fixed)
        self.fresh = fresh
        self.offered = offered
        self.hand = hand
        self.count = len(hand)
        self.full = (1 << self.count) - 1
        self.battle = _Battle(outlook, weights, hand + fixed)
        self.shop_worth: list[float] = []
        for card in self.state.shop:
            self.shop_worth.append(max(0.0, outlook.worth(card)) * weights[_W_BUY])
        self._weigh_staying()
        self._weigh_attacks()
        self._weigh_purchases()
        self._combine()

    # The rest: abilities, guards.

    def _weigh_staying(self) -> None:
        state = self.state
        seat = self.outlook.seat
        self.guard_only: list[float] = []
        self.used: list[float] = []
        self.stay_best: list[float] = []
        self.recruits = 0
        locked = [] if self.fresh else state.turn.locked
        for index in range(self.count):
            card = self.hand[index]
            if card in locked:
                self.guard_only.append(0.0)
                self.used.append(0.0)
                self.stay_best.append(0.0)
                continue
            post = self.guarding(card, seat)
            gain = 0.0
            for ability in self.cards.abilities[card]:
                if ability == RECRUITMENT:
                    self.recruits |= 1 << index
                gain += max(0.0, self.ability(card, ability))
            if self.cards.abilities[card] and RESEARCH not in self.cards.abilities[card]:
                gain += post
            self.guard_only.append(post if self.cards.defence[card] else 0.0)
            self.used.append(gain if self.cards.abilities[card] else 0.0)
            self.stay_best.append(max(0.0, self.guard_only[index], self.used[index]))

    def guarding(self, card: int, owner: int) -> float:
        """What it is worth that this vehicle guards a base of the owner's, in the best slot."""
        if self.cards.defence[card] == 0:
            return 0.0
        player = self.state.players[owner]
        open_bases = 0
        best = _NEVER
        for slot in range(SLOTS):
            if player.bases[slot] != GONE and player.guards[slot] == NO_CARD:
                open_bases += 1
        for slot in range(SLOTS):
            if player.bases[slot] != GONE and (open_bases == 0 or player.guards[slot] == NO_CARD):
                best = max(best, self.guarding_slot(card, owner, slot, open_bases))
        return best if best > _NEVER else 0.0

    def safety(self, defence: int) -> float:
        """What enemies may be expected to take from a base with such a guard (-1: none) in a round."""
        outlook = self.outlook
        power = 3.2 * (0.1 + outlook.enemy_density)
        if defence < 0:
            return _OPEN_BASE * 3.3 * (min(0.6, 0.2 * power) + 0.06 * power * power)
        if defence == 1:
            return min(0.9, 0.45 * power) + 0.12 * power
        return min(0.7, 0.22 * power) + 0.08 * power

    def guarding_slot(self, card: int, owner: int, slot: int, open_bases: int) -> float:
        outlook = self.outlook
        if outlook.enemy_turns == 0:
            return 0.0
        player = self.state.players[owner]
        defence = self.cards.defence[card]
        old = player.guards[slot]
        out = 0.12 * min(1.0, outlook.soon) * (outlook.use(card) - outlook.expected_use)
        if old != NO_CARD:
            back = 0.12 * min(1.0, outlook.soon) * (outlook.use(old) - outlook.expected_use)
            return (
                0.5 * (self.safety(self.cards.defence[old]) - self.safety(defence)) * self._lasting() + back - out
            )
        share = 1.0 if open_bases == 1 else 0.7 if open_bases == 2 else 0.55
        saved = share * (self.safety(-1) - self.safety(defence))
        standing = 0
        for other in range(SLOTS):
            if player.bases[other] != GONE:
                standing += 1
        if standing == 1 and not self.state.final_round:
            saved += 0.15 * max(0.0, -outlook.finish)
        value = saved * self._lasting()
        if self.state.rules.defence_bonus:
            guards = standing - open_bases
            if 2 * guards <= standing < 2 * (guards + 1):
                value += 0.8 * outlook.expected_use
            elif 2 * (guards + 1) <= standing:
                value += 0.25 * outlook.expected_use
        if owner != outlook.seat:
            value = value * 0.8 - 0.1
        return value * self.weights[_W_GUARD] - out

    def _lasting(self) -> float:
        return min(_GUARD_LASTS, 0.6 + self.outlook.rounds) * min(1.0, 0.7 + 0.15 * self.outlook.enemy_turns)

    def ability(self, card: int, ability: int) -> float:
        """What using an ability is worth; recruitment is weighed with the purchases it allows."""
        outlook = self.outlook
        state = self.state
        if ability == REINFORCEMENTS:
            return _DRAW * self.cards.draws[card] * max(0.3, outlook.expected_use)
        if ability == SABOTAGE:
            total = 0.0
            for enemy in state.rules.enemies[outlook.seat]:
                if state.players[enemy].hand:
                    total += _SABOTAGE_WORTH
            return total if outlook.enemy_turns else 0.0
        if ability == TANK_ACE:
            return self.best_ace(card)
        if ability == RESEARCH:
            best = 0.0
            limit = self.cards.research[card]
            for place in range(len(state.shop)):
                if self.cards.price[state.shop[place]] <= limit:
                    best = max(best, self.shop_worth[place])
            return best + outlook.scrap_gain(card)
        if ability == REARMAMENT:
            return self._rearming()
        if ability == HEROIC_DEED:
            return self.battle.guard_falls(self.cards.nation[card], 1) - 0.1
        if ability == SCOUTING:
            return self._scouting()
        return 0.0

    def _rearming(self) -> float:
        best = 0.0
        next_best = 0.0
        for card in self.state.players[self.outlook.seat].store:
            gain = self.outlook.scrap_gain(card)
            if gain > best:
                next_best = best
                best = gain
            elif gain > next_best:
                next_best = gain
        return best + next_best if best > 0.0 else -0.5

    def _scouting(self) -> float:
        """A new row pays if nothing here is worth its money."""
        if self.state.turn.bought and not self.state.turn.recruiting and not self.fresh:
            return 0.0
        money = 0
        for card in self.hand:
            money += max(0, self.cards.buying_value[card])
        best = 0.0
        for place in range(len(self.state.shop)):
            if self.cards.price[self.state.shop[place]] <= money:
                best = max(best, self.shop_worth[place])
        usual = self.outlook.uses * (0.25 + 0.1 * money)
        return max(0.0, 0.7 * (usual - best)) if money else 0.0

    def best_ace(self, card: int) -> float:
        best = 0.0
        for place in range(len(self.battle.owner)):
            best = max(best, self.ace(card, place, True))
            if self.battle.guard[place] != NO_CARD:
                best = max(best, self.ace(card, place, False))
        return best

    def ace(self, card: int, place: int, at_base: bool) -> float:
        """One damage, and what it opens for the attackers in hand."""
        battle = self.battle
        units = 0
        for index in range(self.count):
            other = self.hand[index]
            if other != card and self._may_attack(other):
                units |= 1 << index
        before = self._best_attack(units)
        base = battle.base[place]
        guard = battle.guard[place]
        hurt = battle.hurt[place]
        owner = battle.owner[place]
        if at_base:
            if base == DAMAGED:
                value = battle.base_falls(place)
                battle.base[place] = GONE
                battle.standing[owner] -= 1
                value += self._best_attack(units) - before
                battle.standing[owner] += 1
            else:
                battle.base[place] = DAMAGED
                value = max(battle.lone[place], self._best_attack(units) - before)
            battle.base[place] = base
            return value
        if self.cards.defence[guard] < 2 or hurt:
            value = battle.guard_falls(self.cards.nation[card], 1)
            battle.guard[place] = NO_CARD
            battle.hurt[place] = False
            value += self._best_attack(units) - before
        else:
            battle.hurt[place] = True
            value = 0.02 + max(0.0, self._best_attack(units) - before)
        battle.guard[place] = guard
        battle.hurt[place] = hurt
        return value

    def _best_attack(self, units: int) -> float:
        best = 0.0
        for nation in range(4):
            mask = 0
            for index in range(self.count):
                if units >> index & 1 and self.cards.nation[self.hand[index]] == nation:
                    mask |= 1 << index
            if mask:
                best = max(best, self.battle.best(mask))
        return best

    def _may_attack(self, card: int) -> bool:
        if card < FIRST_VEHICLE or self.cards.attack[card] == 0:
            return False
        turn = self.state.turn
        if self.fresh:
            return True
        if card in turn.locked:
            return False
        if self.fixed:
            return self.cards.nation[self.battle.units[self.count]] == self.cards.nation[card]
        if self.state.rules.interactive:
            return turn.attack_nation == NO_NATION or turn.attack_nation == self.cards.nation[card]
        return not turn.attacked

    def _weigh_attacks(self) -> None:
        declared = ((1 << self.fixed) - 1) << self.count
        able: list[bool] = []
        for card in self.hand:
            able.append(self._may_attack(card))
        base_value = self.battle.best(declared)
        self.attack: list[float] = [_NEVER] * (1 << self.count)
        self.attack[0] = base_value
        for mask in range(1, 1 << self.count):
            nation = NO_NATION
            fine = True
            for index in range(self.count):
                if mask >> index & 1:
                    if not able[index] or (nation != NO_NATION and nation != self.cards.nation[self.hand[index]]):
                        fine = False
                        break
                    nation = self.cards.nation[self.hand[index]]
            if fine:
                self.attack[mask] = self.battle.best(mask | declared)

    def _weigh_purchases(self) -> None:
        """For each set of paying cards the best vehicle, and the best several if recruitment allows it."""
        state = self.state
        cards = self.cards
        turn = state.turn
        size = 1 << self.count
        shop = state.shop
        places = len(shop)
        self.buy_one: list[float] = [0.0] * size
        self.buy_many: list[float] = [0.0] * size
        several = self.recruits != 0 or (turn.recruiting and not self.fresh)
        locked = [] if self.fresh else turn.locked
        for mask in range(size):
            money = 0 if self.fresh else turn.credit_any
            own = [0, 0, 0, 0]
            paid = not self.fresh and turn.paid_any
            fine = True
            for index in range(self.count):
                if mask >> index & 1:
                    card = self.hand[index]
                    if cards.buying_value[card] == NO_VALUE or card in locked:
                        fine = False
                        break
                    if cards.own_nation_buying[card]:
                        own[cards.nation[card]] += cards.buying_value[card]
                    else:
                        money += cards.buying_value[card]
                        paid = True
            if not fine:
                self.buy_one[mask] = _NEVER
                self.buy_many[mask] = _NEVER
                continue
            if not self.fresh:
                for nation in range(4):
                    own[nation] += turn.credit[nation]
            best = 0.0
            for place in range(places):
                if self.offered >> place & 1:
                    nation = cards.nation[shop[place]]
                    if money + own[nation] >= cards.price[shop[place]] and (paid or own[nation]):
                        best = max(best, self.shop_worth[place])
            self.buy_one[mask] = best
            self.buy_many[mask] = best
            if several or own[0] + own[1] + own[2] + own[3] > 0:
                self.buy_many[mask] = max(best, self._buy_several(money, own, paid, -1))
                if not several:
                    for nation in range(4):
                        if own[nation]:
                            best = max(best, self._buy_several(money, own, paid, nation))
                    self.buy_one[mask] = best

    def _buy_several(self, money: int, own: list[int], paid: bool, only: int) -> float:
        """Greedy by value for money; `only` one nation (R5.11), or -1."""
        cards = self.cards
        shop = self.state.shop
        purse = own[:]
        taken = 0
        total = 0.0
        for _ in range(len(shop)):
            best = 0.0
            at = -1
            for place in range(len(shop)):
                if taken >> place & 1 or self.shop_worth[place] <= 0.0:
                    continue
                nation = cards.nation[shop[place]]
                price = cards.price[shop[place]]
                if only >= 0 and nation != only:
                    continue
                if money + purse[nation] < price or not (paid or own[nation]):
                    continue
                rate = self.shop_worth[place] / (0.5 + price)
                if rate > best:
                    best = rate
                    at = place
            if at < 0:
                break
            taken |= 1 << at
            nation = cards.nation[shop[at]]
            spent = min(purse[nation], cards.price[shop[at]])
            purse[nation] -= spent
            money -= cards.price[shop[at]] - spent
            total += self.shop_worth[at]
        return total

    def _combine(self) -> None:
        """`stay[m]`: the value of the cards of m that neither pay nor attack; `without[m]`: nobody of m pays."""
        size = 1 << self.count
        self.stay: list[float] = [0.0] * size
        open_bases = 0
        player = self.state.players[self.outlook.seat]
        for slot in range(SLOTS):
            if player.bases[slot] != GONE and player.guards[slot] == NO_CARD:
                open_bases += 1
        for mask in range(size):
            total = 0.0
            posts = 0
            for index in range(self.count):
                if mask >> index & 1:
                    total += self.stay_best[index]
                    if self.stay_best[index] > 0.0 and self.cards.defence[self.hand[index]]:
                        posts += 1
                        if posts > max(1, open_bases):
                            total -= 0.7 * max(0.0, min(self.stay_best[index], self.guard_only[index]))
            self.stay[mask] = total
        self.without: list[float] = [0.0] * size
        self.attackers_best: list[int] = [0] * size
        for mask in range(size):
            best = self.attack[0] + self.stay[mask]
            best_attack = 0
            attackers = mask
            while attackers:
                if self.attack[attackers] > _NEVER:
                    value = self.attack[attackers] + self.stay[mask & ~attackers]
                    if value > best:
                        best = value
                        best_attack = attackers
                attackers = (attackers - 1) & mask
            self.without[mask] = best
            self.attackers_best[mask] = best_attack
        self.whole: list[float] = [0.0] * size
        for mask in range(size):
            self.whole[mask] = self.best_of(mask)

    def recruiting(self) -> bool:
        return not self.fresh and self.state.turn.recruiting

    def best_of(self, mask: int) -> float:
        """The best that can be made of these cards."""
        best = self.without[mask] + (self.buy_many[0] if self.recruiting() else max(0.0, self.buy_one[0]))
        paying = mask
        while paying:
            if self.buy_one[paying] > 0.0 or self.buy_many[paying] > 0.0:
                best = max(best, self.purchase(paying, mask & ~paying))
            paying = (paying - 1) & mask
        return best

    def purchase(self, paying: int, rest: int) -> float:
        """These pay, and the rest does what it can."""
        if self.recruiting():
            return self.buy_many[paying] + self.without[rest]
        value = self.buy_one[paying] + self.without[rest]
        helpers = self.recruits & rest
        if helpers and self.buy_many[paying] > self.buy_one[paying]:
            for index in range(self.count):
                if helpers >> index & 1:
                    others = rest & ~(1 << index)
                    several = self.buy_many[paying] + self.without[others] + self.used[index] - 0.05
                    value = max(value, several)
        return value

    def keeping(self, index: int) -> float:
        """The best plan in which this card neither pays nor attacks and its own worth is left out."""
        return self.whole[self.full & ~(1 << index)]

    def attacking(self, index: int) -> float:
        """The best plan in which this card attacks."""
        best = _NEVER
        bit = 1 << index
        for mask in range(1 << self.count):
            if mask & bit and self.attack[mask] > _NEVER:
                best = max(best, self.attack[mask] - self.attack[0] + self.whole[self.full & ~mask])
        return best

    def attackers_with(self, index: int) -> int:
        best = _NEVER
        at = 1 << index
        for mask in range(1 << self.count):
            if mask >> index & 1 and self.attack[mask] > _NEVER:
                value = self.attack[mask] - self.attack[0] + self.whole[self.full & ~mask]
                if value > best:
                    best = value
                    at = mask
        return at

    def buying(self, place: int) -> float:
        """The best plan that buys this vehicle first."""
        best = _NEVER
        for mask in range(1 << self.count):
            if self.buy_one[mask] > _NEVER and self.covers(mask, place):
                value = self.shop_worth[place] + self.without[self.full & ~mask]
                if self.recruiting() or self.recruits & ~mask & self.full:
                    # What the purse has left over may buy more.
                    whole = self.purchase(mask, self.full & ~mask)
                    alone = self.shop_worth[place] / (0.5 + self.cards.price[self.state.shop[place]])
                    value = max(value, whole - 0.02 + 0.002 * alone) if self.is_chosen(mask, place) else value
                best = max(best, value)
        return best

    def is_chosen(self, mask: int, place: int) -> bool:
        """Is this vehicle the best value for money among those that the payment covers?"""
        rate = self.shop_worth[place] / (0.5 + self.cards.price[self.state.shop[place]])
        for other in range(len(self.state.shop)):
            if other != place and self.offered >> other & 1 and self.covers(mask, other):
                if self.shop_worth[other] / (0.5 + self.cards.price[self.state.shop[other]]) > rate:
                    return False
        return True

    def covers(self, mask: int, place: int) -> bool:
        turn = self.state.turn
        cards = self.cards
        vehicle = self.state.shop[place]
        nation = cards.nation[vehicle]
        money = 0 if self.fresh else turn.credit_any + turn.credit[nation]
        paid = not self.fresh and (turn.paid_any or turn.paid_own[nation])
        for index in range(self.count):
            if mask >> index & 1:
                card = self.hand[index]
                if cards.buying_value[card] == NO_VALUE:
                    return False
                if cards.own_nation_buying[card] and cards.nation[card] != nation:
                    return False
                money += cards.buying_value[card]
                paid = True
        return paid and money >= cards.price[vehicle]


def _weights(temper: list[float]) -> list[float]:
    weights = [1.0, 1.0, 1.0, 1.0]
    for index in range(min(len(temper), len(weights))):
        weights[index] = temper[index]
    return weights


def _planned(outlook: _Outlook, hand: list[int]) -> list[int]:
    """The hand in a fixed order, the most useful cards if it is too large to plan with."""
    ordered = sorted(hand)
    while len(ordered) > _MOST_PLANNED:
        worst = 0
        for index in range(len(ordered)):
            if outlook.use(ordered[index]) < outlook.use(ordered[worst]):
                worst = index
        ordered.pop(worst)
    return ordered


class RushMind(Mind):
    """Plans each turn as a whole; see the top of the module."""

    __slots__ = ()

    def turn_of(self, state: State) -> int:
        assert isinstance(state, RushState)
        return state.turns

    def tempers(self) -> dict[str, list[float]]:
        return {
            "": [],
            "hunter": [1.35, 0.95, 0.95, 0.9],
            "stormer": [0.9, 1.35, 1.0, 0.85],
            "builder": [0.95, 0.95, 1.3, 1.2],
        }

    def horizon(self, state: State) -> int:
        return 30 * state.seats

    # The careful choice

    def scores(self, state: State, decision: Decision, temper: list[float]) -> list[float]:
        assert isinstance(state, RushState)
        seat = decision.seat
        outlook = _Outlook(state, seat)
        weights = _weights(temper)
        prompt = decision.prompt
        if prompt == "medals":
            return self._medals(state, outlook, decision)
        if prompt == "support":
            return self._support(state, outlook, decision)
        if prompt == "rearm":
            return self._scrapping(outlook, decision)
        hand = _planned(outlook, state.players[seat].hand)
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
        plan = _Plan(outlook, weights, hand, fixed, fresh, offered)
        if isinstance(step, Strikes):
            plan.battle.kills = step.kills
        values: list[float] = []
        for action in decision.choices:
            values.append(self._value(plan, decision, action))
        return values

    def _value(self, plan: _Plan, decision: Decision, action: int) -> float:
        verb = verb_number(action)
        outlook = plan.outlook
        idle = plan.attack[0]
        if verb == _END_PLAY:
            state = plan.state
            if state.rules.compensation and not state.turn.played and state.players[outlook.seat].hand:
                return 0.25 * min(1.0, outlook.rounds)
            return 0.0
        if verb == _BUY:
            place = first(action) - 1
            # The dearer card of two equal ones is the better one to have bought.
            return plan.buying(place) - idle + 0.004
        if verb == _USE:
            return self._use(plan, first(action), second(action)) - idle
        if verb in (_GUARD, _GUARD_ALLY):
            return self._guard(plan, action) - idle
        if verb == _DECLARE:
            index = self._index(plan, first(action))
            return _NEVER / 1e6 if index < 0 else plan.attacking(index) - idle + 0.002
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
            return plan.guarding_slot(step.card, outlook.seat, first(action), self._open_bases(plan, outlook.seat))
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
            return -lost - 0.1 * outlook.use(first(action))
        if verb == _RECRUIT_NORMAL:
            return self._recruit_gain(plan)
        if verb == _KEEP:
            later = 0.6 * outlook.use(first(action)) if outlook.rounds >= 1.0 else 0.0
            if decision.prompt == "compensation":
                return later
            index = self._index(plan, first(action))
            lost = 0.0 if index < 0 else plan.whole[plan.full] - plan.keeping(index)
            return later - lost
        if verb == _SCRAP_HAND:
            return outlook.scrap_gain(first(action))
        return 0.0

    def _index(self, plan: _Plan, card: int) -> int:
        for index in range(plan.count):
            if plan.hand[index] == card:
                return index
        return -1

    def _open_bases(self, plan: _Plan, owner: int) -> int:
        player = plan.state.players[owner]
        count = 0
        for slot in range(SLOTS):
            if player.bases[slot] != GONE and player.guards[slot] == NO_CARD:
                count += 1
        return count

    def _joined(self, plan: _Plan) -> float:
        """What is lost by launching at once: the attackers that would still join."""
        attackers = 0
        best = plan.whole[plan.full]
        alone = _NEVER
        for mask in range(1 << plan.count):
            if mask and plan.attack[mask] > _NEVER:
                value = plan.attack[mask] - plan.attack[0] + plan.whole[plan.full & ~mask]
                if value > alone:
                    alone = value
                    attackers = mask
        if attackers == 0:
            return 0.0
        # The plan of all cards attacks with some of them: launching now leaves those idle.
        rest = self._peaceful(plan, plan.full)
        return max(0.0, best - rest)

    def _peaceful(self, plan: _Plan, mask: int) -> float:
        """The best plan in which none of these cards attacks."""
        best = plan.stay[mask] + plan.attack[0] + max(0.0, plan.buy_one[0])
        paying = mask
        while paying:
            bought = plan.buy_many[paying] if plan.recruiting() else plan.buy_one[paying]
            if bought > 0.0:
                best = max(best, bought + plan.stay[mask & ~paying] + plan.attack[0])
            paying = (paying - 1) & mask
        return best

    def _use(self, plan: _Plan, card: int, ability: int) -> float:
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
            if plan.state.rules.recruitment_choice and outlook_allows(plan):
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

    def _keep_gain(self, plan: _Plan, mask: int) -> float:
        """V7: the best card of these to keep for the next turn, for what it would do now."""
        best = 0.0
        for index in range(plan.count):
            if mask >> index & 1:
                lost = plan.whole[mask] - plan.whole[mask & ~(1 << index)]
                best = max(best, 0.6 * plan.outlook.use(plan.hand[index]) - lost)
        return best

    def _recruit_gain(self, plan: _Plan) -> float:
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
                value = plan._buy_several(money + plan.state.turn.credit_any, own, paid, -1)
                best = max(best, value + plan.without[rest] - plan.whole[plan.full])
        return best

    def _guard(self, plan: _Plan, action: int) -> float:
        card = first(action)
        owner = plan.outlook.seat
        slot = second(action)
        if verb_number(action) == _GUARD_ALLY:
            owner = second(action)
            slot = third(action)
        value = plan.guarding_slot(card, owner, slot, self._open_bases(plan, owner))
        index = self._index(plan, card)
        return (plan.keeping(index) if index >= 0 else plan.whole[plan.full]) + value

    def _attack(self, plan: _Plan, action: int) -> float:
        """V3: this blow first, then the best of the plan that it belongs to."""
        index = self._index(plan, first(action))
        if index < 0:
            return 0.0
        mask = plan.attackers_with(index)
        place = plan.battle.find(second(action), third(action))
        return plan.battle.hit(index, place, mask) + plan.whole[plan.full & ~mask] + 0.001

    def _strike(self, plan: _Plan, action: int) -> float:
        battle = plan.battle
        card = first(action)
        for unit in range(plan.count, len(battle.units)):
            if battle.units[unit] == card:
                left = ((1 << plan.fixed) - 1) << plan.count
                return battle.hit(unit, battle.find(second(action), third(action)), left)
        return 0.0

    def _pay(self, plan: _Plan, action: int) -> float:
        step = plan.state.stack[-1]
        assert isinstance(step, PayFor)
        index = self._index(plan, first(action))
        if index < 0:
            return -1.0
        best = -1.0 - plan.outlook.use(first(action))
        for mask in range(1 << plan.count):
            if mask >> index & 1 and plan.covers(mask, step.position - 1):
                spare = 0.0
                for other in range(plan.count):
                    if mask >> other & 1:
                        spare -= _TIDY * plan.cards.buying_value[plan.hand[other]]
                best = max(best, plan.without[plan.full & ~mask] + spare)
        return best

    def _medals(self, state: RushState, outlook: _Outlook, decision: Decision) -> list[float]:
        step = state.stack[-1]
        assert isinstance(step, TakeMedals)
        values: list[float] = []
        for action in decision.choices:
            doubles = first(action)
            value = doubles * (0.2 + outlook.double_gain - outlook.company_gain)
            if not state.final_round and state.singles[step.nation] <= step.kills - 2 * doubles:
                value += outlook.finish
            values.append(value)
        return values

    def _scrapping(self, outlook: _Outlook, decision: Decision) -> list[float]:
        values: list[float] = []
        for action in decision.choices:
            values.append(outlook.scrap_gain(first(action)) if verb_number(action) == _SCRAP else 0.0)
        return values

    def _support(self, state: RushState, outlook: _Outlook, decision: Decision) -> list[float]:
        """V3: add a card only if it can turn the fight, and if that is worth the cards."""
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
            gain = outlook.medal_gain[state.cards.nation[step.card]] + 0.25
            if (
                state.singles[state.cards.nation[step.card]] == 0
                and state.doubles[state.cards.nation[step.card]] == 0
            ):
                gain = 0.1
        costs: list[float] = []
        values: list[float] = []
        for action in decision.choices:
            if verb_number(action) == _SUPPORT:
                cost = 0.75 * outlook.use(first(action)) * (1.0 if outlook.rounds >= 1.0 or not defending else 0.0)
                costs.append(cost)
                values.append(-cost)
            else:
                values.append(0.0)
        costs.sort()
        if need <= 0 or need > len(costs):
            # Allies may add theirs, but nobody knows; a card thrown after a lost fight is lost too.
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

    # The quick choice

    def quick(self, state: State, decision: Decision, rng: Rng) -> int:
        assert isinstance(state, RushState)
        choices = decision.choices
        count = len(choices)
        if count == 1:
            return choices[0]
        luck = rng.below(4096)
        if luck < 160:
            return choices[luck % count]
        best = _NEVER
        chosen = choices[0]
        seat = decision.seat
        for index in range(count):
            action = choices[index]
            value = self._quick_value(state, seat, action) + 0.05 * ((luck >> index % 8) & 7)
            if value > best:
                best = value
                chosen = action
        return chosen

    def _quick_value(self, state: RushState, seat: int, action: int) -> float:
        verb = verb_number(action)
        cards = state.cards
        card = first(action)
        if verb in (_BUY, _TAKE):
            vehicle = state.shop[card - 1]
            return 1.6 + cards.price[vehicle] * 0.5 + (1.0 if cards.type[vehicle] == HEAVY_TANK else 0.0)
        if verb == _SET_ASIDE:
            return -1.0
        if verb in (_USE, _USE_MORE):
            ability = second(action) if verb == _USE else card
            if ability == REINFORCEMENTS:
                return 6.0
            if ability in (HEROIC_DEED, TANK_ACE):
                return 4.0
            if ability == RESEARCH:
                return 3.0
            if ability in (SABOTAGE, REARMAMENT):
                return 1.8
            return 0.3 if ability == SCOUTING else -0.5
        if verb == _GUARD:
            player = state.players[seat]
            if player.guards[second(action)] != NO_CARD:
                return -0.5
            return 0.4 + 0.7 * cards.defence[card] - (0.8 if cards.type[card] == HEAVY_TANK else 0.0)
        if verb == _GUARD_ALLY:
            return -0.2
        if verb in (_STRIKE, _ATTACK):
            return self._quick_blow(state, card, second(action), third(action))
        if verb == _DECLARE:
            return self._quick_declare(state, seat, card)
        if verb == _PAY:
            return 1.0 - cards.price[card] * 0.3 if card >= FIRST_VEHICLE else 2.0
        if verb == _ACE_GUARD:
            player = state.players[card]
            slot = second(action)
            return 2.0 if player.hurt[slot] or cards.defence[player.guards[slot]] == 1 else 0.2
        if verb == _ACE_BASE:
            return 6.0 if state.players[card].bases[second(action)] == DAMAGED else 0.1
        if verb in (_SCRAP, _SCRAP_HAND):
            return 0.5 if card in (ENGINEERS, REPAIR_CREW) or card == 2 else -3.0
        if verb == _DISCARD:
            if card >= FIRST_VEHICLE:
                return -1.0 - cards.price[card]
            return 1.0 if cards.buying_value[card] == NO_VALUE else 0.0
        if verb == _KEEP:
            return 0.2 * cards.price[card] if card >= FIRST_VEHICLE else -0.5
        if verb == _MEDALS:
            return float(card)
        if verb == _SUPPORT:
            step = state.stack[-1]
            assert isinstance(step, Combat)
            attack, defence = step.totals(state)
            ahead = attack - defence
            if seat in step.defenders:
                return 1.0 if ahead == 0 else -1.0
            return 1.0 if ahead == -1 else -1.0
        return 0.0

    def _quick_blow(self, state: RushState, card: int, owner: int, slot: int) -> float:
        player = state.players[owner]
        cards = state.cards
        guard = player.guards[slot]
        if guard == NO_CARD:
            return 5.0 if player.bases[slot] == DAMAGED or cards.type[card] == HEAVY_TANK else 0.5
        if cards.attack[card] >= cards.defence[guard] or (player.hurt[slot] and not state.rules.interactive):
            return 3.0
        return 0.3 if not state.rules.interactive else -0.5

    def _quick_declare(self, state: RushState, seat: int, card: int) -> float:
        best = -0.3
        for enemy in state.rules.enemies[seat]:
            player = state.players[enemy]
            for slot in range(SLOTS):
                if player.bases[slot] != GONE:
                    guarded = player.guards[slot] != NO_CARD
                    if (guarded and state.cards.bases_only[card]) or (
                        not guarded and state.cards.vehicles_only[card]
                    ):
                        continue
                    best = max(best, self._quick_blow(state, card, enemy, slot))
        return best

    # The chance to win

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, RushState)
        seats = state.seats
        chances = [0.0] * seats
        if state.outcome is not None:
            for seat in state.outcome.winners:
                chances[seat] = 1.0
            return chances
        values = self._standings(state)
        team = state.rules.team
        weigh = _WEIGH_TWO if seats == 2 else _WEIGH_MANY
        heat = weigh[_HEAT] + weigh[_HEAT_A_ROUND] * rounds_left(state, state.turn.seat)
        weights: list[float] = []
        top = max(values)
        total = 0.0
        for seat in range(seats):
            weight = exp((values[seat] - top) / heat)
            weights.append(weight)
        for seat in range(seats):
            first_of_side = True
            for other in range(seat):
                if team[other] == team[seat]:
                    first_of_side = False
            if first_of_side:
                total += weights[seat]
        for seat in range(seats):
            chances[seat] = weights[seat] / total
        return chances

    def _standings(self, state: RushState) -> list[float]:
        """Per seat the points that its side may hope for: what it has, what it leads in, what its company can."""
        cards = state.cards
        rules = state.rules
        seats = state.seats
        weigh = _WEIGH_TWO if seats == 2 else _WEIGH_MANY
        left = rounds_left(state, state.turn.seat)
        late = left < 1.5
        money = _MONEY * min(1.0, left / 6.0)
        counts: list[list[float]] = []
        points: list[float] = []
        medals: list[list[float]] = []
        members: list[int] = []
        side: list[int] = []
        for seat in range(seats):
            at = -1
            for other in range(seat):
                if rules.team[other] == rules.team[seat]:
                    at = side[other]
                    break
            if at < 0:
                at = len(counts)
                counts.append([0.0] * _ACHIEVEMENTS)
                points.append(0.0)
                medals.append([0.0, 0.0, 0.0, 0.0])
                members.append(0)
            side.append(at)
            members[at] += 1
            player = state.players[seat]
            count = counts[at]
            value = weigh[_ON_TURN] if state.turn.seat == seat else 0.0
            for card in player.hand:
                value += weigh[_IN_HAND] * _use_of(cards, card, money, late)
            owned = player.hand + player.garage + player.store + player.kept
            cycle = max(5, len(owned))
            if state.turn.seat == seat:
                for step in state.stack:
                    if isinstance(step, RushStep):
                        owned = owned + step.cards()
            for slot in range(SLOTS):
                guard = player.guards[slot]
                if guard != NO_CARD:
                    owned.append(guard)
                    value += weigh[_GUARDS] + weigh[_GUARDS_DEFENCE] * cards.defence[guard]
            use = 0.0
            heavy = 0
            buying = 0
            for card in owned:
                use += _use_of(cards, card, money, late)
                if cards.buying_value[card] > 0:
                    buying += cards.buying_value[card]
                if card >= FIRST_VEHICLE:
                    count[_FIRST_TYPE + cards.type[card]] += 1.0
                    if cards.type[card] == HEAVY_TANK:
                        heavy += 1
                elif card == CAPTURED_BASE:
                    count[0] += 1.0
                    value += weigh[_BASES]
                elif card >= SINGLES:
                    worth = float(medal_points(card))
                    count[_FIRST_NATION + cards.nation[card]] += worth
                    medals[at][cards.nation[card]] += worth
                    value += worth
                    if card >= DOUBLES:
                        count[_DOUBLE_MEDALS] += 1.0
            count[_LARGEST_COMPANY] += len(owned)
            value += weigh[_POWER] * use / cycle
            value += left * (weigh[_HEAVY_TANKS] * heavy + weigh[_BUYING] * buying) / cycle
            points[at] += value
        sides = len(counts)
        wide = 0.3 + 0.13 * left
        for achievement in state.achievements:
            width = 2.0 * wide if achievement == _LARGEST_COMPANY else wide
            for at in range(sides):
                rival = 0.0
                for other in range(sides):
                    if other != at:
                        rival = max(rival, counts[other][achievement])
                lead = counts[at][achievement] - rival - 0.5
                points[at] += weigh[_LEADING] * _chance(lead / width)
        if rules.medal_sets:
            for at in range(sides):
                points[at] += _sets(medals[at])
        return [points[side[seat]] / sqrt(members[side[seat]]) for seat in range(seats)]


def outlook_allows(plan: _Plan) -> bool:
    """Is there a next turn to keep a card for?"""
    return plan.outlook.rounds >= 1.0
