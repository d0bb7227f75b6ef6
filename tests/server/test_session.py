"""Going back in a game: to the position that stood there, in a time that does not grow with the game."""

from __future__ import annotations

import random

import pytest

from server.harness import new_id
from server.stored_tables import Record, add_entry, begun, play
from tankodrom.core.errors import BrokenReplay
from tankodrom.core.kernel import apply
from tankodrom.core.text import read_action
from tankodrom.server.log import kinds
from tankodrom.server.log.hash_chain import Entry

GAMES = [("rush", 3, {}), ("battlegrounds", 2, {}), ("duel", 2, {"mission": "M2"})]
every_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])


def undo(record: Record, to: int) -> None:
    add_entry(record, Entry(seq=0, at=0, kind=kinds.UNDO, seat=0, text=f"to {to}", id=new_id(), hash=""))


def replayed(record: Record) -> object:
    """The position of the moves that count, played from the beginning."""
    session = record.session
    state = session.game.new(session.setup, session.seed)
    for played in session.moves:
        apply(state, played.seat, read_action(state, played.text))
    return session.game.save(state)


@every_game
def test_after_any_undo_the_position_is_that_of_the_moves_left(
    game: str, seats: int, options: dict[str, object]
) -> None:
    record = begun(game, seats, options, 7, "p" * 32)
    rng = random.Random(5)
    for _ in range(60):
        play(record, rng.choice([1, 2, 7, 40]), rng)
        if record.session.moves:
            undo(record, rng.choice([0, *[played.seq for played in record.session.moves[-60:]]]))
        session = record.session
        assert session.game.save(session.state) == replayed(record)
        assert len(session._earlier) <= 40


def test_a_log_full_of_undos_costs_few_moves_an_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """H3: each undo played the game from the beginning."""
    record = begun("battlegrounds", 2, {"variant": "battle"}, 3, "p" * 32)
    rng = random.Random(1)
    play(record, 250, rng)
    applied = 0

    def counted(*arguments: object) -> None:
        nonlocal applied
        applied += 1
        apply(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("tankodrom.server.tables.session.apply", counted)
    undos = 0
    while len(record.session.moves) > 60:  # two steps back and one forward
        undo(record, record.session.moves[-3].seq)
        play(record, 1, rng)
        undos += 1
    assert undos > 60
    assert applied < 12 * undos


def test_a_position_in_memory_is_dropped_when_it_is_not_true_any_more() -> None:
    record = begun("rush", 2, {}, 3, "p" * 32)
    play(record, 70, random.Random(1))
    undo(record, record.session.moves[10].seq)
    play(record, 60, random.Random(2))  # other moves than before
    undo(record, record.session.moves[-5].seq)
    assert record.session.game.save(record.session.state) == replayed(record)


@pytest.mark.parametrize("text", ["to " + "9" * 5_000, "to 99", "to -1", "to ²", "back"])
def test_an_undo_to_nowhere(text: str) -> None:
    record = begun("rush", 2, {}, 3, "p" * 32)
    play(record, 3, random.Random(1))
    entry = Entry(seq=4, at=0, kind=kinds.UNDO, seat=0, text=text, id=new_id(), hash="")
    with pytest.raises(BrokenReplay):
        record.session.follow(entry)
