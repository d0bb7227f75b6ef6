"""stub"""

from __future__ import annotations

from typing import Any

from tankodrom.games.duel.state import DuelState


def outlook_of(state: DuelState, seat: int) -> dict[str, Any]:
    return {}
