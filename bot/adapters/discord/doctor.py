"""Checks Discord's side for the operator: token, application, permissions, way in."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import aiohttp

from bot.adapters.platform_check import ask_platform, refused_token
from bot.observability.findings import (
    Finding,
    clock_of_header,
    failed,
    ok,
    shown,
    warning,
)

_ABOUT: Final = "Discord"
_PAGE: Final = "https://discord.com/developers/applications"
_NAMED: Final = 5  # servers that are named
_FEW_STARTS: Final = 50

# The permissions that boards need in a server, by the names that Discord shows.
NEEDED: Final[Mapping[str, int]] = {
    "View Channels": 1 << 10,
    "Send Messages": 1 << 11,
    "Embed Links": 1 << 14,
    "Attach Files": 1 << 15,
    "Read Message History": 1 << 16,
    "Create Public Threads": 1 << 35,
    "Send Messages in Threads": 1 << 38,
}

_ADMINISTRATOR: Final = 1 << 3
_EMBEDDED: Final = 1 << 17  # a flag of applications that are activities
# Intents that Salle doesn't need, by the flags of applications that have them.
_PRIVILEGED: Final = {
    "Presence": (1 << 12) | (1 << 13),
    "Server Members": (1 << 14) | (1 << 15),
    "Message Content": (1 << 18) | (1 << 19),
}


async def check(
    token: str, base: str, *, has_page: bool = False, has_secret: bool = False
) -> Sequence[Finding]:
    """What there is to say about a token at this API.

    `has_page`, `has_secret`: of what an activity needs, what the settings give.
    """
    headers = {"Authorization": f"Bot {token}"}
    return await ask_platform(
        _ABOUT,
        partial(_check, base=base, has_page=has_page, has_secret=has_secret),
        headers=headers,
    )


async def _check(
    session: aiohttp.ClientSession, *, base: str, has_page: bool, has_secret: bool
) -> list[Finding]:
    async with session.get(f"{base}/applications/@me") as answer:
        if answer.status == 401:
            advice = f"make a new token at {_PAGE} (your application, Bot, Reset Token)"
            return refused_token(_ABOUT, advice)
        if answer.status != 200:
            return [_odd(answer.status)]
        application, found = await answer.json(), clock_of_header(_ABOUT, answer.headers)
    rest = await asyncio.gather(_guilds(session, base), _starts(session, base))
    return [
        ok(_ABOUT, f"the token is good, for application {int(application['id'])}"),
        *_way_of_interactions(application),
        *_intents(application),
        *_installing(application),
        _activity(application, has_page=has_page, has_secret=has_secret),
        *(finding for findings in rest for finding in findings),
        *found,
    ]


def _odd(status: int) -> Finding:
    return warning(
        _ABOUT,
        f"it answers with status {status}",
        "try again in some minutes, and look at https://discordstatus.com",
    )


def _way_of_interactions(application: Mapping[str, Any]) -> list[Finding]:
    if not application.get("interactions_endpoint_url"):
        return []
    return [
        failed(
            _ABOUT,
            "commands and taps are sent to an Interactions Endpoint URL, and not to Salle",
            f"empty that field at {_PAGE} (General Information)",
        )
    ]


def _intents(application: Mapping[str, Any]) -> list[Finding]:
    flags = int(application.get("flags") or 0)
    extra = [name for name, bits in _PRIVILEGED.items() if flags & bits]
    if not extra:
        return [ok(_ABOUT, "no privileged intent is on, and none is needed")]
    return [
        warning(
            _ABOUT,
            f"privileged intents are on that Salle doesn't need: {', '.join(extra)}",
            f"turn them off at {_PAGE} (Bot), so that she is told no more than she uses",
        )
    ]


def _installing(application: Mapping[str, Any]) -> list[Finding]:
    # What the install link gives to Salle.
    ways: Mapping[str, Any] = application.get("integration_types_config") or {}
    advice = f"see README.md, In Discord, and set it at {_PAGE} (Installation)"
    found = []
    if "0" not in ways:
        found.append(warning(_ABOUT, "servers can't install Salle", advice))
    if "1" not in ways:
        found.append(warning(_ABOUT, "people can't install Salle for themselves", advice))
    given = (ways.get("0") or {}).get("oauth2_install_params") or {}
    if "0" in ways:
        scopes = {"bot", "applications.commands"} - set(given.get("scopes") or ())
        missing = _missing(int(given.get("permissions") or 0))
        if scopes:
            what = f"the install link lacks the scopes {', '.join(sorted(scopes))}"
            found.append(warning(_ABOUT, what, advice))
        elif missing:
            what = f"the install link lacks the permissions {', '.join(missing)}"
            found.append(warning(_ABOUT, what, advice))
    return found or [ok(_ABOUT, "the install link gives what is needed")]


def _activity(application: Mapping[str, Any], *, has_page: bool, has_secret: bool) -> Finding:
    is_activity = bool(int(application.get("flags") or 0) & _EMBEDDED)
    missing = {
        "SALLE_PAGE_URL": has_page,
        "DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET": has_secret,
        "activities, to be enabled for the application": is_activity,
    }
    lacking = [name for name, is_there in missing.items() if not is_there]
    if not lacking:
        return ok(_ABOUT, "the board opens in Discord, as an activity")
    if not is_activity:
        return ok(_ABOUT, f"the board can't be opened in Discord: needed is {'; '.join(lacking)}")
    return warning(
        _ABOUT,
        f"the activity can't be launched: needed is {'; '.join(lacking)}",
        "see docs/discord.md, The board inside Discord",
    )


async def _guilds(session: aiohttp.ClientSession, base: str) -> list[Finding]:
    async with session.get(f"{base}/users/@me/guilds?limit=200") as answer:
        if answer.status != 200:
            return [_odd(answer.status)]
        guilds: list[Mapping[str, Any]] = await answer.json()
    if not guilds:
        return [ok(_ABOUT, "Salle is in no server yet: open the install link")]
    lacking = {
        shown(str(guild.get("name"))): missing
        for guild in guilds
        if (missing := _missing(int(guild.get("permissions") or 0)))
    }
    if not lacking:
        return [ok(_ABOUT, f"Salle has her permissions in all {len(guilds)} servers")]
    named = "; ".join(f"{name}: {', '.join(some)}" for name, some in list(lacking.items())[:_NAMED])
    more = f"; and {len(lacking) - _NAMED} more" if len(lacking) > _NAMED else ""
    return [
        warning(
            _ABOUT,
            f"permissions are missing in {len(lacking)} of {len(guilds)} servers ({named}{more})",
            "have them given to Salle's role there, or install her anew by the install link",
        )
    ]


async def _starts(session: aiohttp.ClientSession, base: str) -> list[Finding]:
    # How often a connection may be begun today, which is what a loop of restarts uses up.
    async with session.get(f"{base}/gateway/bot") as answer:
        if answer.status != 200:
            return [_odd(answer.status)]
        told = await answer.json()
    left = int(told.get("session_start_limit", {}).get("remaining", _FEW_STARTS))
    if left < _FEW_STARTS:
        hours = told["session_start_limit"].get("reset_after", 0) / 3_600_000
        what = f"only {left} more connections may be begun in the next {hours:.0f} hours"
        return [warning(_ABOUT, what, "find out why Salle is started so often")]
    return [ok(_ABOUT, f"the gateway answers, for {int(told.get('shards', 1))} shards")]


def _missing(permissions: int) -> list[str]:
    if permissions & _ADMINISTRATOR:
        return []
    return [name for name, bit in NEEDED.items() if not permissions & bit]
