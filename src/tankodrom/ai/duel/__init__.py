"""The evaluator of Duel."""
