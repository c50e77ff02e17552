"""Interactions: what a person did, the one answer due in 3 s, and 15 minutes of follow-ups."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field

from . import catalogue, messages, payloads, validate
from .errors import ApiError, Form, Json
from .messages import Upload
from .model import EMBEDDED, EPHEMERAL, EVERYTHING, LOADING, Channel, Message, User
from .world import Event, World


class Kind(enum.IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(enum.IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
    LAUNCH_ACTIVITY = 12


ANSWERS: dict[Kind, set[Answer]] = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL, Answer.LAUNCH_ACTIVITY},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.COMPONENT: set(Answer) - {Answer.CHOICES},
    Kind.MODAL: set(Answer) - {Answer.CHOICES, Answer.MODAL},
}


@dataclass(eq=False)
class Interaction:
    """Somebody's act, and what the bot answered."""

    id: int
    token: str
    kind: Kind
    user: User
    channel: Channel
    data: Json
    created: float
    source: Message | None = None  # the message whose component was used
    parent: Interaction | None = None  # the interaction that opened the modal
    answer: Answer | None = None
    original: Message | None = None  # what @original means
    modal: Json | None = None
    is_launched: bool = False  # the application's activity opens for them
    choices: list[Json] = field(default_factory=list)
    followups: list[Message] = field(default_factory=list)
    forgotten: bool = False
    revision: int = 0  # the source message's, when the interaction was answered


def raise_interaction(
    world: World,
    kind: Kind,
    user: User,
    channel: Channel,
    data: Json,
    *,
    source: Message | None = None,
    parent: Interaction | None = None,
) -> Interaction:
    """Records the act and sends INTERACTION_CREATE."""
    made = record_interaction(world, kind, user, channel, data, source=source, parent=parent)
    world.emit(Event("INTERACTION_CREATE", payload_of(world, made), 0, channel.guild))
    return made


def record_interaction(
    world: World,
    kind: Kind,
    user: User,
    channel: Channel,
    data: Json,
    *,
    source: Message | None = None,
    parent: Interaction | None = None,
) -> Interaction:
    """Records the act, so that it may be answered."""
    made = Interaction(
        id=world.flakes.next(),
        token=world.new_token(),
        kind=kind,
        user=user,
        channel=channel,
        data=data,
        created=world.clock.now(),
        source=source,
        parent=parent,
    )
    world.interactions[made.id] = world.tokens[made.token] = made
    return made


def payload_of(world: World, made: Interaction) -> Json:
    channel, guild = made.channel, made.channel.guild
    permissions = str(EVERYTHING & ~int(made.user.lacks))
    granted = guild.permissions if guild else EVERYTHING
    body: Json = {
        "id": str(made.id),
        "application_id": str(world.application_id),
        "type": int(made.kind),
        "token": made.token,
        "version": 1,
        "data": made.data,
        "channel_id": str(channel.id),
        "channel": payloads.channel(world, channel) | {"permissions": permissions},
        "locale": made.user.locale,
        "app_permissions": str(granted & ~int(channel.denied)),
        "entitlements": [],
        "attachment_size_limit": validate.FILE_LIMIT,
        "context": 0 if guild else 1,
    }
    if guild:
        body["guild_id"] = str(guild.id)
        body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        body["guild_locale"] = guild.locale
        body["member"] = payloads.member(made.user) | {"permissions": permissions}
        body["authorizing_integration_owners"] = {"0": str(guild.id)}
    else:
        body["user"] = payloads.user(made.user)
        body["authorizing_integration_owners"] = {"0": "0"}
    if made.source:
        body["message"] = payloads.message(world, made.source)
    return body


def _about(made: Interaction) -> Json:
    """The `interaction_metadata` of a message that answers."""
    return {
        "id": str(made.id),
        "type": int(made.kind),
        "user": payloads.user(made.user),
        "authorizing_integration_owners": {},
    }


def respond(
    world: World, interaction_id: int, token: str, form: Json, uploads: Sequence[Upload]
) -> Json:
    """The callback: the one answer to an interaction.

    Raises:
        ApiError: 10062 when unknown or later than 3 s, 40060 when answered, 50035 when the
            answer does not fit the question.
    """
    made = world.interactions.get(interaction_id)
    if made is None or made.token != token or made.forgotten:
        raise ApiError(10062)
    if made.answer:
        raise ApiError(40060)
    if world.clock.now() - made.created > world.limits.answer_within:
        raise ApiError(10062)
    check = Form()
    if not check.among("type", form.get("type"), ANSWERS[made.kind]):
        check.check()
    answer = Answer(form["type"])
    if answer in (Answer.UPDATE, Answer.DEFERRED_UPDATE) and made.source is None:
        check.wrong("type", "INTERACTION_TYPE_INVALID", "There is no message to update")
        check.check()
    if answer is Answer.LAUNCH_ACTIVITY and not world.application_flags & EMBEDDED:
        raise ApiError(50234)
    _carry_out(world, made, answer, form.get("data") or {}, uploads)
    made.answer = answer
    made.revision = made.original.revision if made.original else 0
    world.signal.changed()
    return _resource(world, made, answer)


