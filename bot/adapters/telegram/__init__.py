"""Telegram, through python-telegram-bot."""

from bot.adapters.telegram.adapter import TelegramAdapter
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.settings import Settings


def make_adapter(settings: Settings, app: Application, pictures: Pictures) -> TelegramAdapter:
    """The bot whose token the settings hold; `start` logs in."""
    return TelegramAdapter(settings, app, pictures)
