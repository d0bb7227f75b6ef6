"""A saved game holds its setup and its moves; every change in it is found and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tankodrom.core.errors import BadSetup, BrokenReplay
from tankodrom.core.kernel import pending
from tankodrom.core.replay import (
    Recorder,
    Replay,
    begin_replay,
    canonical_json,
    follow_move,
    read_replay,
    state_digest,
    verify_replay,
    write_replay,
)
from tankodrom.core.rng import SEED_LIMIT, Rng
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.games.rush.pack import standard_pack

RUSH = game_named("rush")
SEED = 0xABCDEF


def played(setup: Setup, seed: int = SEED, limit: int = 100_000) -> Recorder:
    """A random game, to its end or for `limit` moves."""
    recorder = Recorder(RUSH, setup, seed)
    rng = Rng(seed)
    while (decisions := pending(recorder.state)) and len(recorder.moves) < limit:
        decision = decisions[0]
        recorder.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])
    return recorder


@cache
def document() -> str:
    return write_replay(played(Setup(3, {"max_rounds": 3, "medal_sets": True})).replay())


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """The document with changed data."""
    data = json.loads(document())
    change(data)
    return json.dumps(data)


def with_field(field: str, value: object) -> str:
    return changed(lambda data: data.update({field: value}))


def problem_of(text: str) -> str:
    """What is wrong with a replay: the sentence for which reading or verifying it stops."""
    with pytest.raises(BrokenReplay) as caught:
        verify_replay(RUSH, read_replay(text))
    assert caught.value.code == "broken_replay"
    return str(caught.value)


def own_pack() -> dict[str, Any]:
    pack = standard_pack()
    pack["key"] = "own"
    pack["vehicles"][0]["price"], pack["vehicles"][1]["price"] = 1, 0
    return pack


# A written replay can be read back.


@pytest.mark.parametrize("limit", [0, 1, 25, 100_000])
def test_a_game_can_be_saved_at_any_point_and_leads_to_the_same_position(limit: int) -> None:
    recorder = played(Setup(2, {"max_rounds": 4}), limit=limit)
    text = write_replay(recorder.replay())
    final = verify_replay(RUSH, read_replay(text))
    assert canonical_json(RUSH.save(final)) == canonical_json(RUSH.save(recorder.state))


def test_reading_and_writing_give_the_same_bytes() -> None:
    assert write_replay(read_replay(document())) == document()


def test_the_same_game_gives_the_same_bytes() -> None:
    setup = Setup(3, {"medal_sets": True, "max_rounds": 3})
    assert write_replay(played(setup).replay()) == document()


def test_the_document_is_json_with_a_line_per_move() -> None:
    replay = read_replay(document())
    lines = document().splitlines()
    assert json.loads(document())["moves"] == [[seat, text] for seat, text in replay.moves]
    for seat, text in replay.moves:
        assert any(line.strip(" ,") == canonical_json([seat, text]) for line in lines)


def test_everything_about_the_beginning_is_kept() -> None:
    replay = read_replay(document())
    assert (replay.game, replay.rules_version, replay.seed) == ("rush", RUSH.rules_version, SEED)
    assert (replay.setup.seats, replay.setup.options) == (3, {"max_rounds": 3, "medal_sets": True})


def test_the_largest_seed_survives() -> None:
    recorder = played(Setup(2, {"max_rounds": 1}), SEED_LIMIT - 1)
    assert verify_replay(RUSH, read_replay(write_replay(recorder.replay()))).rng.seed == SEED_LIMIT - 1


def test_a_recorder_does_not_write_down_what_was_refused() -> None:
    recorder = played(Setup(2), limit=5)
    moves = recorder.moves[:]
    decision = pending(recorder.state)[0]
    with pytest.raises(Exception, match="not asked now"):
        recorder.apply(1 - decision.seat, decision.choices[0])
    assert recorder.moves == moves
    verify_replay(RUSH, recorder.replay())


def test_a_recorder_does_not_begin_what_no_game_can_begin_with() -> None:
    with pytest.raises(BadSetup):
        Recorder(RUSH, Setup(9), 1)


def test_a_replay_can_be_followed_move_by_move() -> None:
    replay = read_replay(document())
    state = begin_replay(RUSH, replay)
    for number, (seat, text) in enumerate(replay.moves, start=1):
        follow_move(state, number, seat, text)
    assert state_digest(RUSH, state) == replay.digest


def test_a_replay_without_a_digest_is_only_followed() -> None:
    """Failures of the fuzzer have no digest, because their end is in doubt."""
    verify_replay(RUSH, read_replay(with_field("digest", "")))


# Problems are named.


@pytest.mark.parametrize(
    "text",
    ["", "no json", "{", "nul", document()[:-3], document()[: len(document()) // 2], "[" * 100_000, "\ufeff{}"],
    ids=["empty", "words", "brace", "null", "end cut off", "half", "deeply nested", "byte order mark"],
)
def test_what_is_no_json(text: str) -> None:
    assert problem_of(text).startswith("a replay is a JSON document: ")


@pytest.mark.parametrize("text", ["{}", "[]", "5", "null", '"tankodrom-replay"', '{"format": "other"}'])
def test_json_that_is_no_replay(text: str) -> None:
    assert problem_of(text) == 'a replay says "format": "tankodrom-replay" at its beginning'


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_an_unknown_version_of_the_format(version: object) -> None:
    problem = problem_of(with_field("version", version))
    assert problem == f"version {version!r} of the replay format is unknown here"


@pytest.mark.parametrize("version", [0, 2, -1])
def test_another_version_of_the_rules(version: int) -> None:
    problem = problem_of(with_field("rules_version", version))
    assert problem == f"played under rules version {version} of rush, this is {RUSH.rules_version}"


def test_a_replay_of_another_game() -> None:
    problem = problem_of(with_field("game", "chess"))
    assert problem == "this is a game of chess, not of rush"


@pytest.mark.parametrize(
    ("field", "kind", "values"),
    [
        ("seats", "int", ["3", 3.0, True, None, [3]]),
        ("options", "dict", [[], "", None]),
        ("data", "dict", [[], "", None]),
        ("seed", "str", [1, None, True]),
        ("digest", "str", [0, None]),
        ("game", "str", [0, None, ["rush"]]),
        ("rules_version", "int", ["1", True, None, 1.0]),
        ("moves", "list", [{}, "", None]),
    ],
)
def test_a_field_of_the_wrong_kind_or_without_a_value(field: str, kind: str, values: list[object]) -> None:
    expected = f"the replay's '{field}' is missing or no {kind}"
    assert problem_of(changed(lambda data: data.pop(field))) == expected
    for value in values:
        assert problem_of(with_field(field, value)) == expected


@pytest.mark.parametrize("seed", ["", "xyz", "12 34", "1.5"])
def test_a_seed_that_is_no_number(seed: str) -> None:
    problem = problem_of(with_field("seed", seed))
    assert problem == f"the seed is a hexadecimal number, not {seed!r}"


@pytest.mark.parametrize("seed", ["-1", "1" + "0" * 64])
def test_a_seed_out_of_range(seed: str) -> None:
    assert problem_of(with_field("seed", seed)) == "the seed is out of its range"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 9}, "rush is for 2 to 5 players, not 9"),
        ({"options": {"speed": 1}}, "unknown option speed"),
        ({"options": {"medal_sets": "yes"}}, "option medal_sets is true or false, not 'yes'"),
        ({"options": {"max_rounds": [3]}}, "option max_rounds is a number"),
        ({"data": {"pack": 5}}, "a pack is a table"),
        ({"data": {"pack": {}}}, "the pack needs a name"),
        ({"data": {"mission": {}}}, "rush takes no data under the name mission"),
    ],
)
def test_a_beginning_that_is_not_possible(change: dict[str, Any], message: str) -> None:
    problem = problem_of(changed(lambda data: data.update(change)))
    assert problem.startswith(f"the beginning of the replay is not possible: {message}")


@pytest.mark.parametrize(
    "move", [None, 5, "end_play", [], [0], [0, "end_play", 1], ["0", "end_play"], [0, 5], [True, "pass"]]
)
def test_a_move_of_the_wrong_form_is_named_by_its_number(move: object) -> None:
    problem = problem_of(changed(lambda data: data["moves"].__setitem__(6, move)))
    assert problem == f"move 7 is [seat, action], not {move!r}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly 1", "unknown verb 'fly'"),
        ("pay K9", "'K9' is no card here"),
        ("buy", "'buy' does not fit the form 'buy <position>'"),
        ("", "an action begins with a verb"),
    ],
)
def test_a_malformed_action_is_named_by_its_number(text: str, message: str) -> None:
    seat = json.loads(document())["moves"][11][0]
    problem = problem_of(changed(lambda data: data["moves"].__setitem__(11, [seat, text])))
    assert problem.startswith(f"move 12 ({text!r} by seat {seat}): {message}")


def test_an_illegal_move_is_named_by_its_number() -> None:
    seat = json.loads(document())["moves"][11][0]
    problem = problem_of(changed(lambda data: data["moves"].__setitem__(11, [seat, "pass"])))
    assert problem.startswith(f"move 12 ('pass' by seat {seat}): pass: not possible now (")


@pytest.mark.parametrize("seat", [3, -1, 10**20])
def test_a_move_of_a_seat_that_is_not_there(seat: int) -> None:
    problem = problem_of(changed(lambda data: data["moves"][4].__setitem__(0, seat)))
    assert problem.startswith(f"move 5 ('{json.loads(document())['moves'][4][1]}' by seat {seat}): ")
    assert f"seat {seat} is not asked now" in problem


def test_moves_after_the_end() -> None:
    count = len(json.loads(document())["moves"])
    problem = problem_of(changed(lambda data: data["moves"].append([0, "end_play"])))
    assert problem == f"move {count + 1} ('end_play' by seat 0): end_play: the game is over"


def test_moves_left_out_at_the_end() -> None:
    problem = problem_of(changed(lambda data: data["moves"].pop()))
    assert problem.startswith("the moves lead to another position than the replay says")


def test_a_changed_digest() -> None:
    problem = problem_of(with_field("digest", "0" * 64))
    true = json.loads(document())["digest"]
    assert problem == (f"the moves lead to another position than the replay says ({true[:12]}…, not {'0' * 12}…)")


def test_another_seed_does_not_lead_to_the_same_game() -> None:
    assert problem_of(with_field("seed", "1"))


# A replay carries the user's own pack.


def test_a_replay_carries_its_own_pack() -> None:
    recorder = played(Setup(2, {"max_rounds": 3}, {"pack": own_pack()}))
    text = write_replay(recorder.replay())
    replay = read_replay(text)
    assert replay.setup.data == {"pack": own_pack()}
    assert state_digest(RUSH, verify_replay(RUSH, replay)) == replay.digest


def test_another_pack_is_another_game() -> None:
    recorder = played(Setup(2, {"max_rounds": 3}, {"pack": own_pack()}))
    data = json.loads(write_replay(recorder.replay()))
    data["data"]["pack"]["vehicles"][50]["name"] = "M3 Lee II"
    assert problem_of(json.dumps(data)).startswith("the moves lead to another position than the replay says")


def test_a_pack_that_must_not_be_played_is_refused() -> None:
    data = json.loads(document())
    data["data"]["pack"] = own_pack()
    data["data"]["pack"]["vehicles"][0]["attack"] = 2
    assert problem_of(json.dumps(data)).startswith("the beginning of the replay is not possible: PC3: su-t37a")


def test_a_replay_made_by_hand_needs_nothing_but_its_fields() -> None:
    replay = Replay("rush", RUSH.rules_version, Setup(2, {"starting_player": 0}), 1, [(0, "end_play")], "")
    state = verify_replay(RUSH, read_replay(write_replay(replay)))
    assert [decision.seat for decision in pending(state)] == [1]
