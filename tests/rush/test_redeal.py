"""A re-deal keeps what an attentive player knows (5.3): companies and stores stay, only splits and orders change."""

from __future__ import annotations

import pytest

from table import do_as, rush_at
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named
from tankodrom.games.rush.achievements import company
from tankodrom.games.rush.ending import scores_now
from tankodrom.games.rush.state import RushState

GAME = game_named("rush")
SPECTATOR = -1
V3: dict[str, Value] = {"interactive_combat": True}
KEEPING: dict[str, Value] = {"weak_hand_compensation": True, "recruitment_alternative": True}


def _dealt(state: RushState, viewer: int, seed: int) -> RushState:
    twin = GAME.determinize(state, viewer, Rng(seed))
    assert isinstance(twin, RushState)
    return twin


@pytest.mark.rule("R15.1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"extended_shop": True, "single_reshuffle": True, **KEEPING}),
        (2, {**V3, **KEEPING, "defended_bases_bonus": True}),
        (5, {"team_game": True, **KEEPING}),
    ],
    ids=["base", "kept in the open", "kept in secret", "teams"],
)
def test_companies_and_stores_stay_with_their_owners(seats: int, options: dict[str, Value]) -> None:
    state = GAME.new(Setup(seats, {**options, "max_rounds": 25}), 9)
    assert isinstance(state, RushState)
    rng = Rng(9)
    split_anew = 0
    while asked := pending(state):
        if rng.below(8) == 0:
            viewer = rng.below(seats + 1) - 1
            twin = _dealt(state, viewer, rng.below(1000))
            assert sorted(twin.deck) == sorted(state.deck)
            for seat in range(seats):
                one, other = state.players[seat], twin.players[seat]
                assert sorted(company(twin, seat)) == sorted(company(state, seat))
                assert other.store == one.store
                split_anew += sorted(other.hand) != sorted(one.hand)
            assert [score.total for score in scores_now(twin)] == [score.total for score in scores_now(state)]
        apply(state, *random_choice(asked, rng))
    assert split_anew > 20


@pytest.mark.rule("V2.2")
def test_a_card_that_everybody_saw_stays_in_hand() -> None:
    position = {"P0": {"hand": ["K5"], "garage": ["E", "E", "E", "RC"]}, "P1": {"hand": ["E"]}}
    state = rush_at(position, weak_hand_compensation=True)
    do_as(state, 0, "end_play", "keep K5")
    kept = state.cards.by_code["K5"]
    assert all(kept in _dealt(state, 1, seed).players[0].hand for seed in range(20))


@pytest.mark.rule("R5.14", "R5.10")
@pytest.mark.parametrize(
    ("hand", "garage", "shop", "before"),
    [
        # Price 6: only the two most valuable cards together can pay it.
        (["K7", "VO"], ["RC", "CB", "VO", "E", "CB", "RC"], ["K5", "K1", "K2", "K3"], []),
        # A second purchase needs an own-nation card (R5.10); there is one.
        (["E", "K7"], ["RC", "CB", "VO", "M1(DE)", "M2(DE)", "RC"], ["K1", "K2", "K3", "K4"], ["buy 1", "pay E"]),
    ],
    ids=["dear", "own nation"],
)
def test_a_hidden_hand_can_complete_the_purchase_under_way(
    hand: list[str], garage: list[str], shop: list[str], before: list[str]
) -> None:
    """V3 hides the hand, but everybody knows that a purchase that was named can be paid."""
    position = {"shop": shop, "P0": {"hand": hand, "garage": garage}}
    state = rush_at(position, **V3)
    do_as(state, 0, *before)
    (decision,) = pending(state)
    apply(state, 0, next(action for action in decision.choices if text_of(state, action).startswith("buy")))
    for seed in range(60):
        twin = _dealt(state, 1, seed)
        while pending(twin)[0].prompt == "pay":
            assert pending(twin)[0].choices
            apply(twin, *random_choice(pending(twin), Rng(seed)))
