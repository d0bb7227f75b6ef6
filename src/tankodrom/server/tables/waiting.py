"""What a log tells about waiting: since when each seat is asked, votes for a bot there, and proposals to take moves back.

It is kept with the game session, so that every process and every restart knows the same.
"""

from __future__ import annotations

from typing import Any

from tankodrom.core.action import Seat
from tankodrom.core.errors import BrokenReplay
from tankodrom.server.log.hash_chain import Entry


class Waiting:
    def __init__(self, questions: list[int]) -> None:
        """`questions`: how often each seat was asked something."""
        seats = len(questions)
        self.since = [
            0
        ] * seats  # when each seat was asked what it is asked now; 0: from the beginning, or not asked
        self.votes: dict[Seat, frozenset[Seat]] = {}  # for a bot, by the seat that does not answer
        self.proposals = [0] * seats  # to take moves back, by who asked
        self.refusals = [0] * seats  # of such proposals in a row
        self.refused = [0] * seats  # when the last one was
        self._questions = list(questions)

    def note_questions(self, at: int, asked: list[Seat], questions: list[int]) -> None:
        """After a move: who was asked anew has the whole time again, and votes about them are void."""
        for seat in range(len(questions)):
            if seat not in asked:
                self.since[seat] = 0
            elif questions[seat] != self._questions[seat] or not self.since[seat]:
                self.since[seat] = at
                self._questions[seat] = questions[seat]
            else:
                continue
            self.votes.pop(seat, None)

    def note_seat_change(self, entry: Entry, asked: list[Seat]) -> None:
        """Who joins last begins the game for all. Who takes a seat back from a bot has no more time for a question that was
        open before: otherwise a player could stall for ever by letting a bot sit in for a moment."""
        if entry.text.startswith("join"):
            for seat in asked:
                self.since[seat] = entry.at
            self.votes.pop(entry.seat, None)

    def note_vote(self, entry: Entry) -> tuple[Seat, str]:
        """The seat that it is about, and `yes` or `no`."""
        number, _, word = entry.text.partition(" ")
        if not number.isdecimal() or int(number) >= len(self.since) or word not in ("yes", "no"):
            raise BrokenReplay(f"entry {entry.seq} is no vote: {entry.text!r}")
        seat = int(number)
        votes = self.votes.get(seat, frozenset())
        self.votes[seat] = votes | {entry.seat} if word == "yes" else votes - {entry.seat}
        return seat, word

    def note_proposal(self, entry: Entry) -> None:
        if 0 <= entry.seat < len(self.proposals):
            self.proposals[entry.seat] += 1

    def note_refusal(self, proposer: Seat, at: int) -> None:
        if 0 <= proposer < len(self.refusals):
            self.refusals[proposer] += 1
            self.refused[proposer] = at

    def note_consent(self, proposer: Seat) -> None:
        if 0 <= proposer < len(self.refusals):
            self.refusals[proposer] = 0

    # Snapshots

    def save(self) -> dict[str, Any]:
        return {
            "since": self.since,
            "votes": [[seat, sorted(votes)] for seat, votes in self.votes.items()],
            "proposals": self.proposals,
            "refusals": self.refusals,
            "refused": self.refused,
        }

    def restore(
        self, saved: dict[str, Any] | None, log: list[Entry], asked: list[Seat], questions: list[int]
    ) -> None:
        """None: of a snapshot that an older server wrote. Then the time begins with the last entry."""
        self._questions = list(questions)
        if saved is None:
            for seat in asked:
                self.since[seat] = log[-1].at
            return
        self.since = saved["since"]
        self.votes = {seat: frozenset(votes) for seat, votes in saved["votes"]}
        self.proposals = saved["proposals"]
        self.refusals = saved["refusals"]
        self.refused = saved["refused"]
