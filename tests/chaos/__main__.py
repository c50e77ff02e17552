"""`python -m tests.chaos --minutes 2 --seed 3`; the exit code is 1 where anything went wrong."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from tests.chaos.run import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--keep", type=Path, help="a folder for Salle's log and the history")
    chosen = parser.parse_args()
    verdict = asyncio.run(run(chosen.minutes, chosen.seed, tell=print, keep=chosen.keep))
    for kind, found in verdict.findings.items():
        for one in found:
            print(f"{kind}: {one}")
    print(verdict.line())
    return 0 if verdict.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
