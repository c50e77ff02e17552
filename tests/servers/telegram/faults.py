"""Trouble on demand: answers that fail, get lost, or come late."""

import asyncio
from collections import Counter, defaultdict, deque
from dataclasses import dataclass

from tests.servers.telegram.errors import ApiError


class DroppedError(Exception):
    """The connection is to be closed without an answer."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What goes wrong with one call: before it is obeyed, and after."""

    before: Exception | None = None
    after: Exception | None = None
    release: asyncio.Event | None = None  # the call waits for it first


FINE = Fault()


def refusal(status: int, description: str) -> Fault:
    return Fault(before=ApiError(status, description))


def loss(*, after: bool) -> Fault:
    """No answer; with `after`, though the call was obeyed."""
    return Fault(after=DroppedError()) if after else Fault(before=DroppedError())


class Faults:
    def __init__(self) -> None:
        self._queued: defaultdict[str, deque[Fault]] = defaultdict(deque)
        self.held: Counter[str] = Counter()

    def add(self, method: str, fault: Fault, times: int) -> None:
        self._queued[method.lower()].extend([fault] * times)

    def take(self, method: str) -> Fault:
        """The trouble that waits for this call, or none."""
        queue = self._queued[method.lower()]
        return queue.popleft() if queue else FINE
