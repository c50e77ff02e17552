"""What those who manage a place do there: noted in its log, then done.

What is done at a table is noted before it is done: nothing is done unseen.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.application.admin_draft import AdminDraft
from bot.application.loaded_table import LoadedTable
from bot.application.refused import RefusedError
from bot.application.tournament_people import take_out
from bot.commands.context import Context
from engines.core.absence import VOID
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from storage.administration import AdminAct, AdminEntry
from storage.base import TableKey

FREED_AFTER: Final = 14 * 86_400  # seconds without an act
ENDING: Final = frozenset({AdminAct.VOID, AdminAct.FREE})


def check_table(table: LoadedTable, act: AdminAct, by: Collection[str], *, now: float) -> None:
    """See that this may be done at, or about the players of, a table. Raises RefusedError.

    `by`: all identities of who does it; none for the operator.
    """
    if act in ENDING:
        _check_end(table, act, by, now)
    elif len(table.people) < len(tuple(table.match.players)):
        raise RefusedError("admin-two-people")


def _check_end(table: LoadedTable, act: AdminAct, by: Collection[str], now: float) -> None:
    match = table.match
    if match.status not in (Status.PLAYING, Status.OVER):
        raise RefusedError("match-refused-not-begun")
    if any(map(table.seats_of, by)):
        raise RefusedError("admin-your-own")
    if match.outcome and match.outcome.reason == VOID:
        raise RefusedError("match-refused-no-result")
    if act is AdminAct.FREE and match.status is Status.OVER:
        raise RefusedError("match-refused-is-over")
    if act is AdminAct.FREE and now < table.at + FREED_AFTER:
        raise RefusedError("admin-is-played", count=FREED_AFTER // 86_400)


async def do(context: Context, by: str, draft: AdminDraft) -> None:
    """Do what a draft says; `by` is an address, "" the operator's. Done again, it is done once.

    Who is banned is taken out of the tournaments of the place.

    Raises:
        RefusedError, RuleError: the table has changed since it was asked.
        what loading and committing raise.
    """
    names = {context.tables.pseudonym(one): one for one in (by, *draft.about) if one}
    entry = AdminEntry(
        id=draft.id,
        act=draft.act,
        at=int(context.now()),
        by=context.tables.pseudonym(by) if by else "",
        about=tuple(map(context.tables.pseudonym, draft.about)),
        table=draft.table,
        reason=draft.reason,
    )
    if draft.act not in ENDING:
        await context.store.note_admin_act(draft.place, entry, names)
        for one in draft.about if draft.act is AdminAct.BAN else ():
            await take_out(context.tables, one, draft.place, by=by, reason=draft.reason)
        return
    key = TableKey.parse(draft.table)
    table = await context.tables.load(key)
    identities = await context.store.identities(by) if by else ()
    check_table(table, draft.act, identities, now=context.now())
    await context.store.note_admin_act(draft.place, entry, names)
    await context.store.ask_void(table.record.head.game, key, at=context.now())

    def decide(now: LoadedTable) -> Entry:
        check_table(now, draft.act, identities, now=context.now())
        return Entry(act=Act.ANNUL, at=int(context.now()), reason=draft.reason)

    await context.tables.act(key, decide, table=table)
