"""The platform's JSON for its things."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import quote

from .errors import Json
from .model import EPHEMERAL, Attachment, ChannelType, picture_size

if TYPE_CHECKING:
    from .model import Channel, Guild, Message, User
    from .world import World


def stamp(seconds: float | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()


def user(person: User) -> Json:
    return {
        "id": str(person.id),
        "username": person.name.lower(),
        "global_name": None if person.bot else person.name,
        "discriminator": "0",
        "avatar": None,
        "bot": person.bot,
    }


def member(person: User, *, with_user: bool = True) -> Json:
    body: Json = {
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "premium_since": None,
        "pending": False,
        "flags": 0,
        "deaf": False,
        "mute": False,
    }
    return body | ({"user": user(person)} if with_user else {})


def application(world: World) -> Json:
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": {**user(world.bot), "bot": False},
        "team": None,
        "verify_key": "0" * 64,
        "flags": world.application_flags,
        "interactions_endpoint_url": world.interactions_endpoint or None,
        "integration_types_config": world.install_ways,
    }


def _everyone(guild_: Guild) -> Json:
    return {
        "id": str(guild_.id),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": str(int(guild_.permissions)),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild(world: World, guild_: Guild, *, everybody: bool = False) -> Json:
    """As in GUILD_CREATE: without the members intent, the bot is its only member."""
    people = guild_.members if everybody else [world.bot]
    return {
        "id": str(guild_.id),
        "name": guild_.name,
        "icon": None,
        "owner_id": str(guild_.members[0].id),
        "preferred_locale": guild_.locale,
        "features": [],
        "roles": [_everyone(guild_)],
        "emojis": [],
        "stickers": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "afk_timeout": 300,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_id": str(guild_.system.id) if guild_.system else None,
        "system_channel_flags": 0,
        "unavailable": False,
        "large": False,
        "member_count": len(guild_.members),
        "members": [member(p) for p in people],
        "channels": [channel(world, c) for c in guild_.channels],
        "threads": [channel(world, t) for t in guild_.threads if not t.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(world: World, channel_: Channel) -> Json:
    last = channel_.messages[-1].id if channel_.messages else None
    body: Json = {
        "id": str(channel_.id),
        "type": int(channel_.type),
        "last_message_id": str(last) if last else None,
        "flags": 0,
    }
    if channel_.type is ChannelType.DM:
        assert channel_.recipient
        return body | {"recipients": [user(channel_.recipient)]}
    assert channel_.guild
    body |= {"guild_id": str(channel_.guild.id), "name": channel_.name}
    if channel_.parent:
        return body | _thread(world, channel_)
    denied = {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(int(channel_.denied))}
    return body | {
        "position": channel_.guild.channels.index(channel_),
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "permission_overwrites": [denied] if channel_.denied else [],
    }


def _thread(world: World, thread: Channel) -> Json:
    assert thread.parent
    return {
        "parent_id": str(thread.parent.id),
        "owner_id": str(world.bot.id),
        "message_count": len(thread.messages),
        "total_message_sent": len(thread.messages),
        "member_count": 1,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive,
            "archive_timestamp": stamp(thread.archive_changed),
            "create_timestamp": stamp(thread.archive_changed),
        },
    }


def link(world: World, attachment: Attachment) -> str:
    """A signed address, which expires."""
    expires = int(world.clock.now() + world.limits.link_lifetime)
    path = f"{attachment.channel_id}/{attachment.id}/{quote(attachment.filename)}"
    return f"{world.base}/cdn/attachments/{path}?ex={expires:x}"


def attachment(world: World, file: Attachment, *, ephemeral: bool = False) -> Json:
    url = link(world, file)
    size = picture_size(file.data)
    body: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
        "ephemeral": ephemeral,
    }
    if file.alt:
        body["description"] = file.alt
    if size:
        body |= {"width": size[0], "height": size[1]}
    return body


def message(world: World, message_: Message) -> Json:
    body: Json = {
        "id": str(message_.id),
        "channel_id": str(message_.channel.id),
        "author": user(message_.author),
        "content": message_.content,
        "timestamp": stamp(message_.created),
        "edited_timestamp": stamp(message_.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(u) for u in message_.mentions],
        "mention_roles": [],
        "attachments": [
            attachment(world, a, ephemeral=bool(message_.flags & EPHEMERAL))
            for a in message_.attachments
        ],
        "embeds": message_.embeds,
        "components": message_.components,
        "pinned": False,
        "flags": message_.flags,
        "type": 0,
    }
    if message_.nonce is not None:
        body["nonce"] = message_.nonce
    if message_.interaction:
        application_id = str(world.application_id)
        body |= {"webhook_id": application_id, "application_id": application_id}
        body |= {"type": 20, "interaction_metadata": message_.interaction}
    if message_.thread:
        body["thread"] = channel(world, message_.thread)
    if message_.reference:
        referred = message_.reference
        body["type"] = 19
        body["message_reference"] = {
            "message_id": str(referred.id),
            "channel_id": str(referred.channel.id),
        }
        body["referenced_message"] = (
            None if referred.deleted else message(world, referred) | {"referenced_message": None}
        )
    return body
