"""Every error that the engine raises.

    TankodromError
    ├── BadSetup             no game can begin with these options or this number of players
    ├── BadPack              a data file that breaks its schema or constraints
    ├── MalformedAction      unreadable: no such verb, card or square
    ├── IllegalAction        readable, but not among the choices of the decision
    │   ├── NotYourDecision  another seat is asked
    │   └── GameOver         the game has ended
    ├── BrokenReplay         a saved game that does not follow from its own beginning
    ├── BrokenState          plain data that describes no state
    └── RunawayRules         the automatic part of the rules did not stop (a bug in Tankodrom)

Each has a stable `code` for programs and an English sentence for developers. Players read a sentence from
`words/`: an IllegalAction carries its `Refusal`.
"""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.refusal import Refusal


class TankodromError(Exception):
    code: ClassVar[str] = "error"


class BadSetup(TankodromError):
    """`key` names a sentence for players, `<game>-problem-<key>` or `problem-setup-<key>` in the words, with its facts.
    `at` is the option with the problem, or `seats`. Both are empty where only a program can make the mistake."""

    code: ClassVar[str] = "bad_setup"

    def __init__(
        self, message: str, key: str = "", at: str = "", facts: dict[str, int | str] | None = None
    ) -> None:
        super().__init__(message)
        self.key = key
        self.at = at
        self.facts = facts if facts is not None else {}


class BadPack(TankodromError):
    code: ClassVar[str] = "bad_pack"


class MalformedAction(TankodromError):
    code: ClassVar[str] = "malformed_action"


class IllegalAction(TankodromError):
    code: ClassVar[str] = "illegal_action"

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal


class NotYourDecision(IllegalAction):
    code: ClassVar[str] = "not_your_decision"


class GameOver(IllegalAction):
    code: ClassVar[str] = "game_over"


class BrokenReplay(TankodromError):
    code: ClassVar[str] = "broken_replay"


class BrokenState(TankodromError):
    code: ClassVar[str] = "broken_state"


class RunawayRules(TankodromError):
    code: ClassVar[str] = "runaway_rules"
