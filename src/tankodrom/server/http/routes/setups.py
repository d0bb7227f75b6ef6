"""Setting up a table: what can be agreed, and what cannot go together. Nothing is kept."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import Parameter

from tankodrom.core.errors import BadSetup
from tankodrom.core.setup import Setup
from tankodrom.core.setup_check import check_setup, problem_of
from tankodrom.protocol.rest import OptionFit, SetupAnswer, SetupProblem, SetupQuestion
from tankodrom.server.problems import NotFound
from tankodrom.titles.registry import title_named


@post(
    "/api/games/{game:str}/check",
    summary="Can this be played? If not, why not, and what would be nearest?",
    status_code=200,
)
async def check(game: Annotated[str, Parameter(max_length=32)], data: SetupQuestion) -> SetupAnswer:
    try:
        title = title_named(game)
    except BadSetup:
        raise NotFound(f"there is no game {game!r}") from None
    found = check_setup(title.game, data.seats, dict(data.options), data.chosen)
    sides: list[str] = []
    if problem_of(title.game, found.seats, found.options) is None:
        sides = title.side_names(title.game.new(Setup(found.seats, found.options), 0))
    return SetupAnswer(
        problem=_info(found.problem),
        seats=found.seats,
        options=found.options,
        numbers=found.numbers,
        values={
            key: [OptionFit(fit.value, _info(fit.problem)) for fit in fits] for key, fits in found.values.items()
        },
        settled=found.settled,
        sides=sides,
    )


def _info(problem: BadSetup | None) -> SetupProblem | None:
    if problem is None:
        return None
    return SetupProblem(problem.key, problem.at, str(problem), {**problem.facts})
