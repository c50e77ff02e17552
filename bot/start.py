"""The command `salle`, which does what `python -m bot` does."""

from __future__ import annotations

import gc
import sys

from engines import native


def main() -> int:
    """Start Salle; the exit code."""
    native.use()
    if sys.argv[1:2] == ["doctor"]:
        from bot.doctor.main import main as examine  # noqa: PLC0415 - it loads what Salle doesn't

        return examine(sys.argv[2:])
    if sys.argv[1:2] == ["admin"]:
        from bot.admin_shell import main as administer  # noqa: PLC0415 - as above

        return administer(sys.argv[2:])
    # While modules are loaded nothing becomes garbage: looking for it takes a tenth of the start.
    # `bot.process_tuning.release_startup_memory` ends that.
    gc.disable()
    from bot.composition import main as start  # noqa: PLC0415 - after the line above

    return start()
