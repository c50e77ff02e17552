"""Matchmaking: pairs people who look for a match, and opens their table.

Any process may pair, and open what another has paired: the store pairs in one step, and a pair
names its table. So one that is killed leaves nothing undone that the next can't do.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from bot.application import profile
from bot.application.administration import are_kept_friendly
from bot.application.game_faults import fault_of
from bot.application.loaded_table import LoadedTable
from bot.application.model import Address
from bot.application.table_names import pairing_nonce
from bot.application.tables import Tables
from bot.timing.calendars import Calendar
from bot.timing.together import awake_together
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Head, Joining, Player
from engines.core.seat import Pair, Seat
from storage.base import StoreAwayError, TableKey
from storage.seekers import Near, Pairing, Seeker

log = structlog.get_logger(__name__)

_TRIES: Final = 8  # others may pair at the same time
_WINDOW: Final = 128  # seekers on either side of a rating
_WINDOWS: Final = 4
_PROFILES: Final = 4  # that are looked at together
_OTHER_LANGUAGE: Final = 200  # points of rating for which the same language makes up
_WEEK: Final = 7 * 86_400
_TOGETHER: Final = 3_600.0  # seconds of a week in which both have to be awake


class _BegunError(Exception):
    """The match has begun, or its challenge was answered."""


@dataclass(frozen=True, slots=True)
class Seeking:
    """Pairs those who look for a match. Holds no state."""

    tables: Tables

    async def find(self, seeker: Seeker) -> Pairing | None:
        """Pair somebody who is on the list; None if nobody fits, or if they aren't there any more.

        Raises StoreAwayError: perhaps they were paired, and `settle` opens their table.
        """
        store = self.tables.store
        for _ in range(_TRIES):
            rival = await self._best(seeker)
            if rival is None:
                return None
            one, two = sorted((seeker, rival), key=lambda who: (who.since, who.address))
            pairing = Pairing(
                id=secrets.token_hex(8),
                one=one,
                two=two,
                is_rated=await self._is_rated(one, two),
                at=int(self.tables.now()),
            )
            if await store.pair(pairing):
                return pairing
            if seeker not in await store.seekers_of(seeker.address, [seeker.game]):
                return None  # paired by another process, or changed
        return None

    async def open(self, pairing: Pairing) -> TableKey:
        """The table of a pair, where their match has begun; both are told. Done again, the same.

        Raises:
            BusyError, StoreAwayError: `settle` does it later.
        """
        table = await self.tables.open(
            Address.parse(pairing.one.home),
            self._head(pairing),
            is_shown=True,  # they are told when it has begun
            has_readers=False,
            is_agreed=True,
        )

        def accept(now: LoadedTable) -> Entry:
            if now.match.status is not Status.OPEN:
                raise _BegunError
            return Entry(
                act=Act.ACCEPT,
                seat=now.match.proposed_by.other,
                at=int(self.tables.now()),
                joining=Joining(player=pairing.two.player, nonce=pairing.two.nonce),
            )

        with suppress(_BegunError):
            await self.tables.act(table.key, accept, table=table, asker=pairing.two.address)
        await self.tables.store.forget_pairing(pairing)
        return table.key

    async def settle(self) -> None:
        """Open what was paired and isn't there yet, and end offers whose time is over.

        Raises StoreAwayError.
        """
        for game in self.tables.games:
            await self._open_all(await self.tables.store.paired(game))
            await self.tables.store.expire_seekers(game, now=self.tables.now())

    async def leave(self, player: str) -> None:
        """Look for nobody on somebody's behalf any more; a match that was found for them begins.

        Raises StoreAwayError.
        """
        store, games = self.tables.store, list(self.tables.games)
        await store.forget_seeker(player, games)
        for paired in await asyncio.gather(*map(store.paired, games)):
            await self._open_all([p for p in paired if player in (p.one.address, p.two.address)])

    async def _open_all(self, paired: Sequence[Pairing]) -> None:
        for pairing in paired:
            try:
                await self.open(pairing)
            except StoreAwayError:
                raise
            except Exception as err:  # whatever a game breaks in must keep no other pair waiting
                log.error("a pair's table can't be opened", pair=pairing.id, why=fault_of(err))

    def _head(self, pairing: Pairing) -> Head:
        # Luck decides who sits where.
        one, two, game = pairing.one, pairing.two, self.tables.games[pairing.one.game]
        seat = Seat.ONE if int(pairing.id, 16) % 2 else Seat.TWO
        return Head(
            game=game.id,
            rules=game.rules,
            options=one.options,
            players=Pair[Player | None](one=None, two=None)
            .put(seat, one.player)
            .put(seat.other, two.player),
            challenger=seat,
            nonce=pairing_nonce(pairing.id, one.nonce),
            created=pairing.at,
            clock=one.clock,
            is_rated=pairing.is_rated,
        )

    async def _is_rated(self, one: Seeker, two: Seeker) -> bool:
        people = (one.address, two.address)
        if await are_kept_friendly(self.tables, people, one.home):
            return False
        said = one.is_rated if one.is_rated is not None else two.is_rated
        if said is not None:
            return said
        return await self.tables.experience.have_all_played(people)

    # Of those with a near rating the one who suits best. Somebody for the third time in a row only
    # if nobody else does.
    async def _best(self, seeker: Seeker) -> Seeker | None:
        again: list[Seeker] = []
        for window in range(_WINDOWS):
            near = await self.tables.store.seekers_near(
                seeker, skip=window * _WINDOW, window=_WINDOW
            )
            fitting = [one for one in near.seekers if fits(seeker, one, now=self.tables.now())]
            fitting.sort(key=lambda one: _strangeness(seeker, one))
            others = [one for one in fitting if not _would_be_third(seeker, one, near)]
            if found := await self._first_free(seeker, others):
                return found
            again += [one for one in fitting if one not in others]
            if near.looked_at < _WINDOW:
                break
        return await self._first_free(seeker, again)

    # The first other person who can be told, is awake when the seeker is, and has neither blocked
    # the seeker nor been blocked.
    async def _first_free(self, seeker: Seeker, others: Sequence[Seeker]) -> Seeker | None:
        if not others:
            return None
        now = self.tables.now()
        mine, my_identities = await self._known(seeker)
        for some in _batches(others, _PROFILES):
            for one, (theirs, their_identities) in zip(
                some, await asyncio.gather(*map(self._known, some)), strict=True
            ):
                are_apart = (
                    one.address in my_identities
                    or profile.is_closed(theirs)
                    or profile.has_blocked(
                        mine, one.address, one.username, identities=their_identities
                    )
                    or profile.has_blocked(
                        theirs, seeker.address, seeker.username, identities=my_identities
                    )
                )
                calendars = Calendar.of(mine), Calendar.of(theirs)
                if are_apart or awake_together(*calendars, now, now + _WEEK) < _TOGETHER:
                    continue
                return one
        return None

    async def _known(self, seeker: Seeker) -> tuple[Mapping[str, str], Sequence[str]]:
        # What is kept of somebody: their settings, and all their identities.
        store, address = self.tables.store, seeker.address
        return await asyncio.gather(store.profile(address), store.identities(address))


def fits(one: Seeker, other: Seeker, *, now: float) -> bool:
    """Whether two want the same match, on one platform, and either would play the other."""
    if one.address == other.address or now >= other.until:
        return False
    if (one.platform, one.game) != (other.platform, other.game):
        return False
    if (one.options, one.clock) != (other.options, other.clock):
        return False
    if len({one.is_rated, other.is_rated} - {None}) > 1:
        return False
    return _would_play(one, other) and _would_play(other, one)


def _would_play(one: Seeker, other: Seeker) -> bool:
    rating = round(other.rating)
    is_too_low = one.lowest is not None and rating < one.lowest
    return not is_too_low and (one.highest is None or rating <= one.highest)


# How much two differ, in points of rating; who has waited longest comes first.
def _strangeness(one: Seeker, other: Seeker) -> tuple[float, int]:
    distance = abs(one.rating - other.rating)
    is_strange = one.language != other.language
    return distance + (_OTHER_LANGUAGE if is_strange else 0), other.since


def _would_be_third(one: Seeker, other: Seeker, near: Near) -> bool:
    twice = {one.address: [other.address] * 2, other.address: [one.address] * 2}
    return any(list(near.last.get(who, ())) == rivals for who, rivals in twice.items())


def _batches(seekers: Sequence[Seeker], size: int) -> Iterator[Sequence[Seeker]]:
    for first in range(0, len(seekers), size):
        yield seekers[first : first + size]
