"""The board of Battlegrounds as text, from a view."""

from __future__ import annotations

from textwrap import wrap
from typing import NotRequired

from tankodrom.games.battlegrounds.board import SIZE, square_at, square_name
from tankodrom.games.battlegrounds.scoring import ARTILLERY_LIMIT, FIRST_RANK
from tankodrom.games.battlegrounds.view_types import (
    BattlegroundsOutlook,
    BattlegroundsView,
    CardView,
    FigureView,
    PairView,
    PlayerView,
    SquareView,
)
from tankodrom.words.battlegrounds import BattlegroundsSpeech

WIDTH = 100
RULE = "   +" + "-------+" * SIZE


class SeenTable(BattlegroundsView):
    """A view, with the outlook while the viewer is asked."""

    outlook: NotRequired[BattlegroundsOutlook]


def draw_table(view: SeenTable, speech: BattlegroundsSpeech) -> list[str]:
    """The board with reachable squares and targets, then the parts of all players, the viewer's last."""
    say = speech.words.say
    lines = [say("battlegrounds-line-turn", turn=view["turn"], seat=speech.names[view["active"]]), ""]
    lines += draw_board(view, speech)
    lines.append("")
    viewer = max(0, view["seat"])
    for step in range(view["seats"]):
        lines += _player(view, view["players"][(viewer + 1 + step) % view["seats"]], speech)
    if view["variant"] in ("battle", "teams"):
        lines.append(say("battlegrounds-line-supply", mines=view["mines"], deck=view["deck_size"]))
    if view["variant"] == "solo":
        points = view["players"][0]["points"]
        score = view["artillery"]["score"]
        lines.append(say("battlegrounds-line-solo", points=points, score=score, limit=ARTILLERY_LIMIT))
    return lines


def draw_board(view: SeenTable, speech: BattlegroundsSpeech) -> list[str]:
    marks = _marks(view)
    heading = "       " + "       ".join("ABCDEFGH")
    lines = [heading, RULE]
    for rank in reversed(range(SIZE)):
        cells = []
        for file in range(SIZE):
            name = square_name(square_at(file, rank))
            cells.append(_cell(view["squares"][name], marks.get(name, ""), speech))
        lines.append(f" {rank + 1} |" + "|".join(cells) + f"| {rank + 1}")
        lines.append(RULE)
    lines.append(heading)
    return lines


def _cell(seen: SquareView, mark: str, speech: BattlegroundsSpeech) -> str:
    """Seven characters: the figure, the token, and the marks."""
    figure = seen["figure"][0].upper() if "figure" in seen else " "
    what = "   "
    if "mine" in seen:
        what = "## "
    elif "artillery" in seen:
        what = "@@ "
    elif seen.get("token") == "?":
        what = "?? "
    elif "token" in seen:
        token = speech.kit.token_by_id[seen["token"]]
        special = "*" if speech.kit.icon[token] >= 0 else " "
        what = speech.short_pictures[speech.kit.picture[token]] + special
    return f"{figure} {what}{mark:<2}"


def _marks(view: SeenTable) -> dict[str, str]:
    """+ the tank can go there, ! it can go there but is destroyed, x it can shoot there now."""
    marks: dict[str, str] = {}
    step = view["step"]
    shooting = step["name"] == "ShotAfterMove"
    for figure in view["figures"]:
        by_card = view.get("outlook", {}).get(figure["colour"])
        if by_card is None or figure["card"] is None:
            continue
        outlook = by_card[figure["card"]]
        if shooting and step["colour"] == figure["colour"]:
            for shot in outlook["shots"]:
                marks[shot["square"]] = "x"
        elif not shooting:
            for move in outlook["moves"]:
                end = move["path"][-1]
                safe = move["fate"] in ("safe", "absorbed")
                if safe or end not in marks:
                    marks[end] = "+" if safe else "!"
    return marks


def draw_legend(speech: BattlegroundsSpeech) -> list[str]:
    """The meaning of the signs and of the two letters on the board."""
    short = speech.short_pictures
    pictures = [f"{short[number]} {speech.picture(number)}" for number in range(len(short))]
    return [*speech.words.say("battlegrounds-line-legend").split("\n"), *wrap(", ".join(pictures), WIDTH)]


