"""What the doctor does on every platform: asks it, and says if it can't or takes no token."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import aiohttp

from bot.observability.findings import Finding, failed

_PATIENCE: Final = aiohttp.ClientTimeout(total=10.0)

# What is raised where nothing answers, or something that isn't the platform.
CANNOT_ASK: Final = (aiohttp.ClientError, TimeoutError, OSError, ValueError)


async def ask_platform(
    about: str,
    ask: Callable[[aiohttp.ClientSession], Awaitable[Sequence[Finding]]],
    *,
    headers: Mapping[str, str] | None = None,
) -> Sequence[Finding]:
    """What `ask` finds; or that the platform can't be reached."""
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=_PATIENCE) as session:
            return await ask(session)
    except CANNOT_ASK as err:
        # Not what it says: it may name the address, and with it the token.
        what = f"it can't be reached ({type(err).__name__})"
        base = f"{about.upper()}_API_BASE"
        advice = f"look at this machine's network and its way out; {base}, if it is set"
        return [failed(about, what, advice)]


def refused_token(about: str, advice: str) -> list[Finding]:
    """The platform doesn't take the token; `advice` says where to get one."""
    return [failed(about, f"it refuses {about.upper()}_TOKEN", advice)]
