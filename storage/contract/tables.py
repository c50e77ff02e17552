"""Tables, and what hangs on them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Protocol

from engines.core.record import Record
from storage.base import (
    NO_CHANGES,
    NO_ONE,
    Moment,
    Notice,
    Reached,
    StoredTable,
    TableKey,
    TalkLine,
    Timer,
)


class TableStore(Protocol):
    """Logs, and answers given in advance."""

    async def load(
        self,
        table: TableKey,
        *,
        asker: str = "",
        people: Collection[str] = (),
        has_message_refs: bool = False,
    ) -> StoredTable | None:
        """The table, with what is kept of the asker, in one round trip; None if there is none.

        `people`: the addresses of those whose profiles come with it. `has_message_refs`: so does
        what `message_refs` answers.

        Raises:
            DamagedRecordError: the log can't be read. Other tables are not concerned.
        """
        ...

    async def commit(
        self,
        table: TableKey,
        record: Record,
        *,
        expected: int | None,
        timer: Timer,
        notices: Sequence[Notice] = (),
        is_last: bool = False,
        preset_answers: Mapping[str, str] | None = None,
        reached: Mapping[str, Reached] = NO_ONE,
        answer_changes: Mapping[str, str] = NO_CHANGES,
    ) -> None:
        """Store what `record` has beyond `expected` entries, in one step and one round trip.

        `expected=None` opens the table: head and all entries. `timer` replaces the table's timer.
        An opening finds no message references of an earlier table that had its name.

        `is_last`: nothing will happen here any more. The preset answers are removed, message
        references, and who was reached, after `KEPT_AFTER_END`. A match that is over stays, and is
        known as such; the log of a challenge that came to nothing goes with its references, and
        then there is no such table any more.

        `preset_answers`: those that `timer` was made from; None if it doesn't hang on them.
        `reached`: who is here and so knows of his decision, as `note_reached` notes it.
        `answer_changes`: what the act changes of them, as in `set_preset_answers`.

        Raises:
            ConflictError: the stored log has another version (or the table exists already), or the
                preset answers are others.
            StoreAwayError: perhaps written, perhaps not. Load again: a commit that was written
                after all would conflict with itself.
        """
        ...

    async def set_preset_answers(
        self,
        table: TableKey,
        changes: Mapping[str, str],
        *,
        expected: int,
        seen: Mapping[str, str],
        answer_at: Moment,
        notices: Sequence[Notice] = (),
    ) -> None:
        """Change some answers given in advance, and the time of the next automatic answer.

        One step. They are secret: beside the log, never in it. An empty value removes one. `seen`
        are all answers before, from which `answer_at` was made.

        Raises:
            ConflictError: the stored log hasn't `expected` entries, or the answers aren't those
                that were `seen`; nothing was done.
        """
        ...


class TalkStore(Protocol):
    """What players say to each other.

    What players say to each other stands beside the log: a line changes no version. It goes
    with the message references, `KEPT_AFTER_END` after the end or after the last line, if that
    is later.
    """

    async def talk(self, table: TableKey) -> Sequence[TalkLine]:
        """The last `KEPT_TALK` lines, the oldest first."""
        ...

    async def add_talk(
        self, table: TableKey, line: TalkLine, *, after: int, notices: Sequence[Notice] = ()
    ) -> None:
        """Add a line, and its notices to the outbox, in one step.

        `after` is the number of the last line that the writer saw; 0: he saw none.

        Raises:
            ConflictError: another line is the last one by now; nothing was done.
        """
        ...

    async def forget_talk(self, table: TableKey, who: str) -> None:
        """Remove what somebody has said at a table."""
        ...


class OlderMatches(Protocol):
    """Matches that began before a game's rules were mended."""

    def begun_under_older_rules(
        self, rules: Mapping[str, int]
    ) -> AsyncIterator[Sequence[TableKey]]:
        """All of them, over or not, a page at a time; `rules` are today's of each game."""
        ...

    async def rules_looked_for(self) -> Mapping[str, int]:
        """The rules of each game for which they were looked for last."""
        ...

    async def note_rules_looked_for(self, rules: Mapping[str, int]) -> None:
        """All of them have been found."""
        ...


class EndedMatches(Protocol):
    """Matches that ended long ago."""

    async def ended_tables(self, before: float, *, limit: int) -> Sequence[TableKey]:
        """Matches that ended before then, the one that ended first at the front."""
        ...

    async def drop(self, table: TableKey) -> None:
        """Remove all that is kept of a match that is over, but for the lists that name it.

        Can be done again without harm.
        """
        ...

    async def exported_at(self) -> float | None:
        """When the last whole export began; None if there was none. See `storage.backup`."""
        ...


class MessageRefs(Protocol):
    """Messages that stand in chats, and who was reached by them."""

    async def message_refs(self, table: TableKey) -> Mapping[str, str]:
        """For each recipient, what an adapter remembered of the last message it sent."""
        ...

    async def set_message_ref(
        self,
        table: TableKey,
        to: str,
        reference: str,
        *,
        reached: Mapping[str, Reached] = NO_ONE,
        unless_newer: bool = False,
    ) -> str:
        """Remember the last message to a recipient, in one step; what was remembered before, or "".

        An empty reference forgets it. At a table that has come to its end it is remembered for as
        long as `commit` says. `reached`: who has got notice of his decision by this message, noted
        in the same step. `unless_newer`: a message stays that shows a later version of the log,
        which is the number that a reference begins with.
        """
        ...

    async def note_reached(self, table: TableKey, reached: Mapping[str, Reached]) -> None:
        """Note who has got notice of his decision, by address.

        Of a decision the first time counts: what is stored stays if its version is as high.
        """
        ...
