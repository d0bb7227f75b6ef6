"""Rush: the deck-building card game. Rules: docs/rules/rush.md; a room per chapter."""
