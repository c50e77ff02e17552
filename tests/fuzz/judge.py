"""What becomes of an input, and whether that was right."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol

import structlog

_KEPT: Final = 20  # findings that are told of a rim


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What Salle made of an input. What is neither refused nor does anything was accepted."""

    is_refused: bool
    said: str = ""  # the sentence of a refusal


class Rim(Protocol):
    """One rim of Salle, open."""

    name: str

    def make(self, random: Random) -> Any:
        """An input; its `repr` is enough to try it again."""
        ...

    async def drive(self, given: Any) -> Outcome:
        """Put it through Salle's entry point, until all is done that comes of it."""
        ...

    def state(self) -> Any:
        """All that is stored and may not change by what is refused; compared by `==`."""
        ...


@dataclass
class Tally:
    """The counts of one rim."""

    inputs: int = 0
    accepted: int = 0
    refused: int = 0
    tracebacks: int = 0
    changed_by_refused: int = 0
    unsaid: int = 0  # refusals without a sentence
    findings: list[str] = field(default_factory=list)
    state: Any = None  # as the last refusal left it, if that is known: it need not be copied again

    @property
    def faults(self) -> int:
        return self.tracebacks + self.changed_by_refused + self.unsaid

    def note(self, what: str, given: Any, why: str) -> None:
        if len(self.findings) < _KEPT:
            self.findings.append(f"{what}: {given!r:.1500}\n    {why:.3000}")

    def line(self) -> dict[str, int]:
        names = ("inputs", "accepted", "refused", "tracebacks", "changed_by_refused", "unsaid")
        return {name: getattr(self, name) for name in names}


class Watch(logging.Handler):
    """Hears every traceback: of our logs, of libraries', of tasks that nobody waits for."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if record.exc_info or "Traceback" in said:
            self.heard.append(f"{record.name}: {logging.Formatter().format(record)}")

    def hear_event(self, _: Any, method: str, event: dict[str, Any]) -> dict[str, Any]:
        """A processor of structlog: the last one, after which nothing is written."""
        event = structlog.processors.format_exc_info(None, method, event)  # type: ignore[assignment]
        if "exception" in event:
            self.heard.append(f"{event.pop('event')} {event}")
        raise structlog.DropEvent

    def hear_loop(self, _: asyncio.AbstractEventLoop, facts: dict[str, Any]) -> None:
        err = facts.get("exception")
        self.heard.append(f"loop: {facts['message']} {err!r}")

    def taken(self) -> str:
        """What was heard since the last call; "" if nothing was."""
        heard, self.heard = self.heard, []
        return "\n".join(heard)


@contextmanager
def watching() -> Iterator[Watch]:
    """Hear tracebacks until the end of the block; must be entered within a running loop."""
    watch, root = Watch(), logging.getLogger()
    kept, level = root.handlers[:], root.level
    loop, config = asyncio.get_running_loop(), structlog.get_config()
    root.handlers[:] = [watch]
    loop.set_exception_handler(watch.hear_loop)
    structlog.configure(processors=[watch.hear_event])
    try:
        yield watch
    finally:
        root.handlers[:] = kept
        root.setLevel(level)
        loop.set_exception_handler(None)
        structlog.configure(**config)


async def judge(rim: Rim, given: Any, tally: Tally, watch: Watch) -> None:
    """Drive one input, and count what comes of it."""
    tally.inputs += 1
    before = tally.state if tally.state is not None else rim.state()
    tally.state = None
    try:
        outcome = await rim.drive(given)
    except Exception as err:
        tally.tracebacks += 1
        trace = "".join(traceback.format_exception(err, limit=-7))
        tally.note("traceback", given, trace)
        watch.taken()
        return
    if heard := watch.taken():
        tally.tracebacks += 1
        tally.note("traceback", given, heard)
    if not outcome.is_refused:
        tally.accepted += 1
        return
    tally.state = before
    tally.refused += 1
    if not outcome.said.strip():
        tally.unsaid += 1
        tally.note("refused without a sentence", given, "")
    if (after := rim.state()) != before:
        tally.changed_by_refused += 1
        tally.state = None
        tally.note("changed by what was refused", given, difference(before, after))


def difference(before: Any, after: Any) -> str:
    """Where two states differ."""
    if isinstance(before, dict) and isinstance(after, dict):
        names = [
            name for name in before.keys() | after.keys() if before.get(name) != after.get(name)
        ]
        return "; ".join(
            f"{name}: {difference(before.get(name), after.get(name))}" for name in names
        )
    return f"{before!r:.300} -> {after!r:.300}"


async def settled(before: set[asyncio.Task[Any]], *, within: float = 20.0) -> None:
    """Until all tasks that began since `before` was taken are done."""
    async with asyncio.timeout(within):
        while pending := asyncio.all_tasks() - before:
            await asyncio.wait(pending)


Make = Callable[[Random], Any]
