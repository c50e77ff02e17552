"""Runs the benchmarks: `python -m bench [NAME …]`, `python -m bench NAME --option …`.

One JSON object a line. A benchmark is a module beside this one with `run()`, which yields one
dictionary a figure, or a script that prints its own lines. Options go to a script, named alone.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import takewhile
from pathlib import Path

HERE = Path(__file__).parent
BESIDE = {"live_tables", "outage", "played", "telegram_aside", "tune"}  # not benchmarks


def main(words: Sequence[str]) -> int:
    """The exit code: 2 for a name that isn't there, or options that are nobody's."""
    there = sorted(path.stem for path in HERE.glob("[a-z]*.py") if path.stem not in BESIDE)
    names = list(takewhile(lambda word: not word.startswith("-"), words))
    arguments = words[len(names) :]
    for name in names:
        if name not in there:
            print(f"no benchmark {name!r}; there are: {', '.join(there)}", file=sys.stderr)
            return 2
    if arguments and len(names) != 1:
        print(f"{arguments[0]} is for one benchmark: name it before", file=sys.stderr)
        return 2
    failed = [name for name in names or there if not ran(name, arguments)]
    return 1 if failed else 0


def ran(name: str, arguments: Sequence[str] = ()) -> bool:
    """Whether the benchmark came to its end. An error in a module ends the whole run."""
    if "def run(" not in (HERE / f"{name}.py").read_text("utf-8"):
        command = [sys.executable, "-m", f"bench.{name}", *arguments]
        return subprocess.run(command, cwd=HERE.parent, check=False).returncode == 0
    if arguments:
        print(f"the benchmark {name} takes no options", file=sys.stderr)
        return False
    for figures in import_module(f"bench.{name}").run():
        print(json.dumps({"bench": name, **figures}, ensure_ascii=False), flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
