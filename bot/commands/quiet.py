"""How quiet a chat is: what the boards of its tables cost it.

The data of a button: `qt:` and the value that it sets.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application import profile
from bot.application.model import Ask, Choice, Post, Prompt, Reply
from bot.application.place import of_chat_and_place
from bot.application.profile import Boards
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, named
from bot.commands.arguments import Offered, choice
from bot.commands.context import Context
from bot.commands.declaration import Command, Place, Shown, Who
from bot.commands.read_choice import read_choice
from bot.messages.words import Words, refusal

QUIET_PREFIX: Final = "qt"


async def show(context: Context, ask: Ask) -> Reply:
    """How it is, and a button for each way that it may be."""
    say = await context.say(ask)
    if ask.is_home:
        return Reply(ack=say("inbox-quiet-here"), is_error=True)
    return Reply(private=_question(await _present(context, ask), say))


async def choose(context: Context, ask: Ask, value: str) -> Reply:
    """Set it, if the asker may manage the chat; else, as words may be wrong or missing, ask."""
    if ask.is_home or not value:
        return await show(context, ask)
    say = await context.say(ask)
    try:
        value = read_choice(value, {one: named(f"inbox-boards-{one}") for one in Boards})
    except RefusedError as err:
        question = _question(await _present(context, ask), say)
        return Reply(
            private=replace(question, lines=(refusal(err, say), *question.lines)), is_error=True
        )
    if not ask.may_manage:
        return Reply(ack=say("inbox-not-your-chat"), is_error=True)
    await context.admit(ask, Kind.SETTING)
    chat = await context.present(ask.where)
    await context.store.update_profile(str(chat), {profile.BOARDS: value})
    return Reply(ack=say("inbox-quiet-set", how=say(f"inbox-boards-{value}")))


async def tapped(context: Context, ask: Ask, text: str) -> Reply:
    """A button of the question: it stays, with the new value marked."""
    done = await choose(context, ask, text.removeprefix(f"{QUIET_PREFIX}:"))
    if done.is_error:
        return done
    question = _question(await _present(context, ask), await context.say(ask))
    if ask.is_private:
        return Reply(ack=done.ack, private=question)
    return Reply(ack=done.ack, public=question)


async def _present(context: Context, ask: Ask) -> Boards:
    settings = await of_chat_and_place(context.store, ask.where.platform, ask.where.id)
    return profile.boards(settings, ask.where.platform)


def _question(present: Boards, say: Words) -> Post:
    controls = tuple(
        Choice(
            label=("✓ " if one is present else "") + say(f"inbox-boards-{one}"),
            ticket=f"{QUIET_PREFIX}:{one}",
        )
        for one in Boards
    )
    return Post(lines=(say("inbox-boards"),), prompt=Prompt(controls=controls))


COMMAND: Final = Command(
    name="quiet",
    run=lambda context, ask, given: choose(context, ask, given.words.casefold()),
    arguments=(choice("boards", *(Offered.of(one, f"inbox-boards-{one}") for one in Boards)),),
    who=Who.MANAGER_CHANGES,
    shown=Shown.HERE,
    group="settings",
    in_menu=frozenset({Place.GROUP}),
    menus={QUIET_PREFIX: tapped},
)
