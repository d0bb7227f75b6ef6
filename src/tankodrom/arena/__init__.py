"""Bots play each other: schedule, file of games, statistics, report."""
