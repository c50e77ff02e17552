"""The command `salle`, which does what `python -m bot` does."""

from __future__ import annotations


def main() -> int:
    """Start Salle; the exit code."""
    # A process that only thinks for the computer loads the command's file too, and needs no hall.
    from bot.__main__ import main as start  # noqa: PLC0415

    return start()
