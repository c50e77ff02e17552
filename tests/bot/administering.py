"""What those who manage a place say and tap there."""

from __future__ import annotations

from typing import Any

from bot.application.model import Address, Reply
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from storage.base import TableKey
from tests.bot.salle import ROOM, Someone, main_button

WHY = "They feed each other."


async def says(
    who: Someone,
    act: str,
    *,
    whom: Someone | None = None,
    table: TableKey | None = None,
    reason: str = WHY,
    where: Address = ROOM,
    **more: Any,
) -> Reply:
    """`/admin` with all that, in a chat that this person manages."""
    command = registry().commands["admin"]
    chosen = {"act": act, "reason": reason}
    person = whom.person if whom else None
    given = Given(arguments=command.arguments, person=person, table=table, chosen=chosen)
    ask = who.ask(where, **{"may_manage": True, "may_manage_place": True} | more)
    return await who.salle.app.say(command, ask, given, Place.GROUP)


async def does(who: Someone, act: str, **more: Any) -> Reply:
    """The same, and yes; in the private chat, where questions are answered."""
    question = await says(who, act, **more)
    assert question.private, question
    return await who.taps(main_button(question.private))
