"""Blocking somebody: no challenge from them, none of their lines, no pairing. They aren't told.

A match that runs goes on: to end it would tell them. What a chat shows to all it goes on showing.
"""

from __future__ import annotations

from typing import Final

from bot.application import profile
from bot.application.linking import change_settings
from bot.application.model import Ask, Choice, Person, Post, Prompt, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.commands.arguments import PERSON, Given, person_given
from bot.commands.context import Context
from bot.commands.declaration import Command
from bot.commands.unblock import to_unblock

_MOST: Final = 100  # people whom one person may block


async def block(context: Context, ask: Ask, whom: Person) -> Reply:
    """Have nothing more to do with somebody. Raises RefusedError: oneself, or too many."""
    if whom.address == ask.who.address:
        raise RefusedError("block-not-yourself")
    settings, say = await context.settings(ask)
    others = [one for one in profile.blocked(settings) if one != str(whom.address)]
    if len(others) >= _MOST:
        raise RefusedError("block-too-many", count=_MOST)
    await context.admit(ask, Kind.SETTING)
    blocked = profile.as_blocked([*others, str(whom.address)])
    await change_settings(context.store, ask.me, {profile.BLOCKED: blocked})
    undo = Choice(label=say("block-undo"), ticket=to_unblock(str(whom.address)))
    line = say("block-done", name=whom.name or say("block-somebody"))
    return Reply(private=Post(lines=(line,), prompt=Prompt(controls=(undo,))))


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    return await block(context, ask, person_given(given, PERSON))


COMMAND: Final = Command(name="block", run=_run, arguments=(PERSON,), group="settings")
