"""Tells Discord which commands there are, when they have changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.adapters.discord.requests import PLATFORM
from bot.adapters.discord.translations import Translator
from storage.base import Store, StoreAwayError

log = structlog.get_logger(__name__)

APP: Final = f"{PLATFORM}:app"
_COMMANDS: Final = "commands"


async def sync(tree: app_commands.CommandTree[Any], store: Store) -> None:
    """Register the commands, unless the ones last registered are the same."""
    payload = [
        await command.get_translated_payload(tree, Translator()) for command in tree.get_commands()
    ]
    text = json.dumps([tree.client.application_id, payload], sort_keys=True)
    print_ = hashlib.sha256(text.encode()).hexdigest()[:32]
    try:
        if (await store.profile(APP)).get(_COMMANDS) == print_:
            return
        await tree.sync()
        await store.update_profile(APP, {_COMMANDS: print_})
    except (discord.HTTPException, StoreAwayError) as err:
        # The commands of last time are still there, and buttons need none.
        log.error("Discord doesn't take the commands", why=str(err))
