"""What an interaction must look like, of all that Salle and Discord's library read of it.

The library begins tasks of its own, where what has another shape would only be a traceback. It is
refused before.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr, ValidationError

Snowflake = Annotated[StrictStr, Field(pattern=r"^[0-9]{1,20}$")]
Digits = Annotated[StrictStr, Field(pattern=r"^[0-9]{1,40}$")]  # of permissions
Kind = Annotated[StrictInt, Field(ge=0, lt=1_000)]


class _Shape(BaseModel):
    """Fields that aren't named here are as they like."""

    model_config = ConfigDict(extra="ignore")


class _User(_Shape):
    id: Snowflake
    username: StrictStr
    global_name: StrictStr | None = None
    discriminator: StrictStr
    avatar: StrictStr | None


class _Member(_Shape):
    user: _User
    nick: StrictStr | None = None
    permissions: Digits
    roles: list[Snowflake]


class _Place(_Shape):
    id: Snowflake
    type: Kind


class _Resolved(_Shape):
    users: dict[Snowflake, _User] = {}
    members: dict[Snowflake, dict[str, Any]] = {}


class _Field(_Shape):
    type: Kind
    custom_id: StrictStr | None = None
    value: StrictStr | bool | None = None
    values: list[StrictStr] = []
    component: _Field | None = None
    components: list[_Field] = []


class _Data(_Shape):
    """Of a command, a component or a form."""

    id: Snowflake | StrictInt | None = None  # a command's, or the number of a component
    name: StrictStr | None = None
    options: list[dict[str, Any]] = []
    custom_id: StrictStr | None = None
    component_type: Kind | None = None
    values: list[StrictStr] = []
    resolved: _Resolved = _Resolved()
    components: list[_Field] = []


class _Interaction(_Shape):
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


_IN_DATA = {3: ("custom_id", "component_type"), 5: ("custom_id",)}
"""What there must be, by the interaction's type: a component's, a form's."""


def fault_in(raw: Any) -> str:
    """Which field isn't what it should be; "" if all are. Quotes nothing of what was written."""
    try:
        found = _Interaction.model_validate(raw)
    except ValidationError as err:
        first = err.errors(include_url=False, include_context=False, include_input=False)[0]
        return f"{'.'.join(map(str, first['loc']))[:80]}: {first['type']}"
    missing = [name for name in _IN_DATA.get(found.type, ()) if getattr(found.data, name) is None]
    if found.user is None and found.member is None:
        return "user: missing"
    return f"data.{missing[0]}: missing" if missing else ""
