"""From the features of each seat to its probability to win."""

from __future__ import annotations

from math import exp

from tankodrom.ai.network import Network


def win_probabilities(network: Network, seats: list[list[float]]) -> list[float]:
    """Softmax over the outputs of the network; `seats`: the features of each seat. Every seat plays for itself."""
    standings = [network.output(network.hidden_sums(numbers, []), [], []) for numbers in seats]
    top = max(standings)
    weights = [exp(standing - top) for standing in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
