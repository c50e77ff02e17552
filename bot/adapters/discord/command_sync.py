"""Tells Discord which commands there are, when they have changed."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.adapters.discord.activity import ENTRY_POINT, Activity
from bot.adapters.discord.places import PLATFORM
from bot.adapters.discord.translations import FluentTranslator
from storage.base import StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)

_PROFILE: Final = f"{PLATFORM}:app"  # stored beside people's profiles
_COMMANDS: Final = "commands"
_PATIENCE: Final = 3.0  # seconds that the connection waits for the commands
_RETRY_DELAY: Final = 30.0  # seconds


@asynccontextmanager
async def registered(
    tree: app_commands.CommandTree[Any], store: Store, activity: Activity
) -> AsyncIterator[None]:
    """Register the commands, and go on with that beside the block if it takes longer.

    Discord limits for hours how often commands change. It keeps those of last time meanwhile, and
    buttons need none.
    """
    registering = asyncio.create_task(_register(tree, store, activity))
    try:
        await asyncio.wait([registering], timeout=_PATIENCE)
        yield
    finally:
        registering.cancel()


async def _register(tree: app_commands.CommandTree[Any], store: Store, activity: Activity) -> None:
    # Until Discord has taken them, or refused them.
    while True:
        try:
            await _sync(tree, store, activity)
        except discord.RateLimited as err:
            log.warning("Discord takes no commands for now", seconds=round(err.retry_after))
            await asyncio.sleep(err.retry_after)
        except (StoreAwayError, aiohttp.ClientError, OSError) as err:
            log.warning("the commands aren't registered yet", why=str(err))
            await asyncio.sleep(_RETRY_DELAY)
        except discord.HTTPException as err:
            log.error("Discord doesn't take the commands", why=str(err))
            return
        except Exception:
            log.exception("the commands can't be registered")
            return
        else:
            return


async def _sync(tree: app_commands.CommandTree[Any], store: Store, activity: Activity) -> None:
    # Register them, unless the ones last registered are the same.
    payload = [
        await command.get_translated_payload(tree, FluentTranslator())
        for command in tree.get_commands()
    ]
    if activity.is_known:  # else Discord, which has made one by itself, takes no list at all
        payload.append(dict(ENTRY_POINT))
    text = json.dumps([tree.client.application_id, payload], sort_keys=True)
    fingerprint = hashlib.sha256(text.encode()).hexdigest()[:32]
    if (await store.profile(_PROFILE)).get(_COMMANDS) == fingerprint:
        return
    assert tree.client.application_id  # noqa: S101 - the login has found it out
    await tree.client.http.bulk_upsert_global_commands(tree.client.application_id, payload)
    await store.update_profile(_PROFILE, {_COMMANDS: fingerprint})
