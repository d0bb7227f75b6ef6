"""The version of the protocol: it goes up when a client of the version before would no longer understand the server."""

from __future__ import annotations

from typing import Final

PROTOCOL_VERSION: Final = 1
