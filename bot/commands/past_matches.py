"""Matches that somebody has finished: the last ones, those against the asker, and how each went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Choice, Post, Prompt, Reply
from bot.application.player_profile import names_shown, results_between, seat_in
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket, Verb, table_in
from bot.commands import history
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.commands.profile_reader import read_ticket, reader_of
from bot.messages import posts
from bot.messages.perspective import Perspective
from bot.messages.profile_posts import (
    FILM_PREFIX,
    MATCHES_SHOWN,
    PROFILE_PREFIX,
    ProfileReader,
    match_line,
    matches_post,
    score_line,
)
from engines.core.match_state import Status
from engines.core.result import Result
from storage.base import TableKey

# Data of buttons: `mt:` and `mv:` with an address, `mp:` with a table's name, as `FILM_PREFIX`.
LAST_PREFIX: Final = "mt"
AGAINST_PREFIX: Final = "mv"
PLATE_PREFIX: Final = "mp"


async def _last(context: Context, ask: Ask, text: str) -> Reply:
    address, _ = read_ticket(text)
    reader = await reader_of(context, ask, address)
    title = reader.say("profile-last-of", name=reader.name)
    results = reader.profile.last_results[:MATCHES_SHOWN]
    whose = reader.profile.identities
    return Reply(private=await _listed(context, ask, title, (), results, whose, reader))


# With the score of all of them, from the asker's side.
async def _against(context: Context, ask: Ask, text: str) -> Reply:
    address, _ = read_ticket(text)
    reader = await reader_of(context, ask, address)
    results = await results_between(context.store, ask.me, address, context.games)
    if address == ask.me or not results:
        raise RefusedError("profile-none-between")
    title = reader.say("profile-with-you", name=reader.name)
    mine = frozenset(await context.store.identities(ask.me))
    score, shown = score_line(results, mine, reader.say), results[:MATCHES_SHOWN]
    return Reply(private=await _listed(context, ask, title, (score,), shown, mine, reader))


async def _listed(
    context: Context,
    ask: Ask,
    title: str,
    above: Sequence[str],
    results: Sequence[Result],
    whose: frozenset[str],
    reader: ProfileReader,
) -> Post:
    say, address = reader.say, reader.profile.address
    rivals = [one.players[seat_in(one, whose).other].address for one in results]
    names = await names_shown(context.store, rivals)
    lines = [match_line(one, whose, names, say) for one in results]
    numbered = [f"{number}. {line}" for number, line in enumerate(lines, start=1)]
    choices = tuple(_choices(ask, results, numbered, names))
    back = Choice(label=say("hall-back"), ticket=f"{PROFILE_PREFIX}:{address}")
    return matches_post(title, [*above, *numbered], choices, (back,), say)


# A match against somebody who keeps their profile to themselves is shown to its players alone.
def _choices(
    ask: Ask, results: Sequence[Result], lines: Sequence[str], names: Mapping[str, str]
) -> Iterator[Choice]:
    for number, (result, line) in enumerate(zip(results, lines, strict=True), start=1):
        people = {player.address for player in result.players}
        key = TableKey.parse(result.table)
        if ask.me in people:
            ticket = str(Ticket(verb=Verb.HAND, table=key, version=0))
        elif people & names.keys():
            ticket = f"{PLATE_PREFIX}:{key}"
        else:
            continue
        yield Choice(label=str(number), ticket=ticket, name=line)


# How it ended, for somebody who didn't play.
async def _plate(context: Context, ask: Ask, text: str) -> Reply:
    table = await _over(context, ask, text)
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    post = posts.board(perspective, keyboard=False)
    say = perspective.say
    film = Choice(label=say("hall-replay"), ticket=f"{FILM_PREFIX}:{table.key}")
    admission = () if table.seats_of(ask.me) else (context.tables.pass_to(table.key, ask.me),)
    through = perspective.choice("review-begin", Verb.GO_THROUGH, 0, *admission)
    return _apart(post, film, through)


async def _film(context: Context, ask: Ask, text: str) -> Reply:
    table = await _over(context, ask, text)
    reply = await history.animation(context, replace(ask, is_tap=False), table.key)
    if reply.private is None:
        return reply
    say = await context.say(ask)
    back = Choice(label=say("hall-back"), ticket=f"{PLATE_PREFIX}:{table.key}")
    return _apart(reply.private, back)


# It names no table: deliveries don't edit it, and its own buttons are for those who belong there.
def _apart(post: Post, *controls: Choice) -> Reply:
    prompt = replace(post.prompt or Prompt(), groups=(), controls=controls)
    return Reply(private=replace(post, prompt=prompt, table=None), is_apart=True)


# Raises TicketError, RefusedError: it isn't over, or somebody there shows nothing of their matches.
async def _over(context: Context, ask: Ask, text: str) -> LoadedTable:
    table = await context.load(replace(ask, is_tap=False), table_in(text))
    if table.match.status is not Status.OVER:
        raise RefusedError("hall-replay-later")
    people = [str(one.address) for one in table.people]
    if ask.me not in people:
        shown = await names_shown(context.store, people)
        if len(shown) < len(people):
            raise RefusedError("profile-table-kept")
    return table


BUTTONS: Final = Buttons(
    menus={
        LAST_PREFIX: _last,
        AGAINST_PREFIX: _against,
        PLATE_PREFIX: _plate,
        FILM_PREFIX: _film,
    },
    looks=frozenset({LAST_PREFIX, AGAINST_PREFIX, PLATE_PREFIX, FILM_PREFIX}),
)
