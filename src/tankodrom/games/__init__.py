"""The games. They import `core` and the standard library only."""