def _player(view: SeenTable, player: PlayerView, speech: BattlegroundsSpeech) -> list[str]:
    say = speech.words.say
    seat = player["seat"]
    mark = ">" if seat == view["active"] else " "
    threshold = view["threshold"] if view["variant"] != "solo" else FIRST_RANK
    points = say(
        "battlegrounds-line-points", seat=speech.names[seat], points=player["points"], threshold=threshold
    )
    lines = [f"{mark} {points}"]
    for figure in view["figures"]:
        if figure["owner"] == seat and (figure["square"] or figure["card"] or view["variant"] != "solo"):
            lines.append("    " + _figure(view, player, figure, speech))
    inactive = [card for card in player["cards"] if not card["active"]]
    if inactive:
        lines.append(
            "    " + say("battlegrounds-line-cards", cards=", ".join(_card(card, speech) for card in inactive))
        )
    area = view["areas"][player["area"]]
    if area["pairs"]:
        pairs = ", ".join(_pair(pair, speech) for pair in area["pairs"])
        lines.append("    " + say("battlegrounds-line-pairs", pairs=pairs))
    if area["unpaired"]:
        tokens = ", ".join(speech.token(code) for code in area["unpaired"])
        lines.append("    " + say("battlegrounds-line-unpaired", tokens=tokens))
    return lines


def _figure(view: SeenTable, player: PlayerView, figure: FigureView, speech: BattlegroundsSpeech) -> str:
    colour = f"{speech.colour(figure['colour'])} ({figure['colour'][0].upper()})"
    text = f"{colour}: {figure['square'] or '–'}"
    for card in player["cards"]:
        if card["card"] == figure["card"]:
            text += ", " + _card(card, speech)
    if view["variant"] in ("battle", "teams"):
        text += ", " + speech.words.say("battlegrounds-line-stack", points=figure["points"])
    return text


def _card(card: CardView, speech: BattlegroundsSpeech) -> str:
    text = f"{speech.card(card['card'])} {card['move']}/{card['shot']}"
    notes = [speech.icon(icon) for icon in card["upgrades"]]
    if card["wrecked"]:
        notes.append(speech.words.say("battlegrounds-line-wrecked"))
    return text + (f" [{', '.join(notes)}]" if notes else "")


def _pair(pair: PairView, speech: BattlegroundsSpeech) -> str:
    number = speech.kit.picture[speech.kit.token_by_id[pair["tokens"][0]]]
    text = speech.picture(number)
    if pair["icons"]:
        icons = "/".join(speech.icon(icon) for icon in pair["icons"])
        text += f" ({icons}: {speech.words.say('battlegrounds-pair-' + pair['state'])})"
    return text


def draw_pairs(view: SeenTable, speech: BattlegroundsSpeech) -> list[str]:
    """The viewer's own parts."""
    return _player(view, view["players"][max(0, view["seat"])], speech)


def draw_result(view: SeenTable, speech: BattlegroundsSpeech) -> list[str]:
    say = speech.words.say
    outcome = view["outcome"]
    assert outcome is not None
    lines = [say("battlegrounds-line-end") + " " + say(f"battlegrounds-reason-{outcome['reason']}"), ""]
    if view["variant"] == "solo":
        rank = outcome["rank"] or 0
        points = outcome["scores"][0]
        lines.append(
            say("battlegrounds-line-rank", rank=say(f"battlegrounds-rank-{rank}"), stars=rank, points=points)
        )
        return lines
    for area, content in enumerate(view["areas"]):
        names = " + ".join(speech.names[player["seat"]] for player in view["players"] if player["area"] == area)
        lines.append("  " + say("battlegrounds-line-score", names=names, points=content["points"]))
    winners = ", ".join(speech.names[seat] for seat in outcome["winners"])
    lines += ["", say("battlegrounds-line-winner", names=winners, count=len(outcome["winners"]))]
    return lines
