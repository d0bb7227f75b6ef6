"""The figures, against games whose results are known."""

from __future__ import annotations

from typing import Any

import pytest

from tankodrom.arena.formats import format_percent
from tankodrom.arena.match import MatchResult
from tankodrom.arena.report import headline, page
from tankodrom.arena.tally import Results, Share, credits_of, quantile, tally
from tankodrom.arena.times import Times


def heading(bots: list[str], sides: list[int]) -> dict[str, Any]:
    return {
        "game": "rush",
        "rules_version": 1,
        "bots": bots,
        "players": len(sides),
        "sides": sides,
        "budget_ms": 100.0,
        "options": {},
        "data": "",
        "seed": 1,
    }


def played(
    number: int, bots: list[int], winners: list[int], scores: list[int] | None = None, setup: int = 0
) -> MatchResult:
    times = Times()
    times.add(0.002, 0.1)
    return MatchResult(
        number=number,
        setup=setup,
        deal=7,
        bots=bots,
        winners=winners,
        scores=scores or [0] * len(bots),
        reason="end",
        decisions=[1] * len(bots),
        seconds=0.5,
        times=[times] * len(bots),
    )


def two_bots(wins: int, games: int) -> Results:
    return tally(
        heading(["veteran", "recruit"], [0, 1]),
        [played(number, [0, 1], [0 if number < wins else 1], [5, 3]) for number in range(games)],
        "interpreted",
    )


def test_the_interval_is_wilsons() -> None:
    share = Share(168, 200)
    assert share.rate == 0.84
    assert share.interval == pytest.approx((0.7829, 0.8844), abs=1e-4)
    assert Share(0, 10).interval == pytest.approx((0, 0.2775), abs=1e-4)
    assert Share(10, 10).interval == pytest.approx((0.7225, 1), abs=1e-4)


def test_a_shared_win_counts_in_equal_parts() -> None:
    assert credits_of(played(0, [0, 1, 0], [0]), [0, 1, 2]) == {0: 1, 1: 0}
    assert credits_of(played(0, [0, 1, 0], [0, 2]), [0, 1, 2]) == {0: 1, 1: 0}
    assert credits_of(played(0, [0, 1, 0], [0, 1]), [0, 1, 2]) == {0: 0.5, 1: 0.5}
    assert credits_of(played(0, [0, 1, 2], [0, 1, 2]), [0, 1, 2]) == pytest.approx({0: 1 / 3, 1: 1 / 3, 2: 1 / 3})


def test_a_side_wins_as_one() -> None:
    assert credits_of(played(0, [0, 0, 1], [0, 1]), [0, 0, 1]) == {0: 1, 1: 0}
    assert credits_of(played(0, [0, 0, 1], [0, 1, 2]), [0, 0, 1]) == {0: 0.5, 1: 0.5}
    assert credits_of(played(0, [0], []), [0]) == {0: 0}


def test_the_figures_of_each_bot() -> None:
    results = tally(
        heading(["a", "b"], [0, 1, 2]),
        [
            played(1, [1, 0, 1], [1], [0, 30, 10]),
            played(0, [0, 1, 0], [0, 1], [20, 20, 2]),
        ],
        "interpreted",
    )
    best, other = results.standings
    assert (best.name, best.won.wins, best.won.games) == ("a", 1.5, 2)
    assert (other.name, other.won.wins, other.won.games) == ("b", 0.5, 2)
    assert [share.rate for share in best.by_seat] == [0.5, 1, 0]
    assert [share.rate for share in results.seats] == [0.25, 0.75, 0]
    assert best.mean_score == pytest.approx(52 / 3)
    assert best.rating is not None
    assert other.rating is not None
    assert best.rating.mu > 25 > other.rating.mu
    assert (best.decisions, results.lengths) == (3, [3, 3])


def test_results_do_not_depend_on_who_finished_first() -> None:
    games = [played(number, [number % 2, 1 - number % 2], [number % 3 % 2]) for number in range(12)]
    arguments = heading(["a", "b"], [0, 1])
    forwards = tally(arguments, games, "interpreted").to_json()
    assert forwards == tally(arguments, reversed(games), "interpreted").to_json()


def test_the_headline_says_what_came_out() -> None:
    assert headline(two_bots(168, 200)) == "veteran beat recruit in 84 % of 200 games (95 % interval 78-88 %)"
    assert headline(two_bots(104, 200)).startswith(
        "No clear winner: veteran won 52 % of 200 games against recruit"
    )
    assert headline(two_bots(0, 50)).startswith("recruit beat veteran in 100 % of 50 games")


def test_the_page_needs_nothing_else() -> None:
    results = two_bots(18, 20)
    results.standings[0].name = "<elite>"
    text = page(results)
    assert "http" not in text
    assert "<script" not in text
    assert "<elite>" not in text
    assert "&lt;elite&gt; beat recruit" in text
    assert text.count("<svg") == 6
    assert "prefers-color-scheme: dark" in text


def test_times_are_kept_to_three_per_cent() -> None:
    times = Times()
    for milliseconds in range(1, 1001):
        times.add(milliseconds / 1000, 0.5)
    again = Times.from_json(times.to_json())
    again.merge(Times())
    assert again.milliseconds(0.5) == pytest.approx(500, rel=0.03)
    assert again.milliseconds(0.99) == pytest.approx(990, rel=0.03)
    assert again.longest == 1
    assert again.overruns == 400
    assert Times().milliseconds(0.5) == 0


def test_quantiles() -> None:
    assert [quantile([3, 1, 2, 4], part) for part in (0.1, 0.5, 0.9, 1)] == [1, 2, 4, 4]


def test_nearly_all_is_not_all() -> None:
    assert [format_percent(part) for part in (0, 0.004, 0.5, 0.995, 1)] == [
        "0 %",
        "0.4 %",
        "50 %",
        "99.5 %",
        "100 %",
    ]


def test_each_setup_is_counted_for_itself() -> None:
    arguments = {**heading(["a", "b"], [0, 1]), "varied": [{"mission": "M1"}, {"mission": "M2", "fog": True}]}
    games = [played(number, [0, 1], [0 if number != 3 else 1], setup=number // 2) for number in range(4)]
    results = tally(arguments, games, "interpreted")
    assert results.setups == ["mission = M1", "mission = M2, fog = true"]
    assert [(share.wins, share.games) for share in results.standings[0].by_setup] == [(2, 2), (1, 2)]
    told = page(results)
    assert "<th>mission = M2, fog = true</th>" in told
    assert "mission = M1 or mission = M2, fog = true" in told
    assert "Does it matter what is played?" not in page(two_bots(3, 4))


def test_a_game_is_read_back_and_so_is_one_from_before_there_were_setups() -> None:
    line = played(4, [0, 1], [1], setup=1).to_json()
    assert MatchResult.from_json(line).setup == 1
    del line["setup"]
    assert MatchResult.from_json(line).setup == 0
