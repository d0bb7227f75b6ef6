"""The evaluator of Battlegrounds."""
