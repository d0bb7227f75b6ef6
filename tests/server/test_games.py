"""What the server tells about its games."""

from __future__ import annotations

import pytest

from server.conftest import Cluster
from server.harness import Refused
from tankodrom.titles.registry import all_titles, title_named
from tankodrom.words import LANGUAGES, text_of_file

KEYS = [title.key for title in all_titles()]


def test_presets_and_levels_come_from_the_titles(cluster: Cluster) -> None:
    games = {info["game"]: info for info in cluster.person().get("/api/games")}
    assert list(games) == KEYS
    for key, info in games.items():
        title = title_named(key)
        assert info["levels"] == list(title.levels)
        assert info["presets"] == [
            {"key": preset.key, "seats": preset.seats, "options": preset.options} for preset in title.presets()
        ]


@pytest.mark.parametrize("key", KEYS)
def test_the_words_and_the_vocabulary_of_a_game_can_be_read(cluster: Cluster, key: str) -> None:
    person = cluster.person()
    for language in LANGUAGES:
        told = person.get(f"/api/games/{key}/words/{language}")
        assert told == {"game": text_of_file(language, key), "rules": text_of_file(language, f"rules-{key}")}
    vocabulary = person.get(f"/api/games/{key}/vocabulary")
    for verb in vocabulary["verbs"].values():
        assert all(vocabulary["words"][kind] is not None for kind in verb["arguments"])
    game = title_named(key).game
    assert list(vocabulary["prompts"]) == game.prompts()
    assert {name: event["rule"] for name, event in vocabulary["events"].items()} == {
        event.name: event.rule for event in game.events()
    }
    assert vocabulary["words"].get("seat", ["P0", "P1"])[:2] == ["P0", "P1"]


def test_there_are_no_words_of_other_games_and_languages(cluster: Cluster) -> None:
    person = cluster.person()
    for path in ("/api/games/chess/words/en", "/api/games/chess/vocabulary", "/api/games/rush/words/de"):
        with pytest.raises(Refused):
            person.get(path)
