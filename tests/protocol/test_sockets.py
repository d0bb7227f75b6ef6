"""The messages of a socket, where they are not simply encoded from their struct."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from tankodrom.protocol.rest import Picture, Told
from tankodrom.protocol.sockets import News, NewsToSend


def test_news_with_an_encoded_picture_are_the_same_bytes_as_news() -> None:
    picture = Picture(seat=0, number=1, status="playing", view={"game": "rush"}, question=None, undo=None)
    event = Told(1, "bought", {"seat": 0, "card": "su-t34"})
    parts = NewsToSend([event], Raw(msgspec.json.encode(picture)))
    assert msgspec.json.encode(parts) == msgspec.json.encode(News([event], picture))
