"""Write docs/rules/<game>.md from the rule texts in words/: each rule in English and Czech, with its module and its tests.

python tools/gen_rules_doc.py           write
python tools/gen_rules_doc.py --check   fail if a document is out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

from tankodrom.titles.registry import all_titles
from tankodrom.titles.title import Title
from tankodrom.words.rulebook import all_ids, is_chapter, rule_text

ROOT = Path(__file__).resolve().parent.parent

HEAD = """# {title}: the rules in our own words

Generated from `src/tankodrom/words/*/rules-{game}.ftl` by `tools/gen_rules_doc.py`; edit those.
Each rule stands in English, then in Czech. Its tests: `tankodrom rules coverage {game}`.
{follows}
"""


def document(title: Title) -> str:
    game = title.key
    parts = [HEAD.format(title=game.capitalize(), game=game, follows=title.follows)]
    for rule in all_ids(game):
        english = rule_text(game, rule, "en")
        czech = rule_text(game, rule, "cs")
        if is_chapter(rule):
            modules = ", ".join(f"`{module.strip()}`" for module in title.chapters[rule].split(","))
            parts.append(f"## {rule} {english} · {czech}\n\nIn `src/tankodrom/games/{game}/`: {modules}\n")
        else:
            parts.append(f"**{rule}** {_block(english)}\n\n> {_block(czech)}\n")
    return "\n".join(parts)


def _block(text: str) -> str:
    """Lists keep their lines."""
    return text.replace("\n", "  \n")


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = False
    for title in all_titles():
        if not title.chapters:  # a game of another package has its own documents
            continue
        path = ROOT / "docs" / "rules" / f"{title.key}.md"
        text = document(title)
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            print(f"{path.relative_to(ROOT)} is out of date: python tools/gen_rules_doc.py", file=sys.stderr)
            stale = True
        elif not check:
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
