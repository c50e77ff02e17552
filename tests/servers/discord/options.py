"""From `challenge opponent=bea game="en_garde"` to the options of a command, as a client would."""

from __future__ import annotations

from typing import Any

from . import catalogue, payloads
from .errors import Json
from .model import Channel, User
from .world import World


def find_command(world: World, channel: Channel, kind: int, name: str) -> tuple[Json, list[Json]]:
    """The command a person would find under this name here, and the subcommands on the way.

    Raises:
        AssertionError: there is none; the message says which there are.
    """
    scopes = [None, *([channel.guild.id] if channel.guild else [])]
    known = [c for s in scopes for c in world.commands.get(s, []) if c["type"] == kind]
    top, *rest = name.split(" ") if kind == catalogue.SLASH else [name]
    command = next((c for c in known if c["name"] == top), None)
    assert command, f"no command {name!r}; there are {[c['name'] for c in known]}"
    contexts = command.get("contexts")
    here = 0 if channel.guild else 1
    assert contexts is None or here in contexts, f"{name!r} is not offered in {channel}"
    path: list[Json] = []
    for step in rest:
        children = (path[-1] if path else command).get("options", [])
        child = next((o for o in children if o["name"] == step and o["type"] <= 2), None)
        assert child, f"no subcommand {step!r} of {top!r}"
        path.append(child)
    return command, path


def command_data(
    world: World, channel: Channel, name: str, values: dict[str, Any], *, typing: bool = False
) -> Json:
    """The `data` of a slash command; when `typing`, the last value is the one being typed."""
    command, path = find_command(world, channel, catalogue.SLASH, name)
    declared = {o["name"]: o for o in (path[-1] if path else command).get("options", [])}
    unknown = set(values) - set(declared)
    assert not unknown, f"/{name} has no {sorted(unknown)}; it has {sorted(declared)}"
    given = {key: value for key, value in values.items() if value is not None}
    if not typing:
        missing = [k for k, o in declared.items() if o.get("required") and k not in given]
        assert not missing, f"/{name} needs {missing}"
    resolved: Json = {}
    options: list[Json] = []
    for key, value in given.items():
        focused = typing and key == list(given)[-1]
        options.append(_option(world, channel, declared[key], value, resolved, focused=focused))
    for step in reversed(path):
        options = [{"type": step["type"], "name": step["name"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def _option(
    world: World, channel: Channel, option: Json, value: Any, resolved: Json, *, focused: bool
) -> Json:
    kind = option["type"]
    filled: Json = {"type": kind, "name": option["name"]}
    if focused:
        assert option.get("autocomplete"), f"{option['name']!r} completes nothing"
        return filled | {"value": value, "focused": True}
    match kind:
        case catalogue.USER | catalogue.MENTIONABLE:
            resolve_user(resolved, value)
            return filled | {"value": str(value.id)}
        case catalogue.CHANNEL:
            body = payloads.channel(world, value) | {"permissions": "0"}
            resolved.setdefault("channels", {})[str(value.id)] = body
            return filled | {"value": str(value.id)}
        case catalogue.FILE:
            file = world.upload(channel, *value)
            body = payloads.attachment(world, file, ephemeral=True)
            resolved.setdefault("attachments", {})[str(file.id)] = body
            return filled | {"value": str(file.id)}
        case _:
            return filled | {"value": _checked(option, value)}


def _checked(option: Json, value: Any) -> Any:
    """The value, if a client would let it be sent."""
    name, choices = option["name"], option.get("choices")
    if choices:
        found = next((c for c in choices if value in (c["value"], c["name"])), None)
        assert found, f"{name}: {value!r} is none of {[c['value'] for c in choices]}"
        return found["value"]
    size: float
    match option["type"]:
        case catalogue.STRING:
            assert isinstance(value, str), f"{name}: {value!r} is no text"
            size, least, most = len(value), option.get("min_length"), option.get("max_length", 6000)
        case catalogue.BOOLEAN:
            assert isinstance(value, bool), f"{name}: {value!r} is neither yes nor no"
            return value
        case _:
            assert isinstance(value, int | float), f"{name}: {value!r} is no number"
            size, least, most = value, option.get("min_value"), option.get("max_value")
    assert least is None or size >= least, f"{name}: {value!r} is less than {least}"
    assert most is None or size <= most, f"{name}: {value!r} is more than {most}"
    return value


def resolve_user(resolved: Json, person: User) -> None:
    """Adds what the platform tells about a person named in an interaction."""
    assert isinstance(person, User), f"{person!r} is no person"
    key = str(person.id)
    resolved.setdefault("users", {})[key] = payloads.user(person)
    body = payloads.member(person, with_user=False) | {"permissions": "0"}
    resolved.setdefault("members", {})[key] = {
        k: v for k, v in body.items() if k not in ("deaf", "mute")
    }
