"""The contract that every store fulfils.

The log is the truth. `commit` appends to it, sets the table's timers and adds to the outbox in one
step, if the log still has the version (number of entries) that the writer saw; else it does
nothing. All times are seconds since the epoch.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from engines.core.record import Record
from storage.base import (
    NEWS,
    NO_CHANGES,
    NO_ONE,
    Beat,
    Credit,
    DeadWorker,
    Moment,
    Notice,
    OutboxEntry,
    QueueLoad,
    Rate,
    Reached,
    Reservation,
    StoredTable,
    TableKey,
    TalkLine,
    Timer,
)


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

        Of two who take over from the same worker, each notice goes to one. A worker that has taken
        notices, or asked what it has `taken`, since it was found dead, keeps them. Afterwards the
        dead are forgotten.
        """
        ...

    async def retire(self, worker: str) -> None:
        """This worker counts as dead at once; it takes nothing any more."""
        ...


class Store(WorkQueue, Protocol):
    """Everything that outlives the process. As a queue it is the outbox: notices to be told."""

    # -- tables ------------------------------------------------------------------------------
    async def load(
        self, table: TableKey, *, asker: str = "", people: Collection[str] = ()
    ) -> StoredTable | None:
        """The table, with what is kept of the asker, in one round trip; None if there is none.

        `people`: the addresses of those whose profiles come with it.

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

    # -- talk ----------------------------------------------------------------------------------
    # What players say to each other stands beside the log: a line changes no version. It goes with
    # the message references, `KEPT_AFTER_END` after the end or after the last line, if that is
    # later.
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

    # -- matches that ended long ago -------------------------------------------------------------
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

    # -- timers --------------------------------------------------------------------------------
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

    # -- the queues ----------------------------------------------------------------------------
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

    # -- the inbox -----------------------------------------------------------------------------
    # What a platform tells a bot (a source is platform:bot) is kept until it is handled, so that
    # it may be confirmed to the platform at once. Each update is leased to one process at a time;
    # what a dead one leaves behind is somebody else's when the lease has run out.
    async def receive(
        self, source: str, updates: Mapping[int, str], *, lease: float
    ) -> Sequence[int]:
        """Keep updates, by the numbers that the source gives them; the numbers of the new ones.

        These are the caller's for `lease` seconds. What has come before is known for two days,
        handled or not. Of an update whose body is empty no more is kept than that it has come.
        """
        ...

    async def take_up(
        self, source: str, *, lease: float, held: Iterable[int] = (), count: int = 100
    ) -> Mapping[int, str]:
        """Updates that nobody handles, at most `count`, in their order; they are the caller's now.

        So are those that he is handling already (`held`), for `lease` seconds more.
        """
        ...

    async def put_back(self, source: str, numbers: Iterable[int]) -> None:
        """Let go of updates that the caller will not handle: whoever asks next takes them up."""
        ...

    async def handled(self, source: str, numbers: Iterable[int]) -> None:
        """These are done with. Can be done again without harm."""
        ...

    # -- people and chats ----------------------------------------------------------------------
    async def profile(self, address: str) -> Mapping[str, str]:
        """The settings of a player or of a chat: name, locale, theme, …"""
        ...

    async def update_profile(self, address: str, changes: Mapping[str, str]) -> None:
        """Change some settings; an empty value removes one."""
        ...

    async def forget(self, address: str) -> None:
        """Remove a player's settings and lists of tables."""
        ...

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """A chat got another id: its tables are listed, and its settings kept, under the new one.

        `chat_now` follows; the tables keep their keys. Can be done again without harm.
        """
        ...

    async def chat_now(self, platform: str, chat: str) -> str:
        """The present id of a chat that may have moved."""
        ...

    # -- lists of tables -----------------------------------------------------------------------
    # What runs (or is a challenge that waits) is kept apart from what is over. The lists lie
    # elsewhere than the tables, so a table is listed before it is committed, and taken off after
    # the commit that ends it: a list of what runs may name a table too many, and never lacks one.
    async def list_running(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """List a table under a chat and players as one that runs, since `at`.

        This and the next two can be done again without harm.
        """
        ...

    async def list_finished(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """From the list of what runs to that of what is over, since `at`."""
        ...

    async def unlist_table(self, addresses: Sequence[str], table: TableKey) -> None:
        """Take a table off every list of a chat and players."""
        ...

    async def running_tables(self, address: str) -> Sequence[TableKey]:
        """All that run under a player, or under a chat (platform:chat), the newest first."""
        ...

    async def finished_tables(self, address: str, *, limit: int) -> Sequence[TableKey]:
        """The last that came to their end under a player or a chat, the newest first."""
        ...

    # What waits for a player is listed apart, so that it can be counted without a look at every
    # table. It is noted when an act is told, and so a moment after the act itself.
    async def list_waiting(
        self, table: TableKey, waiting: Sequence[str], others: Sequence[str], *, at: float
    ) -> None:
        """A table waits for these players, and not for the others. Can be done again."""
        ...

    async def relist_waiting(self, address: str, tables: Sequence[TableKey], *, at: float) -> None:
        """All that wait for a player, and no others."""
        ...

    # Challenges stand on lists of their own too, so that they can be counted.
    async def list_pending(
        self, addresses: Sequence[str], table: TableKey, *, at: float
    ) -> Sequence[int]:
        """List a challenge under its chat and its challenger; how many are listed there now.

        Of several at one moment each is told another number. Nobody takes a challenge off when it
        is answered: whoever finds too many looks at them.
        """
        ...

    async def unlist_pending(self, addresses: Sequence[str], tables: Sequence[TableKey]) -> None:
        """Take challenges off these lists."""
        ...

    async def pending_challenges(self, address: str) -> Mapping[TableKey, float]:
        """The challenges listed under a player or a chat, the oldest first, and since when.

        Some may have been answered.
        """
        ...

    # -- rates of acts ------------------------------------------------------------------------
    async def admit(self, name: str, *, now: float, every: float, most: int) -> float:
        """Count one more under a name: 0.0; or the seconds until it may be, and nothing is counted.

        `most` may come at once, then one `every` so many seconds. One step, also for several
        processes. Of a clock that is put back no wait gets longer than `every * most`.
        """
        ...

    # -- messages ------------------------------------------------------------------------------
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
    ) -> None:
        """Remember the last message to a recipient; an empty reference forgets it.

        At a table that has come to its end for as long as `commit` says. `reached`: who has got
        notice of his decision by this message, noted in the same step.
        """
        ...

    async def note_reached(self, table: TableKey, reached: Mapping[str, Reached]) -> None:
        """Note who has got notice of his decision, by address.

        Of a decision the first time counts: what is stored stays if its version is as high.
        """
        ...

    # -- what only one process may do ----------------------------------------------------------
    async def lease(self, name: str, holder: str, *, lasting: float) -> bool:
        """Whether it is this holder's for `lasting` seconds from now, by the store's clock.

        It is if it was nobody's, or his own. One step.
        """
        ...

    async def release(self, name: str, holder: str) -> None:
        """It is nobody's from now on, if it was his."""
        ...

    # -- between processes ---------------------------------------------------------------------
    # Nothing of this is kept: what gets lost delays somebody, and no more.
    async def publish(self, news: str, *, channel: str = NEWS) -> None:
        """Tell a short text, not "", to all who listen there just now, in whatever process."""
        ...

    def listen(self, channel: str = NEWS) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        """What is published there from the moment on at which the context is entered, in order.

        Raises:
            StoreAwayError: also within the context, when news may have been lost. Whoever listens
                again takes everything that he was told about for changed.
        """
        ...

    async def note_present(self, place: str, names: Collection[str], *, lasting: float) -> None:
        """These are at a place for `lasting` seconds from now, by the store's clock."""
        ...

    async def note_gone(self, place: str, names: Collection[str]) -> None:
        """These have left a place."""
        ...

    async def present(self, place: str) -> Collection[str]:
        """Who is at a place: noted there, not gone, and for whom the time isn't over."""
        ...

    async def reserve(
        self, source: str, overall: Rate, narrower: Mapping[str, Rate], *, within: float
    ) -> Reservation:
        """Reserve room for one request of a bot (a source is platform:bot) in all its rates.

        What is reserved by all processes together exceeds no rate in any of its windows, by the
        store's clock. All requests share `overall`; the narrower rates are those of a chat, by its
        name. Where the overall rate has none, room is reserved ahead, first come, first served and
        at an even pace, up to `within` seconds and MOST_AHEAD at most. Where a narrower rate has
        none by then, nothing is reserved: a chat without room takes nothing of what others wait
        for.
        """
        ...

    # -- Salle itself --------------------------------------------------------------------------
    async def secret(self) -> bytes:
        """32 random bytes, made once and kept: seeds and cookies are derived from them."""
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...
