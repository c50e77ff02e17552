"""What a link to our private chat does there: its payload comes with /start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError
from telegram.ext import ExtBot

from bot.adapters.telegram.places import INVITATION, JOIN, TURN, Place, read_payload
from bot.application.model import Ask, Reply
from bot.application.tickets import Verb
from bot.commands import boards, challenge_answers, exports, game_rules, history, verification
from bot.commands.application import Application
from bot.commands.context import Context
from bot.commands.invitations import open_invitation
from storage.base import TableKey

TableCommand = Callable[[Context, Ask, TableKey], Awaitable[Reply]]

_LINKED: Final[Mapping[str, TableCommand]] = {
    JOIN: challenge_answers.join,
    TURN: boards.hand,
    Verb.TEXT: boards.text,
    Verb.HISTORY: history.history,
    Verb.MORE: boards.more,
    Verb.RULES: game_rules.rules_of_table,
    Verb.VERIFY: verification.verify,
    Verb.EXPORT: exports.export,
    Verb.ANIMATION: history.animation,
}
"""What a link to the private chat does there."""


async def follow_link(app: Application, bot: ExtBot[int], ask: Ask, payload: str) -> Reply | None:
    """The reply to a link, for somebody in his private chat; None if it is none of ours.

    A challenge is accepted by whoever has its link. Else a stranger's link counts as little as a
    button that he tapped: members of a table's chat see it, and its players.
    """
    if payload.startswith(INVITATION):
        return await app.run(open_invitation, ask, payload.removeprefix(INVITATION))
    link = read_payload(payload)
    if link is None:
        return None
    kind, table = link
    if kind != JOIN and not await _is_member(app, bot, ask, table):
        ask = ask.by_button()
    return await app.run(_LINKED[kind], ask, table)


async def _is_member(app: Application, bot: ExtBot[int], ask: Ask, table: TableKey) -> bool:
    """Whether somebody reads along in the chat of a table."""
    chat = await app.context.store.chat_now(table.platform, str(Place.of(table.chat).chat))
    try:
        member = await bot.get_chat_member(int(chat), int(ask.who.address.id))
    except TelegramError:
        return False
    return member.status not in (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
