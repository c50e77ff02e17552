"""What a link to our private chat does there: its payload comes with /start."""

from __future__ import annotations

from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError
from telegram.ext import ExtBot

from bot.adapters.telegram.places import (
    INVITATION,
    JOIN,
    PLATFORM,
    TURN,
    Place,
    read_payload,
    read_subject,
)
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket
from bot.commands import boards, challenge_answers
from bot.commands.application import Application
from bot.commands.invitations import open_invitation
from bot.commands.registry import registry
from bot.commands.subjects import open_subject
from storage.base import TableKey


async def follow_link(app: Application, bot: ExtBot[int], ask: Ask, payload: str) -> Reply | None:
    """The reply to a link, for somebody in their private chat; None if it is none of ours.

    Anybody who has the link of a challenge accepts it. Else a stranger's link counts as little as a
    button that they tapped: members of a table's chat see it, and its players.
    """
    if payload.startswith(INVITATION):
        return await app.run(open_invitation, ask, payload.removeprefix(INVITATION))
    if subject := read_subject(payload):
        return await app.run(open_subject, ask, subject)
    link = read_payload(payload)
    if link is None or link[0] not in (JOIN, TURN, *registry().linked):
        return None
    kind, table = link
    is_ours = table.platform == PLATFORM
    if kind != JOIN and not (is_ours and await _is_member(app, bot, ask, table)):
        ask = ask.by_button()
    if kind == JOIN:
        return await app.run(challenge_answers.join, ask, table)
    if kind == TURN:
        return await app.run(boards.hand, ask, table)
    ticket = Ticket(verb=kind, table=table, version=0)
    return await app.run(registry().button_of(ticket), ask, ticket)


async def _is_member(app: Application, bot: ExtBot[int], ask: Ask, table: TableKey) -> bool:
    chat = await app.context.store.chat_now(table.platform, str(Place.of(table.chat).chat))
    try:
        member = await bot.get_chat_member(int(chat), int(ask.who.address.id))
    except TelegramError:
        return False
    return member.status not in (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
