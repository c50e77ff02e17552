"""The command `salle`, which does what `python -m bot` does."""

from __future__ import annotations

import gc


def main() -> int:
    """Start Salle; the exit code."""
    # While modules are loaded nothing becomes garbage: looking for it takes a tenth of the start.
    # `bot.process_tuning.release_startup_memory` ends that.
    gc.disable()
    from bot.composition import main as start  # noqa: PLC0415 - after the line above

    return start()
