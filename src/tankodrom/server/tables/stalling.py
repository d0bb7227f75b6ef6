"""Seats that do not answer: who they are, and who decides that a bot plays on for them.

That a seat is asked is told to the others only when the table's patience is over. Where it would betray a secret that
somebody is asked, the rules ask everybody who might answer.
"""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.protocol.rest import StalledSeat
from tankodrom.server.clock import now_ms
from tankodrom.server.tables.table import PLAYING, LiveTable


def stalled_seats(table: LiveTable) -> list[StalledSeat]:
    """The seats of persons that have been asked for longer than the table's patience."""
    late = _late_seats(table)
    found: list[StalledSeat] = []
    for seat, since in late.items():
        voters = voters_about(table, seat)
        agreed = [vote for vote in sorted(_votes(table, seat)) if table.seats[vote].player in voters]
        found.append(StalledSeat(seat, since, agreed, needed_of(len(voters))))
    return found


def voters_about(table: LiveTable, seat: Seat) -> set[str]:
    """The players who decide about this seat: all others who play themselves and do not keep the table waiting."""
    late = {table.seats[other].player for other in _late_seats(table)} | {table.seats[seat].player}
    return {row.player for row in table.seats if row.kind == "person"} - late


def needed_of(voters: int) -> int:
    """More than half; at least one."""
    return voters // 2 + 1


def is_decided(table: LiveTable, seat: Seat) -> bool:
    voters = voters_about(table, seat)
    agreed = {table.seats[vote].player for vote in _votes(table, seat)} & voters
    return len(agreed) >= needed_of(len(voters))


def _votes(table: LiveTable, seat: Seat) -> frozenset[Seat]:
    return table.session.waiting.votes.get(seat, frozenset())


def _late_seats(table: LiveTable) -> dict[Seat, int]:
    """With since when they are asked."""
    if table.status != PLAYING or not table.row.patience:
        return {}
    latest = now_ms() - 1000 * table.row.patience
    late: dict[Seat, int] = {}
    for seat in table.session.asked():
        since = table.session.waiting.since[seat] or table.row.created
        if table.seats[seat].kind == "person" and since <= latest:
            late[seat] = since
    return late
