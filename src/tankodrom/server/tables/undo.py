"""Undo: at once where it wrongs nobody, otherwise when everybody agrees."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.core.rng import Rng
from tankodrom.protocol.rest import UndoAnswer
from tankodrom.server.clock import now_ms
from tankodrom.server.identity import new_id
from tankodrom.server.log import kinds
from tankodrom.server.problems import NotNow, QuotaReached
from tankodrom.server.tables.session import GameSession
from tankodrom.server.tables.table import LiveTable
from tankodrom.server.workers import off_loop

FIRST_PAUSE: Final = (
    20  # seconds after a refusal until the seat may ask again; twice as many after each further one
)
LONGEST_PAUSE: Final = 3600


async def undo(
    table: LiveTable, seat: Seat, scope: str, to_number: int, id: str, most_proposals: int = 0
) -> UndoAnswer:
    """`most_proposals`: by this seat in one game; 0: any number."""
    async with table.lock:
        session = table.session
        before = table.entry_with(id)
        if before is not None:
            return UndoAnswer(id, session.numbers[seat], before.kind == kinds.UNDO, True)
        if table.row.undo == "off":
            raise NotNow("nothing is taken back at this table")
        table.check_playing()
        to = _target(session, seat, scope, to_number)
        is_done = await _is_done_at_once(table, seat, to)
        if not is_done:
            proposal = session.proposal
            if proposal is not None and (proposal.seat, proposal.to) == (seat, to):
                return UndoAnswer(id, session.numbers[seat], False, True)
            _check_may_ask(session, seat, most_proposals)
        await table.note(kinds.UNDO if is_done else kinds.ASK_UNDO, seat, f"to {to}", id)
        return UndoAnswer(id, table.session.numbers[seat], is_done, False)


async def _is_done_at_once(table: LiveTable, seat: Seat, to: int) -> bool:
    mine = set(table.seats_of(table.seats[seat].player))
    if not await _voters(table, seat, to) - mine:
        return True
    if table.row.undo == "ask" or not table.session.movers_since(to) <= mine:
        return False
    return not await _is_past_barrier(table, to)


async def _voters(table: LiveTable, seat: Seat, to: int) -> set[Seat]:
    """The seats whose players must agree. A bot that sits in does not agree for its player: what that player learned or
    did, and what was done while they were away, is not taken back over their head."""
    people = table.people()
    lent = {row.seat for row in table.seats if row.player and row.kind == "bot"} - set(
        table.seats_of(table.seats[seat].player)
    )
    if lent and (table.session.movers_since(to) & lent or await _is_past_barrier(table, to)):
        return people | lent
    return people


async def _is_past_barrier(table: LiveTable, to: int) -> bool:
    return await off_loop(table.session.is_past_barrier, to, Rng(int(new_id(), 16)))


def _check_may_ask(session: GameSession, seat: Seat, most_proposals: int) -> None:
    """Who was refused waits before the next proposal, longer each time."""
    waiting = session.waiting
    if most_proposals and waiting.proposals[seat] >= most_proposals:
        raise QuotaReached(
            f"{most_proposals} proposals to take something back are enough for one game",
            limit="undo-game",
            most=most_proposals,
            retry=0,
        )
    refusals = waiting.refusals[seat]
    if not refusals:
        return
    pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(refusals - 1, 16))
    left = waiting.refused[seat] + 1000 * pause - now_ms()
    if left > 0:
        retry = -(-left // 1000)
        raise QuotaReached(
            f"the others said no; ask again in {retry} s", limit="undo-pause", most=refusals, retry=retry
        )


def _target(session: GameSession, seat: Seat, scope: str, to_number: int) -> int:
    """The log entry after which the position stood that is to come back."""
    if scope == "step":
        to = session.before_last_of(seat)
    elif scope == "turn":
        to = session.before_turn_of(seat)
    else:
        to = session.seq_at(seat, to_number)
    if to < 0 or not session.moves or to >= session.moves[-1].seq:
        raise NotNow("there is nothing to take back")
    return to


async def vote(table: LiveTable, seat: Seat, agree: bool, id: str) -> UndoAnswer:
    """Also by who lets a bot sit in."""
    async with table.lock:
        session = table.session
        if table.entry_with(id) is not None:
            return UndoAnswer(id, session.numbers[seat], session.proposal is None, True)
        proposal = session.proposal
        if proposal is None:
            raise NotNow("nobody asks to take something back")
        if not agree:
            await table.note(kinds.REFUSE, seat, "", id)
            return UndoAnswer(id, session.numbers[seat], False, False)
        if seat not in proposal.agreed:
            await table.note(kinds.AGREE, seat, "", id)
        proposal = table.session.proposal
        if proposal is None:
            return UndoAnswer(id, table.session.numbers[seat], False, False)
        voters = await _voters(table, proposal.seat, proposal.to)
        if not voters <= _agreed(table, proposal.agreed):
            return UndoAnswer(id, table.session.numbers[seat], False, False)
        await table.note(kinds.UNDO, proposal.seat, f"to {proposal.to}", new_id())
        return UndoAnswer(id, table.session.numbers[seat], True, False)


def _agreed(table: LiveTable, seats: frozenset[Seat]) -> set[Seat]:
    """A player with several seats agrees for all of them."""
    players = {table.seats[seat].player for seat in seats}
    return {row.seat for row in table.seats if row.player in players}
