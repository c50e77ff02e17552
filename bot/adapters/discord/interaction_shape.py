"""What an interaction must look like, of all that Salle and Discord's library read of it.

The library begins tasks of its own, where what has another shape would only be a traceback. It is
refused before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    Field,
    StrictBool,
    StrictFloat,
    StrictInt,
    StrictStr,
    ValidationError,
)

from bot.adapters.shape_faults import first_fault

Snowflake = Annotated[StrictStr, Field(pattern=r"^[0-9]{1,20}$")]
Digits = Annotated[StrictStr, Field(pattern=r"^[0-9]{1,40}$")]  # of permissions
Kind = Annotated[StrictInt, Field(ge=0, lt=1_000)]

_PERSON: Final = 6  # the type of an option

# Of all models here: fields that aren't named are as they like.


class _User(BaseModel):
    id: Snowflake
    username: StrictStr
    global_name: StrictStr | None = None
    discriminator: StrictStr
    avatar: StrictStr | None


class _NamedMember(BaseModel):
    nick: StrictStr | None = None
    permissions: Digits
    roles: list[Snowflake]


class _Member(_NamedMember):
    user: _User


class _Place(BaseModel):
    id: Snowflake
    type: Kind


class _Resolved(BaseModel):
    users: dict[Snowflake, _User] = {}
    members: dict[Snowflake, _NamedMember] = {}


class _Field(BaseModel):
    type: Kind
    custom_id: StrictStr | None = None
    value: StrictStr | bool | None = None
    values: list[StrictStr] = []
    component: _Field | None = None
    components: list[_Field] = []


class _Group(BaseModel):
    # A group of commands, or a command within one.

    type: Literal[1, 2]
    name: StrictStr
    options: _Options = []


class _Text(BaseModel):
    type: Literal[3]
    name: StrictStr
    value: StrictStr
    focused: StrictBool = False


class _Number(BaseModel):
    type: Literal[4, 10]
    name: StrictStr
    value: StrictInt | StrictFloat | StrictStr  # a text while it is being typed
    focused: StrictBool = False


class _Switch(BaseModel):
    type: Literal[5]
    name: StrictStr
    value: StrictBool


class _Named(BaseModel):
    # A person, a channel, a role, a file: its number.

    type: Literal[6, 7, 8, 9, 11]
    name: StrictStr
    value: Snowflake


def _alone(options: list[_Option]) -> list[_Option]:
    # A command within a command stands for itself.
    if len(options) > 1 and any(isinstance(option, _Group) for option in options):
        raise ValueError("a command among options")
    return options


_Option = Annotated[_Group | _Text | _Number | _Switch | _Named, Field(discriminator="type")]
_Options = Annotated[list[_Option], AfterValidator(_alone)]


class _Data(BaseModel):
    # Of a command, a component or a form.

    id: Snowflake | StrictInt | None = None  # a command's, or the number of a component
    type: Literal[1, 2, 3] | None = None  # a command's: typed, of a person's menu, a message's
    name: StrictStr | None = None
    options: _Options = []
    target_id: Snowflake | None = None
    custom_id: StrictStr | None = None
    component_type: Kind | None = None
    values: list[StrictStr] = []
    resolved: _Resolved = _Resolved()
    components: list[_Field] = []


class _Interaction(BaseModel):
    id: Snowflake
    application_id: Snowflake
    type: Kind
    token: StrictStr
    version: StrictInt
    data: _Data = _Data()
    guild_id: Snowflake | None = None
    channel_id: Snowflake | None = None
    channel: _Place | None = None
    member: _Member | None = None
    user: _User | None = None
    message: dict[str, Any] | None = None
    locale: StrictStr = ""
    guild_locale: StrictStr | None = None
    app_permissions: Digits = "0"
    context: Kind | None = None
    entitlements: list[dict[str, Any]] = []
    authorizing_integration_owners: dict[Digits, Snowflake] = {}


# What there must be, by the interaction's type.
_IN_DATA = {
    2: ("id", "name", "type"),  # a command
    3: ("custom_id", "component_type"),  # a component
    4: ("id", "name", "type"),  # a command that is being typed
    5: ("custom_id",),  # a form
}


def _people(options: list[_Option]) -> Iterator[str]:
    # The numbers of people who are named in a command.
    for option in options:
        if isinstance(option, _Group):
            yield from _people(option.options)
        elif isinstance(option, _Named) and option.type == _PERSON:
            yield option.value


def fault_in(raw: Any) -> str:
    """Which field isn't what it should be; "" if all are. Quotes nothing of what was written."""
    try:
        found = _Interaction.model_validate(raw)
    except ValidationError as err:
        return first_fault(err)
    missing = [name for name in _IN_DATA.get(found.type, ()) if getattr(found.data, name) is None]
    if found.user is None and found.member is None:
        return "user: missing"
    if not found.data.resolved.users.keys() >= set(_people(found.data.options)):
        return "data.resolved.users: missing"  # the library would take a number for a person
    return f"data.{missing[0]}: missing" if missing else ""
