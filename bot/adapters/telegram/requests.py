"""Updates as the command layer hears them: the asker, the place, the words."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from telegram import Bot, CallbackQuery, Chat, MaybeInaccessibleMessage, Message, User
from telegram.constants import ChatMemberStatus

from bot.adapters.telegram.places import PLATFORM, MessageRef, Place
from bot.application.model import Address, Ask, Person
from bot.application.tickets import Ticket, TicketError
from storage.base import TableKey


def person(user: User) -> Person:
    """A user of Telegram."""
    return Person(
        address=Address(platform=PLATFORM, id=str(user.id)),
        name=user.first_name,
        locale=user.language_code or "",
        username=user.username or "",
    )


def place_of(message: MaybeInaccessibleMessage) -> Place:
    """The chat of a message, with its topic."""
    is_group = message.chat.type != Chat.PRIVATE  # a private chat is one room, topics or not
    if is_group and isinstance(message, Message) and message.is_topic_message:
        return Place(message.chat.id, message.message_thread_id)
    return Place(message.chat.id)


def ref_of(message: MaybeInaccessibleMessage) -> MessageRef:
    """A message of ours that somebody tapped on."""
    media = isinstance(message, Message) and (
        message.photo or message.animation or message.document
    )
    return MessageRef(message.chat.id, message.message_id, bool(media))


def may_ask(message: Message) -> bool:
    """Whether a message may be meant for us, or says that its chat has moved; else it is talk."""
    return (
        message.chat.type == Chat.PRIVATE
        or (message.text or "").startswith("/")
        or message.via_bot is not None
        or table_under(answered_to(message)) is not None
        or bool(message.migrate_to_chat_id or message.migrate_from_chat_id)
    )


def typed(message: Message, user: User) -> Ask:
    """An ask by a message: in a group everybody reads it, and its answer.

    Its nonce is the message's, and not the update's: Telegram tells of a message again when it gets
    a preview, and may do so under another number.
    """
    is_private, place = message.chat.type == Chat.PRIVATE, place_of(message)
    return Ask(
        who=person(user),
        where=place.address,
        thread=place.address if place.topic else None,
        nonce=_nonce(message),
        is_private=is_private,
        is_overheard=not is_private,
    )


def _nonce(message: Message) -> str:
    # The same for the same words of a message, and for nothing else.
    said = hashlib.sha256((message.text or "").encode(errors="replace")).hexdigest()[:8]
    return f"{message.chat.id}.{message.message_id}.{message.date.timestamp():.0f}.{said}"


def tapped(query: CallbackQuery) -> Ask:
    """An ask by a button: its answer is for the asker alone, wherever the button stands."""
    who = person(query.from_user)
    message = query.message
    if message is None:  # under what somebody sent from inline mode
        return Ask(who=who, where=who.address, nonce=query.id, is_private=True, by_alert=True)
    return Ask(
        who=who,
        where=place_of(message).address,
        nonce=query.id,
        message=f"{message.chat.id}.{message.message_id}",
        is_private=message.chat.type == Chat.PRIVATE,
        by_alert=message.chat.type != Chat.PRIVATE,
    )


async def with_rights(ask: Ask, bot: Bot) -> Ask:
    """The same, knowing whether the asker may manage the group: Telegram is asked for that."""
    member = await bot.get_chat_member(Place.of(ask.where).chat, int(ask.who.address.id))
    may_manage = member.status in (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)
    return replace(ask, may_manage=may_manage, may_manage_place=may_manage)


def table_under(message: Message | None) -> TableKey | None:
    """The table that one of our messages is about: its buttons name it."""
    if message is None or message.reply_markup is None:
        return None
    for row in message.reply_markup.inline_keyboard:
        for button in row:
            if isinstance(button.callback_data, str):
                try:
                    return Ticket.parse(button.callback_data).table
                except TicketError:
                    continue
    return None


def answered_to(message: Message) -> Message | None:
    """The message that this one replies to.

    In a topic a message without a reply replies to the message that opened the topic.
    """
    reply = message.reply_to_message
    return None if reply is None or reply.forum_topic_created else reply
