"""The texts of both languages are complete and match each other, the engine and the documents."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tankodrom.commands.refusals import ANY_RULE, SourceRefusal, refusals_in
from tankodrom.core.game import Game
from tankodrom.games.duel.verbs import MODIFIER_RULES
from tankodrom.games.registry import all_games
from tankodrom.games.rush.cards import ABILITIES, ACHIEVEMENTS, NATIONS, TRAITS, TYPES
from tankodrom.titles.registry import title_named
from tankodrom.words import LANGUAGES, MissingWords, Words, folder
from tankodrom.words.rulebook import all_ids, chapter_of, is_chapter, rule_text

ROOT = Path(__file__).parents[2]
FILES = sorted(path.name for path in (folder() / "en").glob("*.ftl"))
GAMES = all_games()

both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@cache
def entries_of(language: str, file: str) -> list[Any]:
    text = (folder() / language / file).read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


@cache
def messages_of(language: str) -> dict[str, Any]:
    return {
        entry.id.name: entry
        for file in FILES
        for entry in entries_of(language, file)
        if isinstance(entry, (ftl.Message, ftl.Term))
    }


def nodes(tree: Any, kind: type) -> list[Any]:
    """Every node of a kind below a node of a Fluent file."""
    found = [tree] if isinstance(tree, kind) else []
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found += nodes(child, kind)
    return found


def variables_of(tree: Any) -> set[str]:
    return {reference.id.name for reference in nodes(tree, ftl.VariableReference)}


@cache
def words_of(language: str) -> Words:
    words = Words(language)
    for file in FILES:
        words.read(file.removesuffix(".ftl"))
    return words


# The files.


def test_both_languages_have_the_same_files() -> None:
    assert FILES
    for language in LANGUAGES:
        assert sorted(path.name for path in (folder() / language).iterdir()) == FILES


@both_languages
@pytest.mark.parametrize("file", FILES)
def test_no_part_of_a_file_is_unreadable(language: str, file: str) -> None:
    junk = [entry for entry in entries_of(language, file) if isinstance(entry, ftl.Junk)]
    assert [(entry.content, entry.annotations[0].message) for entry in junk] == []


@both_languages
def test_no_message_is_defined_twice(language: str) -> None:
    ids = [
        entry.id.name for file in FILES for entry in entries_of(language, file) if isinstance(entry, ftl.Message)
    ]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    english, czech = (
        [entry.id.name for entry in entries_of(language, file) if isinstance(entry, ftl.Message)]
        for language in ("en", "cs")
    )
    assert english == czech


def test_both_languages_use_the_same_variables() -> None:
    english, czech = messages_of("en"), messages_of("cs")
    differing = {
        id: (variables_of(message), variables_of(czech[id]))
        for id, message in english.items()
        if variables_of(message) != variables_of(czech[id])
    }
    assert differing == {}


@both_languages
def test_no_message_is_empty(language: str) -> None:
    assert [id for id, message in messages_of(language).items() if message.value is None] == []


def test_the_languages_are_not_the_same_text() -> None:
    same = [
        id
        for id, message in messages_of("en").items()
        if id.startswith(("rush-R", "rush-V", "rush-event-", "rush-prompt-", "rush-no-", "line-"))
        and message.equals(messages_of("cs")[id], ["span"])
    ]
    assert same == []


@both_languages
@pytest.mark.parametrize("file", FILES)
def test_nothing_names_the_publishers_brands(language: str, file: str) -> None:
    text = (folder() / language / file).read_text(encoding="utf-8").lower()
    for brand in ("world of tanks", "wargaming", "mindok", "wot:", "hobby world"):
        assert brand not in text


@both_languages
def test_a_missing_message_or_fact_is_an_error(language: str) -> None:
    words = words_of(language)
    with pytest.raises(MissingWords, match=f"no words for 'rush-event-flew' in {language}"):
        words.say("rush-event-flew")
    with pytest.raises(MissingWords, match="the words for 'rush-event-passed'"):
        words.say("rush-event-passed")


# What the engine says.


@cache
def refusals_of_game(game: str) -> list[SourceRefusal]:
    return refusals_in(ROOT / "src" / "tankodrom" / "games" / game)


def facts_of_sentences(game: Game[Any]) -> dict[str, set[str]]:
    """By the key of its words: what a sentence about a choice, a question or an event can tell."""
    told: dict[str, set[str]] = {}
    vocabulary = game.vocabulary()
    for verb in vocabulary.verbs:
        told[f"{game.key}-action-{verb.name}"] = {kind.name for kind in verb.kinds} | {
            name for name, _ in verb.facts
        }
    for prompt, facts in vocabulary.prompts.items():
        told[f"{game.key}-prompt-{prompt}"] = {name for name, _ in facts}
    for event in game.events():
        names = {name for name, _ in event.arguments + event.facts}
        told[f"{game.key}-event-{event.name}"] = names | {"together"} if event.joins else names
    return told


def variables_with_references(key: str, language: str) -> set[str]:
    """Also those of the messages that a message refers to."""
    message = messages_of(language)[key]
    found = variables_of(message)
    for reference in nodes(message, ftl.MessageReference):
        found |= variables_with_references(reference.id.name, language)
    return found


@every_game
@both_languages
def test_every_choice_prompt_event_and_option_has_words(game: Game[Any], language: str) -> None:
    keys = [f"{game.key}-title", f"{game.key}-about"]
    keys += list(facts_of_sentences(game))
    for option in game.options():
        if option.hidden:  # nobody reads of it
            continue
        keys += [f"{game.key}-option-{option.key}", f"{game.key}-option-{option.key}-about"]
    assert [key for key in keys if key not in messages_of(language)] == []


@every_game
@both_languages
def test_sentences_use_only_facts_that_they_are_told(game: Game[Any], language: str) -> None:
    for key, facts in facts_of_sentences(game).items():
        assert variables_with_references(key, language) <= facts, key


@every_game
def test_every_fact_beside_the_arguments_is_used(game: Game[Any]) -> None:
    """What no sentence tells would only be computed and sent in vain. The rule of an event stands beside its sentence."""
    told = [(f"action-{verb.name}", verb.facts) for verb in game.vocabulary().verbs]
    told += [(f"prompt-{prompt}", facts) for prompt, facts in game.vocabulary().prompts.items()]
    told += [(f"event-{event.name}", event.facts) for event in game.events()]
    for key, facts in told:
        used = variables_with_references(f"{game.key}-{key}", "en") | {"rule"}
        assert [name for name, _ in facts if name not in used] == [], key


@every_game
def test_events_give_way_to_events_with_the_same_first_argument(game: Game[Any]) -> None:
    kinds = {kind.name: kind for kind in game.events()}
    for kind in kinds.values():
        if kind.yields_to:
            assert kinds[kind.yields_to].arguments[0] == kind.arguments[0]


@both_languages
def test_every_thing_of_rush_has_words(language: str) -> None:
    keys = [f"rush-nation-{name}" for name in NATIONS]
    keys += [f"rush-type{short}-{name}" for name in TYPES for short in ("", "-short")]
    keys += [f"rush-ability{about}-{name}" for name in ABILITIES for about in ("", "-about")]
    keys += [f"rush-achievement{about}-{name}" for name in ACHIEVEMENTS for about in ("", "-about")]
    keys += [f"rush-trait-{name}" for name in TRAITS]
    keys += [f"rush-card-{code}" for code in ("E", "RC", "VO", "CB", "single", "double")]
    assert [key for key in keys if key not in messages_of(language)] == []


@every_game
@both_languages
def test_every_refusal_has_words_with_its_facts(game: Game[Any], language: str) -> None:
    refusals = refusals_of_game(game.key)
    assert refusals
    for _, key, facts, place in refusals:
        message = messages_of(language).get(f"{game.key}-no-{key}")
        assert message is not None, f"{place}: no words for the refusal {key}"
        assert variables_of(message) <= facts, f"{place}: the words for {key} need other facts"


@both_languages
def test_the_refusals_of_the_kernel_have_words(language: str) -> None:
    keys = [refused.key for refused in refusals_in(ROOT / "src" / "tankodrom" / "core")]
    assert sorted(keys) == ["game-over", "not-your-decision"]
    assert [key for key in keys if f"no-{key}" not in messages_of(language)] == []


@every_game
def test_no_words_are_left_over(game: Game[Any]) -> None:
    """Every sentence is used."""
    used = {f"{game.key}-no-{refused.key}" for refused in refusals_of_game(game.key)}
    used |= set(facts_of_sentences(game))
    written = {
        id
        for id in messages_of("en")
        if id.startswith(tuple(f"{game.key}-{p}-" for p in ("no", "action", "prompt", "event")))
    }
    assert written == used


@every_game
def test_every_refusal_rests_on_a_rule_of_the_book(game: Game[Any]) -> None:
    known = {ANY_RULE, *all_ids(game.key)}
    assert [refused for refused in refusals_of_game(game.key) if refused.rule not in known] == []


@every_game
def test_every_event_happens_under_a_rule_of_the_book(game: Game[Any]) -> None:
    assert [kind.name for kind in game.events() if kind.rule not in all_ids(game.key)] == []


def test_every_modifier_of_a_shot_rests_on_a_rule_of_the_book() -> None:
    assert [rule for rule in MODIFIER_RULES if rule not in all_ids("duel")] == []


@every_game
def test_every_option_rests_on_a_rule_of_the_book(game: Game[Any]) -> None:
    assert [option.key for option in game.options() if option.rule not in all_ids(game.key)] == []


# Czech.


def without_numbers(text: str) -> str:
    return re.sub(r"\d+", "", text)


@pytest.mark.parametrize(
    ("key", "number", "others"),
    [
        ("rush-event-drew", "count", {"seat": "Anna"}),
        ("rush-event-points_lost", "count", {"seat": "Anna", "nation": "SSSR"}),
        ("rush-prompt-strike", "count", {}),
        ("rush-line-shop", "deck", {}),
        ("rush-action-medals", "singles", {"number": 0}),
        ("rush-action-medals", "singles", {"number": 1}),
        ("rush-action-medals", "number", {"singles": 0}),
        ("line-no-such-number", "count", {}),
    ],
)
def test_czech_counts_in_three_forms(key: str, number: str, others: dict[str, str | int]) -> None:
    words = words_of("cs")
    forms = [without_numbers(words.say(key, **{number: count}, **others)) for count in (1, 2, 5)]
    assert len(set(forms)) == 3
    for count, form in ((3, 1), (4, 1), (7, 2), (21, 2), (100, 2)):
        assert without_numbers(words.say(key, **{number: count}, **others)) == forms[form]


def test_czech_never_counts_in_two_forms_only() -> None:
    """Wherever a text shows the number that it depends on, it knows one, few and other."""
    lacking = []
    for id, message in messages_of("cs").items():
        for select in nodes(message, ftl.SelectExpression):
            variants = {str(getattr(variant.key, "name", "")) for variant in select.variants}
            shown = any(variables_of(variant.value) & variables_of(select.selector) for variant in select.variants)
            if "one" in variants and shown and "few" not in variants:
                lacking.append(id)
    assert lacking == []


def test_english_counts_in_two_forms() -> None:
    words = words_of("en")
    assert words.say("rush-event-drew", seat="Anna", count=1) == "Anna draws 1 card."
    assert words.say("rush-event-drew", seat="Anna", count=2) == "Anna draws 2 cards."
    assert words.say("rush-event-drew", seat="Anna", count=0) == "Anna draws no cards."


# The rule book.


@every_game
@both_languages
def test_every_rule_can_be_told(game: Game[Any], language: str) -> None:
    for rule in all_ids(game.key):
        assert rule_text(game.key, rule, language).strip()


@every_game
def test_every_rule_stands_in_a_chapter(game: Game[Any]) -> None:
    ids = all_ids(game.key)
    assert len(ids) == len(set(ids))
    chapters = [rule for rule in ids if is_chapter(rule)]
    assert chapters
    at = ""
    for rule in ids:
        at = rule if is_chapter(rule) else at
        assert chapter_of(rule) == at


@every_game
def test_the_document_of_the_rules_is_up_to_date(game: Game[Any]) -> None:
    """If not: python tools/gen_rules_doc.py"""
    spec = importlib.util.spec_from_file_location("gen_rules_doc", ROOT / "tools" / "gen_rules_doc.py")
    assert spec is not None
    assert spec.loader is not None
    generator = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generator)
    written = (ROOT / "docs" / "rules" / f"{game.key}.md").read_text(encoding="utf-8")
    assert written == generator.document(title_named(game.key))
