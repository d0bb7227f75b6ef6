"""The contract of every registered game: the tests check it briefly, `tankodrom fuzz` at length."""
