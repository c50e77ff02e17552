"""`-p tests.forked_run --forks N`: tests in N processes, forks of one that has collected them.

Workers of pytest-xdist load and collect ten thousand tests each, which takes as long as running a
tenth of them. Forks have what was loaded, and each takes the next test when it has time for it.
Tests of one `xdist_group` stay together, as with `--dist loadgroup`.
"""

from __future__ import annotations

import atexit
import os
import pickle
import random
import signal
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

import pytest

_WIDTH: Final = 4  # bytes of a unit's number
_FIRST: Final = ("browsing",)  # the longest of all groups
_GROUPS_BEGUN: Final = 0.5  # of the run: what begins behind it is short

_END: Final = object()

Unit = list[pytest.Item]


class Hooks:
    """What a conftest may add."""

    def pytest_before_other_forks(self) -> None:
        """Load and draw what forks would each have to by themselves.

        The first of them has begun with the longest group meanwhile, and lacks it.
        """


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    pluginmanager.add_hookspecs(Hooks)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--forks", type=int, default=0, metavar="N", help="run tests in N forks")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """As pytest's own, if there are to be forks."""
    forks = session.config.option.forks
    if not forks or session.config.option.collectonly:
        return None
    if session.testsfailed and not session.config.option.continue_on_collection_errors:
        raise session.Interrupted(f"{session.testsfailed} errors during collection")
    _Run(session).go(forks)
    return True


def units_of(items: Sequence[pytest.Item]) -> list[Unit]:
    """What stays together, in the order in which it is begun.

    Groups are spread over the first half of the run, the longest first: else all processes would
    reckon and draw at the beginning, and wait together later.
    """
    groups: dict[str, Unit] = {}
    single: list[Unit] = []
    for item in items:
        if mark := item.get_closest_marker("xdist_group"):
            groups.setdefault(mark.args[0], []).append(item)
        else:
            single.append([item])
    names = sorted(groups, key=lambda name: (name not in _FIRST, -len(groups[name])))
    step = _GROUPS_BEGUN * len(single) / max(len(names), 1)
    for number, name in reversed([*enumerate(names)]):
        single.insert(int(number * step), groups[name])
    return single


@dataclass
class _Worker:
    """A fork, and what it says."""

    pid: int
    said: BinaryIO
    under_way: str = ""  # the test
    is_done: bool = False
    why: str = "its process died, and took with it what else it had to do"


def _listen_to(worker: _Worker, heard: SimpleQueue[tuple[_Worker, Any]]) -> None:
    with suppress(EOFError):
        while True:
            heard.put((worker, pickle.load(worker.said)))
    heard.put((worker, _END))


class _Run:
    def __init__(self, session: pytest.Session) -> None:
        self._session, self._config = session, session.config
        self._units = units_of(session.items)

    def go(self, forks: int) -> None:
        """Fork, and report what the forks tell, until all are done."""
        os.environ.setdefault("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        with tempfile.TemporaryFile(buffering=0) as order:
            # All forks read from one file, whose place they share: each gets the next number.
            order.write(b"".join(n.to_bytes(_WIDTH) for n in range(len(self._units))))
            order.seek(0)
            sys.stdout.flush()
            sys.stderr.flush()
            workers = [self._begin(order.fileno())]
            try:
                self._config.hook.pytest_before_other_forks()
                workers += [self._begin(order.fileno()) for _ in range(1, forks)]
                self._listen(workers)
            finally:
                for worker in workers:
                    if not worker.is_done:
                        os.kill(worker.pid, signal.SIGTERM)
                    os.waitpid(worker.pid, 0)
                    worker.said.close()

    def _begin(self, order: int) -> _Worker:
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            return _Worker(pid, os.fdopen(reading, "rb"))
        os.close(reading)
        code = 1
        try:
            with os.fdopen(writing, "wb") as said:
                fork = _Fork(self._session, said)
                try:
                    fork.work(self._units, order)
                except BaseException:  # whatever it is, the parent tells of it
                    fork.tell(RuntimeError(traceback.format_exc()))
                    raise
            code = 0
        finally:
            threading._shutdown()  # type: ignore[attr-defined]  # as at an interpreter's end
            atexit._run_exitfuncs()
            os._exit(code)

    def _listen(self, workers: list[_Worker]) -> None:
        heard: SimpleQueue[tuple[_Worker, Any]] = SimpleQueue()
        for worker in workers:  # now that nothing is forked any more
            threading.Thread(target=_listen_to, args=(worker, heard), daemon=True).start()
        going_on = len(workers)
        while going_on:
            worker, told = heard.get()
            if told is _END:
                going_on -= 1
                self._see_to_end(worker)
            else:
                self._hear(worker, told)
            if stop := self._session.shouldfail or self._session.shouldstop:
                raise self._session.Failed(stop)

    def _hear(self, worker: _Worker, told: Any) -> None:
        if told is None:
            worker.is_done = True
        elif isinstance(told, str):
            worker.under_way = told
        elif isinstance(told, Exception):
            worker.why = str(told)
        else:
            hook = self._config.hook
            report = hook.pytest_report_from_serializable(config=self._config, data=told)
            hook.pytest_runtest_logreport(report=report)

    def _see_to_end(self, worker: _Worker) -> None:
        # Of a fork that died its test has failed; what else was in its hands isn't run.
        if worker.is_done:
            return
        worker.is_done = True
        file = worker.under_way.partition("::")[0]
        where = (file, None, worker.under_way)
        report = pytest.TestReport(worker.under_way, where, {}, "failed", worker.why, "call")
        self._config.hook.pytest_runtest_logreport(report=report)


class _Fork:
    """Runs tests, and tells its parent of them."""

    def __init__(self, session: pytest.Session, said: BinaryIO) -> None:
        self._config, self._said = session.config, said
        plugins = self._config.pluginmanager
        plugins.unregister(name="terminalreporter")
        plugins.register(self, "told to the parent")
        capture: Any = plugins.getplugin("capturemanager")
        capture.stop_global_capturing()  # else all forks would write into one file
        capture.start_global_capturing()
        random.seed()

    def work(self, units: Sequence[Unit], order: int) -> None:
        items = self._items(units, order)
        item = next(items, None)
        while item:
            following = next(items, None)
            self.tell(item.nodeid)
            self._config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            item = following
        self._config._ensure_unconfigure()
        self.tell(None)

    def _items(self, units: Sequence[Unit], order: int) -> Iterator[pytest.Item]:
        while number := os.read(order, _WIDTH):
            yield from units[int.from_bytes(number)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.passed:
            report.sections = []  # nobody reads them
        hook = self._config.hook
        self.tell(hook.pytest_report_to_serializable(config=self._config, report=report))

    def tell(self, what: Any) -> None:
        """A test that begins, a report, an error outside of tests; None at the end."""
        pickle.dump(what, self._said)
        self._said.flush()
