"""Hypothesis profiles: quick by default; `HYPOTHESIS_PROFILE=long` looks much further.

The quick one takes the same examples everywhere, so that what passed for its author passes for
everybody; the long one takes others each time, and is where something new is found.
`brief` is for `make mutants`, which runs the same tests hundreds of times.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", parent=settings.get_profile("quick"), max_examples=2_000, derandomize=False
)
settings.register_profile("brief", parent=settings.get_profile("quick"), max_examples=5)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
