"""Exact chances before the cards are flipped, computed from a view: only from what the seat may see.

Two figures stand side by side: `fair` takes the whole deck of 100 as unseen, `seen` only the cards whose place
this seat cannot tell. Cards are flipped without replacement; that a deck may run out in the middle of a shot and
be shuffled again is left out of account.

What a damage card does is not told here a second time: the damage check of the engine itself is run on a sandbox
in which every flip is answered "has the symbol" or "has it not", once for each way that the checks can go.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.game import View
from tankodrom.core.rng import Rng
from tankodrom.games.duel.boards import HULL, LOCATIONS, POSITIONS, QUALITIES, TURRET, Location
from tankodrom.games.duel.cards import (
    BINOCULARS,
    EXPLOSION,
    EXTINGUISHER,
    FLAMES,
    LAST_CARD,
    NO_CARD,
    SMOKE_SYMBOL,
    BattleCards,
    CardId,
)
from tankodrom.games.duel.damage import DamageCheck
from tankodrom.games.duel.damage_cards import CRITICAL, HEAVY, LIGHT
from tankodrom.games.duel.hull_down import may_go_hull_down
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
from tankodrom.games.duel.state import (
    NO_CAP,
    NO_TANK,
    NOT_BOGGED,
    DuelState,
    Rules,
    Tank,
)
from tankodrom.games.duel.verbs import (
    BLAST_CHECK,
    BROKE,
    BY_FIRE,
    ELIMINATED,
    ESCAPE_CHECK,
    FLIPPED,
    KILLED,
    MODIFIER_RULES,
    MODIFIERS,
    SET_ON_FIRE,
)

MAN_STATES: Final = ["", "fit", "wounded", "dead"]

# In the sandbox these two stand for every card.
_WITH_SYMBOL: Final = 1
_WITHOUT: Final = 2
_SANDBOX_DECK: Final = 60

# Cards by the two symbols that matter after a penetration: neither, E, F, both.
Composition = tuple[int, int, int, int]


def fire_preview(
    rules: Rules,
    view: View,
    target: str,
    cards: list[CardId],
    leader: CardId = NO_CARD,
    tactics: bool = False,
) -> dict[str, Any]:
    """What the active tank's shot at `target` would come to with these FIRE cards and a LEADERSHIP card.

    A LEADERSHIP card without a FIRE half may also stand among `cards`.
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


def _listed(terms: Terms) -> list[dict[str, Any]]:
    return [
        {"reason": MODIFIERS[reason], "amount": amount, "rule": MODIFIER_RULES[reason]}
        for reason, amount in terms.listed
    ]


def _damage_unseen(rules: Rules, view: View) -> list[int]:
    numbers = [card.number for card in rules.damage]
    return [numbers.index(number) for number in view["damage_unseen"]]


# The position as the view tells it


def _sandbox(rules: Rules, view: View) -> DuelState:
    """The tanks of the view on an empty table whose two kinds of cards are those with and without a symbol."""
    state = empty_table(rules, Rng(0))
    for tank, seen in zip(state.tanks, view["tanks"], strict=True):
        tank_from_view(rules, tank, seen)
    fake = BattleCards([], [])
    fake.symbols[_WITH_SYMBOL] = EXPLOSION | FLAMES
    state.cards = fake
    return state


