"""One object per game: bots, sides, presets, words, screen. The registry finds it, also in other packages."""
