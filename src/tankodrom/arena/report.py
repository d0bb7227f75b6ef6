"""The results as one self-contained page: no scripts, no other files, no network."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from tankodrom.arena.formats import format_interval, format_milliseconds, format_number, format_percent
from tankodrom.arena.plots import (
    ReferenceLine,
    Row,
    axis,
    columns,
    histograms,
    percent_axis,
    ranges,
    time_axis,
)
from tankodrom.arena.tally import Results, Standing, mean, options_in_words, quantile

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #faf9f6; --card: #ffffff; --ink: #1d2126; --soft: #5b6470; --rule: #dfe2e6;
  --neutral: #9aa5b1; --c0: #1f6fb2; --c1: #c2571a; --c2: #2c8a57; --c3: #8a4fb0; --c4: #b8860b; --c5: #c23a5b;
  --c6: #3c8b98; --c7: #6f7a2a; }
@media (prefers-color-scheme: dark) { :root { --paper: #15181c; --card: #1d2127; --ink: #e9ecef; --soft: #a3adb8;
  --rule: #363d46; --neutral: #66717d; --c0: #6cb2ee; --c1: #f0935a; --c2: #63c791; --c3: #c397e6; --c4: #e0b84a;
  --c5: #f0809c; --c6: #74c5d2; --c7: #b5c257; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 system-ui, sans-serif; }
main { max-width: 900px; margin: 0 auto; padding: 40px 20px 64px; }
.kind { color: var(--soft); margin: 0 0 6px; }
h1 { font-size: 32px; line-height: 1.25; margin: 0 0 14px; }
h2 { font-size: 21px; margin: 0 0 4px; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 22px 26px 20px;
  margin-top: 22px; }
section > p { margin: 0 0 12px; color: var(--soft); max-width: 82ch; }
.scroll, .plot { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 16px; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 7px 0 7px 16px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
tr:last-child > * { border-bottom: 0; }
th { font-weight: 600; }
thead th { color: var(--soft); font-weight: 500; vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 4px 22px; margin: 0; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
svg { display: block; width: 100%; min-width: 620px; height: auto; margin-top: 6px; }
text { fill: var(--ink); font: 15px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.name { font-weight: 600; }
.tick, .small, .label, .note { fill: var(--soft); font-size: 14px; }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
path { fill: none; }
.axis { stroke: var(--soft); }
.grid { stroke: var(--rule); }
.compare { stroke: var(--soft); stroke-dasharray: 5 4; stroke-width: 1.5; }
.range { stroke: var(--c); stroke-width: 3; }
.dot, .bar { fill: var(--c); }
.second { fill: var(--card); stroke: var(--c); stroke-width: 2.5; }
.mean { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 2 3; }
.neutral { fill: var(--neutral); }
.whisker { stroke: var(--ink); stroke-width: 1.5; }
""" + "".join(f".c{number} {{ --c: var(--c{number}); }}\n" for number in range(8))


def by_setup(bot: Standing) -> list[str]:
    """A table row: the bot, and its wins in each setup."""
    return [bot.name, *(f"{format_percent(share.rate)} ({format_interval(share)})" for share in bot.by_setup)]


def headline(results: Results) -> str:
    """The result in a sentence."""
    best, *others = results.standings
    sure = f"(95 % interval {format_interval(best.won)})"
    games = f"{best.won.games:,} games"
    rest = ", ".join(f"{other.name} {format_percent(other.won.rate)}" for other in others)
    if results.sides == 1:
        return ", ".join(
            [f"{best.name} won {format_percent(best.won.rate)} of {games} {sure}", *([rest] if rest else [])]
        )
    if len(others) > 1:
        lead = f"{best.name} won {format_percent(best.won.rate)} of {games} {sure}, {rest}"
        if others[0].won.interval[1] > best.won.interval[0]:
            return f"No clear winner: {lead}"
        return lead
    low, high = best.won.interval
    if low <= 0.5 <= high:
        return f"No clear winner: {best.name} won {format_percent(best.won.rate)} of {games} against {others[0].name} {sure}"
    return f"{best.name} beat {others[0].name} in {format_percent(best.won.rate)} of {games} {sure}"


def page(results: Results) -> str:
    title = headline(results)
    sections = [_summary(results), _wins(results)]
    if len(results.setups) > 1:
        sections.append(_setups(results))
    if len(results.standings) > 2 and results.sides > 1:
        sections.append(_pairs(results))
    if results.sides > 1:
        sections.append(_rating(results))
    sections += [_scores(results), _seats(results), _lengths(results), _times(results), _facts(results)]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f'<p class="kind">Tankodrom arena: computer players of {escape(results.heading["game"].capitalize())} '
        f"against each other</p>\n<h1>{_unbroken(escape(title))}.</h1>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def _unbroken(text: str) -> str:
    """Keep numbers and their units on one line."""
    return re.sub(r"(\d+(-\d+)?) %", lambda found: found[0].replace(" ", "&nbsp;").replace("-", "&#8209;"), text)


