"""The evaluator of Rush."""
