"""How a match against the computer would have changed a player's rating. Nothing is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

import structlog

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.model import is_computer_address
from bot.application.profile import ProfileShown
from engines.core.computer import AnyComputer, strength_of
from engines.core.match_state import Status
from engines.core.rating import Rating
from engines.core.record import Act, DamagedRecordError
from engines.core.result import is_given_up_at_once, is_without_result, score_of
from engines.core.seat import Pair, Seat
from engines.core.strength import Gain, Strength, gain
from storage.store import Store

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class ComputerRatings:
    """How strong the computer players are, and what matches against them would have changed."""

    store: Store
    computers: Mapping[str, AnyComputer]

    async def gain(self, table: LoadedTable) -> Gain | None:
        """What a match against the computer would have made of its player's rating.

        None where that tells nothing: the match goes on, would have counted for nobody, or a move
        was taken back; the level has no strength; the player's rating has changed since. One round
        trip where there is something to tell, else none. Raises StoreAwayError.
        """
        seat, outcome = _person(table), table.match.outcome
        if seat is None or outcome is None or not _would_count(table):
            return None
        strength = self._strength(table, seat.other)
        if strength is None:
            return None
        rating, ended = await self._rating(table, seat), table.record.log[-1].at
        if rating is None or (rating.last is not None and rating.last > ended):
            return None
        one = score_of(outcome)
        return gain(rating, strength, one if seat is Seat.ONE else 1 - one, ended)

    async def of_challenge(self, table: LoadedTable) -> Pair[Rating] | None:
        """Both ratings, while a challenge to the computer waits to begin.

        As of `Ratings.of_challenge`: None if the player has none, or shows it to nobody.
        """
        seat = _person(table)
        if seat is None or table.match.status is not Status.OPEN:
            return None
        strength, player = self._strength(table, seat.other), table.match.players[seat]
        if strength is None or player is None:
            return None
        rating, settings = await asyncio.gather(
            self._rating(table, seat), self.store.profile(player.address)
        )
        is_hidden = profile.shown_to_others(settings) is ProfileShown.NOTHING
        if rating is None or not rating.matches or is_hidden:
            return None
        return Pair(one=rating, two=rating).put(seat.other, strength.rating)

    async def _rating(self, table: LoadedTable, seat: Seat) -> Rating | None:
        player, game = table.match.players[seat], table.record.head.game
        if player is None:
            return None
        try:
            standings = await self.store.standings(game, [player.address])
        except DamagedRecordError as err:
            log.error("a standing can't be read", table=str(table.key), why=str(err))
            return None
        return standings.of[player.address].rating

    def _strength(self, table: LoadedTable, seat: Seat) -> Strength | None:
        computer = self.computers.get(table.record.head.game)
        return strength_of(computer, table.computer_level(seat)) if computer else None


# The seat of a person who has played the computer from the beginning.
def _person(table: LoadedTable) -> Seat | None:
    head = table.record.head
    rival = head.players[head.challenger.other]
    is_computer = rival is not None and is_computer_address(rival.address)
    return head.challenger if is_computer and not head.is_study else None


def _would_count(table: LoadedTable) -> bool:
    match, record = table.match, table.record
    if match.status is not Status.OVER or match.outcome is None:
        return False
    if record.head.start:  # half of it was played by others
        return False
    has_help = any(entry.act in (Act.ALLOW_TAKEBACK, Act.HINT) for entry in record.log)
    is_void = is_without_result(match.outcome) or is_given_up_at_once(record, match.outcome)
    return not (has_help or is_void)
