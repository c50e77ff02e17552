"""`python -m tests.fuzz --inputs 1000000 --seed 3`; exit code 1: anything went wrong."""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
from functools import partial

from tests.fuzz.run import RIMS, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--only", nargs="*", default=list(RIMS), choices=list(RIMS), metavar="RIM")
    parser.add_argument("--minutes", type=float, default=math.inf, help="end after so long")
    chosen = parser.parse_args()
    told = partial(print, file=sys.stderr, flush=True)
    begun = run(chosen.inputs, chosen.seed, chosen.only, minutes=chosen.minutes, tell=told)
    verdict = asyncio.run(begun)
    for rim, tally in verdict.tallies.items():
        for one in tally.findings:
            print(f"{rim}: {one}")
    print(verdict.line())
    return 0 if verdict.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
