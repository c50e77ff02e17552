"""The next match of a series: begun by itself after the one before it, once.

The commit that ends a match sets the timer of its table (`next_match_at`), and the worker of timers
opens the next one. Its name and its seal are made from the match before, so a second attempt, after
a kill or in another process, finds the same table.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Address
from bot.application.table_names import opening_nonce
from bot.application.tables import Tables
from engines.core.match import agreed_options
from engines.core.match_state import Status
from engines.core.options import complete, swapped
from engines.core.record import Act, Entry, Head, Joining
from engines.core.series import SeriesStanding, played_with
from storage.base import ConflictError, TableKey, Timer

_LATELY: Final = 20  # matches that ended last


class _BegunError(Exception):
    """The next match has begun."""


async def begin_next(tables: Tables, table: LoadedTable) -> TableKey | None:
    """Begin the match that follows this one in its series; None if none follows.

    Both are told by the notices of its first entry. Done again, nothing happens. In a tournament
    none begins once the time of its round is up.

    Raises:
        BusyError, StoreAwayError: the table's timer stands, and it is done later.
    """
    series = table.series
    if series is None or series.is_running or series.is_over:
        return None
    following = await find_next(tables, table)
    if following is None and _is_out_of_time(table, tables.now()):
        await _settle(tables, table)
        return None
    if following is None:
        where = await _chat_of(tables, table)
        following = await tables.open(
            where, _head_after(table, series), is_shown=True, has_readers=False, is_agreed=True
        )
    with suppress(_BegunError):
        at = int(tables.now())
        await tables.act(following.key, lambda now: _acceptance(now, table, at), table=following)
    await _settle(tables, table)
    return following.key


async def find_next(tables: Tables, table: LoadedTable) -> LoadedTable | None:
    """The next match of a series, if it is there; it may have to be begun yet."""
    series = table.series
    if series is None or series.is_running or series.is_over:
        return None
    then = Address(platform=table.key.platform, id=table.key.chat)
    head = _head_after(table, series)
    for chat in dict.fromkeys((await _chat_of(tables, table), then)):
        if found := await tables.opened(chat, head):
            return found
    return None


async def begin_no_more(tables: Tables, player: str) -> None:
    """Begin no match by itself that somebody would have a seat in. Raises StoreAwayError."""
    for key in await tables.store.finished_tables(player, limit=_LATELY):
        table = await tables.find(key)
        is_going_on = table and table.series and not table.series.is_over
        if table and is_going_on and table.deadline is not None:
            await _settle(tables, table)


# Of a tournament: by then its pairing is decided by rule.
def _is_out_of_time(table: LoadedTable, now: float) -> bool:
    tournament = table.match.tournament
    return tournament is not None and tournament.until <= now


async def _settle(tables: Tables, table: LoadedTable) -> None:
    with suppress(ConflictError):
        await tables.store.restart_timer(table.key, Timer(), expected=table.version)


async def _chat_of(tables: Tables, table: LoadedTable) -> Address:
    platform = table.key.platform
    return Address(platform=platform, id=await tables.store.chat_now(platform, table.key.chat))


# The same terms, and the seats exchanged. It is made of the match before and of nothing else.
def _head_after(table: LoadedTable, series: SeriesStanding) -> Head:
    game, match, terms = table.game, table.match, table.match.proposal
    options = swapped(game.options, agreed_options(game, table.record))
    defaults = complete(game.options, {})
    return Head(
        game=game.id,
        rules=game.rules,
        options={name: value for name, value in options.items() if value != defaults[name]},
        players=match.players.swap(),
        challenger=match.challenger.other,
        nonce=opening_nonce(f"series:{table.key}", _nonce_of(table)),
        created=table.record.log[-1].at,
        clock=terms.clock,
        is_study=table.record.head.is_study,
        is_rated=terms.is_rated,
        series=terms.series,
        has_memory=terms.has_memory,
        has_hints=terms.has_hints,
        played=played_with(series),
        tournament=match.tournament and match.tournament.with_exchanged_seats(),
    )


def _acceptance(now: LoadedTable, before: LoadedTable, at: int) -> Entry:
    if now.match.status is not Status.OPEN:
        raise _BegunError
    seat = now.match.proposed_by.other
    player = now.match.players[seat]
    if player is None:
        raise AssertionError("the next match of a series has both its players")
    return Entry(
        act=Act.ACCEPT,
        seat=seat,
        at=at,
        joining=Joining(player=player, nonce=_nonce_of(before)),
    )


# Both have made what it is made of: all that was played before.
def _nonce_of(table: LoadedTable) -> str:
    moves = "\n".join(entry.move for entry in table.record.log if entry.act is Act.MOVE)
    return hashlib.sha256(moves.encode()).hexdigest()[:32]
