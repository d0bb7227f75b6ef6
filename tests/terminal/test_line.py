"""Line mode: a whole game through a pipe, every command, and no events of another player's inbox."""

from __future__ import annotations

import gc
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tankodrom.bots.bot import Bot
from tankodrom.commands.main import main
from tankodrom.core.event import Event
from tankodrom.core.kernel import pending
from tankodrom.core.replay import Recorder, read_replay, verify_replay, write_replay
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import read_action
from tankodrom.games.registry import game_named
from tankodrom.terminal.line import InputEnded, LineTable, Quit
from tankodrom.titles.registry import make_bot, title_named
from tankodrom.words.rulebook import rule_text

RUSH = game_named("rush")
NAMES = ["Anna", "Boris", "Cyril", "Dana", "Emil"]
CHOICE = re.compile(r"^ *(\d+)\. ", re.MULTILINE)


class Typist(io.StringIO):
    """Standard input like a person's: first the given lines, then random numbers from the menu on the screen."""

    def __init__(self, screen: io.StringIO, lines: list[str], chance: Random | None) -> None:
        super().__init__()
        self.screen = screen
        self.lines = lines
        self.chance = chance  # None: the input ends after the lines
        self.asked_at: list[int] = []  # how long the text on the screen was at each question

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as typeshed does for StringIO
        text = self.screen.getvalue()
        self.asked_at.append(len(text))
        if self.lines:
            return self.lines.pop(0) + "\n"
        if self.chance is None:
            return ""
        menu = text.rpartition("\n\n")[2]
        numbers = [int(number) for number in CHOICE.findall(menu)]
        assert numbers == list(range(1, len(numbers) + 1))
        return f"{self.chance.choice(numbers)}\n"


@dataclass
class Table:
    table: LineTable
    recorder: Recorder
    source: Typist

    def text(self) -> str:
        return self.source.screen.getvalue()

    def play_until_quit(self) -> None:
        with pytest.raises(Quit):
            self.table.play()

    def parts(self) -> list[str]:
        """The text up to each question, and what follows the last one; each begins with the echoed answer."""
        places = [0, *self.source.asked_at, len(self.text())]
        return [self.text()[start:end] for start, end in pairwise(places)]


def table_of(
    seats: int,
    options: dict[str, Value],
    *,
    humans: int = 1,
    language: str = "en",
    seed: int = 1,
    typed: Sequence[str] = (),
    more: bool = True,
) -> Table:
    """A game with people who type `typed` and then (`more`) numbers from a seeded source."""
    recorder = Recorder(RUSH, Setup(seats, options), seed)
    target = io.StringIO()
    source = Typist(target, list(typed), Random(seed) if more else None)
    bots: dict[int, Bot] = {
        seat: make_bot("recruit", "rush", recorder.setup, seat) for seat in range(humans, seats)
    }
    title = title_named("rush")
    table = LineTable(
        RUSH,
        recorder,
        title.screen(language, NAMES[:seats], recorder.setup),
        bots,
        adviser=title.suggest,
        examples=title.examples,
        language=language,
        source=source,
        target=target,
    )
    return Table(table, recorder, source)


# Whole games.

VARIANTS: list[dict[str, Value]] = [
    {},
    {"extended_shop": True, "medal_sets": True, "weak_hand_compensation": True},
    {"interactive_combat": True, "single_reshuffle": True, "recruitment_alternative": True},
    {"team_game": True, "defended_bases_bonus": True},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "+".join(options) or "base game")
@pytest.mark.parametrize(("language", "winner"), [("en", "Winner"), ("cs", "Vítěz")])
def test_a_whole_game_is_played_by_numbers(language: str, winner: str, options: dict[str, Value]) -> None:
    sitting = table_of(3, {**options, "max_rounds": 15}, language=language, seed=4)
    sitting.table.play()
    assert sitting.recorder.state.outcome is not None
    last = sitting.text().splitlines()[-1]
    assert last.startswith(winner)
    assert any(name in last for name in NAMES[:3])
    verify_replay(RUSH, read_replay(write_replay(sitting.recorder.replay())))


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_whole_game_is_played_at_tables_of_every_size(seats: int) -> None:
    sitting = table_of(seats, {"max_rounds": 8}, seed=seats)
    sitting.table.play()
    assert sitting.recorder.state.outcome is not None


