"""`python -m tests.simulate --days 30 --tables 2000 --seed 7`; the exit code is 1 where anything
went wrong.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.simulate.run import TOURNAMENTS, Extent, run
from tests.simulate.verdict import COUNTERS


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulate", description=__doc__)
    parser.add_argument("--days", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--people", type=int, default=0, help="0: one for each five tables")
    parser.add_argument("--tournaments", type=int, default=TOURNAMENTS)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--break",
        dest="faults",
        choices=COUNTERS,
        action="append",
        default=[],
        help="break Salle on purpose, so that this counter has to see it",
    )
    parser.add_argument("--keep", type=Path, help="a file for the history")
    chosen = parser.parse_args()
    extent = Extent(
        days=chosen.days,
        tables=chosen.tables,
        persons=chosen.people,
        tournaments=chosen.tournaments,
        faults=chosen.faults,
        is_old=True,
    )
    verdict = run(extent, chosen.seed, tell=print, keep=chosen.keep)
    for counter, found in verdict.findings.items():
        for one in found[:20]:
            print(f"{counter}: {one}")
    print(verdict.line())
    return 0 if verdict.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
