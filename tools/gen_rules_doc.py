"""Write docs/rules/<game>.md from the rule texts in words/: each rule in English and Czech, and where it lives.

python tools/gen_rules_doc.py           write
python tools/gen_rules_doc.py --check   fail if a document is out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

from tankodrom.games.registry import all_games
from tankodrom.words.rulebook import all_ids, is_chapter, rule_text

ROOT = Path(__file__).resolve().parent.parent

# Which rooms hold a chapter; the first is where a reader should begin.
ROOMS = {
    "rush": {
        "R1": "setup.py", "R2": "turn.py, piles.py", "R3": "piles.py", "R4": "shop.py", "R5": "buying.py",
        "R6": "abilities.py", "R7": "effects.py", "R8": "attack.py, buying.py", "R9": "bases.py",
        "R10": "attack.py", "R11": "attack.py, bases.py", "R12": "medals.py", "R13": "turn.py, shop.py",
        "R14": "ending.py, medals.py", "R15": "achievements.py", "R16": "ending.py", "R17": "bases.py, abilities.py",
        "R18": "buying.py, medals.py", "R19": "invariants.py", "V1": "shop.py", "V2": "keeping.py",
        "V3": "combat.py", "V4": "turn.py", "V5": "ending.py", "V6": "piles.py", "V7": "keeping.py",
        "V8": "setup.py, combat.py, bases.py, ending.py",
    },
    "battlegrounds": {
        "R1": "board.py, state.py", "R2": "setup.py", "R3": "draft.py", "R4": "turn.py, rounds.py",
        "R5": "movement.py", "R6": "shooting.py", "R7": "destruction.py, turn.py", "R8": "scoring.py",
        "R9": "tokens.py", "R10": "upgrades.py, movement.py, shooting.py", "R11": "upgrades.py",
        "R12": "upgrades.py", "R13": "turn.py", "R14": "scoring.py", "R15": "scoring.py, upgrades.py",
        "R16": "family.py", "R17": "artillery.py, destruction.py, turn.py", "R18": "scoring.py", "R19": "invariants.py",
    },
    "duel": {
        "1": "victory.py, setup.py", "3": "rounds.py, deck.py", "4": "deck.py, symbols.py, drawing.py, cards.py, damage_cards.py",
        "5": "levels.py, spotting.py, crew.py, hull_down.py, boards.py", "6": "drawing.py", "7": "initiative.py",
        "8": "rounds.py, administration.py, action_step.py, chain.py, leadership.py, crew_commands.py",
        "9": "elimination.py", "10": "movement.py, entering.py, flanking.py, smoke.py, terrain.py",
        "11": "fire.py, shot.py", "12": "damage.py, burning.py, morale.py, crew.py, elimination.py", "13": "tactics.py",
        "14": "victory.py, objectives.py, missions.py", "15": "state.py, invariants.py", "17": "at_guns.py, radios.py, infantry.py",
        "19": "tankbot.py, priority.py",
    },
}  # fmt: skip

HEAD = """# {title}: the rules in our own words

Generated from `src/tankodrom/words/*/rules-{game}.ftl` by `tools/gen_rules_doc.py`; edit those.
Each rule stands in English, then in Czech. Its tests: `tankodrom rules coverage {game}`.
{follows}
"""

FOLLOWS = {
    "rush": "The game follows the rulebook of *World of Tanks: Rush* 1.3 and its sheet of optional rules 1.0; "
    "rulings where those are silent are in [decisions/rush-rulings.md](../decisions/rush-rulings.md).",
    "battlegrounds": "The game follows the rulebook of *World of Tanks Battlegrounds*; rulings where it is silent are in "
    "[decisions/battlegrounds-rulings.md](../decisions/battlegrounds-rulings.md). R18 are house rules of ours.",
    "duel": "The game follows the rulebook of *Tank Duel: Enemy in the Crosshairs* and keeps its numbering; cards, boards, missions and the optional "
    "chapters are our own. Rulings where it is silent are in [decisions/duel-rulings.md](../decisions/duel-rulings.md).",
}


def document(game: str) -> str:
    parts = [HEAD.format(title=game.capitalize(), game=game, follows=FOLLOWS[game])]
    for rule in all_ids(game):
        english = rule_text(game, rule, "en")
        czech = rule_text(game, rule, "cs")
        if is_chapter(rule):
            rooms = ", ".join(f"`{room.strip()}`" for room in ROOMS[game][rule].split(","))
            parts.append(f"## {rule} {english} · {czech}\n\nIn `src/tankodrom/games/{game}/`: {rooms}\n")
        else:
            parts.append(f"**{rule}** {_block(english)}\n\n> {_block(czech)}\n")
    return "\n".join(parts)


def _block(text: str) -> str:
    """Lists keep their lines."""
    return text.replace("\n", "  \n")


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = False
    for game in all_games():
        path = ROOT / "docs" / "rules" / f"{game.key}.md"
        text = document(game.key)
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            print(f"{path.relative_to(ROOT)} is out of date: python tools/gen_rules_doc.py", file=sys.stderr)
            stale = True
        elif not check:
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
