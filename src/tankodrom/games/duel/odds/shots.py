"""Exact chances before the cards are flipped, computed from a view: they use only what the seat may see.

There are two figures: `fair` takes the whole deck of 100 cards as unseen, `seen` only the cards whose place this seat
does not know. Cards are flipped without replacement. The figures ignore that a deck may run out during a shot and be
shuffled again.

The effects of damage cards are not written a second time here: the engine's own damage check runs in a sandbox, in
which every flip is answered "has the symbol" or "does not have it", once for each possible sequence.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.rng import Rng
from tankodrom.games.duel.boards import HULL, LOCATIONS, TURRET, Location
from tankodrom.games.duel.cards import (
    EXPLOSION,
    FLAMES,
    LAST_CARD,
    NO_CARD,
    BattleCards,
    CardId,
)
from tankodrom.games.duel.damage.damage import DamageCheck
from tankodrom.games.duel.damage.damage_cards import CRITICAL, HEAVY, LIGHT
from tankodrom.games.duel.events import BROKE, ELIMINATED, FLIPPED, KILLED, SET_ON_FIRE
from tankodrom.games.duel.odds.seen_tanks import tank_from_view
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.setup import empty_table
from tankodrom.games.duel.shot import (
    Terms,
    armour_of,
    fires_heavy,
    hits,
    is_hull_down_towards,
    pen_terms,
    penetrates,
    shot_terms,
)
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.verbs import BLAST_CHECK, BY_FIRE, ESCAPE_CHECK, MODIFIER_RULES, MODIFIERS
from tankodrom.games.duel.view_types import (
    Chances,
    DuelView,
    Modifier,
    PlaceChances,
    ShotPreview,
)

# In the sandbox these two cards represent all cards.
_WITH_SYMBOL: Final = 1
_WITHOUT: Final = 2
_SANDBOX_DECK: Final = 60

# Cards by the two symbols that matter after a penetration: neither, E, F, both.
Composition = tuple[int, int, int, int]


def fire_preview(
    rules: Rules,
    view: DuelView,
    target: str,
    cards: list[CardId],
    leader: CardId = NO_CARD,
    tactics: bool = False,
) -> ShotPreview:
    """The chances of the active tank's shot at `target` with these FIRE cards and a LEADERSHIP card.

    `cards` may include a LEADERSHIP card without a FIRE half.
    """
    sandbox = _sandbox(rules, view)
    tank = sandbox.tanks[rules.tank_by_name[view["active"]]]
    enemy = sandbox.tanks[rules.tank_by_name[target]]
    fire = [card for card in cards if rules.cards.fire[card]]
    leadership = leader != NO_CARD or len(fire) < len(cards)
    modifier = max([rules.cards.fire_modifier[card] for card in fire]) if fire else 0
    terms = shot_terms(rules, tank, enemy, modifier, leadership, tactics)
    pen = pen_terms(rules, tank, enemy, tank.apcr_loaded > 0)
    shot = _Shot(rules, sandbox, tank, enemy, terms.total, pen.total, len(fire) > 1)
    return {
        "shooter": view["active"],
        "target": target,
        "cards": cards,
        "accuracy": max(0, terms.total),
        "modifiers": _listed(terms),
        "pen": pen.total,
        "penetration": _listed(pen),
        "named": len(fire) > 1,
        "fair": shot.chances(list(range(1, LAST_CARD + 1)), list(range(len(rules.damage)))),
        "seen": shot.chances(view["unseen"], _damage_unseen(rules, view)),
    }


def _listed(terms: Terms) -> list[Modifier]:
    return [
        {"reason": MODIFIERS[reason], "amount": amount, "rule": MODIFIER_RULES[reason]}
        for reason, amount in terms.listed
    ]


def _damage_unseen(rules: Rules, view: DuelView) -> list[int]:
    numbers = [card.number for card in rules.damage]
    return [numbers.index(number) for number in view["damage_unseen"]]


# The position of the view


def _sandbox(rules: Rules, view: DuelView) -> DuelState:
    """The tanks of the view on an empty table. Its two cards are one with the symbol and one without it."""
    state = empty_table(rules, Rng(0))
    for tank, seen in zip(state.tanks, view["tanks"], strict=True):
        tank_from_view(rules, tank, seen)
    fake = BattleCards([], [])
    fake.symbols[_WITH_SYMBOL] = EXPLOSION | FLAMES
    state.cards = fake
    return state


# A shot


class _Leaf:
    """One sequence of results of the checks of a damage card, and its outcome."""

    __slots__ = ("breaks", "burns", "checks", "eliminates", "escape_flips", "escape_symbol", "kills")

    def __init__(self) -> None:
        self.checks: list[tuple[int, bool]] = []  # symbol, whether the flip had it
        self.escape_symbol = 0
        self.escape_flips = 0
        self.eliminates = False
        self.burns = False
        self.kills = False
        self.breaks = False


class _Shot:
    __slots__ = ("accuracy", "enemy", "leaves", "named", "pen", "rules", "sandbox", "tank")

    def __init__(
        self, rules: Rules, sandbox: DuelState, tank: Tank, enemy: Tank, accuracy: int, pen: int, named: bool
    ) -> None:
        self.rules = rules
        self.sandbox = sandbox
        self.tank = tank
        self.enemy = enemy
        self.accuracy = accuracy
        self.pen = pen
        self.named = named
        self.leaves: dict[tuple[int, int, int], list[_Leaf]] = {}  # by damage card, location, section

    def chances(self, cards: list[CardId], damage: list[int]) -> Chances:
        """The figures with these unseen cards. A named location is tried in turn; the better one comes first."""
        size = len(cards)
        if size < 3 or not damage:
            return {}
        able = [card for card in cards if hits(self.rules.cards.number[card], self.accuracy)]
        if not self.named:
            places = [self._at(cards, able, damage, location, False) for location in range(len(LOCATIONS))]
            found = _sum(places)
        else:
            places = [self._at(cards, able, damage, location, True) for location in (HULL, TURRET)]
            found = _sum([max(places, key=lambda place: (place["penetrate"], place["eliminate"]))])
        found["hit"] = len(able) / size
        found["locations"] = places
        return found

    def _at(
        self, cards: list[CardId], able: list[CardId], damage: list[int], location: Location, named: bool
    ) -> PlaceChances:
        """The chances to hit this location and of each effect, as parts of the whole shot, so that locations add up."""
        table = self.rules.cards
        size = len(cards)
        armour = armour_of(self.enemy, location, self.tank.flanks(self.enemy.number))
        place: PlaceChances = {
            "location": LOCATIONS[location], "armour": armour, "hit": 0.0, "penetrate": 0.0, "eliminate": 0.0,
            "fire": 0.0, "crew": 0.0, "break": 0.0,
        }  # fmt: skip
        if named:
            there: list[CardId] = []
            place["hit"] = len(able) / size
            ways = size * (size - 1)
        else:
            there = [card for card in cards if self.enemy.board.location_of[table.digit[card]] == location]
            both = len([card for card in able if card in there])
            place["hit"] = (len(able) * len(there) - both) / (size * (size - 1))
            ways = size * (size - 1) * (size - 2)
        if is_hull_down_towards(self.enemy, self.tank) and location != TURRET:
            place["hit"] = 0.0
            return place
        state = self.sandbox
        own = state.cards
        state.cards = table
        through = [card for card in cards if penetrates(state, card, self.pen, armour)]
        state.cards = own
        weights = self._weights(cards, able, there, through, named)
        counts = _composition(table, cards)
        heavy_gun = fires_heavy(self.tank.board.gun)
        memo: dict[tuple[int, int, int, Composition], list[float]] = {}
        for (digit, heavy, gone), ways_here in weights.items():
            left: Composition = (
                counts[0] - gone[0], counts[1] - gone[1], counts[2] - gone[2], counts[3] - gone[3],
            )  # fmt: skip
            share = ways_here / ways
            place["penetrate"] += share
            for number in damage:
                card = self.rules.damage[number]
                section = CRITICAL if card.critical == digit else HEAVY if heavy or heavy_gun else LIGHT
                key = (number, location, section, left)
                figures = memo.get(key)
                if figures is None:
                    figures = self._result(number, location, section, left)
                    memo[key] = figures
                place["eliminate"] += share * figures[0] / len(damage)
                place["fire"] += share * figures[1] / len(damage)
                place["crew"] += share * figures[2] / len(damage)
                place["break"] += share * figures[3] / len(damage)
        return place

    def _weights(
        self,
        cards: list[CardId],
        able: list[CardId],
        there: list[CardId],
        through: list[CardId],
        named: bool,
    ) -> dict[tuple[int, bool, Composition], int]:
        """The number of ways in which the flips (hit, location, penetration) succeed, by what the damage check reads.

        The key holds target number and colour of the kept card, and the classes of cards that are gone.
        """
        table = self.rules.cards
        in_able, in_there = set(able), set(there)
        hit_by = _by_class(table, able)
        there_by = _by_class(table, there)
        both_by = _by_class(table, [card for card in able if card in in_there])
        weights: dict[tuple[int, bool, Composition], int] = {}
        for card in through:
            kind = _class(table, card)
            for first in range(4):
                hit_ways = hit_by[first] - (1 if first == kind and card in in_able else 0)
                if named:
                    _count(weights, table, card, [first, kind], hit_ways)
                    continue
                for second in range(4):
                    ways = hit_ways * (there_by[second] - (1 if second == kind and card in in_there else 0))
                    if first == second:
                        is_both = card in in_able and card in in_there and kind == first
                        ways -= both_by[first] - (1 if is_both else 0)
                    _count(weights, table, card, [first, second, kind], ways)
        return weights

    def _result(self, number: int, location: Location, section: int, left: Composition) -> list[float]:
        """[eliminate, fire, crew, break] of one damage result with these unseen cards."""
        found = [0.0, 0.0, 0.0, 0.0]
        for leaf in self._leaves(number, location, section):
            for chance, rest in _ways(leaf.checks, left):
                if leaf.eliminates:
                    found[0] += chance
                elif leaf.burns:
                    found[1] += chance
                if leaf.breaks:
                    found[3] += chance
                if leaf.kills:
                    found[2] += chance
                elif leaf.escape_flips:
                    found[2] += chance * (1 - _none_of(leaf.escape_symbol, leaf.escape_flips, rest))
        return found

    def _leaves(self, number: int, location: Location, section: int) -> list[_Leaf]:
        key = (number, location, section)
        if key not in self.leaves:
            self.leaves[key] = self._explore(number, location, section)
        return self.leaves[key]

    def _explore(self, number: int, location: Location, section: int) -> list[_Leaf]:
        """Run the check for every sequence of answers. Flips after the end of a script are answered with no."""
        leaves: list[_Leaf] = []
        scripts: list[list[bool]] = [[]]
        while scripts:
            script = scripts.pop()
            leaf = self._run(number, location, section, script)
            leaves.append(leaf)
            for at in range(len(script), len(leaf.checks)):
                scripts.append([was for _, was in leaf.checks[:at]] + [True])
        return leaves

    def _run(self, number: int, location: Location, section: int, script: list[bool]) -> _Leaf:
        state = self.sandbox.copy()
        state.cards = self.sandbox.cards
        answers = [_WITH_SYMBOL if answer else _WITHOUT for answer in script]
        state.deck = [_WITHOUT] * _SANDBOX_DECK + answers[::-1]
        state.sink = []
        state.tanks[self.enemy.number].penetrator = self.tank.number
        state.stack.append(DamageCheck(self.enemy.number, number, location, section, 0, 0))
        while state.stack:
            state.stack[-1].advance(state)
        leaf = _Leaf()
        for event in state.sink:
            if event.kind is FLIPPED:
                check = event.values[0]
                if check == ESCAPE_CHECK:
                    leaf.escape_flips += 1
                else:
                    symbol = EXPLOSION if check == BLAST_CHECK else FLAMES
                    leaf.checks.append((symbol, event.values[1] == _WITH_SYMBOL))
            elif event.kind is KILLED:
                leaf.kills = True
            elif event.kind is SET_ON_FIRE:
                leaf.burns = True
            elif event.kind is BROKE:
                leaf.breaks = True
            elif event.kind is ELIMINATED:
                leaf.eliminates = True
                leaf.escape_symbol = FLAMES if event.values[1] == BY_FIRE else EXPLOSION
        return leaf


def _sum(places: list[PlaceChances]) -> Chances:
    return {
        "penetrate": sum([place["penetrate"] for place in places]),
        "eliminate": sum([place["eliminate"] for place in places]),
        "fire": sum([place["fire"] for place in places]),
        "crew": sum([place["crew"] for place in places]),
        "break": sum([place["break"] for place in places]),
    }


def _class(table: BattleCards, card: CardId) -> int:
    symbols = table.symbols[card]
    return (1 if symbols & EXPLOSION else 0) + (2 if symbols & FLAMES else 0)


def _by_class(table: BattleCards, cards: list[CardId]) -> list[int]:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[_class(table, card)] += 1
    return counts


def _composition(table: BattleCards, cards: list[CardId]) -> Composition:
    counts = _by_class(table, cards)
    return counts[0], counts[1], counts[2], counts[3]


def _count(
    weights: dict[tuple[int, bool, Composition], int],
    table: BattleCards,
    card: CardId,
    kinds: list[int],
    ways: int,
) -> None:
    if ways:
        gone: Composition = (kinds.count(0), kinds.count(1), kinds.count(2), kinds.count(3))
        key = (table.digit[card], table.heavy[card], gone)
        weights[key] = weights.get(key, 0) + ways


def _ways(checks: list[tuple[int, bool]], left: Composition) -> list[tuple[float, Composition]]:
    """The chance of this sequence of flips, split by the cards left afterwards."""
    ways: list[tuple[float, Composition]] = [(1.0, left)]
    for symbol, there in checks:
        bit = 1 if symbol == EXPLOSION else 2
        following: list[tuple[float, Composition]] = []
        for chance, now in ways:
            size = now[0] + now[1] + now[2] + now[3]
            for kind in range(4):
                if (kind & bit != 0) == there and now[kind] > 0:
                    rest = [now[0], now[1], now[2], now[3]]
                    rest[kind] -= 1
                    following.append((chance * now[kind] / size, (rest[0], rest[1], rest[2], rest[3])))
        ways = following
    return ways


def _none_of(symbol: int, flips: int, left: Composition) -> float:
    bit = 1 if symbol == EXPLOSION else 2
    size = left[0] + left[1] + left[2] + left[3]
    without = sum([left[kind] for kind in range(4) if not kind & bit])
    chance = 1.0
    for flip in range(min(flips, size)):
        chance *= max(0, without - flip) / (size - flip)
    return chance


# Single checks
