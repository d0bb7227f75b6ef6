"""The position of a game of Rush."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import NUMBER, SEAT, Kind, Seat, Vocabulary
from tankodrom.core.errors import MalformedAction
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.step import Step
from tankodrom.games.rush import verbs
from tankodrom.games.rush.cards import (
    ABILITIES,
    ACHIEVEMENTS,
    NATION_CODES,
    NO_CARD,
    NO_NATION,
    RESEARCH,
    CardId,
    CardTable,
    Nation,
)

SLOTS: Final = 3

# The states of a base. Damage lasts until the owner's next step I (R11.9).
GONE: Final = 0
INTACT: Final = 1
DAMAGED: Final = 2


class Rules:
    """What is agreed for this game. It never changes, so all copies of a state share it."""

    __slots__ = (
        "allies",
        "cards",
        "compensation",
        "defence_bonus",
        "end_period",
        "enemies",
        "extended_shop",
        "interactive",
        "max_rounds",
        "medal_sets",
        "order",
        "recruitment_choice",
        "seats",
        "setup",
        "shop_size",
        "single_reshuffle",
        "starter",
        "team",
        "teams_on",
    )

    def __init__(
        self, setup: Setup, cards: CardTable, team: list[int], order: list[Seat], end_period: int
    ) -> None:
        seats = len(team)
        self.setup = setup
        self.cards = cards
        self.seats = seats
        self.team = team  # by seat; without V8 every seat is its own team
        self.order = order  # the seats of one full round, the starter first
        self.starter = order[0]
        self.end_period = end_period  # after a trigger the game ends when this divides the number of turns
        # Clockwise from the seat itself (R7.4).
        self.enemies: list[list[Seat]] = []
        self.allies: list[list[Seat]] = []
        for seat in range(seats):
            others = [(seat + step) % seats for step in range(1, seats)]
            self.enemies.append([other for other in others if team[other] != team[seat]])
            self.allies.append([other for other in others if team[other] == team[seat]])
        self.extended_shop = setup.flag("extended_shop")  # V1
        self.compensation = setup.flag("weak_hand_compensation")  # V2
        self.teams_on = setup.flag("team_game")  # V8
        self.interactive = setup.flag("interactive_combat") or self.teams_on  # V3; A78
        self.defence_bonus = setup.flag("defended_bases_bonus")  # V4
        self.medal_sets = setup.flag("medal_sets")  # V5
        self.single_reshuffle = setup.flag("single_reshuffle")  # V6
        self.recruitment_choice = setup.flag("recruitment_alternative")  # V7
        self.shop_size = 6 if self.extended_shop else 4
        self.max_rounds = setup.number("max_rounds", 0)  # 0: no limit (A56)


class Player:
    """One company and its bases. The top card of a pile is last."""

    __slots__ = ("bases", "garage", "guards", "hand", "hurt", "kept", "shown", "store")
    SAVED: ClassVar[list[str]] = ["hand", "garage", "store", "kept", "shown", "bases", "guards", "hurt"]

    def __init__(
        self,
        hand: list[CardId],
        garage: list[CardId],
        store: list[CardId],
        kept: list[CardId],
        shown: list[CardId],
        bases: list[int],
        guards: list[CardId],
        hurt: list[bool],
    ) -> None:
        self.hand = hand
        self.garage = garage
        self.store = store
        self.kept = kept  # kept for the next turn (V2, V7)
        self.shown = shown  # hand cards that everybody knows even when it is not this player's turn
        self.bases = bases  # per slot: GONE, INTACT or DAMAGED
        self.guards = guards  # per slot: a vehicle or NO_CARD
        self.hurt = hurt  # per slot: is the guard damaged?

    def copy(self) -> Player:
        return Player(
            hand=self.hand[:],
            garage=self.garage[:],
            store=self.store[:],
            kept=self.kept[:],
            shown=self.shown[:],
            bases=self.bases[:],
            guards=self.guards[:],
            hurt=self.hurt[:],
        )

    def has_base(self) -> bool:
        return self.bases[0] != GONE or self.bases[1] != GONE or self.bases[2] != GONE


class Turn:
    """What expires when the turn ends (R2.18)."""

    __slots__ = (
        "attack_nation",
        "attacked",
        "bought",
        "bought_nation",
        "credit",
        "credit_any",
        "kills",
        "locked",
        "paid_any",
        "paid_own",
        "played",
        "recruiting",
        "reshuffled",
        "seat",
    )
    SAVED: ClassVar[list[str]] = [
        "seat", "locked", "credit_any", "credit", "paid_any", "paid_own", "bought", "bought_nation", "recruiting",
        "attacked", "attack_nation", "kills", "reshuffled", "played",
    ]  # fmt: skip

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.locked: list[CardId] = []  # R2.10
        self.credit_any = 0  # A11
        self.credit: list[int] = [0, 0, 0, 0]  # per nation, from own-nation buying (R5.3)
        self.paid_any = False  # has an unrestricted card paid? (R5.6)
        self.paid_own: list[bool] = [False, False, False, False]  # has an own-nation card of N paid?
        self.bought = 0
        self.bought_nation: Nation = NO_NATION  # the nation of the vehicles bought this turn; see R5.10
        self.recruiting = False  # R5.12
        self.attacked = False  # R10.1
        self.attack_nation: Nation = NO_NATION  # V3.4
        self.kills = 0  # V3.12
        self.reshuffled = False  # V6.1
        self.played = False  # V2.1

    def copy(self) -> Turn:
        twin = Turn(self.seat)
        twin.locked = self.locked[:]
        twin.credit_any = self.credit_any
        twin.credit = self.credit[:]
        twin.paid_any = self.paid_any
        twin.paid_own = self.paid_own[:]
        twin.bought = self.bought
        twin.bought_nation = self.bought_nation
        twin.recruiting = self.recruiting
        twin.attacked = self.attacked
        twin.attack_nation = self.attack_nation
        twin.kills = self.kills
        twin.reshuffled = self.reshuffled
        twin.played = self.played
        return twin


class RushState(State):
    __slots__ = (
        "achievements",
        "cards",
        "deck",
        "discard",
        "doubles",
        "final_round",
        "players",
        "rules",
        "scrapyard",
        "shop",
        "singles",
        "turn",
        "turns",
    )
    SAVED_LISTS: ClassVar[list[str]] = [
        "shop", "deck", "discard", "scrapyard", "singles", "doubles", "achievements",
    ]  # fmt: skip
    SAVED: ClassVar[list[str]] = ["turns", "final_round"]

    ending_rule: ClassVar[str] = "R14.4"

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        players: list[Player],
        turn: Turn,
        shop: list[CardId],
        deck: list[CardId],
        discard: list[CardId],
        scrapyard: list[CardId],
        singles: list[int],
        doubles: list[int],
        achievements: list[int],
    ) -> None:
        super().__init__(rules.seats, rng)
        self.rules = rules
        self.cards = rules.cards
        self.players = players
        self.turn = turn
        self.shop = shop  # shop[0] is position 1, next to the deck (R4.1)
        self.deck = deck  # the top card last
        self.discard = discard
        self.scrapyard = scrapyard
        self.singles = singles  # medals left in each nation's stack
        self.doubles = doubles
        self.achievements = achievements  # face up; never changes
        self.turns = 0  # completed so far
        self.final_round = False  # an end trigger has occurred (R14)

    def copy(self) -> RushState:
        twin = RushState(
            rules=self.rules,
            rng=self.rng.copy(),
            players=[player.copy() for player in self.players],
            turn=self.turn.copy(),
            shop=self.shop[:],
            deck=self.deck[:],
            discard=self.discard[:],
            scrapyard=self.scrapyard[:],
            singles=self.singles[:],
            doubles=self.doubles[:],
            achievements=self.achievements,
        )
        self.share_kernel_with(twin)
        twin.turns = self.turns
        twin.final_round = self.final_round
        return twin

    def vocabulary(self) -> Vocabulary:
        return verbs.VERBS

    def word(self, kind: Kind, value: int, before: list[int]) -> str:
        if kind is verbs.CARD and 0 <= value < self.cards.count:
            return self.cards.codes[value]
        if kind is verbs.ABILITY and 0 <= value < len(ABILITIES):
            return ABILITIES[value]
        if kind is verbs.NATION and 0 <= value < len(NATION_CODES):
            return NATION_CODES[value]
        if kind is verbs.CARD_ABILITY and 0 <= value < self.cards.count * len(ABILITIES):
            card, ability = divmod(value, len(ABILITIES))
            number = self.cards.research[card] if ability == RESEARCH else self.cards.draws[card]
            return f"{ABILITIES[ability]} {number}"
        if kind is verbs.ACHIEVEMENT and 0 <= value < len(ACHIEVEMENTS):
            return ACHIEVEMENTS[value]
        if kind is SEAT and 0 <= value < self.seats:
            return f"P{value}"
        low, high = self._range(kind)
        if low <= value <= high:
            return str(value)
        raise MalformedAction(f"{value} is no {kind.name}")

    def value(self, kind: Kind, word: str, before: list[int]) -> int:
        if kind is verbs.CARD:
            if word in self.cards.by_code:
                return self.cards.by_code[word]
        elif kind is verbs.ABILITY:
            if word in ABILITIES:
                return ABILITIES.index(word)
        elif kind is verbs.NATION:
            if word in NATION_CODES:
                return NATION_CODES.index(word)
        else:
            digits = word[1:] if kind is SEAT and word.startswith("P") else word
            low, high = self._range(kind)
            if digits.isascii() and digits.isdigit() and len(digits) < 4 and low <= int(digits) <= high:
                if (kind is SEAT) == (digits != word) and str(int(digits)) == digits:
                    return int(digits)
        raise MalformedAction(f"{word!r} is no {kind.name} here")

    def _range(self, kind: Kind) -> tuple[int, int]:
        if kind is verbs.SLOT:
            return 0, SLOTS - 1
        if kind is verbs.POSITION:
            return 1, self.rules.shop_size
        if kind is SEAT:
            return 0, self.seats - 1
        if kind is NUMBER:
            return 0, 99
        return 0, -1


def fresh_player() -> Player:
    return Player(
        hand=[],
        garage=[],
        store=[],
        kept=[],
        shown=[],
        bases=[INTACT, INTACT, INTACT],
        guards=[NO_CARD, NO_CARD, NO_CARD],
        hurt=[False, False, False],
    )


class RushStep(Step[RushState]):
    """A step of Rush. It holds the cards that are in no zone while it is open."""

    __slots__ = ()

    def cards(self) -> list[CardId]:
        """The cards this step holds, face up on the table."""
        return []

    def cards_of(self, seat: Seat, active: Seat) -> list[CardId]:
        """Which of these cards belong to a seat. Only in a combat do several seats lay down cards."""
        return self.cards() if seat == active else []
