"""The table of Duel as text, from a view: a panel for every tank, the hand, and the odds of possible actions."""

from __future__ import annotations

from textwrap import wrap
from typing import Literal, NotRequired

from tankodrom.games.duel.boards import SIDES
from tankodrom.games.duel.cards import SPECIALS, CardId
from tankodrom.games.duel.tank import FARTHEST, RED_ZONE, STEP
from tankodrom.games.duel.view_types import (
    CheckPreview,
    DuelOutlook,
    DuelView,
    PlayerView,
    ShotPreview,
    TankView,
)
from tankodrom.words.duel import DuelSpeech

WIDTH = 100
INDENT = 4
ESCAPE = "escape"  # the check of each crew man of a burning tank
BETWEEN = " · "
CHANCES: dict[Literal["hit", "penetrate", "eliminate", "fire", "crew"], str] = {
    "hit": "to-hit",
    "penetrate": "penetrates",
    "eliminate": "eliminates",
    "fire": "sets-on-fire",
    "crew": "kills-crew",
}
Damage = Literal["on_fire", "broken", "smoke_in_tank", "immobilised", "jammed", "sights_damaged"]
DAMAGES: list[tuple[Damage, str]] = [  # flags of a tank, and the words of their markers
    ("on_fire", "on-fire"),
    ("broken", "broken"),
    ("smoke_in_tank", "smoke-in-tank"),
    ("immobilised", "immobilised"),
    ("jammed", "jammed"),
    ("sights_damaged", "sights"),
]


class SeenTable(DuelView):
    """A view, with the outlook while the viewer is asked."""

    outlook: NotRequired[DuelOutlook]


def draw_table(view: SeenTable, speech: DuelSpeech) -> list[str]:
    """The state of the battle, all tanks (the viewer's side first), then the viewer's cards and odds."""
    lines = [*draw_battle(view, speech), ""]
    own = max(0, SIDES.index(_viewer(view)["side"]) if view["seat"] >= 0 else 0)
    for side in (own, 1 - own):
        heading = speech.say(f"side-{SIDES[side]}")
        lines.append(f"--- {heading} ---")
        tanks = [tank for tank in view["tanks"] if tank["side"] == SIDES[side]]
        tanks.sort(key=lambda tank: (tank["player"] != view["seat"], tank["number"]))
        for tank in tanks:
            lines += draw_tank(view, tank, speech)
    lines += draw_cards_on_table(view, speech)
    return lines + draw_hand(view, speech) + draw_outlook(view, speech)


def draw_brief(view: SeenTable, speech: DuelSpeech) -> list[str]:
    """The part that changes during a turn: the tank in question, the hand, the odds."""
    asked = view["step"].get("tank", "")
    lines: list[str] = []
    for tank in view["tanks"]:
        if tank["tank"] == asked:
            lines += draw_tank(view, tank, speech)
    lines += draw_cards_on_table(view, speech) + draw_hand(view, speech) + draw_outlook(view, speech)
    return lines if lines[0] else lines[1:]


def draw_legend(speech: DuelSpeech) -> list[str]:
    """The mission with its briefing, and the meaning of the signs."""
    mission = speech.rules.mission
    language = speech.words.language
    lines = [speech.say("line-mission", mission=mission.id, name=mission.names[language])]
    lines += wrap(mission.texts.get(language, ""), WIDTH, initial_indent="  ", subsequent_indent="  ")
    lines += ["", *speech.say("line-legend").split("\n")]
    specials = {special for special in speech.cards.special if special >= 0}
    for special in sorted(specials):
        about = speech.say(f"special-about-{SPECIALS[special]}")
        lines += wrap(f"{speech.special(special)}: {about}", WIDTH, subsequent_indent="  ")
    return lines


# The battle as a whole.


