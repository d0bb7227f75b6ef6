"""What the processes of one server tell each other: words soon and together, and connections with all that was said."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tankodrom.server.lines import Mailbox
from tankodrom.server.siblings import _CONNECTION, MOST_WORDS, PAUSE, Siblings


@pytest.fixture
def mailboxes() -> Iterator[list[Mailbox]]:
    made = [Mailbox(), Mailbox()]
    yield made
    for mailbox in made:
        mailbox.inside.close()
        mailbox.slot.close()


def with_two(mailboxes: list[Mailbox], work: Callable[[Siblings, list[str]], Awaitable[None]]) -> None:
    """One that tells, and what the other one has heard."""

    async def working() -> None:
        here, there = (Siblings(number, mailboxes, None) for number in (0, 1))
        heard: list[str] = []
        there.on_news = heard.append
        here.open()
        there.open()
        await work(here, heard)
        here.close()
        there.close()

    asyncio.run(working())


async def a_moment() -> None:
    """Shorter than a pause, and long enough to hear what was sent."""
    for _ in range(5):
        await asyncio.sleep(0)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20 + PAUSE):
        while not is_so():
            await asyncio.sleep(PAUSE / 4)


def test_the_first_word_goes_at_once(mailboxes: list[Mailbox]) -> None:
    async def work(here: Siblings, heard: list[str]) -> None:
        here.tell("a")
        await a_moment()
        assert heard == ["a"]

    with_two(mailboxes, work)


def test_words_of_the_next_moments_go_together_and_each_once(mailboxes: list[Mailbox]) -> None:
    async def work(here: Siblings, heard: list[str]) -> None:
        here.tell("a")
        await a_moment()
        for word in ("b", "c", "b", "a"):
            here.tell(word)
            await a_moment()
        assert heard == ["a"], "words went one by one"
        await until(lambda: len(heard) > 1)
        assert heard == ["a", "b", "c", "a"]

    with_two(mailboxes, work)


def test_after_a_silence_a_word_goes_at_once_again(mailboxes: list[Mailbox]) -> None:
    async def work(here: Siblings, heard: list[str]) -> None:
        here.tell("a")
        await until(lambda: here._pause is None)
        here.tell("b")
        await a_moment()
        assert heard == ["a", "b"]

    with_two(mailboxes, work)


def test_many_words_do_not_wait_until_they_are_too_many_for_a_message(mailboxes: list[Mailbox]) -> None:
    words = [f"{number:032x} bots" for number in range(3 * MOST_WORDS)]

    async def work(here: Siblings, heard: list[str]) -> None:
        for word in words:
            here.tell(word)
        await until(lambda: len(heard) >= len(words))
        assert heard == words

    with_two(mailboxes, work)


def test_the_last_words_of_one_who_leaves_are_heard(mailboxes: list[Mailbox]) -> None:
    async def work(here: Siblings, heard: list[str]) -> None:
        here.tell("a")
        await a_moment()
        here.tell("b")
        here.close()
        await a_moment()
        assert heard == ["a", "b"]
        here.open()

    with_two(mailboxes, work)


def test_a_connection_that_came_over_is_not_handed_to_children(mailboxes: list[Mailbox]) -> None:
    """A runner that is started later would hold it open after both sides have closed it."""

    async def work(here: Siblings, heard: list[str]) -> None:
        came: list[tuple[socket.socket, bytes]] = []
        here.on_connection = lambda connection, said: came.append((connection, said))
        ours, theirs = socket.socketpair()
        socket.send_fds(mailboxes[0].slot, [_CONNECTION + b"GET /"], [theirs.fileno()])
        theirs.close()
        await until(lambda: bool(came))
        connection, said = came[0]
        assert said == b"GET /"
        assert not os.get_inheritable(connection.fileno())
        connection.close()
        assert ours.recv(1) == b"", "somebody else holds it open"
        ours.close()

    with_two(mailboxes, work)