def test_a_game_without_a_limit_comes_to_its_end() -> None:
    sitting = table_of(2, {}, seed=9)
    sitting.table.play()
    assert sitting.recorder.state.outcome is not None


def test_the_text_holds_no_marks_of_missing_words() -> None:
    for language in ("en", "cs"):
        sitting = table_of(3, {"interactive_combat": True, "max_rounds": 10}, language=language, seed=2)
        sitting.table.play()
        assert not re.search(r"[{}$⁨⁩]|None|rush-|line-", sitting.text())


def test_an_action_may_be_typed_in_words() -> None:
    sitting = table_of(2, {"starting_player": 0}, typed=["  end_play ", "quit"])
    sitting.play_until_quit()
    assert sitting.recorder.moves[0] == (0, "end_play")


def test_bots_alone_play_before_a_spectator() -> None:
    sitting = table_of(3, {"max_rounds": 5}, humans=0, more=False)
    sitting.table.play()
    text = sitting.text()
    assert sitting.source.asked_at == []
    assert "· Anna begins a turn." in text
    assert "Winner" in text.splitlines()[-1]
    assert "open hand" not in text


# Commands.


def answers(typed: list[str], language: str = "en") -> list[str]:
    """What is written after each typed line, at the first question of a game."""
    sitting = table_of(3, {"starting_player": 0}, language=language, typed=[*typed, "quit"])
    sitting.play_until_quit()
    assert sitting.recorder.moves == []
    parts = sitting.parts()[1:]
    assert [part.split("\n")[0] for part in parts] == [*typed, "quit"]
    return [part.partition("\n")[2].removesuffix("> ").strip("\n") for part in parts[:-1]]


@pytest.mark.parametrize(
    ("line", "english", "czech"),
    [
        ("?", "make that choice", "zvolit tuto možnost"),
        ("", "Play a card, buy a vehicle, or end the turn?", "Zahrát kartu, koupit vozidlo, nebo ukončit tah?"),
        ("board", "Shop (96 more vehicles in the deck)", "Obchod (v balíčku zbývá 96 vozidel)"),
        ("piles", "In your garage, in unknown order: ", "V garáži v neznámém pořadí: "),
        ("hint", "A strong player would think of this first:", "Silný hráč by zvažoval především:"),
        ("hint", "Chance to win about ", "Šance na výhru asi "),
        ("rule R5.9", f"R5.9 {rule_text('rush', 'R5.9', 'en')}", f"R5.9 {rule_text('rush', 'R5.9', 'cs')}"),
        ("rule R99", "The rule book has no rule “R99”.", "Pravidlo „R99“ v pravidlech není."),
        ("rule", "The rule book has no rule “”.", "Pravidlo „“ v pravidlech není."),
        ("why end_play", "This is possible now.", "To teď udělat lze."),
        ("why pay E", "That is not asked now", "To teď není na řadě"),
        ("why", "(an action begins with a verb, this one is empty)", "(an action begins with a verb"),
        ("why fly", "(unknown verb 'fly'", "(unknown verb 'fly'"),
        ("pay E", "(R2.6)", "(R2.6)"),
        ("save", "Where to? save FILE", "Kam? save SOUBOR"),
        ("fly away", "“fly away” is not understood", "Zadání „fly away“ nerozumím"),
        ("buy 9", "'9' is no position here", "'9' is no position here"),
        ("0", "type a number from 1 to ", "napište číslo od 1 do "),
        ("99", "type a number from 1 to ", "napište číslo od 1 do "),
        ("9" * 5000, "type a number from 1 to ", "napište číslo od 1 do "),
        ("-1", "“-1” is not understood", "Zadání „-1“ nerozumím"),
        ("1.", "“1.” is not understood", "Zadání „1.“ nerozumím"),
        ("²", "“²” is not understood", "Zadání „²“ nerozumím"),
        ("{ $text }", "“{ $text }” is not understood", "Zadání „{ $text }“ nerozumím"),
    ],
    ids=lambda text: text[:20],
)
def test_every_command_is_answered(line: str, english: str, czech: str) -> None:
    assert english in answers([line])[0]
    assert czech in answers([line], "cs")[0]


