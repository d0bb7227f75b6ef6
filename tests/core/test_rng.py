"""The random stream follows from the seed, is fair, and its state is two numbers."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tankodrom.core.errors import BrokenState
from tankodrom.core.rng import SEED_LIMIT, Rng, ScriptedRng

quietly = settings(derandomize=True, deadline=None, database=None)

seeds = st.integers(0, SEED_LIMIT - 1)
limits = st.integers(1, 1 << 32)


def numbers(rng: Rng, count: int, limit: int = 1 << 32) -> list[int]:
    return [rng.below(limit) for _ in range(count)]


def test_the_stream_of_a_seed_is_pinned() -> None:
    """Saved games can be replayed only while these numbers stay the same."""
    assert numbers(Rng(1), 3) == [3989664, 2096743398, 2848651129]
    assert numbers(Rng(SEED_LIMIT - 1), 3) == [328363819, 4144080385, 79792877]
    pile = list(range(10))
    Rng(1).shuffle(pile)
    assert pile == [9, 3, 2, 7, 0, 8, 5, 1, 6, 4]


@quietly
@given(seeds, limits)
def test_the_same_seed_gives_the_same_stream(seed: int, limit: int) -> None:
    assert numbers(Rng(seed), 40, limit) == numbers(Rng(seed), 40, limit)


def test_different_seeds_give_different_streams() -> None:
    streams = {tuple(numbers(Rng(seed), 4)) for seed in [*range(200), 1 << 32, 1 << 64, 1 << 255, SEED_LIMIT - 1]}
    assert len(streams) == 204


@quietly
@given(seeds, st.integers(0, 70), limits)
def test_word_and_draws_are_the_whole_state(seed: int, read: int, limit: int) -> None:
    rng = Rng(seed)
    numbers(rng, read, limit)
    resumed = Rng(rng.seed, rng.draws)
    assert numbers(resumed, 40) == numbers(rng, 40)
    assert (resumed.seed, resumed.draws) == (rng.seed, rng.draws)


def test_the_stream_goes_on_identically_from_every_point() -> None:
    stream = numbers(Rng(7), 80)
    for point in range(80):
        assert numbers(Rng(7, point), 80 - point) == stream[point:]


@quietly
@given(seeds, limits)
def test_below_never_leaves_its_range(seed: int, limit: int) -> None:
    assert all(0 <= number < limit for number in numbers(Rng(seed), 50, limit))


@pytest.mark.parametrize(
    ("limit", "critical"),
    # The 99.99 % points of chi-square with limit - 1 degrees of freedom.
    [(2, 15.14), (3, 18.42), (6, 25.74), (7, 27.86), (52, 96.2), (100, 161.3)],
)
def test_below_favours_no_number(limit: int, critical: float) -> None:
    draws = 20_000
    counts = Counter(numbers(Rng(20), draws, limit))
    expected = draws / limit
    assert sum((counts[number] - expected) ** 2 / expected for number in range(limit)) < critical


def test_below_is_fair_where_the_limit_does_not_divide_the_range_of_a_word() -> None:
    """With a plain remainder the lowest third of these numbers would come twice as often as the others."""
    limit = 3 << 30
    below_half = sum(number < limit // 2 for number in numbers(Rng(3), 4_000, limit))
    assert abs(below_half - 2_000) < 200


@quietly
@given(seeds, st.lists(st.integers(0, 200)))
def test_a_shuffle_is_a_permutation(seed: int, items: list[int]) -> None:
    pile = items[:]
    Rng(seed).shuffle(pile)
    assert sorted(pile) == sorted(items)


def test_every_order_of_a_pile_is_equally_likely() -> None:
    rng = Rng(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        pile = [0, 1, 2]
        rng.shuffle(pile)
        orders[tuple(pile)] += 1
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 25.74


@quietly
@given(seeds, st.integers(0, 40))
def test_a_copy_goes_on_alone(seed: int, read: int) -> None:
    rng = Rng(seed)
    numbers(rng, read)
    twin = rng.copy()
    ahead = numbers(twin, 40)
    assert rng.draws == read
    assert numbers(rng, 40) == ahead


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, SEED_LIMIT + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BrokenState, match="a seed is a number from 0 to 2\\^256 - 1"):
        Rng(seed)


class TestScriptedRng:
    def test_numbers_come_as_written_and_then_the_stream_goes_on(self) -> None:
        rng = ScriptedRng(9, [], [5, 0, 2])
        assert numbers(rng, 3, 6) == [5, 0, 2]
        assert numbers(rng, 20) == numbers(Rng(9, rng.draws - 20), 20)

    def test_shuffles_come_as_written_and_then_the_stream_goes_on(self) -> None:
        rng = ScriptedRng(9, [[3, 1, 2], [4, 4, 0]], [])
        for pile, order in (([1, 2, 3], [3, 1, 2]), ([0, 4, 4], [4, 4, 0])):
            rng.shuffle(pile)
            assert pile == order
        pile, other = list(range(30)), list(range(30))
        resumed = Rng(9, rng.draws)
        rng.shuffle(pile)
        resumed.shuffle(other)
        assert pile == other

    def test_scripted_results_count_as_draws(self) -> None:
        """Undo stops where chance was consulted, scripted or not."""
        rng = ScriptedRng(9, [[2, 1]], [0])
        rng.shuffle([1, 2])
        rng.below(3)
        assert rng.draws == 2

    @pytest.mark.parametrize("number", [-1, 6, 100])
    def test_a_scripted_number_out_of_range_is_an_error(self, number: int) -> None:
        with pytest.raises(BrokenState, match=f"scripted number {number} does not lie below 6"):
            ScriptedRng(9, [], [number]).below(6)

    @pytest.mark.parametrize("order", [[1, 2], [1, 2, 4], [1, 2, 3, 3], []])
    def test_a_scripted_shuffle_of_other_cards_is_an_error(self, order: list[int]) -> None:
        pile = [1, 2, 3]
        with pytest.raises(BrokenState, match="has other cards than the pile"):
            ScriptedRng(9, [order], []).shuffle(pile)
        assert pile == [1, 2, 3]

    def test_a_copy_has_its_own_script(self) -> None:
        rng = ScriptedRng(9, [[2, 1]], [4])
        twin = rng.copy()
        pile = [1, 2]
        twin.shuffle(pile)
        assert (pile, twin.below(6)) == ([2, 1], 4)
        pile = [1, 2]
        rng.shuffle(pile)
        assert (pile, rng.below(6)) == ([2, 1], 4)
        assert numbers(rng, 5) == numbers(twin, 5)
