"""Salle: commands and their replies on one side, chat platforms on the other."""

import sys

__version__ = "1.0.0"

# Where a developer has `rich` and `click`, structlog and httpx load them: 6 MiB, for a command line
# and for tracebacks that show every local variable. A hand must not get into a log that way.
for _name in ("rich", "click"):
    sys.modules.setdefault(_name, None)  # type: ignore[arg-type]  # None forbids an import
