"""What Salle is, and its commands."""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Post, Reply
from bot.commands import entrance
from bot.commands.context import Context
from bot.commands.declaration import Command, Place, Shown, alone
from bot.messages.words import say_in


async def help_page(context: Context, ask: Ask) -> Reply:
    """What Salle is, the commands, and the ways in."""
    settings = await context.store.profile(ask.me)
    say = say_in(context.preferences(ask, settings).language)
    ways = entrance.entrance_post(say, owner=entrance.owner_of(ask))
    parts = ("what", "start", "play", "away", "fair", "private")
    rows = tuple(say(f"hall-help-{part}") for part in parts)
    return Reply(private=Post(title=say("hall-name"), lines=rows, prompt=ways.prompt))


COMMAND: Final = Command(
    name="help",
    run=alone(help_page),
    shown=Shown.HERE,
    rank=90,
    in_menu=frozenset({Place.PRIVATE, Place.GROUP}),
)
