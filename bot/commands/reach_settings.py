"""Where somebody hears from Salle: whether his private chat takes messages, and how to mend it.

`set:reach` is the button that tries again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.application import profile
from bot.application.model import Address, Ask, Choice, Reply
from bot.application.notices import inbox_of
from bot.commands.context import Context
from bot.messages.words import Words, say_in
from storage.base import Notice, NoticeKind

REACH: Final = "reach"
_PAGE: Final = "web"  # which shows by itself what is new, and refuses nothing


def line(who: Address, settings: Mapping[str, str], say: Words) -> str:
    """How his private chat stands, with what mends it."""
    return say("hall-pair", name=say("reach-messages"), value=_state(who, settings, say))


def controls(settings: Mapping[str, str], ticket: str, say: Words) -> tuple[Choice, ...]:
    """The button under it, if there is something to mend."""
    if not profile.is_closed(settings):
        return ()
    return (Choice(label=say("reach-try-again"), ticket=ticket),)


async def try_again(context: Context, ask: Ask) -> Reply:
    """Write to him once more; in the settings he sees later whether that was taken."""
    settings = await context.store.profile(ask.me)
    say = say_in(context.preferences(ask, settings).language)
    notice = Notice(
        table=inbox_of(ask.who.address),
        version=int(context.now()),
        to=ask.me,
        kind=NoticeKind.HELLO,
    )
    await context.store.post([notice])
    return Reply(ack=say("reach-tried"))


def _state(who: Address, settings: Mapping[str, str], say: Words) -> str:
    if who.platform == _PAGE:
        return say("reach-page")
    why = profile.refusal(settings)
    if why is None:
        return say("reach-open" if profile.GREETED in settings else "reach-not-tried")
    key = f"reach-{who.platform}-{why}"
    if key not in say:
        key = "reach-refused"
    return f"{say(key)} {say('reach-meanwhile')}"
