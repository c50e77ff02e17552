"""The forms that stores have had, and the step from each to the next.

A *form* is how things are stored, as a number. Form 1 is that of Salle 0.1, where nothing names
its form. Since form 2 the head of a table and a profile do, and `salle:form` says what a whole
store may hold (`storage.form`). A thing in an older form is read through the steps that it lacks,
and stored in today's when it is next written; what nobody writes, `storage.carrying` carries
forward while Salle runs.

To change how something is stored:

1. Add a module `to_<n>.py` with a `Step`. Its functions get what `json` or a hash holds, and give
   it back in the new form; what has a default in `engines.core.record` needs no step, unless older
   programs are to be kept from reading it. A key that is renamed, split or merged is `Step.store`:
   it may be broken off, and is then begun again; and people play meanwhile, so whatever reads the
   new key has to look at the old one until that is gone.
2. Add it to `STEPS`, and raise `FORM` in `storage.base`. From then on earlier programs refuse the
   store, and this one waits until none of them runs.
3. Where a release raises the `rules` of a game, it raises the form too, with a step that only says
   `what`: so no program replays a match under earlier rules while others play it under new ones.
4. Before that is released, have the last program make a store of its own in `tests/storage/stores`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage.base import FORM
from storage.migrations import to_2, to_3
from storage.migrations.step import Step

# What leads to each form from the one before it.
STEPS: Final[Mapping[int, Step]] = {2: to_2.STEP, 3: to_3.STEP}

# The form of what names none.
FIRST: Final = 1

# Under which a head and a profile name theirs.
FORM_FIELD: Final = "form"


def steps_from(form: int) -> list[Step]:
    """Those that lead from a form to today's."""
    return [STEPS[later] for later in range(form + 1, FORM + 1)]


def carried_profile(stored: Mapping[str, str]) -> dict[str, str]:
    """What a hash holds of a profile, in today's form; without the name of the form."""
    fields = dict(stored)
    form = fields.pop(FORM_FIELD, str(FIRST))
    for step in steps_from(int(form)) if form.isdecimal() else ():
        fields = step.profile(fields)
    return fields


def named_profile(fields: Mapping[str, str]) -> dict[str, str]:
    """What a hash holds of a profile in today's form; nothing of an empty one."""
    return {**fields, FORM_FIELD: str(FORM)} if fields else {}
