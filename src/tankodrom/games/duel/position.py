"""Positions in the words of the rules document, for scenarios: build a partial one, describe a whole one.

Whatever a scenario does not mention is filled in, always in the same way: fresh tanks stand on their start lines, and
other cards lie in the deck under the mentioned ones, in order, with SHUFFLE (or GAME END) at the bottom.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import Seat
from tankodrom.core.errors import BadSetup, BrokenState
from tankodrom.core.position import Bag, known_in, list_in, number_in, table_in
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.duel.action_step import ActionStep
from tankodrom.games.duel.boards import NOBODY, POSITIONS, QUALITIES, SIDE_LETTERS, SIDES, TANK_IDS
from tankodrom.games.duel.cards import GAME_END, LAST_CARD, MARKERS, NO_CARD, SHUFFLE, CardId
from tankodrom.games.duel.drawing import hand_limit
from tankodrom.games.duel.fire import can_fire
from tankodrom.games.duel.initiative import Initiative
from tankodrom.games.duel.kit import kit_of
from tankodrom.games.duel.pack.pack import mission_problems, standard_pack, whole_pack
from tankodrom.games.duel.rounds import ACTIONS, FINISHED, DiscardStep, Rounds, TankPhase
from tankodrom.games.duel.setup import build_rules, empty_table, mission_of
from tankodrom.games.duel.state import (
    DRAW_PHASE,
    INITIATIVE_PHASE,
    PHASES,
    REINFORCEMENT_PHASE,
    TANK_PHASE,
    DuelState,
)
from tankodrom.games.duel.tank import ABSENT, DEAD, NO_CAP, NO_SEAT, NO_TANK, NOT_BOGGED, WOUNDED, Tank, TankId
from tankodrom.games.duel.tank_abilities import can_move, fire_ability, mobility
from tankodrom.games.duel.tankbot.phase import BotPhase
from tankodrom.games.duel.victory import side_medals, side_vp
from tankodrom.games.duel.view import winner_side

_PLACES: Final = ["action", "administration", "discard", "draw", "initiative", "reinforcement"]
_SHARED: Final = [
    "at", "active", "queue", "round", "deck", "rest", "discard", "pool", "passes_done", "final_deck",
    "shuffle_pending", "end_pending", "damage_deck", "damage_discard", "last_actor", "roads", "infantry", "exits",
    "acted",
]  # fmt: skip
_FLAGS: Final = [
    "alive", "hill", "hull_down", "on_fire", "broken", "smoke_in_tank", "immobilised", "jammed", "sights_damaged",
    "medal_due", "hatch_closed", "in_peril",
]  # fmt: skip
_NUMBERS: Final = [
    "range", "motion", "terrain", "smoke", "initiative", "acquired_bonus", "move_perm", "fire_perm", "move_cap",
    "fire_cap", "bog", "track_hits", "apcr_stock", "apcr_loaded", "vp", "medals", "losses", "sight", "peril",
]  # fmt: skip
_TANK: Final = [
    "board", "quality", "start_range", "spotted", "acquired", "flanking", "dead", "wounded",
    "seats", "penetrator", "personality", *_FLAGS, *_NUMBERS,
]  # fmt: skip
_USUAL_BOARD: Final = 0  # the first board of the nation


def arrange(setup: Setup, position: dict[str, Any], rng: Rng) -> DuelState:
    """The given position at one of the named points of play. BrokenState if the words make no sense."""
    try:
        rules = build_rules(_with_tanks(setup, position))
    except BadSetup as error:
        raise BrokenState(f"position: {error}") from None
    state = empty_table(rules, rng)
    seats = [f"P{seat}" for seat in range(rules.seats)]
    known_in(position, _SHARED + seats + rules.tank_names, "a position")
    for tank in state.tanks:
        _arrange_tank(state, tank, table_in(position.get(rules.tank_names[tank.number], {}), "a tank"))
    for seat, name in enumerate(seats):
        given = table_in(position.get(name, {}), name)
        known_in(given, ["hand"], name)
        state.hands[seat] = _cards(given.get("hand", []))
    _arrange_shared(state, position)
    _arrange_piles(state, position)
    _arrange_knowledge(state)
    _open_steps(state, position)
    return state


def scripted(state: DuelState, words: list[str]) -> list[int]:
    """A pile, written with the top first and stored with the top last. A shuffle of damage cards is `d1 d2`."""
    if words and words[0].startswith("d"):
        numbers = [card.number for card in state.rules.damage]
        return [numbers.index(int(word[1:])) for word in reversed(words)]
    return [_card(word) for word in reversed(words)]


def _with_tanks(setup: Setup, position: dict[str, Any]) -> Setup:
    """A mission made of the mentioned tanks and their boards."""
    named = [
        f"{letter}-{tank_id}"
        for letter in SIDE_LETTERS
        for tank_id in TANK_IDS
        if f"{letter}-{tank_id}" in position
    ]
    if not any("board" in table_in(position[name], name) for name in named):
        return setup
    pack = whole_pack(setup.data["pack"]) if "pack" in setup.data else standard_pack()
    chosen = mission_of(setup, kit_of(setup.data)).id
    record: dict[str, Any] = {}
    for mission in pack["missions"]["missions"]:
        if mission["id"] == chosen:
            record = dict(mission)
    for side, letter in enumerate(SIDE_LETTERS):
        record[SIDES[side]] = [
            _slot_of(pack, side, name, position[name]) for name in named if name.startswith(letter)
        ]
    record["special"] = [hook for hook in record.get("special", []) if hook["hook"] != "start_spotted"]
    problems = mission_problems(pack, record)
    if problems:
        raise BrokenState(f"position: {problems[0]}")
    options = {key: value for key, value in setup.options.items() if key not in ("mission", "extra_tanks")}
    return Setup(setup.seats, options, {**setup.data, "mission": record})


def _slot_of(pack: dict[str, Any], side: int, name: str, given: dict[str, Any]) -> dict[str, Any]:
    boards = [tank["id"] for tank in pack["tanks"]["tanks"] if tank["nation"] == SIDES[side]]
    return {
        "tank_id": name[2:],
        "board": given.get("board", boards[_USUAL_BOARD]),
        "quality": given.get("quality", "veteran"),
        "start_range": given.get("start_range", 1000),
        "apcr": 0,
    }


def _card(word: Any) -> CardId:
    for marker, name in MARKERS.items():
        if word == name:
            return marker
    text = str(word)
    if isinstance(word, bool) or not text.isdigit() or not 1 <= int(text) <= LAST_CARD:
        raise BrokenState(f"position: there is no battle card {word!r}")
    return int(text)


def _cards(words: Any) -> list[CardId]:
    return [_card(word) for word in list_in(words, "each zone")]


def _tank(state: DuelState, word: Any) -> TankId:
    if not isinstance(word, str) or word not in state.rules.tank_by_name:
        raise BrokenState(f"position: there is no tank {word!r}")
    return state.rules.tank_by_name[word]


def _man(word: Any) -> int:
    if word not in POSITIONS:
        raise BrokenState(f"position: there is no seat {word!r}; there are {', '.join(POSITIONS)}")
    return POSITIONS.index(word)


def _arrange_tank(state: DuelState, tank: Tank, given: dict[str, Any]) -> None:
    known_in(given, _TANK, state.rules.tank_names[tank.number])
    if not given.get("alive", True):
        tank.alive = False
    tank.hill = bool(given.get("hill", False))
    tank.hull_down = bool(given.get("hull_down", False))
    tank.on_fire = bool(given.get("on_fire", False))
    tank.broken = bool(given.get("broken", False))
    tank.smoke_in_tank = bool(given.get("smoke_in_tank", False))
    tank.jammed = bool(given.get("jammed", False))
    tank.sights_damaged = bool(given.get("sights_damaged", False))
    tank.hatch_closed = bool(given.get("hatch_closed", False))
    tank.in_peril = bool(given.get("in_peril", False))
    tank.immobilised = bool(given.get("immobilised", False))
    tank.range = _number(given, "range", tank.range)
    tank.motion = _number(given, "motion", NO_CARD)
    tank.terrain = _number(given, "terrain", NO_CARD)
    tank.smoke = _number(given, "smoke", NO_CARD)
    tank.initiative = _number(given, "initiative", NO_CARD)
    tank.move_perm = _number(given, "move_perm", tank.move_perm)
    tank.fire_perm = _number(given, "fire_perm", tank.fire_perm)
    tank.move_cap = _number(given, "move_cap", NO_CAP)
    tank.fire_cap = _number(given, "fire_cap", NO_CAP)
    tank.bog = _number(given, "bog", NOT_BOGGED)
    tank.track_hits = _number(given, "track_hits", 0)
    tank.apcr_stock = _number(given, "apcr_stock", tank.apcr_stock)
    tank.apcr_loaded = _number(given, "apcr_loaded", 0)
    tank.vp = _number(given, "vp", 0)
    tank.medals = _number(given, "medals", 0)
    tank.losses = _number(given, "losses", 0)
    tank.sight = _number(given, "sight", tank.sight)
    tank.peril = _number(given, "peril", 0)
    for name in list_in(given.get("spotted", []), "spotted"):
        tank.spotted |= 1 << _tank(state, name)
    for name in list_in(given.get("flanking", []), "flanking"):
        tank.flanking |= 1 << _tank(state, name)
        tank.spotted |= 1 << _tank(state, name)
    if given.get("acquired"):
        tank.acquired = _tank(state, given["acquired"])
        tank.spotted |= 1 << tank.acquired
        tank.acquired_bonus = _number(given, "acquired_bonus", 10)
    if given.get("penetrator"):
        tank.penetrator = _tank(state, given["penetrator"])
        tank.medal_due = bool(given.get("medal_due", True))
    _arrange_crew(tank, given)
    if state.is_bot(tank):
        names = [personality.id for personality in state.rules.kit.personalities]
        tank.personality = names.index(given.get("personality", names[0]))


def _arrange_crew(tank: Tank, given: dict[str, Any]) -> None:
    for word in list_in(given.get("wounded", []), "wounded"):
        tank.men[_man(word)] = WOUNDED
    for word in list_in(given.get("dead", []), "dead"):
        man = _man(word)
        if tank.men[man] == ABSENT:
            raise BrokenState(f"position: {tank.board.id} has no {word}")
        tank.men[man] = DEAD
        tank.sitting[man] = NOBODY
    for seat, word in table_in(given.get("seats", {}), "seats").items():
        man = _man(word)
        if man in tank.sitting:
            tank.sitting[tank.sitting.index(man)] = NOBODY
        tank.sitting[_man(seat)] = man


def _number(given: dict[str, Any], name: str, usual: int) -> int:
    return number_in(given.get(name, usual), name)


def _arrange_shared(state: DuelState, position: dict[str, Any]) -> None:
    state.round = _number(position, "round", 2)
    state.passes_done = _number(position, "passes_done", 0)
    state.final_deck = bool(position.get("final_deck", False))
    state.shuffle_pending = bool(position.get("shuffle_pending", False))
    state.end_pending = bool(position.get("end_pending", False))
    if "last_actor" in position:
        state.last_actor = _seat(state, position["last_actor"])
    for side, name in enumerate(SIDES):
        state.field.roads[side] = _number(table_in(position.get("roads", {}), "roads"), name, 0)
        state.field.advance[side] = _number(table_in(position.get("infantry", {}), "infantry"), name, 0)
        state.field.exits[side] = _number(table_in(position.get("exits", {}), "exits"), name, 0)


def _seat(state: DuelState, word: Any) -> Seat:
    for seat in range(state.seats):
        if word == f"P{seat}":
            return seat
    raise BrokenState(f"position: there is no player {word!r}")


def _arrange_piles(state: DuelState, position: dict[str, Any]) -> None:
    state.deck = _cards(position.get("deck", []))[::-1]
    state.discard = _cards(position.get("discard", []))
    state.pool = _cards(position.get("pool", []))
    held = [card for card in state.deck if card <= LAST_CARD] + state.discard + state.pool
    for hand in state.hands:
        held = held + hand
    for tank in state.tanks:
        held += [card for card in (tank.motion, tank.terrain, tank.smoke, tank.initiative) if card != NO_CARD]
    for card in held:
        if held.count(card) > 1:
            raise BrokenState(f"position: card {card} lies in two places")
    rest = [card for card in range(1, LAST_CARD + 1) if card not in held]
    where = position.get("rest", "deck")
    if where == "deck":
        state.deck = rest[::-1] + state.deck
    elif where == "discard":
        state.discard += rest
    elif where == "pool":
        state.pool += rest  # out of play if there is no Tankbot
    else:
        raise BrokenState(f"position: rest is deck, discard or pool, not {where!r}")
    marker = GAME_END if state.final_deck else SHUFFLE
    if marker not in state.deck and not state.shuffle_pending and not state.end_pending:
        state.deck.insert(0, marker)
    state.bottom = len(state.deck)
    numbers = [card.number for card in state.rules.damage]
    tops = [numbers.index(number) for number in list_in(position.get("damage_deck", []), "damage_deck")]
    state.damage_discard = [
        numbers.index(number) for number in list_in(position.get("damage_discard", []), "damage_discard")
    ]
    others = [card for card in range(len(numbers)) if card not in tops and card not in state.damage_discard]
    state.damage_deck = others[::-1] + tops[::-1]


def _arrange_knowledge(state: DuelState) -> None:
    for card in range(1, LAST_CARD + 1):
        state.known[card] = state.rules.everyone
    for card in state.deck:
        if card <= LAST_CARD:
            state.known[card] = 0
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.known[card] = 1 << seat


def _open_steps(state: DuelState, position: dict[str, Any]) -> None:
    at = position.get("at", "action")
    if at not in _PLACES:
        raise BrokenState(f"position: at is one of {', '.join(_PLACES)}, not {at!r}")
    state.stack.append(Rounds())
    if at == "draw":
        state.phase = DRAW_PHASE
        return
    if at == "initiative":
        state.phase = INITIATIVE_PHASE
        state.stack.append(Initiative(0))
        return
    if at == "reinforcement":
        state.phase = REINFORCEMENT_PHASE
        return
    state.phase = TANK_PHASE
    if "active" not in position:
        raise BrokenState("position: which tank is active?")
    tank = state.tanks[_tank(state, position["active"])]
    state.active = tank.number
    if tank.seat != NO_SEAT:
        state.last_actor = tank.seat
    state.queue = [_tank(state, name) for name in list_in(position.get("queue", []), "queue")]
    if at == "administration":
        state.stack.append(TankPhase(tank.number, 0))
    elif at == "action":
        state.stack.append(TankPhase(tank.number, ACTIONS + 1))
        if state.is_bot(tank):
            state.stack.append(BotPhase.begun_by(tank, has_pool=bool(state.pool)))
        else:
            state.stack.append(ActionStep(tank.number, tank.on_fire, bool(position.get("acted", False))))
    else:
        state.stack.append(TankPhase(tank.number, FINISHED))
        state.stack.append(DiscardStep(tank.number, 0))


def describe(state: DuelState) -> dict[str, Any]:
    """The whole position in the same words. The order of bags does not matter."""
    rules = state.rules
    whole: dict[str, Any] = {
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": "" if state.active == NO_TANK else rules.tank_names[state.active],
        "queue": [rules.tank_names[number] for number in state.queue],
        "deck": [_word(card) for card in state.deck[::-1]],
        "deck_size": len(state.deck),
        "discard": Bag([_word(card) for card in state.discard]),
        "discard_size": len(state.discard),
        "table": Bag([_word(card) for card in state.table + state.flipped]),
        "pool": Bag([_word(card) for card in state.pool]),
        "passes_done": state.passes_done,
        "final_deck": state.final_deck,
        "shuffle_pending": state.shuffle_pending,
        "end_pending": state.end_pending,
        "damage_deck": [rules.damage[card].number for card in state.damage_deck[::-1]],
        "damage_discard": Bag([str(rules.damage[card].number) for card in state.damage_discard]),
        "last_actor": "" if state.last_actor == NO_SEAT else f"P{state.last_actor}",
        "roads": {name: state.field.roads[side] for side, name in enumerate(SIDES)},
        "infantry": {name: state.field.advance[side] for side, name in enumerate(SIDES)},
        "exits": {name: state.field.exits[side] for side, name in enumerate(SIDES)},
        "vp": {name: side_vp(state, side) for side, name in enumerate(SIDES)},
        "end_vp": {name: state.field.side_vp[side] for side, name in enumerate(SIDES)},
        "medals": {name: side_medals(state, side) for side, name in enumerate(SIDES)},
        "over": state.outcome is not None,
    }
    for seat in range(state.seats):
        whole[f"P{seat}"] = {
            "hand": Bag([_word(card) for card in state.hands[seat]]),
            "hand_size": len(state.hands[seat]),
            "limit": hand_limit(state, seat),
        }
    for tank in state.tanks:
        whole[rules.tank_names[tank.number]] = _describe_tank(state, tank)
    if state.outcome is not None:
        whole["winner"] = winner_side(state)
        whole["reason"] = state.outcome.reason
        whole["winners"] = [f"P{seat}" for seat in state.outcome.winners]
    return whole


def _word(card: CardId) -> str:
    return MARKERS.get(card, str(card))


def _names(state: DuelState, bits: int) -> Bag:
    return Bag([name for number, name in enumerate(state.rules.tank_names) if bits >> number & 1])


def _describe_tank(state: DuelState, tank: Tank) -> dict[str, Any]:
    names = state.rules.tank_names
    table = state.rules.terrain
    kind = table.default if tank.terrain == NO_CARD else state.cards.terrain[tank.terrain]
    return {
        "board": tank.board.id,
        "quality": QUALITIES[tank.quality],
        "alive": tank.alive,
        "range": tank.range,
        "motion": tank.motion,
        "in_motion": tank.in_motion(),
        "terrain": tank.terrain,
        "ground": table.ids[kind],
        "smoke": tank.smoke,
        "hill": tank.hill,
        "hull_down": tank.hull_down,
        "spotted": _names(state, tank.spotted),
        "acquired": "" if tank.acquired == NO_TANK else names[tank.acquired],
        "acquired_bonus": tank.acquired_bonus,
        "flanking": _names(state, tank.flanking),
        "initiative": tank.initiative,
        "on_fire": tank.on_fire,
        "broken": tank.broken,
        "smoke_in_tank": tank.smoke_in_tank,
        "mobility": mobility(state, tank),
        "fire": fire_ability(tank),
        "can_move": can_move(tank),
        "can_fire": can_fire(tank),
        "move_perm": tank.move_perm,
        "fire_perm": tank.fire_perm,
        "move_cap": tank.move_cap,
        "fire_cap": tank.fire_cap,
        "bog": tank.bog,
        "bogged": tank.bog != NOT_BOGGED,
        "track_hits": tank.track_hits,
        "immobilised": tank.immobilised,
        "jammed": tank.jammed,
        "sights_damaged": tank.sights_damaged,
        "dead": Bag([POSITIONS[man] for man in range(len(POSITIONS)) if tank.men[man] == DEAD]),
        "wounded": Bag([POSITIONS[man] for man in range(len(POSITIONS)) if tank.men[man] == WOUNDED]),
        "seats": {
            POSITIONS[seat]: POSITIONS[man] if man != NOBODY else ""
            for seat, man in enumerate(tank.sitting)
            if tank.board.seats[seat]
        },
        "apcr_stock": tank.apcr_stock,
        "apcr_loaded": tank.apcr_loaded,
        "penetrator": "" if tank.penetrator == NO_TANK else names[tank.penetrator],
        "medal_due": tank.medal_due,
        "vp": tank.vp,
        "medals": tank.medals,
        "losses": tank.losses,
        "sight": tank.sight,
        "hatch_closed": tank.hatch_closed,
        "personality": "" if tank.personality < 0 else state.rules.kit.personalities[tank.personality].id,
        "peril": tank.peril,
        "in_peril": tank.in_peril,
    }
