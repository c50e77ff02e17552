"""Messages are made, edited and deleted here, whoever asks: a channel, a webhook, a callback."""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from . import look, payloads, validate
from .errors import ApiError, Json
from .model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SILENT,
    Attachment,
    Channel,
    Message,
    User,
)
from .world import World

SETTABLE = 1 << 2 | EPHEMERAL | SILENT | COMPONENTS_V2  # 1 << 2: embeds suppressed
OLD = 3_600.0  # seconds; older messages take few edits


@dataclass(frozen=True, slots=True)
class Upload:
    """A file part of a request, `files[index]`."""

    index: int
    filename: str
    data: bytes


def compose(
    world: World,
    channel: Channel,
    author: User,
    form: Json,
    uploads: Sequence[Upload] = (),
    *,
    ephemeral_for: User | None = None,
    interaction: Json | None = None,
) -> Message:
    """A new message in the channel, told to everybody concerned.

    Raises:
        ApiError: 50006, 50035 or 40005.
    """
    flags = form.get("flags") or 0
    draft = validate.Draft(flags=flags & SETTABLE)
    if ephemeral_for is None:
        draft.flags &= ~EPHEMERAL
    _fill(world, channel, draft, form, uploads)
    validate.check_message(draft)
    made = Message(world.flakes.next(), channel, author, world.clock.now())
    made.ephemeral_for = ephemeral_for
    made.interaction = interaction
    made.reference = _reference(world, channel, form)
    made.nonce = None if form.get("nonce") is None else str(form["nonce"])
    _settle(world, made, draft)
    made.pinged = [] if made.silent else _allowed(world, made, form)
    world.messages[made.id] = made
    channel.everything.append(made)
    if channel.archived and not ephemeral_for:
        world.set_archived(channel, archived=False)  # a new message wakes a thread
    world.publish(made, "MESSAGE_CREATE")
    return made


def placeholder(
    world: World, channel: Channel, ephemeral_for: User | None, interaction: Json
) -> Message:
    """The "thinking…" message of a deferred answer."""
    made = Message(world.flakes.next(), channel, world.bot, world.clock.now())
    made.flags = LOADING | (EPHEMERAL if ephemeral_for else 0)
    made.ephemeral_for = ephemeral_for
    made.interaction = interaction
    world.messages[made.id] = made
    channel.everything.append(made)
    world.publish(made, "MESSAGE_CREATE")
    return made


def amend(world: World, message: Message, form: Json, uploads: Sequence[Upload] = ()) -> Message:
    """The message, edited: what the form does not name stays; files are added to the old ones
    unless `attachments` says which of those stay.

    Raises:
        ApiError: 50006, 50035, 40005, or 50083 in an archived thread.
    """
    if message.deleted:
        raise ApiError(10008)
    if message.channel.archived:
        raise ApiError(50083)
    draft = validate.Draft(
        content=message.content,
        embeds=message.embeds,
        components=message.components,
        attachments=list(message.attachments),
        flags=message.flags & ~LOADING,
    )
    # Once a layout, always a layout; the other flags of an edit are not ours to set.
    draft.flags |= (form.get("flags") or 0) & COMPONENTS_V2
    _fill(world, message.channel, draft, form, uploads)
    validate.check_message(draft)
    filled = message.loading
    message.earlier.append(message.now)
    _settle(world, message, draft)
    if filled:
        message.pinged = _allowed(world, message, form)
    message.edited = world.clock.now()
    world.publish(message, "MESSAGE_UPDATE")
    return message


def amend_in_channel(
    world: World, message: Message, form: Json, uploads: Sequence[Upload]
) -> Message:
    """An edit through the channel, which knows owners and the age of messages (50005, 30046)."""
    if message.author is not world.bot:
        raise ApiError(50005)
    retry = world.limits.old_edit_retry
    if retry is not None and world.clock.now() - message.created > OLD:
        raise ApiError(30046, retry_after=retry)
    return amend(world, message, form, uploads)


def remove(world: World, message: Message) -> None:
    message.deleted = True
    del world.messages[message.id]
    message.channel.everything.remove(message)
    message.channel.removed.append(message)
    world.publish(message, "MESSAGE_DELETE")


