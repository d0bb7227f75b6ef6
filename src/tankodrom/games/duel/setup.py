"""The beginning of a game of Duel: options, players and their tanks, the deck, the tanks on their start lines."""

from __future__ import annotations

from typing import Final

from tankodrom.core.errors import BadPack, BadSetup
from tankodrom.core.game import wrong_number
from tankodrom.core.rng import Rng
from tankodrom.core.setup import ASK_ALL, Option, Setup, checked_options
from tankodrom.games.duel.boards import GERMAN, QUALITIES, SIDE_LETTERS, SIDES, SOVIET, TANK_IDS
from tankodrom.games.duel.cards import LAST_CARD, NO_CARD, BattleCards, deck_records
from tankodrom.games.duel.damage.elimination import give_personality
from tankodrom.games.duel.deck import lay_deck
from tankodrom.games.duel.kit import Kit, kit_of
from tankodrom.games.duel.missions import Mission, MissionSlot
from tankodrom.games.duel.rounds import Rounds
from tankodrom.games.duel.rules import FieldGun, Rules
from tankodrom.games.duel.state import DuelState, Table
from tankodrom.games.duel.tank import NO_SEAT, NO_SIDE, Slot, Tank
from tankodrom.games.duel.tank_abilities import feel_snow

BY_MISSION: Final = "mission"
SWITCH: Final = [BY_MISSION, "on", "off"]
DECK_SETS: Final = ["mines", "steppe", "city"]
DIFFICULTIES: Final = ["normal", "easy", "hard"]
LONGEST_GAME: Final = 9


def options_of(kit: Kit) -> list[Option]:
    """The options. The missions come from the pack."""
    missions = [mission.id for mission in kit.missions]
    return [
        Option("mission", "choice", missions[0], "1.4(1)", choices=missions),
        Option("extra_tanks", "flag", False, "3.2.1(1)"),
        Option("bot", "choice", BY_MISSION, "19.1(1)", choices=[BY_MISSION, "none", *SIDES]),
        Option("difficulty", "choice", DIFFICULTIES[0], "19.1(1)", choices=DIFFICULTIES),
        Option("soviet_players", "number", 0, "3.0(1)", low=0, high=4, by_seats=True),
        Option("at_guns", "choice", BY_MISSION, "17.1(1)", choices=SWITCH),
        Option("radios", "choice", BY_MISSION, "17.2(1)", choices=SWITCH),
        Option("infantry", "choice", BY_MISSION, "17.3.1(1)", choices=SWITCH),
        Option("deck", "choice", BY_MISSION, "4.2.5(1)", choices=[BY_MISSION, "base", *DECK_SETS]),
        Option("passes", "number", 0, "3.2.1(1)", low=0, high=LONGEST_GAME),
        Option(ASK_ALL, "flag", False, "13.3(1)", hidden=True),
    ]


def mission_of(setup: Setup, kit: Kit) -> Mission:
    """The setup's own mission if it brings one, else the named mission, else the first one."""
    if "mission" in setup.data:
        return Mission(setup.data["mission"])
    name = setup.choice("mission", kit.missions[0].id)
    mission = kit.mission(name)
    if mission is None:
        raise BadSetup(f"there is no mission {name}")
    return mission


def is_on(setup: Setup, mission: Mission, key: str) -> bool:
    """1.3: the mission or the players switch an optional chapter on. The players may also switch it off."""
    choice = setup.choice(key, BY_MISSION)
    return key in mission.options if choice == BY_MISSION else choice == "on"


def bot_side_of(setup: Setup, mission: Mission) -> int:
    """19.1: as agreed. `by mission`: the mission's bot, if it is for solo play only or if there is one player."""
    choice = setup.choice("bot", BY_MISSION)
    if choice == "none":
        return NO_SIDE
    if choice in SIDES:
        return SIDES.index(choice)
    if mission.bot and (mission.solo_only or setup.seats == 1):
        return SIDES.index(mission.bot) if mission.bot in SIDES else GERMAN
    return NO_SIDE


def slots_of(setup: Setup, mission: Mission, side: int) -> list[MissionSlot]:
    return [slot for slot in mission.slots[side] if not slot.extra or setup.flag("extra_tanks")]


