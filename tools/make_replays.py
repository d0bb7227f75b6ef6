"""Keep a saved game for every way a game can end, in tests/replays/<game>/.

The tests verify them. If one breaks, the behaviour of the rules has changed: either that is a mistake, or the game's
`rules_version` goes up and this tool makes the replays again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tankodrom.bots.observation import Observation
from tankodrom.core.game import Game
from tankodrom.core.kernel import pending
from tankodrom.core.replay import Recorder, write_replay
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import make_bot

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "replays"

# Name of the replay, seats, options, level of the bots, and what distinguishes this end.
WANTED: list[tuple[str, str, int, dict[str, Value], str, str]] = [
    ("rush", "last-base", 3, {}, "recruit", "no base left"),
    ("rush", "last-medal", 2, {}, "recruit", "no singles left"),
    ("rush", "round-limit", 2, {"max_rounds": 3}, "random", "round_limit"),
    ("rush", "all-variants", 5, {"team_game": True, "extended_shop": True, "weak_hand_compensation": True,
      "defended_bases_bonus": True, "medal_sets": True, "single_reshuffle": True,
      "recruitment_alternative": True}, "recruit", "triggered"),
    ("battlegrounds", "battle-threshold", 4, {"draft": True}, "recruit", "threshold"),
    ("battlegrounds", "two-figures", 2, {}, "recruit", "threshold"),
    ("battlegrounds", "stalled", 3, {"stall_rounds": 1}, "random", "stalled"),
    ("battlegrounds", "teams", 4, {"variant": "teams"}, "recruit", "threshold"),
    ("battlegrounds", "family", 3, {"variant": "family"}, "random", "threshold"),
    ("battlegrounds", "solo-artillery", 1, {"variant": "solo"}, "recruit", "artillery"),
    ("battlegrounds", "solo-no-tanks", 1, {"variant": "solo", "solo_choose_cards": True}, "random", "no_tanks"),
    ("duel", "points", 2, {}, "recruit", "points"),
    ("duel", "medals", 2, {}, "recruit", "medals"),
    ("duel", "soviets-on-a-tie", 2, {"passes": 1}, "random", "soviets"),
    ("duel", "six-players-all-options", 6, {"mission": "M4", "radios": "on", "infantry": "on"}, "recruit", "points"),
    ("duel", "deep-mud", 3, {"mission": "M6"}, "recruit", "points"),
    ("duel", "solo-in-the-snow", 1, {"mission": "M8"}, "recruit", "points"),
]  # fmt: skip


def ends_as(game: Game[Any], recorder: Recorder, end: str) -> bool:
    outcome = recorder.state.outcome
    assert outcome is not None
    if end == "no base left":
        return any(player["bases"] == [None] * 3 for player in game.view(recorder.state, -1)["players"])
    if end == "no singles left":
        return any(stack[0] == 0 for stack in game.view(recorder.state, -1)["medals"].values())
    return outcome.reason == end


def play(game: Game[Any], setup: Setup, level: str, seed: int) -> Recorder:
    recorder = Recorder(game, setup, seed)
    bots = [make_bot(level, game.key, recorder.setup, seed + seat) for seat in range(setup.seats)]
    while asked := pending(recorder.state):
        decision = asked[0]
        recorder.apply(decision.seat, bots[decision.seat].choose(Observation(game, recorder.state, decision), 1.0))
    return recorder


def main() -> int:
    for key, name, seats, options, level, end in WANTED:
        game = game_named(key)
        for seed in range(1, 2000):
            recorder = play(game, Setup(seats, options), level, Rng(seed).below(1 << 32))
            if ends_as(game, recorder, end):
                path = FOLDER / key / f"{name}.json"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(write_replay(recorder.replay()), encoding="utf-8")
                print(f"{path.relative_to(FOLDER)}: {len(recorder.moves)} moves")
                break
        else:
            print(f"{key} {name}: no game ended like this", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
