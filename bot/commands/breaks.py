"""Breaks by consent: a pause of some days, adjourning, going on; and a day given to the rival."""

from __future__ import annotations

from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import forget_question
from bot.application.model import Ask, Choice, Reply
from bot.application.preset_answers import has_two_people
from bot.application.tickets import Ticket, Verb
from bot.commands import acting
from bot.commands.acting import with_public_board
from bot.commands.context import Context
from bot.commands.find_table import find_table
from bot.messages.absence_posts import DAY, asked_version, question
from bot.messages.perspective import Perspective
from bot.messages.times import span
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry, Wish
from engines.core.seat import Seat
from storage.base import TableKey

PAUSES: Final = (1, 3, 7)
"""Days of the pauses that are offered; others may be typed."""

MOST_DAYS: Final = 30
"""Days of a pause at most."""


async def pause(context: Context, ask: Ask, key: TableKey | None = None, words: str = "") -> Reply:
    """Ask for a pause of so many days, or how long it shall be; whoever is asked for one agrees."""
    days = _days(words)

    def ticket_of(table: LoadedTable) -> str:
        path = (days,) if days else ()
        return str(Ticket(verb=Verb.PAUSE, table=table.key, version=table.version, path=path))

    table = await find_table(
        context, ask, key, verb=Verb.PAUSE, wanted=Status.PLAYING, ticket_of=ticket_of
    )
    perspective = context.player_perspective(ask, table)
    if days is None:
        command = perspective.say("hall-command-pause")
        ack = perspective.say("absence-pause-how", command=command)
        return Reply(ack=ack, is_error=True, table=table.key)
    if days or _is_asked_for(perspective, Wish.PAUSE):
        return await _request(context, ask, perspective, Wish.PAUSE, seconds=days * DAY)
    return _how_long(perspective)


async def pause_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """One of the lengths was chosen; without one it is asked for."""
    if not ticket.path:
        return await pause(context, ask, ticket.table)
    return await _by_button(context, ask, ticket, Wish.PAUSE, seconds=ticket.path[0] * DAY)


