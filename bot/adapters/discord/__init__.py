"""Discord: slash commands, buttons, threads and private messages, over one sharded client."""

from bot.adapters.discord.adapter import Discord, make_adapter

__all__ = ["Discord", "make_adapter"]
