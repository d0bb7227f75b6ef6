"""Outlooks that take long: computed in a thread, so that requests and moves of others are answered meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import structlog

from tankodrom.core.game import Outlook
from tankodrom.protocol.sockets import OutlookReady
from tankodrom.server.tables.session import GameSession

_log = structlog.get_logger()
# One thread: outlooks are a help, and must not keep the machine from playing.
_executor: Final = ThreadPoolExecutor(1, "outlook")


def _outlook(session: GameSession, viewer: int) -> asyncio.Future[Outlook]:
    """Computed once for a position, whoever asks for it and however often."""
    known = session.outlooks.get(viewer)
    if known is not None and known[0] is session.state and not known[1].cancelled():
        return known[1]
    loop = asyncio.get_running_loop()
    job = loop.run_in_executor(_executor, session.game.outlook, session.state.copy(), viewer)
    session.outlooks[viewer] = (session.state, job)
    return job


async def outlook_of(session: GameSession, viewer: int) -> Outlook:
    return await asyncio.shield(_outlook(session, viewer))


def compute_outlook(session: GameSession, viewer: int, send: Callable[[int, OutlookReady], None]) -> None:
    """Sends the outlook of a seat that is asked, unless its question has been answered before it is ready."""
    job = _outlook(session, viewer)
    job.add_done_callback(partial(_send_result, session, viewer, session.questions[viewer], send))


def _send_result(
    session: GameSession,
    viewer: int,
    question: int,
    send: Callable[[int, OutlookReady], None],
    job: asyncio.Future[Outlook],
) -> None:
    if job.cancelled():
        return
    error = job.exception()
    if error is not None:
        _log.error("outlook_failed", game=session.game.key, seat=viewer, exc_info=error)
    elif session.questions[viewer] == question and session.decision_of(viewer) is not None:
        send(viewer, OutlookReady(viewer, question, job.result()))