def _carry_out(
    world: World, made: Interaction, answer: Answer, data: Json, uploads: Sequence[Upload]
) -> None:
    private = made.user if (data.get("flags") or 0) & EPHEMERAL else None
    match answer:
        case Answer.MESSAGE:
            made.original = messages.compose(
                world,
                made.channel,
                world.bot,
                data,
                uploads,
                ephemeral_for=private,
                interaction=_about(made),
            )
        case Answer.DEFERRED_MESSAGE:
            made.original = messages.placeholder(world, made.channel, private, _about(made))
        case Answer.DEFERRED_UPDATE:
            made.original = made.source
        case Answer.UPDATE:
            assert made.source
            made.original = messages.amend(world, made.source, data, uploads)
        case Answer.CHOICES:
            made.choices = _checked_choices(made, data)
        case Answer.MODAL:
            validate.check_modal(data)
            made.modal = data
        case Answer.LAUNCH_ACTIVITY:
            made.is_launched = True


def _checked_choices(made: Interaction, data: Json) -> list[Json]:
    form = Form()
    choices: list[Json] = data.get("choices", [])
    form.count("data.choices", choices, 0, 25)
    kind = focused(made.data.get("options", []))["type"]
    catalogue.check_choices(form, "data.choices", choices, kind)
    form.check()
    return choices


def focused(options: list[Json]) -> Json:
    """The option being typed, in a subcommand or not."""
    for option in options:
        if option.get("focused"):
            return option
        if option.get("options"):
            return focused(option["options"])
    raise ApiError(50035)


def _resource(world: World, made: Interaction, answer: Answer) -> Json:
    interaction: Json = {"id": str(made.id), "type": int(made.kind)}
    resource: Json = {"type": int(answer)}
    if made.original:
        shown = made.original
        interaction |= {
            "response_message_id": str(shown.id),
            "response_message_loading": shown.loading,
            "response_message_ephemeral": shown.ephemeral,
        }
        if answer is not Answer.DEFERRED_UPDATE:
            resource["message"] = payloads.message(world, shown)
    return {"interaction": interaction, "resource": resource}


# The webhook behind an answered interaction


def of_token(world: World, application_id: int, token: str) -> Interaction:
    """The answered interaction with this token.

    Raises:
        ApiError: 50027 when wrong or older than 15 minutes, 10015 before the first answer.
    """
    if application_id != world.application_id:
        raise ApiError(10015)
    made = world.tokens.get(token)
    if made is None or made.forgotten:
        raise ApiError(50027)
    if world.clock.now() - made.created > world.limits.token_lifetime:
        raise ApiError(50027)
    if made.answer is None:
        raise ApiError(10015)
    return made


def follow_up(world: World, made: Interaction, form: Json, uploads: Sequence[Upload]) -> Message:
    """A further message. The first after a deferred answer takes the place of "thinking…"."""
    if made.original and made.original.loading:
        return messages.amend(world, made.original, form, uploads)
    private = made.user if (form.get("flags") or 0) & EPHEMERAL else None
    made.followups.append(
        messages.compose(
            world,
            made.channel,
            world.bot,
            form,
            uploads,
            ephemeral_for=private,
            interaction=_about(made),
        )
    )
    world.signal.changed()
    return made.followups[-1]


def message_of(made: Interaction, name: str) -> Message:
    """`@original`, or a follow-up by its id.

    Raises:
        ApiError: 10008.
    """
    known = [m for m in (made.original, made.source, *made.followups) if m and not m.deleted]
    if name == "@original":
        known = [m for m in known if m is made.original]
    else:
        known = [m for m in known if str(m.id) == name]
    if not known:
        raise ApiError(10008)
    return known[0]


def answered(made: Interaction) -> bool:
    """Answered for good: not "thinking…" any more."""
    if made.answer is Answer.DEFERRED_MESSAGE:
        return bool(made.original and not made.original.flags & LOADING)
    return made.answer is not None
