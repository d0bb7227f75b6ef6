"""Bots as clients of a table server."""
