"""Checks Telegram's side for the operator: token, inline mode, privacy, webhook."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import aiohttp

from bot.adapters.platform_check import CANNOT_ASK, ask_platform, refused_token
from bot.adapters.telegram.places import PLATFORM
from bot.adapters.webhooks import webhook_address
from bot.observability.findings import (
    Finding,
    clock_of_header,
    ok,
    shown,
    warning,
)

_ABOUT: Final = "Telegram"
_LATELY: Final = 3_600.0  # seconds
_MANY: Final = 100  # updates that wait


async def check(
    token: str, base: str, webhook: str | None, *, has_page: bool = False
) -> Sequence[Finding]:
    """What there is to say about a token at this API, and about the webhook's address if any.

    `has_page`: whether people can open the page, and so the Mini App.
    """
    look = partial(_check, address=f"{base}/bot{token}", webhook=webhook, has_page=has_page)
    return await ask_platform(_ABOUT, look)


async def _check(
    session: aiohttp.ClientSession, *, address: str, webhook: str | None, has_page: bool
) -> list[Finding]:
    async with session.get(f"{address}/getMe") as answer:
        if answer.status in (401, 404):
            return refused_token(
                _ABOUT, "copy the token again from @BotFather (/mybots, API Token)"
            )
        me, clocks = await _result(answer), clock_of_header(_ABOUT, answer.headers)
    async with session.get(f"{address}/getWebhookInfo") as answer:
        info = await _result(answer)
    return [
        ok(_ABOUT, f"the token is good, for @{shown(str(me.get('username')))}"),
        *_manners(me),
        _mini_app(me, has_page=has_page),
        *(await _webhook(session, info, webhook)),
        *clocks,
    ]


async def _result(answer: aiohttp.ClientResponse) -> Mapping[str, Any]:
    # What a method answers. Raises ValueError.
    said = await answer.json(content_type=None)
    if answer.status != 200 or not isinstance(said, dict) or not said.get("ok"):
        raise ValueError
    found: Mapping[str, Any] = said["result"]
    return found


def _manners(me: Mapping[str, Any]) -> list[Finding]:
    has_inline = bool(me.get("supports_inline_queries"))
    faults = (
        (
            not has_inline,
            "inline mode is off: hands and moves can't be seen from the input line",
            "turn it on with /setinline at @BotFather",
        ),
        (
            not me.get("can_join_groups"),
            "the bot can't be added to groups",
            "allow it with /setjoingroups at @BotFather",
        ),
        (
            me.get("can_read_all_group_messages"),
            "privacy mode is off: Salle is told what people say to each other in groups",
            "turn it on with /setprivacy at @BotFather",
        ),
    )
    found = [ok(_ABOUT, "inline mode is on")] if has_inline else []
    return found + [warning(_ABOUT, what, advice) for is_so, what, advice in faults if is_so]


def _mini_app(me: Mapping[str, Any], *, has_page: bool) -> Finding:
    if not has_page:
        return ok(_ABOUT, "the board can't be opened in the app: SALLE_PAGE_URL isn't set")
    if me.get("has_main_web_app"):
        return ok(_ABOUT, "the board opens in the app, from private chats and groups")
    return warning(
        _ABOUT,
        "the board opens in the app from private chats, not from groups: the bot has no main app",
        "see docs/telegram.md, The board inside Telegram",
    )


async def _webhook(
    session: aiohttp.ClientSession, info: Mapping[str, Any], webhook: str | None
) -> list[Finding]:
    found = []
    pending = int(info.get("pending_update_count") or 0)
    if pending > _MANY:
        what = f"{pending} updates wait to be taken"
        found.append(warning(_ABOUT, what, "see whether Salle runs, and whether she keeps up"))
    said = str(info.get("last_error_message") or "")
    if said and time.time() - float(info.get("last_error_date") or 0) < _LATELY:
        what = f"lately the webhook could not be delivered to: {shown(said)}"
        found.append(warning(_ABOUT, what, "see whether the address leads to Salle's port"))
    present = str(info.get("url") or "")
    if webhook is None:
        if present:
            what = "updates are sent to a webhook, but TELEGRAM_WEBHOOK_URL is not set"
            advice = "set it; else Salle takes the webhook away when she starts, and asks herself"
            found.append(warning(_ABOUT, what, advice))
        return found or [ok(_ABOUT, "updates are asked for; no webhook is set")]
    address = webhook_address(webhook, PLATFORM)
    if present != address:
        what = "the webhook that is set is not TELEGRAM_WEBHOOK_URL"
        found.append(warning(_ABOUT, what, "start Salle: she sets it"))
    return [*found, await _reached(session, address)]


async def _reached(session: aiohttp.ClientSession, address: str) -> Finding:
    # Whether Salle answers at her webhook's address: she refuses calls without the secret.
    try:
        async with session.post(address, json={}, allow_redirects=False) as answer:
            status = answer.status
    except CANNOT_ASK as err:
        return warning(
            _ABOUT,
            f"TELEGRAM_WEBHOOK_URL can't be reached from here ({type(err).__name__})",
            "see whether Salle runs, whether the proxy does, and where the name leads",
        )
    if status == 403:
        return ok(_ABOUT, "Salle answers at TELEGRAM_WEBHOOK_URL")
    return warning(
        _ABOUT,
        f"what answers at TELEGRAM_WEBHOOK_URL isn't Salle's webhook (status {status})",
        "see whether Salle runs, and whether the proxy leads this path to SALLE_PORT",
    )
