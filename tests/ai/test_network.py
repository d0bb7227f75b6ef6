"""The network: its sums, its files."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tankodrom.ai.network import WIDEST, Network, read_network, written_network


def test_a_network_by_hand() -> None:
    # Two hidden sums over two numbers and a mark of the position, a number and two marks of the choice.
    network = Network(
        [[1.0, 2.0], [0.5, -1.0]],
        [[0.25], [-8.0]],
        [[3.0], [1.0]],
        [[10.0, -10.0], [0.25, 0.5]],
        [0.5, 0.0],
        [2.0, -4.0],
    )
    assert network.output(network.hidden_sums([1.0, 1.0], [0]), [], []) == 2.0 * 3.75
    assert network.output(network.hidden_sums([-1.0, -1.0], []), [], []) == -4.0 * 0.5, (
        "the first sum is below 0 and does not count"
    )
    sums = network.hidden_sums([1.0, 1.0], [])
    assert network.output(sums, [0.0], []) == 2.0 * 3.5, "nor does the second one"
    assert network.output(sums, [2.0], [0]) == 2.0 * 19.5 - 4.0 * 1.75
    assert network.output(sums, [2.0], [1]) == -4.0 * 2.0
    assert network.sizes() == (2, 1, 1, 2)


def test_it_is_read_as_it_was_written() -> None:
    network = read_network(
        written_network(
            {
                "position": [[1.0, 2.0]],
                "scene": [[5.0]],
                "choice": [[3.0]],
                "marks": [[4.0, -4.0]],
                "bias": [[0.5]],
                "out": [[2.0]],
            }
        )
    )
    assert network.sizes() == (2, 1, 1, 2)
    assert network.output(network.hidden_sums([1.0, 0.0], []), [], []) == pytest.approx(2.0 * 1.5, abs=1e-3)
    assert network.output(network.hidden_sums([0.0, 1.0], [0]), [], []) == pytest.approx(2.0 * 7.5, abs=1e-3)
    assert network.output(network.hidden_sums([1.0, 0.0], []), [1.0], [0]) == pytest.approx(
        2.0 * (1.5 + 3.0 + 4.0), abs=1e-3
    )


def test_what_is_no_network_is_refused() -> None:
    tables = {
        "position": [[1.0, 2.0], [1.0, 2.0]],
        "scene": [[0.0], [0.0]],
        "choice": [[0.0], [0.0]],
        "marks": [[0.0], [0.0]],
        "bias": [[0.5, 0.5]],
        "out": [[2.0, 2.0]],
    }
    whole = written_network(tables)
    read_network(whole)
    for text, why in (
        (whole[: len(whole) // 2], "JSONDecodeError"),
        ("[]", "TypeError"),
        (whole.replace("marks", "makrs"), "KeyError: 'marks'"),
        (whole.replace('"rows": 2', '"rows": 3'), "do not fill 3 rows"),
        (whole.replace('"rows": 1', '"rows": 0'), "do not fill 0 rows"),
        (whole.replace('"values": "', '"values": "?'), "no network"),
        (written_network(tables | {"scene": [[0.0]]}), "1 rows for 2 hidden units"),
        (written_network(tables | {"out": [[2.0]]}), "1 weights for 2 hidden units"),
    ):
        with pytest.raises(ValueError, match="no network") as refused:
            read_network(text)
        assert why in str(refused.value)


def test_weights_of_nothing_are_read_too() -> None:
    network = read_network(
        written_network(
            {"position": [[]], "scene": [[]], "choice": [[]], "marks": [[0.0]], "bias": [[0.0]], "out": [[1.0]]}
        )
    )
    assert network.output(network.hidden_sums([], []), [], [0]) == 0.0


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_sums_side_by_side_are_those_that_each_would_be_alone(data: st.DataObject) -> None:
    units = data.draw(st.integers(1, 7))
    weight = st.floats(-100.0, 100.0)

    def table(width: int) -> list[list[float]]:
        return [data.draw(st.lists(weight, min_size=width, max_size=width)) for _ in range(units)]

    position, marks, choice, marks = table(3), table(2), table(2), table(2)
    bias, out = [row[0] for row in table(1)], [row[0] for row in table(1)]
    network = Network(position, marks, choice, marks, bias, out)
    number = st.floats(-5.0, 5.0)
    seen = data.draw(st.lists(number, min_size=3, max_size=3))
    chosen = data.draw(st.lists(number, min_size=2, max_size=2))
    expected = 0.0
    for unit in range(units):
        numbers = [*zip(position[unit], seen, strict=True), *zip(choice[unit], chosen, strict=True)]
        total = bias[unit] + marks[unit][1] + marks[unit][0]
        total += sum(each * max(-WIDEST, min(WIDEST, there)) for each, there in numbers)
        expected += max(0.0, total) * out[unit]
    judged = network.output(network.hidden_sums(seen, [1]), chosen, [0])
    assert judged == pytest.approx(
        expected, abs=units * 100.0 * 0.5
    )  # five numbers up to 100, in steps of a thousandth
