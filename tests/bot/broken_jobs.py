"""`python -m bot`, but that two of its jobs break as often as they are begun."""

from __future__ import annotations

import sys

from bot import composition


async def run(_: object) -> None:
    """A job with a bug."""
    raise RuntimeError("a bug")


if __name__ == "__main__":
    for worker in (composition.TimerWorker, composition.DeliveryWorker):
        worker.run = run  # type: ignore[method-assign]
    sys.exit(composition.main([]))
