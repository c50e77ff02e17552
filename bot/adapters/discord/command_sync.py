"""Tells Discord which commands there are, when they have changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.adapters.discord.requests import PLATFORM
from bot.adapters.discord.translations import FluentTranslator
from storage.base import Store, StoreAwayError

log = structlog.get_logger(__name__)

_PROFILE: Final = f"{PLATFORM}:app"  # stored beside people's profiles
_COMMANDS: Final = "commands"


async def sync(tree: app_commands.CommandTree[Any], store: Store) -> None:
    """Register the commands, unless the ones last registered are the same."""
    payload = [
        await command.get_translated_payload(tree, FluentTranslator())
        for command in tree.get_commands()
    ]
    text = json.dumps([tree.client.application_id, payload], sort_keys=True)
    fingerprint = hashlib.sha256(text.encode()).hexdigest()[:32]
    try:
        if (await store.profile(_PROFILE)).get(_COMMANDS) == fingerprint:
            return
        await tree.sync()
        await store.update_profile(_PROFILE, {_COMMANDS: fingerprint})
    except (discord.HTTPException, StoreAwayError) as err:
        # Discord keeps the commands of last time, and buttons need none.
        log.error("Discord doesn't take the commands", why=str(err))
