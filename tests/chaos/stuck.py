"""Tables where nothing can go on, though somebody has to act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.application.model import is_computer_address
from bot.application.tickets import Verb
from engines.core.match_state import Status
from engines.core.series import series_of
from storage.base import TableKey
from tests.chaos.folded import Folded
from tests.chaos.history import History, Look, Message
from tests.chaos.reading import PRIVATE_CONTROLS, PUBLIC_CONTROLS, about, tickets_of

STEPS = {Verb.WALK, Verb.WALK_PUBLIC}
CARD_CONTROLS = {Verb.ACCEPT, Verb.BEGIN}


def stuck(history: History, tables: Mapping[TableKey, Folded]) -> Iterator[str]:
    """Tables that wait for somebody who has nothing to act with."""
    live = {
        (message.reader, ticket.table, ticket.version, ticket.verb)
        for message in history.messages
        for ticket in tickets_of(message.last)
        if not message.is_fleeting
    }
    yield from _series_that_stand_still(tables)
    for key, table in tables.items():
        has_card = any(k == key and verb in CARD_CONTROLS for _, k, _, verb in live)
        if table.end.status is Status.OPEN and not has_card and not _is_given_up(history, table):
            yield f"{key}: a challenge without a card"
        if (offering := table.end.draw_offered_by) and table.end.status is Status.PLAYING:
            who = table.address(offering.other)
            reader = "" if who in history.unreachable else who
            theirs = (m for m in history.messages if m.reader == reader and not m.is_fleeting)
            if not any(_may_accept(message, key) for message in theirs):
                yield f"{key}: {who} was offered a draw, and can't answer"
        for seat in table.asked:
            who, version = table.address(seat), table.end.decision_version[seat]
            is_public = who in history.unreachable
            controls = PUBLIC_CONTROLS if is_public else PRIVATE_CONTROLS | {Verb.HAND}
            reader = "" if is_public else who
            versions = {version, table.record.version} if is_public else {version}
            shown = ((reader, key, v, verb) for v in versions for verb in controls)
            if live.isdisjoint(shown):
                last = [m.last for m in history.messages if m.reader == reader and about(m, key)]
                yield f"{key}: {who} is to decide version {version} and has only {last[-1:]}"


def _series_that_stand_still(tables: Mapping[TableKey, Folded]) -> Iterator[str]:
    begun = {  # a chat may have got another id since then
        TableKey.parse(table.record.head.played[-1].table).table
        for table in tables.values()
        if table.record.head.played and table.end.status is not Status.OPEN
    }
    for key, table in tables.items():
        series = series_of(str(key), table.record, table.end)
        if series and not series.is_running and not series.is_over and key.table not in begun:
            yield f"{key}: the next match of its series doesn't begin"


def _may_accept(message: Message, key: TableKey) -> bool:
    """Whether a draw can be accepted there: now, or one goes back from the move one has begun."""
    is_offered = [Verb.ACCEPT_DRAW in _verbs(look, key) for look in message.looks]
    is_in_a_move = not _verbs(message.last, key).isdisjoint(STEPS)
    return is_offered[-1] or (any(is_offered) and is_in_a_move)


def _verbs(look: Look, key: TableKey) -> set[Verb]:
    return {ticket.verb for ticket in tickets_of(look) if ticket.table == key}


def _is_given_up(history: History, table: Folded) -> bool:
    """Whether it is against the computer, and was asked for again because no answer came.

    The card of such a table is the answer, and stands nowhere else.
    """
    challenger = table.record.head.challenger
    who, rival = table.address(challenger), table.address(challenger.other)
    asked = (c for c in history.challenges if not c.is_promised)
    return is_computer_address(rival) and any((c.who, c.rival) == (who, rival) for c in asked)