def checked_setup(setup: Setup) -> Setup:
    """The canonical setup. BadSetup says what is wrong with it."""
    try:
        kit = kit_of(setup.data)
    except (KeyError, TypeError, ValueError, IndexError) as error:  # data that passes the checks but still fails
        raise BadPack(f"this pack cannot be played: {type(error).__name__}: {error}") from None
    if "mission" in setup.data and "mission" in setup.options:
        raise BadSetup("a mission of your own is given as data, so the option mission cannot name another one")
    checked = Setup(setup.seats, checked_options(setup.options, options_of(kit)), setup.data)
    mission = mission_of(checked, kit)
    bot = bot_side_of(checked, mission)
    _check_bot(checked, mission, bot)
    if checked.choice("at_guns", BY_MISSION) == "on" and not mission.at_guns:
        raise BadSetup(f"mission {mission.id} gives nobody an anti-tank gun (17.1(1))", "no-guns", "at_guns")
    if checked.flag("extra_tanks") and not any(slot.extra for slots in mission.slots for slot in slots):
        raise BadSetup(f"mission {mission.id} has no extra tanks", "no-extra-tanks", "extra_tanks")
    players_per_side(checked, mission, bot)
    return checked


def _check_bot(setup: Setup, mission: Mission, bot: int) -> None:
    if bot == NO_SIDE:
        if mission.solo_only:
            raise BadSetup(f"mission {mission.id} is for play against Tankbot only", "tankbot-only", "bot")
        if setup.seats == 1:
            raise BadSetup(f"one player alone needs Tankbot in mission {mission.id}", "alone", "seats")
        if setup.choice("difficulty", DIFFICULTIES[0]) != DIFFICULTIES[0]:
            raise BadSetup(
                "difficulty is Tankbot's, and it does not play in this game", "difficulty", "difficulty"
            )
        return
    if not mission.bot:
        raise BadSetup(f"mission {mission.id} has no part for Tankbot (19.1(1))", "no-tankbot", "bot")
    if mission.bot in SIDES and SIDES.index(mission.bot) != bot:
        raise BadSetup(f"in mission {mission.id} Tankbot plays the {mission.bot} side", "tankbot-side", "bot")