def draw_battle(view: SeenTable, speech: DuelSpeech) -> list[str]:
    say = speech.say
    mission = speech.rules.mission
    name = say("line-mission", mission=view["mission"], name=mission.names[speech.words.language])
    lines = [name, say("line-round", round=view["round"], phase=say(f"phase-{_phase(view)}"))]
    scores = [
        say("line-score", side=say(f"side-{side['side']}"), vp=side["vp"], medals=side["medals"])
        for side in view["sides"]
    ]
    lines.append(f"{say('panel-score')}: {BETWEEN.join(scores)}")
    deck = [
        say("line-passes", done=view["passes_done"], needed=view["passes_needed"]),
        f"{say('panel-deck')}: {view['deck']}",
        f"{say('panel-discard')}: {view['discard']}",
    ]
    lines.append(BETWEEN.join(deck))
    for key, flag in (
        ("panel-final-deck", view["final_deck"]),
        ("line-shuffle-out", view["shuffle_pending"]),
        ("line-end-out", view["end_pending"]),
    ):
        if flag:
            lines.append("! " + say(key))
    others = [
        say("line-cards", seat=speech.names[player["seat"]], cards=player["cards"], limit=player["limit"])
        for player in view["players"]
        if player["seat"] != view["seat"]
    ]
    if others:
        lines += _wrapped(f"{say('line-hands')}: ", others)
    if view["queue"]:
        lines.append(f"{say('line-still-to-act')}: {', '.join(view['queue'])}")
    return lines + _extras(view, speech)


def _extras(view: SeenTable, speech: DuelSpeech) -> list[str]:
    """Parts that only some missions and optional rules have."""
    say = speech.say
    lines: list[str] = []
    for side in view["sides"]:
        parts = []
        if view["options"]["infantry"]:
            parts.append(f"{say('panel-infantry')} {side['infantry']} m")
        if side["roads"]:
            parts.append(f"{say('panel-roads')} {side['roads']}")
        if side["exits"]:
            parts.append(say("line-exits", count=side["exits"]))
        if parts:
            lines.append(f"{say('side-' + side['side'])}: {BETWEEN.join(parts)}")
    if view["guns"]:
        guns = []
        for gun in view["guns"]:
            name = speech.rules.kit.guns[gun["gun"]].name
            text = f"{name} ({say('side-' + gun['side'])}, {gun['range']} m)"
            guns.append(f"{text} {say('line-gun-used')}" if gun["used"] else text)
        lines += _wrapped(f"{say('panel-guns')}: ", guns)
    return lines


def draw_cards_on_table(view: SeenTable, speech: DuelSpeech) -> list[str]:
    lines: list[str] = []
    for key, numbers in (("table", view["table"]), ("pool", view["pool"])):
        if numbers:
            cards = [speech.card(card) for card in numbers]
            lines += ["", *_wrapped(f"{speech.say('panel-' + key)}: ", cards)]
    return lines


# One tank.


def draw_tank(view: SeenTable, tank: TankView, speech: DuelSpeech) -> list[str]:
    say = speech.say
    mark = ">" if tank["tank"] == view["active"] else " "
    player = speech.names[tank["player"]] if tank["player"] >= 0 else say("tankbot")
    heading = [f"{mark} {tank['tank']} {tank['name']}", player, say("line-quality-" + tank["quality"])]
    heading.append(say("line-points", vp=tank["vp"], medals=tank["medals"]))
    if tank.get("initiative"):
        heading.append(say("line-initiative", number=tank["initiative"]))
    lines = [BETWEEN.join(heading)]
    if not tank["alive"]:
        return [*lines, " " * INDENT + say("panel-eliminated").upper()]
    rows = [
        ("range", [range_track(tank["range"])]),
        ("levels", _levels(tank, speech)),
        ("holding", _holding(tank, speech)),
        ("distances", _distances(view, tank, speech)),
        ("markers", _markers(view, tank, speech)),
        ("damage", _damage(tank, speech)),
        ("crew", _crew(tank, speech)),
        ("ammunition", _ammunition(tank, speech)),
        ("personality", _personality(tank, speech)),
    ]
    labels = {key: say(f"line-label-{key}") for key, _ in rows}
    width = max(len(label) for label in labels.values())
    for key, parts in rows:
        if parts:
            lines += _wrapped(f"{' ' * INDENT}{labels[key]:<{width}}  ", parts)
    return lines


