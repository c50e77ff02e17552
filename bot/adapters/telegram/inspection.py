"""What Salle lacks in a group of Telegram, asked of Telegram itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from telegram import (
    ChatMember,
    ChatMemberAdministrator,
    ChatMemberRestricted,
    ChatPermissions,
)
from telegram.error import TelegramError
from telegram.ext import ExtBot

from bot.adapters.telegram.places import Place
from bot.application.model import Address
from bot.application.permissions import InspectedChat, Inspection, NotInspectedError, Permission

# By the names that Telegram has for them.
_NEEDED: Final[Mapping[str, Permission]] = {
    "can_send_messages": Permission.SEND,
    "can_send_photos": Permission.PICTURES,
    "can_send_other_messages": Permission.MOTION,
}
_GONE: Final = (ChatMember.LEFT, ChatMember.BANNED)


async def inspect_group(bot: ExtBot[int], group: Address) -> Inspection:
    """The group, and what Salle lacks in it. Two requests.

    Telegram lists nobody the topics of a group. Raises NotInspectedError.
    """
    place = Place.of(group)
    try:
        chat = await bot.get_chat(place.chat)
        me = await bot.get_chat_member(place.chat, bot.id)
    except TelegramError as err:
        raise NotInspectedError(str(err)) from err
    if me.status in _GONE:
        raise NotInspectedError(me.status)
    missing = _missing(me, chat.permissions)
    if chat.is_forum and not (isinstance(me, ChatMemberAdministrator) and me.can_manage_topics):
        missing |= {Permission.THREADS}
    here = InspectedChat(id=str(place.chat), name=chat.title or "", missing=missing)
    return Inspection(chats=(here,), lists_all=not chat.is_forum)


# Administrators may send anything. Others may what the group lets all members do, or less.
def _missing(me: ChatMember, usual: ChatPermissions | None) -> frozenset[Permission]:
    if isinstance(me, ChatMemberAdministrator):
        return frozenset()
    theirs = me if isinstance(me, ChatMemberRestricted) else None
    given = (one for one in (usual, theirs) if one is not None)
    return frozenset(
        needed for one in given for name, needed in _NEEDED.items() if getattr(one, name) is False
    )
