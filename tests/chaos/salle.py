"""`python -m tests.chaos.salle`: Salle, by the clock that lies in the file SALLE_CHAOS_CLOCK."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from tests.chaos.clock import shifted

if __name__ == "__main__":
    time.time = shifted(Path(os.environ["SALLE_CHAOS_CLOCK"]))
    from bot.start import main

    sys.exit(main())
