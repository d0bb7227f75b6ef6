"""The packs that R10 to R17 are played with: the constraints on tokens and tank cards (2.2 and 2.3 of the rules)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tankodrom.core.errors import BadPack
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.pack import standard_data
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
TOKENS = standard_data("tokens")
TANKS = standard_data("tanks")


def _ids(name: str, data: Any) -> list[str]:
    return [problem.split(":")[0] for problem in GAME.data_problems(name, data)]


def _tokens(picture: int, **changes: Any) -> dict[str, Any]:
    data = deepcopy(TOKENS)
    data["pictures"][picture].update(changes)
    return data


def _tanks(card: int, **changes: Any) -> dict[str, Any]:
    data = deepcopy(TANKS)
    data["tanks"][card].update(changes)
    return data


def test_the_standard_packs_are_those_of_the_rules() -> None:
    assert _ids("tokens", TOKENS) == []
    assert _ids("tanks", TANKS) == []
    icons = [record["special"] for record in TOKENS["pictures"]]
    one_by_one = ["extra_turn"] * 4
    for icon in ("extra_tank", "direction", "extra_shot", "extra_move", "order_swap", "armour"):
        one_by_one += [icon] * 2
    assert icons == [[icon] for icon in one_by_one]
    assert [record["plain"] for record in TOKENS["pictures"]] == [3] * 16
    assert [(record["id"], f"{record['move']}/{record['shot']}") for record in TANKS["tanks"]] == [
        ("tk01", "O1/O3"), ("tk02", "O1/D2"), ("tk03", "O1/O2"), ("tk04", "D1/O2"), ("tk05", "D1/O3"),
        ("tk06", "D1/D2"), ("tk07", "O2/O1"), ("tk08", "O2/O3"), ("tk09", "D2/O1"), ("tk10", "D2/O3"),
        ("tk11", "O3/O1"), ("tk12", "O3/D1"),
    ]  # fmt: skip


def test_64_tokens_with_an_even_number_of_each_picture() -> None:
    assert _ids("tokens", _tokens(0, plain=4)) == ["F1", "F5"]
    assert _ids("tokens", _tokens(0, plain=5)) == ["F1"]
    uneven = _tokens(0, plain=4)
    uneven["pictures"][1]["plain"] = 2
    assert _ids("tokens", uneven) == ["F5", "F5"]
    shifted = _tokens(0, plain=5)
    shifted["pictures"][1]["plain"] = 1
    assert _ids("tokens", shifted) == []
    crowd = _tokens(0, plain=8, special=["extra_turn", "extra_turn"])
    crowd["pictures"][1].update(plain=0, special=[])
    assert "F5" in _ids("tokens", crowd)  # ten of one picture, none of another


def test_the_counts_of_the_icons() -> None:
    assert _ids("tokens", _tokens(0, special=["armour"])) == ["F1", "F1"]
    swapped = _tokens(0, special=["armour"])
    swapped["pictures"][15]["special"] = ["extra_turn"]
    assert _ids("tokens", swapped) == []


@pytest.mark.parametrize(
    "changes",
    [{"plain": -1}, {"plain": True}, {"plain": "3"}, {"special": "armour"}, {"special": ["hat"]}, {"id": ""},
     {"id": "p 1"}, {"id": "p02"}, {"colour": "red"}],
    ids=str,
)  # fmt: skip
def test_unreadable_token_packs(changes: dict[str, Any]) -> None:
    with pytest.raises(BadPack):
        GAME.data_problems("tokens", _tokens(0, **changes))


@pytest.mark.parametrize(
    "changes",
    [{"move": "O"}, {"move": "X1"}, {"move": "O0"}, {"shot": 3}, {"shot": "O1-2"}, {"id": "tk02"}, {"name": ""},
     {"slots": 3}],
    ids=str,
)  # fmt: skip
def test_unreadable_tank_packs(changes: dict[str, Any]) -> None:
    """C1-C4: one set of directions and one distance for each part, and two places for upgrades."""
    with pytest.raises(BadPack):
        GAME.data_problems("tanks", _tanks(0, **changes))


def test_tank_cards_are_short_enough_and_all_different() -> None:
    assert _ids("tanks", _tanks(0, shot="O4")) == ["C7"]
    assert _ids("tanks", _tanks(0, move="D3")) == []
    assert _ids("tanks", _tanks(0, move="O5")) == ["C7", "C6"]
    assert _ids("tanks", _tanks(0, move="O1", shot="D2")) == ["C8"]
    fewer = deepcopy(TANKS)
    fewer["tanks"].pop()
    assert _ids("tanks", fewer) == ["C0"]


def test_a_game_does_not_begin_with_an_unfit_pack() -> None:
    with pytest.raises(BadPack):
        GAME.new(Setup(2, {}, {"tanks": _tanks(0, shot="O4")}), 1)
    with pytest.raises(BadPack):
        GAME.new(Setup(2, {}, {"tokens": _tokens(0, plain=4)}), 1)


def test_a_pack_of_ones_own_is_played_with() -> None:
    state = GAME.new(Setup(2, {}, {"tanks": _tanks(0, move="D3", shot="D3")}), 1)
    assert state.kit.part_name(state.kit.move_set[0], state.kit.move_distance[0]) == "D3"