def players_per_side(setup: Setup, mission: Mission, bot: int) -> list[int]:
    """The number of players of each side. Each player has one side and at least one tank."""
    tanks = [len(slots_of(setup, mission, side)) for side in range(2)]
    seats = setup.seats
    if bot != NO_SIDE:
        if seats > tanks[1 - bot]:
            raise wrong_number(f"mission {mission.id} against Tankbot", 1, tanks[1 - bot], seats)
        return [0 if side == bot else seats for side in range(2)]
    if not 2 <= seats <= sum(tanks):
        raise wrong_number(f"mission {mission.id}", 2, sum(tanks), seats)
    soviets = setup.number("soviet_players", 0)
    if soviets == 0:
        soviets = max(seats - tanks[GERMAN], min(tanks[SOVIET], (seats + 1) // 2))
    if not 1 <= soviets <= tanks[SOVIET] or not 1 <= seats - soviets <= tanks[GERMAN]:
        raise BadSetup(
            f"{seats} players cannot be {soviets} Soviet and {seats - soviets} German in mission {mission.id}",
            "soviet-players",
            "soviet_players",
        )
    return [soviets, seats - soviets]


def seat_sides(players: list[int]) -> list[int]:
    """Sides alternate round the table while both have players left, the Soviets first."""
    left = players[:]
    sides: list[int] = []
    turn = SOVIET
    while left[SOVIET] or left[GERMAN]:
        if left[turn] == 0:
            turn = 1 - turn
        sides.append(turn)
        left[turn] -= 1
        turn = 1 - turn
    return sides


def build_rules(setup: Setup) -> Rules:
    """The rules of a checked setup."""
    kit = kit_of(setup.data)
    mission = mission_of(setup, kit)
    bot = bot_side_of(setup, mission)
    sides = seat_sides(players_per_side(setup, mission, bot))
    slots: list[Slot] = []
    for side in range(2):
        seats = [seat for seat in range(len(sides)) if sides[seat] == side]
        tanks = slots_of(setup, mission, side)
        for number, slot in enumerate(tanks):
            # Each player gets neighbouring ids. If the tanks do not divide evenly, the first players get one more.
            seat = seats[_share(number, len(tanks), len(seats))] if seats else NO_SEAT
            slots.append(_slot(setup, kit, slot, side, seat, side == bot))
    deck = setup.choice("deck", BY_MISSION)
    sets = mission.deck_sets if deck == BY_MISSION else [deck]
    swaps = mission.deck_swaps if deck == BY_MISSION else []
    cards = BattleCards(deck_records(kit.battle_records, sets, swaps), kit.terrain.ids)
    guns: list[FieldGun] = []
    if is_on(setup, mission, "at_guns"):
        guns = [FieldGun(kit.guns[gun], side, at) for side, gun, at in mission.at_guns]
    in_city = "city" in sets
    return Rules(
        setup=setup,
        kit=kit,
        mission=mission,
        cards=cards,
        slots=slots,
        seat_side=sides,
        bot_side=bot,
        passes_needed=setup.number("passes", 0) or mission.passes or passes_for(len(slots)),
        guns=guns,
        radios_on=is_on(setup, mission, "radios"),
        infantry_on=is_on(setup, mission, "infantry"),
        infantry=[kit.infantry_of(side, in_city) for side in range(2)],
        in_city=in_city,
    )


def _share(number: int, tanks: int, players: int) -> int:
    small, more = tanks // players, tanks % players
    return number // (small + 1) if number < more * (small + 1) else more + (number - more * (small + 1)) // small


def _slot(setup: Setup, kit: Kit, slot: MissionSlot, side: int, seat: int, is_bots: bool) -> Slot:
    quality = slot.quality
    if is_bots:
        difficulty = setup.choice("difficulty", DIFFICULTIES[0])
        if difficulty == "easy":
            quality = QUALITIES.index("recruit")
        elif difficulty == "hard":
            quality = QUALITIES.index("elite")
    return Slot(
        name=f"{SIDE_LETTERS[side]}-{TANK_IDS[slot.tank_id]}",
        side=side,
        tank_id=slot.tank_id,
        seat=seat,
        board=kit.boards[slot.board],
        quality=quality,
        start_range=slot.start_range,
        start_terrain=slot.start_terrain,
        apcr=slot.apcr,
    )


def passes_for(tanks: int) -> int:
    """3.2.1, A1: this formula gives the printed table."""
    return (tanks + 1) // 2 + 1


def empty_table(rules: Rules, rng: Rng) -> DuelState:
    """The tanks stand on their start lines; no cards are dealt."""
    tanks = [Tank(number, slot) for number, slot in enumerate(rules.slots)]
    for tank in tanks:
        feel_snow(rules, tank)
    return DuelState(
        rules=rules,
        rng=rng,
        tanks=tanks,
        hands=[[] for _ in range(rules.seats)],
        deck=[],
        discard=[],
        table=[],
        flipped=[],
        pool=[],
        damage_deck=[],
        damage_discard=[],
        known=[0] * (LAST_CARD + 1),
        queue=[],
        field=Table(),
    )


def new_table(setup: Setup, seed: int) -> DuelState:
    """D11: start terrain leaves the deck before the first shuffle."""
    rules = build_rules(setup)
    state = empty_table(rules, Rng(seed))
    state.deck = list(range(1, LAST_CARD + 1))
    for tank in state.tanks:
        lay_start_terrain(state, tank)
    lay_deck(state)
    state.damage_deck = list(range(len(rules.damage)))
    state.rng.shuffle(state.damage_deck)
    for side, target in rules.mission.start_spotted:
        if target in rules.tank_by_name:
            for tank in state.tanks:
                if tank.side == side:
                    tank.spotted |= 1 << rules.tank_by_name[target]
    for tank in state.tanks:
        if state.is_bot(tank):
            give_personality(state, tank)
    state.stack.append(Rounds())
    return state


def lay_start_terrain(state: DuelState, tank: Tank) -> None:
    """The card of that name with the lowest number. Its triggers do not happen."""
    name = state.rules.slots[tank.number].start_terrain
    table = state.rules.terrain
    if not name or table.ids.index(name) == table.default:
        return
    wanted = table.ids.index(name)
    for card in sorted(state.deck):
        if state.cards.terrain[card] == wanted:
            state.deck.remove(card)
            tank.terrain = card
            return
    assert tank.terrain == NO_CARD
