"""The rematch: the same game again, sides swapped; what each chose for himself stays his.

One a match: its table's name is made from that of the match, so that whoever asks second, at the
same moment or in another process, finds the table that is there, and accepts.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from bot.application.loaded_table import LoadedTable, NoTableError
from bot.application.model import Address, Ask, Choice, Person, Prompt, Reply
from bot.application.table_names import table_name
from bot.application.tickets import Verb
from bot.commands import boards
from bot.commands.challenge_answers import accept
from bot.commands.challenges import Terms, challenge
from bot.commands.context import Context
from bot.commands.find_table import find_table
from engines.core.match import agreed_options
from engines.core.match_state import MatchError, Status
from engines.core.options import swapped
from engines.core.seat import Seat
from storage.base import TableKey


async def rematch(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Offer a rematch, or accept the one that is offered; where it runs already, show it."""
    table = await find_table(context, ask, key, verb=Verb.REMATCH, wanted=Status.OVER)
    perspective = context.player_perspective(ask, table)
    if table.match.status is not Status.OVER:
        return Reply(ack=perspective.say("hall-still-playing"), is_error=True, table=table.key)
    name, again = await _find(context, table)
    offered = None
    if again is None:
        terms = _terms(table, perspective.seat, name)
        offered = await challenge(context, _there(ask, table), terms)
        again = TableKey(table.key.platform, table.key.chat, name)
    return await _go_on(context, ask, again, offered)


async def _find(context: Context, table: LoadedTable) -> tuple[str, TableKey | None]:
    """The rematch of a match; or, while there is none, the name of its table.

    One that was declined or withdrawn, or that nobody answered, may be offered again.
    """
    for attempt in count():
        name = table_name(f"rematch:{table.key}:{attempt}")
        key = TableKey(table.key.platform, table.key.chat, name)
        try:
            found = await context.tables.load(key)
        except NoTableError:
            return name, None
        is_rematch = found.record.head.rematch_of == str(table.key)  # names are short
        if is_rematch and found.match.status is not Status.CLOSED:
            return name, key
    raise AssertionError("counting never ends")


async def _go_on(context: Context, ask: Ask, key: TableKey, offered: Reply | None) -> Reply:
    """Accept what the rival offers; else show the rematch as it is, with a link to its place."""
    table = await context.load(ask, key)
    perspective = context.player_perspective(ask, table)
    match, head = table.match, table.record.head
    is_alone = head.is_study or any(table.computer_level(seat) for seat in Seat)
    if match.status is Status.OPEN and not is_alone and perspective.seat is not match.proposed_by:
        reply = await accept(context, ask, key)
    elif offered and is_alone:
        return offered
    else:
        reply = await boards.hand(context, ask, key)
        if match.status is Status.OPEN and not is_alone:
            rival = perspective.names[match.proposed_by.other]
            reply = replace(reply, ack=perspective.say("rematch-offered", name=rival))
    link = await context.links.to_table(context.store, key)
    if not link:
        return reply
    there = Choice(label=perspective.say("rematch-there"), ticket="", url=link)
    post = reply.private or perspective.post()
    prompt = post.prompt or Prompt()
    prompt = replace(prompt, controls=(*prompt.controls, there))
    return replace(reply, private=replace(post, prompt=prompt))


def _there(ask: Ask, table: LoadedTable) -> Ask:
    """The same wish, as if it came from the chat of the match."""
    return replace(ask, where=Address(platform=table.key.platform, id=table.key.chat), community="")


def _terms(table: LoadedTable, seat: Seat | None, name: str) -> Terms:
    """The terms of the match, sides swapped. Raises MatchError."""
    seat = seat or Seat.ONE
    rival, head = table.match.players[seat.other], table.record.head
    if rival is None:
        raise MatchError("not-begun", "nobody sat opposite")
    level = table.computer_level(seat.other)
    person = Person(address=Address.parse(rival.address), name=rival.name)
    return Terms(
        game=head.game,
        opponent=None if level or head.is_study else person,
        level=level,
        options=swapped(table.game.options, agreed_options(table.game, table.record)),
        clock=head.clock,
        is_study=head.is_study,
        partner=rival.name if head.is_study else "",
        challenger=seat.other,
        rematch_of=str(table.key),
        table=name,
    )
