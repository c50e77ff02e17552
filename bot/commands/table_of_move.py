"""Which table a typed move is meant for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from bot.application.game_faults import contained
from bot.application.listed_tables import finished_tables
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask
from bot.application.refused import RefusedError, Told, quoted
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.commands.find_table import only_one, tables_meant
from bot.commands.read_move import read_move
from bot.messages import prompts
from bot.messages.prompts import ChoiceGoneError
from engines.core.game import InvalidMoveError
from engines.core.match_state import Status
from engines.core.moves import Move
from engines.core.values import View
from storage.base import TableKey


async def find_table_of_move(
    context: Context, ask: Ask, key: TableKey | None, text: str
) -> LoadedTable:
    """The named table, or the only one here whose game understands the move.

    Of several they are asked which. What they choose shows the move there, if it is possible: its
    button holds the way to it, so nothing of the question is kept.

    Raises:
        NoTableHereError, WhichTableError: as `find_table`. RefusedError: of several tables,
            none's game understands it.
    """
    if key is not None:
        return await context.load(ask, key)
    playing = await tables_meant(context, ask, verb=Verb.SEND, wanted=Status.PLAYING)
    if (done := await _answered(context, ask, playing)) is not None:
        return done
    to_act = [t for t in playing if t.seat_of(ask.me) in t.match.active]
    waiting = [t for t in playing if t.seat_of(ask.me) not in t.match.active]
    for meant in (to_act, waiting):  # that it isn't their turn there is said by the command
        if understood := await _understanding(meant, ask, text):
            return only_one(understood, lambda table: _ticket(table, ask, text))
    movers = to_act or playing
    if len(movers) > 1:
        raise RefusedError("hall-no-move-here", text=quoted(text), examples=_examples(movers))
    return only_one(movers, lambda table: _ticket(table, ask, text))


# Of each of these games, a move that is possible for some hand.
def _examples(tables: Sequence[LoadedTable]) -> Told:
    found = {}
    for table in {table.game.id: table for table in tables}.values():
        with contained(table, "example of a move"):
            view: View = table.game.view(table.match.game_state, None)
            found[table.game.id] = prompts.example(table.game.possible_moves(view))
    return lambda say: " · ".join(
        f"{move} ({say(f'{game}-name')})" for game, move in found.items() if move
    )


# The table where this very ask has acted; perhaps it ended the only match.
async def _answered(
    context: Context, ask: Ask, playing: Sequence[LoadedTable]
) -> LoadedTable | None:
    last = [] if playing else await finished_tables(context.tables, ask.me, limit=1)
    return next((t for t in (*playing, *last) if t.has_answered(ask.id)), None)


async def _understanding(tables: Sequence[LoadedTable], ask: Ask, text: str) -> list[LoadedTable]:
    found = []
    for table in tables:
        if _read(table, ask, text) is not None:
            found.append(table)
        await asyncio.sleep(0)  # one takes ten milliseconds, and others wait
    return found


# Where the move isn't possible now, the button shows what is.
def _ticket(table: LoadedTable, ask: Ask, text: str) -> str:
    seat, move = table.seat_of(ask.me), _read(table, ask, text)
    if seat is None or seat not in table.match.active or move is None:
        return str(Ticket(verb=Verb.HAND, table=table.key, version=table.version))
    path: tuple[int, ...] = ()
    with contained(table, "way to a typed move"), suppress(ChoiceGoneError):
        path = prompts.find_path(table.legal_moves(seat), move.steps)
    return str(
        Ticket(
            verb=Verb.WALK, table=table.key, version=table.match.decision_version[seat], path=path
        )
    )


def _read(table: LoadedTable, ask: Ask, text: str) -> Move | None:
    seat = table.seat_of(ask.me)
    with contained(table, "typed move"), suppress(InvalidMoveError):
        return read_move(table, seat, text, is_overheard=ask.is_overheard) if seat else None
    return None
