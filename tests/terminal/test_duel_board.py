"""Duel in line mode: whole games in both languages, and the panels of the tanks."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from typing import Any

import pytest

from tankodrom.bots.bot import Bot
from tankodrom.bots.observation import Observation
from tankodrom.bots.random_bot import RandomBot
from tankodrom.core.game import SPECTATOR
from tankodrom.core.kernel import pending
from tankodrom.core.replay import Recorder
from tankodrom.core.setup import Setup, Value
from tankodrom.games.duel.setup import build_rules
from tankodrom.games.registry import game_named
from tankodrom.terminal import duel_board
from tankodrom.terminal.line import LineTable
from tankodrom.titles.registry import title_named
from tankodrom.words.duel import DuelSpeech

DUEL = game_named("duel")
NAMES = ["Anna", "Boris", "Cyril", "Dana"]


class Chooser(io.StringIO):
    """Standard input of people who answer as random bots would."""

    def __init__(self, recorder: Recorder, bots: list[RandomBot]) -> None:
        super().__init__()
        self.recorder = recorder
        self.bots = bots

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as typeshed does for StringIO
        decision = pending(self.recorder.state)[0]
        observation = Observation(DUEL, self.recorder.state, decision)
        return f"{decision.choices.index(self.bots[decision.seat].choose(observation, 0.05)) + 1}\n"


def played(options: dict[str, Value], seats: int, language: str, humans: int = 1, seed: int = 1) -> str:
    """The text of a whole game."""
    recorder = Recorder(DUEL, DUEL.checked(Setup(seats, {"passes": 1, **options})), seed)
    bots = [RandomBot(seed + seat) for seat in range(seats)]
    others: dict[int, Bot] = {seat: bots[seat] for seat in range(humans, seats)}
    target = io.StringIO()
    title = title_named("duel")
    table = LineTable(
        DUEL,
        recorder,
        title.screen(language, NAMES[:seats], recorder.setup),
        others,
        adviser=title.suggest,
        examples=title.examples,
        language=language,
        source=Chooser(recorder, bots),
        target=target,
    )
    table.play()
    assert recorder.state.outcome is not None
    return target.getvalue()


GAMES: list[tuple[dict[str, Value], int]] = [
    ({"mission": "M1"}, 2),
    ({"mission": "M2", "extra_tanks": True, "radios": "on"}, 4),
    ({"mission": "M4", "infantry": "on"}, 2),
    ({"mission": "M6"}, 2),
    ({"mission": "M8"}, 1),
]


@pytest.mark.parametrize(("options", "seats"), GAMES, ids=lambda value: str(value))
@pytest.mark.parametrize(("language", "end"), [("en", "the winners are the"), ("cs", "vítězí")])
def test_a_whole_game_is_played(language: str, end: str, options: dict[str, Value], seats: int) -> None:
    text = played(options, seats, language)
    assert end in text.splitlines()[-1].lower()
    assert not re.search(r"[{}$⁨⁩]|None|duel-|line-", text)
    tables = [line for line in text.splitlines() if not re.match(r"· | *\d+\. |> ", line)]
    assert [line for line in tables if len(line) > duel_board.WIDTH] == []


def test_bots_alone_play_before_a_spectator() -> None:
    text = played({"mission": "M1"}, 2, "en", humans=0)
    assert "The phase of S-I (T-34/76 M1943) begins." in text
    assert "Hand, " not in text


def test_nobody_reads_the_hand_of_another() -> None:
    """Each change of player shows one hand; it has the size of that player's hand."""
    text = played({"mission": "M1"}, 2, "en", humans=2)
    for part in re.split(r"^--- (?=Anna|Boris)", text, flags=re.MULTILINE)[1:]:
        name, other = ("Anna", "Boris") if part.startswith("Anna") else ("Boris", "Anna")
        assert f"· {other} draws:" not in part.partition("· The game is over.")[0]
        assert f"Other hands: {name}" not in part


def test_a_solo_player_sees_the_whole_table_again_after_tankbot_has_acted() -> None:
    text = played({"mission": "M8"}, 1, "en")
    assert text.count("Tankbot · veteran crew") > 20
    assert "peril value" in text
    assert "Alone in the White" in text.split("\n\n")[1]
    assert "cut off in a snow storm" in text


