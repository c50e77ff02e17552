"""Words for a device: no more of a user agent is kept than these."""

from __future__ import annotations

from typing import Final

# What a user agent says, in the order in which it is looked for: many name others besides.
_BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """Browser and system, such as "Firefox, Linux"; "" if neither is known."""
    found = (
        next((name for sign, name in known.items() if sign in user_agent), "")
        for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, found))