def _section(title: str, words: str, *content: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(words)}</p>\n" + "\n".join(content) + "\n</section>"


def _table(head: list[str], rows: list[list[str]]) -> str:
    def cells(tag: str, texts: list[str]) -> str:
        return "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts)

    body = "".join(f"<tr>{cells('th', row[:1])}{cells('td', row[1:])}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{cells("th", head)}</tr></thead><tbody>{body}</tbody></table></div>'


def _colour(results: Results, name: str) -> int:
    """A bot has the same colour on the whole page."""
    return [standing.name for standing in results.standings].index(name)


def _summary(results: Results) -> str:
    rows = [
        [
            bot.name,
            f"{bot.won.games:,}",
            format_percent(bot.won.rate),
            format_interval(bot.won),
            f"{bot.mean_score:.1f}",
            *([f"{bot.mean_rank:.1f} of {results.highest_rank}"] if bot.mean_rank is not None else []),
            format_milliseconds(bot.times.milliseconds(0.5)),
            f"{bot.times.overruns:,}",
        ]
        for bot in results.standings
    ]
    head = ["bot", "games", "won", "95 % interval", "mean score", "usual time a decision", "too slow"]
    if results.standings[0].mean_rank is not None:
        head.insert(5, "mean rank")
    words = "The best first. The interval is where the true share of wins lies, in 95 of 100 such tests."
    return _section("In short", words, _table(head, rows))


def _wins(results: Results) -> str:
    rows = [
        Row(
            name=bot.name,
            colour=_colour(results, bot.name),
            low=bot.won.interval[0],
            value=bot.won.rate,
            high=bot.won.interval[1],
            text=f"{format_percent(bot.won.rate)}",
            note=f"{format_number(round(bot.won.wins, 1))} of {bot.won.games:,}",
        )
        for bot in results.standings
    ]
    words = (
        "The dot is the share of games won, the line its 95 % interval. A win that several share counts in parts."
    )
    line = None
    if results.sides > 1:
        words += " Bots whose lines do not overlap differ for certain, or nearly so."
        line = ReferenceLine(results.fair, f"equally strong: {format_percent(results.fair)}")
    plot = ranges("Share of games won, by bot", rows, percent_axis(), "share of the games won", line)
    return _section("Who wins", words, plot)


def _setups(results: Results) -> str:
    games = min([share.games for share in results.standings[0].by_setup])
    words = f"Each was played equally often: {games:,} games for a bot. In brackets the 95 % intervals."
    rows = [by_setup(bot) for bot in results.standings]
    return _section("Does it matter what is played?", words, _table(["won", *results.setups], rows))


def _pairs(results: Results) -> str:
    names = [bot.name for bot in results.standings]
    rows = []
    for one in names:
        shares = [results.pairs.get((one, other)) for other in names]
        rows.append(
            [one]
            + [
                f"{format_percent(share.rate)} of {share.games:,}" if share is not None else "–"
                for share in shares
            ]
        )
    words = (
        "Of the games that one of the two won, the bot in the row won this share against the bot in the column."
    )
    return _section("Each against each", words, _table(["", *names], rows))


def _rating(results: Results) -> str:
    rows = [
        Row(
            name=bot.name,
            colour=_colour(results, bot.name),
            low=bot.rating.low,
            value=bot.rating.mu,
            high=bot.rating.high,
            text=f"{bot.rating.mu:.1f} ± {3 * bot.rating.sigma:.1f}",
        )
        for bot in results.standings
        if bot.rating is not None
    ]
    along = axis([value for row in rows for value in (row.low, row.high)])
    words = (
        "Strength as one number, learned from game to game (OpenSkill, after Plackett and Luce). Everybody begins at "
        "25; the line spans three standard deviations to each side."
    )
    return _section("Rating", words, ranges("Rating by bot", rows, along, "rating (higher is stronger)"))


def _scores(results: Results) -> str:
    groups = [(bot.name, _colour(results, bot.name), bot.scores) for bot in results.standings]
    words = (
        "How many points a seat of the bot had at the end; the taller the bar, the more often. Dotted: the mean."
    )
    return _section(
        "Scores", words, histograms("Scores at the end, by bot", groups, "points at the end of a game", "results")
    )


def _seats(results: Results) -> str:
    heading = results.heading
    sides: list[int] = heading["sides"]
    teams = 1 < results.sides < len(sides)
    rows = [
        Row(
            name=f"seat {seat + 1}" + (f" (side {sides[seat] + 1})" if teams else ""),
            colour=0,
            low=share.interval[0],
            value=share.rate,
            high=share.interval[1],
            text=format_percent(share.rate),
        )
        for seat, share in enumerate(results.seats)
    ]
    line = (
        ReferenceLine(1 / results.sides, f"even: {format_percent(1 / results.sides)}")
        if results.sides > 1
        else None
    )
    words = (
        "Every bot played every seat equally often, with the same cards dealt, so differences here come from the seat. "
        "The thin lines are 95 % intervals."
    )
    if teams:
        words += " Seats of one side win together, and one bot plays all of them."
    head = ["won, by seat", *(f"seat {seat + 1}" for seat in range(len(sides)))]
    body = [[bot.name, *(format_percent(share.rate) for share in bot.by_seat)] for bot in results.standings]
    plot = columns("Share of games won, by seat", rows, "share of the games that the seat won", line)
    return _section("Does the seat matter?", words, plot, _table(head, body))


def _lengths(results: Results) -> str:
    lengths = results.lengths
    words = (
        f"A game took {mean(lengths):,.0f} decisions of all players together on average; half of them no more than "
        f"{quantile(lengths, 0.5):,}, nine of ten no more than {quantile(lengths, 0.9):,}, the longest {max(lengths):,}."
    )
    plot = histograms(
        "Length of the games",
        [("all games", 0, lengths)],
        "decisions in a game, all players together",
        "games",
        160,
    )
    endings = ", ".join(f"{reason.replace('_', ' ')} {count:,}" for reason, count in results.reasons.items())
    return _section(
        "How long games are", words, plot.replace("c0 bar", "neutral"), f"<p>{escape(_endings(endings))}</p>"
    )


def _endings(endings: str) -> str:
    return f"How the games ended: {endings}."


def _times(results: Results) -> str:
    budget = float(results.heading["budget_ms"])
    rows = []
    for bot in results.standings:
        usual, slow = bot.times.milliseconds(0.5), bot.times.milliseconds(0.99)
        longest = bot.times.longest * 1e3
        rows.append(
            Row(
                name=bot.name,
                colour=_colour(results, bot.name),
                low=usual,
                value=usual,
                high=longest,
                text=format_milliseconds(usual),
                note=f"{bot.decisions:,} answers",
                also=slow,
            )
        )
    along = time_axis([budget, *(row.low for row in rows), *(row.high for row in rows)])
    table = _table(
        ["bot", "half within", "99 % within", "longest", "over budget"],
        [
            [
                bot.name,
                format_milliseconds(bot.times.milliseconds(0.5)),
                format_milliseconds(bot.times.milliseconds(0.99)),
                format_milliseconds(bot.times.longest * 1e3),
                f"{bot.times.overruns:,} of {bot.decisions:,}",
            ]
            for bot in results.standings
        ],
    )
    words = (
        f"From the middle decision (dot) over the slowest of a hundred (diamond) to the slowest of all (end of the "
        f"line). Each step of the scale is ten times longer. Over budget is what took more than 1.2 times the "
        f"{format_milliseconds(budget)} allowed."
    )
    plot = ranges(
        "Time per decision, by bot",
        rows,
        along,
        "time for one decision",
        ReferenceLine(budget, f"budget: {format_milliseconds(budget)}"),
    )
    return _section("How long they think", words, plot, table)


def _facts(results: Results) -> str:
    heading = results.heading
    options = "; ".join(
        filter(None, [options_in_words(heading["options"]), " or ".join(filter(None, results.setups))])
    )
    facts = {
        "Game": f"{heading['game'].capitalize()}, {heading['players']} seats"
        + (f" on {results.sides} sides" if 1 < results.sides < heading["players"] else ""),
        "Options": options or "as in the rulebook",
        "Bots": ", ".join(heading["bots"]),
        "Games": f"{results.games:,}, {results.seconds / max(results.games, 1):.3g} seconds each",
        "Seed": str(heading["seed"]),
        "Rules": f"version {heading['rules_version']}, engine {results.engine}",
    }
    if heading["data"]:
        facts["Data"] = f"of one's own ({heading['data']})"
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in facts.items())
    words = "Bots that do not think by the clock play the same games again from the same seed."
    return _section("What was played", words, f'<dl class="facts">{listed}</dl>')
