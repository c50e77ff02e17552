"""The puzzle of the day: which one it is, and when chats and people get it.

A chat gets it at nine local time, in one message that says how many have solved it. People get it
in private at an hour of their choice. Its timers are reminders without a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from hashlib import sha256
from typing import Final

from bot.application import profile
from bot.application.model import Address
from bot.application.place import PlaceSettings, read_place
from bot.application.puzzle_shelf import NoPuzzleError, NumberedPuzzle, Shelf, load_shelf
from bot.timing.calendars import Calendar
from bot.timing.reminders import next_digest
from bot.timing.zones import zone_named
from engines.core.game import AnyGame
from storage.base import Notice, NoticeKind, TableKey
from storage.store import Store

# In place of a table's name: what a person and a chat are told daily, and the next edit of that.
OF_PERSON: Final = "daily"
OF_CHAT: Final = "dailyhere"
EDIT: Final = "dailyedit"

_MORNING: Final = 9  # the hour at which chats have it
_AFTERNOON: Final = 15  # the same, of UTC, where nobody knows where the chat is
_EVENING: Final = 21  # what comes late comes before this hour, or not at all
_EDITED_EVERY: Final = 60.0  # seconds
_UNKNOWN: Final = "UTC"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceDay:
    """The days of a chat that has a daily puzzle."""

    zone: tzinfo
    hour: int

    @classmethod
    def of(cls, settings: PlaceSettings) -> PlaceDay:
        """As those who manage the place have set it."""
        zone = zone_named(settings.zone)
        return cls(zone=zone or UTC, hour=_MORNING if zone else _AFTERNOON)

    def day(self, at: float) -> int:
        """The number of the day that it is there."""
        return datetime.fromtimestamp(at, self.zone).toordinal()

    def next_at(self, *, after: float) -> float:
        """When the next one comes."""
        day = datetime.fromtimestamp(after, self.zone).date()
        while True:
            at = datetime.combine(day, time(self.hour), self.zone).timestamp()
            if at > after:
                return at
            day += timedelta(days=1)

    def is_due(self, at: float) -> bool:
        """Whether it is the hour, or later on the same day but not in the evening."""
        return self.hour <= datetime.fromtimestamp(at, self.zone).hour < _EVENING


def of_chat(chat: Address) -> TableKey:
    """What the timer and the messages of a chat stand under."""
    return TableKey(chat.platform, chat.id, OF_CHAT)


def of_person(address: str) -> TableKey:
    """The same of a person."""
    who = Address.parse(address)
    return TableKey(who.platform, who.id, OF_PERSON)


def wanted_hour(settings: Mapping[str, str]) -> int | None:
    """The hour at which somebody wants it; None: not at all."""
    hour = settings.get(profile.PUZZLE_HOUR, "")
    return int(hour) if hour.isascii() and hour.isdigit() and int(hour) < 24 else None


def next_at(settings: Mapping[str, str], *, after: float) -> float | None:
    """When somebody's next one comes: never in their sleep."""
    hour = wanted_hour(settings)
    return None if hour is None else next_digest(hour, Calendar.of(settings), after=after)


async def schedule(store: Store, address: str, *, now: float) -> None:
    """Set the timer of somebody's next one as their settings say; one for all their identities."""
    first, *others = await store.identities(address)
    settings = await store.profile(first)
    await store.set_reminder(of_person(first), next_at(settings, after=now))
    for other in others:
        await store.set_reminder(of_person(other), None)


async def schedule_place(
    store: Store, before: PlaceSettings, after: PlaceSettings, *, now: float
) -> None:
    """The same of a place whose settings were changed."""
    platform = Address.parse(after.address).platform
    if before.puzzle and before.puzzle != after.puzzle:
        await store.set_reminder(of_chat(Address(platform=platform, id=before.puzzle)), None)
        await store.forget_daily_chat(f"{platform}:{before.puzzle}")
    if after.puzzle:
        community = Address.parse(after.address).id
        if community != after.puzzle.partition(".")[0]:  # by which its settings are found
            chat = f"{platform}:{after.puzzle}"
            await store.update_profile(chat, {profile.COMMUNITY: community})
        key = of_chat(Address(platform=platform, id=after.puzzle))
        await store.set_reminder(key, PlaceDay.of(after).next_at(after=now))


