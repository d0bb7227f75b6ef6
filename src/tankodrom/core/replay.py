"""A saved game: its setup, its seed and its moves. Everything else follows from them and is checked."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from tankodrom.core.action import Action, Seat
from tankodrom.core.errors import BadPack, BadSetup, BrokenReplay, IllegalAction, MalformedAction
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply
from tankodrom.core.rng import SEED_LIMIT
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.text import read_action, text_of

FORMAT: Final = "tankodrom-replay"
FORMAT_VERSION: Final = 1


class Replay:
    """`moves` holds the texts of the actions. `digest` is the digest of the final state, if known."""

    __slots__ = ("digest", "game", "moves", "rules_version", "seed", "setup")

    def __init__(
        self,
        game: str,
        rules_version: int,
        setup: Setup,
        seed: int,
        moves: list[tuple[Seat, str]],
        digest: str,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.setup = setup
        self.seed = seed
        self.moves = moves
        self.digest = digest


class Recorder:
    """Writes a replay down while a game is played."""

    __slots__ = ("game", "moves", "seed", "setup", "state")

    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = game.checked(setup)
        self.seed = seed
        self.state: State = game.new(self.setup, seed)
        self.moves: list[tuple[Seat, str]] = []

    def apply(self, seat: Seat, action: Action) -> None:
        text = text_of(self.state, action)
        apply(self.state, seat, action)
        self.moves.append((seat, text))

    def replay(self) -> Replay:
        digest = state_digest(self.game, self.state)
        return Replay(self.game.key, self.game.rules_version, self.setup, self.seed, list(self.moves), digest)


def state_digest(game: Game[Any], state: State) -> str:
    return hashlib.sha256(canonical_json(game.save(state)).encode()).hexdigest()


def canonical_json(data: Any) -> str:
    """The same text for equal values: sorted keys, no spaces."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def write_replay(replay: Replay) -> str:
    """A JSON document with one line per move. The same game gives the same bytes."""
    head = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": replay.game,
        "rules_version": replay.rules_version,
        "seats": replay.setup.seats,
        "options": replay.setup.options,
        "data": replay.setup.data,
        "seed": format(replay.seed, "x"),
        "digest": replay.digest,
    }
    lines = [f" {canonical_json(key)}: {canonical_json(value)}," for key, value in head.items()]
    moves = ",\n".join(f"  {canonical_json([seat, text])}" for seat, text in replay.moves)
    return "{\n" + "\n".join(lines) + '\n "moves": [\n' + moves + "\n ]\n}\n"


def read_replay(text: str) -> Replay:
    """The inverse of `write_replay`; BrokenReplay says what is wrong with the document."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenReplay(f"a replay is a JSON document: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BrokenReplay(f'a replay says "format": "{FORMAT}" at its beginning')
    if data.get("version") != FORMAT_VERSION:
        raise BrokenReplay(f"version {data.get('version')!r} of the replay format is unknown here")
    seats = _field(data, "seats", int)
    options = _field(data, "options", dict)
    seed_text = _field(data, "seed", str)
    try:
        seed = int(seed_text, 16)
    except ValueError:
        raise BrokenReplay(f"the seed is a hexadecimal number, not {seed_text!r}") from None
    if not 0 <= seed < SEED_LIMIT:
        raise BrokenReplay("the seed is out of its range")
    moves: list[tuple[Seat, str]] = []
    for number, move in enumerate(_field(data, "moves", list), start=1):
        if not (isinstance(move, list) and len(move) == 2):
            raise BrokenReplay(f"move {number} is [seat, action], not {move!r}")
        seat, action = move
        if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(action, str):
            raise BrokenReplay(f"move {number} is [seat, action], not {move!r}")
        moves.append((seat, action))
    return Replay(
        _field(data, "game", str),
        _field(data, "rules_version", int),
        Setup(seats, options, _field(data, "data", dict)),
        seed,
        moves,
        _field(data, "digest", str),
    )


def _field(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BrokenReplay(f"the replay's {key!r} is missing or no {kind.__name__}")
    return value


def begin_replay(game: Game[Any], replay: Replay) -> State:
    """The first position of a replay. BrokenReplay if these rules cannot follow it."""
    if replay.game != game.key:
        raise BrokenReplay(f"this is a game of {replay.game}, not of {game.key}")
    if replay.rules_version != game.rules_version:
        raise BrokenReplay(
            f"played under rules version {replay.rules_version} of {game.key}, this is {game.rules_version}"
        )
    try:
        state: State = game.new(replay.setup, replay.seed)
    except (BadSetup, BadPack) as error:
        raise BrokenReplay(f"the beginning of the replay is not possible: {error}") from None
    return state


def follow_move(state: State, number: int, seat: Seat, text: str) -> None:
    """Carry out one move of a replay; BrokenReplay names the move that is wrong."""
    try:
        apply(state, seat, read_action(state, text))
    except (MalformedAction, IllegalAction) as error:
        raise BrokenReplay(f"move {number} ({text!r} by seat {seat}): {error}") from None


def verify_replay(game: Game[Any], replay: Replay) -> State:
    """Play a whole replay and return the final state. BrokenReplay names the first thing that is wrong."""
    state = begin_replay(game, replay)
    for number, (seat, text) in enumerate(replay.moves, start=1):
        follow_move(state, number, seat, text)
    digest = state_digest(game, state)
    if replay.digest and digest != replay.digest:
        raise BrokenReplay(
            f"the moves lead to another position than the replay says ({digest[:12]}…, not {replay.digest[:12]}…)"
        )
    return state
