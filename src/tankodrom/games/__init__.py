"""The titles. They import `core` and the standard library only."""
