"""Following other people's matches: their end, or every move.

Who may follow what: `bot.application.public_matches`. What was asked for in a group is answered in
private. There its buttons count for the one to whom they were offered: they hold a pass.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from bot.application import profile
from bot.application.administration import check_not_banned, place_of_table
from bot.application.following import MOST_FOLLOWED, MOST_FOLLOWERS, followed_matches
from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Ask, Choice, Reply
from bot.application.public_matches import may_follow, public_matches
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket, Verb
from bot.commands.arguments import Argument, Given, Suggestion, matching
from bot.commands.arguments import Kind as ArgumentKind
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.commands.profile_reader import read_ticket, reader_of
from bot.messages.follow_posts import (
    RUNNING_PREFIX,
    FollowReader,
    follows_post,
    match_words,
    offers_post,
    question,
)
from bot.messages.preferences import Preferences
from bot.messages.profile_posts import PROFILE_PREFIX
from engines.core.match_state import Status
from storage.base import Following, TableKey


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    if given.table:
        return await _offer(context, ask, await _followable(context, ask, given.table))
    found = await _here(context, ask)
    if not found:
        raise RefusedError("follow-nothing-here")
    if len(found) == 1:
        return await _offer(context, ask, found[0])
    preferences, say = await context.preferences_of(ask), await context.say(ask)
    title, lead = say("follow-running"), say("follow-which")
    return Reply(private=offers_post(title, lead, found, _reader(context, ask, preferences)))


# In a thread its table; else what is played in the chat.
async def _here(context: Context, ask: Ask) -> list[LoadedTable]:
    place = await context.present(ask.where)
    look = partial(public_matches, context.tables, place=place, asker=ask.me)
    found = await look(ask.thread) if ask.thread else []
    return found or await look(place)


async def _running(context: Context, ask: Ask, text: str) -> Reply:
    address, _ = read_ticket(text)
    reader = await reader_of(context, ask, address)
    say, listed = reader.say, Address.parse(address)
    place = await context.present(ask.where)
    found = await public_matches(context.tables, listed, place=place, asker=ask.me)
    if not found:
        raise RefusedError("follow-nothing-here")
    back = Choice(label=say("hall-back"), ticket=f"{PROFILE_PREFIX}:{address}")
    title, lead = say("follow-running-of", name=reader.name), say("follow-which")
    offered_to = _reader(context, ask, reader.preferences)
    return Reply(private=offers_post(title, lead, found, offered_to, back))


async def _offer(context: Context, ask: Ask, table: LoadedTable) -> Reply:
    how = await context.store.how_followed(table.key, ask.me)
    reader = _reader(context, ask, context.preferences(ask, table.asker_profile))
    return Reply(private=question(table, reader, how), table=table.key)


async def _tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await _followable(context, _admitted(context, ask, ticket), ticket.table)
    return await _offer(context, ask, table)


async def _follow(context: Context, ask: Ask, ticket: Ticket, *, how: Following) -> Reply:
    table = await _followable(context, _admitted(context, ask, ticket), ticket.table)
    mine = await followed_matches(context.tables, ask.me)
    if table.key not in mine and len(mine) >= MOST_FOLLOWED:
        raise RefusedError("follow-too-many", count=MOST_FOLLOWED)
    place = await place_of_table(context.tables, table.key)
    await check_not_banned(context.tables, ask.me, place)
    await context.admit(ask, Kind.SETTING)
    await context.remember(ask, table.asker_profile)
    if not await context.store.follow(table.key, ask.me, how, most=MOST_FOLLOWERS):
        raise RefusedError("follow-full", count=MOST_FOLLOWERS)
    reader = _reader(context, ask, context.preferences(ask, table.asker_profile))
    is_closed = profile.is_closed(table.asker_profile) and not ask.is_home
    return Reply(private=follows_post(table, reader, how, is_closed=is_closed))


def _reader(context: Context, ask: Ask, preferences: Preferences) -> FollowReader:
    passes = partial(context.tables.pass_to, address=ask.me)
    return FollowReader(preferences=preferences, pass_to=passes)


# Where nobody else sees it, a button with a pass needn't stand in the chat of its table.
def _admitted(context: Context, ask: Ask, ticket: Ticket) -> Ask:
    is_passed = ticket.path == (context.tables.pass_to(ticket.table, ask.me),)
    return replace(ask, is_tap=False) if is_passed and ask.is_private else ask


# A match that the asker may follow. Raises NoTableError, DamagedTableError, RefusedError.
async def _followable(context: Context, ask: Ask, key: TableKey) -> LoadedTable:
    table = await context.load(ask, key)
    if table.seats_of(ask.me):
        raise RefusedError("follow-yours")
    if not await may_follow(context.store, table, ask.me):
        raise RefusedError("follow-not-public")
    if table.match.status is not Status.PLAYING:
        raise RefusedError("follow-not-running")
    return table


async def _suggested(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    preferences = await context.preferences_of(ask)
    found = await _here(context, ask)
    return matching(
        (Suggestion(value=str(t.key), words=match_words(t, preferences)) for t in found), typed
    )


_TABLE: Final = Argument(name="table", kind=ArgumentKind.TABLE, suggest=_suggested)

COMMAND: Final = Command(
    name="follow",
    run=_run,
    arguments=(_TABLE,),
    places=ANYWHERE,
    rank=13,
    buttons={
        Verb.FOLLOW: _tapped,
        Verb.FOLLOW_END: partial(_follow, how=Following.END),
        Verb.FOLLOW_MOVES: partial(_follow, how=Following.MOVES),
    },
    link=Verb.FOLLOW,
    menus={RUNNING_PREFIX: _running},
    looks=frozenset({RUNNING_PREFIX, Verb.FOLLOW}),
)
