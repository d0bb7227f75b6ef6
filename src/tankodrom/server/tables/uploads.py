"""Game files that players bring: verified one after the other, off the event loop."""

from __future__ import annotations

from typing import Final

from tankodrom.core.errors import TankodromError
from tankodrom.server.log.game_file import VerifiedGame, read_game_file, verified
from tankodrom.server.problems import Malformed, NotNow
from tankodrom.server.workers import off_loop_in_turn

MOST_WAITING: Final = 16  # files, in this process


class Uploads:
    def __init__(self) -> None:
        self._under_way: set[str] = set()  # players

    async def verified(self, player: str, text: str) -> VerifiedGame:
        """One file of a player at a time."""
        if player in self._under_way:
            raise NotNow("your last game file is still being verified; bring the next one when it is done")
        if len(self._under_way) >= MOST_WAITING:
            raise NotNow("many game files are being verified now; try again in half a minute")
        self._under_way.add(player)
        try:
            return await off_loop_in_turn(_verified, text)
        except (TankodromError, RecursionError) as error:
            raise Malformed(str(error)) from None
        finally:
            self._under_way.discard(player)


def _verified(text: str) -> VerifiedGame:
    return verified(read_game_file(text))
