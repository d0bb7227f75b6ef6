"""The position of a game of Duel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tankodrom.core.action import NUMBER, SEAT, Action, Kind, Seat, Vocabulary
from tankodrom.core.decision import Decision
from tankodrom.core.errors import MalformedAction
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.core.step import Step
from tankodrom.games.duel import verbs
from tankodrom.games.duel.boards import LOCATIONS, POSITIONS, SIDES
from tankodrom.games.duel.cards import LAST_CARD, NO_CARD, SPECIALS, CardId
from tankodrom.games.duel.damage.damage_cards import EFFECTS, SECTIONS
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.tank import NO_SEAT, NO_TANK, Tank, TankId
from tankodrom.games.duel.view_types import Phase

# The phases of a round (3.0).
PHASES: Final[list[Phase]] = ["draw", "initiative", "tank", "reinforcement"]
DRAW_PHASE: Final = 0
INITIATIVE_PHASE: Final = 1
TANK_PHASE: Final = 2
REINFORCEMENT_PHASE: Final = 3


class Table:
    """What lies beside the boards, without the two decks."""

    __slots__ = ("advance", "exits", "guns_used", "infantry_used", "radio_used", "road_used", "roads", "side_vp")
    SAVED: ClassVar[list[str]] = [
        "side_vp", "exits", "roads", "advance", "guns_used", "infantry_used", "radio_used", "road_used",
    ]  # fmt: skip

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
    """The top card of a pile is last. The cards of the current unit (T1) lie on the table: `table` holds the played
    cards, `flipped` the cards flipped for its checks."""

    __slots__ = (
        "active", "bottom", "cards", "damage_deck", "damage_discard", "deck", "discard", "end_pending", "field",
        "final_deck", "flipped", "hands", "known", "last_actor", "passes_done", "phase", "pool", "queue", "report", "retained",
        "round", "rules", "shuffle_pending", "table", "tanks",
    )  # fmt: skip
    SAVED_LISTS: ClassVar[list[str]] = [
        "hands", "deck", "discard", "table", "flipped", "pool", "damage_deck", "damage_discard", "known", "queue",
    ]  # fmt: skip
    SAVED: ClassVar[list[str]] = [
        "bottom", "retained", "report", "round", "phase", "active", "last_actor", "passes_done", "final_deck",
        "shuffle_pending", "end_pending",
    ]  # fmt: skip

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
        self.known = known  # by card: the seats (bits) that know its hidden place
        self.queue = queue  # tanks still to act in this round
        self.field = field
        self.bottom = 0  # SHUFFLE or GAME END lies among this many cards at the bottom of the deck
        self.retained: CardId = NO_CARD  # 11.1.3.h(2)
        self.report = 0  # the result of the last TACTICS (13.3); only digests of kept replays need it
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
            rules=self.rules,
            rng=self.rng.copy(),
            tanks=[tank.copy(slots[tank.number]) for tank in self.tanks],
            hands=[hand[:] for hand in self.hands],
            deck=self.deck[:],
            discard=self.discard[:],
            table=self.table[:],
            flipped=self.flipped[:],
            pool=self.pool[:],
            damage_deck=self.damage_deck[:],
            damage_discard=self.damage_discard[:],
            known=self.known[:],
            queue=self.queue[:],
            field=self.field.copy(),
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
        """This is not the rule of the open question: a question for TACTICS would reveal that a player holds one."""
        return "7.0(1)" if self.phase == INITIATIVE_PHASE else "8.0(1)"

    def enemies_of(self, tank: Tank) -> list[Tank]:
        """The tanks on the battlefield, in seat order."""
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
        elif kind is verbs.TANK or kind is verbs.ENEMY or kind is verbs.CALLED:
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
        elif kind is verbs.MOVE_CARD or kind is verbs.FLANK_CARD or kind is verbs.FIRE_CARD:
            return str(value)
        elif kind is verbs.SEEN:
            return f"{verbs.LOOKS[value // verbs.LOOK]} {value % verbs.LOOK}"
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

    def _words(self, kind: Kind) -> Sequence[str]:
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

    def _told_words(self, kind: Kind) -> Sequence[str]:
        """Kinds of values that no action contains."""
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
        if kind is verbs.TERRAIN or kind is verbs.GROUND:
            return self.rules.terrain.ids
        if kind is verbs.REASON:
            return verbs.MODIFIERS
        if kind is verbs.RULE:
            return verbs.MODIFIER_RULES
        if kind is verbs.SPECIAL_ACTION or kind is verbs.ABOUT_SPECIAL:
            return SPECIALS
        if kind is verbs.COURSE:
            return verbs.COURSES
        if kind is verbs.PERSONALITY:
            return [personality.id for personality in self.rules.kit.personalities]
        if kind is verbs.CAUSE:
            return verbs.CAUSES
        if kind is verbs.CHECK:
            return verbs.CHECKS
        return []


class DuelStep(Step[DuelState]):
    """A step of Duel."""

    __slots__ = ()

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        """Most questions allow few answers: any other action must wait until this one is answered."""
        for decision in self.ask(state):
            if decision.seat == seat and action in decision.choices:
                return None
        return Refusal(self.rule, "answer-first", [])

    def concerns(self, state: DuelState) -> TankId:
        """The tank of the question, for prompts."""
        return state.active


def why_no_enemy(tank: Tank, other: Tank) -> Refusal | None:
    """15.0(6): an enemy is a tank of the other side on the battlefield."""
    if other.side == tank.side or not other.alive:
        return no("15.0(6)", "not-an-enemy", Fact("enemy", verbs.ENEMY, other.number))
    return None


def asked(seat: Seat, prompt: str, choices: list[Action]) -> list[Decision]:
    """A question with one choice is not asked (part 5)."""
    return [Decision(seat, prompt, choices)] if len(choices) > 1 else []


def questions(state: DuelState) -> list[Decision]:
    """The questions of a position at rest. Unlike `pending`, it does not advance the state."""
    if state.asked is not None:
        return state.asked
    return [] if state.outcome is not None else state.stack[-1].ask(state)
