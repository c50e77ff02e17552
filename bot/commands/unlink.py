"""Separates the asking identity from the others of the same person."""

from __future__ import annotations

from typing import Final

from bot.application import linking
from bot.application.model import Ask, ButtonStyle, Choice, Post, Prompt, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, alone
from bot.messages.link_words import places

# The buttons of the question: `ul:y` parts them, `ul:` leaves everything as it is.
_PREFIX: Final = "ul"
_SURELY: Final = "y"


async def _run(context: Context, ask: Ask) -> Reply:
    say = await context.say(ask)
    others = await _others(context, ask)
    controls = (
        Choice(label=say("link-part-yes"), ticket=f"{_PREFIX}:{_SURELY}", style=ButtonStyle.GO),
        Choice(label=say("link-no"), ticket=f"{_PREFIX}:"),
    )
    prompt = Prompt(lead=say("link-part-ask", places=places(others, say)), controls=controls)
    return Reply(private=Post(title=say("link-title"), prompt=prompt))


async def _tapped(context: Context, ask: Ask, text: str) -> Reply:
    say = await context.say(ask)
    if text.partition(":")[2] != _SURELY:
        return Reply(private=Post(lines=(say("link-kept"),), prompt=Prompt()))
    await context.admit(ask, Kind.SETTING)
    others = await context.store.unlink(ask.me)
    if not others:
        raise RefusedError("link-part-nothing")
    await linking.follow_up(context.tables)
    line = say("link-part-done", places=places(others, say))
    return Reply(private=Post(lines=(line,), prompt=Prompt()))


# Raises RefusedError: there are none.
async def _others(context: Context, ask: Ask) -> list[str]:
    found = [one for one in await context.store.identities(ask.me) if one != ask.me]
    if not found:
        raise RefusedError("link-part-nothing")
    return found


COMMAND: Final = Command(
    name="unlink",
    run=alone(_run),
    places=ANYWHERE,
    group="settings",
    menus={_PREFIX: _tapped},
)
