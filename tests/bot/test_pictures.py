"""Where pictures are drawn: never in the event loop, however quick they have become."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace

import pytest

from bot.application.model import Picture
from bot.messages.pictures import Pictures
from engines.core.seat import Pair
from engines.core.values import View
from renderers.gyges.lessons import LESSONS
from renderers.style import RenderStyle

STYLE = RenderStyle(names=Pair(one="Anna", two="Bea"))
PICTURE = Picture(view=LESSONS[0].view, style=STYLE, alt="")


def picture_for(name: str) -> Picture:
    return replace(PICTURE, style=replace(STYLE, names=Pair(one=name, two="Bea")))


def named(view: View, style: RenderStyle) -> bytes:
    """In place of a picture: whom it is for. There is no picture for Eve."""
    if style.names.one == "Eve":
        raise ValueError("for Eve")
    return style.names.one.encode()


async def test_pictures_are_never_drawn_in_the_event_loop() -> None:
    places: list[threading.Thread] = []

    def draw(view: View, style: RenderStyle) -> bytes:
        places.append(threading.current_thread())
        return b"png"

    pictures = Pictures(draw)
    assert [await pictures.png(PICTURE) for _ in range(20)] == [b"png"] * 20
    assert threading.main_thread() not in places
    pictures.close()


async def test_who_asks_at_the_same_time_or_meanwhile_gets_his_own_picture() -> None:
    pictures = Pictures(named)
    names = [f"n{number}" for number in range(40)]
    asked = [asyncio.create_task(pictures.png(picture_for(name))) for name in names[:20]]
    await asked[0]
    asked += [asyncio.create_task(pictures.png(picture_for(name))) for name in names[20:]]
    assert await asyncio.gather(*asked) == [name.encode() for name in names]
    pictures.close()


async def test_a_picture_that_fails_fails_for_who_asked_for_it_alone() -> None:
    pictures = Pictures(named)
    asked = [pictures.png(picture_for(name)) for name in ("Anna", "Eve", "Carl")]
    anna, eve, carl = await asyncio.gather(*asked, return_exceptions=True)
    assert (anna, carl) == (b"Anna", b"Carl")
    assert isinstance(eve, ValueError)
    with pytest.raises(ValueError, match="for Eve"):
        await pictures.png(picture_for("Eve"))
    pictures.close()


async def test_who_leaves_takes_no_other_picture_along() -> None:
    pictures = Pictures(named)
    leaving = asyncio.create_task(pictures.png(picture_for("Anna")))
    staying = asyncio.create_task(pictures.png(picture_for("Bea")))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying == b"Bea"
    assert leaving.cancelled()
    pictures.close()
