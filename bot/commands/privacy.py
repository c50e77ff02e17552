"""What is kept about somebody, why, for how long, and who sees it; exporting and deleting it."""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Choice, Post, Prompt, Reply
from bot.application.refused import RefusedError
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, alone
from bot.commands.forgetting import forget
from bot.commands.own_data import file_of, own_data
from bot.messages.staying_post import PRIVACY_PREFIX

# What is told, in this order.
_LINES: Final = (
    *("profile", "matches", "talk", "reach", "people", "results"),
    "puzzles",
    *("seen", "hidden", "days", "logs", "deleted", "chats"),
)


async def privacy(context: Context, ask: Ask) -> Reply:
    """A dozen plain lines, and both buttons."""
    say = await context.say(ask)
    days, notice = context.forget_days, context.notice_days
    shown = (name for name in _LINES if days or name != "days")
    lines = tuple(say(f"privacy-{name}", days=round(days), notice=round(notice)) for name in shown)
    controls = (
        Choice(label=say("privacy-export"), ticket=f"{PRIVACY_PREFIX}:export"),
        Choice(label=say("privacy-delete"), ticket=f"{PRIVACY_PREFIX}:delete"),
    )
    return Reply(
        private=Post(
            title=say("privacy-title"),
            lines=lines,
            prompt=Prompt(lead=say("privacy-ask"), controls=controls),
        )
    )


async def _export(context: Context, ask: Ask) -> Reply:
    say, data = await context.say(ask), await own_data(context, ask)
    return Reply(private=Post(lines=(say("privacy-file"),), file=file_of(data)), is_apart=True)


async def _tapped(context: Context, ask: Ask, data: str) -> Reply:
    match data.partition(":")[2]:
        case "delete":
            return await forget(context, ask)
        case "export":
            return await _export(context, ask)
        case "stay":  # saying anything keeps a person: see `bot.application.last_seen`
            said = (await context.say(ask))("privacy-kept")
            return Reply(private=Post(lines=(said,), prompt=Prompt()))
        case _:
            raise RefusedError("hall-no-button")


COMMAND: Final = Command(
    name="privacy",
    run=alone(privacy),
    places=ANYWHERE,
    group="settings",
    menus={PRIVACY_PREFIX: _tapped},
)
