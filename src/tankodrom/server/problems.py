"""What the server may refuse, each with a stable code and its HTTP status."""

from __future__ import annotations

from typing import Any, ClassVar


class Problem(Exception):
    """`facts` go to the client beside code and sentence."""

    code: ClassVar[str] = "problem"
    status: ClassVar[int] = 400

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.facts = facts


class Malformed(Problem):
    code = "malformed"


class Unknown(Problem):
    code = "not_found"
    status = 404


class WhoAreYou(Problem):
    code = "no_identity"
    status = 401


class NotYours(Problem):
    code = "forbidden"
    status = 403


class Stale(Problem):
    """The move answers a question that is no longer open. The facts hold what is asked now."""

    code = "stale"
    status = 409


class NotNow(Problem):
    """The table is in no state for this."""

    code = "not_now"
    status = 409


class Taken(Problem):
    code = "seat_taken"
    status = 409


class Impossible(Problem):
    """The rules refuse; the facts name rule and reason."""

    code = "illegal_action"
    status = 422


class Flood(Problem):
    code = "too_many"
    status = 429


class RulesBroke(Problem):
    """A bug of ours in one game. Nothing was changed."""

    code = "rules_error"
    status = 500


class Broken(Problem):
    """A bug of ours outside the rules, or a disk that does not write. Nothing was changed."""

    code = "internal"
    status = 500
