"""Rush: the deck-building card game. Rules: docs/rules/rush.md; one module per chapter."""
