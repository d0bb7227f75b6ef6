"""The kernel, which all games share. It knows no game and imports the standard library only."""
