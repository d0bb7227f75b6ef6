"""The position of a game of Battlegrounds."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import NUMBER, SEAT, Kind, Seat, Vocabulary
from tankodrom.core.errors import MalformedAction
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.step import Step
from tankodrom.games.battlegrounds import verbs
from tankodrom.games.battlegrounds.board import (
    COLOURS,
    LONGEST_PATH,
    SQUARES,
    Square,
    is_path,
    path_through,
    square_name,
    square_named,
    squares_of,
)
from tankodrom.games.battlegrounds.kit import ICONS, SLOTS, CardId, Kit, TokenId
from tankodrom.games.battlegrounds.view_types import PairState, Variant

Colour = int
Area = int

# R1.6: what stands on a square besides its location token: a figure's colour, or one of these.
EMPTY: Final = -1
ARTILLERY_TANK: Final = 4
MINE: Final = 5

OFF: Final = -1  # the place of a destroyed or unused figure
NO_CARD: Final = -1
NO_TOKEN: Final = -1
NO_PAIR: Final = -1
NOBODY: Final = -1

MINES: Final = 16
ARTILLERY_TANKS: Final = 12

# R9.10: the states of a pair.
PLAIN: Final = 0
AVAILABLE: Final = 1
ATTACHED: Final = 2
USED: Final = 3
PAIR_STATES: Final[list[PairState]] = ["plain", "available", "attached", "used"]

VARIANTS: Final[list[Variant]] = ["battle", "teams", "family", "solo"]
BATTLE: Final = 0
TEAMS: Final = 1
FAMILY: Final = 2
SOLO: Final = 3


class Rules:
    """What is agreed for this game. It never changes, so all copies of a state share it."""

    __slots__ = (
        "area", "colours", "draft", "guards", "kit", "owner", "seats", "setup", "stall_turns", "starter",
        "threshold", "variant",
    )  # fmt: skip

    def __init__(self, setup: Setup, kit: Kit, variant: int, colours: list[list[Colour]], threshold: int) -> None:
        self.setup = setup
        self.kit = kit
        self.variant = variant
        self.seats = setup.seats
        self.colours = colours  # by seat, in colour order
        self.owner: list[Seat] = [NOBODY, NOBODY, NOBODY, NOBODY]  # by colour
        for seat, own in enumerate(colours):
            for colour in own:
                self.owner[colour] = seat
        # R15.3: seats that collect together.
        self.area: list[Area] = [seat % 2 if variant == TEAMS else seat for seat in range(setup.seats)]
        self.threshold = threshold
        self.starter = setup.number("starting_player", 0)
        self.draft = setup.flag("draft")
        self.stall_turns = setup.number("stall_rounds", 20) * setup.seats
        self.guards = self.stall_turns > 0  # R18.4

    def are_enemies(self, one: Colour, other: Colour) -> bool:
        return self.area[self.owner[one]] != self.area[self.owner[other]]


class BattlegroundsState(State):
    """The top card of a pile is last. Squares, tokens, cards and pairs are numbers."""

    __slots__ = (
        "active", "attached", "box", "deck", "display", "drawn", "face_up", "kit", "letters", "loot",
        "mines", "numbers", "pair_area", "pair_first", "pair_icon", "pair_second", "pair_state", "piece",
        "points", "quiet_turns", "received", "rejected", "rules", "tank_owner", "tanks_left", "tokens",
        "turn_seat", "turns", "unpaired", "where", "wrecked",
    )  # fmt: skip
    SAVED_LISTS: ClassVar[list[str]] = [
        "tokens", "piece", "where", "active", "points", "tank_owner", "wrecked", "attached", "deck", "display",
        "drawn", "box", "rejected", "unpaired", "received", "face_up", "letters", "numbers", "loot",
    ]  # fmt: skip
    SAVED_BY_PAIR: ClassVar[list[str]] = ["pair_first", "pair_second", "pair_area", "pair_state", "pair_icon"]
    SAVED: ClassVar[list[str]] = ["mines", "tanks_left", "turn_seat", "turns", "quiet_turns"]

    ending_rule: ClassVar[str] = "R14.3"

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        tokens: list[TokenId],
        piece: list[int],
        where: list[Square],
        active: list[CardId],
        points: list[int],
        tank_owner: list[Seat],
        wrecked: list[bool],
        attached: list[int],
        deck: list[CardId],
        display: list[CardId],
        drawn: list[CardId],
        box: list[CardId],
        rejected: list[list[CardId]],
        unpaired: list[list[TokenId]],
        received: list[list[int]],
        pair_first: list[TokenId],
        pair_second: list[TokenId],
        pair_area: list[Area],
        pair_state: list[int],
        pair_icon: list[int],
        face_up: list[Square],
        letters: list[int],
        numbers: list[int],
        loot: list[TokenId],
    ) -> None:
        super().__init__(rules.seats, rng)
        self.rules = rules
        self.kit = rules.kit
        self.tokens = tokens  # by square: the location token or NO_TOKEN
        self.piece = piece  # by square: a colour, ARTILLERY_TANK, MINE or EMPTY
        self.where = where  # by colour: the figure's square or OFF
        self.active = active  # by colour: the card that drives it or NO_CARD
        self.points = points  # by colour: tokens left in the stack; also the value of the top token (R2.11)
        self.tank_owner = tank_owner  # by card: the seat, or NOBODY
        self.wrecked = wrecked  # by card (R7.2)
        self.attached = attached  # by card, SLOTS each: a pair or NO_PAIR
        self.deck = deck
        self.display = display  # cards open for the draft
        self.drawn = drawn  # cards drawn by extra_tank, before keep_card
        self.box = box  # cards out of the game that everybody saw
        self.rejected = rejected  # by seat: cards out of the game that only this seat saw (R12.4)
        self.unpaired = unpaired  # by area
        self.received = received  # by seat: 4 x colour + value of each point token (R8.6)
        # Pairs by number, in the order they were made.
        self.pair_first = pair_first  # the lower token, which names the pair
        self.pair_second = pair_second
        self.pair_area = pair_area
        self.pair_state = pair_state
        self.pair_icon = pair_icon  # the icon with which it was attached
        self.face_up = face_up  # family: squares of open tokens, the longest open first
        self.letters = letters  # solo: the unrevealed coordinates
        self.numbers = numbers
        self.loot = loot  # solo: location tokens of the artillery
        self.mines = MINES  # ordnance supply
        self.tanks_left = ARTILLERY_TANKS  # solo: the artillery's supply
        self.turn_seat: Seat = rules.starter
        self.turns = 0  # completed so far
        self.quiet_turns = 0  # completed since the last progress (R18.1)

    def rule_of_end(self) -> str:
        return ["R14.3", "R15.10", "R16.17", "R17.27"][self.rules.variant]

    def copy(self) -> BattlegroundsState:
        twin = BattlegroundsState(
            rules=self.rules,
            rng=self.rng.copy(),
            tokens=self.tokens[:],
            piece=self.piece[:],
            where=self.where[:],
            active=self.active[:],
            points=self.points[:],
            tank_owner=self.tank_owner[:],
            wrecked=self.wrecked[:],
            attached=self.attached[:],
            deck=self.deck[:],
            display=self.display[:],
            drawn=self.drawn[:],
            box=self.box[:],
            rejected=[cards[:] for cards in self.rejected],
            unpaired=[tokens[:] for tokens in self.unpaired],
            received=[tokens[:] for tokens in self.received],
            pair_first=self.pair_first[:],
            pair_second=self.pair_second[:],
            pair_area=self.pair_area[:],
            pair_state=self.pair_state[:],
            pair_icon=self.pair_icon[:],
            face_up=self.face_up[:],
            letters=self.letters[:],
            numbers=self.numbers[:],
            loot=self.loot[:],
        )
        self.share_kernel_with(twin)
        twin.mines = self.mines
        twin.tanks_left = self.tanks_left
        twin.turn_seat = self.turn_seat
        twin.turns = self.turns
        twin.quiet_turns = self.quiet_turns
        return twin

    def vocabulary(self) -> Vocabulary:
        return verbs.VERBS

    def word(self, kind: Kind, value: int, before: list[int]) -> str:
        if kind is SEAT and 0 <= value < self.seats:
            return f"P{value}"
        if kind is verbs.COLOUR and 0 <= value < len(COLOURS) and self.rules.owner[value] != NOBODY:
            return COLOURS[value]
        if (kind is verbs.CARD or kind is verbs.OTHER_CARD) and 0 <= value < len(self.kit.card_ids):
            return self.kit.card_ids[value]
        if kind is verbs.SQUARE and 0 <= value < SQUARES:
            return square_name(value)
        if (kind is verbs.PAIR or kind is verbs.TOKEN) and 0 <= value < len(self.kit.token_ids):
            return self.kit.token_ids[value]
        if kind is verbs.ICON and 0 <= value < len(ICONS):
            return ICONS[value]
        if kind is verbs.SHOT and 0 <= value < len(verbs.SHOTS):
            return verbs.SHOTS[value]
        if kind is verbs.PATH and is_path(value):
            return ",".join([square_name(square) for square in squares_of(self._start(before), value)])
        if kind is NUMBER:
            return str(value)
        if kind is verbs.PARTS:
            return self.kit.parts(value)
        if kind is verbs.FATE:
            return verbs.FATES[value]
        raise MalformedAction(f"{value} is no {kind.name}")

    def value(self, kind: Kind, word: str, before: list[int]) -> int:
        found = -1
        if kind is verbs.COLOUR and word in COLOURS and self.rules.owner[COLOURS.index(word)] != NOBODY:
            found = COLOURS.index(word)
        elif kind is verbs.CARD or kind is verbs.OTHER_CARD:
            found = self.kit.card_by_id.get(word, -1)
        elif kind is verbs.SQUARE:
            found = square_named(word)
        elif kind is verbs.PAIR or kind is verbs.TOKEN:
            found = self.kit.token_by_id.get(word, -1)
        elif kind is verbs.ICON and word in ICONS:
            found = ICONS.index(word)
        elif kind is verbs.SHOT and word in verbs.SHOTS:
            found = verbs.SHOTS.index(word)
        elif kind is verbs.PATH:
            squares = [square_named(name) for name in word.split(",")]
            if len(squares) <= LONGEST_PATH:
                found = path_through(self._start(before), squares)
        if found < 0:
            raise MalformedAction(f"{word!r} is no {kind.name} here")
        return found

    def _start(self, before: list[int]) -> Square:
        """The square of the figure named before the path."""
        square = self.where[before[0]]
        if square == OFF:
            raise MalformedAction(f"{COLOURS[before[0]]} is not on the board")
        return square

    # Questions of several modules.

    def inactive_cards(self, seat: Seat) -> list[CardId]:
        """The seat's cards that drive no figure, in the order of their ids."""
        return [card for card, owner in enumerate(self.tank_owner) if owner == seat and card not in self.active]

    def upgrades(self, card: CardId, icon: int) -> int:
        """How many upgrades of this kind lie on the card."""
        count = 0
        one = self.attached[SLOTS * card]
        other = self.attached[SLOTS * card + 1]
        if one != NO_PAIR and self.pair_icon[one] == icon:
            count = 1
        if other != NO_PAIR and self.pair_icon[other] == icon:
            count += 1
        return count

    def pair_named(self, token: TokenId) -> int:
        """The pair with this lower token, or NO_PAIR."""
        return self.pair_first.index(token) if token in self.pair_first else NO_PAIR

    def progress(self) -> None:
        """R18.1: something has changed permanently."""
        self.quiet_turns = -1  # the current turn does not count


class BattlegroundsStep(Step[BattlegroundsState]):
    """A step of Battlegrounds."""

    __slots__ = ()
