"""The matches somebody follows, and no longer following one."""

from __future__ import annotations

from typing import Final

from bot.application.following import followed_matches
from bot.application.model import Ask, Post, Prompt, Reply
from bot.application.refused import RefusedError
from bot.application.tickets import Verb
from bot.commands.arguments import Argument, Given, Kind, Suggestion, matching
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, at_table
from bot.messages.follow_posts import followed_post, match_words
from storage.base import TableKey


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    if given.table:
        return await _unfollow(context, ask, given.table)
    preferences = await context.preferences_of(ask)
    mine = await followed_matches(context.tables, ask.me)
    if not mine:
        raise RefusedError("follow-none")
    return Reply(private=followed_post((one.table for one in mine.values()), preferences))


async def _unfollow(context: Context, ask: Ask, key: TableKey) -> Reply:
    if ask.is_tap and not ask.is_private:
        await context.load(ask, key)
    is_followed = await context.store.how_followed(key, ask.me) is not None
    await context.store.unfollow(key, ask.me)
    say = await context.say(ask)
    line = say("follow-stopped" if is_followed else "follow-not-followed")
    return Reply(private=Post(lines=(line,), prompt=Prompt()))


async def _suggested(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    preferences = await context.preferences_of(ask)
    mine = await followed_matches(context.tables, ask.me)
    return matching(
        (
            Suggestion(value=str(key), words=match_words(one.table, preferences))
            for key, one in mine.items()
        ),
        typed,
    )


_TABLE: Final = Argument(name="table", kind=Kind.TABLE, suggest=_suggested)

COMMAND: Final = Command(
    name="unfollow",
    run=_run,
    arguments=(_TABLE,),
    places=ANYWHERE,
    rank=14,
    buttons={Verb.UNFOLLOW: at_table(_unfollow)},
)
