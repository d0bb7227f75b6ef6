"""The table of Rush as text, from a view."""

from __future__ import annotations

from tankodrom.games.rush.cards import NATIONS
from tankodrom.games.rush.view_types import BaseView, PlayerView, RushView
from tankodrom.words.rush import SLOT_LETTERS, RushSpeech


def draw_table(view: RushView, speech: RushSpeech) -> list[str]:
    """Everything on the table that this seat sees, with its own parts last."""
    say = speech.words.say
    lines = [_round_line(view, speech), ""]
    lines += _shop(view, speech)
    lines.append("")
    medals = [
        f"{speech.nation(nation)} {view['medals'][nation][0]}+{view['medals'][nation][1]}" for nation in NATIONS
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


def _round_line(view: RushView, speech: RushSpeech) -> str:
    say = speech.words.say
    text = say("rush-line-round", round=view["round"], seat=speech.names[view["active"]])
    if view["final_round"]:
        text += "  " + say("rush-line-final")
    return text


def _shop(view: RushView, speech: RushSpeech) -> list[str]:
    say = speech.words.say
    lines = [say("rush-line-shop", deck=view["deck_size"])]
    for position, code in enumerate(view["shop"], start=1):
        price = say("rush-line-price", price=speech.cards.price[speech.cards.by_code[code]])
        lines.append(f"  {position} {price}  {speech.card(code):<24} {speech.details(code)}")
    turn = view["turn"]
    credit = turn["credit_any"] + sum(turn["credit"].values())
    if credit:
        lines.append("  " + say("rush-line-credit", credit=credit))
    if turn["recruiting"]:
        lines.append("  " + say("rush-line-recruiting"))
    return lines


def _player(view: RushView, player: PlayerView, speech: RushSpeech) -> list[str]:
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
        top="–" if top is None else speech.card(top),
    )
    lines = [f"{mark} {speech.names[seat]}{team}: {summary}"]
    bases = [_base(SLOT_LETTERS[slot], base, speech) for slot, base in enumerate(player["bases"])]
    lines.append("    " + "   ".join(bases))
    if player["hand"] is not None and seat != view["seat"]:
        hand = ", ".join(speech.card(code) for code in player["hand"]) or "–"
        lines.append("    " + say("rush-line-open-hand", cards=hand))
    return lines


def _base(letter: str, base: BaseView | None, speech: RushSpeech) -> str:
    say = speech.words.say
    if base is None:
        return f"{letter}: " + say("rush-line-base-gone")
    state = say("rush-line-base-damaged" if base["damaged"] else "rush-line-base-intact")
    if base["guard"] is None:
        return f"{letter}: {state}, " + say("rush-line-unguarded")
    card = speech.cards.by_code[base["guard"]]
    hurt = " " + say("rush-line-guard-damaged") if base["guard_damaged"] else ""
    guard = f"{speech.card(base['guard'])} {speech.cards.attack[card]}/{speech.cards.defence[card]}{hurt}"
    return f"{letter}: {state}, " + say("rush-line-guard", guard=guard)


def _own_cards(player: PlayerView, speech: RushSpeech) -> list[str]:
    say = speech.words.say
    lines = ["", say("rush-line-hand")]
    hand = player["hand"] or []
    for code in hand:
        lines.append(f"    {speech.card(code):<24} {speech.details(code)}")
    if not hand:
        lines.append("    –")
    if player["kept"]:
        lines.append(say("rush-line-kept", cards=", ".join(speech.card(code) for code in player["kept"])))
    return lines


def draw_brief(view: RushView, speech: RushSpeech) -> list[str]:
    """What the player's own actions change: the shop and the hand."""
    return _shop(view, speech) + _own_cards(view["players"][view["seat"]], speech)


def draw_pile(view: RushView, speech: RushSpeech) -> list[str]:
    """The player's store and the deduced garage, counted."""
    say = speech.words.say
    player = view["players"][view["seat"]]
    lines = []
    for key, codes in (("rush-line-store", player["store"]), ("rush-line-garage", player["garage"])):
        names = sorted(speech.card(code) for code in codes or [])
        counted = [
            f"{names.count(name)}× {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names)
        ]
        lines.append(say(key, cards=", ".join(counted) or "–"))
    return lines


def draw_result(view: RushView, speech: RushSpeech) -> list[str]:
    """The final score (R16)."""
    say = speech.words.say
    outcome = view["outcome"]
    assert outcome is not None
    lines = [say("rush-line-end"), ""]
    for side in sorted(outcome["sides"], key=lambda side: -side["total"]):
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
