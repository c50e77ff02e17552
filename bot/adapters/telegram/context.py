"""What all handlers of updates share."""

from __future__ import annotations

from dataclasses import dataclass

from telegram.ext import ExtBot

from bot.adapters.telegram.message_client import MessageClient
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.users import UserDirectory
from bot.commands.application import Application


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramContext:
    """Shared by all handlers of updates; made once by the adapter."""

    app: Application
    bot: ExtBot[int]
    messages: MessageClient
    responder: Responder
    users: UserDirectory
