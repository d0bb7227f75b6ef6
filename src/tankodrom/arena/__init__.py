"""Bots play each other, so that we learn who is better."""
