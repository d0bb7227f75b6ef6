"""What the server may refuse, each with a stable code and its HTTP status."""

from __future__ import annotations

from typing import ClassVar, Unpack

from tankodrom.core.errors import BadSetup
from tankodrom.protocol.rest import RefusalCode, RefusedFacts


class Problem(Exception):
    """`facts` go to the client beside code and sentence."""

    code: ClassVar[RefusalCode] = "error"
    status: ClassVar[int] = 400

    def __init__(self, message: str, **facts: Unpack[RefusedFacts]) -> None:
        super().__init__(message)
        self.facts: RefusedFacts = facts


class Malformed(Problem):
    code = "malformed"


def bad_setup(error: BadSetup) -> Malformed:
    """With what a client needs to say it in its own words."""
    return Malformed(str(error), setup=error.key, at=error.at, words={**error.facts})


class NotFound(Problem):
    code = "not_found"
    status = 404


class NoIdentity(Problem):
    code = "no_identity"
    status = 401


class Forbidden(Problem):
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


class SeatTaken(Problem):
    code = "seat_taken"
    status = 409


class TooMany(Problem):
    """Too often; `facts.retry` says how many seconds to wait."""

    code = "too_many"
    status = 429


class Reserved(Problem):
    """The seat is kept for who has its link."""

    code = "reserved"
    status = 403


class Removed(Problem):
    """The maker removed this player from the table."""

    code = "removed"
    status = 403


class OneSeat(Problem):
    """The player has a seat at this table already."""

    code = "one_seat"
    status = 409


class Hushed(Problem):
    """Only the players speak here."""

    code = "hushed"
    status = 403


class QuotaReached(Problem):
    """The facts tell which limit, how many it allows, and when to try again."""

    code = "quota"
    status = 429


class HintLimit(Problem):
    """The player has as many hints under way as they may have at once; the facts tell how many."""

    code = "hint_limit"
    status = 429


class HintFailed(Problem):
    """A bug of a bot. It was tried twice."""

    code = "hint_failed"
    status = 500


class Outdated(Problem):
    """The client speaks another version of the protocol; the facts hold ours."""

    code = "outdated"
    status = 426


class IllegalMove(Problem):
    """The rules refuse; the facts name rule and reason."""

    code = "illegal_action"
    status = 422


class Broken(Problem):
    """What is stored of this table makes no sense. Other tables are well."""

    code = "broken"
    status = 500


class RulesError(Problem):
    """A bug in the rules of a game. Nothing was changed."""

    code = "rules_error"
    status = 500


class Unavailable(Problem):
    """The database cannot be used at the moment. Nothing was changed, and the same request may work soon."""

    code = "unavailable"
    status = 503


class InternalError(Problem):
    """A bug outside the rules. Nothing was changed."""

    code = "internal"
    status = 500