def _fill(
    world: World, channel: Channel, draft: validate.Draft, form: Json, uploads: Sequence[Upload]
) -> None:
    """The form's fields over the draft's."""
    if "content" in form:
        draft.content = form["content"] or ""
    if "embeds" in form:
        draft.embeds = form["embeds"] or []
    if "components" in form:
        draft.components = copy.deepcopy(form["components"] or [])
    draft.attachments = _attachments(world, channel, draft.attachments, form, uploads)


def _attachments(
    world: World,
    channel: Channel,
    before: list[Attachment],
    form: Json,
    uploads: Sequence[Upload],
) -> list[Attachment]:
    named: dict[str, Json] = {str(a["id"]): a for a in form.get("attachments") or []}
    kept = before
    if "attachments" in form:
        kept = [
            replace(a, alt=named[str(a.id)].get("description", a.alt))
            for a in before
            if str(a.id) in named
        ]
    unknown = set(named) - {str(a.id) for a in before} - {str(u.index) for u in uploads}
    if unknown:
        raise ApiError(50035, message=f"No such attachments: {sorted(unknown)}")
    return [*kept, *(_store(world, channel, u, named.get(str(u.index), {})) for u in uploads)]


def _store(world: World, channel: Channel, upload: Upload, about: Json) -> Attachment:
    if len(upload.data) > validate.FILE_LIMIT:
        raise ApiError(40005)
    name = about.get("filename") or upload.filename
    alt = about.get("description")
    return Attachment(world.flakes.next(), channel.id, name, upload.data, alt)


def _settle(world: World, message: Message, draft: validate.Draft) -> None:
    message.content = draft.content
    message.embeds = draft.embeds
    message.components = draft.components
    message.attachments = draft.attachments
    message.flags = draft.flags
    message.mentions = _mentioned(world, message)
    _resolve_media(world, message)
    for number, component in enumerate(look.walk(message.components), start=1):
        component.setdefault("id", number)


def _resolve_media(world: World, message: Message) -> None:
    """Puts the stored file's address where a component or embed says `attachment://name`."""
    files = {f"attachment://{a.filename}": a for a in message.attachments}
    shown = [m for m, _ in look.media(message.components)]
    shown += [e[key] for e in message.embeds for key in ("image", "thumbnail") if key in e]
    for item in shown:
        file = files.get(item["url"])
        if file:
            known = payloads.attachment(world, file)
            keys = ("url", "proxy_url", "width", "height", "content_type")
            item |= {key: known[key] for key in keys if key in known}
            item["attachment_id"] = str(file.id)


def _reference(world: World, channel: Channel, form: Json) -> Message | None:
    asked = form.get("message_reference")
    if not asked:
        return None
    found = world.messages.get(int(asked["message_id"]))
    if found is None or found.channel is not channel:
        if asked.get("fail_if_not_exists", True):
            raise ApiError(50035, errors={"message_reference": {"_errors": [_UNKNOWN]}})
        return None
    return found


_UNKNOWN = {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}


def _mentioned(world: World, message: Message) -> list[User]:
    texts = [message.content]
    texts += [c["content"] for c in look.walk(message.components) if c["type"] == look.TEXT]
    ids = dict.fromkeys(int(n) for n in re.findall(r"<@!?(\d+)>", " ".join(texts)))
    return [world.users[i] for i in ids if i in world.users]


def _allowed(world: World, message: Message, form: Json) -> list[User]:
    """Who is really notified: the mentioned, as far as `allowed_mentions` lets them be."""
    rule: Any = form.get("allowed_mentions")
    replied = message.reference.author if message.reference else None
    if rule is None:
        return [*message.mentions, *([replied] if replied else [])]
    parse, listed = rule.get("parse", []), {int(i) for i in rule.get("users", [])}
    if "users" in parse and listed:
        text = "Mutually exclusive with parse: users"
        raise ApiError(50035, errors={"allowed_mentions": {"users": {"_errors": [text]}}})
    pinged = [u for u in message.mentions if "users" in parse or u.id in listed]
    if replied and rule.get("replied_user"):
        pinged.append(replied)
    return pinged
