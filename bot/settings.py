"""What the operator may set, read once from the environment and `.env`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from pydantic import (
    AliasChoices,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.networks import Network, read_hosts, read_networks
from bot.roles import ALL, WORKING, Role, read_roles
from bot.shards import Shards


class StartError(Exception):
    """Salle can't start; the message is one clear sentence for the operator."""


ENV_FILE: Final = ".env"


@dataclass(frozen=True, slots=True)
class Deprecated:
    """Announces that a setting will go, as a part of its type: `Annotated[str, Deprecated("…")]`.

    It works as before until it is taken out. Whoever sets it is warned at each start.
    """

    instead: str  # what to do: "use SALLE_PORT"


Port = Annotated[int, Field(ge=0, le=65_535)]

_LOG_WORDS: Final[Mapping[str, Sequence[str]]] = {
    "log_level": ("debug", "info", "warning", "error"),
    "log_format": ("text", "json"),
}


def _written(read: Callable[[str], object]) -> BeforeValidator:
    # How text is read; a value that is none, such as a default, stays.
    return BeforeValidator(lambda value: read(value) if isinstance(value, str) else value)


class Settings(BaseSettings):
    """Every setting, with its default and what it does, as `bot.settings_list` tells it."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = Field(
        None, description="plays in Discord with this bot token"
    )
    telegram_token: SecretStr | None = Field(
        None, description="plays in Telegram with this bot token"
    )
    redis_url: SecretStr | None = Field(
        None,
        examples=["redis://127.0.0.1:6379/0"],
        description="keeps games there, in one Redis or Valkey, a cluster, or what Sentinels name; "
        "without it Salle starts a private Valkey",
    )
    roles: Annotated[frozenset[Role], NoDecode, _written(read_roles)] = Field(
        ALL,
        validation_alias="SALLE_ROLES",
        examples=["deliver,clock"],
        description="what this process does, as --role",
    )
    port: Port = Field(
        8080,
        validation_alias=AliasChoices("SALLE_PORT", "PORT"),
        description="the page's port, and that of a webhook",
    )
    host: str = Field(
        "127.0.0.1",
        validation_alias="SALLE_HOST",
        description="the address that the page's port is bound to; 127.0.0.1 is this machine only",
    )
    trusted_proxies: Annotated[tuple[Network, ...], NoDecode, _written(read_networks)] = Field(
        read_networks("127.0.0.1, ::1"),
        validation_alias="SALLE_TRUSTED_PROXIES",
        description="addresses or networks of proxies before the page; nobody else is believed "
        "about where a visitor comes from",
    )
    metrics_port: Port | None = Field(
        None,
        validation_alias="SALLE_METRICS_PORT",
        description="opens a port with Prometheus's metrics, /healthz and /readyz",
    )
    metrics_host: str = Field(
        "127.0.0.1",
        validation_alias="SALLE_METRICS_HOST",
        description="the address that the metrics' port is bound to",
    )
    data: Path = Field(
        Path("data"), validation_alias="SALLE_DATA", description="the private Valkey's folder"
    )
    appendfsync: Literal["everysec", "always"] = Field(
        "everysec",
        validation_alias="SALLE_APPENDFSYNC",
        description="how often the private Valkey writes to disk: with everysec a power cut may "
        "cost the last second; with always nothing, but it is slower",
    )
    min_replicas: int = Field(
        0,
        ge=0,
        le=9,
        validation_alias="SALLE_MIN_REPLICAS",
        description="how many replicas must have a move before it is confirmed",
    )
    allow_volatile: bool = Field(
        False,
        validation_alias="SALLE_ALLOW_VOLATILE",
        description="accepts a Redis that keeps nothing on disk",
    )
    challenge_days: float = Field(
        7,
        gt=0,
        le=365,
        validation_alias="SALLE_CHALLENGE_DAYS",
        description="after so many days an unanswered challenge expires",
    )
    keep_days: float | None = Field(
        None,
        gt=0,
        validation_alias="SALLE_KEEP_DAYS",
        description="drops matches that ended so many days ago, once they stand in an export; "
        "without it they are kept",
    )
    forget_days: float = Field(
        730,
        ge=0,
        validation_alias="SALLE_FORGET_DAYS",
        description="asks people who say nothing for so many days whether to keep what is stored "
        "of them; 0: never",
    )
    forget_notice_days: float = Field(
        30,
        ge=1,
        validation_alias="SALLE_FORGET_NOTICE_DAYS",
        description="deletes those who say nothing for so many days more",
    )
    thinkers: int = Field(
        1,
        ge=1,
        le=64,
        validation_alias="SALLE_THINKERS",
        description="how many computers think at once, each in a process of its own",
    )
    page_url: str = Field(  # without a stroke at its end
        "",
        validation_alias="SALLE_PAGE_URL",
        examples=["https://salle.example.org"],
        description="where people open the page; chats then link to it",
    )
    widget_hosts: Annotated[str, _written(read_hosts)] = Field(
        "",
        validation_alias="SALLE_WIDGET_HOSTS",
        examples=["https://club.example.org"],
        description="sites that may show widgets of matches",
    )
    push_contact: str = Field(
        "mailto:salle@example.org",
        validation_alias="SALLE_PUSH_CONTACT",
        description="whom browsers' push services may write to: mailto:… or https://…",
    )
    log_format: str = Field(
        "text",
        validation_alias="SALLE_LOG_FORMAT",
        json_schema_extra={"enum": [*_LOG_WORDS["log_format"]]},
        description="the log's form: text or json",
    )
    log_level: str = Field(
        "warning",
        validation_alias="SALLE_LOG_LEVEL",
        json_schema_extra={"enum": [*_LOG_WORDS["log_level"]]},
        description="what the log tells: debug, info, warning or error",
    )
    telegram_webhook_url: str | None = Field(
        None,
        examples=["https://salle.example.org"],
        description="has Telegram send its updates there; without it they are asked for",
    )
    telegram_webhook_secret: SecretStr | None = Field(
        None, description="what Telegram must send along; made up if left out"
    )
    discord_shards: Annotated[Shards | None, NoDecode, _written(Shards.parse)] = Field(
        None,
        examples=["0-3/16"],
        description="which of Discord's shards this process hears, as --shards; all if left out",
    )
    # With which people sign in on the page; both of one platform, or none.
    discord_client_id: str = Field(
        "", description="with its secret, lets people sign in on the page with Discord"
    )
    discord_client_secret: SecretStr | None = Field(
        None, description="the secret of DISCORD_CLIENT_ID"
    )
    telegram_client_id: str = Field(
        "", description="with its secret, lets people sign in on the page with Telegram"
    )
    telegram_client_secret: SecretStr | None = Field(
        None, description="the secret of TELEGRAM_CLIENT_ID"
    )
    discord_api_base: str = Field(
        "https://discord.com/api/v10", description="a proxy or a test server instead of Discord"
    )
    discord_limits: bool = Field(
        True, description="keeps to Discord's rate; false for a server of your own"
    )
    telegram_api_base: str = Field(
        "https://api.telegram.org", description="a proxy or a test server instead of Telegram"
    )
    telegram_limits: bool = Field(
        True, description="keeps to Telegram's rates; false for a server of your own"
    )
    telegram_login_base: str = Field(
        "https://oauth.telegram.org", description="a test server for signing in with Telegram"
    )

    @property
    def secrets(self) -> list[str]:
        """What must never be shown: tokens, and the password within REDIS_URL."""
        values = (getattr(self, name) for name in type(self).model_fields)
        found = [value.get_secret_value() for value in values if isinstance(value, SecretStr)]
        if self.redis_url:
            with suppress(ValueError):
                found += filter(None, [urlsplit(self.redis_url.get_secret_value()).password])
        return found

    @field_validator("discord_api_base", "telegram_api_base", "telegram_login_base")
    @classmethod
    def _is_address(cls, value: str) -> str:
        if not value.startswith(("http://", "https://")):
            raise ValueError("it must begin with http:// or https://")
        return value.rstrip("/")

    @field_validator("page_url")
    @classmethod
    def _is_page(cls, value: str) -> str:
        found = value.rstrip("/")
        if found and not re.fullmatch(r"https://[\w-]+(\.[\w-]+)+(:\d{1,5})?", found):
            raise ValueError("it is an address such as https://salle.example.org")
        return found

    @field_validator("push_contact")
    @classmethod
    def _is_contact(cls, value: str) -> str:
        if not re.fullmatch(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+", value):
            raise ValueError(
                "it is an address such as mailto:me@example.org or https://example.org"
            )
        return value

    @field_validator("log_level", "log_format")
    @classmethod
    def _is_one_of(cls, value: str, field: ValidationInfo) -> str:
        words = _LOG_WORDS[str(field.field_name)]
        if value.lower() not in words:
            raise ValueError(f"it is one of {', '.join(words)}")
        return value.lower()


def read_settings(**given: str) -> Settings:
    """The operator's settings; `given` on the command line goes before the environment.

    Raises StartError with what is wrong, and never a token's value.
    """
    try:
        settings = Settings.model_validate(given)
    except ValidationError as err:
        wrong = err.errors(include_url=False, include_input=False)[0]
        name = str(wrong["loc"][0]).upper() if wrong["loc"] else "the settings"
        why = wrong["msg"].removeprefix("Value error, ")
        raise StartError(f"{name} is not usable: {why}.") from None
    if why := _why_roles_do_not_fit(settings):
        raise StartError(why)
    return settings


def _why_roles_do_not_fit(settings: Settings) -> str:
    # What else the named roles need, in a sentence; "" if they have it.
    roles = settings.roles
    if roles == ALL:  # whatever has no token is left out
        return ""
    if Role.DISCORD in roles and not settings.discord_token:
        return "the role discord needs DISCORD_TOKEN."
    if Role.TELEGRAM in roles and not settings.telegram_token:
        return "the role telegram needs TELEGRAM_TOKEN."
    if not settings.redis_url and not roles >= WORKING:
        undone = ", ".join(role for role in Role if role in WORKING - roles)
        return (
            f"nobody would do what these roles leave over ({undone}): set REDIS_URL, and start "
            "other processes over it."
        )
    return ""
