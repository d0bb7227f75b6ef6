"""Statistics: how often each bot won, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import ceil, sqrt
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from tankodrom.arena.match import MatchResult
from tankodrom.arena.times import Times
from tankodrom.titles.registry import title_named

Z: Final = 1.959964  # 95 %


@dataclass
class Share:
    """Wins in a number of games. A shared win counts in equal parts."""

    wins: float = 0.0
    games: int = 0

    def add(self, part: float) -> None:
        self.wins += part
        self.games += 1

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        if self.games == 0:
            return 0.0, 1.0
        n, p = self.games, self.rate
        middle = p + Z * Z / (2 * n)
        spread = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "wins": round(self.wins, 4),
            "games": self.games,
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - 3 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + 3 * self.sigma


@dataclass(kw_only=True)
class Standing:
    """The results of one bot."""

    name: str
    won: Share = field(default_factory=Share)
    by_seat: list[Share] = field(default_factory=list)
    by_setup: list[Share] = field(default_factory=list)
    rating: Rating | None = None  # None for solo games
    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)  # if scores earn ranks (`Title.rank_of`)
    decisions: int = 0
    times: Times = field(default_factory=Times)

    @property
    def mean_score(self) -> float:
        return mean(self.scores)

    @property
    def mean_rank(self) -> float | None:
        return mean(self.ranks) if self.ranks else None

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.name,
            "won": self.won.to_json(),
            "rating": None
            if self.rating is None
            else {name: round(value, 3) for name, value in asdict(self.rating).items()},
            "mean_score": round(self.mean_score, 3),
            "scores": tidy(Counter(self.scores)),
            **(
                {"mean_rank": round(mean(self.ranks), 3), "ranks": tidy(Counter(self.ranks))} if self.ranks else {}
            ),
            "by_seat": [share.to_json() for share in self.by_seat],
            "by_setup": [share.to_json() for share in self.by_setup],
            "decisions": self.decisions,
            "ms_per_decision": {
                "p50": round(self.times.milliseconds(0.5), 3),
                "p99": round(self.times.milliseconds(0.99), 3),
                "max": round(self.times.longest * 1e3, 3),
            },
            "overruns": self.times.overruns,
        }


@dataclass(kw_only=True)
class Results:
    """Everything that the table and the report show. `heading` holds the arguments, as in `games.jsonl`."""

    heading: dict[str, Any]
    engine: str
    standings: list[Standing]  # the best first
    seats: list[Share]
    pairs: dict[tuple[str, str], Share]  # how often the first won, among the games that one of the two won
    lengths: list[int]
    reasons: dict[str, int]
    seconds: float  # the sum over all games

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def highest_rank(self) -> int:
        return title_named(self.heading["game"]).highest_rank

    @property
    def sides(self) -> int:
        return int(max(self.heading["sides"])) + 1

    @property
    def setups(self) -> list[str]:
        """The options of each setup that differ; one empty text if there is only one setup."""
        return [options_in_words(options) for options in varied_in(self.heading)]

    @property
    def fair(self) -> float:
        """The share of games that a bot wins among equals."""
        return 1 / min(self.sides, len(self.standings))

    def to_json(self) -> dict[str, Any]:
        return {
            "arguments": self.heading,
            "engine": self.engine,
            "games": self.games,
            "bots": [standing.to_json() for standing in self.standings],
            "seats": [share.to_json() for share in self.seats],
            "pairs": [
                {"bot": one, "against": other, **share.to_json()} for (one, other), share in self.pairs.items()
            ],
            "decisions_per_game": {
                "mean": round(mean(self.lengths), 2),
                "p10": quantile(self.lengths, 0.1),
                "p50": quantile(self.lengths, 0.5),
                "p90": quantile(self.lengths, 0.9),
                "min": min(self.lengths, default=0),
                "max": max(self.lengths, default=0),
            },
            "endings": self.reasons,
            "seconds_played": round(self.seconds, 3),
        }


def varied_in(heading: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of each setup that differ from the other setups."""
    varied: list[dict[str, Any]] = heading.get("varied", [{}])
    return varied


