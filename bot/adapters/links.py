"""Links to messages of every platform: also of those that another process serves."""

from __future__ import annotations

from bot.adapters.discord import places as discord
from bot.adapters.telegram import places as telegram
from bot.application.links import Links


def all_links() -> Links:
    """Links to the tables of all platforms; none needs a platform's library."""
    return Links(
        by_platform={
            discord.PLATFORM: discord.message_link,
            telegram.PLATFORM: telegram.message_link,
        }
    )
