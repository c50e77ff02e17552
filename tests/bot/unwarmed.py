"""`python -m bot`, but that no game's pictures are drawn ahead.

They take four seconds of a processor at each start, and the tests start Salle some hundred times.
Drawing ahead has tests of its own. A computer player's process loads this file too.
"""

from __future__ import annotations

import sys

if __name__ == "__main__":
    from bot.messages import warming
    from bot.start import main

    warming.AFTER_THE_START = 3_600.0
    sys.exit(main())
