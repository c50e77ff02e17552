"""Discord: slash commands, buttons, threads and private messages, over one sharded client."""

from bot.adapters.discord.adapter import DiscordAdapter, make_adapter

__all__ = ["DiscordAdapter", "make_adapter"]