def range_track(at: int) -> str:
    """`1000 800 600 |[400] 200 000 -200 -400 | -600 …`: the tank's place in brackets, the red zone between bars."""
    cells = []
    for metres in range(FARTHEST, -FARTHEST - 1, -STEP):
        text = f"{metres:03}" if metres >= 0 else str(metres)
        cell = f"[{text}]" if metres == at else f" {text} "
        if metres == RED_ZONE:
            cell = "|" + cell
        elif metres == -RED_ZONE:
            cell += "|"
        cells.append(cell)
    return " ".join(cells).strip()


def _levels(tank: TankView, speech: DuelSpeech) -> list[str]:
    board = speech.rules.kit.boards[tank["board"]]
    return [
        _level("mobility", tank["mobility"], board.move, tank["move_cap"], tank["can_move"], "move", speech),
        _level("fire", tank["fire"], board.fire, tank["fire_cap"], tank["can_fire"], "fire", speech),
    ]


def _level(name: str, level: int, printed: int, cap: int, able: bool, verb: str, speech: DuelSpeech) -> str:
    say = speech.say
    notes = []
    if level != printed:
        notes.append(say("line-printed", level=printed))
    if cap:
        notes.append(say(f"line-cap-{verb}", level=cap))
    if not able:
        notes.append(say(f"panel-cannot-{verb}").upper())
    text = f"{say(f'panel-{name}')} {level}"
    return f"{text} ({', '.join(notes)})" if notes else text


def _holding(tank: TankView, speech: DuelSpeech) -> list[str]:
    table = speech.rules.terrain
    names: list[str] = []
    parts: list[str] = []
    if tank["motion"]:
        ground = speech.ground(table.ids[table.motion])
        parts.append(speech.say("line-motion", ground=ground, card=speech.card(tank["motion"])))
    else:
        names.append(tank["terrain"])
    if tank["smoke"]:
        names.append(table.ids[table.smoke])
    if tank["hill"]:
        names.append(table.ids[table.hill])
    return parts + [speech.ground(name) for name in names]


def _distances(view: SeenTable, tank: TankView, speech: DuelSpeech) -> list[str]:
    """5.2.3: the distances to the enemies, for the viewer's tanks."""
    if tank["player"] != view["seat"] or tank["player"] < 0:
        return []
    return [f"{enemy['tank']} {enemy['metres']} m" for enemy in tank["enemies"]]


def _markers(view: SeenTable, tank: TankView, speech: DuelSpeech) -> list[str]:
    say = speech.say
    parts = []
    if tank["hull_down"]:
        parts.append(say("panel-hull-down"))
    if tank["spotted"]:
        parts.append(f"{say('panel-spotted')} {', '.join(tank['spotted'])}")
    if tank["acquired"]:
        parts.append(f"{say('panel-acquired')} {tank['acquired']} (+{tank['acquired_bonus']})")
    if tank["flanking"]:
        parts.append(f"{say('panel-flanking')} {', '.join(tank['flanking'])}")
    flankers = [other["tank"] for other in view["tanks"] if tank["tank"] in other["flanking"]]
    if flankers:
        parts.append(say("line-flanked-by", tanks=", ".join(flankers)))
    if view["options"]["infantry"]:
        parts.append(say("panel-hatch-closed" if tank["hatch_closed"] else "panel-hatch-open"))
    if tank["sight"]:
        parts.append(say("line-sight", metres=tank["sight"]))
    return parts


def _damage(tank: TankView, speech: DuelSpeech) -> list[str]:
    say = speech.say
    parts = [say(f"panel-{words}") for flag, words in DAMAGES if tank[flag]]
    if tank["bog"]:
        parts.append(say("line-bogged", level=tank["bog"]))
    if tank["track_hits"] and not tank["immobilised"]:
        parts.append(say("panel-tracks"))
    if tank["penetrator"]:
        parts.append(say("line-penetrator", tank=tank["penetrator"]))
    return parts


