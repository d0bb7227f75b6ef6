"""What V3, V7 and V8 keep secret, and what they show: views and events (rules 5.3).

Two positions that differ only in something hidden must look the same to everybody who may not know it.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import read_action
from tankodrom.games.registry import game_named

FIXTURES = Path(__file__).parents[2] / "scenarios" / "rush" / "fixtures.toml"
PACK = tomllib.loads(FIXTURES.read_text(encoding="utf-8"))
GAME = game_named("rush")
SPECTATOR = -1


def _arranged(seats: int, options: dict[str, Value], position: dict[str, Any]) -> Any:
    """With the events collected from here on."""
    state = GAME.arrange(Setup(seats, options, {"pack": PACK}), position, Rng(1))
    pending(state)
    state.sink = []
    return state


def _do(state: Any, seat: int, *texts: str) -> None:
    for text in texts:
        apply(state, seat, read_action(state, text))


def _heard(state: Any, seat: int) -> list[str]:
    """The events that a seat is told, in words: `drew_card P0 K5`."""
    return [
        " ".join(
            [
                event.kind.name,
                *(
                    state.word(kind, value, [])
                    for (_, kind), value in zip(event.kind.arguments, event.values, strict=True)
                ),
            ]
        )
        for event in state.sink
        if event.is_visible_to(seat)
    ]


def _seen(state: Any, seat: int) -> str:
    return json.dumps(GAME.view(state, seat), sort_keys=True)


def _player(state: Any, viewer: int, seat: int) -> Any:
    return GAME.view(state, viewer)["players"][seat]


V3: dict[str, Value] = {"interactive_combat": True}
V8: dict[str, Value] = {"team_game": True, "teams": "XYX", "starting_player": 0}


@pytest.mark.rule("V3.1")
def test_V3_1_the_hand_is_not_revealed_in_step_I() -> None:
    hand = ["E", "K1", "VO"]
    for options in ({}, V3):
        state = _arranged(3, options, {"P1": {"hand": hand}})
        _do(state, 0, "end_play")
        revealed = [event for event in _heard(state, 2) if event.startswith("revealed")]
        for viewer in (0, 2, SPECTATOR):
            player = _player(state, viewer, 1)
            assert player["hand_size"] == 3
            assert player["hand"] == (None if options else hand)
        assert revealed == ([] if options else ["revealed P1 E", "revealed P1 K1", "revealed P1 VO"])
        assert _player(state, 1, 1)["hand"] == hand


@pytest.mark.rule("V3.1")
def test_V3_1_no_card_of_a_hidden_hand_shows_anywhere() -> None:
    """The same position with two cards of the active hand and the garage exchanged."""
    seen = []
    for hand, garage in ((["E", "K5", "RC"], ["K28", "E"]), (["E", "K28", "E"], ["RC", "K5"])):
        state = _arranged(3, V3, {"P0": {"hand": hand, "garage": garage}, "scrapyard": ["VO"]})
        state.players[0].garage.sort()
        _do(state, 0, "set_aside E")
        seen.append([_seen(state, viewer) for viewer in (1, 2, SPECTATOR)] + [str(_heard(state, 1))])
    assert seen[0] == seen[1]


@pytest.mark.rule("V3.1")
def test_V3_1_cards_drawn_in_step_II_stay_hidden() -> None:
    position = {"P0": {"hand": ["K2", "E"], "garage": ["K5", "K28"]}}
    open_hand = _arranged(2, {}, position)
    _do(open_hand, 0, "use K2 reinforcements")
    assert {"drew_card P0 K5", "drew_card P0 K28"} <= set(_heard(open_hand, 1))
    assert sorted(_player(open_hand, 1, 0)["hand"]) == ["E", "K28", "K5"]

    hidden = _arranged(2, V3, position)
    _do(hidden, 0, "use K2 reinforcements")
    assert {"drew_card P0 K5", "drew_card P0 K28"} <= set(_heard(hidden, 0))
    assert "drew P0 2" in _heard(hidden, 1)
    assert "K5" not in str(_heard(hidden, 1)) + _seen(hidden, 1)
    assert "K28" not in str(_heard(hidden, 1)) + _seen(hidden, 1)
    assert _player(hidden, 1, 0)["hand_size"] == 3


@pytest.mark.rule("V3.1")
def test_V3_1_cards_are_shown_one_by_one_as_they_are_played() -> None:
    """Paid, set aside, used, placed, attacking, given as support, and what is left when the turn ends."""
    position = {
        "shop": ["K27", "K16", "K13", "K12"],
        "P0": {"hand": ["E", "RC", "K3", "K26", "K1", "K4", "VO"], "garage": ["E", "E", "E"]},
        "P1": {"hand": ["M1(FR)"], "guards": ["K28", "", ""]},
    }
    state = _arranged(2, V3, position)
    shown = {
        ("buy 1", "pay E"): "paid P0 E",
        ("set_aside RC",): "set_down P0 RC",
        ("use K3 recruitment",): "used P0 K3 recruitment",
        ("finish", "place 0"): "guarded P0 K3 P0 0",
        ("guard K26 1",): "guarded P0 K26 P0 1",
        ("attack K1 P1 0",): "struck_guard P0 K1 P1 0",
    }
    for texts, event in shown.items():
        assert event not in _heard(state, SPECTATOR)
        _do(state, 0, *texts)
        assert event in _heard(state, SPECTATOR)
        assert _player(state, 1, 0)["hand"] is None
    _do(state, 1, "support M1(FR)")
    assert "supported P1 M1(FR)" in _heard(state, SPECTATOR)
    _do(state, 0, "support K4")
    assert "supported P0 K4" in _heard(state, SPECTATOR)
    _do(state, 1, "pass")
    _do(state, 0, "pass", "end_play")
    assert "set_down P0 VO" in _heard(state, SPECTATOR)


@pytest.mark.rule("V3.1", "R7.4")
def test_V3_with_sabotage_a_sabotaged_card_is_public_when_it_enters_the_store() -> None:
    state = _arranged(3, V3, {"P0": {"hand": ["K20"]}, "P1": {"hand": ["K5", "E"]}, "P2": {"hand": ["E", "E"]}})
    _do(state, 0, "use K20 sabotage")
    _do(state, 1, "discard K5")
    for viewer in (0, 2, SPECTATOR):
        assert "sabotaged P1 K5" in _heard(state, viewer)
        assert _player(state, viewer, 1)["store_top"] == "K5"


@pytest.mark.rule("V3.7", "V3.9", "V8.8")
def test_V3_9_a_forced_pass_looks_like_a_chosen_one() -> None:
    """The defender with a card to support and the one without: the others see no difference, before or after."""
    seen = []
    for hand, garage in ((["M1(FR)", "E"], ["E"]), (["E", "E"], ["M1(FR)"])):
        position = {
            "P0": {"hand": ["K5"]},
            "P1": {"hand": hand, "garage": garage, "guards": ["K28", "", ""]},
        }
        state = _arranged(3, V3, position)
        _do(state, 0, "attack K5 P1 0")
        before = [_seen(state, viewer) for viewer in (0, 2, SPECTATOR)]
        _do(state, 1, "pass")
        seen.append((before, [_seen(state, viewer) for viewer in (0, 2, SPECTATOR)], _heard(state, 2)))
    assert seen[0] == seen[1]


@pytest.mark.rule("V2.2")
def test_V2_in_the_base_game_the_kept_card_is_known_to_all() -> None:
    position = {"P0": {"hand": ["K5"], "garage": ["E", "E", "E"]}, "P1": {"hand": ["E"]}}
    state = _arranged(2, {"weak_hand_compensation": True}, position)
    _do(state, 0, "end_play", "keep K5")
    assert "kept_card P0 K5" in _heard(state, 1)
    player = _player(state, 1, 0)
    assert (player["hand"], player["hand_size"], player["shown"]) == (None, 4, ["K5"])


@pytest.mark.rule("V2.2", "V3.1")
def test_V2_with_V3_the_kept_card_is_secret_and_a_scrapped_one_public() -> None:
    position = {"P0": {"hand": ["K5"], "garage": ["E", "E", "E"]}, "P1": {"hand": ["E"]}}
    state = _arranged(2, {"weak_hand_compensation": True, **V3}, position)
    _do(state, 0, "end_play")
    scrapping = state.copy()
    scrapping.sink = []
    _do(state, 0, "keep K5")
    assert "kept P0" in _heard(state, 1)
    assert "kept_card P0 K5" in _heard(state, 0)
    assert "K5" not in str(_heard(state, 1)) + _seen(state, 1)
    assert _player(state, 1, 0)["hand_size"] == 4
    _do(scrapping, 0, "scrap_hand K5")
    assert "scrapped P0 K5" in _heard(scrapping, 1)
    assert "K5" in GAME.view(scrapping, 1)["scrapyard"]


@pytest.mark.rule("V7.2")
def test_V7_2_in_the_base_game_a_card_that_lay_open_stays_known() -> None:
    position = {"P0": {"hand": ["VO", "K5", "E"], "garage": ["E", "E", "RC"]}}
    state = _arranged(2, {"recruitment_alternative": True}, position)
    _do(state, 0, "use VO recruitment", "keep K5", "finish")
    player = _player(state, 1, 0)
    assert (player["kept_size"], player["kept"]) == (1, ["K5"])
    _do(state, 0, "end_play")
    player = _player(state, 1, 0)
    assert (player["hand"], player["hand_size"], player["shown"]) == (None, 4, ["K5"])


@pytest.mark.rule("V7.2", "V8.8")
@pytest.mark.parametrize("options", [V3, V8])
def test_V7_2_under_V3_the_kept_card_is_secret_also_from_allies(options: dict[str, Value]) -> None:
    """Whichever of two vehicles is kept, everybody else sees the same until the turn is over."""
    position = {"P0": {"hand": ["VO", "K5", "K28", "E"], "garage": ["E", "E", "E", "RC"]}}
    seen = []
    for card in ("K5", "K28"):
        state = _arranged(3, {"recruitment_alternative": True, **options}, position)
        _do(state, 0, "use VO recruitment", f"keep {card}")
        assert f"kept_card P0 {card}" in _heard(state, 0)
        assert _player(state, 0, 0)["kept"] == [card]
        during = [_seen(state, viewer) for viewer in (1, 2, SPECTATOR)]
        _do(state, 0, "finish", "set_aside E")
        after = [_seen(state, viewer) for viewer in (1, 2, SPECTATOR)]
        for viewer in (1, 2, SPECTATOR):
            player = _player(state, viewer, 0)
            assert (player["kept_size"], player["kept"], player["hand"]) == (1, None, None)
        seen.append((during, after, _heard(state, 1), _heard(state, 2)))
    assert seen[0] == seen[1]


@pytest.mark.rule("V7.2")
def test_V7_2_under_V3_the_kept_card_stays_secret_when_it_rejoins_the_hand() -> None:
    position = {"P0": {"hand": ["VO", "K5"], "garage": ["E", "E", "E"]}, "P1": {"hand": ["E"]}}
    state = _arranged(2, {"recruitment_alternative": True, **V3}, position)
    _do(state, 0, "use VO recruitment", "keep K5", "finish", "end_play")
    assert _player(state, 1, 0)["hand_size"] == 4
    assert "K5" not in str(_heard(state, 1)) + _seen(state, 1)


@pytest.mark.rule("V8.8")
def test_V8_8_allies_do_not_see_each_others_hands() -> None:
    """P0 and P2 are a team. Whatever P2 holds, out of turn and in turn, P0 sees the same."""
    for turns, active in ((0, 0), (1, 1), (2, 2)):
        seen = []
        for hand, garage in ((["K5", "E"], ["K28", "RC"]), (["K28", "RC"], ["K5", "E"])):
            position = {"active": f"P{active}", "turns": turns, "P2": {"hand": hand, "garage": garage}}
            state = _arranged(3, V8, position)
            assert _player(state, 0, 2)["hand"] is None
            assert _player(state, 0, 2)["garage"] is None
            assert _player(state, 0, 2)["hand_size"] == 2
            seen.append(_seen(state, 0))
        assert seen[0] == seen[1]


@pytest.mark.rule("V8.8")
def test_V8_8_allies_do_not_learn_what_the_other_could_have_supported() -> None:
    """P0 attacks, the ally P2 is asked: with or without eligible cards the others see the same."""
    seen = []
    for hand, garage in ((["M1(SU)", "K1"], ["E", "RC"]), (["E", "RC"], ["M1(SU)", "K1"])):
        position = {
            "P0": {"hand": ["K4", "E"]},
            "P1": {"hand": ["E"], "guards": ["K28", "", ""]},
            "P2": {"hand": hand, "garage": garage},
        }
        state = _arranged(3, V8, position)
        _do(state, 0, "attack K4 P1 0")
        _do(state, 1, "pass")
        _do(state, 0, "pass")
        assert [decision.seat for decision in pending(state)] == [2]
        before = [_seen(state, viewer) for viewer in (0, 1, SPECTATOR)]
        _do(state, 2, "pass")
        seen.append((before, [_seen(state, viewer) for viewer in (0, 1, SPECTATOR)], _heard(state, 0)))
    assert seen[0] == seen[1]
