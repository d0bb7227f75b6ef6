"""Every game has one title with everything that the other parts need; a game without one gets a generic title."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tankodrom.bots.observation import Observation
from tankodrom.core.errors import BadSetup
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.registry import all_games
from tankodrom.titles.registry import all_titles, title_named
from tankodrom.titles.title import ME
from tankodrom.words import LANGUAGES, text_of_file

ROOT = Path(__file__).resolve().parents[2]
KEYS = [game.key for game in all_games()]


def test_titles_are_those_of_the_games_in_their_order() -> None:
    assert [title.key for title in all_titles()] == KEYS
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        title_named("chess")


@pytest.mark.parametrize("key", KEYS)
def test_presets_can_be_played(key: str) -> None:
    title = title_named(key)
    presets = title.presets()
    assert len({preset.key for preset in presets}) == len(presets) > 0
    for preset in presets:
        setup = title.game.checked(Setup(len(preset.seats), dict(preset.options)))
        assert preset.seats[0] == ME
        for seat in preset.seats:
            if seat not in (ME, "open"):
                title.bot(seat, setup, 1)


@pytest.mark.parametrize("key", KEYS)
def test_every_level_chooses_and_search_is_offered_for_every_game(key: str) -> None:
    title = title_named(key)
    game = title.game
    setup = game.random_setup(Rng(1))
    state = game.new(setup, 1)
    assert "search" in title.levels
    for level in title.levels:
        decision = pending(state)[0]
        bot = title.bot(level, setup, 1)
        assert bot.name == level
        assert bot.choose(Observation(game, state, decision), 0.02) in decision.choices


def run(script: str) -> str:
    """In a process of its own, so that what it registers or loads stays there."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TANKODROM_INTERPRETED": "1"}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def test_a_game_without_anything_of_its_own_has_random_and_search() -> None:
    script = (
        "from bench.server.counter import Counter\n"
        "from tankodrom.bots.observation import Observation\n"
        "from tankodrom.core.kernel import apply, pending\n"
        "from tankodrom.core.setup import Setup\n"
        "from tankodrom.games.registry import add_game, game_named\n"
        "from tankodrom.titles.registry import make_bot, title_named\n"
        "add_game(Counter())\n"
        "game, setup = game_named('counter'), Setup(2, {'moves': 3})\n"
        "state = game.new(setup, 1)\n"
        "while asked := pending(state):\n"
        "    bot = make_bot('random', 'counter', setup, 1)\n"
        "    apply(state, asked[0].seat, bot.choose(Observation(game, state, asked[0]), 1))\n"
        "title = title_named('counter')\n"
        "print(type(title).__name__, title.levels, title.sides(state), make_bot('search', 'counter', setup, 1).name)\n"
    )
    assert run(script) == "Title ('random', 'search') [0, 1] search\n"


def test_to_list_titles_and_levels_loads_no_evaluator() -> None:
    script = (
        "import sys\n"
        "from tankodrom.titles.registry import all_titles\n"
        "print([(title.key, title.levels) for title in all_titles()])\n"
        "assert not [name for name in sys.modules if name.startswith(('tankodrom.ai', 'tankodrom.terminal'))]\n"
    )
    output = run(script)
    assert all(key in output for key in KEYS)


@pytest.mark.parametrize("key", ["rush", "battlegrounds", "duel"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_of_our_games_have_words(key: str, language: str) -> None:
    lobby = text_of_file(language, "web-lobby")
    options = text_of_file(language, key)
    for preset in title_named(key).presets():
        assert f"\npreset-{key}-{preset.key} =" in lobby
        assert f"\npreset-{key}-{preset.key}-about =" in lobby
        assert all(f"\n{key}-option-{option} =" in options for option in preset.options)


def test_a_bot_is_checked_as_it_is_made() -> None:
    for title in all_titles():
        setup = Setup(title.game.usual_seats({}, {}))
        for level in title.levels:
            title.check_bot(level, setup)
            title.bot(level, setup, 0)
        for name in ("genius", "veteran:nobody", ""):
            with pytest.raises(BadSetup):
                title.check_bot(name, setup)
            with pytest.raises(BadSetup):
                title.bot(name, setup, 0)
