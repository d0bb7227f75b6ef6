"""The data pack of Duel: the allowed contents of its TOML files.

`pack.py` reads and checks a whole pack. These modules hold the shapes and constraints of its parts: `cards.py` (battle
and damage cards), `terrain.py`, `forces.py` (guns, tanks, infantry, personalities), `missions.py`. `records.py` holds
what they share. `games/duel/kit.py` makes typed objects of a checked pack.
"""
