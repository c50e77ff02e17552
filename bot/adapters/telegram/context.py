"""What all handlers of updates share."""

from __future__ import annotations

from dataclasses import dataclass

from telegram.ext import ExtBot

from bot.adapters.telegram.messages import Messages
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.users import UserDirectory
from bot.commands.application import Application


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramContext:
    """Shared by all handlers of updates; made once by the adapter."""

    app: Application
    bot: ExtBot[int]
    messages: Messages
    responder: Responder
    users: UserDirectory
