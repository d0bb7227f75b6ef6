"""Taking back: at once where nobody is wronged by it, otherwise when everybody agrees."""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.core.rng import Rng
from tankodrom.server import course as kinds
from tankodrom.server.course import Course
from tankodrom.server.identity import new_id
from tankodrom.server.problems import NotNow
from tankodrom.server.protocol import UndoAnswer
from tankodrom.server.room import Room


async def undo(room: Room, seat: Seat, scope: str, to_number: int, id: str) -> UndoAnswer:
    async with room.lock:
        course = room.course
        before = room.entry_with(id)
        if before is not None:
            return UndoAnswer(id, course.numbers[seat], before.kind == kinds.UNDO, True)
        if room.row.undo == "off":
            raise NotNow("nothing is taken back at this table")
        room.check_playing()
        to = _target(course, seat, scope, to_number)
        is_done = _is_done_at_once(room, seat, to)
        await room.note(kinds.UNDO if is_done else kinds.ASK_UNDO, seat, f"to {to}", id)
        return UndoAnswer(id, room.course.numbers[seat], is_done, False)


def _is_done_at_once(room: Room, seat: Seat, to: int) -> bool:
    mine = set(room.seats_of(room.seats[seat].player))
    if not room.people() - mine:
        return True
    if room.row.undo == "ask" or not room.course.movers_since(to) <= mine:
        return False
    return not room.course.is_past_barrier(to, Rng(int(new_id(), 16)))


def _target(course: Course, seat: Seat, scope: str, to_number: int) -> int:
    """The log entry after which the position stood that is to come back."""
    if scope == "step":
        to = course.before_last_of(seat)
    elif scope == "turn":
        to = course.before_turn_of(seat)
    else:
        to = course.seq_at(seat, to_number)
    if to < 0 or not course.moves or to >= course.moves[-1].seq:
        raise NotNow("there is nothing to take back")
    return to


async def vote(room: Room, seat: Seat, agree: bool, id: str) -> UndoAnswer:
    async with room.lock:
        course = room.course
        if room.entry_with(id) is not None:
            return UndoAnswer(id, course.numbers[seat], course.proposal is None, True)
        proposal = course.proposal
        if proposal is None:
            raise NotNow("nobody asks to take something back")
        if not agree:
            await room.note(kinds.REFUSE, seat, "", id)
            return UndoAnswer(id, course.numbers[seat], False, False)
        if seat not in proposal.agreed:
            await room.note(kinds.AGREE, seat, "", id)
        proposal = room.course.proposal
        if proposal is None or not room.people() <= _agreed(room, proposal.agreed):
            return UndoAnswer(id, room.course.numbers[seat], False, False)
        await room.note(kinds.UNDO, proposal.seat, f"to {proposal.to}", new_id())
        return UndoAnswer(id, room.course.numbers[seat], True, False)


def _agreed(room: Room, seats: frozenset[Seat]) -> set[Seat]:
    """Who plays several seats agrees for all of them."""
    players = {room.seats[seat].player for seat in seats}
    return {row.seat for row in room.seats if row.player in players}
