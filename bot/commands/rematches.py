"""The rematch: the same game with sides swapped; what players chose for themselves stays theirs.

That of a match that began at a position begins there again, with the sides exchanged.

One a match: its table's name is made from that of the match, so that the second to ask, at the same
moment or in another process, finds the table that is there, and accepts.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import count
from typing import Final

from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.model import Address, Ask, Choice, Person, Prompt, Reply
from bot.application.next_matches import find_next
from bot.application.refused import RefusedError
from bot.application.summaries import RematchSummary
from bot.application.table_names import table_name
from bot.application.tickets import Verb
from bot.commands import boards
from bot.commands.arguments import TABLE
from bot.commands.challenge_answers import accept
from bot.commands.challenges import Terms, challenge
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Place, Shown, Who, at_meant, at_table
from bot.commands.find_table import find_table
from engines.core.former import is_former
from engines.core.match import agreed_options
from engines.core.match_state import MatchError, Status
from engines.core.options import swapped
from engines.core.seat import Seat
from storage.base import TableKey

# Names of rematches, in one round trip: more than anybody declines of one match in a week.
_LOOKED_AT: Final = 12


async def rematch(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Offer a rematch, or accept the one that is offered; where it runs already, show it.

    A tournament pairs again, so its matches have none.
    """
    table = await find_table(context, ask, key, verb=Verb.REMATCH, wanted=Status.OVER)
    perspective = context.player_perspective(ask, table)
    if table.match.status is not Status.OVER:
        return perspective.refuse("hall-still-playing")
    if table.series and not table.series.is_over:
        return perspective.refuse("series-goes-on")
    if tournament := table.match.tournament:
        return perspective.refuse("rematch-of-tournament", name=tournament.name)
    again, is_there = await _find(context, table)
    offered = None
    if not is_there:
        chat = Address(platform=again.platform, id=again.chat)
        # By the identity that sat here: a private chat is that of one identity alone.
        sat = Address.parse(table.identity_of(ask.me))
        is_other = sat != ask.who.address
        who = replace(ask.who, address=sat, username="") if is_other else ask.who
        there = replace(ask, who=who, where=chat, community="", chat_locale="")
        offered = await challenge(context, there, _terms(table, perspective.seat, again.table))
        if offered.is_error:
            return offered
        again = offered.table or again
    return await _go_on(context, ask, again, offered)


async def rematch_of(context: Context, table: LoadedTable) -> RematchSummary | None:
    """The rematch of a match, if somebody has asked for one and it wasn't declined; or the match
    that follows it in a series.
    """
    if table.match.status is not Status.OVER:
        return None
    if table.series and not table.series.is_over:
        return await _next_match(context, table)
    if table.match.tournament:
        return None
    key, is_there = await _find(context, table)
    if not is_there:
        return None
    match = (await context.tables.load(key)).match
    asker = match.players[match.proposed_by]
    seat = table.seat_of(asker.address) if asker else None
    return RematchSummary(key=key, by=seat or Seat.ONE, is_open=match.status is Status.OPEN)


async def _next_match(context: Context, table: LoadedTable) -> RematchSummary | None:
    following = await find_next(context.tables, table)
    if following is None or following.match.status is Status.OPEN:
        return None
    return RematchSummary(key=following.key, by=Seat.ONE, is_open=False, is_next=True)


# The rematch of a match, and whether it is there; if not, the key that it will have. One that was
# declined or withdrawn, or that nobody answered, may be offered again, under the next name. What is
# closed is put away in time, so names are looked at several together; and the chat may have got
# another id since the match, or since the rematch.
async def _find(context: Context, table: LoadedTable) -> tuple[TableKey, bool]:
    platform, then = table.key.platform, table.key.chat
    now = await context.store.chat_now(platform, then)
    for first in count(step=_LOOKED_AT):
        attempts = range(first, first + _LOOKED_AT)
        names = [table_name(f"rematch:{table.key}:{attempt}") for attempt in attempts]
        keys = [
            TableKey(platform, chat, name) for chat in dict.fromkeys((then, now)) for name in names
        ]
        found = await asyncio.gather(*(_look(context, key) for key in keys))
        for key, there in zip(keys, found, strict=True):
            if isinstance(there, LoadedTable) and _is_rematch(there, table):
                return key, True
        taken = {key.table for key, there in zip(keys, found, strict=True) if there}
        behind = max((n for n, name in enumerate(names, start=1) if name in taken), default=0)
        if behind < len(names):
            return TableKey(platform, now, names[behind]), False
    raise AssertionError("counting never ends")


# What has this name: a table, one that can't be read, or nothing.
async def _look(context: Context, key: TableKey) -> LoadedTable | DamagedTableError | None:
    try:
        return await context.tables.load(key)
    except NoTableError:
        return None
    except DamagedTableError as err:
        return err


# Names are short: another table may have the same.
def _is_rematch(found: LoadedTable, table: LoadedTable) -> bool:
    is_its = found.record.head.rematch_of == str(table.key)
    return is_its and found.match.status is not Status.CLOSED


async def _go_on(context: Context, ask: Ask, key: TableKey, offered: Reply | None) -> Reply:
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
    link = await context.links.to_table(context.store, key, ask.where.platform)
    if not link:
        return reply
    there = Choice(label=perspective.say("rematch-there"), ticket="", url=link)
    post = reply.private or perspective.post()
    prompt = post.prompt or Prompt()
    prompt = replace(prompt, controls=(*prompt.controls, there))
    return replace(reply, private=replace(post, prompt=prompt))


# Raises MatchError, RefusedError: the rival has deleted themselves.
def _terms(table: LoadedTable, seat: Seat | None, name: str) -> Terms:
    seat = seat or Seat.ONE
    rival, head = table.match.players[seat.other], table.record.head
    if rival is None:
        raise MatchError("not-begun", "nobody sat opposite")
    if is_former(rival.address):
        raise RefusedError("privacy-former-gone")
    level, options = table.computer_level(seat.other), agreed_options(table.game, table.record)
    person = Person(address=Address.parse(rival.address), name=rival.name)
    return Terms(
        game=head.game,
        opponent=None if level or head.is_study else person,
        level=level,
        # From a position what each seat chose belongs to it, and isn't taken along.
        options=options if head.start else swapped(table.game.options, options),
        start=head.start,
        start_ply=head.start_ply,
        start_of=head.start_of,
        clock=table.match.proposal.clock,
        is_rated=table.match.proposal.is_rated,
        has_memory=table.match.proposal.has_memory,
        has_hints=table.match.proposal.has_hints,
        series=table.match.proposal.series,
        is_study=head.is_study,
        partner=rival.name if head.is_study else "",
        challenger=seat.other,
        rematch_of=str(table.key),
        table=name,
        chats={player.address: player.chat for player in table.match.players if player},
    )


COMMAND: Final = Command(
    name="rematch",
    run=at_meant(rematch),
    arguments=(TABLE,),
    places=ANYWHERE,
    who=Who.PLAYER,
    shown=Shown.AS_ACT,
    group="match",
    rank=30,
    in_menu=frozenset({Place.GROUP}),
    buttons={Verb.REMATCH: at_table(rematch)},
)
