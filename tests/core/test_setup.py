from __future__ import annotations

from typing import Any

import pytest

from tankodrom.core.errors import BadPack, BadSetup
from tankodrom.core.setup import Option, Setup, Value, checked_options
from tankodrom.games.registry import game_named

FLAG = Option("storm", "flag", False, "1.1")
NUMBER = Option("rounds", "number", 8, "1.2", low=1, high=20)
CHOICE = Option("map", "choice", "plain", "1.3", choices=["plain", "forest", "city"])
OPTIONS = [FLAG, NUMBER, CHOICE]


@pytest.mark.parametrize(
    ("option", "value"),
    [(FLAG, True), (FLAG, False), (NUMBER, 1), (NUMBER, 20), (CHOICE, "forest"), (CHOICE, "plain")],
)
def test_a_fitting_value_is_taken_as_it_is(option: Option, value: Value) -> None:
    assert option.check(value) is value


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (FLAG, 1, "option storm is true or false, not 1"),
        (FLAG, "true", "option storm is true or false, not 'true'"),
        (FLAG, None, "option storm is true or false, not None"),
        (NUMBER, 0, "option rounds is a number from 1 to 20, not 0"),
        (NUMBER, 21, "option rounds is a number from 1 to 20, not 21"),
        (NUMBER, True, "option rounds is a number from 1 to 20, not True"),
        (NUMBER, 2.0, "option rounds is a number from 1 to 20, not 2.0"),
        (NUMBER, "2", "option rounds is a number from 1 to 20, not '2'"),
        (CHOICE, "desert", "option map is one of plain, forest, city, not 'desert'"),
        (CHOICE, 1, "option map is one of plain, forest, city, not 1"),
        (CHOICE, ["plain"], "option map is one of plain, forest, city, not ['plain']"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(option: Option, value: object, message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        option.check(value)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        *[(FLAG, text, True) for text in ("true", "yes", "on", "1")],
        *[(FLAG, text, False) for text in ("false", "no", "off", "0")],
        (NUMBER, "1", 1),
        (NUMBER, "20", 20),
        (CHOICE, "city", "city"),
    ],
)
def test_words_of_a_command_line_are_read(option: Option, text: str, value: Value) -> None:
    read = option.read(text)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (FLAG, ""),
        (FLAG, "maybe"),
        (FLAG, "True"),
        (NUMBER, ""),
        (NUMBER, "eight"),
        (NUMBER, "0"),
        (NUMBER, "21"),
        (NUMBER, "2.5"),
        (NUMBER, "9" * 5000),
        (CHOICE, ""),
        (CHOICE, "Plain"),
    ],
    ids=lambda value: value[:10] if isinstance(value, str) else value.key,
)
def test_other_words_are_refused_by_the_name_of_the_option(option: Option, text: str) -> None:
    with pytest.raises(BadSetup, match=f"option {option.key} is "):
        option.read(text)


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadSetup) as caught:
        checked_options({"strom": True}, OPTIONS)
    assert str(caught.value) == "unknown option strom; known are map, rounds, storm"


def test_the_canonical_form_is_sorted_and_leaves_defaults_out() -> None:
    given: dict[str, Value] = {"storm": True, "rounds": 8, "map": "city"}
    assert list(checked_options(given, OPTIONS).items()) == [("map", "city"), ("storm", True)]
    assert checked_options({"storm": False, "rounds": 8, "map": "plain"}, OPTIONS) == {}


def test_checking_does_not_change_what_was_given_and_is_final() -> None:
    given: dict[str, Value] = {"storm": False, "map": "city"}
    once = checked_options(given, OPTIONS)
    assert given == {"storm": False, "map": "city"}
    assert checked_options(dict(once), OPTIONS) == once


def test_a_setup_answers_with_defaults_where_nothing_is_agreed() -> None:
    setup = Setup(3, {"storm": True, "rounds": 5, "map": "city"})
    assert (setup.flag("storm"), setup.number("rounds", 8), setup.choice("map", "plain")) == (True, 5, "city")
    empty = Setup(3)
    assert (empty.flag("storm"), empty.number("rounds", 8), empty.choice("map", "plain")) == (False, 8, "plain")


def test_a_setup_does_not_take_one_kind_of_option_for_another() -> None:
    setup = Setup(3, {"storm": True, "map": "city"})
    with pytest.raises(BadSetup, match="option storm is a number"):
        setup.number("storm", 0)
    with pytest.raises(BadSetup, match="option storm is a word"):
        setup.choice("storm", "")
    assert not setup.flag("map")


class TestRush:
    rush = game_named("rush")

    @pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
    def test_the_number_of_players_is_checked(self, seats: int) -> None:
        with pytest.raises(BadSetup, match=f"rush is for 2 to 5 players, not {seats}"):
            self.rush.checked(Setup(seats))

    @pytest.mark.parametrize(
        ("seats", "options", "message"),
        [
            (2, {"team_game": True}, "option team_game is for 3 to 5 players"),
            (3, {"teams": "XYX"}, "option teams goes with team_game=true"),
            (4, {"team_game": True, "teams": "XYX"}, "option teams for 4 players is one of XYXY, YXYX, not XYX"),
            (3, {"team_game": True, "teams": "XXX"}, "option teams is one of auto, XYX"),
            (3, {"starting_player": 3}, "option starting_player is a seat from 0 to 2, or -1 for chance, not 3"),
            (3, {"starting_player": -2}, "option starting_player is a number from -1 to 4, not -2"),
            (3, {"max_rounds": -1}, "option max_rounds is a number from 0 to 10000, not -1"),
            (3, {"medal_sets": 1}, "option medal_sets is true or false, not 1"),
            (3, {"medals": True}, "unknown option medals"),
        ],
    )
    def test_what_does_not_go_together_is_refused(
        self, seats: int, options: dict[str, Value], message: str
    ) -> None:
        for refuse in (self.rush.checked, lambda setup: self.rush.new(setup, 1)):
            with pytest.raises(BadSetup) as caught:
                refuse(Setup(seats, options))
            assert str(caught.value).startswith(message)

    def test_every_option_has_a_default_that_it_allows(self) -> None:
        for option in self.rush.options():
            assert option.check(option.default) == option.default

    def test_setups_that_mean_the_same_are_saved_the_same(self) -> None:
        defaults: dict[str, Any] = {option.key: option.default for option in self.rush.options()}
        assert self.rush.checked(Setup(3, defaults)).options == {}
        assert self.rush.save(self.rush.new(Setup(3, defaults), 4)) == self.rush.save(self.rush.new(Setup(3), 4))

    def test_data_under_an_unknown_name_is_refused(self) -> None:
        with pytest.raises(BadPack, match="rush takes no data under the name mission"):
            self.rush.checked(Setup(3, data={"mission": {}}))
