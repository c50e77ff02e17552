"""From the outbox to people: each notice is made into a post and handed to its platform's door.

A notice is forgotten only when the platform has taken the message. Whatever fails is tried again;
what another worker left behind is taken over. Messages are projections of the log: a notice says
which table, which version and whom to tell, and the words are made when it is delivered.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, Protocol
from weakref import WeakValueDictionary

import structlog

from bot.application import profile
from bot.application.model import COMPUTER, Address, Post
from bot.application.notices import CHAT
from bot.application.tables import DamagedTableError, LoadedTable, NoTableError
from bot.commands.context import Context
from bot.messages import challenge_card, posts
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from engines.core.match import Status, replay
from engines.core.seat import Seat
from storage.base import Notice, NoticeKind, OutboxEntry, StoreAwayError, TableKey

log = structlog.get_logger(__name__)

_GIVE_UP: Final = 8  # deliveries of one notice
_ABANDONED: Final = 60.0  # seconds after which another worker's notice is taken over
_PATIENCE: Final = 3.0  # seconds that a recipient may hold up the others of his table
_AT_ONCE: Final = 64  # tables being told about at the same time
_LEFTOVERS: Final = 10_000  # notices looked at when a worker begins
_AWAY: Final = 1.0  # seconds to wait for the store
_UNASKED: Final = 0.3  # seconds for a message that isn't sent: about what one takes


class PrivateChatClosedError(Exception):
    """The person's private chat refuses us; he is told in the channel from now on."""


class ChatGoneError(Exception):
    """The chat doesn't exist any more, or we were shown out: nothing will ever arrive there."""


class RetryLaterError(Exception):
    """The platform asks us to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class Messenger(Protocol):
    """A platform, as deliveries see it. Both calls raise the three errors above.

    `previous` is what the last call for this table and recipient returned ("" if none): the
    message to edit or to strip of its buttons. `nonce` (at most 25 characters) is the same when
    the same notice is delivered again.
    """

    async def send_to_chat(self, chat: Address, post: Post, *, previous: str, nonce: str) -> str:
        """Show a post to everybody in a chat; `post.mention` is pinged, once."""
        ...

    async def send_to_person(self, who: Address, post: Post, *, previous: str, nonce: str) -> str:
        """Show a post to one person in private; silent if `post.is_silent`."""
        ...


class ComputerTurns(Protocol):
    """Makes the computer's moves."""

    async def answer(self, table: LoadedTable, seat: Seat) -> None:
        """Act for the computer in this seat, if it still has to."""
        ...


