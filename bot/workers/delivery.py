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

from bot.application.model import HALL, Address, Post
from bot.application.notices import CHAT
from bot.application.tables import DamagedTableError, NoTableError, Seen
from bot.commands.context import Context
from bot.messages import challenge_card, posts
from bot.messages import preferences as tastes
from bot.messages.perspective import Desk
from bot.messages.preferences import Taste
from engines.core.match import Status, fold
from engines.core.seat import Seat
from storage.base import Notice, Parcel, StoreAwayError, TableKey

log = structlog.get_logger(__name__)

_GIVE_UP: Final = 8  # deliveries of one notice
_ABANDONED: Final = 60.0  # seconds after which another worker's notice is taken over
_PATIENCE: Final = 3.0  # seconds that a recipient may hold up the others of his table
_AT_ONCE: Final = 64  # tables being told about at the same time
_LEFTOVERS: Final = 10_000  # notices looked at when a worker begins
_AWAY: Final = 1.0  # seconds to wait for the store
_UNASKED: Final = 0.3  # seconds for a message that isn't sent: about what one takes


class ClosedDoorError(Exception):
    """The person's private chat refuses us; he is told in the channel from now on."""


class GoneError(Exception):
    """The chat doesn't exist any more, or we were shown out: nothing will ever arrive there."""


class TryLaterError(Exception):
    """The platform asks us to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class Door(Protocol):
    """A platform, as deliveries see it. Both calls raise the three errors above.

    `previous` is what the last call for this table and recipient returned ("" if none): the
    message to edit or to strip of its buttons. `nonce` (at most 25 characters) is the same when
    the same notice is delivered again.
    """

    async def announce(self, chat: Address, post: Post, *, previous: str, nonce: str) -> str:
        """Show a post to everybody in a chat; `post.mention` is pinged, once."""
        ...

    async def tell(self, who: Address, post: Post, *, previous: str, nonce: str) -> str:
        """Show a post to one person in private; silent if `post.is_silent`."""
        ...


class Thinker(Protocol):
    """Makes the computer's moves."""

    async def answer(self, seen: Seen, seat: Seat) -> None:
        """Act for the computer in this seat, if it still has to."""
        ...


