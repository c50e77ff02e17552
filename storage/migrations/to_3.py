"""To the form with results: a challenge may be rated, a series, and played from memory.

The new fields of heads and proposals have defaults that say what held before, so nothing is
rewritten: older matches are friendly, single, and show what is out. The form is raised because an
older program can't read a head or an entry that has them, nor knows the keys of results.
"""

from __future__ import annotations

from typing import Final

from storage.migrations.step import Step

STEP: Final = Step(
    what="challenges are rated or friendly, and matches that end leave results for ratings"
)