def test_the_help_names_every_command() -> None:
    for language in ("en", "cs"):
        text = answers(["?"], language)[0]
        for command in ("board", "piles", "log", "hint", "why", "rule", "save", "quit"):
            assert re.search(rf"^ *{command}\b", text, re.MULTILINE)


def test_the_log_names_the_rules_of_the_last_news() -> None:
    sitting = table_of(2, {"starting_player": 0}, typed=["end_play", "log", "quit"])
    sitting.play_until_quit()
    told, again = (re.findall(r"^· (.+)$", part, re.MULTILINE) for part in sitting.parts()[1:3])
    assert told
    assert [re.sub(r" \([RV][\d.]+[a-z]?\)$", "", line) for line in again] == told
    assert all(line.endswith(")") for line in again)
    assert f"{NAMES[0]} begins a turn. (R2.1)" in again


def test_enter_shows_the_same_choices_again() -> None:
    sitting = table_of(2, {"starting_player": 0}, typed=["", "quit"])
    sitting.play_until_quit()
    first, again = (CHOICE.findall(part) for part in sitting.parts()[:2])
    assert first == again
    assert len(first) == len(pending(sitting.recorder.state)[0].choices)


def test_the_hint_names_three_choices_that_are_offered_with_their_reasons() -> None:
    lines = answers(["hint"])[0].splitlines()[1:]
    assert len(lines) == 6
    for choice, why in zip(lines[::2], lines[1::2], strict=True):
        match = re.fullmatch(r" *(\d+)\. (.+) \((.+)\)", choice)
        assert match is not None
        assert re.fullmatch(r" {5}(Chance to win about \d+%\. )?[A-Z].+\.", why)
        sitting = table_of(3, {"starting_player": 0}, typed=[match[1], "quit"])
        sitting.play_until_quit()
        assert f"{match[1]}. {match[2]}\n" in sitting.parts()[0]
        assert sitting.recorder.moves[0] == (0, match[3])


def test_the_hint_does_not_change_the_game() -> None:
    asked = table_of(3, {"starting_player": 0}, typed=["hint", "quit"])
    asked.play_until_quit()
    plain = table_of(3, {"starting_player": 0}, typed=["quit"])
    plain.play_until_quit()
    assert RUSH.save(asked.recorder.state) == RUSH.save(plain.recorder.state)


def test_a_game_is_saved_in_between(tmp_path: Path) -> None:
    path = tmp_path / "with space.json"
    sitting = table_of(2, {"starting_player": 0}, typed=["end_play", f"save {path}", "quit"])
    sitting.play_until_quit()
    assert f"The game is written down in {path}." in sitting.text()
    replay = read_replay(path.read_text(encoding="utf-8"))
    verify_replay(RUSH, replay)
    assert replay.moves == sitting.recorder.moves


def test_a_place_where_nothing_can_be_saved_is_told(tmp_path: Path) -> None:
    assert "No such file or directory" in answers([f"save {tmp_path}/nowhere/game.json"])[0]
    assert "Is a directory" in answers([f"save {tmp_path}"])[0]


def test_input_that_ends_early_stops_the_table() -> None:
    sitting = table_of(2, {"starting_player": 0}, typed=["end_play"], more=False)
    with pytest.raises(InputEnded):
        sitting.table.play()
    assert sitting.recorder.moves[0] == (0, "end_play")


# Several people at one terminal.


def readings(sitting: Table) -> Iterator[tuple[str, str]]:
    """The seat at the terminal, and the text that it read up to a question. At the end everything is open."""
    asked = "".join(sitting.parts()[:-1])
    parts = re.split(r"^--- (\w+) ---$", asked, flags=re.MULTILINE)
    yield from zip(parts[1::2], parts[2::2], strict=True)


def shared(options: dict[str, Value], seed: int) -> Table:
    sitting = table_of(2, {**options, "max_rounds": 15}, humans=2, seed=seed)
    sitting.table.play()
    return sitting


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_drawn_cards_are_named_to_their_owner_alone(seed: int) -> None:
    """With hidden hands (V3.1) this holds for the whole game; otherwise cards drawn in one's turn lie open."""
    drawn: dict[tuple[str, str], set[str]] = {(who, whose): set() for who in NAMES[:2] for whose in NAMES[:2]}
    for who, text in readings(shared({"interactive_combat": True}, seed)):
        assert "open hand" not in text
        for whose, what in re.findall(r"^· (\w+) draws (.+)\.$", text, re.MULTILINE):
            drawn[who, whose].add("a number" if re.fullmatch(r"(\d+|no) cards?", what) else what)
    for who in NAMES[:2]:
        for whose in NAMES[:2]:
            if who == whose:
                assert len(drawn[who, whose]) > 1
            else:
                assert drawn[who, whose] == {"a number"}


