"""Trouble on demand: answers that fail, get lost, or come late."""

import asyncio
from collections import Counter, defaultdict, deque
from dataclasses import dataclass
from typing import Any

from tests.servers.telegram.errors import ApiError


class DroppedError(Exception):
    """The connection is to be closed without an answer; `result` is what it would have been."""

    def __init__(self, result: Any = None) -> None:
        super().__init__()
        self.result = result


@dataclass(frozen=True, slots=True)
class Fault:
    """What goes wrong with one call: before it is obeyed, and after."""

    before: Exception | None = None
    loses_answer: bool = False
    release: asyncio.Event | None = None  # the call waits for it first


FINE = Fault()


def refusal(status: int, description: str) -> Fault:
    return Fault(before=ApiError(status, description))


def loss(*, after: bool) -> Fault:
    """No answer; with `after`, though the call was obeyed."""
    return Fault(loses_answer=True) if after else Fault(before=DroppedError())


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
