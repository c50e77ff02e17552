"""Routes of channels, threads and their messages."""

from __future__ import annotations

from typing import Any

from . import messages, payloads
from .errors import ApiError, Form, Json
from .model import Channel, ChannelType, Message, Permission
from .rest import Call, Routes
from .world import GUILDS, Event, World

routes = Routes()

ARCHIVE_MINUTES = {60, 1_440, 4_320, 10_080}


def _need(channel: Channel, permission: Permission) -> None:
    if channel.guild and not channel.allows(permission):
        raise ApiError(50013)


def _writable(world: World, channel: Channel) -> None:
    """Refuses to write where the bot may not, or to who takes no private messages."""
    if channel.recipient:
        if not channel.recipient.dm_open:
            raise ApiError(50007)
        if not world.share_a_guild(channel.recipient):
            raise ApiError(50278)
    elif channel.is_thread:
        _need(channel, Permission.SEND_MESSAGES_IN_THREADS)
        if channel.locked and channel.archived:
            raise ApiError(50083)
    else:
        _need(channel, Permission.SEND_MESSAGES)


@routes("POST", "/users/@me/channels")
def open_dm(world: World, call: Call) -> Json:
    user = world.user(int(call.form["recipient_id"]))
    if user.dm_refused:
        raise ApiError(40003)
    if user is world.bot:
        raise ApiError(50007)
    return payloads.channel(world, world.dm(user))


@routes("GET", "/channels/{channel}")
def get_channel(world: World, call: Call) -> Json:
    return payloads.channel(world, world.channel(call.id("channel")))


@routes("PATCH", "/channels/{channel}")
def edit_channel(world: World, call: Call) -> Json:
    channel = world.channel(call.id("channel"))
    form: Json = call.form
    if not channel.is_thread:
        _need(channel, Permission.MANAGE_CHANNELS)
        channel.name = form.get("name", channel.name)
        return payloads.channel(world, channel)
    if channel.archived and form.get("archived") is not False:
        raise ApiError(50083)
    if "locked" in form:
        _need(channel, Permission.MANAGE_THREADS)
    check = Form()
    check.length("name", form.get("name", channel.name), 1, 100)
    minutes = form.get("auto_archive_duration", channel.auto_archive)
    check.among("auto_archive_duration", minutes, ARCHIVE_MINUTES)
    check.check()
    channel.name = form.get("name", channel.name)
    channel.auto_archive = minutes
    channel.locked = form.get("locked", channel.locked)
    world.set_archived(channel, archived=form.get("archived", channel.archived))
    return payloads.channel(world, channel)


@routes("DELETE", "/channels/{channel}")
def delete_channel(world: World, call: Call) -> Json:
    channel = world.channel(call.id("channel"))
    body = payloads.channel(world, channel)
    guild = channel.guild
    if guild is None:
        return body  # a private channel is only closed
    _need(channel, Permission.MANAGE_THREADS if channel.parent else Permission.MANAGE_CHANNELS)
    (guild.threads if channel.parent else guild.channels).remove(channel)
    del world.channels[channel.id]
    name = "THREAD_DELETE" if channel.parent else "CHANNEL_DELETE"
    world.emit(Event(name, body, GUILDS, guild))
    return body


@routes("POST", "/channels/{channel}/typing")
def typing(world: World, call: Call) -> None:
    _writable(world, world.channel(call.id("channel")))


# Messages


@routes("POST", "/channels/{channel}/messages")
def post(world: World, call: Call) -> Json:
    channel = world.channel(call.id("channel"))
    _writable(world, channel)
    nonce = call.form.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        check = Form()
        check.length("nonce", str(nonce), 0, 25)
        check.check()
    if known := _already_made(world, channel, call.form):
        return payloads.message(world, known)
    if call.uploads:
        _need(channel, Permission.ATTACH_FILES)
    made = messages.compose(world, channel, world.bot, call.form, call.uploads)
    if made.nonce is not None and call.form.get("enforce_nonce"):
        world.nonces[channel.id, made.nonce] = made
    return payloads.message(world, made)


