"""Hedgerow, a game of another package, plays in the contract, the terminal and the arena.

In processes of their own: nothing of it is known to the other tests.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree

import pytest

from examples.site import ROOT, installed

Run = Callable[..., str]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs `python ARGUMENTS` with the example installed; its output."""
    environment = installed("hedgerow", tmp_path_factory.mktemp("site"))

    def run(*arguments: str, typed: str = "") -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_it_is_well_under_400_lines() -> None:
    files = list((ROOT / "examples" / "hedgerow").rglob("*.py"))
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 360


def test_it_keeps_the_contract(run: Run) -> None:
    output = run("-m", "tankodrom", "fuzz", "hedgerow", "--games", "30", "--every", "10", "--workers", "1")
    assert "30 games of hedgerow" in output
    assert "no failure" in output


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        (
            "en",
            ["What do you do?", "In hand: ", "That hedge is your own. (H3.2)", "H4.2 The tank", "won"],
        ),
        ("cs", ["Co uděláte?", "V ruce: ", "Ten keř je váš. (H3.2)", "H4.2 Tank s menším", "Vít"]),
    ],
)
def test_it_is_played_in_the_terminal(run: Run, language: str, wanted: list[str]) -> None:
    """A few questions, then always the first choice to the end."""
    options = ["--seed", "3", "--bots", "random", "--lang", language, "-o", "rounds=3"]
    typed = "?\nwhy scout P0 A\nplace T6 A\nrule H4.2\nhint\nboard\npiles\nlegend\n" + 20 * "1\n"
    output = run("-m", "tankodrom", "play", "hedgerow", *options, typed=typed)
    for words in wanted:
        assert words in output, output


def test_bots_meet_in_the_arena(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "arena")
    options = ["--games", "8", "--budget-ms", "20", "--workers", "1", "--out", folder, "-o", "rounds=8"]
    output = run("-m", "tankodrom", "arena", "hedgerow", "search", "random", *options)
    assert "search" in output
    assert (tmp_path / "arena" / "report.html").exists()


def test_every_sentence_has_words_in_both_languages(run: Run) -> None:
    script = """
from tankodrom.core.kernel import apply, pending, why_not
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.titles.registry import title_named
from tankodrom.words.rulebook import all_ids, rule_text
from hedgerow.turn import _actions
from hedgerow.verbs import WAIT

title = title_named("hedgerow")
events, refusals = set(), set()
for language in ("en", "cs"):
    assert all(rule_text("hedgerow", rule, language) for rule in all_ids("hedgerow"))
    for seed in range(12):
        setup = Setup(3, {"rounds": 20})
        speech = title.screen(language, ["Eva", "Jan", "Ota"], setup).speech
        state, rng = title.game.new(setup, seed), Rng(seed)
        state.sink = []
        while asked := pending(state):
            decision = asked[0]
            speech.prompt(state, decision)
            for action in [*_actions(state), WAIT.of()]:
                refusal = why_not(state, decision.seat, action)
                if refusal is None:
                    speech.action(state, decision.seat, action)
                else:
                    refusals.add(refusal.key)
                    speech.refusal(state, refusal)
            apply(state, *random_choice(asked, rng))
        events |= {event.kind.name for event in state.sink}
        assert all(line.text and line.rule for line in speech.events(state, state.sink))
print(sorted({kind.name for kind in title.game.events()} - events), len(refusals))
"""
    assert run("-c", script) == "[] 8\n"


def test_a_package_that_cannot_be_loaded_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    environment = installed("hedgerow", tmp_path / "site")
    rmtree(tmp_path / "site" / "hedgerow")  # the metadata stays without the package
    for game, status in (("rush", 0), ("hedgerow", 1)):
        command = [sys.executable, "-m", "tankodrom", "rules", game, "R1"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == status, done.stderr
        assert "the game 'hedgerow' (hedgerow.game:TITLE) cannot be loaded" in done.stderr
