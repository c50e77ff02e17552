"""Reports the results of a tournament's matches to it, each exactly once.

The commit that ends a match sets the timer of its table, and the worker of timers reports it. A
tournament takes each result once: reporting it again, after a kill or from another process, changes
nothing.
"""

from __future__ import annotations

import structlog

from bot.application.loaded_table import LoadedTable
from bot.application.tournaments import Tournaments
from engines.core.tournaments.from_table import report_of
from engines.core.tournaments.matches import match_name
from engines.core.tournaments.state import TournamentError
from storage.base import ConflictError, Timer

log = structlog.get_logger(__name__)


async def report(tournaments: Tournaments, table: LoadedTable) -> None:
    """Tell the tournament of a match that is over, if it belongs to one; then nothing is due there.

    Raises:
        BusyError, StoreAwayError: the table's timer stands, and it is done later.
        NoTournamentError, DamagedTournamentError: the same, once somebody has mended it.
    """
    match = table.record.head.tournament
    entry = report_of(str(table.key), table.record, table.match, table.series)
    if match is None or entry is None:
        return
    name = match_name(entry.round, entry.board, entry.attempt)
    try:
        await tournaments.act(match.tournament, lambda _: entry)
    except TournamentError as err:  # decided without it, or over
        log.info("a result counts for nothing", match=name, code=err.code)
    await tournaments.store.note_closed(match.tournament, name)
    try:
        await tournaments.store.restart_timer(table.key, Timer(), expected=table.version)
    except ConflictError:  # it was annulled meanwhile, and stays known as it was told
        log.info("a match was changed after its end", table=str(table.key))
