"""The kinds of log entries, with what their texts say. These words are stored."""

from __future__ import annotations

from typing import Final

MOVE: Final = "move"  # the action
UNDO: Final = "undo"  # "to SEQ"
ASK_UNDO: Final = "ask-undo"  # "to SEQ"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
SEAT_CHANGE: Final = (
    "seat"  # "bot LEVEL", "person", "join" (in old logs with a name that nobody reads), "left", "removed"
)
BOT_VOTE: Final = "bot-vote"  # "SEAT yes", "SEAT no": shall a bot play on for a seat that does not answer?
REMATCH: Final = "rematch"  # the id of the new table
ALL: Final = (MOVE, UNDO, ASK_UNDO, AGREE, REFUSE, SEAT_CHANGE, BOT_VOTE, REMATCH)

# Entries of these kinds are valid for one position only: if another entry was written first, they are refused.
FOR_ONE_POSITION: Final = (UNDO, ASK_UNDO, AGREE, REFUSE, BOT_VOTE)
