"""`make mutants`: small changes to the code, and whether the tests notice them.

mutmut makes the changes in a copy of the code, the folder `mutants/`, and notes which tests reach
which function. A seeded sample of its mutants is tried, first with a few seconds of the tests that
reach the fewest functions, hence the mutant's own best; those that survive are tried once more with
many more tests. What survives that is printed. `docs/mutants.md` says what the survivors mean.

    python -m tests.mutants --sample 300 --seed 1 --minutes 15
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
COPY: Final = ROOT / "mutants"
STATS: Final = COPY / "mutmut-stats.json"  # which tests reach which function, and their seconds
MUTMUT: Final = Path(sys.executable).with_name("mutmut")

FIRST: Final = "bot.commands.help.*__mutmut_1"  # few tests reach it: to make all mutants and stats
NEAREST: Final = 5.0  # seconds of tests that each mutant of the sample is tried with
MORE: Final = 40.0  # and each of those that survived
LEFT_FOR_MORE: Final = 0.35  # share of the time
STOPPING: Final = 20.0  # seconds that mutmut may take to stop


def main() -> None:
    """Make the mutants, try a sample, print what survived."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--sample", type=int, default=300, help="how many mutants")
    asked.add_argument("--seed", type=int, default=1, help="which ones")
    asked.add_argument("--minutes", type=float, default=15.0, help="time for all of it")
    asked.add_argument("--children", type=int, default=2, help="how many at the same time")
    asked.add_argument("--only", default="", help="only mutants whose name begins so")
    args = asked.parse_args()
    end = time.monotonic() + 60 * args.minutes

    shutil.rmtree(COPY, ignore_errors=True)
    if mutmut("run", "--max-children", str(args.children), FIRST, until=end) != 0:
        sys.exit("The tests fail without any change, or the time is up: see above.")
    names = [name for name in sorted(outcomes()) if name.startswith(args.only)]
    sample = random.Random(args.seed).sample(names, min(args.sample, len(names)))
    whole = json.loads(STATS.read_text())

    def attempt(mutants: Sequence[str], seconds: float, until: float) -> None:
        STATS.write_text(json.dumps(nearest_tests(whole, seconds)))
        mutmut("run", "--max-children", str(args.children), *mutants, until=until)

    now = time.monotonic()
    attempt(sample, NEAREST, until=end - LEFT_FOR_MORE * (end - now))
    if survivors := with_outcome("survived", sample):
        attempt(survivors, MORE, until=end)
    report(sample, len(names), args.seed)


def mutmut(*args: str, until: float) -> int:
    """Run mutmut, and stop it when the time is up; its exit code, or -1."""
    environment = os.environ | {"HYPOTHESIS_PROFILE": "brief"}
    process = subprocess.Popen([MUTMUT, *args], cwd=ROOT, env=environment, start_new_session=True)
    try:
        return process.wait(max(1.0, until - time.monotonic()))
    except (subprocess.TimeoutExpired, KeyboardInterrupt) as stopped:
        for sign in (signal.SIGINT, signal.SIGKILL):
            os.killpg(process.pid, sign)
            try:
                process.wait(STOPPING)
                break
            except subprocess.TimeoutExpired:
                continue
        if isinstance(stopped, KeyboardInterrupt):
            raise
        return -1


def outcomes() -> dict[str, str]:
    """What became of each mutant; "not checked" of most."""
    told = subprocess.run(
        [MUTMUT, "results", "--all", "true"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = (line.strip().rpartition(": ") for line in told.stdout.splitlines() if ": " in line)
    return {name: outcome for name, _, outcome in lines}


def with_outcome(wanted: str, sample: Sequence[str]) -> list[str]:
    """Those of the sample of which this became."""
    found = outcomes()
    return [name for name in sample if found[name] == wanted]


def nearest_tests(stats: dict[str, Any], seconds: float) -> dict[str, Any]:
    """For each function those tests that reach the fewest others, for so many seconds."""
    reached: dict[str, list[str]] = stats["tests_by_mangled_function_name"]
    durations: dict[str, float] = stats["duration_by_test"]
    breadth = Counter(test for tests in reached.values() for test in tests)
    order: Callable[[str], tuple[int, float]] = lambda test: (breadth[test], durations[test])  # noqa: E731
    chosen: dict[str, list[str]] = {}
    for function, tests in reached.items():
        left = seconds
        for test in sorted(tests, key=order):
            if not chosen.get(function) or durations[test] <= left:
                chosen.setdefault(function, []).append(test)
                left -= durations[test]
    return stats | {"tests_by_mangled_function_name": chosen}


def report(sample: Sequence[str], total: int, seed: int) -> None:
    """How many of what, by module; and the survivors as changes of the code."""
    found = outcomes()
    print(f"\nSample {seed}: {len(sample)} of {total} mutants.")
    print(", ".join(f"{n} {what}" for what, n in Counter(found[m] for m in sample).most_common()))
    modules: dict[str, Counter[str]] = {}
    for name in sample:
        modules.setdefault(name.partition(".x")[0], Counter())[found[name]] += 1
    for module, count in sorted(modules.items()):
        print(f"{module:<40} {count['survived']:>3} survived of {count.total()}")
    for name in sample:
        if found[name] in ("survived", "no tests", "timeout", "suspicious"):
            subprocess.run([MUTMUT, "show", name], cwd=ROOT, check=False)


if __name__ == "__main__":
    main()
