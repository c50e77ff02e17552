"""`python -m bot`, but that no pictures are drawn ahead, and that they are packed less tightly; and
films and thoughts hardly give way.

They take four seconds of a processor at each start, and the tests start Salle some hundred times.
Drawing ahead has tests of its own, and so has packing. A computer player's process loads this file
too.
"""

from __future__ import annotations

import sys

# Beside other work, processes that give way as far as Salle's do would never come to their end.
SIDE_COMMAND = "from bot.side_process import child; child._GIVES_WAY = 1; child.main()"


def main() -> int:
    """As `bot.start` begins."""
    from bot.messages import warming  # noqa: PLC0415 - it takes long, and not every reader wants it
    from bot.side_process import parent  # noqa: PLC0415 - as above
    from bot.start import main as start  # noqa: PLC0415 - as above
    from renderers.kit import webp  # noqa: PLC0415 - as above

    parent._COMMAND = SIDE_COMMAND  # type: ignore[misc]  # it is final to Salle
    warming.AFTER_THE_START = 3_600.0
    webp.EFFORT = webp.METHOD = 0
    return start()


if __name__ == "__main__":
    sys.exit(main())
