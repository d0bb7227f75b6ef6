"""The table of Rush as text, from a view."""

from __future__ import annotations

from typing import Any

from tankodrom.core.game import View
from tankodrom.games.rush.cards import NATIONS
from tankodrom.words.rush import SLOT_LETTERS, RushSpeech


def draw_table(view: View, speech: RushSpeech) -> list[str]:
    """Everything on the table that this seat sees, own things last."""
    say = speech.words.say
    lines = [_round_line(view, speech), ""]
    lines += _shop(view, speech)
    lines.append("")
    medals = [
        f"{speech.nation(number)} {view['medals'][nation][0]}+{view['medals'][nation][1]}"
        for number, nation in enumerate(NATIONS)
    ]
    lines.append(say("rush-line-medals", stacks="  ".join(medals)))
    names = ", ".join(say(f"rush-achievement-{name}") for name in view["achievements"])
    lines.append(say("rush-line-achievements", names=names))
    lines.append("")
    viewer = view["seat"]
    order = [(viewer + 1 + step) % view["seats"] for step in range(view["seats"])]
    for seat in order:
        lines += _player(view, view["players"][seat], speech)
    if viewer >= 0:
        lines += _own_cards(view["players"][viewer], speech)
    return lines


def _round_line(view: View, speech: RushSpeech) -> str:
    say = speech.words.say
    text = say("rush-line-round", round=view["round"], seat=speech.names[view["active"]])
    if view["final_round"]:
        text += "  " + say("rush-line-final")
    return text


def _shop(view: View, speech: RushSpeech) -> list[str]:
    say = speech.words.say
    lines = [say("rush-line-shop", deck=view["deck_size"])]
    for position, code in enumerate(view["shop"], start=1):
        card = speech.cards.by_code[code]
        price = say("rush-line-price", price=speech.cards.price[card])
        lines.append(f"  {position} {price}  {speech.card(card):<24} {speech.details(card)}")
    turn = view["turn"]
    credit = turn["credit_any"] + sum(turn["credit"].values())
    if credit:
        lines.append("  " + say("rush-line-credit", credit=credit))
    if turn["recruiting"]:
        lines.append("  " + say("rush-line-recruiting"))
    return lines


def _player(view: View, player: dict[str, Any], speech: RushSpeech) -> list[str]:
    say = speech.words.say
    seat = player["seat"]
    mark = ">" if seat == view["active"] else " "
    team = "" if view["teams"] is None else " [" + "XY"[view["teams"][seat]] + "]"
    top = player["store_top"]
    summary = say(
        "rush-line-player",
        hand=player["hand_size"],
        garage=player["garage_size"],
        store=player["store_size"],
        top="–" if top is None else speech.coded(top),
    )
    lines = [f"{mark} {speech.names[seat]}{team}: {summary}"]
    bases = [_base(SLOT_LETTERS[slot], base, speech) for slot, base in enumerate(player["bases"])]
    lines.append("    " + "   ".join(bases))
    if player["hand"] is not None and seat != view["seat"]:
        hand = ", ".join(speech.coded(code) for code in player["hand"]) or "–"
        lines.append("    " + say("rush-line-open-hand", cards=hand))
    return lines


def _base(letter: str, base: dict[str, Any] | None, speech: RushSpeech) -> str:
    say = speech.words.say
    if base is None:
        return f"{letter}: " + say("rush-line-base-gone")
    state = say("rush-line-base-damaged" if base["damaged"] else "rush-line-base-intact")
    if base["guard"] is None:
        return f"{letter}: {state}, " + say("rush-line-unguarded")
    card = speech.cards.by_code[base["guard"]]
    hurt = " " + say("rush-line-guard-damaged") if base["guard_damaged"] else ""
    guard = f"{speech.card(card)} {speech.cards.attack[card]}/{speech.cards.defence[card]}{hurt}"
    return f"{letter}: {state}, " + say("rush-line-guard", guard=guard)


def _own_cards(player: dict[str, Any], speech: RushSpeech) -> list[str]:
    say = speech.words.say
    lines = ["", say("rush-line-hand")]
    for code in player["hand"]:
        card = speech.cards.by_code[code]
        lines.append(f"    {speech.card(card):<24} {speech.details(card)}")
    if not player["hand"]:
        lines.append("    –")
    if player["kept"]:
        lines.append(say("rush-line-kept", cards=", ".join(speech.coded(code) for code in player["kept"])))
    return lines


def draw_brief(view: View, speech: RushSpeech) -> list[str]:
    """What one's own actions change: the shop and the hand."""
    return _shop(view, speech) + _own_cards(view["players"][view["seat"]], speech)


def draw_pile(view: View, speech: RushSpeech) -> list[str]:
    """The own store and what must be in the garage, counted."""
    say = speech.words.say
    player = view["players"][view["seat"]]
    lines = []
    for key, codes in (("rush-line-store", player["store"]), ("rush-line-garage", player["garage"])):
        names = sorted(speech.coded(code) for code in codes)
        counted = [
            f"{names.count(name)}× {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names)
        ]
        lines.append(say(key, cards=", ".join(counted) or "–"))
    return lines


def draw_result(view: View, speech: RushSpeech) -> list[str]:
    """The final reckoning (R16)."""
    say = speech.words.say
    outcome = view["outcome"]
    lines = [say("rush-line-end"), ""]
    for side in sorted(outcome["sides"], key=lambda side: -int(side["total"])):
        names = " + ".join(speech.names[seat] for seat in side["seats"])
        won = ", ".join(say(f"rush-achievement-{name}") for name in side["achievements"]) or "–"
        lines.append(
            "  "
            + say(
                "rush-line-score",
                names=names,
                total=side["total"],
                medals=side["medals"],
                bases=side["captured_bases"],
                sets=side["sets"],
                achievements=won,
            )
        )
    winners = ", ".join(speech.names[seat] for seat in outcome["winners"])
    lines += ["", say("rush-line-winner", names=winners, count=len(outcome["winners"]))]
    return lines
