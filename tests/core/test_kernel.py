"""The kernel refuses what was not offered, and then changes nothing; it asks one seat or several at once."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from tankodrom._engine_mode import engine_mode
from tankodrom.core.action import NUMBER, Action, Kind, Seat, Vocabulary, first
from tankodrom.core.decision import Decision
from tankodrom.core.errors import GameOver, IllegalAction, MalformedAction, NotYourDecision, RunawayRules
from tankodrom.core.event import EventKind
from tankodrom.core.kernel import apply, pending, why_not
from tankodrom.core.playout import play_randomly
from tankodrom.core.refusal import Refusal, no
from tankodrom.core.replay import canonical_json
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import Outcome, State
from tankodrom.core.step import Step
from tankodrom.core.text import read_action
from tankodrom.games.registry import game_named

RUSH = game_named("rush")


def rush_in_play() -> State:
    """Somewhere in the middle of a game of three; seat 1 is asked."""
    state: State = RUSH.new(Setup(3, {"starting_player": 0}), 11)
    play_randomly(state, Rng(2), 60)
    while pending(state)[0].seat != 1:
        play_randomly(state, Rng(3), 1)
    return state


def bytes_of(state: State) -> str:
    return canonical_json(RUSH.save(state))


class TestRefusals:
    def test_a_number_that_is_no_action_is_malformed(self) -> None:
        state = rush_in_play()
        before = bytes_of(state)
        for action in (-1, 1 << 60, read_action(state, "buy 1") + 1000):
            with pytest.raises(MalformedAction):
                apply(state, 1, action)
            with pytest.raises(MalformedAction):
                why_not(state, 1, action)
        assert bytes_of(state) == before

    def test_a_malformed_action_is_malformed_for_every_seat(self) -> None:
        state = rush_in_play()
        for seat in range(-1, 4):
            with pytest.raises(MalformedAction):
                apply(state, seat, -1)

    @pytest.mark.parametrize("seat", [0, 2, 3, -1])
    def test_another_seat_is_not_asked_even_for_a_legal_action(self, seat: int) -> None:
        state = rush_in_play()
        before = bytes_of(state)
        for action in pending(state)[0].choices:
            with pytest.raises(NotYourDecision, match=f"seat {seat} is not asked now") as caught:
                apply(state, seat, action)
            assert caught.value.refusal.key == "not-your-decision"
            assert caught.value.refusal.rule
            assert caught.value.code == "not_your_decision"
        assert bytes_of(state) == before

    def test_what_is_not_offered_is_refused_with_its_rule(self) -> None:
        state: State = RUSH.new(Setup(2, {"starting_player": 0}), 1)
        before = bytes_of(state)
        for text in ("pay E", "launch", "finish", "pass", "strike su-t60 P1 0", "declare su-t60"):
            action = read_action(state, text)
            with pytest.raises(IllegalAction) as caught:
                apply(state, 0, action)
            refusal = caught.value.refusal
            assert refusal.rule.startswith(("R", "V"))
            assert refusal.key
            assert str(caught.value) == f"{text}: not possible now ({refusal.rule}: {refusal.key})"
            assert caught.value.code == "illegal_action"
            said = why_not(state, 0, action)
            assert said is not None
            assert (said.rule, said.key) == (refusal.rule, refusal.key)
        assert bytes_of(state) == before

    def test_what_is_offered_is_not_refused(self) -> None:
        state = rush_in_play()
        before = bytes_of(state)
        for decision in pending(state):
            for action in decision.choices:
                assert why_not(state, decision.seat, action) is None
        assert bytes_of(state) == before

    def test_after_the_end_everything_is_refused(self) -> None:
        state: State = RUSH.new(Setup(2, {"max_rounds": 1}), 1)
        play_randomly(state, Rng(1), 10_000)
        assert state.outcome is not None
        assert pending(state) == []
        before = bytes_of(state)
        for seat in range(2):
            for text in ("end_play", "buy 1", "pay E"):
                with pytest.raises(GameOver, match=f"{text}: the game is over") as caught:
                    apply(state, seat, read_action(state, text))
                assert (caught.value.refusal.rule, caught.value.refusal.key) == ("R14.4", "game-over")
                assert caught.value.code == "game_over"
        with pytest.raises(MalformedAction):
            apply(state, 0, -1)
        assert bytes_of(state) == before

    def test_a_refusal_leaves_the_questions_as_they_were(self) -> None:
        state = rush_in_play()
        asked = [(decision.seat, decision.prompt, decision.choices[:]) for decision in pending(state)]
        with pytest.raises(NotYourDecision):
            apply(state, 0, asked[0][2][0])
        assert [(decision.seat, decision.prompt, decision.choices) for decision in pending(state)] == asked

    def test_asking_changes_nothing(self) -> None:
        state: State = RUSH.load(RUSH.save(rush_in_play()))
        before = bytes_of(state)
        assert pending(state) is pending(state)
        assert bytes_of(state) == before


# A toy: every seat secretly picks a number, all are revealed at once. Duel's initiative works this way.

interpreted_only = pytest.mark.skipif(
    engine_mode() == "compiled", reason="compiled classes cannot have interpreted subclasses"
)

VERBS = Vocabulary()
PICK = VERBS.verb("pick", [NUMBER])
REVEALED = EventKind("revealed", [("seat", NUMBER), ("number", NUMBER)])
UNPICKED = -1

if TYPE_CHECKING or engine_mode() == "interpreted":

    class Toy(State):
        ending_rule: ClassVar[str] = "T9"

        def copy(self) -> Toy:
            twin = Toy(self.seats, self.rng.copy())
            self.share_kernel_with(twin)
            return twin

        def vocabulary(self) -> Vocabulary:
            return VERBS

        def word(self, kind: Kind, value: int, before: list[int]) -> str:
            return str(value)

        def value(self, kind: Kind, word: str, before: list[int]) -> int:
            return int(word)

    class SecretPick(Step[Toy]):
        rule: ClassVar[str] = "T1"

        def __init__(self, picks: list[int]) -> None:
            self.picks = picks

        def ask(self, state: Toy) -> list[Decision]:
            open_seats = [seat for seat, pick in enumerate(self.picks) if pick == UNPICKED]
            return [Decision(seat, "pick", [PICK.of(1), PICK.of(2)]) for seat in open_seats]

        def answer(self, state: Toy, seat: Seat, action: Action) -> None:
            self.picks[seat] = first(action)

        def advance(self, state: Toy) -> None:
            for seat, pick in enumerate(self.picks):
                state.emit(REVEALED, seat, pick)
            state.outcome = Outcome([self.picks.index(max(self.picks))], self.picks, "picked")

        def why_not(self, state: Toy, seat: Seat, action: Action) -> Refusal:
            return no("T2", "one-or-two")

        def copy(self) -> SecretPick:
            return SecretPick(self.picks[:])

        def save(self) -> list[Any]:
            return [self.picks[:]]

    class Guess(Step[Toy]):
        """Returns the number that seat 0 names."""

        def ask(self, state: Toy) -> list[Decision]:
            return [Decision(0, "pick", [PICK.of(1), PICK.of(2)])]

        def answer(self, state: Toy, seat: Seat, action: Action) -> None:
            state.finish(first(action))

        def copy(self) -> Guess:
            return Guess()

    class Score(Step[Toy]):
        """Opens a guess and scores what it returns."""

        def __init__(self, results: list[int]) -> None:
            self.results = results

        def advance(self, state: Toy) -> None:
            state.stack.append(Guess())

        def returned(self, state: Toy, result: int) -> None:
            self.results.append(result)
            if len(self.results) == 2:
                state.outcome = Outcome([0], self.results, "guessed")

        def copy(self) -> Score:
            return Score(self.results[:])

    class Endless(Step[Toy]):
        """A step that never asks and never ends."""

        def advance(self, state: Toy) -> None:
            pass

        def copy(self) -> Endless:
            return self


def picking(seats: int) -> Toy:
    toy = Toy(seats, Rng(1))
    toy.stack = [SecretPick([UNPICKED] * seats)]
    toy.sink = []
    return toy


def picks_of(toy: Toy) -> list[Any]:
    return toy.stack[-1].save()


@interpreted_only
class TestSeveralSeatsAtOnce:
    def test_all_are_asked_at_the_same_time(self) -> None:
        assert [decision.seat for decision in pending(picking(3))] == [0, 1, 2]

    @pytest.mark.parametrize("order", list(permutations(range(3))))
    def test_they_may_answer_in_any_order(self, order: tuple[int, ...]) -> None:
        toy = picking(3)
        for done, seat in enumerate(order):
            waiting = [other for other in range(3) if other not in order[:done]]
            assert [decision.seat for decision in pending(toy)] == waiting
            assert toy.sink == []
            apply(toy, seat, PICK.of(2 if seat == 1 else 1))
        assert toy.sink is not None
        assert [event.values for event in toy.sink] == [[0, 1], [1, 2], [2, 1]]
        assert toy.outcome is not None
        assert toy.outcome.winners == [1]

    @pytest.mark.parametrize("again", [1, 2])
    def test_each_may_answer_only_once(self, again: int) -> None:
        toy = picking(3)
        apply(toy, 1, PICK.of(1))
        before = picks_of(toy)
        with pytest.raises(NotYourDecision) as caught:
            apply(toy, 1, PICK.of(again))
        assert caught.value.refusal.rule == "T1"
        assert picks_of(toy) == before == [[UNPICKED, 1, UNPICKED]]
        assert [decision.seat for decision in pending(toy)] == [0, 2]

    def test_a_seat_that_is_asked_hears_the_reason_of_the_step(self) -> None:
        toy = picking(2)
        with pytest.raises(IllegalAction, match=r"pick 3: not possible now \(T2: one-or-two\)") as caught:
            apply(toy, 0, PICK.of(3))
        assert not isinstance(caught.value, NotYourDecision)
        assert picks_of(toy) == [[UNPICKED, UNPICKED]]

    def test_a_copy_waits_for_its_own_answers(self) -> None:
        toy = picking(2)
        apply(toy, 0, PICK.of(1))
        twin = toy.copy()
        apply(twin, 1, PICK.of(2))
        assert twin.outcome is not None
        assert toy.outcome is None
        assert [decision.seat for decision in pending(toy)] == [1]

    def test_after_the_end_the_ending_rule_refuses(self) -> None:
        toy = picking(1)
        apply(toy, 0, PICK.of(1))
        with pytest.raises(GameOver) as caught:
            apply(toy, 0, PICK.of(1))
        assert caught.value.refusal.rule == "T9"


@interpreted_only
def test_a_step_hands_its_result_to_the_step_that_opened_it() -> None:
    toy = Toy(1, Rng(1))
    toy.stack = [Score([])]
    pending(toy)
    twin = toy.copy()
    apply(toy, 0, PICK.of(2))
    assert [step.name() for step in toy.stack] == ["Score", "Guess"]  # it has the result and opened the next one
    apply(toy, 0, PICK.of(1))
    assert toy.outcome is not None
    assert toy.outcome.scores == [2, 1]
    apply(twin, 0, PICK.of(1))
    assert twin.outcome is None


@interpreted_only
def test_rules_that_never_come_to_rest_are_stopped_by_name() -> None:
    toy = Toy(1, Rng(1))
    toy.stack = [Endless()]
    with pytest.raises(RunawayRules, match="no question after 10000 automatic steps, last in Endless"):
        pending(toy)
