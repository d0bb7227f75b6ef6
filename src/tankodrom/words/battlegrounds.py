"""Battlegrounds in words."""

from __future__ import annotations

from typing import Any

from tankodrom.core.action import Kind
from tankodrom.core.game import View
from tankodrom.games.battlegrounds import verbs
from tankodrom.games.battlegrounds.board import COLOURS, square_name, square_named, squares_of
from tankodrom.games.battlegrounds.kit import ICONS, CardId, Kit
from tankodrom.words import Argument
from tankodrom.words.speech import Speech


class BattlegroundsSpeech(Speech):
    game = "battlegrounds"
    joined_events = frozenset(("covered",))
    reason_kinds = verbs.REASON_KINDS

    def __init__(self, language: str, names: list[str], kit: Kit) -> None:
        super().__init__(language, names)
        self.kit = kit
        self.short_pictures = short_names([self.picture(number) for number in range(len(kit.pictures))])

    def fact(self, kind: Kind, value: int) -> Argument:
        if kind is verbs.COLOUR:
            return self.colour(COLOURS[value])
        if kind is verbs.CARD or kind is verbs.OTHER_CARD:
            return self.kit.card_names[value]
        if kind is verbs.SQUARE:
            return square_name(value)
        if kind is verbs.TOKEN or kind is verbs.PAIR:
            return self.token(value)
        if kind is verbs.ICON:
            return self.icon(ICONS[value])
        if kind is verbs.SHOT:
            return verbs.SHOTS[value]
        if kind is verbs.PATH:
            return ""  # written in `explain`, where the figure's square is known
        return super().fact(kind, value)

    def colour(self, name: str) -> str:
        return self.words.say(f"battlegrounds-colour-{name}")

    def icon(self, name: str) -> str:
        return self.words.say(f"battlegrounds-icon-{name}")

    def picture(self, number: int) -> str:
        return self.kit.picture_names[number][self.words.language]

    def token(self, token: int) -> str:
        """The picture, and the icon of a special token."""
        name = self.picture(self.kit.picture[token])
        icon = self.kit.icon[token]
        return name if icon < 0 else f"{name} ({self.icon(ICONS[icon])})"

    def coded_token(self, code: str) -> str:
        return self.token(self.kit.token_by_id[code])

    def parts(self, card: CardId) -> str:
        """`O2/O1`: how a card moves and shoots."""
        kit = self.kit
        move = kit.part_name(kit.move_set[card], kit.move_distance[card])
        return f"{move}/{kit.part_name(kit.shot_set[card], kit.shot_distance[card])}"

    def explain(self, view: View, verb: str, values: dict[str, int], arguments: dict[str, Argument]) -> None:
        if "card" in values:
            arguments["parts"] = self.parts(values["card"])
        if "other_card" in values:
            arguments["other_parts"] = self.parts(values["other_card"])
        if verb == "move":
            self._explain_move(view, values, arguments)
        elif verb == "shoot":
            seen = view["squares"][square_name(values["square"])]
            code = seen.get("token", "")
            arguments["token"] = self.coded_token(code) if code not in ("", "?") else ""
            arguments["target"] = self.colour(seen["figure"]) if "figure" in seen else ""
        elif verb == "reenter":
            wrecked = [card["card"] for player in view["players"] for card in player["cards"] if card["wrecked"]]
            arguments["wrecked"] = "yes" if self.kit.card_ids[values["card"]] in wrecked else "no"

    def _explain_move(self, view: View, values: dict[str, int], arguments: dict[str, Argument]) -> None:
        colour = COLOURS[values["colour"]]
        figure = next(figure for figure in view["figures"] if figure["colour"] == colour)
        squares = [square_name(at) for at in squares_of(square_named(figure["square"]), values["path"])]
        arguments["path"] = " – ".join(squares)
        arguments["fate"] = "safe"
        arguments["at"] = squares[-1]
        for move in view.get("outlook", {}).get(colour, {}).get(figure["card"], {}).get("moves", []):
            if move["path"] == squares:
                arguments["fate"] = move["fate"]
                arguments["at"] = move["at"]

    def prompt_facts(self, view: View) -> dict[str, Argument]:
        step: dict[str, Any] = view["step"]
        facts: dict[str, Argument] = {"seat": self.names[view["active"]]}
        facts["colour"] = self.colour(step["colour"]) if "colour" in step else ""
        return facts


def short_names(names: list[str]) -> list[str]:
    """Two letters for each name, all different: its first letter and the first other one that is free."""
    short: list[str] = []
    for name in names:
        letters = [letter for letter in name.lower() if letter.isalpha()] + list("abcdefghijklmnopqrstuvwxyz")
        short.append(next(letters[0] + other for other in letters[1:] if letters[0] + other not in short))
    return short
