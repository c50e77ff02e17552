"""When something is to be done at a table, and the time that Salle was away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from storage.base import NO_ONE, Credit, Notice, Reached, TableKey, Timer


class Timers(Protocol):
    """Deadlines, reminders, automatic answers."""

    async def due_deadlines(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """Tables whose deadline has passed, the longest overdue first; they stay listed."""
        ...

    async def due_reminders(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """Tables where a reminder is due, as `due_deadlines`; they stay listed until `remind`."""
        ...

    async def due_answers(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """Tables where an automatic answer is due, as `due_deadlines`; they stay listed."""
        ...

    async def remind(
        self,
        table: TableKey,
        notices: Sequence[Notice],
        *,
        now: float,
        again: float | None = None,
    ) -> None:
        """Add a reminder's notices, in one step, if it is still due, and list the next one.

        It is due at `again`; None: there is none.
        """
        ...

    async def set_reminder(self, table: TableKey, at: float | None) -> None:
        """List a reminder of what has no log, such as somebody's inbox; None: take it off."""
        ...

    async def credit_downtime(self, clock: Callable[[], float], *, shut: float) -> Credit:
        """Note that Salle is running, at the time that `clock` tells.

        If the time since that was noted last is more than `shut` seconds, Salle, or its store,
        was away: `load` tells of it as an outage. In the same step automatic answers move by as
        much, so that they don't all come at once; other timers stay, and come too early. If the
        clock was put back, all come back by as much. Broken off and done again, or done by several
        processes at once, each outage is noted once.
        """
        ...

    async def set_aside(self, table: TableKey, *, at: float) -> None:
        """Take all timers from a table that nothing can be done about, and list it as such."""
        ...

    async def tables_set_aside(self) -> Sequence[TableKey]:
        """What was set aside and has got no deadline, nor done without one, since."""
        ...

    async def restart_timer(
        self,
        table: TableKey,
        timer: Timer,
        *,
        expected: int,
        reached: Mapping[str, Reached] = NO_ONE,
    ) -> None:
        """Give a table a timer without an act, so that it isn't set aside any more.

        `reached` takes the place of what is stored, also if it is the same decision.

        Raises:
            ConflictError: the stored log hasn't `expected` entries; nothing was done.
        """
        ...
