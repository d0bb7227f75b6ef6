"""R1: setup, and V8.1-V8.3: teams and turn order."""

from __future__ import annotations

from math import lcm
from typing import Final

from tankodrom.core.action import Seat
from tankodrom.core.errors import BadSetup
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Option, Setup
from tankodrom.games.rush.cards import ACHIEVEMENTS, DOUBLES_PER_NATION, NATIONS, REAR_SET, SINGLES_PER_NATION
from tankodrom.games.rush.pack import table_of
from tankodrom.games.rush.piles import draw_for_next_turn
from tankodrom.games.rush.shop import fill_shop
from tankodrom.games.rush.state import Rules, RushState, Turn, fresh_player
from tankodrom.games.rush.turn import HAND_SIZE, Rounds

# V8.1: the teams by seat, X the larger one; four players sit alternately.
SEATINGS: Final = {
    3: ["XYX", "XXY", "YXX"],
    4: ["XYXY", "YXYX"],
    5: ["XYXYX", "XYXXY", "XXYXY", "YXYXX", "YXXYX", "XYYXX", "XXYYX", "XXXYY", "YXXXY", "YYXXX"],
}
RANDOM_SEAT: Final = -1
AUTO: Final = "auto"

OPTIONS: Final = [
    Option("extended_shop", "flag", False, "V1"),
    Option("weak_hand_compensation", "flag", False, "V2"),
    Option("interactive_combat", "flag", False, "V3"),
    Option("defended_bases_bonus", "flag", False, "V4"),
    Option("medal_sets", "flag", False, "V5"),
    Option("single_reshuffle", "flag", False, "V6"),
    Option("recruitment_alternative", "flag", False, "V7"),
    Option("team_game", "flag", False, "V8"),
    Option(
        "teams",
        "choice",
        AUTO,
        "V8.1",
        choices=[AUTO] + [way for ways in SEATINGS.values() for way in ways],
        by_seats=True,
    ),
    Option("starting_player", "number", RANDOM_SEAT, "R1.2", low=RANDOM_SEAT, high=4, by_seats=True),
    Option("max_rounds", "number", 0, "R14.4", low=0, high=10_000),
]


def check_together(setup: Setup) -> None:
    """The checked options. BadSetup if two options do not go together."""
    starter = setup.number("starting_player", RANDOM_SEAT)
    if starter >= setup.seats:
        seats = f"a seat from 0 to {setup.seats - 1}, or -1 for chance"
        raise BadSetup(f"option starting_player is {seats}, not {starter}", "starting-player", "starting_player")
    if setup.flag("team_game") and setup.seats == 2:
        raise BadSetup("option team_game is for 3 to 5 players (V8.1)", "team-game", "seats")
    seating = setup.choice("teams", AUTO)
    if seating != AUTO:
        if not setup.flag("team_game"):
            raise BadSetup("option teams goes with team_game=true (V8.1)", "no-teams", "teams")
        if len(seating) != setup.seats:
            ways = ", ".join(SEATINGS[setup.seats])
            raise BadSetup(
                f"option teams for {setup.seats} players is one of {ways}, not {seating}", "seating", "teams"
            )


def build_rules(setup: Setup, starter: Seat) -> Rules:
    seats = setup.seats
    clockwise = [(starter + step) % seats for step in range(seats)]
    cards = table_of(setup.data.get("pack"))
    if not setup.flag("team_game"):
        return Rules(setup, cards, list(range(seats)), clockwise, seats)
    seating = setup.choice("teams", AUTO)
    if seating == AUTO:
        seating = SEATINGS[seats][0]
    team = [0 if letter == "X" else 1 for letter in seating]
    # V8.2: the teams alternate. Inside each team the turn goes round; members are numbered clockwise from the starter.
    first_team = [seat for seat in clockwise if team[seat] == team[starter]]
    other_team = [seat for seat in clockwise if team[seat] != team[starter]]
    order: list[Seat] = []
    for turn in range(lcm(len(first_team), len(other_team))):
        order.append(first_team[turn % len(first_team)])
        order.append(other_team[turn % len(other_team)])
    # V8.4: four players complete the round. Uneven teams stop when both have had equally many turns.
    return Rules(setup, cards, team, order, 4 if seats == 4 else 2)


def empty_table(rules: Rules, rng: Rng) -> RushState:
    """The state with bases and medals, before anything is dealt (R1.3, R1.9)."""
    state = RushState(
        rules=rules,
        rng=rng,
        players=[fresh_player() for _ in range(rules.seats)],
        turn=Turn(rules.starter),
        shop=[],
        deck=[],
        discard=[],
        scrapyard=[],
        singles=[SINGLES_PER_NATION] * len(NATIONS),
        doubles=[DOUBLES_PER_NATION] * len(NATIONS),
        achievements=[],
    )
    state.stack = [Rounds()]
    return state


def new_table(setup: Setup, seed: int) -> RushState:
    """R1.2-R1.12."""
    rng = Rng(seed)
    starter = setup.number("starting_player", RANDOM_SEAT)
    if starter == RANDOM_SEAT:
        starter = rng.below(setup.seats)
    state = empty_table(build_rules(setup, starter), rng)
    for seat in range(state.seats):
        player = state.players[seat]
        player.garage = list(REAR_SET)
        rng.shuffle(player.garage)
        draw_for_next_turn(state, seat, HAND_SIZE)
    state.deck = state.cards.vehicles()
    rng.shuffle(state.deck)
    fill_shop(state)
    achievements = list(range(len(ACHIEVEMENTS)))
    rng.shuffle(achievements)
    state.achievements = sorted(achievements[: state.seats + 1])
    return state
