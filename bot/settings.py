"""What the operator may set, read once from the environment and `.env`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
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


HELP = """\
Settings come from the environment or from a file `.env` in the working folder:

  DISCORD_TOKEN            plays in Discord with this bot token
  TELEGRAM_TOKEN           plays in Telegram with this bot token
  REDIS_URL                keeps games there, in one Redis, a cluster, or what Sentinels name;
                           without it Salle starts a private Valkey
  SALLE_ROLES              what this process does, as --role; all of it by default
  SALLE_PORT (or PORT)     the local table's port (8080)
  SALLE_HOST               the address it is bound to (127.0.0.1: this machine only)
  SALLE_TRUSTED_PROXIES    addresses or networks of proxies before the page (127.0.0.1, ::1)
  SALLE_METRICS_PORT       Prometheus's metrics there, /healthz and /readyz; none if left out
  SALLE_METRICS_HOST       the address that port is bound to (127.0.0.1: this machine only)
  SALLE_DATA               the private Valkey's folder (data)
  SALLE_APPENDFSYNC        everysec, or always: nothing is lost even at a power cut, but slower
  SALLE_MIN_REPLICAS       how many replicas must have a move before it is confirmed (0: none)
  SALLE_ALLOW_VOLATILE     true: accept a Redis that keeps nothing on disk
  SALLE_CHALLENGE_DAYS     after so many days an unanswered challenge expires (7)
  SALLE_KEEP_DAYS          drops records of matches that ended so many days ago, once they stand in
                           an export (python -m storage export FILE); without it they are kept
  SALLE_FORGET_DAYS        who says nothing for so many days is asked once (730), and deleted after
                           SALLE_FORGET_NOTICE_DAYS more (30); 0: never
  SALLE_THINKERS           how many computers think at once, each in a process of its own (1)
  SALLE_PAGE_URL           https://…: where people open the page; chats then link to it
  SALLE_WIDGET_HOSTS       https://…: sites that may show widgets of matches
  SALLE_PUSH_CONTACT       mailto:… or https://…: whom browsers' push services may write to
  SALLE_LOG_FORMAT         text, or json
  SALLE_LOG_LEVEL          debug, info, warning (the default) or error
  TELEGRAM_WEBHOOK_URL     receives Telegram's updates there instead of asking for them
  TELEGRAM_LIMITS          false: the server at TELEGRAM_API_BASE has none of Telegram's rates
  TELEGRAM_WEBHOOK_SECRET  what Telegram must send along (made up if left out)
  DISCORD_LIMITS           false: the server at DISCORD_API_BASE has no rate over all requests
  DISCORD_SHARDS           which of Discord's shards this process hears, as --shards: 0-3/16
  DISCORD_API_BASE         a proxy or a test server, such as http://127.0.0.1:9000/api/v10
  TELEGRAM_API_BASE        the same for Telegram, such as http://127.0.0.1:9001
  DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, TELEGRAM_CLIENT_ID, TELEGRAM_CLIENT_SECRET
                           with these people sign in on the page of SALLE_PAGE_URL
  TELEGRAM_LOGIN_BASE      a test server for that, such as http://127.0.0.1:9002

Without a token Salle opens the local table alone. GET /healthz answers 200 while it lives, GET
/readyz when people can play. Called with the word doctor, it checks all that and says what to do.
"""

Port = Annotated[int, Field(ge=0, le=65_535)]

_LOG_WORDS: Final[Mapping[str, Sequence[str]]] = {
    "log_level": ("debug", "info", "warning", "error"),
    "log_format": ("text", "json"),
}


def _written(read: Callable[[str], object]) -> BeforeValidator:
    # How text is read; a value that is none, such as a default, stays.
    return BeforeValidator(lambda value: read(value) if isinstance(value, str) else value)


class Settings(BaseSettings):
    """Every setting, with its default. `.env.example` explains them one by one."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    discord_api_base: str = "https://discord.com/api/v10"
    discord_limits: bool = True  # keep to Discord's rate over all; a server of one's own has none
    # None: all, in one process.
    discord_shards: Annotated[Shards | None, NoDecode, _written(Shards.parse)] = None
    telegram_token: SecretStr | None = None
    telegram_api_base: str = "https://api.telegram.org"
    telegram_webhook_url: str | None = None  # https://…; without it, polling
    telegram_webhook_secret: SecretStr | None = None
    telegram_limits: bool = True  # keep to Telegram's rates; a server of one's own has none
    # With which people sign in on the page; both of one platform, or none.
    discord_client_id: str = ""
    discord_client_secret: SecretStr | None = None
    telegram_client_id: str = ""
    telegram_client_secret: SecretStr | None = None
    telegram_login_base: str = "https://oauth.telegram.org"
    redis_url: SecretStr | None = None
    min_replicas: int = Field(0, ge=0, le=9, validation_alias="SALLE_MIN_REPLICAS")
    roles: Annotated[frozenset[Role], NoDecode, _written(read_roles)] = Field(
        ALL, validation_alias="SALLE_ROLES"
    )
    allow_volatile: bool = Field(False, validation_alias="SALLE_ALLOW_VOLATILE")
    appendfsync: Literal["everysec", "always"] = Field(
        "everysec", validation_alias="SALLE_APPENDFSYNC"
    )
    host: str = Field("127.0.0.1", validation_alias="SALLE_HOST")
    port: Port = Field(8080, validation_alias=AliasChoices("SALLE_PORT", "PORT"))
    trusted_proxies: Annotated[tuple[Network, ...], NoDecode, _written(read_networks)] = Field(
        read_networks("127.0.0.1, ::1"), validation_alias="SALLE_TRUSTED_PROXIES"
    )
    metrics_port: Port | None = Field(None, validation_alias="SALLE_METRICS_PORT")
    metrics_host: str = Field("127.0.0.1", validation_alias="SALLE_METRICS_HOST")
    data: Path = Field(Path("data"), validation_alias="SALLE_DATA")
    challenge_days: float = Field(7, gt=0, le=365, validation_alias="SALLE_CHALLENGE_DAYS")
    keep_days: float | None = Field(None, gt=0, validation_alias="SALLE_KEEP_DAYS")
    forget_days: float = Field(730, ge=0, validation_alias="SALLE_FORGET_DAYS")
    forget_notice_days: float = Field(30, ge=1, validation_alias="SALLE_FORGET_NOTICE_DAYS")
    thinkers: int = Field(1, ge=1, le=64, validation_alias="SALLE_THINKERS")
    page_url: str = Field("", validation_alias="SALLE_PAGE_URL")  # without a stroke at its end
    # Sites on which widgets of matches may be shown; "": none.
    widget_hosts: Annotated[str, _written(read_hosts)] = Field(
        "", validation_alias="SALLE_WIDGET_HOSTS"
    )
    push_contact: str = Field("mailto:salle@example.org", validation_alias="SALLE_PUSH_CONTACT")
    log_format: str = Field("text", validation_alias="SALLE_LOG_FORMAT")
    log_level: str = Field("warning", validation_alias="SALLE_LOG_LEVEL")

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
