"""Battlegrounds: the board game. Rules: docs/rules/battlegrounds.md; one module per chapter."""
