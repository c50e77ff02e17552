"""Hypothesis profiles: quick by default; `HYPOTHESIS_PROFILE=long` looks much further.

The quick one takes the same examples everywhere, so that what passed for its author passes for
everybody; the long one takes others each time, and is where something new is found.
`brief` is for `make mutants`, which runs the same tests hundreds of times.
"""

import gc
import inspect
import os
from collections import Counter
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

import storage.node
from tests.bot.web.find_browser import NO_BROWSER
from tests.servers.private_store import close_stores

# What tests make is small and soon forgotten: looking through all that was loaded after every
# seven hundred things took a tenth of their time.
gc.set_threshold(100_000, 20, 20)

# A test machine that does much else isn't an outage; tests of outages set their own.
storage.node.ANSWER_SECONDS = 30.0

_HERE = Path(__file__).parent
_OF_WAITING = {_HERE / "bot", _HERE / "simulate"}
_LAST_WAITING = 0.95  # of the run: what begins behind it is quick

settings.register_profile(
    "quick",
    max_examples=24,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", parent=settings.get_profile("quick"), max_examples=2_000, derandomize=False
)
settings.register_profile("brief", parent=settings.get_profile("quick"), max_examples=5)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture
async def stores():
    """All that a test makes are closed after it, in its own event loop."""
    yield
    await close_stores()


def pytest_itemcollected(item):
    """Every test with an event loop has `stores`; others make none."""
    if inspect.iscoroutinefunction(getattr(item, "function", None)):
        item.fixturenames.insert(0, "stores")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    """Each worker begins to collect at another place. All of them load every file, and whoever is
    the first at one compiles it, asserts rewritten, for all: at the same place all would compile.
    """
    report = yield
    worker = getattr(collector.config, "workerinput", None)
    if worker is not None and isinstance(collector, pytest.Directory):
        number = int(worker["workerid"].removeprefix("gw"))
        first = len(report.result) * number // worker["workercount"]
        report.result = [*report.result[first:], *report.result[:first]]
    return report


def pytest_collection_modifyitems(items):
    """Wherever a worker has begun, all have the tests in one order: those that wait for servers and
    timers among those that reckon and draw, so that processors are never idle. Tests of one file
    often wait alike, and would do so at the same time: so these are spread over the run.
    """
    items.sort(key=lambda item: str(item.path))
    waits = cache(lambda path: not _OF_WAITING.isdisjoint(path.parents))
    waiting, busy = [], []
    for item in items:
        (waiting if waits(item.path) else busy).append(item)
    waiting.sort(key=lambda item: crc32(item.nodeid.encode()))
    share = {id(item): number / len(busy) for number, item in enumerate(busy)}
    for number, item in enumerate(waiting):
        share[id(item)] = _LAST_WAITING * number / len(waiting)
    items.sort(key=lambda item: share[id(item)])


def pytest_collection_finish(session):
    """Tests of a group run in one worker; else each would start its own Chromium and cluster.

    What has been loaded stays to the end, so that the collector need not look through it again.
    """
    gc.freeze()
    if getattr(session.config.option, "loadgroup", False):
        for item in session.items:
            if item.get_closest_marker("xdist_group") and "@" not in item.nodeid:
                raise pytest.UsageError(f"pytest-xdist doesn't see the group of {item.nodeid}")


@pytest.hookimpl(optionalhook=True)
def pytest_before_other_forks():
    """Read all words, and draw each figure once: what is drawn is kept."""
    from tests.bot.fork_server import load  # noqa: PLC0415 - after the profile of Hypothesis
    from tests.renderers.goldens import (  # noqa: PLC0415 - as above
        PICTURES,
        PLATES,
        REFUSED,
        SHEETS,
        drawn,
    )

    load()
    for name in (*PICTURES, *PLATES, *REFUSED, *SHEETS):
        drawn(name)
    gc.freeze()


def pytest_terminal_summary(terminalreporter):
    """One line for all the tests that lack a browser."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    for reason, tests in reasons.items():
        if reason.startswith(NO_BROWSER):
            terminalreporter.write_line(
                f"{tests} tests of the page skipped, {reason}.", yellow=True
            )