def _already_made(world: World, channel: Channel, form: Json) -> Message | None:
    """With `enforce_nonce`, the message of the last minutes that has the same nonce."""
    if not form.get("enforce_nonce"):
        return None
    known = world.nonces.get((channel.id, str(form.get("nonce"))))
    if known and world.clock.now() - known.created <= world.limits.nonce_memory:
        return known
    return None


@routes("GET", "/channels/{channel}/messages")
def history(world: World, call: Call) -> list[Json]:
    channel = world.channel(call.id("channel"))
    _need(channel, Permission.READ_MESSAGE_HISTORY)
    query = call.query
    before, after = int(query.get("before", 1 << 63)), int(query.get("after", 0))
    found = [m for m in channel.messages if after < m.id < before]
    limit = int(query.get("limit", 50))
    chosen = found[:limit] if "after" in query else found[-limit:]
    return [payloads.message(world, m) for m in reversed(chosen)]


@routes("GET", "/channels/{channel}/messages/{message}")
def get_message(world: World, call: Call) -> Json:
    channel = world.channel(call.id("channel"))
    _need(channel, Permission.READ_MESSAGE_HISTORY)
    return payloads.message(world, world.message(channel, call.id("message")))


@routes("PATCH", "/channels/{channel}/messages/{message}")
def edit(world: World, call: Call) -> Json:
    channel = world.channel(call.id("channel"))
    message = world.message(channel, call.id("message"))
    messages.amend_in_channel(world, message, call.form, call.uploads)
    return payloads.message(world, message)


@routes("DELETE", "/channels/{channel}/messages/{message}")
def delete(world: World, call: Call) -> None:
    channel = world.channel(call.id("channel"))
    message = world.message(channel, call.id("message"))
    if message.author is not world.bot:
        _need(channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise ApiError(50083)
    messages.remove(world, message)


# Threads


@routes("POST", "/channels/{channel}/messages/{message}/threads")
def thread_from_message(world: World, call: Call) -> Json:
    channel = world.channel(call.id("channel"))
    message = world.message(channel, call.id("message"))
    if message.thread:
        raise ApiError(160004)
    return _start_thread(world, channel, call.form, message)


@routes("POST", "/channels/{channel}/threads")
def thread(world: World, call: Call) -> Json:
    return _start_thread(world, world.channel(call.id("channel")), call.form, None)


def _start_thread(world: World, channel: Channel, form: Json, start: Message | None) -> Json:
    check = Form()
    check.length("name", form.get("name"), 1, 100)
    minutes = form.get("auto_archive_duration") or 1_440
    check.among("auto_archive_duration", minutes, ARCHIVE_MINUTES)
    # Without a message and without a type, the platform makes a private thread.
    kind = 11 if start else form.get("type", 12)
    check.among("type", kind, {11, 12})
    check.check()
    kind = ChannelType(kind)
    public = kind is ChannelType.PUBLIC_THREAD
    permission = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    _need(channel, permission)
    made = world.add_thread(channel, form["name"], kind, start=start, minutes=minutes)
    return payloads.channel(world, made)


@routes("PUT", "/channels/{channel}/thread-members/{user}")
def thread_member(world: World, call: Call) -> None:
    """Everybody sees a public thread; its members have it in their lists."""
    thread = world.channel(call.id("channel"))
    if thread.archived:
        raise ApiError(50083)
    thread.members.add(call.id("user"))


@routes("GET", "/guilds/{guild}/threads/active")
def active_threads(world: World, call: Call) -> Json:
    guild = world.guild(call.id("guild"))
    awake: list[Any] = [payloads.channel(world, t) for t in guild.threads if not t.archived]
    return {"threads": awake, "members": []}
