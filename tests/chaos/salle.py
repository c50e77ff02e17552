"""`python -m tests.chaos.salle`: Salle, by the clock that lies in the file CHAOS_CLOCK.

With CHAOS_LIGHT no pictures are drawn ahead, and they are packed less tightly, which takes
four seconds of a processor at each start.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from tests.chaos.clock import shifted

if __name__ == "__main__":
    time.time = shifted(Path(os.environ["CHAOS_CLOCK"]))
    if "CHAOS_LIGHT" in os.environ:
        from tests.bot.unwarmed import main
    else:
        from bot.start import main

    sys.exit(main())
