"""`tankodrom` with the counter beside the other games, in the build that bench-server makes."""

import sys
from importlib import import_module

from tankodrom.commands.main import main
from tankodrom.games.registry import add_game

add_game(import_module("tankodrom.games.counter").Counter())  # put there by tools/compile.py --game
sys.exit(main())
