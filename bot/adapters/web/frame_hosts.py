"""The apps in which an operator lets the page be opened, and who may frame it there.

Security headers are added to every answer: only what is under an app's own addresses may be framed,
and only by that app.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.adapters.web.activity_instances import ActivityInstances
from bot.adapters.web.chat_logins import Provider
from bot.adapters.web.frame_places import Frame, frame_of
from bot.adapters.web.pages import content_security_policy
from bot.settings import Settings

HEADERS: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

# The platforms' own clients in a browser: who may frame the page, as a Content-Security-Policy says
# it. Others show it in a window of their own.
_HOSTS: Final = {
    Frame.TELEGRAM: "https://web.telegram.org",
    Frame.DISCORD: "https://discord.com https://ptb.discord.com https://canary.discord.com",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Apps:
    """What is known of each app that is set up."""

    telegram_token: str = ""  # "": there is no Mini App
    telegram_api: str = ""
    activity: ActivityInstances | None = None  # None: there is no activity
    proxy: str = ""  # the origin that Discord gives to the activity's pages

    @classmethod
    def of(cls, settings: Settings, providers: Mapping[str, Provider]) -> Apps:
        """As the operator has set it up. Without a public address there is none."""
        token, bot = settings.telegram_token, settings.discord_token
        provider = providers.get(Frame.DISCORD)
        activity = None
        if provider and bot:
            activity = ActivityInstances(
                provider=provider, api=settings.discord_api_base, token=bot.get_secret_value()
            )
        return cls(
            telegram_token=token.get_secret_value() if token and settings.page_url else "",
            telegram_api=settings.telegram_api_base,
            activity=activity,
            proxy=f"https://{settings.discord_client_id}.discordsays.com",
        )

    @property
    def offered(self) -> Sequence[Frame]:
        """Those in which the page can be opened."""
        found = {Frame.TELEGRAM: bool(self.telegram_token), Frame.DISCORD: bool(self.activity)}
        return [frame for frame, is_offered in found.items() if is_offered]

    def origin_of(self, request: web.Request) -> str | None:
        """The origin of the page that asks, where an app's proxy stands before it."""
        return self.proxy if frame_of(request) is Frame.DISCORD else None

    async def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """Add the headers of every answer, streams included."""
        frame = frame_of(request)
        hosts = _HOSTS[frame] if frame and frame in self.offered else "'none'"
        response.headers.setdefault("Content-Security-Policy", content_security_policy(hosts))
        if frame:  # Discord's SDK speaks to the referrer of the page: not to the page before it
            response.headers.setdefault("Referrer-Policy", "no-referrer")
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)


def within(base: str, routes: Iterable[web.RouteDef]) -> list[web.RouteDef]:
    """The same routes under addresses that begin with `base`."""
    return [web.route(one.method, f"{base}{one.path}", one.handler) for one in routes]
