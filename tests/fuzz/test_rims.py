"""Every rim, with examples of Hypothesis' choice; `python -m tests.fuzz` drives a million."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.judge import Tally, judge, watching
from tests.fuzz.run import RIMS

SLOW = ("custom_ids", "modals", "slash_commands", "webhook", "imported_files")
"""Those whose answers are drawn and sent to a server, or that have a server of their own."""


@pytest.mark.parametrize("name", RIMS)
def test_no_input_leaves_a_traceback_nor_changes_what_refuses_it(name):
    stack, tally = AsyncExitStack(), Tally()
    usual = settings.default.max_examples if settings.default else 40
    examples = max(6, usual // 5) if name in SLOW else usual // 2

    async def open_rim():
        watch = stack.enter_context(watching())
        return await stack.enter_async_context(RIMS[name].open()), watch

    with asyncio.Runner() as runner:
        rim, watch = runner.run(open_rim())

        @settings(suppress_health_check=list(HealthCheck), max_examples=examples)
        @given(seed=st.integers(0, 2**32))
        def drive(seed):  # what is made hangs on what was accepted before: a seed does not
            runner.run(judge(rim, rim.make(Random(seed)), tally, watch))
            assert not tally.faults, tally.findings

        try:
            drive()
        finally:
            runner.run(stack.aclose())
            runner.run(asyncio.sleep(0.1))  # connections are closed with the next turns of the loop
    assert tally.inputs >= 5
