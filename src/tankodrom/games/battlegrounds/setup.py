"""R2: setup of the battle. R15.2, R16.1-R16.4 and R17.1-R17.6: setup of the other variants."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first, second
from tankodrom.core.decision import Decision
from tankodrom.core.errors import BadSetup
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Option, Setup
from tankodrom.games.battlegrounds.artillery import fill_piles
from tankodrom.games.battlegrounds.board import (
    ADJACENT,
    BASES,
    BLUE,
    CENTRE,
    GREEN,
    RED,
    SQUARES,
    YELLOW,
    Square,
    square_named,
)
from tankodrom.games.battlegrounds.draft import DraftPick, draft_order
from tankodrom.games.battlegrounds.events import CHOSE, PLACED
from tankodrom.games.battlegrounds.kit import CARDS, NO_ICON, SLOTS
from tankodrom.games.battlegrounds.pack import kit_of
from tankodrom.games.battlegrounds.rounds import Rounds
from tankodrom.games.battlegrounds.state import (
    EMPTY,
    FAMILY,
    NO_CARD,
    NO_PAIR,
    NO_TOKEN,
    NOBODY,
    OFF,
    SOLO,
    TEAMS,
    VARIANTS,
    BattlegroundsState,
    BattlegroundsStep,
    Colour,
    Rules,
)
from tankodrom.games.battlegrounds.verbs import CARD, CHOOSE_ACTIVE, CHOOSE_CARDS, COLOUR, PLACE, SQUARE

OPTIONS: Final = [
    Option("variant", "choice", "battle", "R2", choices=[*VARIANTS]),
    Option("draft", "flag", False, "R3.1"),
    Option("starting_player", "number", 0, "R2.16", low=0, high=3, by_seats=True),
    Option("solo_choose_cards", "flag", False, "R17.2"),
    Option("stall_rounds", "number", 20, "R18.1", low=0, high=1000),
]

# R14.1 by number of players, R15.10, R16.17
BATTLE_THRESHOLDS: Final = [0, 0, 16, 14, 12]
TEAM_THRESHOLD: Final = 20
FAMILY_THRESHOLD: Final = 10
CARDS_PER_FIGURE: Final = 2  # R2.6
_D4: Final = square_named("D4")
_E5: Final = square_named("E5")


def check_together(setup: Setup) -> None:
    """The checked options. BadSetup if two options do not go together."""
    variant = setup.choice("variant", "battle")
    if (variant == "solo") != (setup.seats == 1):
        raise BadSetup(
            f"variant {variant} is not for {setup.seats} players: solo is for one, the others for more",
            "variant",
            "seats",
        )
    if variant == "teams" and setup.seats != 4:
        raise BadSetup(f"variant teams is for 4 players, not {setup.seats} (R15.1)", "teams-four", "seats")
    if setup.flag("draft") and variant in ("family", "solo"):
        raise BadSetup(f"option draft goes with variant battle or teams, not {variant} (R3.1)", "draft", "draft")
    if setup.flag("solo_choose_cards") and variant != "solo":
        raise BadSetup(
            "option solo_choose_cards goes with variant solo (R17.2)", "solo-cards", "solo_choose_cards"
        )
    if setup.number("starting_player", 0) >= setup.seats:
        raise BadSetup(
            f"option starting_player is a seat from 0 to {setup.seats - 1}", "starting-player", "starting_player"
        )


def colours_of(variant: int, seats: int) -> list[list[Colour]]:
    """R2.9-R2.14, R16.4, R17.4: the figures of each seat, in colour order."""
    if variant == SOLO:
        return [[GREEN, YELLOW, BLUE, RED]]
    if seats == 2:
        return [[GREEN], [BLUE]] if variant == FAMILY else [[GREEN, BLUE], [YELLOW, RED]]
    return [[seat] for seat in range(seats)]


def build_rules(setup: Setup) -> Rules:
    variants: list[str] = [*VARIANTS]
    variant = variants.index(setup.choice("variant", "battle"))
    threshold = BATTLE_THRESHOLDS[setup.seats]
    if variant == TEAMS:
        threshold = TEAM_THRESHOLD
    elif variant == FAMILY:
        threshold = FAMILY_THRESHOLD
    return Rules(setup, kit_of(setup.data), variant, colours_of(variant, setup.seats), threshold)


def empty_table(rules: Rules, rng: Rng) -> BattlegroundsState:
    """The state before anything is laid out or dealt."""
    areas = max(rules.area) + 1
    points = [
        3 if rules.owner[colour] != NOBODY and rules.variant not in (FAMILY, SOLO) else 0 for colour in range(4)
    ]
    state = BattlegroundsState(
        rules=rules,
        rng=rng,
        tokens=[NO_TOKEN] * SQUARES,
        piece=[EMPTY] * SQUARES,
        where=[OFF] * 4,
        active=[NO_CARD] * 4,
        points=points,
        tank_owner=[NOBODY] * len(rules.kit.card_ids),
        wrecked=[False] * len(rules.kit.card_ids),
        attached=[NO_PAIR] * (SLOTS * len(rules.kit.card_ids)),
        deck=[],
        display=[],
        drawn=[],
        box=[],
        rejected=[[] for _ in range(rules.seats)],
        unpaired=[[] for _ in range(areas)],
        received=[[] for _ in range(rules.seats)],
        pair_first=[],
        pair_second=[],
        pair_area=[],
        pair_state=[],
        pair_icon=[],
        face_up=[],
        letters=[],
        numbers=[],
        loot=[],
    )
    state.stack = [Rounds()]
    return state


def new_table(setup: Setup, seed: int) -> BattlegroundsState:
    rules = build_rules(setup)
    state = empty_table(rules, Rng(seed))
    if rules.variant == FAMILY:
        _lay_out_hidden(state)
        state.stack.append(PlaceFigures())
        return state
    _lay_out_open(state)
    state.stack.append(PlaceFigures())
    deck = list(range(CARDS))
    state.rng.shuffle(deck)
    state.deck = deck
    if rules.variant == SOLO:
        fill_piles(state)
        _deal_solo(state)
    elif rules.draft:
        state.stack.append(ChooseActive())
        state.stack.append(DraftPick(draft_order(rules.seats, rules.starter), []))
    else:
        state.stack.append(ChooseActive())
        for seat in range(rules.seats):
            for _ in range(CARDS_PER_FIGURE * len(rules.colours[seat])):
                state.tank_owner[state.deck.pop()] = seat
    return state


def _lay_out_open(state: BattlegroundsState) -> None:
    """R2.1, R2.2: special tokens lie on the centre block, plain tokens around it. R17.1: in solo anywhere."""
    zones: list[tuple[list[Square], list[int]]] = []
    icon = state.kit.icon
    if state.rules.variant == SOLO:
        zones.append((list(range(SQUARES)), list(range(SQUARES))))
    else:
        around = [square for square in range(SQUARES) if square not in CENTRE]
        zones.append((CENTRE, [token for token in range(SQUARES) if icon[token] != NO_ICON]))
        zones.append((around, [token for token in range(SQUARES) if icon[token] == NO_ICON]))
    for squares, tokens in zones:
        state.rng.shuffle(tokens)
        for place, square in enumerate(squares):
            state.tokens[square] = tokens[place]
    _separate_equal_pictures(state, [squares for squares, _ in zones])


def _clashes(state: BattlegroundsState, square: Square) -> int:
    """R2.3, R2.4: the number of edge neighbours with the same picture."""
    picture = state.kit.picture
    own = picture[state.tokens[square]]
    count = 0
    for other in ADJACENT[square]:
        if picture[state.tokens[other]] == own:
            count += 1
    return count


def _separate_equal_pictures(state: BattlegroundsState, zones: list[list[Square]]) -> None:
    """R2.3, R2.5: equal neighbours are swapped with random tokens of their zone until none is left.

    A swap is kept if it leaves no more equal neighbours than before, so their number never grows.
    """
    tokens = state.tokens
    for _ in range(10_000):
        offenders = [square for square in range(SQUARES) if _clashes(state, square)]
        if not offenders:
            return
        for square in offenders:
            zone = zones[0] if square in zones[0] else zones[-1]
            other = zone[state.rng.below(len(zone))]
            before = _clashes(state, square) + _clashes(state, other)
            tokens[square], tokens[other] = tokens[other], tokens[square]
            if _clashes(state, square) + _clashes(state, other) > before:
                tokens[square], tokens[other] = tokens[other], tokens[square]
    raise BadSetup("the pictures of this token pack cannot be laid out apart from each other (R2.3)")


def _lay_out_hidden(state: BattlegroundsState) -> None:
    """R16.1, R16.2: all tokens lie face down at random. D4 and E5 lie face up and are exchanged while they match."""
    tokens = list(range(SQUARES))
    state.rng.shuffle(tokens)
    state.tokens = tokens
    picture = state.kit.picture
    while picture[tokens[_D4]] == picture[tokens[_E5]]:
        other = state.rng.below(SQUARES)
        if other not in (_D4, _E5):
            tokens[_E5], tokens[other] = tokens[other], tokens[_E5]
    state.face_up = [_D4, _E5]


def _deal_solo(state: BattlegroundsState) -> None:
    """R17.2: two cards are drawn, or chosen by option. Both are active."""
    if state.rules.setup.flag("solo_choose_cards"):
        state.stack.append(ChooseCards())
    else:
        one, other = state.deck.pop(), state.deck.pop()
        take_solo_cards(state, one, other)


def take_solo_cards(state: BattlegroundsState, one: int, other: int) -> None:
    """R17.3: green drives the first card, yellow the second."""
    for colour, card in ((GREEN, one), (YELLOW, other)):
        state.tank_owner[card] = 0
        state.active[colour] = card
        state.emit(CHOSE, colour, card)


class ChooseCards(BattlegroundsStep):
    """D4: in solo with this option the player chooses any two of the twelve cards."""

    __slots__ = ()

    rule: ClassVar[str] = "R17.2"

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        choices = [CHOOSE_CARDS.of(one, other) for one in range(CARDS) for other in range(one + 1, CARDS)]
        return [Decision(0, "choose_cards", choices)]

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        state.stack.pop()
        state.deck.remove(first(action))
        state.deck.remove(second(action))
        take_solo_cards(state, first(action), second(action))

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if not CHOOSE_CARDS.made(action):
            return no("R17.2", "setup-first")
        if first(action) >= second(action):
            return no("R17.2", "two-different-cards")
        return None

    def copy(self) -> ChooseCards:
        return self  # it has no fields


class ChooseActive(BattlegroundsStep):
    """D2, R2.17: each player chooses an active card for every figure, openly and in colour order."""

    __slots__ = ()

    rule: ClassVar[str] = "R2.8"

    def _next_colour(self, state: BattlegroundsState) -> Colour:
        for colour in range(4):
            if state.rules.owner[colour] != NOBODY and state.active[colour] == NO_CARD:
                return colour
        return NOBODY

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        colour = self._next_colour(state)
        if colour == NOBODY:
            return []
        seat = state.rules.owner[colour]
        choices = [CHOOSE_ACTIVE.of(colour, card) for card in state.inactive_cards(seat)]
        return [Decision(seat, "choose_active", choices)]

    def advance(self, state: BattlegroundsState) -> None:
        state.stack.pop()

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        state.active[first(action)] = second(action)
        state.emit(CHOSE, first(action), second(action))

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if not CHOOSE_ACTIVE.made(action):
            return no("R2.17", "setup-first")
        if first(action) != self._next_colour(state):
            return no("R2.17", "other-figure-first", Fact("colour", COLOUR, self._next_colour(state)))
        if second(action) not in state.inactive_cards(seat):
            return no("R2.8", "not-an-inactive-card", Fact("card", CARD, second(action)))
        return None

    def copy(self) -> ChooseActive:
        return self  # it has no fields


class PlaceFigures(BattlegroundsStep):
    """D3, R2.12: each player places every figure on a square of its base; in solo two figures on two bases (R17.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "R2.12"

    def _next_colour(self, state: BattlegroundsState) -> Colour:
        for colour in range(4):
            if state.rules.owner[colour] == NOBODY or state.where[colour] != OFF:
                continue
            if state.rules.variant == FAMILY or state.active[colour] != NO_CARD:
                return colour
        return NOBODY

    def _squares(self, state: BattlegroundsState, colour: Colour) -> list[Square]:
        if state.rules.variant != SOLO:
            return sorted(BASES[colour])
        squares: list[Square] = []
        for base in BASES:
            if all(state.piece[square] == EMPTY for square in base):
                squares += base
        squares.sort()
        return squares

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        colour = self._next_colour(state)
        if colour == NOBODY:
            return []
        choices = [PLACE.of(colour, square) for square in self._squares(state, colour)]
        return [Decision(state.rules.owner[colour], "place", choices)]

    def advance(self, state: BattlegroundsState) -> None:
        state.stack.pop()

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        colour = first(action)
        square = second(action)
        state.piece[square] = colour
        state.where[colour] = square
        state.emit(PLACED, colour, square)

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if not PLACE.made(action):
            return no("R2.17", "setup-first")
        if first(action) != self._next_colour(state):
            return no("R2.17", "other-figure-first", Fact("colour", COLOUR, self._next_colour(state)))
        if second(action) not in self._squares(state, first(action)):
            rule = "R17.3" if state.rules.variant == SOLO else "R2.12"
            return no(rule, "not-your-base", Fact("square", SQUARE, second(action)))
        return None

    def copy(self) -> PlaceFigures:
        return self  # it has no fields