async def remind_chat(store: Store, key: TableKey, now: float) -> None:
    """A chat's is due, if its place still wants that. In the evening it waits for the next day."""
    settings = await read_place(store, key.platform, key.chat)
    now_called = await store.chat_now(key.platform, key.chat)
    if settings.puzzle not in (key.chat, now_called):
        await store.remind(key, [], now=now)
        return
    day = PlaceDay.of(settings)
    told = [_of_chat(key, now)] if day.is_due(now) else []
    await store.remind(key, told, now=now, again=day.next_at(after=now))


async def remind_person(store: Store, key: TableKey, now: float) -> None:
    """Somebody's is due, once a day of theirs; not if they sleep by now."""
    address = f"{key.platform}:{key.chat}"
    settings = await store.profile(address)
    calendar, again = Calendar.of(settings), next_at(settings, after=now)
    if (await store.identities(address))[0] != address:
        again = None  # it comes by the timer of another one
    notice = Notice(table=key, version=int(now), to=address, kind=NoticeKind.OWN_PUZZLE)
    is_due = again is not None and calendar.is_awake(now)
    await store.remind(key, [notice] if is_due else [], now=now, again=again)


async def remind_edit(store: Store, key: TableKey, now: float) -> None:
    """More people have found a puzzle that a chat was told."""
    chat = TableKey(key.platform, key.chat, OF_CHAT)
    await store.remind(key, [_of_chat(chat, now, NoticeKind.DAILY_EDIT)], now=now)


def _of_chat(key: TableKey, now: float, kind: NoticeKind = NoticeKind.DAILY_PUZZLE) -> Notice:
    to = f"{key.platform}:{key.chat}"
    return Notice(table=key, version=int(now), to=to, kind=kind)


async def note_tried(store: Store, one: NumberedPuzzle, *, now: float) -> None:
    """Somebody has tried a puzzle: chats that have it today say so within a minute."""
    today = datetime.fromtimestamp(now, UTC).toordinal()
    of_days = await store.daily_puzzles_of(range(today - 1, today + 2))
    at = (now // _EDITED_EVERY + 1) * _EDITED_EVERY
    for day, name in of_days.items():
        if name != one.name:
            continue
        for address in await store.daily_chats(day):
            chat = Address.parse(address)
            await store.set_reminder(TableKey(chat.platform, chat.id, EDIT), at)


async def puzzle_of_day(
    store: Store, games: Mapping[str, AnyGame], day: int
) -> tuple[AnyGame, NumberedPuzzle]:
    """The puzzle of a day, the same for everybody. Games take turns, and none comes twice while
    there are others. Raises NoPuzzleError: no game has puzzles.
    """
    kept = await store.daily_puzzles()
    name = kept.get(str(day)) or await store.settle_daily_puzzle(
        day, _proposed(await _shelves(store, games), day, frozenset(kept.values()))
    )
    game, _, id_ = name.partition("/")
    if game not in games:
        raise NoPuzzleError(name)
    return games[game], (await load_shelf(store, games[game])).find(id_)


async def _shelves(store: Store, games: Mapping[str, AnyGame]) -> list[Shelf]:
    found = [await load_shelf(store, game) for _, game in sorted(games.items())]
    return [shelf for shelf in found if len(shelf)]


def _proposed(shelves: Sequence[Shelf], day: int, used: frozenset[str]) -> str:
    if not shelves:
        raise NoPuzzleError
    shelf = shelves[day % len(shelves)]
    new = [one.name for one in shelf if one.name not in used] or [one.name for one in shelf]
    return min(new, key=lambda name: sha256(f"{day} {name}".encode()).digest())
