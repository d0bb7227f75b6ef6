"""The games on offer, and what a client needs to show one: its components, its words and its vocabulary."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import Parameter

from tankodrom.core.errors import BadSetup
from tankodrom.core.game import Printed
from tankodrom.core.setup import Setup
from tankodrom.protocol.rest import GameInfo, GameVocabulary, GameWords, OptionInfo, PresetInfo
from tankodrom.server.problems import NotFound
from tankodrom.server.vocabulary import vocabulary_of
from tankodrom.titles.registry import all_titles, title_named
from tankodrom.titles.title import Title

GameKey = Annotated[str, Parameter(max_length=32)]


def _title(key: str) -> Title:
    try:
        return title_named(key)
    except BadSetup:
        raise NotFound(f"there is no game {key!r}") from None


@get("/api/games", summary="The games, with all their options")
async def games() -> list[GameInfo]:
    return [
        GameInfo(
            game=title.key,
            rules_version=title.game.rules_version,
            fewest=title.game.fewest_seats,
            most=title.game.most_seats,
            usual=title.game.usual_seats({}, {}),
            levels=list(title.levels),
            options=[
                OptionInfo(
                    key=option.key,
                    kind=option.kind,
                    default=option.default,
                    rule=option.rule,
                    low=option.low,
                    high=option.high,
                    choices=option.choices,
                )
                for option in title.game.options()
                if not option.hidden
            ],
            presets=[PresetInfo(preset.key, preset.seats, preset.options) for preset in title.presets()],
        )
        for title in all_titles()
    ]


@get("/api/games/{game:str}/kit", summary="What is printed on the components of a game")
async def kit(game: GameKey) -> Printed:
    rules = _title(game).game
    return rules.printed(rules.new(Setup(rules.usual_seats({}, {}), {}, {}), 0))


@get("/api/games/{game:str}/words/{language:str}", summary="The Fluent files of a game: play and rule book")
async def words(game: GameKey, language: Literal["en", "cs"]) -> GameWords:
    return GameWords(*_title(game).fluent(language))


@get("/api/games/{game:str}/vocabulary", summary="What the sentences of a game tell")
async def vocabulary(game: GameKey) -> GameVocabulary:
    return vocabulary_of(_title(game))
