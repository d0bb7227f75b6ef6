"""Data from people is bounded before anything else reads it, its checks are linear, and caches of it are bounded."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from tankodrom.core.data_limits import DEEPEST, LARGEST, RecentlyUsed, check_limits, data_digest
from tankodrom.core.errors import BadPack
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds import pack as battlegrounds_pack
from tankodrom.games.battlegrounds.pack import standard_data
from tankodrom.games.duel import kit as duel_kit
from tankodrom.games.duel.pack.pack import standard_pack as duel_pack
from tankodrom.games.registry import game_named
from tankodrom.games.rush import pack as rush_pack


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def test_ordinary_data_is_within_the_limits() -> None:
    for game in ("rush", "battlegrounds", "duel"):
        whole = game_named(game).whole_data({})
        check_limits(whole)
        assert len(json.dumps(whole, ensure_ascii=False, separators=(",", ":"))) < LARGEST


@pytest.mark.parametrize(
    "data",
    [
        "x" * LARGEST,
        {"x" * LARGEST: 1},
        [0] * (LARGEST // 2),
        [[]] * (LARGEST // 2),
        {str(number): {} for number in range(LARGEST // 6)},
    ],
    ids=["text", "name", "numbers", "lists", "tables"],
)
def test_what_is_too_large(data: Any) -> None:
    with pytest.raises(BadPack, match="at most 100 kB"):
        check_limits(data)


@pytest.mark.parametrize("depth", [DEEPEST + 1, 969, 100_000])
def test_what_is_nested_too_deep(depth: int) -> None:
    check_limits(nested(DEEPEST))
    with pytest.raises(BadPack, match="nested"):
        check_limits(nested(depth))


@pytest.mark.parametrize("data", ["\ud800", {"\udfff": 1}, [b"x"], {1, 2}, 2**63, -(10**9_999)], ids=type)
def test_what_is_no_json_text(data: Any) -> None:
    with pytest.raises(BadPack):
        check_limits(data)


def unfit(game: str, data: dict[str, Any]) -> str:
    seats = game_named(game).fewest_seats + 1
    with pytest.raises(BadPack) as refused:
        game_named(game).checked(Setup(seats, {}, data))
    return str(refused.value)


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "duel"])
def test_every_game_refuses_what_is_beyond_the_limits(game: str) -> None:
    for name in game_named(game).data_names():
        assert "100 kB" in unfit(game, {name: "x" * LARGEST})
        assert "nested" in unfit(game, {name: nested(969)})


def test_lists_of_a_pack_are_bounded_before_they_are_read() -> None:
    assert "at most 64" in unfit(
        "battlegrounds", {"tokens": {"pictures": [{"id": f"{n:x}"} for n in range(5_000)]}}
    )
    cards = [{"id": f"{n:x}", "name": "x", "move": "O1", "shot": "O1"} for n in range(1_500)]
    assert "at most 64" in unfit("battlegrounds", {"tanks": {"tanks": cards}})
    assert "at most 400" in unfit(
        "rush", {"pack": {"key": "x", "repair_crew_research": 3, "vehicles": [1] * 9_000}}
    )
    assert "400 items" in unfit("duel", {"pack": {"guns": {"guns": [{}] * 9_000}}})


def test_texts_of_a_pack_have_a_longest_length() -> None:
    tokens = standard_data("tokens")
    for change in [{"en": "x" * 61}, {"cs": [1]}, {"id": "x" * 81}]:
        data = deepcopy(tokens)
        data["pictures"][0].update(change)
        unfit("battlegrounds", {"tokens": data})
    for key in [["any", "json"], {"a": 1}, "x" * 61, "\x1b[31m"]:
        assert "key" in unfit("battlegrounds", {"tokens": {**tokens, "key": key}})
    vehicles = rush_pack.standard_pack()
    assert "key" in unfit("rush", {"pack": {**vehicles, "key": "x" * 61}})
    vehicles["vehicles"][0]["name"] = "Т" * 61
    assert "60 characters" in unfit("rush", {"pack": vehicles})
    vehicles["vehicles"][0].update(name="Т-1", abilities=["scouting"] * 17)
    assert "list of texts" in unfit("rush", {"pack": vehicles})


def test_a_cache_keeps_what_was_used_last() -> None:
    cache: RecentlyUsed[int] = RecentlyUsed(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (1, None, 3)


def test_packs_in_memory_are_few() -> None:
    for number in range(100):
        tokens = {**standard_data("tokens"), "key": str(number)}
        battlegrounds_pack.kit_of({"tokens": tokens})
        rush_pack.table_of({**rush_pack.standard_pack(), "key": str(number)})
        guns = deepcopy(duel_pack()["guns"])
        guns["guns"][0]["name"] = str(number)
        duel_kit.kit_of({"pack": {"guns": guns}})
    assert len(battlegrounds_pack._kits) == len(rush_pack._tables) == len(duel_kit._kits) == 32
    assert battlegrounds_pack.kit_of({}) is battlegrounds_pack.kit_of({})


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "duel"])
def test_a_game_can_be_played_with_its_whole_data_as_its_own(game: str) -> None:
    rules = game_named(game)
    seats = rules.usual_seats({}, {})
    whole = rules.whole_data({})
    assert rules.whole_data(whole) == whole
    assert data_digest(whole) == data_digest(json.loads(json.dumps(whole)))
    ours, theirs = (rules.new(Setup(seats, {}, data), 5) for data in ({}, whole))
    assert rules.view(ours, 0) == rules.view(theirs, 0)
    assert rules.printed(ours) == rules.printed(theirs)