@pytest.mark.parametrize("options", VARIANTS[:3], ids=lambda options: "+".join(options) or "base game")
def test_the_news_of_a_seat_are_the_events_that_it_may_see(options: dict[str, Value]) -> None:
    sitting = shared(options, 5)
    told: dict[str, list[str]] = {name: [] for name in NAMES[:2]}
    for who, text in readings(sitting):
        told[who] += re.findall(r"^· (.+)$", text, re.MULTILINE)

    expected: dict[str, list[str]] = {name: [] for name in NAMES[:2]}
    speech = title_named("rush").screen("en", NAMES[:2], sitting.recorder.setup).speech
    again = Recorder(RUSH, sitting.recorder.setup, sitting.recorder.seed)
    again.state.sink = []
    inbox: dict[int, list[Event]] = {0: [], 1: []}
    for seat, action in sitting.recorder.moves:
        decision = pending(again.state)[0]
        for reader, events in inbox.items():
            events += [event for event in again.state.sink if event.is_visible_to(reader)]
        again.state.sink.clear()
        if len(decision.choices) > 1 or decision.prompt == "main":  # else nobody is bothered with the question
            expected[NAMES[seat]] += [line.text for line in speech.events(again.state, inbox[seat])]
            inbox[seat].clear()
        again.apply(seat, read_action(again.state, action))
    assert told == expected


def test_one_person_alone_is_never_asked_to_hand_over() -> None:
    sitting = table_of(3, {"max_rounds": 3})
    sitting.table.play()
    assert not re.search(r"^--- ", sitting.text(), re.MULTILINE)


# The command, through real pipes.


def numbers(seed: int, count: int) -> str:
    """Random numbers. Some are out of range, which has no effect."""
    chance = Random(seed)
    return "".join(f"{chance.randint(1, 6)}\n" for _ in range(count))


def play(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tankodrom.commands.main", "play", "rush", *map(str, arguments)]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, input=typed, capture_output=True, check=False, timeout=60, encoding="utf-8", env=environment
    )


@pytest.mark.parametrize(("language", "winner"), [("en", "Winner"), ("cs", "Vítěz")])
def test_a_game_through_a_pipe_ends_with_a_result(language: str, winner: str) -> None:
    done = play("--seed", "3", "--lang", language, "-o", "max_rounds=4", typed=numbers(1, 3000))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith(winner)


def test_a_game_of_bots_needs_no_input() -> None:
    done = play("--humans", "0", "--players", "2", "--seed", "3", "--lang", "en", "--bots", "recruit,random")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[-1].startswith("Winner")
    assert "· Player 1 (recruit) begins a turn." in lines
    assert "· Player 2 (random) begins a turn." in lines


def test_a_game_is_saved_when_the_input_ends_and_goes_on_from_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    stopped = play("--seed", "3", "--lang", "cs", "-o", "max_rounds=4", "--save", first, typed=numbers(1, 12))
    assert (stopped.returncode, stopped.stderr) == (1, "Vstup skončil dříve než hra.\n")
    assert stopped.stdout.endswith(f"Hra je zapsána v souboru {first}.\n")

    done = play("--lang", "en", "--load", first, "--save", second, typed=numbers(2, 3000))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == f"The game is written down in {second}."

    before, after = (read_replay(path.read_text(encoding="utf-8")) for path in (first, second))
    assert before.moves == after.moves[: len(before.moves)]
    assert 0 < len(before.moves) < len(after.moves)
    assert verify_replay(RUSH, after).outcome is not None
    assert main(["replay", str(second)]) == 0
    assert f"{len(after.moves)} moves verified" in capsys.readouterr().out


def test_the_collector_does_not_interrupt_bots_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    frozen: list[int] = []
    monkeypatch.setattr(LineTable, "play", lambda table: frozen.append(gc.get_freeze_count()))
    assert main(["play", "rush", "--seed", "1"]) == 0
    assert frozen[0] > 0
    assert gc.get_freeze_count() == 0
