"""`python -m tests.chaos --minutes 2 --seed 3`; the exit code is 1 where anything went wrong."""

from __future__ import annotations

import argparse
import asyncio
import pickle
import signal
import sys
from functools import partial
from pathlib import Path

from tests.chaos.judge import judge
from tests.chaos.run import BIG_FORM, SMALL_FORM, run
from tests.chaos.verdict import Verdict


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--small", action="store_true", help="one process, one Valkey")
    parser.add_argument("--pause", type=float, help="seconds between two taps of one person")
    parser.add_argument("--keep", type=Path, help="a folder for Salle's logs and the history")
    parser.add_argument("--judge", type=Path, help="judge the history in this folder once more")
    chosen = parser.parse_args()
    if chosen.judge:
        verdict = judge(pickle.loads((chosen.judge / "history").read_bytes()))
    else:
        verdict = asyncio.run(_played(chosen))
    for kind, found in verdict.findings.items():
        for one in found:
            print(f"{kind}: {one}")
    print(verdict.line())
    return 0 if verdict.is_clean else 1


async def _played(chosen: argparse.Namespace) -> Verdict:
    """Also a run that is broken off ends what it has begun."""
    playing = asyncio.ensure_future(
        run(
            chosen.minutes,
            chosen.seed,
            form=SMALL_FORM if chosen.small else BIG_FORM,
            pause=chosen.pause,
            tell=partial(print, flush=True),
            keep=chosen.keep,
        )
    )
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, playing.cancel)
    return await playing


if __name__ == "__main__":
    sys.exit(main())
