"""Text that people wrote: one cleaning for all of it, what names may be, and which of them look alike.

What is cleaned has no control, format or direction characters, nothing that looks blank, and single spaces. So it can
neither turn the interface's own sentences round nor paint on a terminal.
"""

from __future__ import annotations

import hashlib
import unicodedata
from functools import lru_cache
from typing import Final, Literal

from rich.cells import split_graphemes

from tankodrom.server.problems import Malformed

MOST_LETTERS: Final = 40  # of a name, as people count them: a flag is one
MOST_CHARACTERS: Final = 64  # of a name, as the database counts them
MOST_MARKS: Final = 4  # accents on one letter; more of them climb into the lines above
TAG_LETTERS: Final = 4
TAG_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else

NameProblem = Literal["name-empty", "name-long", "name-reserved"]

_JOINER: Final = "\u200d"  # joins emoji to one
_AS_EMOJI: Final = "\ufe0f"  # shows the character before it as emoji
_KEYCAP: Final = "\u20e3"
# Letters, marks and symbols that show nothing.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159\U00016fe4"
    + "".join(map(chr, range(0xFE00, 0xFE0F)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
# Control, format, surrogate, private use, unassigned; separators of lines and paragraphs.
_DROPPED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKS: Final = ("Mn", "Me")


def clean_line(text: str) -> str:
    """One line of text that shows what it is. It may be empty."""
    words = " ".join(unicodedata.normalize("NFC", text).split())
    kept: list[str] = []
    marks = 0
    for at, letter in enumerate(words):
        if letter == _JOINER:
            is_kept = bool(kept) and _is_emoji_part(kept[-1]) and _is_symbol(words[at + 1 : at + 2])
        elif letter == _AS_EMOJI:
            is_kept = bool(kept) and (_is_symbol(kept[-1]) or words[at + 1 : at + 2] == _KEYCAP)
        else:
            category = unicodedata.category(letter)
            marks = marks + 1 if category in _MARKS else 0
            is_kept = (
                category not in _DROPPED
                and letter not in _BLANK
                and (marks == 0 or (bool(kept) and marks <= MOST_MARKS))
            )
        if is_kept:
            kept.append(letter)
    return " ".join("".join(kept).split())


def _is_symbol(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in ("So", "Sm")


def _is_emoji_part(letter: str) -> bool:
    return letter == _AS_EMOJI or unicodedata.category(letter) in ("So", "Sk")


def clean_name(text: str) -> str:
    """The name as it is shown; Malformed with a reason if it is none, or one that only the server itself may use."""
    name = clean_line(text)
    if not any(_is_visible(letter) for letter in name):
        raise _refused("name-empty", "a name has a letter, a number or an emoji in it")
    if count_letters(name) > MOST_LETTERS or len(name) > MOST_CHARACTERS:
        raise _refused("name-long", f"a name has at most {MOST_LETTERS} letters")
    if is_reserved(name):
        raise _refused("name-reserved", f"{name!r} would be taken for the server's own word; choose another name")
    return name


def clean_foreign_name(text: str) -> str:
    """A name from a game file. It is nobody's here, so what cannot be shown is left out; it may be empty."""
    name = clean_line(text[: 4 * MOST_CHARACTERS])[:MOST_CHARACTERS].strip()
    return name if any(_is_visible(letter) for letter in name) else ""


def _refused(reason: NameProblem, message: str) -> Malformed:
    return Malformed(message, reason=reason, words={"most": MOST_LETTERS})


def _is_visible(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category[0] in "LN" or category == "So"


def count_letters(text: str) -> int:
    """As people count them: a letter with its accents is one, and so is a family of emoji."""
    flags = sum(_is_regional(letter) for letter in text)  # two make a flag
    return len(split_graphemes(text)[0]) - flags // 2


def _is_regional(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


# Names that look alike


def _pairs(like: str, latin: str) -> dict[str, str]:
    return dict(zip(like, latin, strict=True))


# Letters of other scripts that look like Latin ones. What is the same letter in another dress (wide, bold, in a circle)
# comes apart by NFKD already. Libraries were looked at: those for Python find confusable letters and make no skeletons.
_LOOKS_LIKE: Final[dict[str, str]] = {
    **_pairs("АВЕЗКМНОРСТУХЅІЈԌԚԜҮӀЬЯ", "ABE3KMHOPCTYXSIJGQWYLBR"),  # Cyrillic
    **_pairs("авгезикмнопрстухѕіјһԁԛԝүӏьѵѡѐ", "abre3ukmhonpctyxsijhdqwylbvwe"),
    **_pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek
    **_pairs("αβγεηικνοορτυωχςσ", "abyenikvooptuwxco"),
    **_pairs("օսհոցյքՕՍՏԼ", "ouhngjpOUSL"),  # Armenian
    **_pairs("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPRSTVWZ"),  # Cherokee
    **_pairs("ıłøđħŧɑɡɩɪʀɴʏʟʜɢʙᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱ", "ilodhtagiirnylhgbacdejkmoptuvwzfs"),
    **_pairs("ŁØĐĦŦ", "LODHT"),
    **{chr(0x1F1E6 + number): chr(ord("a") + number) for number in range(26)},  # of flags
    **{chr(0x1F150 + number): chr(ord("a") + number) for number in range(26)},
    **{chr(0x1F170 + number): chr(ord("a") + number) for number in range(26)},
    "æ": "ae",
    "œ": "oe",
}
_SAME_STROKES: Final = str.maketrans(
    {"i": "l", "1": "l", "|": "l", "!": "l", "0": "o", "5": "s", "$": "s", "@": "a"}
)


@lru_cache(10_000)  # lists of tables compare the same names again and again
def skeleton(name: str) -> str:
    """Two names that look alike have the same one. It is for comparing only."""
    apart = unicodedata.normalize("NFKD", name)
    letters = [_LOOKS_LIKE.get(letter, letter) for letter in apart if unicodedata.category(letter)[0] != "M"]
    folded = "".join(letters).casefold().translate(_SAME_STROKES).replace("rn", "m").replace("vv", "w")
    return "".join(letter for letter in folded if letter.isalnum()) or folded


def _skeletons(words: str) -> frozenset[str]:
    return frozenset(skeleton(word) for word in words.split(","))


# Whom a player could be taken for. A name must not have one of the first as a word, nor be one of the others.
_OFFICES: Final = _skeletons(
    "admin,administrator,administrátor,moderator,moderátor,server,system,systém,tankodrom,operator,operátor,správce"
)
_RESERVED: Final = _OFFICES | _skeletons(
    "mod,bot,bots,boti,root,staff,support,podpora,obsluha,former player,bývalý hráč,"
    "random,recruit,veteran,elite,search,náhoda,bažant,veterán,elita,prohledávání"
)


def is_reserved(name: str) -> bool:
    without_numbers = "".join(letter for letter in name if not letter.isdecimal())
    if skeleton(name) in _RESERVED or skeleton(without_numbers) in _RESERVED:
        return True
    return any(skeleton(word) in _OFFICES for word in name.split())


def tag_of(player: str) -> str:
    """A short mark of a player that stays the same whatever they are called. "" for nobody."""
    if not player:
        return ""
    number = int.from_bytes(hashlib.sha256(f"tankodrom tag {player}".encode()).digest()[:8])
    letters = []
    for _ in range(TAG_LETTERS):
        number, letter = divmod(number, len(TAG_ALPHABET))
        letters.append(TAG_ALPHABET[letter])
    return "".join(letters)


def tags_of(seats: list[tuple[str, str]]) -> list[str]:
    """Of the (player, name) of each seat: the tag where another player's name looks the same, else ""."""
    skeletons = [skeleton(name) if name else "" for _, name in seats]
    tags = []
    for at, (player, name) in enumerate(seats):
        alike = [
            other
            for other, (others_player, _) in enumerate(seats)
            if skeletons[other] == skeletons[at] and others_player and others_player != player
        ]
        tags.append(tag_of(player) if name and alike else "")
    return tags