def tank_from_view(rules: Rules, tank: Tank, seen: dict[str, Any]) -> None:
    """The fields of a tank that decide about shots and damage, from its entry in a view."""
    names = rules.tank_by_name
    tank.alive = seen["alive"]
    tank.range = seen["range"]
    tank.motion = seen["motion"]
    tank.terrain = seen["terrain_card"]
    tank.smoke = seen["smoke"]
    tank.hill = seen["hill"]
    tank.hull_down = seen["hull_down"]
    for name in seen["spotted"]:
        tank.spotted |= 1 << names[name]
    for name in seen["flanking"]:
        tank.flanking |= 1 << names[name]
    tank.acquired = names[seen["acquired"]] if seen["acquired"] else NO_TANK
    tank.acquired_bonus = seen["acquired_bonus"]
    tank.on_fire = seen["on_fire"]
    tank.broken = seen["broken"]
    tank.smoke_in_tank = seen["smoke_in_tank"]
    tank.move_perm = seen["move_perm"]
    tank.fire_perm = seen["fire_perm"]
    tank.move_cap = seen["move_cap"] or NO_CAP
    tank.fire_cap = seen["fire_cap"] or NO_CAP
    tank.bog = seen["bog"] or NOT_BOGGED
    tank.track_hits = seen["track_hits"]
    tank.immobilised = seen["immobilised"]
    tank.jammed = seen["jammed"]
    tank.sights_damaged = seen["sights_damaged"]
    tank.apcr_stock = seen["apcr_stock"]
    tank.apcr_loaded = seen["apcr_loaded"]
    tank.sight = seen["sight"]
    tank.hatch_closed = seen["hatch_closed"]
    tank.sitting = [-1] * len(POSITIONS)
    for name, man in seen["crew"].items():
        number = POSITIONS.index(name)
        tank.men[number] = MAN_STATES.index(man["state"])
        if man["seat"]:
            tank.sitting[POSITIONS.index(man["seat"])] = number
    assert QUALITIES[tank.quality] == seen["quality"]


# A shot


