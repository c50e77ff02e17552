"""A clock in a process of its own, which tells each look: `python -m tests.bot.ticking URL TIME`.

What time it is stands in the file TIME.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from storage.store import Store
from tests.bot.salle import Salle


async def main(url: str, time: str) -> None:
    salle = Salle(Store(url))
    salle.tables.now = lambda: float(Path(time).read_text())
    while True:
        await salle.clock.tick()
        print("tick", flush=True)
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
