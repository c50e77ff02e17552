"""Salle's hall: commands and taps on one side, chat platforms on the other."""

import sys

__version__ = "0.1.0"

# Where a developer has `rich`, structlog and httpx load it: 5 MiB, for tracebacks that show every
# local variable. A hand must not get into a log that way.
sys.modules.setdefault("rich", None)  # type: ignore[arg-type]  # None forbids an import
