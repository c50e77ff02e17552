"""Which app a request comes from, by its address."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from aiohttp import web

PREFIX: Final = "/app/"


class Frame(StrEnum):
    """An app that shows the page in a frame of its own; its value is the platform's name."""

    TELEGRAM = "telegram"
    DISCORD = "discord"

    @property
    def base(self) -> str:
        """What the addresses of its pages begin with."""
        return f"{PREFIX}{self}"


def frame_of(request: web.Request) -> Frame | None:
    """The app in which a request was made; None in a browser."""
    return frame_at(request.path)


def frame_at(path: str) -> Frame | None:
    """The app that a path belongs to; None if it is the open page's."""
    if not path.startswith(PREFIX):
        return None
    name = path.removeprefix(PREFIX).partition("/")[0]
    return Frame(name) if name in tuple(Frame) else None


# What can be shared, by its start parameter.
_STARTS: Final = (
    (re.compile(r"t_([a-z0-9]{1,16})", re.ASCII), r"/t/\1"),
    (re.compile(r"p_([a-z0-9_]{1,40})_([0-9]{1,6})", re.ASCII), r"/puzzle/\1/\2"),
    (re.compile(r"u_([A-Za-z0-9_-]{22,160})", re.ASCII), r"/p/\1"),
    (re.compile(r"w_([0-9a-z]{4,12})", re.ASCII), r"/tournament/\1"),
)


def path_of_start(start: str) -> str:
    """The page that a link into an app names, as `page/src/host/start.ts` does; "": none."""
    found = ((form.fullmatch(start), path) for form, path in _STARTS)
    return next((match.expand(path) for match, path in found if match), "")


def path_of(request: web.Request) -> str:
    """The path of a request as it is on the open page."""
    frame = frame_of(request)
    return request.path.removeprefix(frame.base) or "/" if frame else request.path
