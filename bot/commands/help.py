"""What Salle is, and its commands."""

from __future__ import annotations

from bot.application.model import (
    Ask,
    Post,
    Reply,
)
from bot.commands.context import Context


async def help_page(context: Context, ask: Ask) -> Reply:
    """What Salle is, and the commands."""
    say = await context.say(ask)
    rows = tuple(say(f"hall-help-{part}") for part in ("what", "start", "play", "fair", "private"))
    return Reply(private=Post(title=say("hall-name"), lines=rows))
