"""Setting up a table: what can be agreed is asked of the server, which keeps nothing of it."""

from __future__ import annotations

import pytest

from server.conftest import Cluster
from server.harness import Refused


def test_a_setup_that_can_be_played(cluster: Cluster) -> None:
    answer = cluster.person().post("/api/games/duel/check", {"seats": 3, "options": {"mission": "M2"}})
    assert answer["problem"] is None
    assert (answer["seats"], answer["options"]) == (3, {"mission": "M2"})
    assert answer["sides"] == ["soviet", "german", "soviet"]
    closed = {fit["value"]: fit["problem"] for fit in answer["values"]["difficulty"] if fit["problem"]}
    assert closed["hard"]["key"] == "difficulty"
    assert closed["hard"]["at"] == "difficulty"


def test_a_setup_that_cannot_be_played_is_explained_and_mended(cluster: Cluster) -> None:
    petra = cluster.person()
    wanted = {"seats": 2, "options": {"team_game": True}, "chosen": "team_game"}
    answer = petra.post("/api/games/rush/check", wanted)
    assert (answer["problem"]["key"], answer["problem"]["at"]) == ("team-game", "seats")
    assert (answer["seats"], answer["numbers"]) == (3, [3, 4, 5])
    assert answer["sides"] == ["team-a", "team-b", "team-a"]
    assert answer["settled"] == {"interactive_combat": True}
    too_many = petra.post("/api/games/rush/check", {"seats": 7, "chosen": "seats"})
    assert too_many["problem"]["facts"] == {"fewest": 2, "most": 5}
    assert too_many["sides"] == []


def test_a_table_that_cannot_be_made_is_refused_for_the_same_reason(cluster: Cluster) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    with pytest.raises(Refused) as refused:
        cluster.person().post("/api/tables", {"game": "rush", "seats": seats, "options": {"team_game": True}})
    assert refused.value.code == "malformed"
    assert refused.value.body["facts"] == {"setup": "team-game", "at": "seats", "words": {}}


@pytest.mark.parametrize(
    "wanted",
    [
        {"seats": 0},
        {"seats": 2, "options": {"a": "b" * 65}},
        {"seats": 2, "options": {f"option{number}": True for number in range(65)}},
        {"seats": 2, "options": {"team_game": [1]}},
        {"seats": 2, "more": 1},
    ],
)
def test_what_is_too_large_or_unknown_is_refused(cluster: Cluster, wanted: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        cluster.person().post("/api/games/rush/check", wanted)
    assert refused.value.code == "malformed"


def test_there_is_no_such_game(cluster: Cluster) -> None:
    with pytest.raises(Refused) as refused:
        cluster.person().post("/api/games/chess/check", {"seats": 2})
    assert refused.value.code == "not_found"
