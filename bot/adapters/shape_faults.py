"""Where what a platform sent isn't what it should be, in a few words for the log."""

from __future__ import annotations

from pydantic import ValidationError


def first_fault(err: ValidationError) -> str:
    """The first field that is wrong, and how. Quotes nothing of what was written."""
    first = err.errors(include_url=False, include_context=False, include_input=False)[0]
    return f"{'.'.join(map(str, first['loc']))[:80]}: {first['type']}"
