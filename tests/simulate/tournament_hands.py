"""What people do with tournaments, in the process that hears them."""

from __future__ import annotations

from typing import Any

from bot.application.loaded_table import BusyError
from bot.application.loaded_tournament import LoadedTournament
from bot.application.tournaments import Tournaments
from engines.core.record import Player
from engines.core.tournaments.acts import Answered, Challenged, Entry, Joined, Left, TakenOut
from engines.core.tournaments.head import Head
from engines.core.tournaments.laddering import busy
from engines.core.tournaments.state import TournamentError

Told = dict[str, Any]
_ANSWERS = 4  # of so many who are challenged, one declines and one lets it lapse


class TournamentHands:
    """Everybody's."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments

    async def do(self, step: str, who: Told, **how: Any) -> Told:
        """What came of it; whoever has done it before is told why it can't be done again.

        Raises:
            StoreAwayError: perhaps it was done.
        """
        try:
            return await getattr(self, step)(who, **how)
        except TournamentError as err:
            return {"error": err.code}
        except BusyError:
            return {"is_away": True}

    async def open(self, who: Told, head: Told, nonce: str) -> Told:
        """Asked twice with the same nonce, it is one."""
        loaded = await self._tournaments.open(
            Head.model_validate(head), by=who["address"], ask_id=nonce
        )
        return {"tournament": loaded.id}

    async def join(self, who: Told, tournament: str, rating: int) -> Told:
        me = who["address"]
        player = Player(address=me, name=who["name"])
        return await self._act(
            tournament, Joined(at=self._now, by=me, player=player, rating=rating)
        )

    async def leave(self, who: Told, tournament: str) -> Told:
        me = who["address"]
        return await self._act(tournament, Left(at=self._now, by=me, player=me))

    async def take_out(self, who: Told, tournament: str, whom: str) -> Told:
        return await self._act(tournament, TakenOut(at=self._now, by=who["address"], player=whom))

    async def climb(self, who: Told, tournament: str, luck: int) -> Told:
        """On a ladder: answer a challenge, or challenge somebody above."""
        me = who["address"]
        await self._tournaments.act(tournament, lambda now: self._climbing(now, me, luck))
        return {"did": "climb"}

    @property
    def _now(self) -> int:
        return int(self._tournaments.tables.now())

    async def _act(self, tournament: str, entry: Entry) -> Told:
        await self._tournaments.act(tournament, lambda _: entry)
        return {"did": entry.act}

    def _climbing(self, now: LoadedTournament, me: str, luck: int) -> Entry | None:
        state = now.state
        for one in state.challenges:
            if one.challenged == me and luck % _ANSWERS:
                is_accepted = luck % _ANSWERS > 1
                return Answered(at=self._now, by=me, challenge=one.number, is_accepted=is_accepted)
        if me not in state.ladder or me in busy(state):
            return None
        place = state.ladder.index(me)
        above = state.ladder[max(0, place - state.head.reach) : place]
        free = [name for name in above if name not in busy(state)]
        if not free:
            return None
        return Challenged(at=self._now, by=me, challenger=me, challenged=free[luck % len(free)])
