"""Installs an example as any package is installed, into a folder of the tests, so that the environment stays as it is.

python tests/examples/site.py NAME FOLDER   install there and print the PYTHONPATH that finds it
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def installed(name: str, folder: Path) -> dict[str, str]:
    """The environment of a process in which the example is installed. What the example needs is here already."""
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    command += ["--python", sys.executable, "--target", str(folder), str(ROOT / "examples" / name)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]  # the compiled engine may be there
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


if __name__ == "__main__":
    print(installed(sys.argv[1], Path(sys.argv[2]))["PYTHONPATH"])