@dataclass(frozen=True, kw_only=True)
class Deliverer:
    """Empties the outbox."""

    context: Context
    messengers: Mapping[str, Messenger]
    computers: ComputerTurns
    name: str = "salle"
    quiet_delay: float = _UNASKED
    _held: set[str] = field(default_factory=set)  # ids of the parcels in our hands
    _lines: WeakValueDictionary[tuple[TableKey, str], asyncio.Lock] = field(
        default_factory=WeakValueDictionary
    )
    _places: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_AT_ONCE))

    async def run(self) -> None:
        """Deliver for ever. Cancel to stop: what is not done stays in the outbox.

        What was taken and never finished comes first. At the start everything is left over: one
        process delivers. Where several do, the nonces and the noted versions keep what a restart
        repeats from being shown twice.
        """
        store = self.context.store
        async with asyncio.TaskGroup() as tasks:
            left_over = partial(store.take_over, self.name, idle=0.0, count=_LEFTOVERS)
            await self._begin(tasks, await self._patiently(left_over))
            tasks.create_task(self._watch_the_abandoned())
            while True:
                await self._begin(tasks, await self._patiently(partial(store.take, self.name)))

    async def _watch_the_abandoned(self) -> None:
        """Take over what another worker took and left."""
        abandoned = partial(self.context.store.take_over, self.name, idle=_ABANDONED)
        async with asyncio.TaskGroup() as tasks:
            while True:
                await asyncio.sleep(_ABANDONED / 2)
                await self._begin(tasks, await self._patiently(abandoned))

    async def _patiently(
        self, ask: Callable[[], Awaitable[Sequence[OutboxEntry]]]
    ) -> Sequence[OutboxEntry]:
        """Ask the store again until it is there."""
        while True:
            try:
                return await ask()
            except StoreAwayError:
                await asyncio.sleep(_AWAY)

    async def _begin(self, tasks: asyncio.TaskGroup, entries: Sequence[OutboxEntry]) -> None:
        """Deliver in the background what is not in our hands already."""
        fresh = [entry for entry in entries if entry.id not in self._held]
        self._held.update(entry.id for entry in fresh)
        for batch in by_table(fresh):
            await self._places.acquire()
            task = tasks.create_task(self._batch(batch))
            task.add_done_callback(lambda _: self._places.release())

    async def _batch(self, entries: Sequence[OutboxEntry]) -> None:
        """One table's notices in their order; who keeps us waiting does not hold up the rest."""
        async with asyncio.TaskGroup() as tasks:
            for entry in entries:
                task = tasks.create_task(self._deliver(entry))
                await asyncio.wait([task], timeout=_PATIENCE)

    async def _deliver(self, entry: OutboxEntry) -> None:
        """Try until it is done; one at a time for the same recipient of the same table."""
        whom = (entry.notice.table, entry.notice.to)
        lock = self._lines.setdefault(whom, asyncio.Lock())
        async with lock:
            await self._try(entry)
        self._held.discard(entry.id)

    async def _try(self, entry: OutboxEntry) -> None:
        tries = 0
        while True:
            tries += 1
            try:
                await self._one(entry.notice)
                await self.context.store.done(entry)
                return
            except RetryLaterError as later:
                await asyncio.sleep(later.seconds)
            except StoreAwayError:
                await asyncio.sleep(_AWAY)
            except (ChatGoneError, NoTableError, DamagedTableError) as err:
                log.warning("undeliverable", notice=str(entry.notice), why=type(err).__name__)
                await self.context.store.done(entry)
                return
            except Exception:
                # A bug or a platform's whim must not stop everybody else's messages.
                log.exception("delivery failed", notice=str(entry.notice), tries=tries)
                if tries + entry.deliveries > _GIVE_UP:
                    await self.context.store.done(entry)
                    return
                await asyncio.sleep(min(2.0**tries, 30.0))

    async def _one(self, notice: Notice) -> None:
        table = await self.context.tables.load(notice.table)
        recipient = Address.parse(notice.to)
        if recipient.platform == COMPUTER:
            for seat in Seat:
                if table.computer_level(seat) == recipient.id:
                    await self.computers.answer(table, seat)
        elif notice.to == CHAT:
            await self._announce(notice, table)
        elif notice.version >= table.version or notice.kind is NoticeKind.REMINDER:
            await self._tell(notice, table, recipient)
        # An older private notice is told with the newer one that is behind it in the outbox.

    async def _announce(self, notice: Notice, table: LoadedTable) -> None:
        chat = await self.context.store.chat_now(table.key.platform, table.key.chat)
        address = Address(platform=table.key.platform, id=chat)
        settings = await self.context.store.profile(str(address))
        then = table if notice.kind is NoticeKind.CARD else _as_of(table, notice.version)
        perspective = Perspective(table=then, preferences=Preferences.of(settings))
        post = await self._public(notice.kind, perspective)
        await self._hand_over(notice, address, post, to=f"{CHAT}-{_slot(notice.kind, post)}")

    async def _public(self, kind: NoticeKind, perspective: Perspective) -> Post:
        if kind is NoticeKind.CARD:
            return challenge_card.card(perspective)
        match = perspective.table.match
        asked = {seat for seat in Seat if match.is_asked(seat)}
        unreached = await self._unreached(
            perspective.table, asked if kind is NoticeKind.OFFER else match.active
        )
        if kind is NoticeKind.OFFER and unreached is None:
            return perspective.post(lines=perspective.narrate(match.events))
        has_keys = unreached is not None and (kind is not NoticeKind.OFFER or asked <= match.active)
        post = posts.board(perspective, keyboard=has_keys, is_to_answer=unreached is not None)
        return replace(post, mention=unreached, is_silent=unreached is None)

    async def _unreached(self, table: LoadedTable, asked: Collection[Seat]) -> Address | None:
        """Who of them has to act, and his private chat is closed to us: he is mentioned instead."""
        for seat in asked:
            player = table.match.players[seat]
            if (
                player is None
                or table.computer_level(seat)
                or table.match.status is not Status.PLAYING
            ):
                continue
            settings = await self.context.store.profile(player.address)
            if settings.get(profile.PRIVATE_CHAT_CLOSED):
                return Address.parse(player.address)
        return None

    async def _tell(self, notice: Notice, table: LoadedTable, who: Address) -> None:
        settings = await self.context.store.profile(notice.to)
        if settings.get(profile.PRIVATE_CHAT_CLOSED):
            return
        chat = await self.context.store.profile(f"{table.key.platform}:{table.key.chat}")
        preferences = Preferences.of(settings, chat.get(profile.LOCALE, ""))
        perspective = Perspective(
            table=table, preferences=preferences, seat=table.seat_of(notice.to)
        )
        if table.automatic_answer(perspective.seat) and notice.kind is not NoticeKind.OFFER:
            # Nobody is pestered; and the channel, told after him, isn't told sooner for that.
            await asyncio.sleep(self.quiet_delay)
            return
        if notice.kind is NoticeKind.TURN and await self._has_been_asked(notice, perspective):
            return  # he may be in the middle of his answer, and the chat says what is new
        post = (
            posts.turn(perspective)
            if table.match.state
            else replace(challenge_card.card(perspective), mention=None)
        )
        if notice.kind is NoticeKind.REMINDER:
            if perspective.seat not in table.match.active:
                return
            post = replace(post, lines=(perspective.say("hall-reminder"), *post.lines))
        if notice.kind is NoticeKind.OFFER:
            post = replace(
                post,
                is_silent=perspective.seat is None or not table.match.is_asked(perspective.seat),
            )
        try:
            await self._hand_over(notice, who, post, to=notice.to)
        except PrivateChatClosedError:
            await self.context.store.update_profile(notice.to, {profile.PRIVATE_CHAT_CLOSED: "1"})

    async def _has_been_asked(self, notice: Notice, perspective: Perspective) -> bool:
        """Whether he was shown this very decision before: another chose in secret beside him."""
        table, seat = perspective.table, perspective.seat
        if seat is None or seat not in table.match.active:
            return False
        stamp = (
            (await self.context.store.message_refs(notice.table))
            .get(notice.to, "")
            .partition("|")[0]
        )
        return bool(stamp) and table.match.decision_version[seat] <= int(stamp)

    async def _hand_over(self, notice: Notice, to_whom: Address, post: Post, *, to: str) -> None:
        messenger = self.messengers.get(to_whom.platform)
        if messenger is None:
            log.warning("no door", platform=to_whom.platform)
            raise RetryLaterError(_ABANDONED)
        known = (await self.context.store.message_refs(notice.table)).get(to, "")
        stamp, _, previous = known.partition("|")
        if (
            stamp
            and int(stamp) >= notice.version
            and notice.kind not in (NoticeKind.REMINDER, NoticeKind.CARD)
        ):
            return  # delivered before a crash that came before it was noted as done
        act = messenger.send_to_chat if notice.to == CHAT else messenger.send_to_person
        reference = await act(to_whom, post, previous=previous, nonce=nonce(notice))
        await self.context.store.set_message_ref(notice.table, to, f"{notice.version}|{reference}")


def by_table(entries: Sequence[OutboxEntry]) -> list[list[OutboxEntry]]:
    """Parcels of one table together and in their order, so that tables don't wait on each other."""
    found: dict[TableKey, list[OutboxEntry]] = {}
    for entry in entries:
        found.setdefault(entry.notice.table, []).append(entry)
    return list(found.values())


def nonce(notice: Notice) -> str:
    """Names this very message, so that a platform can tell a repetition: 25 characters."""
    whole = f"{notice.table}/{notice.version}/{notice.to}/{notice.kind}"
    return hashlib.sha256(whole.encode()).hexdigest()[:25]


def _slot(kind: NoticeKind, post: Post) -> str:
    """Which of a chat's messages about a table the next one follows."""
    return "card" if kind is NoticeKind.CARD else "board" if post.picture else "offer"


def _as_of(table: LoadedTable, version: int) -> LoadedTable:
    """The table as it was when a public notice was written."""
    if version >= table.version:
        return table
    record = table.record.upto(version)
    match = replay(table.game, record)
    return replace(table, record=record, match=match, events=table.events[:version])
