"""What the operator may set, read once from the environment and `.env`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class StartError(Exception):
    """Salle can't start; the message is one clear sentence for the operator."""


HELP = """\
Settings come from the environment or from a file `.env` in the working folder:

  DISCORD_TOKEN            plays in Discord with this bot token
  TELEGRAM_TOKEN           plays in Telegram with this bot token
  REDIS_URL                keeps games there; without it Salle starts a private Valkey
  SALLE_PORT (or PORT)     the local table's port (8080)
  SALLE_HOST               the address it is bound to (127.0.0.1: this machine only)
  SALLE_DATA               the private Valkey's folder (data)
  SALLE_APPENDFSYNC        everysec, or always: nothing is lost even at a power cut, but slower
  SALLE_ALLOW_VOLATILE     true: accept a Redis that keeps nothing on disk
  SALLE_CHALLENGE_DAYS     after so many days an unanswered challenge expires (7)
  SALLE_LOG_FORMAT         text, or json
  SALLE_LOG_LEVEL          debug, info, warning (the default) or error
  TELEGRAM_WEBHOOK_URL     receives Telegram's updates there instead of asking for them
  TELEGRAM_LIMITS          false: the server at TELEGRAM_API_BASE has none of Telegram's rates
  TELEGRAM_WEBHOOK_SECRET  what Telegram must send along (made up if left out)
  DISCORD_API_BASE         a proxy or a test server, such as http://127.0.0.1:9000/api/v10
  TELEGRAM_API_BASE        the same for Telegram, such as http://127.0.0.1:9001

Without a token Salle opens the local table alone. GET /healthz answers 200 when it is ready.
"""

Port = Annotated[int, Field(ge=0, le=65_535)]


class Settings(BaseSettings):
    """Every setting, with its default. `.env.example` explains them one by one."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    discord_api_base: str = "https://discord.com/api/v10"
    telegram_token: SecretStr | None = None
    telegram_api_base: str = "https://api.telegram.org"
    telegram_webhook_url: str | None = None  # https://…; without it, polling
    telegram_webhook_secret: SecretStr | None = None
    telegram_limits: bool = True  # keep to Telegram's rates; a server of one's own has none
    redis_url: SecretStr | None = None
    allow_volatile: bool = Field(False, validation_alias="SALLE_ALLOW_VOLATILE")
    appendfsync: Literal["everysec", "always"] = Field(
        "everysec", validation_alias="SALLE_APPENDFSYNC"
    )
    host: str = Field("127.0.0.1", validation_alias="SALLE_HOST")
    port: Port = Field(8080, validation_alias=AliasChoices("SALLE_PORT", "PORT"))
    data: Path = Field(Path("data"), validation_alias="SALLE_DATA")
    challenge_days: float = Field(7, gt=0, le=365, validation_alias="SALLE_CHALLENGE_DAYS")
    log_format: str = Field("text", validation_alias="SALLE_LOG_FORMAT")
    log_level: str = Field("warning", validation_alias="SALLE_LOG_LEVEL")

    @field_validator("discord_api_base", "telegram_api_base")
    @classmethod
    def _is_address(cls, value: str) -> str:
        if not value.startswith(("http://", "https://")):
            raise ValueError("it must begin with http:// or https://")
        return value.rstrip("/")

    @field_validator("log_level")
    @classmethod
    def _is_level(cls, value: str) -> str:
        if value.lower() not in ("debug", "info", "warning", "error"):
            raise ValueError("it is one of debug, info, warning, error")
        return value.lower()

    @field_validator("log_format")
    @classmethod
    def _is_format(cls, value: str) -> str:
        if value.lower() not in ("text", "json"):
            raise ValueError("it is one of text, json")
        return value.lower()


def read_settings() -> Settings:
    """The operator's settings. Raises StartError with what is wrong, and never a token's value."""
    try:
        return Settings()
    except ValidationError as err:
        wrong = err.errors(include_url=False, include_input=False)[0]
        name = str(wrong["loc"][0]).upper() if wrong["loc"] else "the settings"
        why = wrong["msg"].removeprefix("Value error, ")
        raise StartError(f"{name} is not usable: {why}.") from None