class _Leaf:
    """One way in which the checks of a damage result can go, and what comes of it."""

    __slots__ = ("breaks", "burns", "checks", "eliminates", "escape_flips", "escape_symbol", "kills")

    def __init__(self) -> None:
        self.checks: list[tuple[int, bool]] = []  # symbol, was it there
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

    def chances(self, cards: list[CardId], damage: list[int]) -> dict[str, Any]:
        """The figures with these cards unseen. A named location is each in turn; the better one leads."""
        size = len(cards)
        if size < 3 or not damage:
            return {}
        able = [card for card in cards if hits(self.rules.cards.number[card], self.accuracy)]
        if not self.named:
            places = [self._at(cards, able, damage, location, False) for location in range(len(LOCATIONS))]
            found = _sum(places)
        else:
            places = [self._at(cards, able, damage, location, True) for location in (HULL, TURRET)]
            found = dict(max(places, key=lambda place: (place["penetrate"], place["eliminate"])))
            del found["location"]
        found["hit"] = len(able) / size
        found["locations"] = places
        return found

    def _at(
        self, cards: list[CardId], able: list[CardId], damage: list[int], location: Location, named: bool
    ) -> dict[str, Any]:
        """Chances that the shot hits just there and what it does; of the whole shot, so that places add up."""
        table = self.rules.cards
        size = len(cards)
        place: dict[str, Any] = {
            "location": LOCATIONS[location], "hit": 0.0, "penetrate": 0.0, "eliminate": 0.0, "fire": 0.0, "crew": 0.0,
            "break": 0.0,
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
        place["armour"] = armour_of(self.enemy, location, self.tank.flanks(self.enemy.number))
        if is_hull_down_towards(self.enemy, self.tank) and location != TURRET:
            place["hit"] = 0.0
            return place
        state = self.sandbox
        own = state.cards
        state.cards = table
        through = [card for card in cards if penetrates(state, card, self.pen, place["armour"])]
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
                for at, name in enumerate(("eliminate", "fire", "crew", "break")):
                    place[name] += share * figures[at] / len(damage)
        return place

    def _weights(
        self,
        cards: list[CardId],
        able: list[CardId],
        there: list[CardId],
        through: list[CardId],
        named: bool,
    ) -> dict[tuple[int, bool, Composition], int]:
        """In how many ways the flips (hit, location, penetration) go through, by what the damage check reads.

        The key is target number and colour of the retained card, and which classes of cards are gone.
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
        """[eliminate, fire, crew, break] of one damage result with these cards left to flip."""
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
        """Run the check for every sequence of answers: what a script does not say is answered no."""
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


def _sum(places: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        name: sum([place[name] for place in places])
        for name in ("penetrate", "eliminate", "fire", "crew", "break")
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
    """The chance that the flips go so, split by what is left afterwards."""
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


def chance_up_to(rules: Rules, cards: list[CardId], value: int) -> float:
    """Conceal, hull down, bog, mines (10.3.6): a number no higher than the value."""
    return len([card for card in cards if rules.cards.number[card] <= value]) / len(cards) if cards else 0.0


def chance_of_digit_below(rules: Rules, cards: list[CardId], level: int) -> float:
    """The trail check (10.1.3)."""
    return len([card for card in cards if rules.cards.digit[card] < level]) / len(cards) if cards else 0.0


def chance_of_symbol(rules: Rules, cards: list[CardId], symbol: int, flips: int) -> float:
    """At least one of so many flips shows it: spotting (8.3.5.i), escape (12.6.2), fire and smoke checks."""
    without = len([card for card in cards if not rules.cards.symbols[card] & symbol])
    chance = 1.0
    for flip in range(min(flips, len(cards))):
        chance *= max(0, without - flip) / (len(cards) - flip)
    return 1 - chance


def check_previews(rules: Rules, view: View, tank_name: str) -> list[dict[str, Any]]:
    """The checks that this tank might face or attempt now, each with its fair and its seen chance of success."""
    seen = view["tanks"][rules.tank_by_name[tank_name]]
    tank = Tank(seen["number"], rules.slots[seen["number"]])
    tank_from_view(rules, tank, seen)
    decks = [list(range(1, LAST_CARD + 1)), view["unseen"]]
    found: list[dict[str, Any]] = []

    def add(check: str, value: int, chances: list[float]) -> None:
        found.append({"check": check, "value": value, "fair": chances[0], "seen": chances[1]})

    ground = rules.terrain.kinds[rules.terrain.ids.index(seen["terrain"])]
    conceal = -1 if tank.in_motion() else ground.conceal
    if tank.smoke != NO_CARD:
        conceal = max(conceal, rules.terrain.kinds[rules.terrain.smoke].conceal)
    if conceal >= 0:
        add("conceal", 2 * conceal, [chance_up_to(rules, deck, 2 * conceal) for deck in decks])
    if ground.hull_down >= 0 and may_go_hull_down(tank):
        add("hull_down", ground.hull_down, [chance_up_to(rules, deck, ground.hull_down) for deck in decks])
    foes = [enemy for enemy in view["tanks"] if enemy["side"] != seen["side"] and enemy["alive"]]
    in_sight = [foe for foe in foes if tank.sight == 0 or abs(tank.range + foe["range"]) <= tank.sight]
    if tank.smoke == NO_CARD and any(foe["tank"] not in seen["spotted"] for foe in in_sight):
        for flips in (1, 2):
            add("spotting", flips, [chance_of_symbol(rules, deck, BINOCULARS, flips) for deck in decks])
    if any(tank_name in enemy["flanking"] for enemy in view["tanks"]):
        level = seen["mobility"]
        add("trail", level, [chance_of_digit_below(rules, deck, level) for deck in decks])
    if tank.on_fire:
        add("extinguish", 0, [chance_of_symbol(rules, deck, EXTINGUISHER, 1) for deck in decks])
        add("fire", 0, [chance_of_symbol(rules, deck, FLAMES, 1) for deck in decks])
        for name, man in seen["crew"].items():
            if man["state"] in ("fit", "wounded"):
                flips = 2 if man["state"] == "wounded" else 1
                chances = [1 - chance_of_symbol(rules, deck, FLAMES, flips) for deck in decks]
                found.append(
                    {"check": "escape", "man": name, "value": flips, "fair": chances[0], "seen": chances[1]}
                )
    if tank.smoke != NO_CARD or tank.smoke_in_tank:
        add("smoke", 0, [1 - chance_of_symbol(rules, deck, SMOKE_SYMBOL, 1) for deck in decks])
    for player in view["players"]:
        for card in player.get("hand", []):
            kind = rules.cards.terrain[card]
            if kind >= 0 and rules.terrain.kinds[kind].bog >= 0:
                value = rules.terrain.kinds[kind].bog
                if not any(known["check"] == "bog" and known["value"] == value for known in found):
                    add("bog", value, [chance_up_to(rules, deck, value) for deck in decks])
    return found
