"""Telegram, through python-telegram-bot."""

from bot.adapters.telegram.adapter import TelegramAdapter
from bot.commands.runner import Hall
from bot.messages.pictures import Pictures
from bot.settings import Settings


def make_adapter(settings: Settings, hall: Hall, pictures: Pictures) -> TelegramAdapter:
    """The bot whose token the settings hold; `start` logs in."""
    return TelegramAdapter(settings, hall, pictures)
