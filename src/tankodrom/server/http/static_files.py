"""The web client: the files that `make` builds from `web/`, each kept in memory, also compressed."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

FOREVER: Final = "public, max-age=31536000, immutable"  # the names of these files change with what is in them
ASK: Final = "no-cache"
DOCUMENT: Final = "index.html"
PACKED_TYPES: Final = ("text/", "application/javascript", "application/json", "image/svg")
NOT_BUILT: Final = (
    "Tankodrom, the table server. The web client is not built: `make web` builds it.\n"
    "Programs: the protocol is in docs/protocol.md and at /api/openapi.json, a whole game with curl in "
    "docs/curl-game.md.\n"
)


@dataclass(frozen=True, slots=True)
class StaticFile:
    content: bytes
    packed: bytes  # empty: not worth it
    type: str
    tag: str
    caching: str


class StaticFiles:
    """The files under a folder; none if the client is not built."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        names = [path.relative_to(folder).as_posix() for path in paths]
        self._pages = {name: _page(name, path.read_bytes()) for name, path in zip(names, paths, strict=True)}

    def __bool__(self) -> bool:
        return DOCUMENT in self._pages

    def at(self, address: str) -> StaticFile | None:
        """An address that is no file gets the page of the client, which reads the address itself."""
        name = address.strip("/")
        if name in self._pages:
            return self._pages[name]
        return None if name == "api" or name.startswith(("api/", "assets/")) else self._pages.get(DOCUMENT)


def built_client() -> Path:
    return Path(str(files("tankodrom"))) / "web"


def _page(name: str, content: bytes) -> StaticFile:
    type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if type == "text/javascript":
        type = "application/javascript"
    is_packed = type.startswith(PACKED_TYPES)
    # Litestar adds the charset to what begins with text/.
    type_shown = f"{type}; charset=utf-8" if is_packed and not type.startswith("text/") else type
    return StaticFile(
        content,
        gzip.compress(content, 9, mtime=0) if is_packed else b"",
        type_shown,
        f'"{sha256(content).hexdigest()[:32]}"',
        FOREVER if name.startswith("assets/") else ASK,
    )


@get(["/", "/{path:path}"], include_in_schema=False, summary="The web client")
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[Any]:
    pages: StaticFiles = request.app.state.pages
    if not pages and not path:
        return Response(NOT_BUILT, media_type=MediaType.TEXT)
    found = pages.at(path)
    if found is None:
        raise NotFoundException("no such address")
    headers = {"Cache-Control": found.caching, "ETag": found.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.content, media_type=found.type, headers=headers)
