"""Runs the benchmarks: `python -m bench [NAME …]`. One JSON object a line.

A benchmark is a module beside this one with `run()`, which yields one dictionary a figure, or a
script that prints its own lines.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
BESIDE = {"tune", "played"}  # not benchmarks


def main(names: list[str]) -> int:
    """The exit code: 2 for a name that isn't there."""
    there = sorted(path.stem for path in HERE.glob("[a-z]*.py") if path.stem not in BESIDE)
    for name in names:
        if name not in there:
            print(f"no benchmark {name!r}; there are: {', '.join(there)}", file=sys.stderr)
            return 2
    failed = [name for name in names or there if not ran(name)]
    return 1 if failed else 0


def ran(name: str) -> bool:
    """Whether the benchmark came to its end. An error in a module ends the whole run."""
    if "def run(" not in (HERE / f"{name}.py").read_text("utf-8"):
        done = subprocess.run([sys.executable, "-m", f"bench.{name}"], cwd=HERE.parent, check=False)
        return done.returncode == 0
    for figures in import_module(f"bench.{name}").run():
        print(json.dumps({"bench": name, **figures}, ensure_ascii=False), flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
