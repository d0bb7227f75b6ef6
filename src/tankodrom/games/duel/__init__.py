"""Duel: a tactical card game of tank crews."""
