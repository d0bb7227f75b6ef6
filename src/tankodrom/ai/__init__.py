"""Strong play: an evaluator per game, and the search that uses it."""
