"""The bot runners that a server starts itself, in processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from typing import Final

from tankodrom.server.clock import now_ms
from tankodrom.server.db.player_store import PlayerStore
from tankodrom.server.db.store import Store
from tankodrom.server.identity import hash_of, new_id, new_token
from tankodrom.server.settings import Settings

TOKEN: Final = "TANKODROM_BOT_TOKEN"  # where runners find theirs in the environment
RESTART_DELAY: Final = 1.0  # seconds until a runner that ended is started again


async def make_runner_token(settings: Settings, id: str = "") -> str:
    """A new token for a bot runner. A runner with this id is replaced: its older tokens are no longer valid."""
    store = Store(settings)
    try:
        await store.migrate()
        token = new_token()
        await PlayerStore(store).set_runner(id or new_id(), hash_of(token), now_ms())
        return token
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def running_bot_runners(settings: Settings, name: str, address: str) -> AsyncIterator[None]:
    """Context manager: runs `settings.runners` runner processes against this address, and stops them on exit."""
    runners = []
    if settings.runners:
        token = await make_runner_token(settings, hash_of(name)[:32])
        runners = [asyncio.create_task(_keep_one(address, token)) for _ in range(settings.runners)]
    try:
        yield
    finally:
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)


async def _keep_one(address: str, token: str) -> None:
    """A runner in a process of its own; one that ends is started again."""
    while True:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tankodrom",
            "bots",
            "--server",
            address,
            "--with-parent",
            env={**os.environ, TOKEN: token},
        )
        try:
            await process.wait()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
            raise
        await asyncio.sleep(RESTART_DELAY)
