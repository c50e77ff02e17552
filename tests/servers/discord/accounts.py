"""Routes of the application, its commands, users, guilds, interactions and their webhooks."""

from __future__ import annotations

from . import catalogue, interactions, messages, payloads
from .errors import ApiError, Json
from .model import EMBEDDED
from .rest import Call, Routes
from .world import World

routes = Routes()


@routes("GET", "/users/@me")
def me(world: World, call: Call) -> Json:
    return payloads.user(world.bot) | {"verified": True, "mfa_enabled": True, "flags": 0}


@routes("GET", "/users/@me/guilds")
def my_guilds(world: World, call: Call) -> list[Json]:
    return [
        {"id": str(guild.id), "name": guild.name, "permissions": str(int(guild.permissions))}
        for guild in world.guilds.values()
    ]


@routes("GET", "/users/{user}")
def get_user(world: World, call: Call) -> Json:
    return payloads.user(world.user(call.id("user")))


@routes("GET", "/gateway", with_token=False)
def gateway(world: World, call: Call) -> Json:
    return {"url": _gateway_url(world)}


def _gateway_url(world: World) -> str:
    return f"{world.base.replace('http', 'ws', 1)}/gateway"


@routes("GET", "/gateway/bot")
def gateway_bot(world: World, call: Call) -> Json:
    starts: Json = {"total": 1_000, "remaining": 1_000, "reset_after": 86_400_000}
    starts["max_concurrency"] = world.limits.max_concurrency
    return {
        "url": _gateway_url(world),
        "shards": world.limits.shards,
        "session_start_limit": starts,
    }


@routes("GET", "/oauth2/applications/@me")
@routes("GET", "/applications/@me")
@routes("GET", "/applications/{application}")
def application(world: World, call: Call) -> Json:
    return payloads.application(world)


# Guilds


@routes("GET", "/guilds/{guild}")
def get_guild(world: World, call: Call) -> Json:
    return payloads.guild(world, world.guild(call.id("guild")))


@routes("GET", "/guilds/{guild}/channels")
def get_channels(world: World, call: Call) -> list[Json]:
    return [payloads.channel(world, c) for c in world.guild(call.id("guild")).channels]


@routes("GET", "/guilds/{guild}/roles")
def get_roles(world: World, call: Call) -> list[Json]:
    roles: list[Json] = payloads.guild(world, world.guild(call.id("guild")))["roles"]
    return roles


@routes("GET", "/guilds/{guild}/members/search")
def search_members(world: World, call: Call) -> list[Json]:
    start = call.query.get("query", "").lower()
    people = world.guild(call.id("guild")).members
    return [payloads.member(p) for p in people if p.name.lower().startswith(start)]


@routes("GET", "/guilds/{guild}/members/{user}")
def get_member(world: World, call: Call) -> Json:
    user = world.user(call.id("user"))
    if user not in world.guild(call.id("guild")).members:
        raise ApiError(10007)
    return payloads.member(user)


# Commands


def _scope(world: World, call: Call) -> int | None:
    if call.id("application") != world.application_id:
        raise ApiError(50001)
    return world.guild(call.id("guild")).id if "guild" in call.path else None


@routes("GET", "/applications/{application}/commands")
@routes("GET", "/applications/{application}/guilds/{guild}/commands")
def get_commands(world: World, call: Call) -> list[Json]:
    return world.commands.get(_scope(world, call), [])


@routes("PUT", "/applications/{application}/commands")
@routes("PUT", "/applications/{application}/guilds/{guild}/commands")
def put_commands(world: World, call: Call) -> list[Json]:
    scope = _scope(world, call)
    catalogue.check_commands(call.form)
    has_entry_point = any(c.get("type") == catalogue.ENTRY_POINT for c in call.form)
    if scope is None and world.application_flags & EMBEDDED and not has_entry_point:
        raise ApiError(50240)
    ids = {(c["type"], c["name"]): c["id"] for c in world.commands.get(scope, [])}
    world.commands[scope] = [
        _command(world, scope, c, ids.get((c.get("type", 1), c["name"]))) for c in call.form
    ]
    world.signal.changed()
    return world.commands[scope]