def _crew(tank: TankView, speech: DuelSpeech) -> list[str]:
    say = speech.say
    parts = []
    sound = True
    for name, man in tank["crew"].items():
        text = speech.man(name)
        notes = []
        if man["state"] != "fit":
            words = say(f"panel-{man['state']}")
            notes.append(words.upper() if man["state"] == "dead" else words)
        if man["seat"] not in ("", name):
            notes.append(say("line-sits", position=speech.man(man["seat"])))
        sound = sound and not notes
        parts.append(f"{text} ({', '.join(notes)})" if notes else text)
    return [say("line-all-fit", men=", ".join(parts))] if sound else parts


def _ammunition(tank: TankView, speech: DuelSpeech) -> list[str]:
    if not tank["apcr_stock"] and not tank["apcr_loaded"]:
        return []
    return [speech.say("line-apcr", stock=tank["apcr_stock"], loaded=tank["apcr_loaded"])]


def _personality(tank: TankView, speech: DuelSpeech) -> list[str]:
    if "personality" not in tank:
        return []
    mood = speech.say("mood-in_peril" if tank["in_peril"] else "mood-operational")
    return [speech.personality(tank["personality"]), mood, speech.say("line-peril", peril=tank["peril"])]


# The viewer's hand and other private parts.


def draw_hand(view: SeenTable, speech: DuelSpeech) -> list[str]:
    """A table of cards: faces, order symbols, effect symbols, penetration modifier."""
    if view["seat"] < 0:
        return []
    player = _viewer(view)
    say = speech.say
    title = say("line-hand", cards=player["cards"], limit=player["limit"])
    if not player["hand"]:
        return ["", title]
    rows = [_card_row(card, speech) for card in player["hand"]]
    heads = ["", "", say("line-column-orders"), say("line-column-symbols"), say("line-column-pen"), ""]
    widths = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    widths[1] = max(widths[1], len(title) - INDENT - widths[0])
    lines = [""]
    for row in [heads, *rows]:
        number, *others = (text.ljust(width) for text, width in zip(row, widths, strict=True))
        lines.append(f"{'':<{INDENT - 2}}{number.strip():>{widths[0] + 2}} " + "  ".join(others).rstrip())
    lines[1] = title + lines[1][len(title) :]
    return [line.rstrip() for line in lines]


def _card_row(card: CardId, speech: DuelSpeech) -> list[str]:
    cards = speech.cards
    faces = " / ".join(speech.faces(card))
    mark = speech.say("line-mark") if cards.infantry[card] and speech.rules.infantry_on else ""
    return [str(card), faces, str(cards.orders[card]), speech.symbols(card), speech.penetration(card), mark]


def draw_piles(view: SeenTable, speech: DuelSpeech) -> list[str]:
    """The hand, and the cards that the viewer has not seen: the deck, other hands, face-down discards."""
    lines = draw_hand(view, speech)[1:]
    for key, numbers in (("unseen", view["unseen"]), ("damage-unseen", view["damage_unseen"])):
        text = speech.say(f"line-{key}", count=len(numbers), cards=number_ranges(numbers))
        lines += wrap(text, WIDTH, subsequent_indent="  ")
    return lines


def number_ranges(numbers: list[int]) -> str:
    """`1–4, 7, 9–12`"""
    parts: list[str] = []
    at = 0
    while at < len(numbers):
        end = at
        while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
            end += 1
        parts.append(str(numbers[at]) if at == end else f"{numbers[at]}–{numbers[end]}")
        at = end + 1
    return ", ".join(parts) or "–"


# The outlook.


def draw_outlook(view: SeenTable, speech: DuelSpeech) -> list[str]:
    """Shots and checks with their modifiers and chances: over all cards, and over the unseen cards."""
    outlook = view.get("outlook", {})
    lines: list[str] = []
    for shot in outlook.get("shots", []):
        lines += _shot(shot, speech)
    checks = outlook.get("checks", [])
    for check in checks:
        if check["check"] != ESCAPE:
            lines += _wrapped("  ", [_check(check, speech)])
    escapes = [_check(check, speech) for check in checks if check["check"] == ESCAPE]
    if escapes:
        lines += _wrapped(f"  {speech.say('line-escapes')} ", escapes)
    return ["", f"{speech.say('line-chances')}:", *lines] if lines else []