def options_in_words(options: dict[str, Any]) -> str:
    return ", ".join(
        f"{key} = {str(value).lower() if isinstance(value, bool) else value}" for key, value in options.items()
    )


def labels_of(bots: Sequence[str]) -> list[str]:
    """The names as given. A bot that plays against itself gets a number."""
    seen: Counter[str] = Counter()
    labels = []
    for bot in bots:
        seen[bot] += 1
        labels.append(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})")
    return labels


def tally(heading: dict[str, Any], games: Iterable[MatchResult], engine: str) -> Results:
    """Count the games in the order of their numbers, not in the order in which they finished."""
    sides: list[int] = heading["sides"]
    labels = labels_of(heading["bots"])
    standings = [
        Standing(name=label, by_seat=[Share() for _ in sides], by_setup=[Share() for _ in varied_in(heading)])
        for label in labels
    ]
    seats = [Share() for _ in sides]
    pairs: dict[tuple[str, str], Share] = {}
    lengths: list[int] = []
    reasons: Counter[str] = Counter()
    seconds = 0.0
    title = title_named(heading["game"])
    ordered = sorted(games, key=lambda game: game.number)
    for game in ordered:
        winning = {sides[seat] for seat in game.winners}
        for seat, bot in enumerate(game.bots):
            part = 1 / len(winning) if sides[seat] in winning else 0.0
            seats[seat].add(part)
            standings[bot].by_seat[seat].add(part)
            standings[bot].scores.append(game.scores[seat])
            rank = title.rank_of(heading["options"], game.scores[seat])
            if rank is not None:
                standings[bot].ranks.append(rank)
            standings[bot].decisions += game.decisions[seat]
            standings[bot].times.merge(game.times[seat])
        credit = credits_of(game, sides)
        for bot, part in credit.items():
            standings[bot].won.add(part)
            standings[bot].by_setup[game.setup].add(part)
        for one in credit:
            for other in credit:
                both = credit[one] + credit[other]
                if one != other and both > 0:
                    pairs.setdefault((labels[one], labels[other]), Share()).add(credit[one] / both)
        lengths.append(sum(game.decisions))
        reasons[game.reason] += 1
        seconds += game.seconds
    if max(sides) > 0:
        for standing, rating in zip(standings, ratings_of(ordered, sides, len(labels)), strict=True):
            standing.rating = rating
    standings.sort(key=lambda standing: -standing.won.rate)
    return Results(
        heading=heading,
        engine=engine,
        standings=standings,
        seats=seats,
        pairs=pairs,
        lengths=lengths,
        reasons=dict(reasons.most_common()),
        seconds=seconds,
    )


def credits_of(game: MatchResult, sides: Sequence[int]) -> dict[int, float]:
    """Each bot's part of the win: of the winning sides, the share that it led."""
    leaders = dict(zip(sides, game.bots, strict=True))
    winning = {sides[seat] for seat in game.winners}
    credit = dict.fromkeys(sorted(leaders.values()), 0.0)
    for side in winning:
        credit[leaders[side]] += 1 / len(winning)
    return credit


def ratings_of(games: Iterable[MatchResult], sides: Sequence[int], bots: int) -> list[Rating]:
    """Skill by the Plackett-Luce model. Only winning counts, as in the win rate: all others share the last place."""
    model = PlackettLuce()
    current: list[PlackettLuceRating] = [model.rating() for _ in range(bots)]
    for game in games:
        credit = credits_of(game, sides)
        places = sorted(set(credit.values()), reverse=True)
        teams = [[current[bot]] for bot in credit]
        ranks = [float(places.index(part)) for part in credit.values()]
        for bot, (rating,) in zip(credit, model.rate(teams, ranks=ranks), strict=True):
            current[bot] = rating
    return [Rating(rating.mu, rating.sigma) for rating in current]


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def quantile(values: Sequence[int], part: float) -> int:
    return sorted(values)[max(0, ceil(part * len(values)) - 1)] if values else 0


def tidy(counts: Counter[int]) -> dict[str, int]:
    return {str(value): counts[value] for value in sorted(counts)}
