"""No bot has an advantage from its seats, its neighbours or its cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tankodrom.arena.schedule import Schedule, circle
from tankodrom.arena.sides import sides_of
from tankodrom.core.setup import Setup, Value
from tankodrom.titles.registry import title_named


def seatings(schedule: Schedule, games: int) -> list[tuple[int, ...]]:
    return [schedule.fixture(number).bots for number in range(games)]


def test_two_bots_are_repeated_round_the_table_and_change_seats() -> None:
    schedule = Schedule(2, (0, 1, 2, 3), seed=1)
    assert seatings(schedule, 2) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert [schedule.rounded(games) for games in (1, 2, 3)] == [2, 2, 4]


def test_where_the_bots_do_not_come_out_even_every_seat_gets_every_company() -> None:
    schedule = Schedule(2, (0, 1, 2), seed=1)
    assert sorted(seatings(schedule, schedule.round)) == [
        (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0),
    ]  # fmt: skip


@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_bot_plays_every_seat_equally_often(bots: int, seats: int) -> None:
    schedule = Schedule(bots, tuple(range(seats)), seed=1)
    for start in (0, schedule.round):
        games = [schedule.fixture(start + number) for number in range(schedule.round)]
        taken = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
        assert len(taken) == bots * seats
        assert len(set(taken.values())) == 1
        assert len({game.bots for game in games}) == len(games)
        assert len({game.deal for game in games}) == 1


def test_a_side_is_led_by_one_bot() -> None:
    schedule = Schedule(2, (0, 0, 1), seed=1)
    assert seatings(schedule, schedule.round) == [(0, 0, 1), (1, 1, 0)]
    three = Schedule(3, (0, 1, 0, 1), seed=1)
    assert three.round == 6
    assert all(game[0] == game[2] != game[1] == game[3] for game in seatings(three, 6))


def test_the_order_round_the_table_changes_with_the_round() -> None:
    assert [circle((0, 1, 2), number) for number in range(3)] == [(0, 1, 2), (0, 2, 1), (0, 1, 2)]
    assert len({circle((3, 5, 7, 9), number) for number in range(6)}) == 6


def test_chance_differs_between_rounds_seats_and_seeds() -> None:
    one, other = Schedule(2, (0, 1), seed=1), Schedule(2, (0, 1), seed=2)
    assert len({one.fixture(number).deal for number in range(10)}) == 5
    assert one.fixture(0).deal != other.fixture(0).deal
    assert len({seed for number in range(10) for seed in one.fixture(number).bot_seeds}) == 20


def test_every_setup_gets_whole_rounds_in_turn() -> None:
    schedule = Schedule(3, (0, 1, 2), seed=1, setups=2)
    alone = Schedule(3, (0, 1, 2), seed=1)
    assert schedule.round == alone.round
    assert schedule.rounded(1) == 2 * schedule.round
    games = [schedule.fixture(number) for number in range(4 * schedule.round)]
    for which in (0, 1):
        played = [game for game in games if game.setup == which]
        assert len(played) == 2 * schedule.round
        # The same seatings as if nothing else were played: the order round the table changes for each setup.
        assert [game.bots for game in played] == seatings(alone, len(played))
    assert len({game.deal for game in games}) == 4


@pytest.mark.parametrize(
    ("game", "seats", "options", "sides"),
    [
        ("rush", 3, {}, [0, 1, 2]),
        ("rush", 4, {"team_game": True}, [0, 1, 0, 1]),
        ("rush", 3, {"team_game": True, "teams": "YXX"}, [0, 1, 1]),
        ("battlegrounds", 4, {}, [0, 1, 2, 3]),
        ("battlegrounds", 4, {"variant": "teams"}, [0, 1, 0, 1]),
        ("battlegrounds", 1, {"variant": "solo"}, [0]),
        ("duel", 2, {}, [0, 1]),
        ("duel", 2, {"bot": "soviet"}, [0, 0]),
        ("duel", 4, {}, [0, 1, 0, 1]),
    ],
)
def test_seats_that_win_together_are_a_side(
    game: str, seats: int, options: dict[str, Value], sides: list[int]
) -> None:
    assert sides_of(title_named(game), Setup(seats, options)) == sides
