"""What Salle is, and its commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.application.model import Ask, Post, Reply
from bot.commands import entrance
from bot.commands.context import Context
from bot.commands.declaration import CHATS, Command, Place, Shown, alone
from bot.commands.registry import registry
from bot.messages.words import FALLBACK, Words, say_in


async def help_page(context: Context, ask: Ask) -> Reply:
    """What Salle is, the commands, and the ways in."""
    say = await context.say(ask)
    ways = entrance.entrance_post(say, owner=entrance.owner_of(ask))
    parts = ("what", "start", "play", "away", "fair", "private")
    return Reply(
        private=Post(
            title=say("hall-name"),
            lines=(*(say(f"hall-help-{part}") for part in parts), *_commands(say)),
            prompt=ways.prompt,
        )
    )


# By the English names, as in all sentences: those are understood in every language. What has two
# words is offered by the command of the first.
def _commands(say: Words) -> Iterator[str]:
    names: dict[str, list[str]] = {}
    for command in registry().commands.values():
        if command.places & CHATS:
            name = say_in(FALLBACK)(f"hall-command-{command.name}")
            if " " not in name:
                names.setdefault(command.group, []).append(f"/{name}")
    yield " · ".join(names.pop("", ()))
    for group, found in names.items():
        about = say(f"hall-group-{group}.about")
        yield say("hall-pair", name=about, value=" · ".join(found))


COMMAND: Final = Command(
    name="help",
    run=alone(help_page),
    shown=Shown.HERE,
    rank=90,
    in_menu=frozenset({Place.PRIVATE, Place.GROUP}),
)