@routes("POST", "/applications/{application}/commands")
@routes("POST", "/applications/{application}/guilds/{guild}/commands")
def post_command(world: World, call: Call) -> Json:
    scope = _scope(world, call)
    key = call.form.get("type", 1), call.form.get("name")
    known = world.commands.get(scope, [])
    others = [c for c in known if (c["type"], c["name"]) != key]
    same = next((c["id"] for c in known if c not in others), None)
    catalogue.check_commands([*others, call.form])
    made = _command(world, scope, call.form, same)
    world.commands[scope] = [*others, made]
    world.signal.changed()
    return made


@routes("DELETE", "/applications/{application}/commands/{command}")
@routes("DELETE", "/applications/{application}/guilds/{guild}/commands/{command}")
def delete_command(world: World, call: Call) -> None:
    scope = _scope(world, call)
    known = world.commands.get(scope, [])
    kept = [c for c in known if c["id"] != call.path["command"]]
    if len(kept) == len(known):
        raise ApiError(10063)
    world.commands[scope] = kept


def _command(world: World, scope: int | None, form: Json, known: str | None) -> Json:
    defaults: Json = {"type": 1, "description": "", "default_member_permissions": None}
    made = defaults | form
    made |= {"id": known or str(world.flakes.next()), "version": str(world.flakes.next())}
    made["application_id"] = str(world.application_id)
    return made | ({"guild_id": str(scope)} if scope else {})


# Interactions: the callback, and the webhook behind an answered one


@routes("POST", "/interactions/{interaction}/{token}/callback", with_token=False)
def callback(world: World, call: Call) -> Json | None:
    number, token = call.id("interaction"), call.path["token"]
    body = interactions.respond(world, number, token, call.form, call.uploads)
    return body if call.query.get("with_response") in ("1", "true") else None


@routes("POST", "/webhooks/{webhook}/{token}", with_token=False)
def follow_up(world: World, call: Call) -> Json:
    made = interactions.of_token(world, call.id("webhook"), call.path["token"])
    message = interactions.follow_up(world, made, call.form, call.uploads)
    return payloads.message(world, message)


@routes("GET", "/webhooks/{webhook}/{token}/messages/{message}", with_token=False)
def get_answer(world: World, call: Call) -> Json:
    made = interactions.of_token(world, call.id("webhook"), call.path["token"])
    return payloads.message(world, interactions.message_of(made, call.path["message"]))


@routes("PATCH", "/webhooks/{webhook}/{token}/messages/{message}", with_token=False)
def edit_answer(world: World, call: Call) -> Json:
    made = interactions.of_token(world, call.id("webhook"), call.path["token"])
    message = interactions.message_of(made, call.path["message"])
    return payloads.message(world, messages.amend(world, message, call.form, call.uploads))


@routes("DELETE", "/webhooks/{webhook}/{token}/messages/{message}", with_token=False)
def delete_answer(world: World, call: Call) -> None:
    made = interactions.of_token(world, call.id("webhook"), call.path["token"])
    messages.remove(world, interactions.message_of(made, call.path["message"]))


# Files


def file_of(world: World, path: str, expires: str) -> tuple[bytes, str] | None:
    """Bytes and type of an attachment behind a link that has not expired."""
    if int(expires or "0", 16) < world.clock.now():
        return None
    channel_id, attachment_id, _ = path.split("/", 2)
    if sent := world.uploads.get(int(attachment_id)):
        return sent.data, sent.content_type
    channel = world.channels.get(int(channel_id))
    for message in channel.everything if channel else ():
        for file in message.attachments:
            if str(file.id) == attachment_id:
                return file.data, file.content_type
    return None
