"""`python -m bot` starts Salle. A computer player's process loads this file too, and no more."""

from __future__ import annotations

import sys

from bot.start import main

if __name__ == "__main__":
    sys.exit(main())
