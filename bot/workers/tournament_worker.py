"""The worker of tournaments: begins them, pairs rounds, opens and ends tables, adjudicates, ends.

What is to be done is a pure question (`next_step`); here the answer is carried out, through the
same gate as what people do. Any number of processes may: an act is appended once, and a table has
its name from its match.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import structlog

from bot.application.game_faults import fault_of
from bot.application.loaded_table import BusyError
from bot.application.loaded_tournament import (
    DamagedTournamentError,
    LoadedTournament,
    NoTournamentError,
)
from bot.application.tournament_tables import Judge, begin_match, decided, end_match
from bot.application.tournaments import Tournaments
from engines.core.tournaments.acts import Begun, Ended, Entry, Lapsed, Paired
from engines.core.tournaments.matches import match_name, wanted_matches
from engines.core.tournaments.next_step import (
    Adjudicate,
    Begin,
    End,
    Lapse,
    PairRound,
    Wait,
    next_step,
)
from engines.core.tournaments.pairing import pair_round
from engines.core.tournaments.state import Status, TournamentError
from storage.base import ConflictError, StoreAwayError, StoreRefusedError

log = structlog.get_logger(__name__)

_TICK: Final = 3.0  # seconds between two looks
_PAGE: Final = 20  # tournaments at one look
_AWAY: Final = 1.0  # seconds to wait for the store
_SET_ASIDE: Final = 3_600.0  # seconds until one is tried again about which nothing can be done
_AGAIN: Final = 600.0  # until tables are tried again that couldn't be opened
_STEPS: Final = 8  # at one look
_BESIDE: Final = 4  # tournaments that are looked at beside each other
_AT_ONCE: Final = 8  # tables that are opened beside each other


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentWorker:
    """Looks at what is due."""

    tournaments: Tournaments
    judge: Judge

    async def run(self) -> None:
        """Look for ever. Nothing that goes wrong ends it, but to be cancelled."""
        while True:
            pause = _TICK
            try:
                if await self.tick():
                    pause = 0.0
            except StoreAwayError:
                log.warning("the store is away; tournaments wait")
                pause = _AWAY
            except Exception:
                log.exception("the tournaments were not looked at")
            await asyncio.sleep(pause)

    async def tick(self) -> bool:
        """See to the tournaments that are due, the longest overdue first; whether more may be."""
        now = self.tournaments.tables.now()
        due = await self.tournaments.store.due_tournaments(now, limit=_PAGE)
        room = asyncio.Semaphore(_BESIDE)

        async def look(name: str) -> None:
            async with room:
                await self._alone(name, now)

        for err in await asyncio.gather(*map(look, due), return_exceptions=True):
            if err:  # the store is away, for all of them
                raise err
        return len(due) == _PAGE

    async def _alone(self, name: str, now: float) -> None:
        # What goes wrong in a tournament concerns no other; it is tried again later.
        try:
            await self.see_to(name)
            return
        except BusyError:  # somebody acts there
            return
        except (StoreAwayError, StoreRefusedError):
            raise
        except (DamagedTournamentError, NoTournamentError) as err:
            log.error("a tournament is set aside", tournament=name, why=str(err))
        except Exception as err:
            log.error("a tournament is set aside", tournament=name, why=fault_of(err))
        await self.tournaments.store.look_later(name, at=now + _SET_ASIDE)

    async def see_to(self, name: str) -> None:
        """Do all that is due in one, open and end tables, and note when to look again.

        Raises:
            NoTournamentError, DamagedTournamentError, BusyError, StoreAwayError.
        """
        for _ in range(_STEPS):
            loaded = await self.tournaments.load(name)
            step = next_step(loaded.state, int(_clock(loaded)))
            if isinstance(step, Wait):
                break
            await self._carry_out(loaded, step)
        else:
            return  # it is still due
        are_all_there = await self._see_to_tables(loaded)
        look_at = None
        if step.until is not None:
            look_at = step.until + (loaded.loaded_at - _clock(loaded))
        if not are_all_there:
            look_at = min(look_at or float("inf"), loaded.loaded_at + _AGAIN)
        try:
            await self.tournaments.store.commit_tournament(
                name, loaded.record, expected=loaded.version, look_at=look_at
            )
        except ConflictError:  # somebody has acted meanwhile, and it is looked at again
            return

    async def _carry_out(
        self, loaded: LoadedTournament, step: Begin | PairRound | Adjudicate | Lapse | End
    ) -> None:
        at = int(loaded.loaded_at)
        match step:
            case Begin():
                await self._append(loaded, Begun(at=at))
            case PairRound():
                # Of hundreds it takes seconds: another thread keeps the loop free.
                pairings = await asyncio.to_thread(pair_round, loaded.state)
                await self._append(loaded, Paired(at=at, round=step.round, pairings=pairings))
            case Adjudicate():
                for bout in step.bouts:
                    entry = await decided(self.tournaments.tables, loaded, bout, self.judge)
                    await self._append_each(loaded, entry)
            case Lapse():
                for number in step.challenges:
                    await self._append_each(loaded, Lapsed(at=at, challenge=number))
            case End():
                await self._append(loaded, Ended(at=at, reason=step.reason))

    async def _append(self, loaded: LoadedTournament, entry: Entry) -> None:
        # Only to what was looked at.
        await self.tournaments.act(
            loaded.id, lambda now: entry if now.version == loaded.version else None
        )

    async def _append_each(self, loaded: LoadedTournament, entry: Entry) -> None:
        # What was decided meanwhile stays.
        try:
            await self.tournaments.act(loaded.id, lambda _: entry)
        except TournamentError as err:
            log.info("was decided meanwhile", tournament=loaded.id, code=err.code)

    async def _see_to_tables(self, loaded: LoadedTournament) -> bool:
        # Whether all that is to be played is there, and nothing else is.
        store, tables = self.tournaments.store, self.tournaments.tables
        opened = await store.opened_matches(loaded.id)
        wanted = {match_name(w.round, w.board, w.attempt): w for w in wanted_matches(loaded.state)}
        room = asyncio.Semaphore(_AT_ONCE)

        async def begin(name: str) -> None:
            async with room:
                await begin_match(tables, loaded, wanted[name])
                await store.note_opened(loaded.id, name)

        async def end(name: str) -> None:
            async with room:
                round, board, attempt = map(int, name.split("."))
                bout = loaded.state.bout(round, board)
                if bout.is_decided:  # else it goes on, and counts for nothing here
                    await end_match(tables, loaded, bout, attempt)
                await store.note_closed(loaded.id, name)

        begun = await _all(loaded.id, begin, [name for name in wanted if name not in opened])
        ended = await _all(loaded.id, end, [name for name in opened if name not in wanted])
        return begun and ended


async def _all(tournament: str, act: Callable[[str], Awaitable[None]], names: list[str]) -> bool:
    # Whether all was done. One table that can't be opened keeps no other waiting.
    found = await asyncio.gather(*map(act, names), return_exceptions=True)
    for name, err in zip(names, found, strict=True):
        if isinstance(err, StoreAwayError | StoreRefusedError | BusyError):
            raise err
        if isinstance(err, Exception):
            log.error("a match's table fails", tournament=tournament, match=name, why=fault_of(err))
        elif err:
            raise err
    return not any(found)


def _clock(loaded: LoadedTournament) -> float:
    """The time by which deadlines are looked at: while Salle was away none passed."""
    state = loaded.state
    if state.status is not Status.RUNNING:
        return loaded.loaded_at
    starts = [state.rounds[bout.round - 1].at for bout in state.open_bouts]
    starts += [one.at for one in state.challenges]
    if not starts:
        return loaded.loaded_at
    start = min(starts)
    return start + loaded.outages.passed(start)
