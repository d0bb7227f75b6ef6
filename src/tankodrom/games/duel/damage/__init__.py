"""Chapters 9 and 12: damage cards and their deck, fire, crew, morale, elimination."""
