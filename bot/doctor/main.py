"""The doctor's round: every check, whatever the others say, and an exit code."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from bot.doctor import machine, store
from bot.observability.findings import Finding, Level, failed, ok, warning
from bot.settings import Settings, StartError, read_settings
from bot.settings_list import deprecated_in_use, unknown_names

USAGE: Final = """\
usage: python -m bot doctor

Checks what Salle needs: tokens and permissions, webhook, Redis, fonts, games, clocks, ports, data
folder, libraries. Says what to do about what isn't right. Nothing is changed, and no token is
printed. The exit code is 1 if something failed, else 0.
"""

_LONGEST: Final = 30.0  # seconds for a check
_SHORTEST: Final = 6  # characters of a secret; what is shorter stands in every line
_HIDDEN: Final = "[hidden]"

Check = Callable[[], Awaitable[Iterable[Finding]]]


def main(arguments: Sequence[str]) -> int:
    """Check everything and print it; the exit code."""
    if arguments:
        sys.stdout.write(USAGE)
        return 0 if arguments[0] in ("-h", "--help") else 2
    logging.disable()  # what is wrong is said in our own lines
    try:
        settings = read_settings()
    except StartError as err:
        finding = failed("Settings", str(err).rstrip("."), "correct it in .env or the environment")
        return _tell([finding], secrets=())
    return _tell(asyncio.run(examine(settings)), secrets=settings.secrets)


async def examine(settings: Settings) -> list[Finding]:
    """All findings, in the order in which they are read."""
    found = await asyncio.gather(*(_done(name, check) for name, check in _checks(settings).items()))
    return [*read_well(settings), *(one for findings in found for one in findings)]


def read_well(settings: Settings) -> list[Finding]:
    """That the settings can be read; what looks like one and is none; what is set and will go."""
    return [
        ok("Settings", "they can be read"),
        *(
            warning("Settings", f"{one.name} is no setting of Salle's", one.advice)
            for one in unknown_names()
        ),
        *(
            warning("Settings", f"{one.names[0]} will go in a later version", one.instead)
            for one in deprecated_in_use(settings)
        ),
    ]


def _checks(settings: Settings) -> dict[str, Check]:
    checks: dict[str, Check] = {
        "Python": lambda: asyncio.to_thread(lambda: list(machine.check_python())),
        "Data": lambda: asyncio.to_thread(lambda: list(machine.check_data(settings))),
        "Redis": lambda: store.check(settings),
        "Games": lambda: asyncio.to_thread(lambda: list(machine.check_games())),
        "Computers": lambda: asyncio.to_thread(lambda: list(machine.check_computers())),
        "Fonts": lambda: asyncio.to_thread(lambda: list(machine.check_fonts())),
        "Ports": lambda: machine.check_ports(settings),
    }
    if settings.discord_token:
        checks["Discord"] = lambda: _discord(settings)
    if settings.telegram_token:
        checks["Telegram"] = lambda: _telegram(settings)
    return checks


async def _discord(settings: Settings) -> Iterable[Finding]:
    from bot.adapters.discord.doctor import check  # noqa: PLC0415 - only where it is played

    assert settings.discord_token  # noqa: S101 - else it isn't checked
    return await check(
        settings.discord_token.get_secret_value(),
        settings.discord_api_base,
        has_page=bool(settings.page_url),
        has_secret=bool(settings.discord_client_secret),
    )


async def _telegram(settings: Settings) -> Iterable[Finding]:
    from bot.adapters.telegram.doctor import check  # noqa: PLC0415 - only where it is played

    assert settings.telegram_token  # noqa: S101 - else it isn't checked
    token = settings.telegram_token.get_secret_value()
    return await check(
        token,
        settings.telegram_api_base,
        settings.telegram_webhook_url,
        has_page=bool(settings.page_url),
    )


async def _done(name: str, check: Check) -> list[Finding]:
    # What a check finds; also where it breaks, or has no end.
    try:
        async with asyncio.timeout(_LONGEST):
            return list(await check())
    except TimeoutError:
        return [failed(name, f"no answer within {_LONGEST:.0f} s", "see whether it is overloaded")]
    except Exception as err:
        what = f"the check itself broke ({type(err).__name__})"
        return [failed(name, what, "report it, with the version that salle --version tells")]


def _tell(findings: Sequence[Finding], *, secrets: Sequence[str]) -> int:
    for finding in findings:
        line = f"{finding.level:<8} {finding.about:<9} {finding.what}."
        if finding.advice:
            line += f"\n{'':<18} -> {finding.advice}"
        for secret in secrets:
            if len(secret) >= _SHORTEST:
                line = line.replace(secret, _HIDDEN)
        sys.stdout.write(f"{line}\n")
    return 1 if any(finding.level is Level.FAILED for finding in findings) else 0
