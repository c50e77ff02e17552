"""The rules of Shields are mended while somebody plays: a first act of before isn't legal now."""

from __future__ import annotations

from salle_shields.engines.shields.game import PASS, Shields

from bot.application.replay_cache import ReplayCache
from engines.core.moves import Listed
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage.base import TableKey
from tests.bot.salle import Salle


class NobodyKeeps(Shields):
    """The same game, in which nobody may keep the card that was dealt."""

    rules = 2

    def legal_moves(self, state, seat):
        found = super().legal_moves(state, seat)
        is_opening = len(state.chosen) < 2
        return Listed(move for move in found if not (is_opening and move == PASS))


async def kept_by_both(salle: Salle, table: TableKey) -> None:
    """Both keep their cards."""
    for seat in Seat:
        entry = Entry(act=Act.MOVE, seat=seat, move="pass", at=int(salle.time.now))
        await salle.tables.act(table, lambda _, entry=entry: entry)


async def mended(salle: Salle, table: TableKey) -> None:
    """Salle has been updated, and finds what the new rules refuse."""
    salle.tables.games = {**salle.games, "shields": NobodyKeeps()}
    salle.tables._replay_cache = ReplayCache()
    halt = Entry(act=Act.HALT, at=int(salle.time.now))
    await salle.tables.act(table, lambda _: halt)


async def only_table(salle: Salle, address: str) -> TableKey:
    (table,) = await salle.store.running_tables(address)
    return table
