"""The tournaments of an evening: a Swiss of short rounds and a ladder, opened when it begins.

They are opened, joined and ended through Salle's own application, over the store of her processes;
all else is hers to do: pairing, tables, results, rounds, and what is told of them. Their matches
are played as any others, and given up rather sooner.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random
from typing import Final

from bot.application.loaded_table import BusyError
from bot.application.refused import RefusedError
from bot.application.tables import Tables
from bot.application.tournaments import Tournaments
from engines.core.match_state import MatchError
from engines.core.match_state import Status as MatchStatus
from engines.core.record import Act, Player, Record
from engines.core.record import Entry as TableEntry
from engines.core.time_control import TimeControl
from engines.core.tournaments.acts import Announced, Ended, Entry, Joined
from engines.core.tournaments.head import GameChoice, Head, Kind
from engines.core.tournaments.state import Status, TournamentError
from engines.registry import load_games
from storage.base import StoreAwayError, StoreRefusedError, TableKey
from storage.store import Store
from tests.chaos.deployment import Deployment, shifted
from tests.simulate.tournament_hands import TournamentHands
from tests.tournament_judge import JudgedTournament, astray

_DAY: Final = 86_400
_BEGIN: Final = 3  # seconds after they were opened
_ROUND: Final = 60  # seconds for a round, or a match of the ladder
_ROUNDS: Final = 7
_BETWEEN: Final = (0.5, 2.0)  # seconds between two acts
_SETTLED: Final = 40.0  # seconds in which the last results are in
_AGAIN: Final = 1.0  # seconds
_GAMES: Final = (GameChoice(game="gyges"), GameChoice(game="en_garde", options={"touches": "1"}))


class ChaosTournaments:
    """Those of one run."""

    def __init__(self, salle: Deployment, luck: Random) -> None:
        self._salle = salle
        self._luck = luck
        self._players: Sequence[Player] = ()
        self._names: dict[Kind, str] = {}

    async def open(self, players: Sequence[Player], chats: Sequence[str]) -> None:
        """Both, joined by all of these, and told in these chats; before anything breaks."""
        self._players = players
        async with self._application() as tournaments:
            for kind in (Kind.SWISS, Kind.LADDER):
                now = int(tournaments.tables.now())
                head = Head(
                    name=f"{kind} of the evening",
                    organiser=players[0],
                    games=_GAMES,
                    kind=kind,
                    rounds=_ROUNDS if kind is Kind.SWISS else 0,
                    clock=TimeControl(bank=30 * _DAY, increment=0, cap=30 * _DAY),
                    round_time=_ROUND,
                    answer_time=_ROUND,
                    begins=now + _BEGIN,
                    created=now,
                    place=chats[0],
                )
                by = players[0].address
                name = (await tournaments.open(head, by=by, ask_id=str(kind))).id
                acts: list[Entry] = [Announced(at=now, chat=chat) for chat in chats[1:]]
                acts += [
                    Joined(at=now, by=p.address, player=p, rating=2000 - n)
                    for n, p in enumerate(players)
                ]
                for act in acts:
                    await tournaments.act(name, lambda _, act=act: act)
                self._names[kind] = name

    async def go_on(self, has_enough: Callable[[], bool]) -> None:
        """People challenge and answer on the ladder, and some give their matches up, whenever the
        store is there: so rounds are over within the evening.
        """
        while self._names and not has_enough():
            with suppress(StoreAwayError, StoreRefusedError, RefusedError, MatchError):
                async with self._application() as tournaments:
                    await self._luck.choice((self._climb, self._resign))(tournaments)
            await asyncio.sleep(self._luck.uniform(*_BETWEEN))

    async def _climb(self, tournaments: Tournaments) -> None:
        who = {"address": self._luck.choice(self._players).address}
        luck = self._luck.getrandbits(32)
        hands, ladder = TournamentHands(tournaments), self._names[Kind.LADDER]
        await hands.do("climb", who, tournament=ladder, luck=luck)

    async def _resign(self, tournaments: Tournaments) -> None:
        loaded = await tournaments.load(self._luck.choice([*self._names.values()]))
        bouts = loaded.state.open_bouts
        if not bouts:
            return
        bout, tables = self._luck.choice(bouts), tournaments.tables
        table = await tables.find(loaded.table_of(bout.round, bout.board, len(bout.attempts) + 1))
        if table is None or table.match.status is not MatchStatus.PLAYING or not table.match.moved:
            return
        seat, at = self._luck.choice(sorted(table.match.moved)), int(tables.now())
        await tables.act(table.key, lambda _: TableEntry(act=Act.RESIGN, seat=seat, at=at))

    async def settle(self) -> tuple[JudgedTournament, ...]:
        """As they stand when the last results are in; then they are ended, so that all is told."""
        found: tuple[JudgedTournament, ...] = ()
        until = asyncio.get_running_loop().time() + _SETTLED
        while self._names:
            async with self._application() as tournaments:
                try:
                    found = await self._judged(tournaments)
                    is_late = asyncio.get_running_loop().time() > until
                    if is_late or not any(fault for one in found for fault in astray(one)):
                        await self._end(tournaments)
                        break
                except (StoreAwayError, StoreRefusedError, BusyError):
                    pass
            await asyncio.sleep(_AGAIN)
        return found

    async def _judged(self, tournaments: Tournaments) -> tuple[JudgedTournament, ...]:
        loaded = [await tournaments.load(name) for name in self._names.values()]
        tables: dict[str, dict[TableKey, Record]] = {one.id: {} for one in loaded}
        for key, record in (await self._salle.records()).items():
            if record.head.tournament:
                tables[record.head.tournament.tournament][key] = record
        return tuple(
            JudgedTournament(id=one.id, record=one.record, tables=tables[one.id]) for one in loaded
        )

    async def _end(self, tournaments: Tournaments) -> None:
        for name in self._names.values():
            state = (await tournaments.load(name)).state
            if state.status is not Status.ENDED:
                ended = Ended(at=int(tournaments.tables.now()), reason="the evening is over")
                with suppress(TournamentError):  # by itself, meanwhile
                    await tournaments.act(name, lambda _, ended=ended: ended)

    @asynccontextmanager
    async def _application(self) -> AsyncIterator[Tournaments]:
        store = Store(self._salle.url)
        try:
            now = partial(shifted, self._salle.clock)
            secret = await store.secret()
            yield Tournaments(Tables(store, load_games(), secret=secret, now=now))
        finally:
            await store.close()