def test_the_command_plays_a_game_through_a_pipe() -> None:
    command = [
        sys.executable,
        "-m",
        "tankodrom",
        "play",
        "duel",
        "--lang",
        "cs",
        "--bots",
        "random",
        "--seed",
        "3",
    ]
    done = subprocess.run(command, input="1\nboard\npiles\nquit\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Mise M1: Setkání za úsvitu" in done.stdout
    assert "Bitevní karty, které nebyly vidět" in done.stdout


# Panels.


def table_of(mission: str = "M1", language: str = "en", seats: int = 2) -> tuple[Any, DuelSpeech]:
    setup = DUEL.checked(Setup(seats, {"mission": mission}))
    state = DUEL.new(setup, 1)
    pending(state)
    return {**DUEL.view(state, 0)}, DuelSpeech(language, NAMES[:seats], build_rules(setup))


def panel(changes: dict[str, Any], language: str = "en") -> str:
    """The panel of S-I, changed like this."""
    view, speech = table_of(language=language)
    tank = view["tanks"][0]
    tank.update(changes)
    return "\n".join(duel_board.draw_tank(view, tank, speech))


def test_the_track_marks_the_tank_and_the_red_zone() -> None:
    track = duel_board.range_track(400)
    assert track == "1000   800   600  |[400]  200   000   -200   -400 |  -600   -800   -1000"
    assert duel_board.range_track(-1000).endswith("[-1000]")
    assert "[000]" in duel_board.range_track(0)
    lengths = {len(duel_board.range_track(metres).rstrip("] ")) for metres in range(-800, 801, 200)}
    assert lengths == {len(track)}  # the tank moves, the track does not


@pytest.mark.parametrize(
    ("changes", "shown"),
    [
        ({}, "mobility 7 · fire ability 5"),
        ({}, "all fit: commander/gunner, loader, driver, assistant driver"),
        ({}, "G-I 1600 m · G-II 1600 m"),
        ({"mobility": 3, "move_cap": 3}, "mobility 3 (printed 7, at most 3 until it moves)"),
        ({"can_fire": False}, "fire ability 5 (CANNOT FIRE)"),
        (
            {"terrain": "WOODS", "terrain_card": 70, "smoke": 20},
            "woods (cover 25, conceal 45, own fire -5) · smoke",
        ),
        ({"motion": 32}, "in motion (cover 30, own fire -40), card 32 MOVE 6"),
        ({"hill": True}, "field · hill"),
        ({"hull_down": True, "spotted": ["G-I", "G-II"]}, "hull down · has spotted G-I, G-II"),
        ({"acquired": "G-I", "acquired_bonus": 20}, "has acquired G-I (+20)"),
        ({"flanking": ["G-II"]}, "is flanking G-II"),
        ({"on_fire": True, "broken": True}, "ON FIRE · BROKEN"),
        ({"bog": 3, "track_hits": 1}, "bogged (mobility at most 3) · track damage"),
        (
            {"immobilised": True, "jammed": True, "sights_damaged": True},
            "immobilised · transmission jammed · sights",
        ),
        (
            {"crew": {"loader": {"state": "wounded", "seat": "driver"}}},
            "loader (wounded, in the seat of the driver)",
        ),
        ({"crew": {"driver": {"state": "dead", "seat": ""}}}, "driver (DEAD)"),
        ({"apcr_stock": 1, "apcr_loaded": 1}, "in stock 1, loaded 1"),
        ({"initiative": 33, "vp": 9, "medals": 1}, "9 VP, 1 medal · initiative 33"),
        ({"alive": False}, "ELIMINATED"),
        ({"personality": "bold", "peril": 4, "in_peril": True}, "bold · in peril · peril value 4"),
        ({"player": -1}, "Tankbot"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_the_panel_of_a_tank(changes: dict[str, Any], shown: str) -> None:
    assert shown in panel(changes)
    assert panel(changes, "cs") != panel(changes)


def test_own_tanks_come_first() -> None:
    view, speech = table_of("M8", seats=1)
    text = "\n".join(duel_board.draw_table(view, speech))
    assert (
        text.index("--- Germans ---")
        < text.index("G-I Pz")
        < text.index("--- Soviets ---")
        < text.index("S-I T-34")
    )


def test_the_hand_is_sorted_and_shows_every_detail() -> None:
    view, speech = table_of()
    player = view["players"][0]
    player["hand"] = [2, 22, 51]
    player["cards"] = 3
    title, *rows = duel_board.draw_hand(view, speech)[1:]
    assert title.split() == ["Hand,", "3", "cards", "(limit", "9)", "orders", "symbols", "penetration"]
    assert [row.split()[0] for row in rows] == ["2", "22", "51"]
    assert re.search(r"MUD +2 +binoculars +P heavy$", rows[2])
    assert (
        len({row.index(word) for row, word in zip(rows, ["binoculars", "fire", "binoculars"], strict=True)}) == 1
    )


def test_the_last_deck_is_announced() -> None:
    view, speech = table_of()
    view.update(final_deck=True, shuffle_pending=True, end_pending=True)
    text = "\n".join(duel_board.draw_battle(view, speech))
    for words in ("GAME END IS IN IT", "SHUFFLE is out", "GAME END is out"):
        assert f"! {words}" in text or words in text


# Odds.

OUTLOOK: dict[str, Any] = {
    "shots": [
        {
            "target": "G-I",
            "cards": [26],
            "accuracy": 79,
            "modifiers": [
                {"reason": "base", "amount": 74, "rule": "11.1.3.b(1)"},
                {"reason": "fire_card", "amount": 5, "rule": "11.1.3.c(1)"},
            ],
            "pen": 9,
            "penetration": [],
            "fair": {"hit": 0.79, "penetrate": 0.4, "eliminate": 0.001, "fire": 0.0, "crew": 1.0},
            "seen": {"hit": 0.81, "penetrate": 0.4, "eliminate": 0.001, "fire": 0.0, "crew": 0.999},
        }
    ],
    "checks": [
        {"check": "conceal", "value": 45, "fair": 0.45, "seen": 0.44},
        {"check": "mines", "value": 30, "fair": 0.3, "seen": 0.3},
        {"check": "escape", "man": "driver", "value": 1, "fair": 0.7, "seen": 0.7},
    ],
}


def test_shots_and_checks_are_shown_with_their_chances() -> None:
    view, speech = table_of()
    view["outlook"] = OUTLOOK
    lines = duel_board.draw_outlook(view, speech)
    assert lines[2:] == [
        "  Shot at G-I (PzKpfw IV Ausf. G) with card 26:",
        "    accuracy 79 = 74 gun table (11.1.3.b(1)) · +5 FIRE card (11.1.3.c(1))",
        "    penetration 9",
        "    to hit 79 / 81 % · penetrates 40 % · eliminates the target <1 % · sets the target on fire 0 %",
        "    kills crew 100 / >99 %",
        "  conceal with LEADERSHIP or ORDER (45 or less): 45 / 44 %",
        "  mines: 30 %",
        "  who would get out alive then: driver 70 %",
    ]


@pytest.mark.parametrize("outlook", [{}, {"shots": []}, {"shots": [], "checks": []}])
def test_without_an_outlook_nothing_is_shown(outlook: dict[str, Any]) -> None:
    view, speech = table_of()
    assert duel_board.draw_outlook(view, speech) == []
    view["outlook"] = outlook
    assert duel_board.draw_outlook(view, speech) == []


def test_numbers_in_a_row_become_ranges() -> None:
    assert duel_board.number_ranges([1, 2, 3, 7, 9, 10]) == "1–3, 7, 9–10"
    assert duel_board.number_ranges([]) == "–"


def test_the_result_counts_every_tank() -> None:
    view, speech = table_of()
    view.update(winner_side="german", winners=[1], reason="medals", seat=SPECTATOR)
    lines = duel_board.draw_result(view, speech)
    assert "  S-II T-34/76 M1943: 0 VP, 0 medals · never eliminated" in lines
    assert lines[-1].endswith("the kill medals decide: the winners are the Germans. (Boris)")
