"""Battlegrounds: the board game. Rules: docs/rules/battlegrounds.md; a room per chapter."""
