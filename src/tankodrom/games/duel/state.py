"""The position of a game of Duel."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import NUMBER, SEAT, Action, Kind, Seat, Vocabulary
from tankodrom.core.decision import Decision
from tankodrom.core.errors import MalformedAction
from tankodrom.core.refusal import Refusal
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.step import Step
from tankodrom.games.duel import verbs
from tankodrom.games.duel.boards import LOCATIONS, NOBODY, POSITIONS, SIDES, Board, Gun
from tankodrom.games.duel.cards import LAST_CARD, NO_CARD, BattleCards, CardId
from tankodrom.games.duel.damage_cards import EFFECTS, SECTIONS, DamageCard
from tankodrom.games.duel.kit import InfantryTable, Kit
from tankodrom.games.duel.missions import Mission
from tankodrom.games.duel.terrain import TerrainTable

TankId = int
NO_TANK: Final = -1
NO_SEAT: Final = -1  # of a tank that Tankbot plays
NO_SIDE: Final = -1

# What a man is.
ABSENT: Final = 0  # the board has no such seat
FIT: Final = 1
WOUNDED: Final = 2
DEAD: Final = 3

PUBLIC: Final = 1 << 8  # beside the bits of the seats: known to spectators too
NO_CAP: Final = 99  # of mobility or fire ability
NOT_BOGGED: Final = -1

# Where the round stands (3.0).
PHASES: Final = ["draw", "initiative", "tank", "reinforcement"]
DRAW_PHASE: Final = 0
INITIATIVE_PHASE: Final = 1
TANK_PHASE: Final = 2
REINFORCEMENT_PHASE: Final = 3

RED_ZONE: Final = 400  # 5.2.5
FARTHEST: Final = 1000  # 5.2.4
STEP: Final = 200


class FieldGun:
    """An anti-tank gun that the mission gives to a side (17.1)."""

    __slots__ = ("gun", "range", "side")

    def __init__(self, gun: Gun, side: int, at: int) -> None:
        self.gun = gun
        self.side = side
        self.range = at


class Slot:
    """A tank of this game as agreed: it returns like this (9.0)."""

    __slots__ = ("apcr", "board", "name", "quality", "seat", "side", "start_range", "start_terrain", "tank_id")

    def __init__(
        self,
        name: str,
        side: int,
        tank_id: int,
        seat: Seat,
        board: Board,
        quality: int,
        start_range: int,
        start_terrain: str,
        apcr: int,
    ) -> None:
        self.name = name
        self.side = side
        self.tank_id = tank_id
        self.seat = seat
        self.board = board
        self.quality = quality
        self.start_range = start_range
        self.start_terrain = start_terrain
        self.apcr = apcr


class Rules:
    """What is agreed for this game and never changes: shared by all copies of a state."""

    __slots__ = (
        "at_guns_on",
        "boards",
        "bot_side",
        "cards",
        "damage",
        "enemies",
        "everyone",
        "guns",
        "in_city",
        "infantry",
        "infantry_on",
        "kit",
        "mission",
        "passes_needed",
        "radios_on",
        "seat_side",
        "seat_tanks",
        "seats",
        "setup",
        "slots",
        "tank_by_name",
        "tank_names",
        "terrain",
    )  # fmt: skip

    def __init__(
        self,
        setup: Setup,
        kit: Kit,
        mission: Mission,
        cards: BattleCards,
        slots: list[Slot],
        seat_side: list[int],
        bot_side: int,
        passes_needed: int,
        guns: list[FieldGun],
        radios_on: bool,
        infantry_on: bool,
        infantry: list[InfantryTable],
        in_city: bool,
    ) -> None:
        self.setup = setup
        self.kit = kit
        self.mission = mission
        self.cards = cards
        self.terrain: TerrainTable = kit.terrain
        self.damage: list[DamageCard] = kit.damage
        self.slots = slots
        self.boards: list[Board] = [slot.board for slot in slots]
        self.tank_names: list[str] = [slot.name for slot in slots]
        self.tank_by_name: dict[str, int] = {slot.name: number for number, slot in enumerate(slots)}
        self.seats = len(seat_side)
        self.everyone = (1 << self.seats) - 1 | PUBLIC
        self.seat_side = seat_side
        self.seat_tanks: list[list[TankId]] = [
            [number for number, slot in enumerate(slots) if slot.seat == seat] for seat in range(self.seats)
        ]
        # Of each side the tanks of the other one, in seat order, then by id (T4).
        self.enemies: list[list[TankId]] = []
        for side in range(2):
            foes = [number for number, slot in enumerate(slots) if slot.side != side]
            foes.sort(key=lambda number: (slots[number].seat, slots[number].tank_id))
            self.enemies.append(foes)
        self.bot_side = bot_side
        self.passes_needed = passes_needed
        self.guns = guns
        self.at_guns_on = bool(guns)
        self.radios_on = radios_on
        self.infantry_on = infantry_on
        self.infantry = infantry  # by side
        self.in_city = in_city


class Tank:
    """One tank on the table: board, markers, crew. Sets of tanks are bits by tank number."""

    __slots__ = (
        "acquired", "acquired_bonus", "alive", "apcr_loaded", "apcr_stock", "board", "bog", "broken", "fire_cap",
        "fire_perm", "flanking", "hatch_closed", "hill", "hull_down", "immobilised", "in_peril", "initiative",
        "jammed", "losses", "medal_due", "medals", "men", "motion", "move_cap", "move_perm", "number", "on_fire",
        "penetrator", "peril", "personality", "quality", "range", "seat", "side", "sight", "sights_damaged",
        "sitting", "smoke", "smoke_in_tank", "spotted", "terrain", "track_hits", "vp",
    )  # fmt: skip

    def __init__(self, number: TankId, slot: Slot) -> None:
        self.number = number
        self.side = slot.side
        self.seat = slot.seat
        self.board = slot.board
        self.quality = slot.quality
        # Kept through eliminations (9.0(2)):
        self.vp = 0
        self.medals = 0
        self.apcr_stock = slot.apcr
        self.losses = 0  # how often eliminated
        self.renew(slot)
        self.alive = True

    def renew(self, slot: Slot) -> None:
        """9.0(1): as the mission gave it, in FIELD; what 9.0(2) keeps is not touched."""
        self.range = slot.start_range
        self.motion: CardId = NO_CARD  # the MOVE card in the holding box
        self.terrain: CardId = NO_CARD  # the terrain card there; none is FIELD (10.3.7)
        self.smoke: CardId = NO_CARD
        self.hill = False
        self.hull_down = False
        self.spotted = 0
        self.acquired: TankId = NO_TANK
        self.acquired_bonus = 0
        self.flanking = 0
        self.initiative: CardId = NO_CARD
        self.on_fire = False
        self.broken = False
        self.smoke_in_tank = False
        self.move_perm = slot.board.move
        self.fire_perm = slot.board.fire
        self.move_cap = NO_CAP  # the lowest of the caps until the tank moves
        self.fire_cap = NO_CAP  # ... until it fires
        self.bog = NOT_BOGGED
        self.track_hits = 0
        self.immobilised = False
        self.jammed = False
        self.sights_damaged = False
        self.men: list[int] = [FIT if here else ABSENT for here in slot.board.seats]
        self.sitting: list[int] = [man if here else NOBODY for man, here in enumerate(slot.board.seats)]
        self.apcr_loaded = 0
        self.penetrator: TankId = NO_TANK  # who gets the points for it (14.2)
        self.medal_due = False
        self.sight = 0  # line of sight under snow; 0: no limit
        self.hatch_closed = False
        self.personality = -1  # 19.1
        self.peril = 0
        self.in_peril = False

    def copy(self, slot: Slot) -> Tank:
        twin = Tank(self.number, slot)
        self.write_to(twin)
        return twin

    def write_to(self, twin: Tank) -> None:
        twin.vp = self.vp
        twin.medals = self.medals
        twin.apcr_stock = self.apcr_stock
        twin.losses = self.losses
        twin.alive = self.alive
        twin.range = self.range
        twin.motion = self.motion
        twin.terrain = self.terrain
        twin.smoke = self.smoke
        twin.hill = self.hill
        twin.hull_down = self.hull_down
        twin.spotted = self.spotted
        twin.acquired = self.acquired
        twin.acquired_bonus = self.acquired_bonus
        twin.flanking = self.flanking
        twin.initiative = self.initiative
        twin.on_fire = self.on_fire
        twin.broken = self.broken
        twin.smoke_in_tank = self.smoke_in_tank
        twin.move_perm = self.move_perm
        twin.fire_perm = self.fire_perm
        twin.move_cap = self.move_cap
        twin.fire_cap = self.fire_cap
        twin.bog = self.bog
        twin.track_hits = self.track_hits
        twin.immobilised = self.immobilised
        twin.jammed = self.jammed
        twin.sights_damaged = self.sights_damaged
        twin.men = self.men[:]
        twin.sitting = self.sitting[:]
        twin.apcr_loaded = self.apcr_loaded
        twin.penetrator = self.penetrator
        twin.medal_due = self.medal_due
        twin.sight = self.sight
        twin.hatch_closed = self.hatch_closed
        twin.personality = self.personality
        twin.peril = self.peril
        twin.in_peril = self.in_peril

    def in_motion(self) -> bool:
        """10.2.1"""
        return self.motion != NO_CARD

    def in_red_zone(self) -> bool:
        """5.2.5"""
        return -RED_ZONE <= self.range <= RED_ZONE

    def has_spotted(self, enemy: TankId) -> bool:
        return self.spotted >> enemy & 1 == 1

    def flanks(self, enemy: TankId) -> bool:
        return self.flanking >> enemy & 1 == 1

    def dead_men(self) -> int:
        return self.men.count(DEAD)


class Table:
    """What lies beside the boards, apart from the two decks."""

    __slots__ = ("advance", "exits", "guns_used", "infantry_used", "radio_used", "road_used", "roads", "side_vp")

    def __init__(self) -> None:
        self.side_vp: list[int] = [0, 0]  # from the end of the mission
        self.exits: list[int] = [0, 0]
        self.roads: list[int] = [0, 0]
        self.advance: list[int] = [0, 0]  # of the infantry, in metres
        # In this tank phase:
        self.guns_used = 0  # bits
        self.infantry_used = False
        self.radio_used = False
        self.road_used = False

    def copy(self) -> Table:
        twin = Table()
        twin.side_vp = self.side_vp[:]
        twin.exits = self.exits[:]
        twin.roads = self.roads[:]
        twin.advance = self.advance[:]
        twin.guns_used = self.guns_used
        twin.infantry_used = self.infantry_used
        twin.radio_used = self.radio_used
        twin.road_used = self.road_used
        return twin

    def new_phase(self) -> None:
        self.guns_used = 0
        self.infantry_used = False
        self.radio_used = False
        self.road_used = False


class DuelState(State):
    """Piles have their top card last. The cards of the unit in progress (T1) lie on the table: `table` holds those
    played, `flipped` those flipped for its checks."""

    __slots__ = (
        "active", "bottom", "cards", "damage_deck", "damage_discard", "deck", "discard", "end_pending", "field",
        "final_deck", "flipped", "hands", "known", "last_actor", "passes_done", "phase", "pool", "queue", "report", "retained",
        "round", "rules", "shuffle_pending", "table", "tanks",
    )  # fmt: skip

    ending_rule: ClassVar[str] = "3.2.3(4)"

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        tanks: list[Tank],
        hands: list[list[CardId]],
        deck: list[CardId],
        discard: list[CardId],
        table: list[CardId],
        flipped: list[CardId],
        pool: list[CardId],
        damage_deck: list[int],
        damage_discard: list[int],
        known: list[int],
        queue: list[TankId],
        field: Table,
    ) -> None:
        super().__init__(rules.seats, rng)
        self.rules = rules
        self.cards = rules.cards
        self.tanks = tanks
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.table = table
        self.flipped = flipped
        self.pool = pool  # 19.7
        self.damage_deck = damage_deck
        self.damage_discard = damage_discard
        self.known = known  # per card the seats (bits) who know that it lies where it lies, hidden from others
        self.queue = queue  # tanks still to act in this round
        self.field = field
        self.bottom = 0  # SHUFFLE or GAME END lies among so many cards at the bottom of the deck
        self.retained: CardId = NO_CARD  # 11.1.3.h(2)
        self.report = 0  # what the innermost finished step tells the one below
        self.round = 0
        self.phase = DRAW_PHASE
        self.active: TankId = NO_TANK
        self.last_actor: Seat = NO_SEAT
        self.passes_done = 0
        self.final_deck = False
        self.shuffle_pending = False
        self.end_pending = False

    def copy(self) -> DuelState:
        slots = self.rules.slots
        twin = DuelState(
            self.rules,
            self.rng.copy(),
            [tank.copy(slots[tank.number]) for tank in self.tanks],
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.discard[:],
            self.table[:],
            self.flipped[:],
            self.pool[:],
            self.damage_deck[:],
            self.damage_discard[:],
            self.known[:],
            self.queue[:],
            self.field.copy(),
        )
        self.share_kernel_with(twin)
        twin.bottom = self.bottom
        twin.retained = self.retained
        twin.report = self.report
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.last_actor = self.last_actor
        twin.passes_done = self.passes_done
        twin.final_deck = self.final_deck
        twin.shuffle_pending = self.shuffle_pending
        twin.end_pending = self.end_pending
        return twin

    def rule_of_waiting(self) -> str:
        """Not the rule of the open question: that somebody is asked for TACTICS would tell that he holds one."""
        return "7.0(1)" if self.phase == INITIATIVE_PHASE else "8.0(1)"

    def enemies_of(self, tank: Tank) -> list[Tank]:
        """Those on the battlefield, in seat order."""
        tanks = self.tanks
        return [tanks[number] for number in self.rules.enemies[tank.side] if tanks[number].alive]

    def is_bot(self, tank: Tank) -> bool:
        return tank.seat == NO_SEAT

    def vocabulary(self) -> Vocabulary:
        return verbs.VERBS

    def word(self, kind: Kind, value: int, before: list[int]) -> str:
        if kind is verbs.CARD or kind is verbs.OTHER_CARD:
            if 1 <= value <= LAST_CARD:
                return str(value)
        elif kind is verbs.TANK or kind is verbs.ENEMY:
            if 0 <= value < len(self.rules.tank_names):
                return self.rules.tank_names[value]
        elif kind is SEAT:
            if 0 <= value < self.seats:
                return f"P{value}"
        elif kind is NUMBER:
            if 0 <= value < 1000:
                return str(value)
        elif kind is verbs.SIGNED:
            return f"{value:+}"
        else:
            words = self._words(kind)
            if 0 <= value < len(words):
                return words[value]
        raise MalformedAction(f"{value} is no {kind.name}")

    def value(self, kind: Kind, word: str, before: list[int]) -> int:
        if kind is verbs.CARD or kind is verbs.OTHER_CARD or kind is NUMBER or kind is SEAT:
            digits = word[1:] if kind is SEAT and word.startswith("P") else word
            if digits.isascii() and digits.isdigit() and len(digits) < 4 and str(int(digits)) == digits:
                if (kind is SEAT) == (digits != word):
                    number = int(digits)
                    if kind is NUMBER or (number < self.seats if kind is SEAT else 1 <= number <= LAST_CARD):
                        return number
        elif kind is verbs.TANK or kind is verbs.ENEMY:
            if word in self.rules.tank_by_name:
                return self.rules.tank_by_name[word]
        else:
            words = self._words(kind)
            if word in words:
                return words.index(word)
        raise MalformedAction(f"{word!r} is no {kind.name} here")

    def _words(self, kind: Kind) -> list[str]:
        if kind is verbs.METRES:
            return verbs.METRE_WORDS
        if kind is verbs.MAN or kind is verbs.POSITION:
            return POSITIONS
        if kind is verbs.LOCATION:
            return LOCATIONS
        if kind is verbs.GUN:
            return [str(number + 1) for number in range(len(self.rules.guns))]
        if kind is verbs.WEAPON:
            return [weapon.id for weapon in self.rules.kit.weapons]
        return self._told_words(kind)

    def _told_words(self, kind: Kind) -> list[str]:
        """Of the kinds that no action names."""
        if kind is verbs.RANGE or kind is verbs.GOAL:
            return verbs.RANGE_WORDS
        if kind is verbs.SIDE:
            return SIDES
        if kind is verbs.DAMAGE:
            return [str(card.number) for card in self.rules.damage]
        if kind is verbs.EFFECT:
            return EFFECTS
        if kind is verbs.SECTION:
            return SECTIONS
        if kind is verbs.TERRAIN:
            return self.rules.terrain.ids
        if kind is verbs.REASON:
            return verbs.MODIFIERS
        if kind is verbs.PERSONALITY:
            return [personality.id for personality in self.rules.kit.personalities]
        if kind is verbs.CAUSE:
            return verbs.CAUSES
        if kind is verbs.YES:
            return verbs.YES_WORDS
        if kind is verbs.CHECK:
            return verbs.CHECKS
        return []


class DuelStep(Step[DuelState]):
    """A box of the flow chart of Duel."""

    __slots__ = ()

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal:
        """Most questions are narrow: whatever else is tried, this one must be answered first."""
        return Refusal(self.rule, "answer-first", [])

    def concerns(self, state: DuelState) -> TankId:
        """The tank that the question is about, for prompts."""
        return state.active


def asked(seat: Seat, prompt: str, choices: list[Action]) -> list[Decision]:
    """Nothing to choose between is not asked (part 5)."""
    return [Decision(seat, prompt, choices)] if len(choices) > 1 else []


def questions(state: DuelState) -> list[Decision]:
    """What the position at rest asks, without moving on from it as `pending` would."""
    if state.asked is not None:
        return state.asked
    return [] if state.outcome is not None else state.stack[-1].ask(state)