def _shot(shot: ShotPreview, speech: DuelSpeech) -> list[str]:
    say = speech.say
    target = speech.tank(shot["target"])
    cards = " + ".join(str(card) for card in shot["cards"])
    title = say("line-shot-with", target=target, cards=cards) if cards else say("line-shot", target=target)
    lines = [f"  {title}"]
    for key, value, entries in (
        ("accuracy", shot["accuracy"], shot["modifiers"]),
        ("pen", shot["pen"], shot["penetration"]),
    ):
        terms = [speech.modifier(entry) for entry in entries]
        total = say(f"line-shot-{key}", value=value)
        lines += _wrapped(f"{' ' * INDENT}{total}{' = ' if terms else ''}", terms)
    fair, seen = shot["fair"], shot["seen"]
    chances = [
        f"{say(f'preview-{words}')} {_odds(fair.get(key), seen.get(key))}"
        for key, words in CHANCES.items()
        if key in fair or key in seen
    ]
    return lines + _wrapped(" " * INDENT, chances)


def _check(check: CheckPreview, speech: DuelSpeech) -> str:
    name: str = check["check"]
    key = f"line-check-{name}" if speech.has(f"line-check-{name}") else "line-check-other"
    odds = _odds(check["fair"], check["seen"])
    man = speech.man(check["man"]) if "man" in check else ""
    title = speech.say(f"check-{name}") if key == "line-check-other" else ""
    return speech.say(key, value=check["value"], odds=odds, man=man, check=title)


def _odds(fair: float | None, seen: float | None) -> str:
    """`79 / 81 %`, or one number if both are equal."""
    texts = [_percent(chance) for chance in (fair, seen) if chance is not None]
    return f"{texts[0] if len(set(texts)) == 1 else ' / '.join(texts)} %"


def _percent(chance: float) -> str:
    """A percentage. An uncertain result is never 0 or 100."""
    number = round(100 * chance)
    if number == 0 and chance > 0:
        return "<1"
    return ">99" if number == 100 and chance < 1 else str(number)


# The end.


def draw_result(view: SeenTable, speech: DuelSpeech) -> list[str]:
    say = speech.say
    lines = []
    for side in view["sides"]:
        lines.append(say("line-score", side=say(f"side-{side['side']}"), vp=side["vp"], medals=side["medals"]))
        for tank in view["tanks"]:
            if tank["side"] == side["side"]:
                points = say("line-points", vp=tank["vp"], medals=tank["medals"])
                losses = say("line-losses", count=tank["losses"])
                lines.append(f"  {tank['tank']} {tank['name']}: {BETWEEN.join([points, losses])}")
        if side["end_vp"]:
            lines.append(f"  {say('line-end-vp', vp=side['end_vp'])}")
    side_name = say(f"side-{view['winner_side']}")
    key = {"points": "winner", "medals": "medals"}.get(view["reason"], "soviets")
    winners = [speech.names[seat] for seat in view["winners"]]
    lines += ["", say(f"result-{key}", side=side_name) + (f" ({', '.join(winners)})" if winners else "")]
    return lines


def _phase(view: SeenTable) -> str:
    """The tank phases begin when the initiative cards are revealed."""
    return "initiative" if view["phase"] == "tank" and "initiative" not in view["tanks"][0] else str(view["phase"])


def _viewer(view: SeenTable) -> PlayerView:
    return view["players"][view["seat"]]


def _wrapped(head: str, parts: list[str]) -> list[str]:
    """Parts in a row after a heading. Lines break between parts; each new line starts below the first part."""
    lines: list[str] = []
    line = head
    fresh = True
    for part in parts:
        joined = part if fresh else BETWEEN + part
        if not fresh and len(line) + len(joined) > WIDTH:
            lines.append(line)
            line, joined = " " * len(head), part
        line += joined
        fresh = False
    lines.append(line)
    broken: list[str] = []
    for text in lines:
        indent = " " * (len(head) if len(head) < WIDTH // 2 else INDENT)
        broken += (
            wrap(text, WIDTH, subsequent_indent=indent, drop_whitespace=True) if len(text) > WIDTH else [text]
        )
    return broken
