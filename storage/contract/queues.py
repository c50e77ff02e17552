"""What is to be told, to be thought about, and what has come in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from storage.base import Beat, DeadWorker, Notice, OutboxEntry, QueueLoad


class WorkQueue(Protocol):
    """Notices that workers take, each of them one worker's, until it is done.

    A process takes notices under a name of its own, new at every start, and says with `beat`,
    before it takes the first, that it lives. All times are the store's clock.
    """

    async def take(
        self, worker: str, *, count: int = 16, wait: float = 1.0
    ) -> Sequence[OutboxEntry]:
        """New notices, those of a table in the order of its log, at most `count` of any one table.

        Waits up to `wait` seconds for one. With several workers, each gets some of a table's
        notices, and only its own are in order: pass over a notice that is older than what its
        recipient has seen.

        Raises:
            StoreAwayError: perhaps some were taken whose answer got lost; `taken` finds them.
        """
        ...

    async def taken(self, worker: str) -> Sequence[OutboxEntry]:
        """All that this worker has taken and not finished, of each shard the oldest first.

        To be asked after a lapse, and after `take` or `take_over` has failed.
        """
        ...

    async def done(self, entry: OutboxEntry) -> None:
        """What it asked for is done (or never will be): forget the notice."""
        ...

    async def queue_load(self, *, now: float) -> QueueLoad:
        """How much lies in it, taken or not, for the operator to watch. `now` is the time."""
        ...

    async def beat(self, worker: str, *, lapse: float) -> Beat:
        """Note that a worker lives, and find those not noted for `lapse` seconds (or never).

        A worker that has lapsed asks what it still has `taken` before it goes on. It finds nobody
        dead but the retired: what kept it away may have kept the others away, so they get as much
        time again.
        """
        ...

    async def take_over(self, worker: str, dead: Sequence[DeadWorker]) -> Sequence[OutboxEntry]:
        """Everything that dead workers had taken and not finished, the oldest of a shard first.

        Of two that take over from the same worker, each notice goes to one. A worker that has taken
        notices, or asked what it has `taken`, since it was found dead, keeps them. Afterwards the
        dead are forgotten.
        """
        ...

    async def retire(self, worker: str) -> None:
        """This worker counts as dead at once; it takes nothing any more."""
        ...


class Outbox(WorkQueue, Protocol):
    """Notices to be told."""

    @property
    def computer_turns(self) -> WorkQueue:
        """Notices to the computer, of whatever is committed or posted: no outbox holds them.

        Its `take` gives at most `count` of all, the first of each chat in turn; a read that has to
        wait for them may find that several come at the same moment, and then takes them all.
        """
        ...

    async def post(self, notices: Sequence[Notice]) -> None:
        """Add notices without an act, such as a reminder."""
        ...

    async def park(self, entry: OutboxEntry, platform: str) -> None:
        """Lay a notice aside, in one step: `platform` isn't served, or the worker has no room.

        Can be done again without harm.
        """
        ...

    async def unpark(self, platform: str, *, most: int | None = None) -> None:
        """Put what is parked for a platform back into the outbox, in the order it was parked.

        Each notice in one step, also when several do this at the same time. About `most` of them;
        None: all.
        """
        ...

    async def parked_load(self, platforms: Sequence[str]) -> Mapping[str, int]:
        """How many notices are parked for each of these platforms."""
        ...


class Inbox(Protocol):
    """Updates that have come.

    What a platform tells a bot (a source is platform:bot) is kept until it is handled, so that
    it may be confirmed to the platform at once. Each update is leased to one process at a time,
    named as in `storage.owners`; what a dead one leaves behind is another's when the lease has run
    out, or when the process is known to be gone.
    """

    async def receive(
        self, source: str, updates: Mapping[int, str], *, owner: str, lease: float
    ) -> Sequence[int]:
        """Keep updates, by the numbers that the source gives them; the numbers of the new ones.

        These are the caller's for `lease` seconds. What has come before is known for two days,
        handled or not. Of an update whose body is empty no more is kept than that it has come.
        """
        ...

    async def take_up(
        self, source: str, *, owner: str, lease: float, held: Iterable[int] = (), count: int = 100
    ) -> Mapping[int, str]:
        """Updates that nobody handles, at most `count`, in their order; they are the caller's now.

        So are those that he is handling already (`held`), for `lease` seconds more.
        """
        ...

    async def put_back(self, source: str, numbers: Iterable[int]) -> None:
        """Let go of updates that the caller will not handle: the next that asks takes them up."""
        ...

    async def put_back_of_gone(self, source: str) -> None:
        """Let go of what processes were handling that are certainly gone; to be asked at a start.

        Raises:
            StoreAwayError: then it is taken up when its lease has run out.
        """
        ...

    async def handled(self, source: str, numbers: Iterable[int]) -> None:
        """These are done with. Can be done again without harm."""
        ...