async def adjourn(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Adjourn a match whose other player's time is up; else ask for it, or agree to it."""
    table = await find_table(context, ask, key, verb=Verb.ADJOURN, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    if _is_rival_flagged(perspective):
        return await acting.act(context, ask, table.key, Entry(act=Act.ADJOURN, at=0))
    return await _request(context, ask, perspective, Wish.ADJOURN)


async def adjourn_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The same by a button."""
    table = await context.load(ask, ticket.table)
    if table.version == ticket.version and _is_rival_flagged(
        context.player_perspective(ask, table)
    ):
        return await acting.act_by_button(context, ask, ticket, Entry(act=Act.ADJOURN, at=0))
    return await _by_button(context, ask, ticket, Wish.ADJOURN)


async def resume(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Ask to go on with a match that was adjourned, or agree to that."""
    table = await find_table(context, ask, key, verb=Verb.RESUME, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    return await _request(context, ask, perspective, Wish.RESUME)


async def resume_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The same by a button."""
    return await _by_button(context, ask, ticket, Wish.RESUME)


async def grant(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Agree to what the other side asks for."""
    return await _answer(context, ask, ticket, Act.GRANT)


async def refuse(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Don't agree to it."""
    return await _answer(context, ask, ticket, Act.REFUSE)


async def give_day(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Give the other side a day; asked once more where that side has more than the clock saves."""
    table = await find_table(context, ask, key, verb=Verb.GIVE_DAY, wanted=Status.PLAYING)
    perspective = context.player_perspective(ask, table)
    _check_rival(perspective)
    if _has_much(perspective):
        return _give_all_the_same(perspective)
    return await acting.act(context, ask, table.key, _A_DAY)


async def give_day_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The same by a button: a tap gives one day."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    _check_rival(perspective)
    if table.version == ticket.version and _has_much(perspective):
        return _give_all_the_same(perspective)
    return await acting.act_by_button(context, ask, ticket, _A_DAY)


async def give_day_surely(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Asked once more, he gives it."""
    await forget_question(context.store, ticket.table, ask.me)
    return await acting.act_by_button(context, ask, ticket, _A_DAY)


_A_DAY: Final = Entry(act=Act.GIVE_TIME, at=0, seconds=DAY)


def _days(words: str) -> int | None:
    """How many days a pause shall have: 0 if nothing is said, None if it can't be that."""
    text = words.strip()
    if not text:
        return 0
    number = text.split()[0].rstrip("dgjDGJ")  # 3d, 3g, 3j, 3 days
    is_whole = number.isascii() and number.isdecimal() and len(number) < 4
    return int(number) if is_whole and 1 <= int(number) <= MOST_DAYS else None


async def _by_button(
    context: Context, ask: Ask, ticket: Ticket, wish: Wish, *, seconds: int = 0
) -> Reply:
    await forget_question(context.store, ticket.table, ask.me)
    table = await context.load(ask, ticket.table)
    if table.version != ticket.version:
        return await acting.shown_today(context, ask, ticket)
    perspective = context.player_perspective(ask, table)
    return await _request(context, ask, perspective, wish, seconds=seconds)


async def _request(
    context: Context, ask: Ask, perspective: Perspective, wish: Wish, *, seconds: int = 0
) -> Reply:
    """Ask for it; or agree, where the other side has asked for the same.

    Whoever adjourned alone goes on alone.
    """
    _check_rival(perspective)
    key, match = perspective.table.key, perspective.table.match
    if wish is Wish.RESUME and match.asked is None and match.adjourned_by is perspective.seat:
        return await acting.act(context, ask, key, Entry(act=Act.GRANT, at=0, wish=wish))
    if _is_asked_for(perspective, wish):
        return await acting.act(context, ask, key, Entry(act=Act.GRANT, at=0))
    entry = Entry(act=Act.ASK, at=0, wish=wish, seconds=seconds)
    return await acting.act(context, ask, key, entry)


async def _answer(context: Context, ask: Ask, ticket: Ticket, act: Act) -> Reply:
    """Answer what was asked; what was asked before that shows today's table instead."""
    table = await context.load(ask, ticket.table)
    if ticket.version < asked_version(table):
        return await acting.shown_today(context, ask, ticket)
    reply = await acting.act(context, ask, ticket.table, Entry(act=act, at=0))
    return await with_public_board(context, ask, reply)


def _how_long(perspective: Perspective) -> Reply:
    """The question how long a pause shall be."""
    table, say = perspective.table, perspective.say
    _check_rival(perspective)
    if table.match.proposal.clock is None:
        raise MatchError("no-clock", "no clock runs at this table")
    ticket = Ticket(verb=Verb.PAUSE, table=table.key, version=table.version)
    lengths = tuple(
        Choice(label=span(days * DAY, say), ticket=ticket.to(Verb.PAUSE, days)) for days in PAUSES
    )
    name = perspective.names[_seat(perspective).other]
    lead = say("absence-pause-question", name=name)
    return Reply(private=question(perspective, lead, *lengths), table=table.key)


def _give_all_the_same(perspective: Perspective) -> Reply:
    """The question whether to give a day to somebody who has much time."""
    table, say, rival = perspective.table, perspective.say, _seat(perspective).other
    left = span(table.match.banks[rival], say)
    lead = say("absence-give-day-question", name=perspective.names[rival], left=left)
    ticket = Ticket(verb=Verb.GIVE_DAY_SURELY, table=table.key, version=table.version)
    surely = Choice(label=say("absence-give-day"), ticket=str(ticket))
    return Reply(private=question(perspective, lead, surely), table=table.key)


def _check_rival(perspective: Perspective) -> None:
    """Raises MatchError: nothing is being played, or nobody sits opposite."""
    match = perspective.table.match
    if match.status is not Status.PLAYING:
        code = "not-begun" if match.status is Status.OPEN else "is-over"
        raise MatchError(code, "nothing is being played")
    if not has_two_people(match):
        raise MatchError("nobody-to-ask", "no other person sits at this table")


def _has_much(perspective: Perspective) -> bool:
    match = perspective.table.match
    control = match.proposal.clock
    return control is not None and match.banks[_seat(perspective).other] > control.cap


def _is_asked_for(perspective: Perspective, wish: Wish) -> bool:
    """Whether the other side has asked for just that."""
    asked = perspective.table.match.asked
    return asked is not None and asked.wish is wish and asked.seat is not perspective.seat


def _is_rival_flagged(perspective: Perspective) -> bool:
    match = perspective.table.match
    return bool(match.flagged[_seat(perspective).other]) and not match.is_adjourned


def _seat(perspective: Perspective) -> Seat:
    return perspective.seat or Seat.ONE
