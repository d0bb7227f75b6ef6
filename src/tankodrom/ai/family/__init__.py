"""The family game of Battlegrounds: scores, features and search."""
