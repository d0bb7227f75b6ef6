"""Tables: made, joined, left, found again."""

from __future__ import annotations

import time

import pytest

from server.conftest import Cluster
from server.harness import Person, Refused


def test_a_table_begins_when_its_last_seat_is_taken(cluster: Cluster) -> None:
    petra = cluster.person("Petra")
    karel = cluster.person("Karel", other=True)
    table = petra.table("rush", "me", "open")
    assert petra.view(table, 0)["view"] is None, "nobody looks at their cards before all are here"
    with pytest.raises(Refused) as early:
        petra.move(table, 0, "end_play", 1)
    assert early.value.code == "not_now"
    info = karel.post(f"/api/tables/{table}/join", {})
    assert info["status"] == "playing"
    assert [seat["yours"] for seat in info["seats"]] == [False, True]
    assert [seat["name"] for seat in info["seats"]] == ["Petra", "Karel"]
    assert petra.view(table, 0)["view"]["players"][0]["hand"] is not None


def test_a_seat_link_leads_to_its_seat_and_a_wrong_one_nowhere(cluster: Cluster) -> None:
    petra = cluster.person()
    made = petra.post(
        "/api/tables", {"game": "rush", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    )
    table, keys = made["table"], made["keys"]
    karel = cluster.person("Karel")
    with pytest.raises(Refused) as wrong:
        karel.post(f"/api/tables/{table}/join", {"key": "nonsense"})
    assert wrong.value.code == "forbidden"
    assert karel.post(f"/api/tables/{table}/join", {"key": keys[2]})["seats"][2]["yours"]
    late = cluster.person("Late", other=True)
    with pytest.raises(Refused) as taken:
        late.post(f"/api/tables/{table}/join", {"key": keys[2]})
    assert taken.value.code == "seat_taken"
    assert "keys" not in petra.get(f"/api/tables/{table}")


def test_several_seats_at_one_device(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    for _ in range(6):
        for seat in (0, 1):
            if petra.view(table, seat)["question"] is not None:
                petra.answer(table, seat)


def test_public_tables_are_listed_and_private_ones_are_not(cluster: Cluster) -> None:
    petra = cluster.person()
    private = petra.table("rush", "me", "open")
    public = petra.table("rush", "me", "open", public=True)
    listed = [table["table"] for table in cluster.person("Karel", other=True).get("/api/tables")]
    assert public in listed
    assert private not in listed


def test_my_tables_say_where_it_is_my_turn(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "open")
    assert [each["your_turn"] for each in petra.get("/api/me/tables")] == [False]
    karel = cluster.person("Karel", other=True)
    karel.post(f"/api/tables/{table}/join", {})
    turns = [person.get("/api/me/tables")[0]["your_turn"] for person in (petra, karel)]
    assert sorted(turns) == [False, True]


def test_a_stranger_sees_what_everybody_sees_and_no_more(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me")
    stranger = cluster.person("Stranger")
    shown = stranger.view(table)["view"]
    assert shown["players"][1 - shown["active"]]["hand"] is None, (
        "R2.4: the active hand lies open, the other does not"
    )
    assert stranger.view(table)["question"] is None
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            stranger.view(table, seat)
        assert refused.value.code == "forbidden"
        with pytest.raises(Refused) as not_mine:
            stranger.move(table, seat, "end_play", 1)
        assert not_mine.value.code == "forbidden"
    with pytest.raises(Refused) as position:
        stranger.get(f"/api/tables/{table}/position", seat=0)
    assert position.value.code == "forbidden"


def test_the_seed_is_promised_at_once_and_shown_at_the_end_only(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me")
    info = petra.get(f"/api/tables/{table}")
    assert len(info["commitment"]) == 64
    assert info["seed"] is None
    with pytest.raises(Refused) as early:
        petra.get(f"/api/tables/{table}/file")
    assert early.value.code == "not_now"


def test_who_leaves_is_replaced_by_a_bot_and_who_lends_the_seat_gets_it_back(cluster: Cluster) -> None:
    petra = cluster.person()
    karel = cluster.person("Karel", other=True)
    table = petra.table("rush", "me", "open")
    karel.post(f"/api/tables/{table}/join", {})
    lent = karel.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "recruit"})["seats"][1]
    assert (lent["kind"], lent["level"], lent["yours"]) == ("bot", "recruit", True)
    with pytest.raises(Refused) as lends:
        karel.move(table, 1, "end_play", 1)
    assert lends.value.code == "forbidden"
    assert karel.post(f"/api/tables/{table}/back", {"seat": 1})["seats"][1]["kind"] == "person"
    left = karel.post(f"/api/tables/{table}/leave", {"seat": 1})["seats"][1]
    assert (left["kind"], left["yours"]) == ("bot", False)
    with pytest.raises(Refused):
        karel.post(f"/api/tables/{table}/back", {"seat": 1})
    names = [told["event"] for told in petra.get(f"/api/tables/{table}/log")["events"]]
    assert names.count("seat") == 4


def test_nobody_leaves_for_somebody_else(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me")
    for path in ("leave", "bot", "back"):
        with pytest.raises(Refused) as refused:
            cluster.person("Karel").post(f"/api/tables/{table}/{path}", {"seat": 0})
        assert refused.value.code == "forbidden"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "rush", "seats": [{"kind": "me"}]},
        {"game": "rush", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]},
        {"game": "rush", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"no_such": True}},
        {"game": "rush", "seats": [{"kind": "me"}, {"kind": "me"}], "data": {"pack": {"nonsense": 1}}},
        {"game": "rush", "seats": [{"kind": "me"}, {"kind": "me"}], "undo": "always"},
        {"game": "rush", "seats": [{"kind": "me"}, {"kind": "me"}], "unknown": 1},
        {"seats": []},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(cluster: Cluster, wrong: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        cluster.person().post("/api/tables", wrong)
    assert (refused.value.status, refused.value.code) == (400, "malformed")


def test_no_table_of_that_name(cluster: Cluster) -> None:
    with pytest.raises(Refused) as refused:
        cluster.person().get("/api/tables/" + "0" * 32)
    assert (refused.value.status, refused.value.code) == (404, "not_found")


def test_chat_is_text_and_bounded(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "open")
    said = petra.post(f"/api/tables/{table}/chat", {"text": "<b>ahoj</b>\n & nazdar"})
    assert said["text"] == "<b>ahoj</b> & nazdar", "text stays text; the page escapes it"
    with pytest.raises(Refused):
        petra.post(f"/api/tables/{table}/chat", {"text": "x" * 501})
    with pytest.raises(Refused):
        petra.post(f"/api/tables/{table}/chat", {"text": "   "})
    heard = cluster.person("Karel", other=True).get(f"/api/tables/{table}/chat")
    assert [(line["name"], line["text"]) for line in heard] == [("Petra", "<b>ahoj</b> & nazdar")]


def test_without_a_name_nothing_is_made(cluster: Cluster) -> None:
    nobody = Person.__new__(Person)
    import httpx

    nobody.http = httpx.Client(base_url=cluster.address)
    with pytest.raises(Refused) as refused:
        nobody.table("rush", "me", "me")
    assert (refused.value.status, refused.value.code) == (401, "no_identity")


def test_the_kit_is_open_to_all_and_the_outlook_to_the_seat_alone(cluster: Cluster) -> None:
    petra, karel = cluster.person("Petra"), cluster.person("Karel")
    for game in ("rush", "battlegrounds", "duel"):
        assert petra.get(f"/api/games/{game}/kit")["cards"]
    with pytest.raises(Refused, match="not_found"):
        petra.get("/api/games/chess/kit")
    table = petra.table("battlegrounds", "me", "open")
    assert karel.get(f"/api/tables/{table}/kit") == petra.get("/api/games/battlegrounds/kit")
    with pytest.raises(Refused, match="not_now"):
        petra.get(f"/api/tables/{table}/outlook", seat=0)
    karel.post(f"/api/tables/{table}/join", {})
    assert isinstance(petra.get(f"/api/tables/{table}/outlook", seat=0), dict)
    with pytest.raises(Refused, match="forbidden"):
        karel.get(f"/api/tables/{table}/outlook", seat=0)


def test_who_is_called_otherwise_is_so_at_every_process(cluster: Cluster) -> None:
    petra = cluster.person()
    everywhere = [petra.at(address) for address in (cluster.address, cluster.other) for _ in range(4)]
    assert {each.get("/api/me")["name"] for each in everywhere} == {"Petra"}  # now all of them remember it
    petra.call("PATCH", "/api/me", {"name": "Pavla"})
    deadline = time.monotonic() + 60
    while {each.get("/api/me")["name"] for each in everywhere} != {"Pavla"}:
        assert time.monotonic() < deadline, "somebody remembers the old name"
        time.sleep(0.05)
