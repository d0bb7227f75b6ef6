"""What `pip install -e examples/NAME` would do, in a folder of the tests: metadata with the entry points, and a path.

python tests/examples/site.py NAME FOLDER   install there and print the PYTHONPATH that finds it
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def installed(name: str, folder: Path) -> dict[str, str]:
    """The environment of a process in which the example is installed. Its entry points are those of its pyproject.toml."""
    package = ROOT / "examples" / name
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n")
    paths = [str(folder), str(package), os.environ.get("PYTHONPATH", "")]  # the compiled engine may be there
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


if __name__ == "__main__":
    print(installed(sys.argv[1], Path(sys.argv[2]))["PYTHONPATH"])
