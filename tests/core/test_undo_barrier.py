"""The information barrier: what cannot be taken back silently."""

from __future__ import annotations

from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.text import read_action
from tankodrom.core.undo_barrier import passes_barrier
from tankodrom.games.registry import all_games, game_named


def test_setting_a_card_aside_shows_nothing_new() -> None:
    game = game_named("rush")
    state = game.new(Setup(2), 1)
    seat = pending(state)[0].seat
    action = next(
        choice
        for choice in pending(state)[0].choices
        if choice in [read_action(state, f"set_aside {card}") for card in ("E", "RC", "VO")]
    )
    assert not passes_barrier(game, state, seat, action, Rng(3))


def test_the_end_of_a_turn_asks_another() -> None:
    game = game_named("rush")
    state = game.new(Setup(2), 1)
    seat = pending(state)[0].seat
    assert passes_barrier(game, state, seat, read_action(state, "end_play"), Rng(3))


def test_turning_a_token_up_is_learning() -> None:
    """Family: the token lay there all the time, no chance is used, and the same player goes on."""
    game = game_named("battlegrounds")
    state = game.new(Setup(2, {"variant": "family"}), 5)
    learned = 0
    for _ in range(60):
        asked = pending(state)
        if not asked:
            break
        seat, action = asked[0].seat, asked[0].choices[-1]
        after = state.copy()
        apply(after, seat, action)
        hidden = any(
            before.get("token") == "?" and now.get("token") not in ("?", None)
            for before, now in zip(
                game.view(state, seat)["squares"].values(), game.view(after, seat)["squares"].values(), strict=True
            )
        )
        if hidden:
            learned += 1
            assert passes_barrier(game, state, seat, action, Rng(9))
        state = after
    assert learned > 3


def test_asking_leaves_the_position_alone() -> None:
    for game in all_games():
        state = game.new(Setup(2), 2)
        before = game.save(state)
        decision = pending(state)[0]
        passes_barrier(game, state, decision.seat, decision.choices[0], Rng(1))
        assert game.save(state) == before
