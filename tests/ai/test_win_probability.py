"""Outputs of a value network become probabilities."""

from __future__ import annotations

import pytest

from tankodrom.ai.network import Network
from tankodrom.ai.win_probability import win_probabilities


def test_probabilities_follow_the_outputs_and_add_up_to_one() -> None:
    network = Network([[1.0]], [[]], [[]], [[]], [0.0], [1.0])
    assert win_probabilities(network, [[1.0], [1.0]]) == [0.5, 0.5]
    first_seat, second_seat, third = win_probabilities(network, [[3.0], [2.0], [-5.0]])
    assert first_seat > second_seat > third > 0.0
    assert first_seat + second_seat + third == pytest.approx(1.0)
