"""Shapes that are made of others: alternatives, several at once, custom sentences."""

from __future__ import annotations

import pytest

from tankodrom.core.data_shapes import AllOf, AnyOf, AnyText, Anything, ListOf, OneOf, Record, Shape, Whole, Worded

NUMBER = Worded(Whole(0, 9), "{where} is a digit, not {value}")


def faults(shape: Shape, value: object) -> list[str]:
    found: list[str] = []
    shape.check(value, "here", found)
    return found


def test_a_sentence_of_its_own_replaces_all_faults() -> None:
    digits = Worded(ListOf(Whole(0, 9), 1, 3), "{where} is up to three digits, not {value}")
    assert faults(digits, [1, 2]) == []
    assert faults(digits, [10, "x"]) == ["here is up to three digits, not [10, 'x']"]
    assert digits.schema() == ListOf(Whole(0, 9), 1, 3).schema()


def test_a_sentence_of_its_own_speaks_of_the_missing_entry_too() -> None:
    record = Record({"plain": Whole(0, 9), "own": NUMBER, "left?": NUMBER})
    assert faults(record, {}) == ["here: plain is missing", "here: own is a digit, not None"]


def test_the_owner_is_the_record_of_the_entry() -> None:
    record = Record({"colour": Worded(OneOf(["red"]), "{owner}: {value} is no colour")})
    assert faults(record, {"colour": "blue"}) == ["here: 'blue' is no colour"]


def test_one_of_several_shapes_is_enough() -> None:
    shape = AnyOf([OneOf(["none"]), NUMBER])
    assert faults(shape, "none") == faults(shape, 3) == []
    assert faults(shape, "some") == ["here is a digit, not 'some'"]
    assert faults(Record({"x": shape}), {}) == ["here: x is a digit, not None"]
    assert shape.schema() == {"anyOf": [OneOf(["none"]).schema(), NUMBER.schema()]}


def test_of_several_shapes_the_first_that_fails_is_told() -> None:
    text = Worded(AnyText(is_filled=True), "{where} is a text")
    shape = AllOf([text, OneOf(["a", "b"])])
    assert faults(shape, "a") == []
    assert faults(shape, " ") == ["here is a text"]
    assert faults(shape, "c") == ["here: one of a, b, not 'c'"]
    assert faults(Record({"x": shape}), {}) == ["here: x is a text"]
    assert shape.schema() == {"allOf": [text.schema(), OneOf(["a", "b"]).schema()]}


@pytest.mark.parametrize("value", [None, 5, "", [], {}])
def test_anything_is_anything(value: object) -> None:
    assert faults(Anything(), value) == []


def test_a_record_names_its_entries_by_its_own_noun() -> None:
    assert faults(Record({"x?": Anything()}, noun="field"), {"y": 1}) == ["here: unknown field 'y'; known are x"]
