"""Acts other than moves: checked, committed and announced; the reply shows the outcome."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import forget_question
from bot.application.model import Ask, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket
from bot.commands.context import Context
from bot.commands.declaration import Tapped
from bot.messages import posts
from bot.messages.calendar_words import until_words, zone_of
from engines.core.act_rules import OF_TOURNAMENT
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry, TournamentMatch, Wish
from engines.core.seat import Seat
from storage.base import TableKey

# What the other side is told of, or asked, though the match doesn't go on by it.
_ASKING: Final = frozenset({Act.OFFER_DRAW, Act.ASK_TAKEBACK, Act.ASK, Act.GIVE_TIME})


# What a side may ask of the other before one of them moves: each ask is told, and stays in the log,
# which isn't read for ever.
MOST_ASKED: Final = 10


def _asked(table: LoadedTable, seat: Seat | None) -> int:
    since = takewhile(lambda entry: entry.act is not Act.MOVE, reversed(table.record.log))
    return sum(1 for entry in since if entry.seat is seat and entry.act in _ASKING)


# What has to be true of a table at the moment at which something is committed there.
Holds = Callable[[LoadedTable], bool]


class MovedOnError(Exception):
    """The table has changed since something was asked for there."""


async def act(context: Context, ask: Ask, key: TableKey, entry: Entry) -> Reply:
    """Do it for the asker, also by words or a button that name no version.

    An ask that is told twice acts once. Where `entry` names no seat it is the asker's; its moment
    is now.

    Raises:
        RefusedError, RuleError, and what loading and committing raise.
    """
    return await _act(context, ask, await context.load(ask, key), entry)


async def act_by_button(context: Context, ask: Ask, ticket: Ticket, entry: Entry) -> Reply:
    """The same by a button that counts at the very version of its ticket.

    Later it shows the table of today instead, and a second tap does nothing more.
    """
    table = await context.load(ask, ticket.table)
    return await act_while(
        context, ask, table, ticket, entry, holds=lambda now: now.version == ticket.version
    )


async def act_while(
    context: Context, ask: Ask, table: LoadedTable, ticket: Ticket, entry: Entry, *, holds: Holds
) -> Reply:
    """The same at a table that was loaded for the asker, as long as something holds for it.

    Where it doesn't any more when `entry` is committed, the table of today is shown instead, to
    whoever asked at the version of `ticket`.
    """
    try:
        return await _act(context, ask, table, entry, holds=holds)
    except MovedOnError:
        return await shown_today(context, ask, ticket)


def to_question(use: Tapped) -> Tapped:
    """A button under a question: `use` answers it, and the question is forgotten."""

    async def tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
        await forget_question(context.store, ticket.table, ask.me)
        return await use(context, ask, ticket)

    return tapped


async def shown_today(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The table as it is, for a button that came late; nothing is said after a double tap."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    since = table.record.log[ticket.version :]
    # An entry without an actor befalls a seat: the other side may have chosen it.
    own = [e for e in since if e.ask_id and e.actor in (None, perspective.seat)]
    is_double = len(since) == len(own) == 1
    over = perspective.table.match.status is Status.OVER
    return Reply(
        ack="" if is_double else perspective.say("hall-is-over" if over else "hall-moved-on"),
        private=posts.turn(perspective),
        table=table.key,
    )


async def _act(
    context: Context,
    ask: Ask,
    table: LoadedTable,
    entry: Entry,
    holds: Holds = lambda now: True,
) -> Reply:
    perspective = context.player_perspective(ask, table)
    if table.has_answered(ask.id):
        return Reply(private=posts.turn(perspective), table=table.key)
    seat = perspective.seat
    if entry.act in _ASKING:
        is_way_on = entry.wish in (Wish.RESUME, Wish.VOID)
        if not is_way_on and _asked(table, seat) >= MOST_ASKED:
            raise RefusedError("limit-asked-here", count=MOST_ASKED)
        await context.admit(ask, Kind.OFFER)

    def decide(now: LoadedTable) -> Entry:
        if not holds(now):
            raise MovedOnError
        facts = {"seat": entry.seat or seat, "at": int(context.now()), "ask_id": ask.id}
        return entry.model_copy(update=facts)

    try:
        after = await context.tables.act(
            table.key,
            decide,
            table=table,
            asker=ask.me,
            already_shown_to=ask.me if ask.is_home else "",
        )
    except MatchError as err:
        if err.code == OF_TOURNAMENT and (tournament := table.match.tournament):
            raise of_tournament(table, tournament) from None
        raise
    perspective = context.perspective(ask, after, seat=seat)
    return Reply(
        ack="" if ask.is_private else perspective.say("hall-done"),
        private=posts.turn(perspective, lines=perspective.narrate(after.match.events)),
        table=table.key,
    )


def of_tournament(table: LoadedTable, tournament: TournamentMatch) -> RefusedError:
    """That a match belongs to a tournament, and until when it is played where the asker lives."""
    zone = zone_of(table.asker_profile)
    return RefusedError(
        "match-of-tournament",
        name=tournament.name,
        until=lambda say: until_words(tournament.until, zone, say),
    )


async def with_public_board(context: Context, ask: Ask, reply: Reply) -> Reply:
    """The reply to an answer that brings no new board: the one it was tapped on loses its buttons.

    Raises what loading raises.
    """
    if ask.is_private or reply.table is None:
        return reply
    table = await context.load(ask, reply.table)
    is_to_move = table.seat_of(ask.me) in table.match.active
    public = await context.public_perspective(ask, table)
    return replace(reply, public=posts.board(public, keyboard=is_to_move))
