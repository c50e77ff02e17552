"""Everything stored about a person, as one JSON file for them alone; see docs/privacy.md.

Of a match that runs they get what they may know: their own moves, and nothing that was drawn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict

from bot.application import message_refs, profile, progress
from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Ask
from bot.application.puzzle_record import read_attempt
from bot.application.rate_limiter import Kind
from bot.commands.context import Context
from bot.commands.exports import told_to
from bot.commands.own_tournaments import OwnTournament, own_tournaments
from bot.timing import calendars, vacations
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.result import Reckoned, Standing
from engines.core.seat import Seat
from storage.base import TableKey
from storage.seekers import Seeker

# Chats take no longer files; of older matches the record is left out, which `/export` gives.
_LONGEST: Final = 6_000_000  # characters of records
_AT_ONCE: Final = 16
_MATCHES: Final = 100_000

_CALENDAR: Final = frozenset(
    {
        *(calendars.ZONE, calendars.SLEEP, calendars.DAYS_OFF, calendars.AWAY),
        *(calendars.EARLIER_HOURS, vacations.BY_ITSELF),
    }
)
_DRAFTS: Final = frozenset({profile.DRAFT, profile.LINE_DRAFT})
_LESSONS: Final = frozenset(progress.FIELDS)
_LISTS: Final = frozenset({profile.BLOCKED, profile.MUTED})


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class OwnMove(_Part):
    """An act of theirs."""

    number: int  # of the entry in the log, from 0
    act: Act
    at: int  # seconds since 1970
    move: str = ""


class OwnLine(_Part):
    """A line that they have said."""

    at: float
    text: str


class OwnTable(_Part):
    """A table at which they have a seat."""

    table: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    seats: tuple[str, ...]
    players: tuple[str, ...]  # the names
    created: int
    options: dict[str, str]
    acts: tuple[OwnMove, ...]
    said: tuple[OwnLine, ...]
    answers_in_advance: dict[str, str]  # preset answers, and conditional moves
    messages: dict[str, str]  # which message shows it to them
    reached: str  # of which decision they have got notice, and when
    record: dict[str, Any] | None  # of a match that is over: as `/export` gives it
    server_seed: str  # of such a match


class OwnGame(_Part):
    """What their results in a game have come to."""

    standing: Standing
    results: tuple[Reckoned, ...]


class OwnPasskey(_Part):
    """A passkey of theirs on the page; days are since 1970."""

    device: str
    host: str
    made: int
    used: int


class OwnSession(_Part):
    """A browser in which they are signed in."""

    device: str
    since: int
    used: int


class OwnData(_Part):
    """All that is kept of somebody."""

    salle: Literal["own data 1"] = "own data 1"
    made: int  # seconds since 1970
    address: str
    name: str
    username: str
    settings: dict[str, str]  # and what was noted of their chat
    calendar: dict[str, str]  # hours, days off, vacations
    drafts: dict[str, str]  # moves that they have entered and not sent
    browsers: dict[str, str]  # that are notified
    lessons: dict[str, str]  # which they have done, and which they have begun
    blocked: tuple[str, ...]
    muted: tuple[str, ...]
    looks_for: tuple[Seeker, ...]
    follows: dict[str, str]
    last_absence: dict[str, str]
    puzzles: dict[str, dict[str, Any]] = {}  # what they made of each, by game and id
    games: dict[str, OwnGame]
    tables: tuple[OwnTable, ...]
    tournaments: tuple[OwnTournament, ...] = ()
    passkeys: tuple[OwnPasskey, ...] = ()
    signed_in: tuple[OwnSession, ...] = ()
    linked: tuple[OwnData, ...] = ()  # the same of their other identities


async def own_data(context: Context, ask: Ask) -> OwnData:
    """Gather it. Raises RefusedError: too often; StoreAwayError, DamagedRecordError."""
    await context.admit(ask, Kind.EXPORT)
    mine = await _of(context, ask.me)
    others = [one for one in await context.store.identities(ask.me) if one != ask.me]
    linked = [await _of(context, one) for one in others]
    return mine.model_copy(update={"linked": tuple(linked), "name": mine.name or ask.who.name})


async def _of(context: Context, me: str) -> OwnData:
    store = context.store
    settings, seekers, follows, absence, games, tables = await asyncio.gather(
        store.profile(me),
        store.seekers_of(me, list(context.games)),
        store.followed(me),
        store.last_absence(me),
        _games(context, me),
        _tables(context, me),
    )
    passkeys, sessions, tournaments, puzzles = await asyncio.gather(
        store.passkeys(me),
        store.sessions(me),
        own_tournaments(context, me),
        store.puzzle_attempts(me),
    )
    browsers = {name: text for name, text in settings.items() if name.startswith(profile.PUSH)}
    apart = {profile.NAME, profile.USERNAME, *_CALENDAR, *_DRAFTS, *_LISTS, *_LESSONS, *browsers}
    return OwnData(
        made=int(context.now()),
        address=me,
        name=settings.get(profile.NAME, ""),
        username=settings.get(profile.USERNAME, ""),
        settings={name: text for name, text in settings.items() if name not in apart},
        calendar=_some(settings, _CALENDAR),
        drafts=_some(settings, _DRAFTS),
        browsers=browsers,
        lessons=_some(settings, _LESSONS),
        blocked=profile.blocked(settings),
        muted=tuple(map(str, profile.muted_tables(settings))),
        looks_for=tuple(seekers),
        follows={str(key): str(how) for key, how in follows.items()},
        last_absence=dict(absence),
        puzzles={
            name: read_attempt(text).model_dump(mode="json", exclude={"ask"})
            for name, text in puzzles.items()
        },
        games=games,
        tables=tables,
        tournaments=tournaments,
        passkeys=tuple(
            OwnPasskey(device=one.device, host=one.host, made=one.made, used=one.used)
            for one in passkeys.values()
        ),
        signed_in=tuple(
            OwnSession(device=one.device, since=one.since, used=one.used)
            for one in sessions.values()
        ),
    )


def file_of(data: OwnData) -> tuple[str, bytes]:
    """The file, and its name."""
    return "salle-own-data.json", data.model_dump_json(indent=1).encode()


def _some(settings: Mapping[str, str], names: frozenset[str]) -> dict[str, str]:
    return {name: text for name, text in settings.items() if name in names}


async def _games(context: Context, me: str) -> dict[str, OwnGame]:
    found = {}
    for game in context.games:
        results, standings = await asyncio.gather(
            context.store.results_of(game, me, limit=_MATCHES),
            context.store.standings(game, [me]),
        )
        if results:
            found[game] = OwnGame(standing=standings.of[me], results=tuple(results))
    return found


async def _tables(context: Context, me: str) -> tuple[OwnTable, ...]:
    running, finished = await asyncio.gather(
        context.store.running_tables(me), context.store.finished_tables(me, limit=_MATCHES)
    )
    keys = list(dict.fromkeys((*running, *finished)))
    told, room = [], _LONGEST
    for first in range(0, len(keys), _AT_ONCE):
        found = await asyncio.gather(
            *(_table(context, me, key) for key in keys[first : first + _AT_ONCE])
        )
        for one in filter(None, found):
            room -= len(str(one.record))
            told.append(one if room > 0 else one.model_copy(update={"record": None}))
    return tuple(told)


async def _table(context: Context, me: str, key: TableKey) -> OwnTable | None:
    # None if there is none any more, or it can't be read.
    table = await context.tables.find(key)
    if table is None or not (seats := table.seats_of(me)):
        return None
    talk, refs = await asyncio.gather(context.store.talk(key), context.store.message_refs(key))
    is_over = table.match.status is Status.OVER
    seed = context.tables.seed_of(table).hex() if is_over else ""
    return OwnTable(
        table=str(await context.tables.aliases.on(Address.parse(me).platform, key)),
        game=table.game.id,
        status=table.match.status.value,
        seats=tuple(map(str, seats)),
        players=tuple(player.name for player in table.match.players if player),
        created=table.record.head.created,
        options=dict(table.match.proposal.options),
        acts=_acts(table, seats),
        said=tuple(
            OwnLine(at=line.number / 1000, text=line.text) for line in talk if line.who == me
        ),
        answers_in_advance=_own_answers(table, seats),
        messages={to: ref for to, ref in refs.items() if message_refs.is_of(to, me)},
        reached=str(table.reached.get(me, "")),
        record=told_to(context, me, table).model_dump(mode="json", exclude_defaults=True)
        if is_over
        else None,
        server_seed=seed,
    )


def _acts(table: LoadedTable, seats: tuple[Seat, ...]) -> tuple[OwnMove, ...]:
    return tuple(
        OwnMove(number=number, act=entry.act, at=entry.at, move=entry.move)
        for number, entry in enumerate(table.record.log)
        if entry.actor in seats
    )


def _own_answers(table: LoadedTable, seats: tuple[Seat, ...]) -> dict[str, str]:
    beginnings = tuple(f"{seat}{mark}" for seat in seats for mark in ".:")
    return {
        name: text for name, text in table.preset_answers.items() if name.startswith(beginnings)
    }
