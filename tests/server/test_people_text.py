"""Text from people: what is left of it, what names may be, and which of them look alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tankodrom.server.people_text import (
    MOST_CHARACTERS,
    MOST_LETTERS,
    clean_foreign_name,
    clean_line,
    clean_name,
    count_letters,
    skeleton,
    tag_of,
    tags_of,
)
from tankodrom.server.problems import Malformed


@pytest.mark.parametrize(
    ("given_text", "kept"),
    [
        ("  Petra \n Nová\t", "Petra Nová"),
        ("\u202ePetra\u202c", "Petra"),  # turns a line round
        ("\x1b[31mPetra\x07", "[31mPetra"),  # paints on a terminal
        ("Pe\u200btra\ufeff", "Petra"),
        ("Pe\u2028tra", "Pe tra"),
        ("Pe\ue000tra", "Petra"),  # of private use
        ("e\u0301", "é"),
        ("\u0301Petra", "Petra"),
        ("Z" + "\u0335" * 50, "Z" + "\u0335" * 4),
        ("🇨🇿", "🇨🇿"),
        ("👩‍🚀", "👩‍🚀"),
        ("a\u200db", "ab"),  # joins nothing
        ("❤️ 1️⃣", "❤️ 1️⃣"),
    ],
)
def test_what_is_left_of_a_line(given_text: str, kept: str) -> None:
    assert clean_line(given_text) == kept


@given(st.text(max_size=80))
def test_a_cleaned_line_stays_as_it_is_and_steers_nothing(text: str) -> None:
    line = clean_line(text)
    assert clean_line(line) == line
    assert not any(unicodedata.category(letter) in ("Cc", "Zl", "Zp", "Cs", "Co") for letter in line)
    assert all(letter == "\u200d" for letter in line if unicodedata.category(letter) == "Cf")
    assert len(clean_foreign_name(text)) <= MOST_CHARACTERS


@pytest.mark.parametrize("name", ["\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u200d", "...", "\u202e", " "])
def test_an_invisible_name_is_none(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        clean_name(name)
    assert refused.value.facts["reason"] == "name-empty"


@pytest.mark.parametrize(
    "name", ["🇨🇿", "Řehoř", "李", "7", "Modest", "Bohumil", "🦔", "O'Neill-Nováková", "Serverina"]
)
def test_a_name_is_a_name(name: str) -> None:
    assert clean_name(name) == name


def test_the_length_of_a_name_is_counted_as_people_count() -> None:
    assert count_letters("🇨🇿👩‍🚀e\u0301") == 3
    assert clean_name("é" * MOST_LETTERS)
    assert clean_name("🇨🇿" * 20)
    for long in ("x" * (MOST_LETTERS + 1), "👩‍🚀" * 30):
        with pytest.raises(Malformed) as refused:
            clean_name(long)
        assert refused.value.facts["reason"] == "name-long"


@pytest.mark.parametrize(
    "name",
    [
        "Admin", "ADMlN", "Аdmin", "ａｄｍｉｎ", "𝐀𝐝𝐦𝐢𝐧", "A d m i n", "admin 1", "Tankodrom admin", "Moderátor", "sеrver", "🇧🇴🇹",
        "Veterán", "recruit", "Bažant", "Former Player", "bývalý hráč", "System", "Správce",
    ],
)  # fmt: skip
def test_names_of_the_server_itself_are_refused(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        clean_name(name)
    assert refused.value.facts["reason"] == "name-reserved"


@pytest.mark.parametrize(
    "other", ["Реtra", "petra", "PETRA", "Pétra", "Ρetra", "Ｐｅｔｒａ", "Pe tra", "ᏢᎬᎢᎡᎪ", "ᴘᴇᴛʀᴀ"]
)
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    assert skeleton(other) == skeleton("Petra")


def test_names_that_do_not_look_alike_have_two() -> None:
    assert len({skeleton(name) for name in ("Petra", "Petr", "Boris", "Борис", "🇨🇿", "🇸🇰", "🦔")}) == 7


def test_a_tag_is_shown_where_two_players_look_alike() -> None:
    petra, other = "1" * 32, "2" * 32
    assert tags_of([(petra, "Petra"), (other, "Реtra")]) == [tag_of(petra), tag_of(other)]
    assert tag_of(petra) != tag_of(other)
    assert tags_of([(petra, "Petra"), (other, "Boris")]) == ["", ""]
    assert tags_of([(petra, "Petra"), (petra, "Petra"), ("", ""), ("", "")]) == ["", "", "", ""]