@dataclass(frozen=True, kw_only=True)
class Deliverer:
    """Empties the outbox."""

    context: Context
    doors: Mapping[str, Door]
    thinker: Thinker
    name: str = "salle"
    unasked: float = _UNASKED
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

    async def _patiently(self, ask: Callable[[], Awaitable[Sequence[Parcel]]]) -> Sequence[Parcel]:
        """Ask the store again until it is there."""
        while True:
            try:
                return await ask()
            except StoreAwayError:
                await asyncio.sleep(_AWAY)

    async def _begin(self, tasks: asyncio.TaskGroup, parcels: Sequence[Parcel]) -> None:
        """Deliver in the background what is not in our hands already."""
        fresh = [parcel for parcel in parcels if parcel.id not in self._held]
        self._held.update(parcel.id for parcel in fresh)
        for batch in by_table(fresh):
            await self._places.acquire()
            task = tasks.create_task(self._batch(batch))
            task.add_done_callback(lambda _: self._places.release())

    async def _batch(self, parcels: Sequence[Parcel]) -> None:
        """One table's notices in their order; who keeps us waiting does not hold up the rest."""
        async with asyncio.TaskGroup() as tasks:
            for parcel in parcels:
                task = tasks.create_task(self._deliver(parcel))
                await asyncio.wait([task], timeout=_PATIENCE)

    async def _deliver(self, parcel: Parcel) -> None:
        """Try until it is done; one at a time for the same recipient of the same table."""
        whom = (parcel.notice.table, parcel.notice.to)
        lock = self._lines.setdefault(whom, asyncio.Lock())
        async with lock:
            await self._try(parcel)
        self._held.discard(parcel.id)

    async def _try(self, parcel: Parcel) -> None:
        tries = 0
        while True:
            tries += 1
            try:
                await self._one(parcel.notice)
                await self.context.store.done(parcel)
                return
            except TryLaterError as later:
                await asyncio.sleep(later.seconds)
            except StoreAwayError:
                await asyncio.sleep(_AWAY)
            except (GoneError, NoTableError, DamagedTableError) as err:
                log.warning("undeliverable", notice=str(parcel.notice), why=type(err).__name__)
                await self.context.store.done(parcel)
                return
            except Exception:
                # A bug or a platform's whim must not stop everybody else's messages.
                log.exception("delivery failed", notice=str(parcel.notice), tries=tries)
                if tries + parcel.deliveries > _GIVE_UP:
                    await self.context.store.done(parcel)
                    return
                await asyncio.sleep(min(2.0**tries, 30.0))

    async def _one(self, notice: Notice) -> None:
        seen = await self.context.tables.see(notice.table)
        recipient = Address.parse(notice.to)
        if recipient.platform == HALL:
            for seat in Seat:
                if seen.computer(seat) == recipient.id:
                    await self.thinker.answer(seen, seat)
        elif notice.to == CHAT:
            await self._announce(notice, seen)
        elif notice.version >= seen.version or notice.kind == "remind":
            await self._tell(notice, seen, recipient)
        # An older private notice is told with the newer one that is behind it in the outbox.

    async def _announce(self, notice: Notice, seen: Seen) -> None:
        chat = await self.context.store.chat_now(seen.key.platform, seen.key.chat)
        address = Address(platform=seen.key.platform, id=chat)
        settings = await self.context.store.settings(str(address))
        then = seen if notice.kind == "card" else _as_of(seen, notice.version)
        desk = Desk(seen=then, taste=Taste.of(settings))
        post = await self._public(notice.kind, desk)
        await self._hand_over(notice, address, post, to=f"{CHAT}-{_slot(notice.kind, post)}")

    async def _public(self, kind: str, desk: Desk) -> Post:
        if kind == "card":
            return challenge_card.card(desk)
        here = desk.seen.here
        asked = {seat for seat in Seat if here.waits_for(seat)}
        unreached = await self._unreached(desk.seen, asked if kind == "offer" else here.active)
        if kind == "offer" and unreached is None:
            return desk.post(lines=desk.told(here.events))
        has_keys = unreached is not None and (kind != "offer" or asked <= here.active)
        post = posts.board(desk, keyboard=has_keys, is_to_answer=unreached is not None)
        return replace(post, mention=unreached, is_silent=unreached is None)

    async def _unreached(self, seen: Seen, asked: Collection[Seat]) -> Address | None:
        """Who of them has to act, and his private chat is closed to us: he is mentioned instead."""
        for seat in asked:
            player = seen.here.players[seat]
            if player is None or seen.computer(seat) or seen.here.status is not Status.PLAYING:
                continue
            settings = await self.context.store.settings(player.address)
            if settings.get(tastes.CLOSED):
                return Address.parse(player.address)
        return None

    async def _tell(self, notice: Notice, seen: Seen, who: Address) -> None:
        settings = await self.context.store.settings(notice.to)
        if settings.get(tastes.CLOSED):
            return
        chat = await self.context.store.settings(f"{seen.key.platform}:{seen.key.chat}")
        taste = Taste.of(settings, chat.get(tastes.LOCALE, ""))
        desk = Desk(seen=seen, taste=taste, seat=seen.seat_of(notice.to))
        if seen.owes(desk.seat) and notice.kind != "offer":
            # Nobody is pestered; and the channel, told after him, isn't told sooner for that.
            await asyncio.sleep(self.unasked)
            return
        if notice.kind == "turn" and await self._has_been_asked(notice, desk):
            return  # he may be in the middle of his answer, and the chat says what is new
        post = (
            posts.turn(desk)
            if seen.here.state
            else replace(challenge_card.card(desk), mention=None)
        )
        if notice.kind == "remind":
            if desk.seat not in seen.here.active:
                return
            post = replace(post, lines=(desk.say("hall-reminder"), *post.lines))
        if notice.kind == "offer":
            post = replace(post, is_silent=desk.seat is None or not seen.here.waits_for(desk.seat))
        try:
            await self._hand_over(notice, who, post, to=notice.to)
        except ClosedDoorError:
            await self.context.store.set_settings(notice.to, {tastes.CLOSED: "1"})

    async def _has_been_asked(self, notice: Notice, desk: Desk) -> bool:
        """Whether he was shown this very decision before: another chose in secret beside him."""
        seen, seat = desk.seen, desk.seat
        if seat is None or seat not in seen.here.active:
            return False
        stamp = (await self.context.store.posted(notice.table)).get(notice.to, "").partition("|")[0]
        return bool(stamp) and seen.here.since[seat] <= int(stamp)

    async def _hand_over(self, notice: Notice, to_whom: Address, post: Post, *, to: str) -> None:
        door = self.doors.get(to_whom.platform)
        if door is None:
            log.warning("no door", platform=to_whom.platform)
            raise TryLaterError(_ABANDONED)
        known = (await self.context.store.posted(notice.table)).get(to, "")
        stamp, _, previous = known.partition("|")
        if stamp and int(stamp) >= notice.version and notice.kind not in ("remind", "card"):
            return  # delivered before a crash that came before it was noted as done
        act = door.announce if notice.to == CHAT else door.tell
        reference = await act(to_whom, post, previous=previous, nonce=nonce(notice))
        await self.context.store.set_posted(notice.table, to, f"{notice.version}|{reference}")


def by_table(parcels: Sequence[Parcel]) -> list[list[Parcel]]:
    """Parcels of one table together and in their order, so that tables don't wait on each other."""
    found: dict[TableKey, list[Parcel]] = {}
    for parcel in parcels:
        found.setdefault(parcel.notice.table, []).append(parcel)
    return list(found.values())


def nonce(notice: Notice) -> str:
    """Names this very message, so that a platform can tell a repetition: 25 characters."""
    whole = f"{notice.table}/{notice.version}/{notice.to}/{notice.kind}"
    return hashlib.sha256(whole.encode()).hexdigest()[:25]


def _slot(kind: str, post: Post) -> str:
    """Which of a chat's messages about a table the next one follows."""
    return "card" if kind == "card" else "board" if post.picture else "offer"


def _as_of(seen: Seen, version: int) -> Seen:
    """The table as it was when a public notice was written."""
    if version >= seen.version:
        return seen
    record = seen.record.upto(version)
    here = fold(seen.game, record)
    return replace(seen, record=record, here=here, events=seen.events[:version])
