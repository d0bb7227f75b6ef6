"""Everything that the engine may refuse or find broken.

    TankodromError
    ├── BadSetup             options or number of players that no game can begin with
    ├── BadPack              a data file that breaks its schema or constraints
    ├── MalformedAction      unreadable: no such verb, card or square
    ├── IllegalAction        readable, but not among the choices of the decision
    │   ├── NotYourDecision  another seat is asked
    │   └── GameOver         nobody is asked any more
    ├── BrokenReplay         a saved game that does not follow from its own beginning
    ├── BrokenState          plain data that is no state
    └── RunawayRules         the automatic part of the rules did not come to rest (a bug of ours)

Each has a stable `code` for programs and a sentence in English for developers. What players read comes from
`words/`, by way of the `Refusal` that an IllegalAction carries.
"""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.refusal import Refusal


class TankodromError(Exception):
    code: ClassVar[str] = "error"


class BadSetup(TankodromError):
    code: ClassVar[str] = "bad_setup"


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
