"""Deleting one's own data: asks first, and says which matches it ends."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.application import commits, profile
from bot.application.deleting import Deleting, ending_act
from bot.application.following import followed_matches
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, ButtonStyle, Choice, Post, Prompt, Reply
from bot.application.seeking import Seeking
from bot.application.tournament_people import taken_part_in
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.messages.perspective import Perspective

# The buttons of the question: `fg:<the tables that it named>`, `fg:` to keep everything.
FORGET_PREFIX: Final = "fg"


async def forget(context: Context, ask: Ask) -> Reply:
    """Ask whether they want it, and say what becomes of their matches and challenges."""
    tables = await Deleting(context.tables).tables_of(ask.me)
    say = await context.say(ask)
    ends = [_end_in_words(context.perspective(ask, table)) for table in tables]
    for seeker in await context.store.seekers_of(ask.me, list(context.games)):
        ends.append(say("forget-seek", game=say(f"{seeker.game}-name")))
    identities = await context.store.identities(ask.me)
    for tournament in await taken_part_in(context.tables, identities):
        ends.append(say("forget-tournament", name=tournament.head.name))
    if followed := await followed_matches(context.tables, ask.me):
        ends.append(say("forget-follows", count=len(followed)))
    lines = [say("forget-what"), *([say("forget-ends"), *ends] if ends else [])]
    controls = (
        Choice(label=say("forget-yes"), ticket=_ticket(_fingerprint(tables)), style=ButtonStyle.GO),
        Choice(label=say("forget-no"), ticket=_ticket("")),
    )
    return Reply(
        private=Post(lines=tuple(lines), prompt=Prompt(lead=say("forget-ask"), controls=controls))
    )


async def tapped(context: Context, ask: Ask, ticket: str) -> Reply:
    """The answer; asked again if other tables run by now than the question named.

    Raises:
        BusyError: some may have ended; asked again, they are deleted with the rest.
    """
    named = ticket.partition(":")[2]
    say = await context.say(ask)
    if not named:
        return _answered(say("forget-kept"))
    await Seeking(context.tables).leave(ask.me)  # a match that was just found is asked about, too
    deleting = Deleting(context.tables)
    if named != _fingerprint(await deleting.tables_of(ask.me)):
        question = await forget(context, ask)
        return Reply(ack=say("forget-changed"), private=question.private)
    with commits.watched():  # it isn't done before all of it is
        pinned = profile.pinned_message(await context.store.profile(ask.me))
        await deleting.delete(ask.me)
    reply = _answered(say("hall-forgotten"), is_forgotten=True)
    return replace(reply, unpinned=pinned.reference if pinned else "")


def _end_in_words(perspective: Perspective) -> str:
    table, seat = perspective.table, perspective.seat
    game, act = perspective.say(f"{table.game.id}-name"), ending_act(table, seat)
    if table.record.head.is_study or seat is None or act is None:
        return perspective.say("forget-study", game=game)
    return perspective.say(f"forget-{act}", game=game, name=perspective.rival)


# Tells whether the same tables run, and as matches or as challenges.
def _fingerprint(tables: Sequence[LoadedTable]) -> str:
    named = sorted(f"{table.key} {table.match.status}" for table in tables)
    return f"{zlib.crc32(' '.join(named).encode()):x}"


def _ticket(named: str) -> str:
    return f"{FORGET_PREFIX}:{named}"


# The question becomes its outcome, without buttons.
def _answered(said: str, *, is_forgotten: bool = False) -> Reply:
    return Reply(private=Post(lines=(said,), prompt=Prompt()), is_forgotten=is_forgotten)


BUTTONS: Final = Buttons(menus={FORGET_PREFIX: tapped})
