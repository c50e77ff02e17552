"""The computer players think in processes of their own: the event loop never waits for one."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import structlog
from cachetools import TTLCache

from bot.application.game_faults import fault_of
from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.tables import Tables
from bot.messages.messenger import RetryLaterError
from bot.observability.metrics import thinking
from bot.side_process.parent import ProcessDiedError, SideProcessError, SideProcesses
from bot.workers.thinking import prepare, think
from engines.core.match_state import MatchError
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from engines.core.values import View
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

# Seconds for one thought, which takes under two where the machine has nothing else to do.
LONGEST_THOUGHT: Final = 30.0

# Seconds that a decision takes at least in games with windows, where there is none to take as much
# as where there is: more than any level thinks.
LEAST_SECONDS: Final = 2.5

_LONGEST_PAUSE: Final = 300.0  # seconds between two tries at a table where it fails
_NO_PROCESS_PAUSE: Final = 5.0  # seconds between two tries to begin its process
_FAILING: Final = 3_600.0  # seconds after which failures are forgotten
_MOST_FAILING: Final = 1_024  # tables


class ComputerPlayers:
    """Plays the computer's seats."""

    def __init__(
        self,
        tables: Tables,
        *,
        thinkers: int = 1,
        least_seconds: float = LEAST_SECONDS,
        longest: float = LONGEST_THOUGHT,
    ) -> None:
        """`thinkers`: how many processes think; where it fails, one more."""
        self.thinkers = thinkers
        self._tables = tables
        self._least_seconds = least_seconds
        self._common = SideProcesses("thinking", longest=longest, count=thinkers)
        self._preparing: asyncio.Task[None] | None = None
        # How often in a row it has failed at a table: there it thinks where nobody else waits.
        self._failures: TTLCache[TableKey, int] = TTLCache(_MOST_FAILING, _FAILING)
        self._apart = SideProcesses("thinking", longest=longest, lasts=False)

    async def answer(
        self, table: LoadedTable, seat: Seat, *, thought: Callable[[], None] = lambda: None
    ) -> None:
        """Let a move be taken back, decline a draw, or make a move, if the computer has to.

        Any number may be under way: they wait for one another without holding anything. One whose
        thought ends its process, or has no end, holds up the others once and not again. `thought`
        is called when its thinking is over, which may be a while before it acts.

        Raises:
            RetryLaterError: it failed, which is logged; the pause grows. And what acting raises.
        """
        try:
            await self._answer(table, seat, thought)
        except (StoreAwayError, NoTableError, DamagedTableError):
            raise
        except OSError as err:
            log.error("the computer's process can't be begun", why=str(err))
            raise RetryLaterError(_NO_PROCESS_PAUSE) from err
        except Exception as err:
            # Its rival can do nothing but wait: it is tried until whatever is wrong is mended.
            failures = self._failures.get(table.key, 0) + 1
            self._failures[table.key] = failures
            pause = min(2.0**failures, _LONGEST_PAUSE)
            why = str(err) if isinstance(err, SideProcessError) else fault_of(err)
            log.error("the computer can't move", table=str(table.key), why=why, seconds=pause)
            raise RetryLaterError(pause) from err
        self._failures.pop(table.key, None)

    def is_failing(self, table: TableKey) -> bool:
        """Whether it has failed at this table, and so thinks there where nobody else waits."""
        return table in self._failures

    async def _answer(self, table: LoadedTable, seat: Seat, thought: Callable[[], None]) -> None:
        if table.match.takeback_asked_by is seat.other:
            await self._act(table, Entry(act=Act.ALLOW_TAKEBACK, seat=seat, at=0))
            return
        if table.match.draw_offered_by is seat.other:
            await self._act(table, Entry(act=Act.REFUSE_DRAW, seat=seat, at=0))
            return
        if seat not in table.match.active:
            return
        view: View = table.game.view(table.match.game_state, seat)
        level = table.computer_level(seat)
        least = self._least_seconds if table.game.windows else 0.0
        until = asyncio.get_running_loop().time() + least
        move = await self._think(table.key, table.game.id, view, level)
        thought()
        await asyncio.sleep(until - asyncio.get_running_loop().time())
        await self._act(table, Entry(act=Act.MOVE, seat=seat, move=move, at=0))

    def get_ready(self, game: str) -> None:
        """Begin the process that will think, so that the first answer comes as soon as others."""
        if self._preparing is None and not self._common.have_begun:
            self._preparing = asyncio.create_task(self._prepare(game))

    async def close(self) -> None:
        """End the thinking. Nothing is left over."""
        if self._preparing:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        await self._common.end()
        await self._apart.end()

    async def _prepare(self, game: str) -> None:
        try:
            await self._common.ask(prepare, game)
        except (SideProcessError, OSError) as err:
            log.warning("the computer isn't ready; it will be when it is to move", why=str(err))
        finally:
            self._preparing = None

    async def _think(self, table: TableKey, game: str, view: View, level: str) -> str:
        thought = (think, game, view, level, secrets.token_bytes(16), table.table)
        with thinking(game):
            if self.is_failing(table):
                return await self._apart.ask(*thought)
            try:
                return await self._common.ask(*thought)
            except ProcessDiedError:  # killed by somebody else, most often
                log.warning("the computer's process died; a new one is begun", table=str(table))
                return await self._common.ask(*thought)

    async def _act(self, table: LoadedTable, entry: Entry) -> None:
        version = table.version

        def decide(now: LoadedTable) -> Entry:
            if now.version != version:
                raise MatchError("not-your-turn", "somebody acted while the computer thought")
            return entry.model_copy(update={"at": int(self._tables.now())})

        try:
            await self._tables.act(table.key, decide, table=table)
        except MatchError:
            # That act has put a new notice to the computer, if it still has to decide.
            log.info("the computer's answer came late", table=str(table.key))
