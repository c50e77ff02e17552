"""All settings as operators read them: in `--help`, in `docs/settings.md`, and in warnings."""

from __future__ import annotations

import difflib
import os
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dotenv import dotenv_values
from pydantic import AliasChoices
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings

from bot.networks import Network
from bot.roles import ALL
from bot.settings import ENV_FILE, Deprecated, Settings

_OURS: Final = "SALLE_"
_PLATFORMS: Final = ("DISCORD_", "TELEGRAM_", "REDIS_")
_NAME: Final = re.compile(r"[A-Z0-9_]{1,60}")
# How like a setting a name must be to be taken for it, of 1. Names that begin with a platform's may
# be other programs'.
_LIKE: Final = 0.75
_SURELY_LIKE: Final = 0.82


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting: its names, of which the first is the usual one, and what to say of it."""

    names: tuple[str, ...]
    field: str  # of `Settings`
    about: str
    default: str  # "": none
    instead: str = ""  # what to do, where it will go; "": it stays


@dataclass(frozen=True, slots=True)
class UnknownName:
    """A name that looks like a setting and is none."""

    name: str
    nearest: str  # "": none is like it

    @property
    def advice(self) -> str:
        """What to do, as the end of a sentence."""
        return f"did you mean {self.nearest}?" if self.nearest else "docs/settings.md lists all"


def all_settings(declared: type[BaseSettings] = Settings) -> list[Setting]:
    """Every setting, in the order of its declaration."""
    return [
        Setting(
            names=_names(name, field),
            field=name,
            about=field.description or "",
            default=_default(field.default),
            instead=next((m.instead for m in field.metadata if isinstance(m, Deprecated)), ""),
        )
        for name, field in declared.model_fields.items()
    ]


def deprecated_in_use(settings: BaseSettings) -> list[Setting]:
    """Those that are set, and will go."""
    given = settings.model_fields_set
    return [one for one in all_settings(type(settings)) if one.instead and one.field in given]


def help_text() -> str:
    """The end of `python -m bot --help`."""
    lines = [f"Settings come from the environment or from a file `{ENV_FILE}` here:", ""]
    for one in all_settings():
        default = f" ({one.default})" if one.default else ""
        default += f"; will go: {one.instead}" if one.instead else ""
        name = f"  {one.names[0]:<25}"
        lines += textwrap.wrap(
            one.about + default, 100, initial_indent=name, subsequent_indent=" " * len(name)
        )
    return "\n".join(lines) + _HELP_END


_HELP_END: Final = """

Without a token Salle opens the page alone. GET /healthz answers 200 while it lives, GET /readyz
when people can play. Called with the word doctor, it checks all that and says what to do.
"""


def unknown_names(
    environment: Iterable[str] = (), env_file: Path | None = None
) -> list[UnknownName]:
    """Names in the environment and in `.env` that look like settings and are none.

    Values are neither read nor kept: a secret may stand in them.
    """
    given = {*(environment or os.environ), *dotenv_values(env_file or ENV_FILE)}
    known = {name for one in all_settings() for name in one.names}
    found = sorted({name.upper() for name in given} - known)
    return [*_unknown([name for name in found if _NAME.fullmatch(name)], known)]


def _unknown(names: Iterable[str], known: set[str]) -> Iterator[UnknownName]:
    for name in names:
        if name.startswith(_OURS):
            bare = name.removeprefix(_OURS)
            yield UnknownName(name, bare if bare in known else _nearest(name, known, _LIKE))
        elif name.startswith(_PLATFORMS) and (near := _nearest(name, known, _SURELY_LIKE)):
            yield UnknownName(name, near)


def _nearest(name: str, known: set[str], like: float) -> str:
    return next(iter(difflib.get_close_matches(name, known, n=1, cutoff=like)), "")


def _names(name: str, field: FieldInfo) -> tuple[str, ...]:
    alias = field.validation_alias
    if isinstance(alias, AliasChoices):
        return tuple(map(str, alias.choices))
    return (str(alias or name.upper()),)


def _default(value: Any) -> str:
    # As an operator would write it.
    if value == ALL:
        return "all"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        networks: tuple[Network, ...] = value
        return ", ".join(str(one.network_address) for one in networks)
    return "" if value is None else str(value)
